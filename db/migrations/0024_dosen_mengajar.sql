-- What lecturers are there for: advisees, hours they offer, courses they are able to teach, classes they have to teach.

-- Why an advisor's row ended. Only what an exit has closed is opened again when the exit is taken back (States, 'Batalkan keluar').
ALTER TABLE dosen_pa
  ADD COLUMN sebab_akhir text CHECK (sebab_akhir IN ('ganti','pindah','lepas','keluar')),
  ADD CONSTRAINT dosen_pa_rentang CHECK (akhir_periode IS NULL OR urutan_periode(akhir_periode) >= urutan_periode(mulai_periode)),
  ADD FOREIGN KEY (college_id, mulai_periode) REFERENCES periode,
  ADD FOREIGN KEY (college_id, akhir_periode) REFERENCES periode;
CREATE INDEX dosen_pa_mahasiswa ON dosen_pa (college_id, id_mahasiswa);
CREATE INDEX dosen_pa_mulai ON dosen_pa (college_id, mulai_periode);
CREATE INDEX dosen_pa_akhir ON dosen_pa (college_id, akhir_periode);
-- A row is seen by whoever may see its student.
CREATE POLICY prodi ON dosen_pa AS RESTRICTIVE USING (
  (SELECT app_prodi()) IS NULL
  OR EXISTS (SELECT 1 FROM mahasiswa m WHERE m.college_id = dosen_pa.college_id AND m.id = dosen_pa.id_mahasiswa));
-- Loads of lecturers (DM-R12): the student carries who advises him now, written together with the live row.
CREATE INDEX mahasiswa_bimbingan ON mahasiswa (college_id, id_dosen_pa) WHERE id_dosen_pa IS NOT NULL AND status IN ('A','C','N','S','U','O');
-- Who has no advisor: the red counter of the screen, by prodi.
CREATE INDEX mahasiswa_tanpa_pa ON mahasiswa (college_id, id_prodi, angkatan, nim) WHERE id_dosen_pa IS NULL AND status IN ('A','C','N','S','U','O');

-- Hours of teaching of a group (Pagi, Malam ...). Friday may differ, so a number can occur twice with other days.
CREATE TABLE sesi_kuliah (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_kelompok_sesi uuid NOT NULL, nomor integer NOT NULL CHECK (nomor BETWEEN 1 AND 30),
  hari integer[] NOT NULL CHECK (hari <@ ARRAY[1,2,3,4,5,6,7] AND cardinality(hari) > 0),
  jam_mulai time NOT NULL, jam_selesai time NOT NULL, sks numeric(4,2) NOT NULL CHECK (sks > 0), aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_kelompok_sesi) REFERENCES kelompok_sesi,
  CONSTRAINT sesi_kuliah_jam CHECK (jam_mulai < jam_selesai)
);
CREATE UNIQUE INDEX sesi_kuliah_nomor ON sesi_kuliah (college_id, id_kelompok_sesi, nomor, hari);
CALL pasang_baris('sesi_kuliah', 'nomor');

-- Who teaches a class and how much of it. A class without rows is taught by its lecturer alone.
CREATE TABLE pengampu (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_kelas uuid NOT NULL, id_dosen uuid NOT NULL,
  peran text NOT NULL DEFAULT 'A' CHECK (peran IN ('K','A','T')), urut integer NOT NULL DEFAULT 1,
  sks_substansi numeric(5,2) NOT NULL CHECK (sks_substansi >= 0),
  PRIMARY KEY (college_id, id),
  UNIQUE (college_id, id_kelas, id_dosen),
  FOREIGN KEY (college_id, id_kelas) REFERENCES kelas_kuliah ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_dosen) REFERENCES dosen
);
CREATE UNIQUE INDEX pengampu_koordinator ON pengampu (college_id, id_kelas) WHERE peran = 'K';
CREATE INDEX pengampu_dosen ON pengampu (college_id, id_dosen);
CALL pasang_baris('pengampu', 'peran');

-- When lecturers may fill in their hours for a period, where the office sets it itself; otherwise the calendar's window holds.
CREATE TABLE pengisian_kesediaan (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  periode integer NOT NULL, buka timestamptz NOT NULL, tutup timestamptz NOT NULL,
  PRIMARY KEY (college_id, id),
  UNIQUE (college_id, periode),
  FOREIGN KEY (college_id, periode) REFERENCES periode,
  CONSTRAINT pengisian_kesediaan_rentang CHECK (buka < tutup)
);
CALL pasang_baris('pengisian_kesediaan', 'periode');

-- A lecturer without a row has not begun ('belum'). The grid is one object, 'day:session' -> 1 offers, 2 if need be, 3 no.
CREATE TABLE kesediaan_mengajar (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  periode integer NOT NULL, id_dosen uuid NOT NULL,
  status text NOT NULL DEFAULT 'draf' CHECK (status IN ('draf','dikirim','dikunci')),
  grid jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(grid) = 'object'),
  kampus uuid[] NOT NULL DEFAULT '{}', sks_minimal numeric(4,1) CHECK (sks_minimal BETWEEN 0 AND 40), sks_maksimal numeric(4,1) CHECK (sks_maksimal BETWEEN 0 AND 40),
  daring boolean NOT NULL DEFAULT false, makul jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(makul) = 'array'),
  catatan text CHECK (length(catatan) <= 1000), dikirim_pada timestamptz, diingatkan_pada timestamptz,
  PRIMARY KEY (college_id, id),
  UNIQUE (college_id, periode, id_dosen),
  FOREIGN KEY (college_id, periode) REFERENCES periode,
  FOREIGN KEY (college_id, id_dosen) REFERENCES dosen ON DELETE CASCADE,
  CONSTRAINT kesediaan_mengajar_sks CHECK (sks_minimal <= sks_maksimal)
);
CREATE INDEX kesediaan_mengajar_dosen ON kesediaan_mengajar (college_id, id_dosen);
CREATE INDEX kesediaan_mengajar_status ON kesediaan_mengajar (college_id, periode, status);
CALL pasang_baris('kesediaan_mengajar', 'status');

-- Rows of lecturers are seen by whoever may see their homebase; guests have none, so only operators of the whole college see theirs.
CREATE POLICY prodi ON kesediaan_mengajar AS RESTRICTIVE USING (
  (SELECT app_prodi()) IS NULL
  OR EXISTS (SELECT 1 FROM dosen d WHERE d.college_id = kesediaan_mengajar.college_id AND d.id = kesediaan_mengajar.id_dosen
              AND d.id_prodi_homebase = ANY ((SELECT app_prodi())::uuid[])));

CREATE TABLE kualifikasi (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_dosen uuid NOT NULL, id_makul uuid NOT NULL,
  tingkat integer NOT NULL CHECK (tingkat BETWEEN 1 AND 3),
  dasar text[] NOT NULL DEFAULT '{}' CHECK (dasar <@ ARRAY['pendidikan','sertifikasi','penelitian','pengalaman']),
  disetujui_oleh uuid, tanggal date, berlaku_sampai date,
  PRIMARY KEY (college_id, id),
  UNIQUE (college_id, id_dosen, id_makul),
  FOREIGN KEY (college_id, id_dosen) REFERENCES dosen ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_makul) REFERENCES mata_kuliah ON DELETE CASCADE,
  FOREIGN KEY (college_id, disetujui_oleh) REFERENCES akun,
  CONSTRAINT kualifikasi_disetujui CHECK (disetujui_oleh IS NULL OR tanggal IS NOT NULL)
);
CREATE INDEX kualifikasi_makul ON kualifikasi (college_id, id_makul, tingkat);
CREATE INDEX kualifikasi_penyetuju ON kualifikasi (college_id, disetujui_oleh);
CALL pasang_baris('kualifikasi', 'tingkat');
-- A qualification belongs to the prodi of its course.
CREATE POLICY prodi ON kualifikasi AS RESTRICTIVE USING (
  (SELECT app_prodi()) IS NULL
  OR EXISTS (SELECT 1 FROM mata_kuliah k WHERE k.college_id = kualifikasi.college_id AND k.id = kualifikasi.id_makul
              AND k.id_prodi = ANY ((SELECT app_prodi())::uuid[])));

-- The row without course and class type is the lecturer's SKS of the period (DM-R13); the others ask for classes of one kind.
CREATE TABLE kelas_wajib (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  periode integer NOT NULL, id_dosen uuid NOT NULL, id_makul uuid, id_jenis_kelas uuid,
  jumlah_kelas integer CHECK (jumlah_kelas BETWEEN 1 AND 20), sks_wajib numeric(4,1) CHECK (sks_wajib BETWEEN 0 AND 40),
  alasan text CHECK (length(alasan) <= 300),
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, periode) REFERENCES periode,
  FOREIGN KEY (college_id, id_dosen) REFERENCES dosen ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_makul) REFERENCES mata_kuliah,
  FOREIGN KEY (college_id, id_jenis_kelas) REFERENCES jenis_kelas,
  CONSTRAINT kelas_wajib_sasaran CHECK (num_nonnulls(id_makul, id_jenis_kelas) <= 1),
  CONSTRAINT kelas_wajib_isi CHECK (num_nonnulls(jumlah_kelas, sks_wajib) = 1)
);
CREATE UNIQUE INDEX kelas_wajib_sama ON kelas_wajib (college_id, periode, id_dosen, id_makul, id_jenis_kelas) NULLS NOT DISTINCT;
CREATE INDEX kelas_wajib_dosen ON kelas_wajib (college_id, id_dosen);
CREATE INDEX kelas_wajib_makul ON kelas_wajib (college_id, id_makul);
CREATE INDEX kelas_wajib_jenis ON kelas_wajib (college_id, id_jenis_kelas);
CALL pasang_baris('kelas_wajib', 'periode');
CREATE POLICY prodi ON kelas_wajib AS RESTRICTIVE USING (
  (SELECT app_prodi()) IS NULL
  OR EXISTS (SELECT 1 FROM dosen d WHERE d.college_id = kelas_wajib.college_id AND d.id = kelas_wajib.id_dosen
              AND d.id_prodi_homebase = ANY ((SELECT app_prodi())::uuid[])));
