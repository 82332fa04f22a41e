-- Announcements, releases, ideas, saved research tables: what the home pages show.
CREATE TABLE kategori_pengumuman (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kode text NOT NULL, nama text NOT NULL, warna text, aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (college_id, id)
);
CREATE UNIQUE INDEX kategori_pengumuman_kode ON kategori_pengumuman (college_id, lower(kode));
CALL pasang_baris('kategori_pengumuman', 'nama');

CREATE TABLE pengumuman (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  judul text NOT NULL, isi text NOT NULL, id_kategori uuid NOT NULL, unit_penulis text NOT NULL,
  tujuan text[] NOT NULL DEFAULT '{operator}', terbit_pada timestamptz NOT NULL, berakhir_pada timestamptz,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_kategori) REFERENCES kategori_pengumuman
);
CREATE INDEX pengumuman_terbit ON pengumuman (college_id, terbit_pada DESC);
CREATE INDEX pengumuman_kategori ON pengumuman (college_id, id_kategori, terbit_pada DESC);
CALL pasang_baris('pengumuman', 'judul');

CREATE TABLE pengumuman_dibaca (
  college_id text NOT NULL, id_akun uuid NOT NULL, id_pengumuman uuid NOT NULL, dibaca_pada timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (college_id, id_akun, id_pengumuman),
  FOREIGN KEY (college_id, id_akun) REFERENCES akun ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_pengumuman) REFERENCES pengumuman ON DELETE CASCADE
);
CREATE INDEX pengumuman_dibaca_pengumuman ON pengumuman_dibaca (college_id, id_pengumuman);
CALL pasang_dinding('pengumuman_dibaca');

CREATE TABLE ide (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  judul text NOT NULL CHECK (length(judul) <= 100), isi text NOT NULL CHECK (length(isi) <= 2000), id_akun uuid NOT NULL,
  status text NOT NULL DEFAULT 'diajukan' CHECK (status IN ('diajukan','diterima','direncanakan','selesai')),
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_akun) REFERENCES akun ON DELETE CASCADE
);
CREATE INDEX ide_akun ON ide (college_id, id_akun);
CALL pasang_baris('ide', 'judul');
CREATE TABLE ide_suara (
  college_id text NOT NULL, id_ide uuid NOT NULL, id_akun uuid NOT NULL,
  PRIMARY KEY (college_id, id_ide, id_akun),
  FOREIGN KEY (college_id, id_ide) REFERENCES ide ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_akun) REFERENCES akun ON DELETE CASCADE
);
CREATE INDEX ide_suara_akun ON ide_suara (college_id, id_akun);
CALL pasang_dinding('ide_suara');

CREATE TABLE riset_simpanan (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  nama text NOT NULL CHECK (length(nama) <= 100), id_akun uuid NOT NULL, bentuk jsonb NOT NULL, id_hak_akses uuid, disematkan boolean NOT NULL DEFAULT false,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_akun) REFERENCES akun ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_hak_akses) REFERENCES hak_akses
);
CREATE INDEX riset_simpanan_akun ON riset_simpanan (college_id, id_akun);
CREATE INDEX riset_simpanan_hak ON riset_simpanan (college_id, id_hak_akses);
CALL pasang_baris('riset_simpanan', 'nama');

-- Page views and client errors without anybody's name in them.
CREATE TABLE jejak (
  college_id text NOT NULL, id bigint GENERATED ALWAYS AS IDENTITY, waktu timestamptz NOT NULL DEFAULT now(),
  jenis text NOT NULL CHECK (jenis IN ('fitur','galat')), fitur text NOT NULL, durasi integer, pesan text, versi_portal text,
  PRIMARY KEY (college_id, id)
);
CREATE INDEX jejak_waktu ON jejak (college_id, waktu DESC);
CALL pasang_dinding('jejak', 'SELECT, INSERT');
