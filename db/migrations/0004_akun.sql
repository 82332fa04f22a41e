-- People who sign in, what they may do, and their sessions.
CREATE TABLE akun (
  college_id text NOT NULL REFERENCES college,
  uuid uuid NOT NULL DEFAULT gen_random_uuid(),
  username text NOT NULL CHECK (username ~ '^[a-z0-9._-]{3,50}$'),
  email text CHECK (length(email) <= 100),
  email_terverifikasi boolean NOT NULL DEFAULT false,
  roles text[] NOT NULL CHECK (cardinality(roles) >= 1 AND roles <@ ARRAY['ROLE_OPERATOR','ROLE_MAHASISWA','ROLE_DOSEN']),
  id_operator integer,
  id_mahasiswa uuid,
  id_dosen uuid,
  status text NOT NULL DEFAULT 'aktif' CHECK (status IN ('aktif','terkunci','nonaktif')),
  terkunci_sampai timestamptz,
  jumlah_kunci integer NOT NULL DEFAULT 0,
  sandi_hash text,
  sandi_diubah_pada timestamptz,
  wajib_ganti_sandi boolean NOT NULL DEFAULT false,
  terakhir_masuk timestamptz,
  versi_token integer NOT NULL DEFAULT 1,
  PRIMARY KEY (college_id, uuid),
  UNIQUE (college_id, username)
);
CREATE UNIQUE INDEX akun_email ON akun (college_id, lower(email)) WHERE email_terverifikasi;
CREATE UNIQUE INDEX akun_operator ON akun (college_id, id_operator) WHERE id_operator IS NOT NULL;
CREATE UNIQUE INDEX akun_mahasiswa ON akun (college_id, id_mahasiswa) WHERE id_mahasiswa IS NOT NULL;
CREATE UNIQUE INDEX akun_dosen ON akun (college_id, id_dosen) WHERE id_dosen IS NOT NULL;
CALL pasang_baris('akun', 'username', '', 'sandi_hash');

-- The last five passwords may not be taken again (PL-R6).
CREATE TABLE sandi_lama (
  college_id text NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  id_akun uuid NOT NULL,
  sandi_hash text NOT NULL,
  diganti_pada timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_akun) REFERENCES akun ON DELETE CASCADE
);
CREATE INDEX sandi_lama_akun ON sandi_lama (college_id, id_akun, id DESC);
CALL pasang_dinding('sandi_lama');

CREATE TABLE gagal_masuk (
  college_id text NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  id_akun uuid,
  login_hash text NOT NULL,
  alamat_ip text,
  waktu timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (college_id, id)
);
CREATE INDEX gagal_masuk_akun ON gagal_masuk (college_id, id_akun, waktu DESC);
CREATE INDEX gagal_masuk_ip ON gagal_masuk (college_id, alamat_ip, waktu DESC);
CALL pasang_dinding('gagal_masuk');

CREATE TABLE lokasi (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kode text NOT NULL CHECK (length(kode) <= 10),
  nama text NOT NULL CHECK (length(nama) <= 100),
  id_kampus uuid,
  kota text NOT NULL CHECK (length(kota) <= 60),
  jam_layanan jsonb NOT NULL DEFAULT '{}',
  jaringan cidr[] NOT NULL DEFAULT '{}',
  telepon text,
  aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (college_id, id)
);
CREATE UNIQUE INDEX lokasi_kode ON lokasi (college_id, lower(kode));
CALL pasang_baris('lokasi', 'nama');

CREATE TABLE operator (
  college_id text NOT NULL REFERENCES college,
  id integer NOT NULL,
  nama text NOT NULL CHECK (length(nama) <= 100),
  email text CHECK (length(email) <= 100),
  telepon text,
  supervisor boolean NOT NULL DEFAULT false,
  prodi text NOT NULL DEFAULT '' CHECK (prodi = '' OR prodi ~ '^(#[0-9A-Za-z]+)+$'),
  id_lokasi uuid,
  sesi_semester integer NOT NULL,
  id_foto uuid,
  aktif boolean NOT NULL DEFAULT true,
  berlaku_selesai date,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_lokasi) REFERENCES lokasi
);
CREATE INDEX operator_nama ON operator (college_id, lower(nama));
CREATE INDEX operator_lokasi ON operator (college_id, id_lokasi);
CALL pasang_baris('operator', 'nama');
ALTER TABLE akun ADD FOREIGN KEY (college_id, id_operator) REFERENCES operator;

CREATE TABLE hak_akses (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  nama text NOT NULL CHECK (length(nama) <= 100),
  deskripsi text CHECK (length(deskripsi) <= 255),
  bawaan boolean NOT NULL DEFAULT false,
  -- [{kode, tingkat}] as {"F1": "T", "A4": "B"}: each code once by its nature.
  scopes jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(scopes) = 'object'),
  PRIMARY KEY (college_id, id)
);
CREATE UNIQUE INDEX hak_akses_nama ON hak_akses (college_id, lower(nama));
CALL pasang_baris('hak_akses', 'nama');

CREATE TABLE operator_hak_akses (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_operator integer NOT NULL,
  id_hak_akses uuid NOT NULL,
  berlaku_mulai date,
  berlaku_selesai date,
  PRIMARY KEY (college_id, id),
  UNIQUE (college_id, id_operator, id_hak_akses),
  FOREIGN KEY (college_id, id_operator) REFERENCES operator ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_hak_akses) REFERENCES hak_akses
);
CREATE INDEX operator_hak_akses_hak ON operator_hak_akses (college_id, id_hak_akses);
CALL pasang_baris('operator_hak_akses', 'id_operator');

-- A sign-in: one family of rotated refresh tokens, which are computed and never stored (PL-R3, R4).
CREATE TABLE sesi (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_akun uuid NOT NULL,
  klien text NOT NULL DEFAULT 'portal-operator',
  -- Number of the newest refresh token; the one before it earns the same successor for 10 s, later it is reuse.
  diputar_pada timestamptz,
  urutan integer NOT NULL DEFAULT 1,
  dibuat_pada timestamptz NOT NULL DEFAULT now(),
  berakhir_pada timestamptz NOT NULL,
  atas_nama uuid,
  alasan text,
  boleh_ubah boolean NOT NULL DEFAULT false,
  versi_token integer NOT NULL,
  alamat_ip text,
  peramban text,
  terakhir_dipakai timestamptz NOT NULL DEFAULT now(),
  dicabut_pada timestamptz,
  sebab_cabut text CHECK (sebab_cabut IN ('keluar','sandi','reuse','admin','nonaktif','kedaluwarsa')),
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_akun) REFERENCES akun ON DELETE CASCADE
);
CREATE INDEX sesi_akun ON sesi (college_id, id_akun, terakhir_dipakai DESC);
CALL pasang_dinding('sesi');

CREATE TABLE tautan_sandi (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_akun uuid NOT NULL,
  hash_token text NOT NULL,
  dibuat_pada timestamptz NOT NULL DEFAULT now(),
  berlaku_sampai timestamptz NOT NULL,
  dipakai_pada timestamptz,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_akun) REFERENCES akun ON DELETE CASCADE
);
CREATE INDEX tautan_sandi_token ON tautan_sandi (college_id, hash_token);
CREATE INDEX tautan_sandi_akun ON tautan_sandi (college_id, id_akun, dibuat_pada DESC);
CALL pasang_dinding('tautan_sandi');

-- The one outbox of mail (decisions section 4): written in the transaction that wants the mail sent.
CREATE TABLE surel_keluar (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kepada text NOT NULL,
  judul text NOT NULL,
  isi_teks text NOT NULL,
  isi_html text,
  status text NOT NULL DEFAULT 'antre' CHECK (status IN ('antre','terkirim','gagal')),
  percobaan integer NOT NULL DEFAULT 0,
  coba_lagi_pada timestamptz NOT NULL DEFAULT now(),
  pesan text,
  dibuat_pada timestamptz NOT NULL DEFAULT now(),
  terkirim_pada timestamptz,
  PRIMARY KEY (college_id, id)
);
CREATE INDEX surel_keluar_antre ON surel_keluar (college_id, status, coba_lagi_pada);
CALL pasang_dinding('surel_keluar');

-- Answers of calls that carried an Idempotency-Key, so that a repeat does nothing twice.
CREATE TABLE idempotensi (
  college_id text NOT NULL,
  id_akun uuid NOT NULL,
  kunci text NOT NULL CHECK (length(kunci) <= 100),
  rute text NOT NULL,
  sidik text NOT NULL,
  jawaban jsonb,
  dibuat_pada timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (college_id, id_akun, kunci)
);
CALL pasang_dinding('idempotensi');

CREATE TABLE preferensi (
  college_id text NOT NULL,
  id_akun uuid NOT NULL,
  kunci text NOT NULL CHECK (kunci ~ '^[a-zA-Z0-9:/._-]{1,120}$'),
  nilai jsonb NOT NULL CHECK (length(nilai::text) <= 32768),
  diubah_pada timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (college_id, id_akun, kunci),
  FOREIGN KEY (college_id, id_akun) REFERENCES akun ON DELETE CASCADE
);
CALL pasang_dinding('preferensi');

CREATE TABLE notifikasi (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_akun uuid NOT NULL,
  jenis text NOT NULL CHECK (jenis IN ('tugas','pekerjaan','jendela','keamanan','pengumuman','sistem')),
  judul text NOT NULL,
  isi text NOT NULL DEFAULT '',
  tautan text,
  dibuat_pada timestamptz NOT NULL DEFAULT now(),
  dibaca_pada timestamptz,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_akun) REFERENCES akun ON DELETE CASCADE
);
CREATE INDEX notifikasi_akun ON notifikasi (college_id, id_akun, dibuat_pada DESC);
CALL pasang_dinding('notifikasi');

CREATE TABLE permintaan_akses (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_akun uuid NOT NULL,
  scope_diminta text[] NOT NULL,
  halaman text NOT NULL,
  alasan text NOT NULL CHECK (length(alasan) <= 500),
  status text NOT NULL DEFAULT 'diajukan' CHECK (status IN ('diajukan','diberikan','ditolak')),
  dijawab_oleh uuid,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_akun) REFERENCES akun ON DELETE CASCADE
);
CREATE INDEX permintaan_akses_status ON permintaan_akses (college_id, status);
CREATE INDEX permintaan_akses_akun ON permintaan_akses (college_id, id_akun);
CALL pasang_baris('permintaan_akses', 'halaman');
