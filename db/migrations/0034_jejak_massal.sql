-- Statuses, activities, advisers and places of 50,000 students are written by statements of a thousand rows (DM, Jobs: 60 s). Their rows go into
-- the audit log by the statement: the same rows that `audit_baris` (0033) writes one at a time, for a third of the time.

-- What changed of a row, as the log tells it. Arguments as of `audit_baris`.
CREATE FUNCTION audit_isi(baris jsonb, samar text[], rahasia text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT jsonb_object_agg(camel(b.key), CASE WHEN b.key = ANY (rahasia) THEN '"[rahasia]"'::jsonb WHEN b.key = ANY (samar) THEN samarkan(b.value) ELSE b.value END)
          FROM jsonb_each(baris) AS b WHERE b.value <> 'null'::jsonb $$;

CREATE FUNCTION audit_massal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  -- As in `audit_baris`.
  abai CONSTANT text[] := ARRAY['college_id','versi','dibuat_pada','dibuat_oleh','diubah_pada','diubah_oleh','terakhir_masuk','kelengkapan','siap_pddikti','kurang'];
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

-- Takes the log of a table from its rows to its statements, with the arguments that its rows had.
CREATE PROCEDURE pasang_jejak_massal(tabel regclass) LANGUAGE plpgsql AS $$
DECLARE
  -- 'nim\000nik\000\000', as the catalogue keeps arguments.
  nilai text[] := string_to_array(encode((SELECT tgargs FROM pg_trigger WHERE tgrelid = tabel AND tgname = 'audit'), 'escape'), '\000');
BEGIN
  EXECUTE format('DROP TRIGGER audit ON %s', tabel);
  EXECUTE format('CREATE TRIGGER audit AFTER INSERT ON %s REFERENCING NEW TABLE AS sesudah_ubah FOR EACH STATEMENT EXECUTE FUNCTION audit_massal(%L, %L, %L)', tabel, nilai[1], nilai[2], nilai[3]);
  EXECUTE format('CREATE TRIGGER audit_ubah AFTER UPDATE ON %s REFERENCING OLD TABLE AS sebelum_ubah NEW TABLE AS sesudah_ubah FOR EACH STATEMENT EXECUTE FUNCTION audit_massal(%L, %L, %L)', tabel, nilai[1], nilai[2], nilai[3]);
  EXECUTE format('CREATE TRIGGER audit_hapus AFTER DELETE ON %s REFERENCING OLD TABLE AS sebelum_ubah FOR EACH STATEMENT EXECUTE FUNCTION audit_massal(%L, %L, %L)', tabel, nilai[1], nilai[2], nilai[3]);
END $$;

CALL pasang_jejak_massal('mahasiswa');
CALL pasang_jejak_massal('riwayat_status');
CALL pasang_jejak_massal('aktivitas_kuliah');
CALL pasang_jejak_massal('dosen_pa');
CALL pasang_jejak_massal('penempatan');

-- IPK and SKS of a student are those of his newest AKM (0021). Asked student by student of the index, not of all AKM at once.
CREATE OR REPLACE FUNCTION salin_akm() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE mahasiswa m SET ipk = x.ipk, sks_lulus = x.sks_total
    FROM (SELECT DISTINCT b.college_id, b.id_mahasiswa FROM berubah b) k,
         LATERAL (SELECT a.ipk, a.sks_total FROM aktivitas_kuliah a
                   WHERE a.college_id = k.college_id AND a.id_mahasiswa = k.id_mahasiswa ORDER BY urutan_periode(a.id_periode) DESC LIMIT 1) x
   WHERE m.college_id = k.college_id AND m.id = k.id_mahasiswa AND (m.ipk, m.sks_lulus) IS DISTINCT FROM (x.ipk, x.sks_total);
  RETURN NULL;
END $$;
