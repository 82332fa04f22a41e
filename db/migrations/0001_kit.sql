-- What every tenant table leans on: who is asking, the wall between colleges, versions, the audit log.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- Settings are set per transaction by the server. A connection that forgot them sees nothing.
CREATE FUNCTION app_college() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.college_id', true), '') $$;
CREATE FUNCTION app_akun() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.akun', true), '')::uuid $$;
-- Prodi that the operator may touch; none means all.
CREATE FUNCTION app_prodi() RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT string_to_array(nullif(current_setting('app.prodi', true), ''), ',')::uuid[] $$;

-- snake_case to the camelCase of the API, so that the audit log speaks of fields and not of columns.
CREATE FUNCTION camel(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT string_agg(CASE WHEN n = 1 THEN part ELSE initcap(part) END, '' ORDER BY n)
        FROM regexp_split_to_table(name, '_') WITH ORDINALITY AS parts(part, n) $$;

-- Append-only (PL-R58). Partitioning by year is not needed before some 50 million rows.
CREATE TABLE audit_log (
  college_id text NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  waktu timestamptz NOT NULL DEFAULT clock_timestamp(),
  id_akun uuid,
  atas_nama_oleh uuid,
  alamat_ip text,
  peramban text,
  request_id text,
  aksi text NOT NULL CHECK (aksi IN ('tambah','ubah','hapus','impor','cetak','unduh','masuk','gagal_masuk','keluar','login_sebagai','setujui','tolak','buka_kunci','ekspor','lihat')),
  entitas text NOT NULL,
  id_baris text,
  label text,
  sebelum jsonb,
  sesudah jsonb,
  alasan text,
  PRIMARY KEY (college_id, id)
);
CREATE INDEX audit_log_baris ON audit_log (college_id, entitas, id_baris, id DESC);
CREATE INDEX audit_log_waktu ON audit_log (college_id, waktu DESC);
CREATE INDEX audit_log_akun ON audit_log (college_id, id_akun, id DESC);

-- A masked value still tells that something changed: 3273011708990001 -> 3273********0001.
CREATE FUNCTION samarkan(nilai jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN jsonb_typeof(nilai) <> 'string' OR length(nilai #>> '{}') < 9 THEN CASE WHEN nilai = 'null'::jsonb THEN nilai ELSE '"***"'::jsonb END
              ELSE to_jsonb(left(nilai #>> '{}', 4) || repeat('*', length(nilai #>> '{}') - 8) || right(nilai #>> '{}', 4)) END $$;

-- Arguments: label column, comma-separated masked columns, comma-separated secret columns.
CREATE FUNCTION audit_baris() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  lama jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}'::jsonb ELSE to_jsonb(OLD) END;
  baru jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}'::jsonb ELSE to_jsonb(NEW) END;
  isi jsonb := CASE WHEN TG_OP = 'DELETE' THEN lama ELSE baru END;
  samar text[] := string_to_array(TG_ARGV[1], ',');
  rahasia text[] := string_to_array(TG_ARGV[2], ',');
  -- The last sign-in changes with each one, which the log tells in a row of its own.
  -- So does what is counted from other columns (0020): it tells nothing that those rows don't tell.
  abai text[] := ARRAY['college_id','versi','dibuat_pada','dibuat_oleh','diubah_pada','diubah_oleh','terakhir_masuk','kelengkapan','siap_pddikti','kurang'];
  sebelum jsonb;
  sesudah jsonb;
BEGIN
  SELECT jsonb_object_agg(camel(k), CASE WHEN k = ANY (rahasia) THEN '"[rahasia]"'::jsonb WHEN k = ANY (samar) THEN samarkan(lama -> k) ELSE lama -> k END)
           FILTER (WHERE TG_OP <> 'INSERT'),
         jsonb_object_agg(camel(k), CASE WHEN k = ANY (rahasia) THEN '"[rahasia]"'::jsonb WHEN k = ANY (samar) THEN samarkan(baru -> k) ELSE baru -> k END)
           FILTER (WHERE TG_OP <> 'DELETE')
    INTO sebelum, sesudah
    FROM jsonb_object_keys(isi) AS k
   WHERE k <> ALL (abai)
     AND (lama -> k) IS DISTINCT FROM (baru -> k)
     AND NOT (TG_OP <> 'UPDATE' AND isi -> k = 'null'::jsonb);
  IF TG_OP = 'UPDATE' AND sesudah IS NULL THEN RETURN NULL; END IF;
  INSERT INTO audit_log (college_id, id_akun, atas_nama_oleh, alamat_ip, peramban, request_id, aksi, entitas, id_baris, label, sebelum, sesudah, alasan)
  -- A row that all colleges share stands in the log of the one whose administrator changed it.
  VALUES (coalesce(isi ->> 'college_id', app_college()), app_akun(), nullif(current_setting('app.atas_nama', true), '')::uuid,
          nullif(current_setting('app.alamat_ip', true), ''), nullif(current_setting('app.peramban', true), ''), nullif(current_setting('app.request_id', true), ''),
          coalesce(nullif(current_setting('app.aksi', true), ''), CASE TG_OP WHEN 'INSERT' THEN 'tambah' WHEN 'UPDATE' THEN 'ubah' ELSE 'hapus' END),
          TG_TABLE_NAME, coalesce(isi ->> 'id', isi ->> 'uuid', isi ->> 'kode', isi ->> 'keyword', isi ->> 'unik'), nullif(isi ->> TG_ARGV[0], ''), sebelum, sesudah, nullif(current_setting('app.alasan', true), ''));
  RETURN NULL;
END $$;

-- Version, time and writer of a row are set here, so that no query can forget them.
CREATE FUNCTION cap_baris() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
    NEW.versi := OLD.versi + 1;
    NEW.dibuat_pada := OLD.dibuat_pada;
    NEW.dibuat_oleh := OLD.dibuat_oleh;
  ELSE
    NEW.versi := 1;
    NEW.dibuat_pada := now();
    NEW.dibuat_oleh := app_akun();
  END IF;
  NEW.diubah_pada := now();
  NEW.diubah_oleh := app_akun();
  RETURN NEW;
END $$;

-- The wall between colleges for one table: forced row-level security on college_id and the rights of the application.
CREATE PROCEDURE pasang_dinding(tabel regclass, hak text DEFAULT 'SELECT, INSERT, UPDATE, DELETE') LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ALTER COLUMN college_id SET DEFAULT app_college()', tabel);
  -- The planner can't know which college asks and would take the wall for a narrow filter, reading whole indexes for it.
  EXECUTE format('ALTER TABLE %s ALTER COLUMN college_id SET (n_distinct = 1)', tabel);
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', tabel);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', tabel);
  EXECUTE format('CREATE POLICY college ON %s USING (college_id = (SELECT app_college()))', tabel);
  EXECUTE format('GRANT %s ON %s TO sivitas_app', hak, tabel);
END $$;

-- A whole tenant table: columns every row carries, the wall, versions and the audit trail.
CREATE PROCEDURE pasang_baris(tabel regclass, label text, samar text DEFAULT '', rahasia text DEFAULT '') LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ADD COLUMN versi integer NOT NULL DEFAULT 1, ADD COLUMN dibuat_pada timestamptz NOT NULL DEFAULT now(), ADD COLUMN dibuat_oleh uuid, ADD COLUMN diubah_pada timestamptz NOT NULL DEFAULT now(), ADD COLUMN diubah_oleh uuid', tabel);
  CALL pasang_dinding(tabel);
  EXECUTE format('CREATE TRIGGER cap BEFORE INSERT OR UPDATE ON %s FOR EACH ROW EXECUTE FUNCTION cap_baris()', tabel);
  EXECUTE format('CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION audit_baris(%L, %L, %L)', tabel, label, samar, rahasia);
END $$;

-- Rows that belong to a prodi are invisible to an operator whose list lacks it, whatever a query forgets (conventions section 4).
CREATE PROCEDURE pasang_batas_prodi(tabel regclass, kolom text DEFAULT 'id_prodi') LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE POLICY prodi ON %s AS RESTRICTIVE USING ((SELECT app_prodi()) IS NULL OR %I = ANY ((SELECT app_prodi())::uuid[]))', tabel, kolom);
END $$;

CALL pasang_dinding('audit_log', 'SELECT, INSERT');
GRANT USAGE ON SCHEMA public TO sivitas_app;
