-- People besides students: the whole record of a lecturer with his histories, staff, assistants, alumni.

ALTER TABLE dosen
  ADD COLUMN nama_ibu_kandung text CHECK (length(nama_ibu_kandung) <= 100), ADD COLUMN npwp text CHECK (npwp ~ '^\d{15,16}$'),
  ADD COLUMN status_pernikahan text, ADD COLUMN nama_suami_istri text, ADD COLUMN nip_suami_istri text, ADD COLUMN id_pekerjaan_suami_istri text,
  ADD COLUMN tanggal_mulai_pns date,
  ADD COLUMN dusun text, ADD COLUMN rt text, ADD COLUMN rw text,
  ADD COLUMN no_sk_cpns text, ADD COLUMN tanggal_sk_cpns date, ADD COLUMN no_sk_pengangkatan text, ADD COLUMN mulai_sk_pengangkatan date,
  ADD COLUMN id_lembaga_pengangkat text, ADD COLUMN id_sumber_gaji text,
  ADD COLUMN bidang_ilmu text[] NOT NULL DEFAULT '{}',
  ADD COLUMN scopus_id text, ADD COLUMN sinta_id text, ADD COLUMN orcid text, ADD COLUMN google_scholar text,
  ADD COLUMN rekening_bank text, ADD COLUMN rekening_nomor text, ADD COLUMN rekening_atas_nama text,
  ADD COLUMN rfid text, ADD COLUMN id_foto uuid, ADD COLUMN id_tanda_tangan uuid,
  ADD FOREIGN KEY (college_id, id_foto) REFERENCES berkas,
  ADD FOREIGN KEY (college_id, id_tanda_tangan) REFERENCES berkas,
  ADD CHECK (maks_bimbingan_pa BETWEEN 0 AND 999), ADD CHECK (maks_sks_mengajar BETWEEN 0 AND 99);
-- Retirement (DM-R22) and the filled points of twenty follow the row by themselves, so that lists sort and filter by them.
ALTER TABLE dosen
  ADD COLUMN tanggal_pensiun date NOT NULL GENERATED ALWAYS AS ((date_trunc('month', tanggal_lahir + make_interval(years => CASE WHEN jabatan_fungsional IN ('50','51') THEN 70 ELSE 65 END)) + interval '1 month')::date) STORED,
  ADD COLUMN kelengkapan integer NOT NULL GENERATED ALWAYS AS (
    4 + (tempat_lahir IS NOT NULL)::int + (id_agama IS NOT NULL)::int + (nik IS NOT NULL)::int + (nama_ibu_kandung IS NOT NULL)::int
    + (coalesce(nuptk, nidn, nidk) IS NOT NULL)::int + (kelurahan IS NOT NULL)::int + (id_wilayah IS NOT NULL)::int + (handphone IS NOT NULL)::int
    + (email IS NOT NULL)::int + (id_status_kepegawaian IS NOT NULL)::int + (id_prodi_homebase IS NOT NULL OR unit_tamu IS NOT NULL)::int
    + (no_sk_pengangkatan IS NOT NULL)::int + (mulai_sk_pengangkatan IS NOT NULL)::int + (jabatan_fungsional IS NOT NULL)::int
    + (pendidikan_tertinggi IS NOT NULL)::int + (id_foto IS NOT NULL)::int) STORED;
DROP TRIGGER audit ON dosen;
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON dosen FOR EACH ROW
  EXECUTE FUNCTION audit_baris('nama', 'nik,handphone,telepon,npwp,nama_ibu_kandung,rekening_nomor', '');
CREATE UNIQUE INDEX dosen_nidk ON dosen (college_id, nidk);
CREATE UNIQUE INDEX dosen_nip ON dosen (college_id, nip);
CREATE UNIQUE INDEX dosen_email_kampus ON dosen (college_id, lower(email_kampus));
CREATE INDEX dosen_pensiun ON dosen (college_id, tanggal_pensiun);
CREATE INDEX dosen_foto ON dosen (college_id, id_foto) WHERE id_foto IS NOT NULL;
CREATE INDEX dosen_tanda_tangan ON dosen (college_id, id_tanda_tangan) WHERE id_tanda_tangan IS NOT NULL;

-- What InsertDosenPengajarKelasKuliah needs: id_pddikti is PDDikti's id_registrasi_dosen. tahun_ajaran 2025 is 2025/2026.
CREATE TABLE dosen_penugasan (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_dosen uuid NOT NULL, tahun_ajaran integer NOT NULL CHECK (tahun_ajaran BETWEEN 1979 AND 2100), id_prodi uuid NOT NULL,
  nomor_surat_tugas text NOT NULL CHECK (length(nomor_surat_tugas) <= 100), tanggal_surat_tugas date NOT NULL, mulai_surat_tugas date NOT NULL,
  tanggal_keluar date, id_pddikti uuid,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_dosen) REFERENCES dosen ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_prodi) REFERENCES prodi,
  CHECK (tanggal_keluar >= mulai_surat_tugas)
);
CREATE UNIQUE INDEX dosen_penugasan_tahun ON dosen_penugasan (college_id, id_dosen, tahun_ajaran, id_prodi);
CREATE INDEX dosen_penugasan_prodi ON dosen_penugasan (college_id, id_prodi, tahun_ajaran);
CALL pasang_baris('dosen_penugasan', 'nomor_surat_tugas');

CREATE TABLE dosen_jabatan_fungsional (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_dosen uuid NOT NULL, kode text NOT NULL, nomor_sk text NOT NULL CHECK (length(nomor_sk) <= 100), tmt date NOT NULL,
  angka_kredit numeric(7,2) CHECK (angka_kredit >= 0), id_berkas uuid,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_dosen) REFERENCES dosen ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_berkas) REFERENCES berkas
);
CREATE UNIQUE INDEX dosen_jabatan_fungsional_tmt ON dosen_jabatan_fungsional (college_id, id_dosen, tmt);
CREATE INDEX dosen_jabatan_fungsional_berkas ON dosen_jabatan_fungsional (college_id, id_berkas) WHERE id_berkas IS NOT NULL;
CALL pasang_baris('dosen_jabatan_fungsional', 'nomor_sk');

CREATE TABLE dosen_pangkat (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_dosen uuid NOT NULL, golongan text NOT NULL, nomor_sk text NOT NULL CHECK (length(nomor_sk) <= 100), tmt date NOT NULL,
  masa_kerja_tahun integer CHECK (masa_kerja_tahun BETWEEN 0 AND 60), masa_kerja_bulan integer CHECK (masa_kerja_bulan BETWEEN 0 AND 11), id_berkas uuid,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_dosen) REFERENCES dosen ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_berkas) REFERENCES berkas
);
CREATE UNIQUE INDEX dosen_pangkat_tmt ON dosen_pangkat (college_id, id_dosen, tmt);
CREATE INDEX dosen_pangkat_berkas ON dosen_pangkat (college_id, id_berkas) WHERE id_berkas IS NOT NULL;
CALL pasang_baris('dosen_pangkat', 'nomor_sk');

CREATE TABLE dosen_pendidikan (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_dosen uuid NOT NULL, jenjang text NOT NULL, lembaga text NOT NULL CHECK (length(lembaga) <= 100), prodi text CHECK (length(prodi) <= 100),
  tahun_lulus integer NOT NULL CHECK (tahun_lulus BETWEEN 1940 AND 2100), gelar text, bidang text, penyetaraan text, id_berkas uuid,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_dosen) REFERENCES dosen ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_berkas) REFERENCES berkas
);
CREATE INDEX dosen_pendidikan_dosen ON dosen_pendidikan (college_id, id_dosen, tahun_lulus);
CREATE INDEX dosen_pendidikan_berkas ON dosen_pendidikan (college_id, id_berkas) WHERE id_berkas IS NOT NULL;
CALL pasang_baris('dosen_pendidikan', 'lembaga');

CREATE TABLE dosen_sertifikasi (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_dosen uuid NOT NULL, jenis text NOT NULL CHECK (jenis IN ('serdos','profesi')), nomor text NOT NULL CHECK (length(nomor) <= 100),
  tahun integer NOT NULL CHECK (tahun BETWEEN 1940 AND 2100), bidang text, lembaga text, berlaku_sampai date, id_berkas uuid,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_dosen) REFERENCES dosen ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_berkas) REFERENCES berkas
);
CREATE UNIQUE INDEX dosen_sertifikasi_nomor ON dosen_sertifikasi (college_id, id_dosen, jenis, lower(nomor));
CREATE INDEX dosen_sertifikasi_berkas ON dosen_sertifikasi (college_id, id_berkas) WHERE id_berkas IS NOT NULL;
CALL pasang_baris('dosen_sertifikasi', 'nomor');

-- Posts of the structure lessen the teaching duty on a period's first day by their equivalent (DM-R13).
CREATE TABLE dosen_jabatan_struktural (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_dosen uuid NOT NULL, nama text NOT NULL CHECK (length(nama) <= 100), unit text CHECK (length(unit) <= 100), nomor_sk text,
  mulai date NOT NULL, selesai date, ekuivalen_sks numeric(4,2) NOT NULL DEFAULT 0 CHECK (ekuivalen_sks BETWEEN 0 AND 24),
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_dosen) REFERENCES dosen ON DELETE CASCADE,
  CHECK (selesai >= mulai)
);
CREATE INDEX dosen_jabatan_struktural_dosen ON dosen_jabatan_struktural (college_id, id_dosen, mulai);
CALL pasang_baris('dosen_jabatan_struktural', 'nama');

-- Keaktifan by dated rows: the one in force is copied to the lecturer when it is written and each night.
CREATE TABLE dosen_status (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_dosen uuid NOT NULL, keaktifan text NOT NULL, mulai date NOT NULL, selesai date, nomor_sk text, keterangan text CHECK (length(keterangan) <= 500),
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_dosen) REFERENCES dosen ON DELETE CASCADE,
  CHECK (selesai >= mulai)
);
CREATE UNIQUE INDEX dosen_status_mulai ON dosen_status (college_id, id_dosen, mulai);
CALL pasang_baris('dosen_status', 'keaktifan');

CREATE TABLE dosen_dokumen (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_dosen uuid NOT NULL, jenis text NOT NULL, id_berkas uuid NOT NULL, nomor text, tanggal date,
  status_verifikasi text NOT NULL DEFAULT 'menunggu' CHECK (status_verifikasi IN ('menunggu','sah','ditolak')), alasan_tolak text, diverifikasi_oleh uuid,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_dosen) REFERENCES dosen ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_berkas) REFERENCES berkas,
  CHECK (status_verifikasi <> 'ditolak' OR alasan_tolak IS NOT NULL)
);
CREATE INDEX dosen_dokumen_dosen ON dosen_dokumen (college_id, id_dosen, jenis);
CREATE INDEX dosen_dokumen_berkas ON dosen_dokumen (college_id, id_berkas);
CALL pasang_baris('dosen_dokumen', 'jenis');

CREATE TABLE pegawai (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  nip text NOT NULL CHECK (length(nip) BETWEEN 3 AND 24), nama text NOT NULL CHECK (length(nama) <= 100), gelar_depan text, gelar_belakang text,
  nama_lengkap text NOT NULL GENERATED ALWAYS AS (CASE WHEN coalesce(gelar_depan, '') = '' THEN '' ELSE gelar_depan || ' ' END || nama || CASE WHEN coalesce(gelar_belakang, '') = '' THEN '' ELSE ', ' || gelar_belakang END) STORED,
  nik text CHECK (nik ~ '^\d{16}$'), jenis_kelamin text NOT NULL CHECK (jenis_kelamin IN ('L','P')), tempat_lahir text, tanggal_lahir date, id_agama text,
  jalan text, kelurahan text, id_wilayah text REFERENCES wilayah, kode_pos text CHECK (kode_pos ~ '^\d{5}$'), handphone text, email text,
  unit text NOT NULL CHECK (length(unit) <= 100), jabatan text, jenis_pegawai text NOT NULL CHECK (jenis_pegawai IN ('tetap','kontrak','honorer','magang')),
  id_status_kepegawaian text, golongan text, pendidikan text, tmt_mulai date, tmt_selesai date, status_aktif boolean NOT NULL DEFAULT true,
  id_foto uuid, id_akun uuid,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_foto) REFERENCES berkas,
  FOREIGN KEY (college_id, id_akun) REFERENCES akun ON DELETE SET NULL (id_akun),
  CHECK (tmt_selesai >= tmt_mulai)
);
CREATE UNIQUE INDEX pegawai_nip ON pegawai (college_id, upper(nip));
CREATE UNIQUE INDEX pegawai_nik ON pegawai (college_id, nik);
CREATE UNIQUE INDEX pegawai_akun ON pegawai (college_id, id_akun) WHERE id_akun IS NOT NULL;
CREATE INDEX pegawai_nama ON pegawai (college_id, nama);
CREATE INDEX pegawai_unit ON pegawai (college_id, unit);
CREATE INDEX pegawai_wilayah ON pegawai (id_wilayah);
CREATE INDEX pegawai_foto ON pegawai (college_id, id_foto) WHERE id_foto IS NOT NULL;
CALL pasang_baris('pegawai', 'nama', 'nik,handphone');

-- One per registration of status L, kept by the transition; or someone of the years before, imported without a registration.
CREATE TABLE alumni (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_mahasiswa uuid, nim text NOT NULL CHECK (nim ~ '^[A-Z0-9.-]{4,24}$'), nama text NOT NULL CHECK (length(nama) <= 100), id_prodi uuid NOT NULL,
  angkatan integer NOT NULL CHECK (angkatan BETWEEN 1945 AND 2100), periode_lulus integer, tanggal_lulus date NOT NULL,
  ipk numeric(3,2) CHECK (ipk BETWEEN 0 AND 4), predikat text CHECK (length(predikat) <= 60), nomor_ijazah text CHECK (length(nomor_ijazah) <= 60), judul_ta text CHECK (length(judul_ta) <= 500),
  handphone text, email text, alamat text CHECK (length(alamat) <= 200), id_wilayah text REFERENCES wilayah,
  bersedia_dihubungi boolean NOT NULL DEFAULT true, sumber text NOT NULL CHECK (sumber IN ('sistem','impor')),
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_mahasiswa) REFERENCES mahasiswa ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_prodi) REFERENCES prodi,
  CHECK ((sumber = 'sistem') = (id_mahasiswa IS NOT NULL))
);
CREATE UNIQUE INDEX alumni_nim ON alumni (college_id, nim);
CREATE UNIQUE INDEX alumni_mahasiswa ON alumni (college_id, id_mahasiswa) WHERE id_mahasiswa IS NOT NULL;
CREATE UNIQUE INDEX alumni_ijazah ON alumni (college_id, upper(nomor_ijazah));
CREATE INDEX alumni_nama ON alumni (college_id, nama, nim);
CREATE INDEX alumni_nama_mirip ON alumni USING gin (lower(nama) gin_trgm_ops);
CREATE INDEX alumni_prodi ON alumni (college_id, id_prodi, tanggal_lulus);
CREATE INDEX alumni_lulus ON alumni (college_id, tanggal_lulus, id);
CREATE INDEX alumni_angkatan ON alumni (college_id, angkatan);
CREATE INDEX alumni_wilayah ON alumni (id_wilayah);
CALL pasang_baris('alumni', 'nim', 'handphone');
CALL pasang_batas_prodi('alumni');

-- Name and number of a graduate are those of his registration, whatever is corrected there later.
CREATE FUNCTION salin_alumni() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE alumni SET nim = NEW.nim, nama = NEW.nama, id_prodi = NEW.id_prodi, angkatan = NEW.angkatan WHERE college_id = NEW.college_id AND id_mahasiswa = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER salin_alumni AFTER UPDATE ON mahasiswa FOR EACH ROW WHEN (NEW.status = 'L' AND (OLD.nim, OLD.nama, OLD.id_prodi, OLD.angkatan) IS DISTINCT FROM (NEW.nim, NEW.nama, NEW.id_prodi, NEW.angkatan)) EXECUTE FUNCTION salin_alumni();

CREATE TABLE asisten_lab (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_mahasiswa uuid, id_alumni uuid, periode integer NOT NULL, jenis text NOT NULL CHECK (jenis IN ('lab','praktikum','asisten_dosen')),
  -- id_ruang gets its foreign key in the migration that makes the rooms.
  id_ruang uuid, id_makul uuid, id_kelas uuid, id_dosen_pembina uuid NOT NULL,
  jam_per_minggu integer NOT NULL CHECK (jam_per_minggu BETWEEN 1 AND 20), tarif_honor bigint CHECK (tarif_honor >= 0), mulai date, selesai date, nomor_sk text,
  status text NOT NULL DEFAULT 'aktif' CHECK (status IN ('aktif','selesai','berhenti')),
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_mahasiswa) REFERENCES mahasiswa,
  FOREIGN KEY (college_id, id_alumni) REFERENCES alumni,
  FOREIGN KEY (college_id, periode) REFERENCES periode,
  FOREIGN KEY (college_id, id_makul) REFERENCES mata_kuliah,
  FOREIGN KEY (college_id, id_kelas) REFERENCES kelas_kuliah,
  FOREIGN KEY (college_id, id_dosen_pembina) REFERENCES dosen,
  CHECK (num_nonnulls(id_mahasiswa, id_alumni) = 1),
  CHECK (selesai >= mulai)
);
CREATE UNIQUE INDEX asisten_lab_unik ON asisten_lab (college_id, periode, id_mahasiswa, id_alumni, jenis, id_makul) NULLS NOT DISTINCT;
CREATE INDEX asisten_lab_mahasiswa ON asisten_lab (college_id, id_mahasiswa, periode);
CREATE INDEX asisten_lab_alumni ON asisten_lab (college_id, id_alumni);
CREATE INDEX asisten_lab_makul ON asisten_lab (college_id, id_makul);
CREATE INDEX asisten_lab_kelas ON asisten_lab (college_id, id_kelas);
CREATE INDEX asisten_lab_ruang ON asisten_lab (college_id, id_ruang);
CREATE INDEX asisten_lab_pembina ON asisten_lab (college_id, id_dosen_pembina);
CALL pasang_baris('asisten_lab', 'jenis');
