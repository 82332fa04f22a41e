-- Imports, saved sets of students, and the notes by which a bulk act on operators can be taken back.

-- A run of an import: what was uploaded, which column means what, what the check found, what was written.
CREATE TABLE impor (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  jenis text NOT NULL CHECK (jenis ~ '^[a-z-]{1,40}$'),
  id_akun uuid NOT NULL,
  nama_berkas text NOT NULL CHECK (length(nama_berkas) <= 200),
  status text NOT NULL DEFAULT 'unggah' CHECK (status IN ('unggah','periksa','diperiksa','simpan','selesai','urung','diurungkan','gagal')),
  jumlah_baris integer NOT NULL,
  kepala jsonb NOT NULL,
  kolom jsonb NOT NULL DEFAULT '{}',
  catatan jsonb NOT NULL DEFAULT '[]',
  baru integer NOT NULL DEFAULT 0,
  ubah integer NOT NULL DEFAULT 0,
  sama integer NOT NULL DEFAULT 0,
  salah integer NOT NULL DEFAULT 0,
  tersimpan integer NOT NULL DEFAULT 0,
  urung integer NOT NULL DEFAULT 0,
  pesan text,
  id_pekerjaan uuid,
  dibuat_pada timestamptz NOT NULL DEFAULT now(),
  disimpan_pada timestamptz,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_akun) REFERENCES akun ON DELETE CASCADE
);
CREATE INDEX impor_jenis ON impor (college_id, jenis, dibuat_pada DESC);
CREATE INDEX impor_akun ON impor (college_id, id_akun);
CALL pasang_dinding('impor');

-- The rows of a run. They carry personal data of many people, so they go after a week, while the run itself stays as history.
-- What a row wrote is in the audit log of the table that it wrote to.
CREATE TABLE impor_baris (
  college_id text NOT NULL,
  id_impor uuid NOT NULL,
  -- Line of the file, the heads being line 1.
  id integer NOT NULL,
  -- Cells as the file has them; a number stays one, so that a NIK that a spreadsheet has rounded can be told.
  sel jsonb NOT NULL,
  -- 'field:value' of the natural key and of each further field that no two rows may share.
  kunci text[] NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'baru' CHECK (status IN ('baru','ubah','sama','salah','tersimpan','urung')),
  temuan jsonb NOT NULL DEFAULT '[]',
  perubahan jsonb NOT NULL DEFAULT '[]',
  -- What was written, its version right after, and what stood there before: none where the row is new.
  sasaran text,
  versi_sasaran integer,
  sebelum jsonb,
  PRIMARY KEY (college_id, id_impor, id),
  FOREIGN KEY (college_id, id_impor) REFERENCES impor ON DELETE CASCADE
);
CREATE INDEX impor_baris_status ON impor_baris (college_id, id_impor, status, id);
CALL pasang_dinding('impor_baris');

-- kelompokTersimpan: a set of students by filter or by name, living or frozen, private or shared with the college.
CREATE TABLE kelompok_tersimpan (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_akun uuid NOT NULL,
  nama text NOT NULL CHECK (length(nama) BETWEEN 1 AND 100),
  deskripsi text CHECK (length(deskripsi) <= 255),
  jenis text NOT NULL CHECK (jenis IN ('saringan','tempel','berkas')),
  mode text NOT NULL CHECK (mode IN ('hidup','beku')),
  bersama boolean NOT NULL DEFAULT false,
  -- Filters of the list of students; of a frozen set only as a record of where it came from.
  saringan jsonb,
  jumlah integer NOT NULL DEFAULT 0,
  dihitung_pada timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (college_id, id),
  CHECK (mode = 'beku' OR saringan IS NOT NULL),
  FOREIGN KEY (college_id, id_akun) REFERENCES akun ON DELETE CASCADE
);
CREATE UNIQUE INDEX kelompok_tersimpan_nama ON kelompok_tersimpan (college_id, id_akun, lower(nama));
CREATE INDEX kelompok_tersimpan_bersama ON kelompok_tersimpan (college_id, lower(nama)) WHERE bersama;
CALL pasang_baris('kelompok_tersimpan', 'nama');

-- Members of frozen sets. Who may see a member is decided by the wall of the student.
CREATE TABLE kelompok_anggota (
  college_id text NOT NULL,
  id_kelompok uuid NOT NULL,
  id_mahasiswa uuid NOT NULL,
  PRIMARY KEY (college_id, id_kelompok, id_mahasiswa),
  FOREIGN KEY (college_id, id_kelompok) REFERENCES kelompok_tersimpan ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_mahasiswa) REFERENCES mahasiswa ON DELETE CASCADE
);
CREATE INDEX kelompok_anggota_mahasiswa ON kelompok_anggota (college_id, id_mahasiswa);
CALL pasang_dinding('kelompok_anggota');

-- What a bulk act changed, so that 'Urungkan' can put it back where nobody has touched it since.
CREATE TABLE tindakan_massal (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_akun uuid NOT NULL,
  jenis text NOT NULL,
  -- [{id, versi, sebelum}] of the rows that were changed, with the version that the act left behind.
  baris jsonb NOT NULL,
  dibuat_pada timestamptz NOT NULL DEFAULT now(),
  diurungkan_pada timestamptz,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_akun) REFERENCES akun ON DELETE CASCADE
);
CREATE INDEX tindakan_massal_akun ON tindakan_massal (college_id, id_akun, dibuat_pada DESC);
CALL pasang_dinding('tindakan_massal');

-- Mass passwords that are being made. Passwords and the key of the ZIP are derived from `kunci`, so that a run that broke
-- off goes on with the same ones and nothing but hashes is ever stored; the row goes when the ZIP is made.
CREATE TABLE sandi_massal (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kunci text NOT NULL,
  akun uuid[] NOT NULL,
  dibuat_pada timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (college_id, id)
);
CALL pasang_dinding('sandi_massal');
