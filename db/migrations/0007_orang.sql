-- People: lecturers, students (the person and the registration) and their histories.
CREATE TABLE dosen (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  nama text NOT NULL CHECK (length(nama) <= 100), gelar_depan text, gelar_belakang text,
  nama_lengkap text NOT NULL GENERATED ALWAYS AS (CASE WHEN coalesce(gelar_depan, '') = '' THEN '' ELSE gelar_depan || ' ' END || nama || CASE WHEN coalesce(gelar_belakang, '') = '' THEN '' ELSE ', ' || gelar_belakang END) STORED,
  nidn text CHECK (nidn ~ '^\d{10}$'), nuptk text CHECK (nuptk ~ '^\d{16}$'), nidk text, nip text, nik text CHECK (nik ~ '^\d{16}$'),
  jenis_kelamin text NOT NULL CHECK (jenis_kelamin IN ('L','P')), tempat_lahir text, tanggal_lahir date NOT NULL,
  id_agama text, negara text NOT NULL DEFAULT 'ID',
  jalan text, kelurahan text, kode_pos text, id_wilayah text REFERENCES wilayah,
  telepon text, handphone text, email text, email_kampus text,
  jenis_dosen text NOT NULL CHECK (jenis_dosen IN ('A','F','T')),
  id_ikatan_kerja text NOT NULL, id_status_kepegawaian text, id_status_keaktifan text NOT NULL DEFAULT '1',
  status_aktif text NOT NULL GENERATED ALWAYS AS (CASE WHEN id_status_keaktifan IN ('1','24','26') THEN 'A' ELSE 'N' END) STORED,
  id_prodi_homebase uuid, unit_tamu text, id_fakultas uuid,
  jabatan_fungsional text, golongan text, pendidikan_tertinggi text, serdos boolean NOT NULL DEFAULT false,
  maks_bimbingan_pa integer NOT NULL DEFAULT 30, maks_sks_mengajar integer NOT NULL DEFAULT 16,
  id_pddikti uuid,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_prodi_homebase) REFERENCES prodi,
  FOREIGN KEY (college_id, id_fakultas) REFERENCES fakultas
);
CREATE UNIQUE INDEX dosen_nidn ON dosen (college_id, nidn);
CREATE UNIQUE INDEX dosen_nuptk ON dosen (college_id, nuptk);
CREATE UNIQUE INDEX dosen_nik ON dosen (college_id, nik);
CREATE INDEX dosen_nama ON dosen (college_id, lower(nama));
CREATE INDEX dosen_nama_mirip ON dosen USING gin (lower(nama) gin_trgm_ops);
CREATE INDEX dosen_homebase ON dosen (college_id, id_prodi_homebase);
CREATE INDEX dosen_fakultas ON dosen (college_id, id_fakultas);
CREATE INDEX dosen_wilayah ON dosen (id_wilayah);
CALL pasang_baris('dosen', 'nama', 'nik,handphone,telepon');
ALTER TABLE fakultas ADD FOREIGN KEY (college_id, id_dekan) REFERENCES dosen;
ALTER TABLE jurusan ADD FOREIGN KEY (college_id, id_ketua) REFERENCES dosen, ADD FOREIGN KEY (college_id, id_sekretaris) REFERENCES dosen;
ALTER TABLE prodi ADD FOREIGN KEY (college_id, id_kaprodi) REFERENCES dosen, ADD FOREIGN KEY (college_id, id_sekretaris) REFERENCES dosen;
CREATE INDEX fakultas_dekan ON fakultas (college_id, id_dekan);
CREATE INDEX jurusan_ketua ON jurusan (college_id, id_ketua);
CREATE INDEX jurusan_sekretaris ON jurusan (college_id, id_sekretaris);
CREATE INDEX prodi_kaprodi ON prodi (college_id, id_kaprodi);
CREATE INDEX prodi_sekretaris ON prodi (college_id, id_sekretaris);

CREATE TABLE kelas_default (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kode text NOT NULL, nama text NOT NULL, id_prodi uuid NOT NULL, angkatan integer NOT NULL,
  id_kampus uuid, id_jenis_kelas uuid, kapasitas integer NOT NULL DEFAULT 40 CHECK (kapasitas BETWEEN 1 AND 500), id_dosen_wali uuid,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_prodi) REFERENCES prodi,
  FOREIGN KEY (college_id, id_kampus) REFERENCES kampus,
  FOREIGN KEY (college_id, id_jenis_kelas) REFERENCES jenis_kelas,
  FOREIGN KEY (college_id, id_dosen_wali) REFERENCES dosen
);
CREATE UNIQUE INDEX kelas_default_kode ON kelas_default (college_id, id_prodi, angkatan, lower(kode));
CREATE INDEX kelas_default_kampus ON kelas_default (college_id, id_kampus);
CREATE INDEX kelas_default_jenis ON kelas_default (college_id, id_jenis_kelas);
CREATE INDEX kelas_default_wali ON kelas_default (college_id, id_dosen_wali);
CALL pasang_baris('kelas_default', 'kode');
CALL pasang_batas_prodi('kelas_default');

CREATE TABLE biodata (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  nama text NOT NULL CHECK (length(nama) <= 100), jenis_kelamin text NOT NULL CHECK (jenis_kelamin IN ('L','P')),
  tempat_lahir text, tanggal_lahir date NOT NULL, id_agama text, kewarganegaraan text NOT NULL DEFAULT 'ID',
  nik text CHECK (nik ~ '^\d{16}$'), nik_terverifikasi boolean NOT NULL DEFAULT false,
  no_paspor text, no_kitas text, nisn text CHECK (nisn ~ '^\d{10}$'), npwp text, no_kk text CHECK (no_kk ~ '^\d{16}$'),
  nama_ibu_kandung text,
  jalan text, dusun text, rt text, rw text, kelurahan text, id_wilayah text REFERENCES wilayah, kode_pos text CHECK (kode_pos ~ '^\d{5}$'),
  alamat_domisili jsonb, id_jenis_tinggal text, id_alat_transportasi text,
  telepon text, handphone text, email text, email_kampus text,
  penerima_kps boolean NOT NULL DEFAULT false, nomor_kps text,
  kebutuhan_khusus integer NOT NULL DEFAULT 0, kebutuhan_khusus_ayah integer NOT NULL DEFAULT 0, kebutuhan_khusus_ibu integer NOT NULL DEFAULT 0,
  golongan_darah text, status_pernikahan text, anak_ke integer, jumlah_saudara integer, tinggi_badan integer, berat_badan integer,
  ukuran_almamater text, hobi text, kontak_darurat jsonb,
  id_foto uuid, id_tanda_tangan uuid,
  id_pddikti uuid, status_pddikti text NOT NULL DEFAULT 'BELUM' CHECK (status_pddikti IN ('BELUM','SIAP','DIEKSPOR','TERKIRIM','GAGAL')), pesan_pddikti text,
  PRIMARY KEY (college_id, id)
);
CREATE UNIQUE INDEX biodata_nik ON biodata (college_id, nik);
CREATE UNIQUE INDEX biodata_paspor ON biodata (college_id, kewarganegaraan, no_paspor);
CREATE UNIQUE INDEX biodata_email_kampus ON biodata (college_id, lower(email_kampus));
CREATE INDEX biodata_orang ON biodata (college_id, lower(nama), tanggal_lahir);
CREATE INDEX biodata_wilayah ON biodata (id_wilayah);
CREATE INDEX biodata_handphone ON biodata (college_id, handphone);
CALL pasang_baris('biodata', 'nama', 'nik,no_kk,no_paspor,npwp,nama_ibu_kandung,telepon,handphone');

CREATE TABLE orang_tua (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_biodata uuid NOT NULL,
  peran text NOT NULL CHECK (peran IN ('ayah','ibu','wali')),
  nama text, nik text CHECK (nik ~ '^\d{16}$'), tanggal_lahir date, id_pendidikan text, id_pekerjaan text, id_penghasilan text,
  masih_hidup boolean NOT NULL DEFAULT true, handphone text, email text, alamat text, hubungan text,
  PRIMARY KEY (college_id, id),
  UNIQUE (college_id, id_biodata, peran),
  FOREIGN KEY (college_id, id_biodata) REFERENCES biodata ON DELETE CASCADE
);
CALL pasang_baris('orang_tua', 'peran', 'nama,nik,handphone');

CREATE TABLE mahasiswa (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  nim text NOT NULL CHECK (nim ~ '^[A-Z0-9.-]{4,24}$'),
  nim_lama text[] NOT NULL DEFAULT '{}',
  id_biodata uuid NOT NULL,
  -- Copies of the person kept by a trigger, so that the busiest list sorts and searches one table.
  nama text NOT NULL, jenis_kelamin text NOT NULL,
  id_prodi uuid NOT NULL, id_konsentrasi uuid, id_kampus uuid NOT NULL, id_jenis_kelas uuid NOT NULL, id_kelas_default uuid, id_kelompok_sesi uuid,
  periode_masuk integer NOT NULL, angkatan integer NOT NULL GENERATED ALWAYS AS (periode_masuk / 10) STORED,
  tanggal_masuk date NOT NULL, semester_awal integer NOT NULL DEFAULT 1 CHECK (semester_awal BETWEEN 1 AND 8),
  gelombang text, no_pendaftaran text,
  jenis_daftar text NOT NULL, jalur_daftar text, pembiayaan text, biaya_masuk bigint CHECK (biaya_masuk >= 0),
  id_pt_asal uuid REFERENCES referensi_perguruan_tinggi, id_prodi_asal uuid REFERENCES referensi_prodi, nim_asal text, sks_diakui integer CHECK (sks_diakui BETWEEN 0 AND 160),
  id_sekolah uuid REFERENCES sekolah,
  status text NOT NULL CHECK (status IN ('A','C','N','S','U','O','L','M','D','E','P','W','0')),
  status_sejak_periode integer NOT NULL, tanggal_status date NOT NULL,
  id_dosen_pa uuid, batas_studi_periode integer,
  -- Copied from the newest AKM by its trigger.
  ipk numeric(3,2), sks_lulus integer NOT NULL DEFAULT 0,
  kelengkapan integer NOT NULL DEFAULT 0 CHECK (kelengkapan BETWEEN 0 AND 20), siap_pddikti boolean NOT NULL DEFAULT false,
  tanggal_keluar date, periode_keluar integer, id_jenis_keluar text, nomor_sk_keluar text, tanggal_sk_keluar date, keterangan_keluar text,
  ipk_lulus numeric(3,2), nomor_ijazah text, judul_skripsi text,
  id_pddikti uuid, status_pddikti text NOT NULL DEFAULT 'BELUM', kunci_pddikti boolean NOT NULL DEFAULT false,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_biodata) REFERENCES biodata,
  FOREIGN KEY (college_id, id_prodi) REFERENCES prodi,
  FOREIGN KEY (college_id, id_konsentrasi) REFERENCES konsentrasi,
  FOREIGN KEY (college_id, id_kampus) REFERENCES kampus,
  FOREIGN KEY (college_id, id_jenis_kelas) REFERENCES jenis_kelas,
  FOREIGN KEY (college_id, id_kelas_default) REFERENCES kelas_default,
  FOREIGN KEY (college_id, id_kelompok_sesi) REFERENCES kelompok_sesi,
  FOREIGN KEY (college_id, periode_masuk) REFERENCES periode,
  FOREIGN KEY (college_id, id_dosen_pa) REFERENCES dosen
);
CREATE UNIQUE INDEX mahasiswa_nim ON mahasiswa (college_id, nim) INCLUDE (id, id_prodi, angkatan, status);
CREATE INDEX mahasiswa_nama ON mahasiswa (college_id, nama, nim) INCLUDE (id, id_prodi, angkatan, status);
CREATE INDEX mahasiswa_nama_mirip ON mahasiswa USING gin (lower(nama) gin_trgm_ops);
CREATE INDEX mahasiswa_nim_mirip ON mahasiswa USING gin (nim gin_trgm_ops);
CREATE INDEX mahasiswa_nim_lama ON mahasiswa USING gin (nim_lama);
CREATE INDEX mahasiswa_saring ON mahasiswa (college_id, id_prodi, angkatan, status, nim) INCLUDE (id);
CREATE INDEX mahasiswa_angkatan ON mahasiswa (college_id, angkatan, status, nim) INCLUDE (id, id_prodi);
CREATE INDEX mahasiswa_status ON mahasiswa (college_id, status, nim) INCLUDE (id, id_prodi, angkatan);
CREATE INDEX mahasiswa_ipk ON mahasiswa (college_id, ipk, nim) INCLUDE (id, id_prodi, angkatan, status);
CREATE INDEX mahasiswa_kelengkapan ON mahasiswa (college_id, kelengkapan, nim) INCLUDE (id, id_prodi, angkatan, status);
CREATE INDEX mahasiswa_masuk ON mahasiswa (college_id, tanggal_masuk, nim) INCLUDE (id, id_prodi, angkatan, status);
CREATE INDEX mahasiswa_biodata ON mahasiswa (college_id, id_biodata);
CREATE INDEX mahasiswa_pa ON mahasiswa (college_id, id_dosen_pa);
CREATE INDEX mahasiswa_kelas ON mahasiswa (college_id, id_kelas_default);
CREATE INDEX mahasiswa_kampus ON mahasiswa (college_id, id_kampus);
CREATE INDEX mahasiswa_jenis_kelas ON mahasiswa (college_id, id_jenis_kelas);
CREATE INDEX mahasiswa_konsentrasi ON mahasiswa (college_id, id_konsentrasi);
CREATE INDEX mahasiswa_periode_masuk ON mahasiswa (college_id, periode_masuk);
CREATE INDEX mahasiswa_sekolah ON mahasiswa (id_sekolah);
CREATE INDEX mahasiswa_kelompok_sesi ON mahasiswa (college_id, id_kelompok_sesi);
CREATE INDEX mahasiswa_pt_asal ON mahasiswa (id_pt_asal);
CREATE INDEX mahasiswa_prodi_asal ON mahasiswa (id_prodi_asal);
CALL pasang_baris('mahasiswa', 'nim');
CALL pasang_batas_prodi('mahasiswa');
ALTER TABLE akun ADD FOREIGN KEY (college_id, id_mahasiswa) REFERENCES mahasiswa ON DELETE CASCADE;
ALTER TABLE akun ADD FOREIGN KEY (college_id, id_dosen) REFERENCES dosen ON DELETE CASCADE;

-- A biodata is reachable only through a registration that the operator may see; someone new has none yet.
CREATE POLICY prodi ON biodata AS RESTRICTIVE FOR SELECT USING ((SELECT app_prodi()) IS NULL OR EXISTS (SELECT 1 FROM mahasiswa m WHERE m.college_id = biodata.college_id AND m.id_biodata = biodata.id) OR dibuat_oleh = (SELECT app_akun()));

CREATE FUNCTION salin_biodata() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'biodata' THEN
    UPDATE mahasiswa SET nama = NEW.nama, jenis_kelamin = NEW.jenis_kelamin WHERE college_id = NEW.college_id AND id_biodata = NEW.id;
    RETURN NULL;
  END IF;
  SELECT b.nama, b.jenis_kelamin INTO NEW.nama, NEW.jenis_kelamin FROM biodata b WHERE b.college_id = NEW.college_id AND b.id = NEW.id_biodata;
  RETURN NEW;
END $$;
CREATE TRIGGER salin AFTER UPDATE OF nama, jenis_kelamin ON biodata FOR EACH ROW WHEN (OLD.nama IS DISTINCT FROM NEW.nama OR OLD.jenis_kelamin IS DISTINCT FROM NEW.jenis_kelamin) EXECUTE FUNCTION salin_biodata();
CREATE TRIGGER salin BEFORE INSERT OR UPDATE OF id_biodata ON mahasiswa FOR EACH ROW EXECUTE FUNCTION salin_biodata();

CREATE TABLE riwayat_status (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_mahasiswa uuid NOT NULL, periode integer NOT NULL,
  status text NOT NULL CHECK (status IN ('A','C','N','S','U','O','L','M','D','E','P','W','0')),
  -- Place in time, since 20253 comes before 20252 (PL-R29).
  urut integer NOT NULL GENERATED ALWAYS AS (urutan_periode(periode)) STORED,
  tanggal date NOT NULL, nomor_sk text, tanggal_sk date, alasan text,
  sumber text NOT NULL CHECK (sumber IN ('manual','cuti','tutup_periode','skl','mbkm','impor')), dibatalkan boolean NOT NULL DEFAULT false,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_mahasiswa) REFERENCES mahasiswa ON DELETE CASCADE,
  FOREIGN KEY (college_id, periode) REFERENCES periode
);
CREATE UNIQUE INDEX riwayat_status_hidup ON riwayat_status (college_id, id_mahasiswa, periode) WHERE NOT dibatalkan;
-- Status as of a period (DM-R10): the first row at or before it, read from the index alone.
CREATE INDEX riwayat_status_posisi ON riwayat_status (college_id, id_mahasiswa, urut DESC) INCLUDE (status) WHERE NOT dibatalkan;
-- Leaves alone, for the semester of a student (DM-R6).
CREATE INDEX riwayat_status_cuti ON riwayat_status (college_id, id_mahasiswa, urut) WHERE status = 'C' AND NOT dibatalkan;
CREATE INDEX riwayat_status_mahasiswa ON riwayat_status (college_id, id_mahasiswa);
CREATE INDEX riwayat_status_periode ON riwayat_status (college_id, periode, status);
CALL pasang_baris('riwayat_status', 'status');

CREATE TABLE dosen_pa (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_mahasiswa uuid NOT NULL, id_dosen uuid NOT NULL, mulai_periode integer NOT NULL, akhir_periode integer, nomor_sk text, alasan text,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_mahasiswa) REFERENCES mahasiswa ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_dosen) REFERENCES dosen
);
CREATE UNIQUE INDEX dosen_pa_hidup ON dosen_pa (college_id, id_mahasiswa) WHERE akhir_periode IS NULL;
CREATE INDEX dosen_pa_dosen ON dosen_pa (college_id, id_dosen);
CALL pasang_baris('dosen_pa', 'id_mahasiswa');

CREATE TABLE riwayat_pendidikan (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_biodata uuid NOT NULL,
  jenis text NOT NULL CHECK (jenis IN ('sekolah','perguruan_tinggi','registrasi','lanjutan')), jenjang text NOT NULL,
  id_sekolah uuid REFERENCES sekolah, id_referensi_pt uuid REFERENCES referensi_perguruan_tinggi, nama_lembaga text, jurusan text,
  nomor_ijazah text, tahun_masuk integer, tahun_lulus integer, nilai_rata numeric(5,2), ipk numeric(3,2), gelar text,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_biodata) REFERENCES biodata ON DELETE CASCADE
);
CREATE INDEX riwayat_pendidikan_biodata ON riwayat_pendidikan (college_id, id_biodata);
CREATE INDEX riwayat_pendidikan_sekolah ON riwayat_pendidikan (id_sekolah);
CREATE INDEX riwayat_pendidikan_pt ON riwayat_pendidikan (id_referensi_pt);
CALL pasang_baris('riwayat_pendidikan', 'jenjang');
