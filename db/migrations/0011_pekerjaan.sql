-- Uploaded and made files, and the work that runs in the background (platform.md: berkas, pekerjaan).

-- A row is what is known of a file; the content lies in the file store under its sha256, once a college however many
-- rows share it. Rows of the states 'dihapus' stay for the history, their content goes with the last row that needs it.
CREATE TABLE berkas (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  nama text NOT NULL CHECK (length(nama) BETWEEN 1 AND 200),
  mime text NOT NULL CHECK (length(mime) <= 100),
  ukuran bigint NOT NULL CHECK (ukuran >= 0),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  -- The thumbnail of a photo (PL-R57).
  sha256_kecil text CHECK (sha256_kecil ~ '^[0-9a-f]{64}$'),
  jenis text NOT NULL CHECK (jenis IN ('foto','dokumen','impor','hasil','template','huruf')),
  area text CHECK (length(area) <= 40),
  -- Who decides about reading it: the kind of row that refers to it, and that row. Keys of rows are numbers or uuids.
  pemilik_jenis text CHECK (length(pemilik_jenis) <= 40),
  id_pemilik text CHECK (length(id_pemilik) <= 100),
  status text NOT NULL DEFAULT 'sementara' CHECK (status IN ('sementara','tersimpan','karantina','dihapus')),
  kedaluwarsa_pada timestamptz,
  PRIMARY KEY (college_id, id),
  CHECK (status <> 'tersimpan' OR (pemilik_jenis IS NOT NULL AND id_pemilik IS NOT NULL))
);
CREATE INDEX berkas_pemilik ON berkas (college_id, pemilik_jenis, id_pemilik);
CREATE INDEX berkas_isi ON berkas (college_id, sha256);
CREATE INDEX berkas_isi_kecil ON berkas (college_id, sha256_kecil) WHERE sha256_kecil IS NOT NULL;
CREATE INDEX berkas_kedaluwarsa ON berkas (college_id, kedaluwarsa_pada) WHERE kedaluwarsa_pada IS NOT NULL;
CALL pasang_baris('berkas', 'nama');

CREATE TABLE pekerjaan (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  jenis text NOT NULL CHECK (jenis ~ '^[a-z0-9_]{1,60}$'),
  judul text NOT NULL CHECK (length(judul) BETWEEN 1 AND 200),
  status text NOT NULL DEFAULT 'antre' CHECK (status IN ('antre','berjalan','selesai','selesai_sebagian','gagal','dibatalkan','kedaluwarsa')),
  total integer CHECK (total >= 0),
  selesai integer NOT NULL DEFAULT 0 CHECK (selesai >= 0),
  gagal_jumlah integer NOT NULL DEFAULT 0 CHECK (gagal_jumlah >= 0),
  pesan text CHECK (length(pesan) <= 1000),
  parameter jsonb NOT NULL DEFAULT '{}',
  -- Where the next run goes on after this one broke off; written together with the effects it speaks of.
  titik jsonb,
  -- Repetitions after a failure: 10 s, 60 s, 300 s.
  percobaan integer NOT NULL DEFAULT 0 CHECK (percobaan BETWEEN 0 AND 3),
  mulai_pada timestamptz,
  selesai_pada timestamptz,
  -- None: the system's own work.
  id_akun uuid,
  -- The administrator behind a 'login sebagai' who asked for it.
  atas_nama uuid,
  kunci_unik text CHECK (length(kunci_unik) <= 200),
  -- May be done all over again after it has ended well, as an export.
  berulang boolean NOT NULL DEFAULT false,
  prioritas integer NOT NULL DEFAULT 0 CHECK (prioritas BETWEEN -10 AND 10),
  -- Counts the runs; a run that was given up for lost holds an older number and can write nothing any more.
  jalan_ke integer NOT NULL DEFAULT 0,
  denyut_pada timestamptz,
  coba_lagi_pada timestamptz NOT NULL DEFAULT now(),
  kedaluwarsa_pada timestamptz,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_akun) REFERENCES akun ON DELETE CASCADE
);
CALL pasang_baris('pekerjaan', 'judul');
-- Progress is written many times a minute and is no history; who began and who ended what is. Parameters may be large.
DROP TRIGGER audit ON pekerjaan;
CREATE TRIGGER audit AFTER INSERT ON pekerjaan FOR EACH ROW WHEN (NEW.id_akun IS NOT NULL)
  EXECUTE FUNCTION audit_baris('judul', '', 'parameter,titik');
CREATE TRIGGER audit_status AFTER UPDATE ON pekerjaan FOR EACH ROW WHEN (NEW.id_akun IS NOT NULL AND NEW.status IS DISTINCT FROM OLD.status)
  EXECUTE FUNCTION audit_baris('judul', '', 'parameter,titik');
-- Wakes workers and open screens when the change commits. Only keys travel: whoever hears must read the row by his own right.
CREATE FUNCTION kabarkan_pekerjaan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('pekerjaan', json_build_object('collegeId', NEW.college_id, 'idAkun', NEW.id_akun, 'id', NEW.id, 'status', NEW.status)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER kabar_baru AFTER INSERT ON pekerjaan FOR EACH ROW EXECUTE FUNCTION kabarkan_pekerjaan();
CREATE TRIGGER kabar_ubah AFTER UPDATE ON pekerjaan FOR EACH ROW
  WHEN ((NEW.status, NEW.total, NEW.selesai, NEW.gagal_jumlah, NEW.pesan, NEW.jalan_ke) IS DISTINCT FROM (OLD.status, OLD.total, OLD.selesai, OLD.gagal_jumlah, OLD.pesan, OLD.jalan_ke))
  EXECUTE FUNCTION kabarkan_pekerjaan();

CREATE UNIQUE INDEX pekerjaan_kunci ON pekerjaan (college_id, jenis, kunci_unik) WHERE kunci_unik IS NOT NULL AND status IN ('antre','berjalan');
CREATE INDEX pekerjaan_akun ON pekerjaan (college_id, id_akun, dibuat_pada DESC);
CREATE INDEX pekerjaan_terbuka ON pekerjaan (college_id, status, denyut_pada) WHERE status IN ('antre','berjalan');
CREATE INDEX pekerjaan_kedaluwarsa ON pekerjaan (college_id, kedaluwarsa_pada) WHERE kedaluwarsa_pada IS NOT NULL;

-- When the schedules of the system's own work last fell due, so that a night without power is made up for.
CREATE TABLE jadwal_pekerjaan (
  college_id text NOT NULL REFERENCES college,
  jenis text NOT NULL CHECK (jenis ~ '^[a-z0-9_]{1,60}$'),
  terakhir_pada timestamptz NOT NULL,
  PRIMARY KEY (college_id, jenis)
);
CALL pasang_dinding('jadwal_pekerjaan');

-- What refers to a file by a column of its own. The row of the file may go only after them.
ALTER TABLE operator ADD FOREIGN KEY (college_id, id_foto) REFERENCES berkas;
CREATE INDEX operator_foto ON operator (college_id, id_foto) WHERE id_foto IS NOT NULL;
