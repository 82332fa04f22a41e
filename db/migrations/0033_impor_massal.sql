-- Imports of ten thousand students: what every written row costs in triggers, and archives that come in pieces.

-- Without a regular expression, and inlined where it is asked: it is asked for every column of every written row.
CREATE OR REPLACE FUNCTION camel(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT left(name, 1) || substr(replace(initcap(replace(name, '_', ' ')), ' ', ''), 2) $$;

-- The same rows in the log as before (0001), for a fifth of the time: an inserted row is taken apart once instead of being
-- compared with nothing, and an update that changes only what the log leaves out ends before it is taken apart.
-- Arguments: label column, comma-separated masked columns, comma-separated secret columns.
CREATE OR REPLACE FUNCTION audit_baris() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  -- The last sign-in changes with each one, which the log tells in a row of its own.
  -- So does what is counted from other columns (0020): it tells nothing that those rows don't tell.
  abai CONSTANT text[] := ARRAY['college_id','versi','dibuat_pada','dibuat_oleh','diubah_pada','diubah_oleh','terakhir_masuk','kelengkapan','siap_pddikti','kurang'];
  samar text[] := string_to_array(TG_ARGV[1], ',');
  rahasia text[] := string_to_array(TG_ARGV[2], ',');
  isi jsonb;
  baru jsonb;
  lama jsonb;
  sebelum jsonb;
  sesudah jsonb;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    isi := to_jsonb(NEW);
    baru := isi - abai;
    lama := to_jsonb(OLD) - abai;
    IF baru = lama THEN RETURN NULL; END IF;
    SELECT jsonb_object_agg(camel(b.key), CASE WHEN b.key = ANY (rahasia) THEN '"[rahasia]"'::jsonb WHEN b.key = ANY (samar) THEN samarkan(lama -> b.key) ELSE lama -> b.key END),
           jsonb_object_agg(camel(b.key), CASE WHEN b.key = ANY (rahasia) THEN '"[rahasia]"'::jsonb WHEN b.key = ANY (samar) THEN samarkan(b.value) ELSE b.value END)
      INTO sebelum, sesudah
      FROM jsonb_each(baru) AS b
     WHERE b.value <> lama -> b.key;
  ELSE
    isi := CASE WHEN TG_OP = 'INSERT' THEN to_jsonb(NEW) ELSE to_jsonb(OLD) END;
    SELECT jsonb_object_agg(camel(b.key), CASE WHEN b.key = ANY (rahasia) THEN '"[rahasia]"'::jsonb WHEN b.key = ANY (samar) THEN samarkan(b.value) ELSE b.value END)
      INTO sesudah
      FROM jsonb_each(isi - abai) AS b
     WHERE b.value <> 'null'::jsonb;
    IF TG_OP = 'DELETE' THEN
      sebelum := sesudah;
      sesudah := NULL;
    END IF;
  END IF;
  INSERT INTO audit_log (college_id, id_akun, atas_nama_oleh, alamat_ip, peramban, request_id, aksi, entitas, id_baris, label, sebelum, sesudah, alasan)
  -- A row that all colleges share stands in the log of the one whose administrator changed it.
  VALUES (coalesce(isi ->> 'college_id', app_college()), app_akun(), nullif(current_setting('app.atas_nama', true), '')::uuid,
          nullif(current_setting('app.alamat_ip', true), ''), nullif(current_setting('app.peramban', true), ''), nullif(current_setting('app.request_id', true), ''),
          coalesce(nullif(current_setting('app.aksi', true), ''), CASE TG_OP WHEN 'INSERT' THEN 'tambah' WHEN 'UPDATE' THEN 'ubah' ELSE 'hapus' END),
          TG_TABLE_NAME, coalesce(isi ->> 'id', isi ->> 'uuid', isi ->> 'kode', isi ->> 'keyword', isi ->> 'unik'), nullif(isi ->> TG_ARGV[0], ''), sebelum, sesudah, nullif(current_setting('app.alasan', true), ''));
  RETURN NULL;
END $$;

-- The rules of 0020 and 0021, comparing rows as they are instead of as two documents of seventy keys.
-- `angkatan` is generated, and not yet when this runs.
CREATE OR REPLACE FUNCTION tahan_versi_turunan() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tanpa mahasiswa := NEW;
BEGIN
  tanpa.kelengkapan := OLD.kelengkapan;
  tanpa.siap_pddikti := OLD.siap_pddikti;
  tanpa.kurang := OLD.kurang;
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

CREATE OR REPLACE FUNCTION tahan_versi_akm() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tanpa mahasiswa := NEW;
BEGIN
  tanpa.ipk := OLD.ipk;
  tanpa.sks_lulus := OLD.sks_lulus;
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

-- An archive of up to 500 MB comes in pieces, each a temporary file; none of them is ever whole in memory, and a piece that
-- was lost on its way is sent again without the others. They go with the day that temporary files have.
ALTER TABLE impor
  ADD COLUMN ukuran bigint CHECK (ukuran > 0);

CREATE TABLE impor_bagian (
  college_id text NOT NULL,
  id_impor uuid NOT NULL,
  -- Place of the first byte in the archive.
  mulai bigint NOT NULL CHECK (mulai >= 0),
  ukuran integer NOT NULL CHECK (ukuran > 0),
  id_berkas uuid NOT NULL,
  PRIMARY KEY (college_id, id_impor, mulai),
  FOREIGN KEY (college_id, id_impor) REFERENCES impor ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_berkas) REFERENCES berkas ON DELETE CASCADE
);
CREATE INDEX impor_bagian_berkas ON impor_bagian (college_id, id_berkas);
CALL pasang_dinding('impor_bagian');
