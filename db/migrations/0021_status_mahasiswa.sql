-- The status of students through time: its papers, what a change did so that it can be taken back, exits, the state of AKM.

ALTER TABLE riwayat_status
  ADD COLUMN id_berkas_sk uuid,
  -- The live row of the same period that this one took the place of; it lives again when this one is taken back.
  ADD COLUMN id_sebelum uuid,
  ADD COLUMN id_tutup uuid,
  -- What the change did besides its row (adviser closed, akun, AKM), as it was before.
  ADD COLUMN akibat jsonb,
  ADD COLUMN dibatalkan_pada timestamptz,
  ADD COLUMN dibatalkan_oleh uuid,
  ADD COLUMN alasan_batal text CHECK (length(alasan_batal) <= 500),
  ADD CHECK (length(nomor_sk) <= 100),
  ADD CHECK (length(alasan) <= 500),
  ADD FOREIGN KEY (college_id, id_berkas_sk) REFERENCES berkas;
CREATE INDEX riwayat_status_berkas ON riwayat_status (college_id, id_berkas_sk) WHERE id_berkas_sk IS NOT NULL;
CREATE INDEX riwayat_status_tutup ON riwayat_status (college_id, id_tutup) WHERE id_tutup IS NOT NULL;

-- A run of 'Tutup status periode'; its rows name it, so that it can be undone for 24 hours.
CREATE TABLE tutup_status (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  periode integer NOT NULL,
  -- Codes of prodi as they were chosen; none means all that the operator may touch.
  prodi text[],
  jumlah integer NOT NULL DEFAULT 0 CHECK (jumlah >= 0),
  -- How many went from which status to which: {"A>N": 12}.
  ringkas jsonb NOT NULL DEFAULT '{}',
  id_akun uuid,
  selesai_pada timestamptz,
  dibatalkan_pada timestamptz,
  alasan text CHECK (length(alasan) <= 500),
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, periode) REFERENCES periode
);
CALL pasang_baris('tutup_status', 'periode');
CREATE INDEX tutup_status_periode ON tutup_status (college_id, periode, dibuat_pada DESC);
ALTER TABLE riwayat_status ADD FOREIGN KEY (college_id, id_tutup) REFERENCES tutup_status;

-- Facts of leaving that InsertMahasiswaLulusDO asks for.
ALTER TABLE mahasiswa
  ADD COLUMN nomor_pin text CHECK (length(nomor_pin) <= 60),
  ADD COLUMN jalur_skripsi boolean,
  ADD COLUMN bulan_awal_bimbingan date,
  ADD COLUMN bulan_akhir_bimbingan date;

-- Who left may look at his data for a while and change nothing; the day after the akun is closed.
ALTER TABLE akun ADD COLUMN hanya_baca_sampai date;
CREATE INDEX akun_hanya_baca ON akun (college_id, hanya_baca_sampai) WHERE hanya_baca_sampai IS NOT NULL;

ALTER TABLE aktivitas_kuliah
  -- Grades of the period were not all final when it was reckoned (AK-R49).
  ADD COLUMN sementara boolean NOT NULL DEFAULT false,
  -- A locked row stays; what would be reckoned now waits here until a Supervisor accepts it (AK-R51).
  ADD COLUMN selisih jsonb,
  -- SKS that he might have taken, as it was when the row was reckoned (AK-R20); none before that.
  ADD COLUMN hak_sks integer,
  ADD COLUMN status_pddikti text NOT NULL DEFAULT 'BELUM' CHECK (status_pddikti IN ('BELUM','SIAP','DIEKSPOR','TERKIRIM','GAGAL')),
  ADD COLUMN pesan_pddikti text,
  ADD COLUMN kunci_pddikti boolean NOT NULL GENERATED ALWAYS AS (status_pddikti = 'TERKIRIM') STORED;
-- The check panel and the filters of a period read this index alone.
CREATE INDEX aktivitas_kuliah_periksa ON aktivitas_kuliah (college_id, id_periode, id_mahasiswa) INCLUDE (status, ips, ipk, sks_semester, hak_sks, kunci, status_pddikti);
-- Whose KRS a period has: the check panel compares it with 25,000 activities.
CREATE INDEX nilai_krs ON nilai (college_id, id_periode, id_mahasiswa) WHERE huruf IS DISTINCT FROM 'W';

-- IPK and SKS of a student are those of his newest AKM.
CREATE FUNCTION salin_akm() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE mahasiswa m SET ipk = x.ipk, sks_lulus = x.sks_total
    FROM (SELECT DISTINCT ON (a.college_id, a.id_mahasiswa) a.college_id, a.id_mahasiswa, a.ipk, a.sks_total
            FROM aktivitas_kuliah a
           WHERE (a.college_id, a.id_mahasiswa) IN (SELECT b.college_id, b.id_mahasiswa FROM berubah b)
           ORDER BY a.college_id, a.id_mahasiswa, urutan_periode(a.id_periode) DESC) x
   WHERE m.college_id = x.college_id AND m.id = x.id_mahasiswa AND (m.ipk, m.sks_lulus) IS DISTINCT FROM (x.ipk, x.sks_total);
  RETURN NULL;
END $$;
CREATE TRIGGER salin_tambah AFTER INSERT ON aktivitas_kuliah REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION salin_akm();
CREATE TRIGGER salin_ubah AFTER UPDATE ON aktivitas_kuliah REFERENCING NEW TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION salin_akm();
CREATE TRIGGER salin_hapus AFTER DELETE ON aktivitas_kuliah REFERENCING OLD TABLE AS berubah FOR EACH STATEMENT EXECUTE FUNCTION salin_akm();

-- Copies change no version: whoever has the student open may still save him, and the log tells it of the AKM already.
CREATE FUNCTION tahan_versi_akm() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  turunan text[] := ARRAY['ipk','sks_lulus','angkatan','versi','diubah_pada','diubah_oleh'];
BEGIN
  IF (to_jsonb(NEW) - turunan) = (to_jsonb(OLD) - turunan) THEN
    NEW.versi := OLD.versi;
    NEW.diubah_pada := OLD.diubah_pada;
    NEW.diubah_oleh := OLD.diubah_oleh;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER turunan_akm BEFORE UPDATE OF ipk, sks_lulus ON mahasiswa FOR EACH ROW EXECUTE FUNCTION tahan_versi_akm();

-- Counts by status (DM-R10) walk every student; this holds all that they group and narrow by.
CREATE INDEX mahasiswa_hitung ON mahasiswa (college_id, id) INCLUDE (angkatan, id_prodi, periode_masuk, id_kampus, id_jenis_kelas);
