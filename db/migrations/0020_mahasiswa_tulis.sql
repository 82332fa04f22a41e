-- Students become writable: what was missing of the person and the registration, the counters of NIM, the papers, and
-- which points of completeness a record lacks.

ALTER TABLE biodata
  -- Reported to PDDikti already and changed since: the change has to be asked for there, with proof (DM-R9).
  ADD COLUMN perlu_pdm boolean NOT NULL DEFAULT false,
  ADD FOREIGN KEY (college_id, id_foto) REFERENCES berkas,
  ADD FOREIGN KEY (college_id, id_tanda_tangan) REFERENCES berkas;
CREATE INDEX biodata_foto ON biodata (college_id, id_foto) WHERE id_foto IS NOT NULL;
CREATE INDEX biodata_tanda_tangan ON biodata (college_id, id_tanda_tangan) WHERE id_tanda_tangan IS NOT NULL;
-- Whether a person is here already (DM-R4): the birth date narrows 50,000 people to a handful, whose names are then compared.
CREATE INDEX biodata_lahir ON biodata (college_id, tanggal_lahir) INCLUDE (id);
CREATE INDEX biodata_email ON biodata (college_id, lower(email));

ALTER TABLE mahasiswa
  ADD COLUMN id_jalur_pmb uuid,
  ADD COLUMN id_pendaftar uuid,
  ADD COLUMN id_kurikulum uuid,
  -- One bit a missing point of DM-R8, in the order of rules/data-master/kelengkapan, so that 'NIK kosong 812' is a count over
  -- an index instead of 50,000 records read and judged again.
  ADD COLUMN kurang integer NOT NULL DEFAULT 0,
  ADD FOREIGN KEY (college_id, id_kurikulum) REFERENCES kurikulum;
CREATE INDEX mahasiswa_kurang ON mahasiswa (college_id, kurang) INCLUDE (id_prodi, angkatan, status, id);
CREATE INDEX mahasiswa_gelombang ON mahasiswa (college_id, gelombang) INCLUDE (id_prodi, angkatan);
CREATE INDEX mahasiswa_kurikulum ON mahasiswa (college_id, id_kurikulum);

-- What is counted from other columns changes without anybody having changed the student: whoever has his record open may
-- still save it, and 'diubah oleh' keeps naming the one who did. `audit_baris` leaves these columns out as well.
CREATE FUNCTION tahan_versi_turunan() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  turunan text[] := ARRAY['kelengkapan','siap_pddikti','kurang','angkatan','versi','diubah_pada','diubah_oleh'];
BEGIN
  IF (to_jsonb(NEW) - turunan) = (to_jsonb(OLD) - turunan) THEN
    NEW.versi := OLD.versi;
    NEW.diubah_pada := OLD.diubah_pada;
    NEW.diubah_oleh := OLD.diubah_oleh;
  END IF;
  RETURN NEW;
END $$;
-- After `cap`, which counts the version up: triggers of one moment run by name.
CREATE TRIGGER turunan BEFORE UPDATE OF kelengkapan, siap_pddikti, kurang ON mahasiswa FOR EACH ROW EXECUTE FUNCTION tahan_versi_turunan();

ALTER TABLE riwayat_pendidikan
  ADD COLUMN id_referensi_prodi uuid REFERENCES referensi_prodi,
  ADD COLUMN id_berkas uuid,
  ADD FOREIGN KEY (college_id, id_berkas) REFERENCES berkas;
CREATE INDEX riwayat_pendidikan_prodi ON riwayat_pendidikan (id_referensi_prodi);
CREATE INDEX riwayat_pendidikan_berkas ON riwayat_pendidikan (college_id, id_berkas) WHERE id_berkas IS NOT NULL;

-- Counters of NIM (DM-R1): one for each beginning, such as 230101. A number that was given never comes again.
CREATE TABLE penghitung_nim (
  college_id text NOT NULL REFERENCES college,
  awalan text NOT NULL CHECK (length(awalan) BETWEEN 1 AND 22),
  terakhir integer NOT NULL CHECK (terakhir >= 0),
  PRIMARY KEY (college_id, awalan)
);
CALL pasang_dinding('penghitung_nim', 'SELECT, INSERT, UPDATE');

-- NIM that students had before a correction or who were deleted: they are nobody else's ever after.
CREATE TABLE nim_terlarang (
  college_id text NOT NULL REFERENCES college,
  nim text NOT NULL,
  pemilik text NOT NULL,
  PRIMARY KEY (college_id, nim)
);
CALL pasang_dinding('nim_terlarang', 'SELECT, INSERT');

CREATE TABLE dokumen_mahasiswa (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_mahasiswa uuid NOT NULL,
  jenis text NOT NULL,
  id_berkas uuid NOT NULL,
  nomor text CHECK (length(nomor) <= 100),
  tanggal date,
  status_verifikasi text NOT NULL DEFAULT 'menunggu' CHECK (status_verifikasi IN ('menunggu','sah','ditolak')),
  alasan_tolak text CHECK (length(alasan_tolak) <= 255),
  diverifikasi_oleh uuid,
  diverifikasi_pada timestamptz,
  PRIMARY KEY (college_id, id),
  CHECK (status_verifikasi <> 'ditolak' OR alasan_tolak IS NOT NULL),
  FOREIGN KEY (college_id, id_mahasiswa) REFERENCES mahasiswa ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_berkas) REFERENCES berkas
);
CALL pasang_baris('dokumen_mahasiswa', 'jenis');
CREATE INDEX dokumen_mahasiswa_mahasiswa ON dokumen_mahasiswa (college_id, id_mahasiswa, jenis);
CREATE INDEX dokumen_mahasiswa_status ON dokumen_mahasiswa (college_id, status_verifikasi, dibuat_pada);
CREATE INDEX dokumen_mahasiswa_berkas ON dokumen_mahasiswa (college_id, id_berkas);
CREATE POLICY prodi ON dokumen_mahasiswa AS RESTRICTIVE USING ((SELECT app_prodi()) IS NULL
  OR EXISTS (SELECT 1 FROM mahasiswa m WHERE m.college_id = dokumen_mahasiswa.college_id AND m.id = dokumen_mahasiswa.id_mahasiswa));

-- The timeline of a student must find rows that are gone: a deleted row names its owner only in the log.
CREATE INDEX audit_log_hapus_mahasiswa ON audit_log (college_id, (sebelum ->> 'idMahasiswa')) WHERE sesudah IS NULL AND sebelum ? 'idMahasiswa';
CREATE INDEX audit_log_hapus_biodata ON audit_log (college_id, (sebelum ->> 'idBiodata')) WHERE sesudah IS NULL AND sebelum ? 'idBiodata';
