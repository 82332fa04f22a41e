-- Signing in at other systems through us, at us through others, and the second step of a sign-in.

-- RS256 keys of a college: the newest signs, older ones stay published for a while. The private half is encrypted with
-- a key that is not in the database, so that a stolen copy of it signs nothing.
CREATE TABLE sso_kunci (
  college_id text NOT NULL REFERENCES college,
  kid text NOT NULL,
  publik jsonb NOT NULL,
  rahasia text NOT NULL,
  dibuat_pada timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (college_id, kid)
);
CALL pasang_dinding('sso_kunci');

-- Systems that sign in through us. Secrets are random, so a plain hash keeps them; only the shared secret of a signed
-- hand-off (cara_kirim jwt) must be readable again and is encrypted.
CREATE TABLE sso_klien (
  college_id text NOT NULL REFERENCES college,
  id text NOT NULL CHECK (id ~ '^[a-z0-9][a-z0-9._-]{1,39}$'),
  nama text NOT NULL CHECK (length(nama) <= 100),
  jenis text NOT NULL CHECK (jenis IN ('lms','elib','dashboard','portal','lain')),
  rahasia_hash text,
  rahasia_lama_hash text,
  -- A replaced secret works on for a day, so that the other system can be changed without a gap.
  rahasia_lama_sampai timestamptz,
  rahasia_jwt text,
  redirect_uri text[] NOT NULL CHECK (cardinality(redirect_uri) >= 1),
  logout_uri text,
  backchannel_logout_uri text,
  metode_auth text NOT NULL DEFAULT 'client_secret_basic' CHECK (metode_auth IN ('client_secret_basic','client_secret_post','none')),
  scope_oidc text[] NOT NULL DEFAULT '{openid}' CHECK (scope_oidc <@ ARRAY['openid','profile','email','akademik','roles','offline_access']),
  peran_diizinkan text[] NOT NULL CHECK (cardinality(peran_diizinkan) >= 1 AND peran_diizinkan <@ ARRAY['ROLE_OPERATOR','ROLE_MAHASISWA','ROLE_DOSEN']),
  peta_grup jsonb NOT NULL DEFAULT '{}',
  cara_kirim text NOT NULL DEFAULT 'oidc' CHECK (cara_kirim IN ('oidc','kode','jwt')),
  parameter_tambahan jsonb NOT NULL DEFAULT '{}',
  pihak_pertama boolean NOT NULL DEFAULT true,
  aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (college_id, id)
);
CALL pasang_baris('sso_klien', 'nama', '', 'rahasia_hash,rahasia_lama_hash,rahasia_jwt');

-- How a session proved who it is, and the session from which it was handed over: those end together.
ALTER TABLE sesi ADD COLUMN amr text[] NOT NULL DEFAULT '{pwd}', ADD COLUMN id_induk uuid;
CREATE INDEX sesi_induk ON sesi (college_id, id_induk) WHERE id_induk IS NOT NULL;

-- What a session allowed one client. Codes and tokens born of it die with it, and it dies with its session.
CREATE TABLE sso_hibah (
  college_id text NOT NULL,
  id text NOT NULL,
  id_sesi uuid NOT NULL,
  id_akun uuid NOT NULL,
  id_klien text NOT NULL,
  -- The one role in which the person enters; none means all that the client may see.
  sebagai text,
  issuer text NOT NULL,
  dibuat_pada timestamptz NOT NULL DEFAULT now(),
  -- The client's back channel heard that the session ended; before that, how often and when it is tried next.
  keluar_terkirim_pada timestamptz,
  keluar_percobaan integer NOT NULL DEFAULT 0,
  keluar_lagi_pada timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_sesi) REFERENCES sesi ON DELETE CASCADE
);
CREATE INDEX sso_hibah_sesi ON sso_hibah (college_id, id_sesi);
CREATE INDEX sso_hibah_keluar ON sso_hibah (college_id, keluar_lagi_pada) WHERE keluar_terkirim_pada IS NULL;
CALL pasang_dinding('sso_hibah');

-- Codes, tokens, grants, browser sessions and interactions of the authorization server. Only the hash of a value is kept.
CREATE TABLE sso_token (
  college_id text NOT NULL REFERENCES college,
  jenis text NOT NULL,
  hash text NOT NULL,
  isi jsonb NOT NULL,
  id_hibah text,
  uid text,
  dipakai_pada timestamptz,
  berakhir_pada timestamptz NOT NULL,
  PRIMARY KEY (college_id, jenis, hash)
);
CREATE INDEX sso_token_hibah ON sso_token (college_id, id_hibah) WHERE id_hibah IS NOT NULL;
CREATE INDEX sso_token_uid ON sso_token (college_id, uid) WHERE uid IS NOT NULL;
CREATE INDEX sso_token_berakhir ON sso_token (college_id, berakhir_pada);
CALL pasang_dinding('sso_token');

-- What clients asked and what they were told, for whoever connects a system and wonders why it fails.
CREATE TABLE sso_catatan (
  college_id text NOT NULL REFERENCES college,
  id bigint GENERATED ALWAYS AS IDENTITY,
  waktu timestamptz NOT NULL DEFAULT now(),
  id_klien text,
  langkah text NOT NULL,
  berhasil boolean NOT NULL,
  galat text,
  pesan text,
  alamat_kembali text,
  id_akun uuid,
  alamat_ip text,
  PRIMARY KEY (college_id, id)
);
CREATE INDEX sso_catatan_klien ON sso_catatan (college_id, id_klien, id DESC);
CREATE INDEX sso_catatan_waktu ON sso_catatan (college_id, id DESC);
CALL pasang_dinding('sso_catatan');

-- The authenticator of an account. `calon` is a secret that was shown and not yet confirmed by a code.
CREATE TABLE akun_totp (
  college_id text NOT NULL,
  id_akun uuid NOT NULL,
  rahasia text,
  calon text,
  calon_pada timestamptz,
  -- The 30-second step of the last code that was taken: the same code never works twice.
  langkah bigint NOT NULL DEFAULT 0,
  kode_pemulihan text[] NOT NULL DEFAULT '{}',
  aktif_pada timestamptz,
  PRIMARY KEY (college_id, id_akun),
  FOREIGN KEY (college_id, id_akun) REFERENCES akun ON DELETE CASCADE
);
CALL pasang_dinding('akun_totp');

-- Identity providers of others (a ministry, the campus mail) that may vouch for our people.
CREATE TABLE idp_luar (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  nama text NOT NULL CHECK (length(nama) <= 60),
  issuer text NOT NULL CHECK (length(issuer) <= 200),
  client_id text NOT NULL CHECK (length(client_id) <= 200),
  rahasia text,
  aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (college_id, id)
);
CREATE UNIQUE INDEX idp_luar_issuer ON idp_luar (college_id, issuer, client_id);
CALL pasang_baris('idp_luar', 'nama', '', 'rahasia');

-- Which account a person of such a provider is.
CREATE TABLE akun_idp (
  college_id text NOT NULL,
  id_idp uuid NOT NULL,
  sub text NOT NULL,
  id_akun uuid NOT NULL,
  dibuat_pada timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (college_id, id_idp, sub),
  FOREIGN KEY (college_id, id_idp) REFERENCES idp_luar ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_akun) REFERENCES akun ON DELETE CASCADE
);
CREATE INDEX akun_idp_akun ON akun_idp (college_id, id_akun);
CALL pasang_dinding('akun_idp');

-- A sign-in that is under way at such a provider; the browser holds the other half of `hash_tanda` in a cookie.
CREATE TABLE idp_masuk (
  college_id text NOT NULL,
  hash_state text NOT NULL,
  hash_tanda text NOT NULL,
  id_idp uuid NOT NULL,
  nonce text NOT NULL,
  verifier text NOT NULL,
  tujuan text NOT NULL,
  berakhir_pada timestamptz NOT NULL,
  PRIMARY KEY (college_id, hash_state),
  FOREIGN KEY (college_id, id_idp) REFERENCES idp_luar ON DELETE CASCADE
);
CALL pasang_dinding('idp_masuk');

-- Whether a session still counts, and the one that it was handed over from. The settings of the transaction choose the college.
CREATE FUNCTION sesi_hidup(id_sesi uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM sesi s
      JOIN akun a ON a.college_id = s.college_id AND a.uuid = s.id_akun
      LEFT JOIN sesi i ON i.college_id = s.college_id AND i.id = s.id_induk
      LEFT JOIN akun p ON p.college_id = i.college_id AND p.uuid = i.id_akun
     WHERE s.id = id_sesi AND s.dicabut_pada IS NULL AND s.berakhir_pada > now()
       AND a.status <> 'nonaktif' AND a.versi_token = s.versi_token
       AND (s.id_induk IS NULL OR (i.dicabut_pada IS NULL AND i.berakhir_pada > now() AND p.status <> 'nonaktif' AND p.versi_token = i.versi_token)))
$$;
