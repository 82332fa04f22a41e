-- Colleges and their sites. Both are looked up before a college is known, so reading them is open;
-- writing is walled in.
CREATE TABLE college (
  college_id text PRIMARY KEY CHECK (college_id ~ '^[a-z0-9-]{1,36}$'),
  kode_pt text NOT NULL UNIQUE CHECK (kode_pt ~ '^\d{6}$'),
  unik text NOT NULL DEFAULT 'PT01',
  zona_waktu text NOT NULL DEFAULT 'Asia/Jakarta' CHECK (zona_waktu IN ('Asia/Jakarta','Asia/Makassar','Asia/Jayapura')),
  nama text NOT NULL CHECK (length(nama) <= 60),
  judul text NOT NULL CHECK (length(judul) <= 100),
  id_logo uuid,
  id_favicon uuid,
  id_kop_surat uuid,
  copyright text NOT NULL DEFAULT '' CHECK (length(copyright) <= 100),
  url_sikad_legacy text,
  color_mode text NOT NULL DEFAULT 'light' CHECK (color_mode IN ('light','dark')),
  enable_chat boolean NOT NULL DEFAULT false,
  enable_localization boolean NOT NULL DEFAULT false,
  enable_help_chat boolean NOT NULL DEFAULT false,
  status text NOT NULL DEFAULT 'aktif' CHECK (status IN ('aktif','ditangguhkan')),
  periode_aktif integer NOT NULL,
  demo boolean NOT NULL DEFAULT false,
  versi integer NOT NULL DEFAULT 1,
  dibuat_pada timestamptz NOT NULL DEFAULT now(),
  dibuat_oleh uuid,
  diubah_pada timestamptz NOT NULL DEFAULT now(),
  diubah_oleh uuid
);
ALTER TABLE college ENABLE ROW LEVEL SECURITY;
ALTER TABLE college FORCE ROW LEVEL SECURITY;
CREATE POLICY baca ON college FOR SELECT USING (true);
CREATE POLICY tulis ON college FOR UPDATE USING (college_id = (SELECT app_college()));
-- Colleges are made by a command of the owner, never by the application.
CREATE POLICY pemilik ON college FOR INSERT WITH CHECK (current_user <> 'sivitas_app');
GRANT SELECT, UPDATE ON college TO sivitas_app;
CREATE TRIGGER cap BEFORE INSERT OR UPDATE ON college FOR EACH ROW EXECUTE FUNCTION cap_baris();
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON college FOR EACH ROW EXECUTE FUNCTION audit_baris('nama', '', '');

CREATE TABLE site (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  origin text NOT NULL UNIQUE CHECK (origin = lower(origin) AND origin ~ '^https?://[^/]+$'),
  jenis text NOT NULL DEFAULT 'utama' CHECK (jenis IN ('utama','terpisah')),
  aktif boolean NOT NULL DEFAULT true,
  versi integer NOT NULL DEFAULT 1,
  dibuat_pada timestamptz NOT NULL DEFAULT now(),
  dibuat_oleh uuid,
  diubah_pada timestamptz NOT NULL DEFAULT now(),
  diubah_oleh uuid,
  PRIMARY KEY (college_id, id)
);
ALTER TABLE site ENABLE ROW LEVEL SECURITY;
ALTER TABLE site FORCE ROW LEVEL SECURITY;
CREATE POLICY baca ON site FOR SELECT USING (true);
CREATE POLICY tambah ON site FOR INSERT WITH CHECK (college_id = (SELECT app_college()));
CREATE POLICY ubah ON site FOR UPDATE USING (college_id = (SELECT app_college()));
CREATE POLICY hapus ON site FOR DELETE USING (college_id = (SELECT app_college()));
GRANT SELECT, INSERT, UPDATE, DELETE ON site TO sivitas_app;
CREATE TRIGGER cap BEFORE INSERT OR UPDATE ON site FOR EACH ROW EXECUTE FUNCTION cap_baris();
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON site FOR EACH ROW EXECUTE FUNCTION audit_baris('origin', '', '');

-- Secrets of the whole server (signing keys), made at the first start, never in the repository.
CREATE TABLE kunci_server (nama text PRIMARY KEY, nilai text NOT NULL, dibuat_pada timestamptz NOT NULL DEFAULT now());
GRANT SELECT, INSERT ON kunci_server TO sivitas_app;

CREATE TABLE konfigurasi (
  college_id text NOT NULL REFERENCES college,
  keyword text NOT NULL CHECK (keyword ~ '^[a-z0-9_]{1,60}$'),
  value text NOT NULL,
  -- A secret stands here and never in `value`, so that neither a list nor the audit log can show it.
  rahasia text,
  tipe text NOT NULL DEFAULT 'teks' CHECK (tipe IN ('teks','angka','bool01','url','email','json','rahasia','berkas')),
  kelompok text NOT NULL DEFAULT 'Lain',
  PRIMARY KEY (college_id, keyword),
  CONSTRAINT konfigurasi_rahasia CHECK (CASE WHEN tipe = 'rahasia' THEN value = '' ELSE rahasia IS NULL END)
);
CALL pasang_baris('konfigurasi', 'keyword', '', 'rahasia');

-- What an institution variant hides, renames or hands off (PL-R18, R23, R24). `unik` may be a code without rows.
CREATE TABLE varian (
  college_id text NOT NULL REFERENCES college,
  unik text NOT NULL,
  disembunyikan text[] NOT NULL DEFAULT '{}',
  label jsonb NOT NULL DEFAULT '{}',
  handoff text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (college_id, unik)
);
CALL pasang_baris('varian', 'unik');
