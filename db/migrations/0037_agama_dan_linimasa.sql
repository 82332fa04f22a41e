-- Counts beside the filter 'Agama' (conventions section 6): like the name and the sex, the religion of the person is copied to
-- his registrations, so that the busiest list counts one table.
ALTER TABLE mahasiswa ADD COLUMN id_agama text;
CREATE INDEX mahasiswa_agama ON mahasiswa (college_id, id_agama);

CREATE OR REPLACE FUNCTION salin_biodata() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'biodata' THEN
    UPDATE mahasiswa SET nama = NEW.nama, jenis_kelamin = NEW.jenis_kelamin, id_agama = NEW.id_agama WHERE college_id = NEW.college_id AND id_biodata = NEW.id;
    RETURN NULL;
  END IF;
  SELECT b.nama, b.jenis_kelamin, b.id_agama INTO NEW.nama, NEW.jenis_kelamin, NEW.id_agama FROM biodata b WHERE b.college_id = NEW.college_id AND b.id = NEW.id_biodata;
  RETURN NEW;
END $$;
DROP TRIGGER salin ON biodata;
CREATE TRIGGER salin AFTER UPDATE OF nama, jenis_kelamin, id_agama ON biodata FOR EACH ROW
  WHEN (OLD.nama IS DISTINCT FROM NEW.nama OR OLD.jenis_kelamin IS DISTINCT FROM NEW.jenis_kelamin OR OLD.id_agama IS DISTINCT FROM NEW.id_agama) EXECUTE FUNCTION salin_biodata();

-- A copied religion is no change of the registration: whoever has it open on a form keeps his version.
CREATE OR REPLACE FUNCTION tahan_versi_turunan() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tanpa mahasiswa := NEW;
BEGIN
  tanpa.kelengkapan := OLD.kelengkapan;
  tanpa.siap_pddikti := OLD.siap_pddikti;
  tanpa.kurang := OLD.kurang;
  tanpa.id_agama := OLD.id_agama;
  tanpa.angkatan := OLD.angkatan;
  tanpa.versi := OLD.versi;
  tanpa.diubah_pada := OLD.diubah_pada;
  tanpa.diubah_oleh := OLD.diubah_oleh;
  IF tanpa IS NOT DISTINCT FROM OLD THEN
    NEW.versi := OLD.versi;
    NEW.diubah_pada := OLD.diubah_pada;
    NEW.diubah_oleh := OLD.diubah_oleh;
  END IF;
  RETURN NEW;
END $$;
DROP TRIGGER turunan ON mahasiswa;
CREATE TRIGGER turunan BEFORE UPDATE OF kelengkapan, siap_pddikti, kurang, id_agama ON mahasiswa FOR EACH ROW EXECUTE FUNCTION tahan_versi_turunan();

CREATE OR REPLACE FUNCTION audit_massal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  -- As in `audit_baris`, and the religion of a registration, whose change the log tells of the person.
  abai CONSTANT text[] := ARRAY['college_id','versi','dibuat_pada','dibuat_oleh','diubah_pada','diubah_oleh','terakhir_masuk','kelengkapan','siap_pddikti','kurang','id_agama'];
  samar text[] := string_to_array(TG_ARGV[1], ',');
  rahasia text[] := string_to_array(TG_ARGV[2], ',');
  aksi_kini text := coalesce(nullif(current_setting('app.aksi', true), ''), CASE TG_OP WHEN 'INSERT' THEN 'tambah' WHEN 'UPDATE' THEN 'ubah' ELSE 'hapus' END);
  oleh uuid := app_akun();
  wakil uuid := nullif(current_setting('app.atas_nama', true), '')::uuid;
  ip text := nullif(current_setting('app.alamat_ip', true), '');
  agen text := nullif(current_setting('app.peramban', true), '');
  permintaan text := nullif(current_setting('app.request_id', true), '');
  sebab text := nullif(current_setting('app.alasan', true), '');
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO audit_log (college_id, id_akun, atas_nama_oleh, alamat_ip, peramban, request_id, aksi, entitas, id_baris, label, sebelum, sesudah, alasan)
    SELECT x.college_id, oleh, wakil, ip, agen, permintaan, aksi_kini, TG_TABLE_NAME, x.id::text, nullif(x.baru ->> TG_ARGV[0], ''), beda.sebelum, beda.sesudah, sebab
      FROM (SELECT b.college_id, b.id, to_jsonb(b) AS baru, to_jsonb(l) AS lama
              FROM sesudah_ubah b JOIN sebelum_ubah l ON l.college_id = b.college_id AND l.id = b.id OFFSET 0) x,
           LATERAL (SELECT jsonb_object_agg(camel(s.key), CASE WHEN s.key = ANY (rahasia) THEN '"[rahasia]"'::jsonb WHEN s.key = ANY (samar) THEN samarkan(x.lama -> s.key) ELSE x.lama -> s.key END) AS sebelum,
                           jsonb_object_agg(camel(s.key), CASE WHEN s.key = ANY (rahasia) THEN '"[rahasia]"'::jsonb WHEN s.key = ANY (samar) THEN samarkan(s.value) ELSE s.value END) AS sesudah
                      FROM jsonb_each(x.baru) AS s WHERE s.value <> x.lama -> s.key AND s.key <> ALL (abai)) beda
     WHERE beda.sesudah IS NOT NULL;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO audit_log (college_id, id_akun, atas_nama_oleh, alamat_ip, peramban, request_id, aksi, entitas, id_baris, label, sesudah, alasan)
    SELECT x.college_id, oleh, wakil, ip, agen, permintaan, aksi_kini, TG_TABLE_NAME, x.id::text, nullif(x.isi ->> TG_ARGV[0], ''), audit_isi(x.isi - abai, samar, rahasia), sebab
      FROM (SELECT b.college_id, b.id, to_jsonb(b) AS isi FROM sesudah_ubah b OFFSET 0) x;
  ELSE
    INSERT INTO audit_log (college_id, id_akun, atas_nama_oleh, alamat_ip, peramban, request_id, aksi, entitas, id_baris, label, sebelum, alasan)
    SELECT x.college_id, oleh, wakil, ip, agen, permintaan, aksi_kini, TG_TABLE_NAME, x.id::text, nullif(x.isi ->> TG_ARGV[0], ''), audit_isi(x.isi - abai, samar, rahasia), sebab
      FROM (SELECT l.college_id, l.id, to_jsonb(l) AS isi FROM sebelum_ubah l OFFSET 0) x;
  END IF;
  RETURN NULL;
END $$;

UPDATE mahasiswa m SET id_agama = b.id_agama FROM biodata b WHERE b.college_id = m.college_id AND b.id = m.id_biodata AND b.id_agama IS NOT NULL;

-- The timeline of a lecturer looks for rows that are gone by what the log kept of them, as that of a student does (0020).
CREATE INDEX audit_log_hapus_dosen ON audit_log (college_id, (sebelum ->> 'idDosen')) WHERE sesudah IS NULL AND sebelum ? 'idDosen';
