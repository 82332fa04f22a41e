-- What a college settles for itself: rule sets, the students' menu, which features are open to whom, and the versions
-- of all settings with 'Kembalikan versi ini'. Keywords stand in 0002, since sites and sign-in lean on them.
ALTER TABLE college
  -- A letterhead that is composed instead of drawn: {baris: [5], garis}; a picture (id_kop_surat) wins over it.
  ADD COLUMN kop_susunan jsonb,
  ADD COLUMN kontak text CHECK (length(kontak) <= 255);

-- Sites are added on the screen now, in the caller's college.
ALTER TABLE site ALTER COLUMN college_id SET DEFAULT app_college();

-- Rule sets (PL-R35). id 0 is the whole college. An absent part of the scope means 'any'; a key that is absent from
-- `nilai` is silent and leaves the answer to a wider set.
CREATE TABLE aturan (
  college_id text NOT NULL REFERENCES college,
  id integer NOT NULL CHECK (id >= 0),
  nama text NOT NULL CHECK (length(nama) BETWEEN 1 AND 100),
  jenjang text,
  id_prodi uuid,
  id_jenis_kelas uuid,
  angkatan_mulai integer CHECK (angkatan_mulai BETWEEN 1900 AND 2200),
  angkatan_sampai integer CHECK (angkatan_sampai BETWEEN 1900 AND 2200),
  berlaku_mulai integer NOT NULL,
  nilai jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(nilai) = 'object'),
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_prodi) REFERENCES prodi,
  FOREIGN KEY (college_id, id_jenis_kelas) REFERENCES jenis_kelas,
  CONSTRAINT aturan_cakupan UNIQUE NULLS NOT DISTINCT (college_id, jenjang, id_prodi, id_jenis_kelas, angkatan_mulai, angkatan_sampai),
  CONSTRAINT aturan_angkatan CHECK (angkatan_mulai <= angkatan_sampai),
  -- A prodi has its jenjang; naming both would make one scope writable in two ways.
  CONSTRAINT aturan_unit CHECK (id_prodi IS NULL OR jenjang IS NULL),
  CONSTRAINT aturan_umum CHECK ((id = 0) = (num_nonnulls(jenjang, id_prodi, id_jenis_kelas, angkatan_mulai, angkatan_sampai) = 0))
);
CREATE INDEX aturan_prodi ON aturan (college_id, id_prodi);
CREATE INDEX aturan_jenis_kelas ON aturan (college_id, id_jenis_kelas);
CALL pasang_baris('aturan', 'nama');
-- Who has a list of prodi sees the general sets and those of his prodi, and writes only the latter.
CREATE POLICY prodi_baca ON aturan AS RESTRICTIVE FOR SELECT
  USING (id_prodi IS NULL OR (SELECT app_prodi()) IS NULL OR id_prodi = ANY ((SELECT app_prodi())::uuid[]));
CREATE POLICY prodi_tambah ON aturan AS RESTRICTIVE FOR INSERT
  WITH CHECK ((SELECT app_prodi()) IS NULL OR id_prodi = ANY ((SELECT app_prodi())::uuid[]));
CREATE POLICY prodi_ubah ON aturan AS RESTRICTIVE FOR UPDATE
  USING ((SELECT app_prodi()) IS NULL OR id_prodi = ANY ((SELECT app_prodi())::uuid[]));
CREATE POLICY prodi_hapus ON aturan AS RESTRICTIVE FOR DELETE
  USING ((SELECT app_prodi()) IS NULL OR id_prodi = ANY ((SELECT app_prodi())::uuid[]));

-- Menu of the student portal: a tree of two levels, written as a whole.
CREATE TABLE menu_portal (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kunci text NOT NULL CHECK (kunci ~ '^[a-z0-9-]{1,40}$'),
  label text NOT NULL CHECK (length(label) <= 40),
  ikon text CHECK (length(ikon) <= 40),
  jenis text NOT NULL CHECK (jenis IN ('halaman','tautan','pemisah')),
  tujuan text CHECK (length(tujuan) <= 500),
  induk text,
  urutan integer NOT NULL,
  tampil boolean NOT NULL DEFAULT true,
  syarat jsonb NOT NULL DEFAULT '{}',
  lencana text CHECK (length(lencana) <= 12),
  PRIMARY KEY (college_id, id),
  CONSTRAINT menu_portal_kunci UNIQUE (college_id, kunci),
  -- Deferred, because a whole tree is replaced in one statement after the other.
  FOREIGN KEY (college_id, induk) REFERENCES menu_portal (college_id, kunci) DEFERRABLE INITIALLY DEFERRED,
  CHECK ((jenis = 'pemisah') = (tujuan IS NULL))
);
CREATE INDEX menu_portal_induk ON menu_portal (college_id, induk);
CALL pasang_baris('menu_portal', 'label');

-- Which feature is open to which audience; a missing row follows the product's own default.
CREATE TABLE publikasi_fitur (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kode_fitur text NOT NULL CHECK (kode_fitur ~ '^[A-Z_]{2,20}$'),
  tujuan text NOT NULL CHECK (tujuan IN ('portaldos','portalasdos','portalmhs','portalort')),
  aktif boolean NOT NULL,
  mulai timestamptz, selesai timestamptz,
  -- Codes of prodi, as people know them, and years of entry; empty means all.
  prodi text[] NOT NULL DEFAULT '{}',
  angkatan integer[] NOT NULL DEFAULT '{}',
  pesan_tutup text CHECK (length(pesan_tutup) <= 255),
  PRIMARY KEY (college_id, id),
  CONSTRAINT publikasi_fitur_kunci UNIQUE (college_id, kode_fitur, tujuan),
  CONSTRAINT publikasi_fitur_jadwal CHECK (mulai < selesai)
);
CALL pasang_baris('publikasi_fitur', 'kode_fitur');

-- Every state that a setting ever had (PL, Beyond 5). Append-only: a return to an old version is a new one.
CREATE TABLE pengaturan_versi (
  college_id text NOT NULL REFERENCES college,
  id bigint GENERATED ALWAYS AS IDENTITY,
  -- What kind of setting, and which one of them.
  entitas text NOT NULL CHECK (length(entitas) <= 40),
  kunci text NOT NULL CHECK (length(kunci) <= 100),
  nomor integer NOT NULL,
  -- The whole setting as it was after the change; null where it was removed.
  isi jsonb,
  -- Number of the version that this one brought back.
  dari_nomor integer,
  dibuat_pada timestamptz NOT NULL DEFAULT now(),
  dibuat_oleh uuid DEFAULT app_akun(),
  PRIMARY KEY (college_id, id),
  CONSTRAINT pengaturan_versi_nomor UNIQUE (college_id, entitas, kunci, nomor)
);
CALL pasang_dinding('pengaturan_versi', 'SELECT, INSERT');
