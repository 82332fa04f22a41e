-- Code lists. Every row: kode, nama, kodePddikti, urut, aktif (data-master, Entities).
CREATE TABLE ref_kode (
  college_id text NOT NULL REFERENCES college,
  daftar text NOT NULL,
  kode text NOT NULL CHECK (length(kode) <= 40),
  nama text NOT NULL CHECK (length(nama) <= 100),
  kode_pddikti text,
  kelompok text,
  urut integer NOT NULL DEFAULT 0,
  aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (college_id, daftar, kode)
);
CALL pasang_baris('ref_kode', 'nama');

-- Shared by all colleges, read-only for the application: regions, schools, other institutions.
CREATE TABLE wilayah (
  kode text PRIMARY KEY,
  kode_kemendagri text,
  nama text NOT NULL,
  level integer NOT NULL CHECK (level BETWEEN 0 AND 3),
  kode_induk text REFERENCES wilayah,
  kode_pos text,
  jalur text NOT NULL
);
CREATE INDEX wilayah_induk ON wilayah (kode_induk, nama);
CREATE INDEX wilayah_nama ON wilayah USING gin (jalur gin_trgm_ops);
CREATE TABLE sekolah (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  npsn text NOT NULL UNIQUE CHECK (npsn ~ '^\d{8}$'),
  nama text NOT NULL,
  jenis_sekolah text NOT NULL,
  status text NOT NULL CHECK (status IN ('N','S')),
  kode_wilayah text REFERENCES wilayah,
  alamat text
);
CREATE INDEX sekolah_nama ON sekolah USING gin (nama gin_trgm_ops);
CREATE INDEX sekolah_wilayah ON sekolah (kode_wilayah);
CREATE TABLE referensi_perguruan_tinggi (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kode text NOT NULL UNIQUE,
  nama text NOT NULL,
  kode_wilayah text REFERENCES wilayah,
  kota text,
  status text NOT NULL DEFAULT 'A',
  id_pddikti uuid
);
CREATE INDEX referensi_pt_nama ON referensi_perguruan_tinggi USING gin (nama gin_trgm_ops);
CREATE INDEX referensi_pt_wilayah ON referensi_perguruan_tinggi (kode_wilayah);
CREATE TABLE referensi_prodi (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  id_perguruan_tinggi uuid NOT NULL REFERENCES referensi_perguruan_tinggi,
  kode text NOT NULL,
  nama text NOT NULL,
  jenjang text NOT NULL,
  id_pddikti uuid,
  UNIQUE (id_perguruan_tinggi, kode)
);
CREATE INDEX referensi_prodi_nama ON referensi_prodi USING gin (nama gin_trgm_ops);
GRANT SELECT ON wilayah, sekolah, referensi_perguruan_tinggi, referensi_prodi TO sivitas_app;
