-- The chain of the audit log (PL-R58), lent roles (platform, Beyond 6), answered requests, shared views (Beyond 8).

-- On whose behalf an account wrote with a lent role; `atas_nama_oleh` stays what 'login sebagai' sets (PL-R10).
ALTER TABLE audit_log ADD COLUMN untuk_akun uuid;
CREATE INDEX audit_log_ip ON audit_log (college_id, alamat_ip, id DESC);
CREATE INDEX audit_log_aksi ON audit_log (college_id, aksi, id DESC);
CREATE INDEX audit_log_entitas ON audit_log (college_id, entitas, id DESC);
CREATE INDEX audit_log_wakil ON audit_log (college_id, atas_nama_oleh, id DESC) WHERE atas_nama_oleh IS NOT NULL;
CREATE INDEX audit_log_untuk ON audit_log (college_id, untuk_akun, id DESC) WHERE untuk_akun IS NOT NULL;

CREATE FUNCTION isi_untuk_akun() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.untuk_akun := coalesce(NEW.untuk_akun, nullif(current_setting('app.untuk_akun', true), '')::uuid);
  RETURN NEW;
END $$;
CREATE TRIGGER untuk_akun BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION isi_untuk_akun();

-- Beside the log and not in it: links are made at commit, and a row that is never updated needs no second version.
-- `urut` is the order of the commits, which is not the order of the ids.
CREATE TABLE audit_rantai (
  college_id text NOT NULL,
  urut bigint NOT NULL,
  id_audit bigint NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (college_id, urut),
  UNIQUE (college_id, id_audit)
);
CALL pasang_dinding('audit_rantai', 'SELECT');

-- Every column in a fixed order and spelling, whatever the settings of the connection that asks.
CREATE FUNCTION audit_sidik(sebelumnya bytea, a audit_log) RETURNS bytea LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT sha256(sebelumnya || convert_to(jsonb_build_array(a.college_id, a.id, extract(epoch FROM a.waktu), a.id_akun, a.atas_nama_oleh, a.untuk_akun,
          a.alamat_ip, a.peramban, a.request_id, a.aksi, a.entitas, a.id_baris, a.label, a.sebelum, a.sesudah, a.alasan)::text, 'UTF8')) $$;

-- Archived years: rows that left the log, and the hash at which the living chain goes on.
CREATE TABLE audit_arsip (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  sampai_urut bigint NOT NULL,
  dari_waktu timestamptz NOT NULL,
  sampai_waktu timestamptz NOT NULL,
  jumlah integer NOT NULL CHECK (jumlah > 0),
  hash_akhir bytea NOT NULL,
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  id_berkas uuid NOT NULL,
  diarsipkan_pada timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (college_id, id),
  UNIQUE (college_id, sampai_urut)
);
CALL pasang_dinding('audit_arsip', 'SELECT, INSERT');

-- Links every row of a college from `mulai` on that has no link yet. Only rows of the running transaction can lack one.
CREATE FUNCTION audit_segel(perguruan text, mulai bigint DEFAULT 0) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  ekor audit_rantai;
  baris audit_log;
  jumlah bigint := 0;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('audit:' || perguruan, 0));
  SELECT * INTO ekor FROM audit_rantai WHERE college_id = perguruan ORDER BY urut DESC LIMIT 1;
  IF NOT FOUND THEN
    SELECT perguruan, sampai_urut, 0, hash_akhir INTO ekor FROM audit_arsip WHERE college_id = perguruan ORDER BY sampai_urut DESC LIMIT 1;
    IF NOT FOUND THEN ekor := ROW(perguruan, 0, 0, sha256(convert_to(perguruan, 'UTF8'))); END IF;
  END IF;
  FOR baris IN SELECT a.* FROM audit_log a LEFT JOIN audit_rantai r ON r.college_id = a.college_id AND r.id_audit = a.id
                WHERE a.college_id = perguruan AND a.id >= mulai AND r.id_audit IS NULL ORDER BY a.id LOOP
    ekor.urut := ekor.urut + 1;
    ekor.hash := audit_sidik(ekor.hash, baris);
    INSERT INTO audit_rantai VALUES (perguruan, ekor.urut, baris.id, ekor.hash);
    jumlah := jumlah + 1;
  END LOOP;
  RETURN jumlah;
END $$;
REVOKE EXECUTE ON FUNCTION audit_segel(text, bigint) FROM PUBLIC;

-- At commit, when no other lock will be wanted any more: taken earlier, the lock of the chain would meet row locks of
-- another writer the other way round and end in deadlocks. The first row of a transaction links all of them.
CREATE FUNCTION audit_sambung() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM audit_rantai WHERE college_id = NEW.college_id AND id_audit = NEW.id) THEN
    PERFORM audit_segel(NEW.college_id, NEW.id);
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER rantai AFTER INSERT ON audit_log DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_sambung();

-- Where the chain first breaks, and how far it was read: a link without its row or with another hash, a gap, a row without link.
CREATE FUNCTION audit_periksa(OUT jumlah bigint, OUT urut_akhir bigint, OUT hash_akhir bytea, OUT rusak_urut bigint, OUT keterangan text)
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  pangkal audit_arsip;
  awal bytea;
BEGIN
  SELECT * INTO pangkal FROM audit_arsip WHERE college_id = app_college() ORDER BY sampai_urut DESC LIMIT 1;
  awal := coalesce(pangkal.hash_akhir, sha256(convert_to(app_college(), 'UTF8')));
  SELECT count(*), coalesce(max(r.urut), coalesce(pangkal.sampai_urut, 0)) INTO jumlah, urut_akhir FROM audit_rantai r WHERE r.college_id = app_college();
  SELECT r.hash INTO hash_akhir FROM audit_rantai r WHERE r.college_id = app_college() AND r.urut = urut_akhir;
  SELECT s.urut, s.sebab INTO rusak_urut, keterangan FROM (
    SELECT r.urut, CASE
        WHEN a.id IS NULL THEN 'Baris log yang disegel pada urutan ini tidak ada lagi.'
        WHEN r.urut <> lag(r.urut, 1, coalesce(pangkal.sampai_urut, 0)) OVER w + 1 THEN 'Ada mata rantai sebelum urutan ini yang hilang.'
        WHEN r.hash <> audit_sidik(lag(r.hash, 1, awal) OVER w, a) THEN 'Isi baris log pada urutan ini berbeda dari saat ditulis.'
      END AS sebab
      FROM audit_rantai r LEFT JOIN audit_log a ON a.college_id = r.college_id AND a.id = r.id_audit
     WHERE r.college_id = app_college() WINDOW w AS (ORDER BY r.urut)
  ) s WHERE s.sebab IS NOT NULL ORDER BY s.urut LIMIT 1;
  IF rusak_urut IS NULL AND EXISTS (SELECT FROM audit_log a LEFT JOIN audit_rantai r ON r.college_id = a.college_id AND r.id_audit = a.id
       WHERE a.college_id = app_college() AND r.id_audit IS NULL) THEN
    rusak_urut := urut_akhir;
    keterangan := 'Ada baris log yang tidak tersambung pada rantai.';
  END IF;
END $$;

-- What each check found. The next one also looks whether the end that this one saw is still there: a chain that was cut
-- at its end is whole in itself.
CREATE TABLE audit_pemeriksaan (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  waktu timestamptz NOT NULL DEFAULT now(),
  jumlah bigint NOT NULL,
  urut_akhir bigint NOT NULL,
  hash_akhir bytea,
  utuh boolean NOT NULL,
  rusak_urut bigint,
  keterangan text,
  durasi_ms integer NOT NULL,
  PRIMARY KEY (college_id, id)
);
CREATE INDEX audit_pemeriksaan_waktu ON audit_pemeriksaan (college_id, waktu DESC);
CALL pasang_dinding('audit_pemeriksaan', 'SELECT, INSERT');

-- The one way out of the log: rows older than five years at least whose archive is written. No call reaches further.
CREATE FUNCTION audit_lepas(sampai bigint) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  arsip audit_arsip;
  jumlah bigint;
BEGIN
  SELECT * INTO arsip FROM audit_arsip WHERE college_id = app_college() AND sampai_urut = sampai;
  IF NOT FOUND OR arsip.sampai_waktu > now() - interval '5 years' THEN
    RAISE EXCEPTION 'Only archived rows older than five years leave the audit log.' USING ERRCODE = '23514';
  END IF;
  IF arsip.hash_akhir IS DISTINCT FROM (SELECT hash FROM audit_rantai WHERE college_id = app_college() AND urut = sampai) THEN
    RAISE EXCEPTION 'The archive does not end where the chain does.' USING ERRCODE = '23514';
  END IF;
  DELETE FROM audit_log a USING audit_rantai r
   WHERE r.college_id = app_college() AND r.urut <= sampai AND a.college_id = r.college_id AND a.id = r.id_audit;
  GET DIAGNOSTICS jumlah = ROW_COUNT;
  DELETE FROM audit_rantai WHERE college_id = app_college() AND urut <= sampai;
  RETURN jumlah;
END $$;

-- A notice with a key replaces the unread one of the same key instead of standing beside it.
ALTER TABLE notifikasi ADD COLUMN kunci text CHECK (length(kunci) <= 120);
CREATE UNIQUE INDEX notifikasi_kunci ON notifikasi (college_id, id_akun, kunci) WHERE kunci IS NOT NULL AND dibaca_pada IS NULL;
CREATE INDEX notifikasi_belum ON notifikasi (college_id, id_akun) WHERE dibaca_pada IS NULL;

-- What was answered: which role, until when, in which words.
ALTER TABLE permintaan_akses
  ADD COLUMN id_hak_akses uuid,
  ADD COLUMN berlaku_selesai date,
  ADD COLUMN catatan text CHECK (length(catatan) <= 500),
  ADD COLUMN dijawab_pada timestamptz,
  ADD FOREIGN KEY (college_id, id_hak_akses) REFERENCES hak_akses ON DELETE SET NULL (id_hak_akses);
CREATE INDEX permintaan_akses_hak ON permintaan_akses (college_id, id_hak_akses);

-- Leave cover: roles of one operator that another one uses for some days. The role counts only as long as its owner has it.
CREATE TABLE pelimpahan (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_pemberi integer NOT NULL,
  id_penerima integer NOT NULL CHECK (id_penerima <> id_pemberi),
  id_hak_akses uuid[] NOT NULL CHECK (cardinality(id_hak_akses) BETWEEN 1 AND 20),
  berlaku_mulai date NOT NULL,
  berlaku_selesai date NOT NULL CHECK (berlaku_selesai >= berlaku_mulai AND berlaku_selesai <= berlaku_mulai + 92),
  alasan text NOT NULL CHECK (length(alasan) BETWEEN 5 AND 255),
  diakhiri_pada timestamptz,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_pemberi) REFERENCES operator ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_penerima) REFERENCES operator ON DELETE CASCADE
);
CREATE INDEX pelimpahan_penerima ON pelimpahan (college_id, id_penerima, berlaku_selesai) WHERE diakhiri_pada IS NULL;
CREATE INDEX pelimpahan_pemberi ON pelimpahan (college_id, id_pemberi, berlaku_selesai DESC);
CALL pasang_baris('pelimpahan', 'alasan');

-- Views of a list that are shared with a role or pinned to the home page; private ones stay among the preferences.
CREATE TABLE tampilan_bersama (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_akun uuid NOT NULL,
  layar text NOT NULL CHECK (length(layar) <= 120),
  nama text NOT NULL CHECK (length(nama) <= 60),
  -- Path of the page, name of its list call in the contract, and the query that both share.
  halaman text NOT NULL CHECK (halaman ~ '^/[a-z0-9/-]+$' AND length(halaman) <= 200),
  panggilan text NOT NULL CHECK (panggilan ~ '^[a-zA-Z.]{3,120}$'),
  query text NOT NULL CHECK (length(query) <= 4000),
  id_hak_akses uuid,
  disematkan boolean NOT NULL DEFAULT false,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_akun) REFERENCES akun ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_hak_akses) REFERENCES hak_akses ON DELETE SET NULL (id_hak_akses)
);
CREATE UNIQUE INDEX tampilan_bersama_nama ON tampilan_bersama (college_id, id_akun, layar, lower(nama));
CREATE INDEX tampilan_bersama_hak ON tampilan_bersama (college_id, id_hak_akses);
CALL pasang_baris('tampilan_bersama', 'nama');
