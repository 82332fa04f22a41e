-- What people read (calendar) and what the server enforces (windows), both bound to an academic period (AK-R5).
CREATE TABLE kegiatan_akademik (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kode text NOT NULL CHECK (length(kode) <= 20), nama text NOT NULL CHECK (length(nama) <= 100),
  warna text CHECK (warna ~ '^#[0-9a-f]{6}$'),
  kode_jendela text CHECK (length(kode_jendela) <= 40),
  tampil_publik boolean NOT NULL DEFAULT true,
  urut integer NOT NULL DEFAULT 0,
  PRIMARY KEY (college_id, id)
);
CREATE UNIQUE INDEX kegiatan_akademik_kode ON kegiatan_akademik (college_id, lower(kode));
CALL pasang_baris('kegiatan_akademik', 'nama');

CREATE TABLE kalender_akademik (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_periode integer NOT NULL, id_kegiatan uuid NOT NULL, nama text NOT NULL CHECK (length(nama) <= 100),
  tanggal_mulai date NOT NULL, tanggal_selesai date NOT NULL,
  libur boolean NOT NULL DEFAULT false,
  tujuan text[] NOT NULL DEFAULT '{}' CHECK (tujuan <@ ARRAY['portaldos','portalasdos','portalmhs','portalort']),
  id_prodi uuid, keterangan text CHECK (length(keterangan) <= 500),
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_periode) REFERENCES periode,
  FOREIGN KEY (college_id, id_kegiatan) REFERENCES kegiatan_akademik,
  FOREIGN KEY (college_id, id_prodi) REFERENCES prodi,
  CONSTRAINT kalender_akademik_tanggal CHECK (tanggal_mulai <= tanggal_selesai)
);
CREATE UNIQUE INDEX kalender_akademik_sama ON kalender_akademik (college_id, id_periode, id_kegiatan, id_prodi, tanggal_mulai) NULLS NOT DISTINCT;
CREATE INDEX kalender_akademik_kegiatan ON kalender_akademik (college_id, id_kegiatan);
CREATE INDEX kalender_akademik_prodi ON kalender_akademik (college_id, id_prodi);
CREATE INDEX kalender_akademik_tanggal ON kalender_akademik (college_id, tanggal_mulai);
CALL pasang_baris('kalender_akademik', 'nama');

-- A year that people outside may read, with the decree that it rests on. `tahun` is the end year, 2026 for 2025/2026.
CREATE TABLE kalender_terbit (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  tahun integer NOT NULL CHECK (tahun BETWEEN 1980 AND 2100),
  nomor_sk text CHECK (length(nomor_sk) <= 80), tanggal_sk date,
  terbit_pada timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (college_id, id),
  UNIQUE (college_id, tahun)
);
CALL pasang_baris('kalender_terbit', 'tahun');

-- One active row for each reach: a longer one takes the place of an earlier exception, which stays as a record.
CREATE TABLE jadwal_sistem (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_periode integer NOT NULL, kode text NOT NULL CHECK (length(kode) <= 40),
  mulai timestamptz NOT NULL, selesai timestamptz NOT NULL,
  id_prodi uuid, angkatan integer CHECK (angkatan BETWEEN 1980 AND 2100), id_mahasiswa uuid,
  alasan text CHECK (length(alasan) <= 300), aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_periode) REFERENCES periode,
  FOREIGN KEY (college_id, id_prodi) REFERENCES prodi,
  FOREIGN KEY (college_id, id_mahasiswa) REFERENCES mahasiswa ON DELETE CASCADE,
  CONSTRAINT jadwal_sistem_rentang CHECK (mulai < selesai),
  CONSTRAINT jadwal_sistem_alasan CHECK (alasan IS NOT NULL OR (id_prodi IS NULL AND angkatan IS NULL AND id_mahasiswa IS NULL)),
  CONSTRAINT jadwal_sistem_cakupan CHECK (id_mahasiswa IS NULL OR (id_prodi IS NULL AND angkatan IS NULL))
);
CREATE UNIQUE INDEX jadwal_sistem_sama ON jadwal_sistem (college_id, id_periode, kode, id_prodi, angkatan, id_mahasiswa) NULLS NOT DISTINCT WHERE aktif;
CREATE INDEX jadwal_sistem_selesai ON jadwal_sistem (college_id, selesai);
CREATE INDEX jadwal_sistem_prodi ON jadwal_sistem (college_id, id_prodi);
CREATE INDEX jadwal_sistem_mahasiswa ON jadwal_sistem (college_id, id_mahasiswa);
CALL pasang_baris('jadwal_sistem', 'kode');
-- General rows are everybody's; an exception is seen by whoever may see its prodi or its student.
CREATE POLICY prodi ON jadwal_sistem AS RESTRICTIVE USING (
  (SELECT app_prodi()) IS NULL
  OR (id_prodi IS NULL AND id_mahasiswa IS NULL)
  OR id_prodi = ANY ((SELECT app_prodi())::uuid[])
  OR EXISTS (SELECT 1 FROM mahasiswa m WHERE m.college_id = jadwal_sistem.college_id AND m.id = jadwal_sistem.id_mahasiswa));
