-- Where a student sits, which groups and agencies he belongs to, and the cards that were issued to him.

-- Agencies that send students. Two spellings of one name are one name; what is truly twice in here is merged by an act.
CREATE TABLE instansi (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kode text, nama text NOT NULL CHECK (length(nama) <= 100),
  nama_normal text NOT NULL GENERATED ALWAYS AS (btrim(lower(regexp_replace(nama, '[^[:alnum:]]+', ' ', 'g')))) STORED,
  singkatan text,
  jenis_instansi text NOT NULL CHECK (jenis_instansi IN ('kementerian','lpnk','pemprov','pemkab','pemkot','tni','polri','bumn','bumd','swasta','yayasan','internasional','lainnya')),
  id_induk uuid,
  alamat text, id_wilayah text REFERENCES wilayah, telepon text, email text, nama_pic text, jabatan_pic text,
  nomor_pks text, tanggal_pks date, berlaku_sampai date,
  potongan_persen numeric(5,2) CHECK (potongan_persen BETWEEN 0 AND 100),
  aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_induk) REFERENCES instansi,
  CONSTRAINT instansi_diri CHECK (id_induk <> id),
  CONSTRAINT instansi_pks CHECK (berlaku_sampai >= tanggal_pks)
);
CREATE UNIQUE INDEX instansi_nama ON instansi (college_id, nama_normal);
CREATE UNIQUE INDEX instansi_kode ON instansi (college_id, lower(kode));
CREATE INDEX instansi_mirip ON instansi USING gin (lower(nama) gin_trgm_ops);
CREATE INDEX instansi_induk ON instansi (college_id, id_induk);
CREATE INDEX instansi_wilayah ON instansi (id_wilayah);
-- PKS that end soon, for the daily warnings.
CREATE INDEX instansi_berlaku_sampai ON instansi (college_id, berlaku_sampai) WHERE berlaku_sampai IS NOT NULL;
CALL pasang_baris('instansi', 'nama', 'telepon');

ALTER TABLE mahasiswa
  ADD COLUMN id_instansi uuid,
  ADD COLUMN jabatan_instansi text CHECK (length(jabatan_instansi) <= 100),
  ADD COLUMN unit_kerja text CHECK (length(unit_kerja) <= 100),
  ADD COLUMN nip_instansi text CHECK (length(nip_instansi) <= 30),
  ADD COLUMN jenis_tugas text CHECK (jenis_tugas IN ('tugas_belajar','izin_belajar','mandiri')),
  ADD FOREIGN KEY (college_id, id_instansi) REFERENCES instansi;
CREATE INDEX mahasiswa_instansi ON mahasiswa (college_id, id_instansi, nim) INCLUDE (id, id_prodi, angkatan, status) WHERE id_instansi IS NOT NULL;
-- Students whom the intake still has to place: few, and looked for all day.
CREATE INDEX mahasiswa_tanpa_kelas ON mahasiswa (college_id, id_prodi, angkatan, nim) WHERE id_kelas_default IS NULL;

-- A change of kampus or jenis kelas holds from a period (DM-R25). One of a period that has not come waits here and is
-- written to the student when the period runs; what was applied stays as the history of where he sat.
CREATE TABLE penempatan (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_mahasiswa uuid NOT NULL, periode integer NOT NULL,
  id_kampus uuid, id_jenis_kelas uuid, id_kelompok_sesi uuid,
  diterapkan_pada timestamptz,
  PRIMARY KEY (college_id, id),
  UNIQUE (college_id, id_mahasiswa, periode),
  FOREIGN KEY (college_id, id_mahasiswa) REFERENCES mahasiswa ON DELETE CASCADE,
  FOREIGN KEY (college_id, periode) REFERENCES periode,
  FOREIGN KEY (college_id, id_kampus) REFERENCES kampus,
  FOREIGN KEY (college_id, id_jenis_kelas) REFERENCES jenis_kelas,
  FOREIGN KEY (college_id, id_kelompok_sesi) REFERENCES kelompok_sesi,
  CHECK (num_nonnulls(id_kampus, id_jenis_kelas, id_kelompok_sesi) > 0)
);
CREATE INDEX penempatan_menunggu ON penempatan (college_id, periode) WHERE diterapkan_pada IS NULL;
CREATE INDEX penempatan_kampus ON penempatan (college_id, id_kampus);
CREATE INDEX penempatan_jenis_kelas ON penempatan (college_id, id_jenis_kelas);
CREATE INDEX penempatan_kelompok_sesi ON penempatan (college_id, id_kelompok_sesi);
CALL pasang_baris('penempatan', 'periode');

-- Groups of students by colour. `tunggal_dalam_kelompok` is the same for all of a kelompok; the server keeps it so.
CREATE TABLE klasifikasi (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kode text NOT NULL, nama text NOT NULL CHECK (length(nama) <= 100), kelompok text NOT NULL CHECK (length(kelompok) <= 50),
  tunggal_dalam_kelompok boolean NOT NULL DEFAULT false,
  warna text NOT NULL DEFAULT 'abu' CHECK (warna IN ('abu','biru','hijau','kuning','jingga','merah')),
  deskripsi text CHECK (length(deskripsi) <= 255), aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (college_id, id)
);
CREATE UNIQUE INDEX klasifikasi_kode ON klasifikasi (college_id, lower(kode));
CREATE UNIQUE INDEX klasifikasi_nama ON klasifikasi (college_id, lower(nama));
CREATE INDEX klasifikasi_kelompok ON klasifikasi (college_id, lower(kelompok));
CALL pasang_baris('klasifikasi', 'nama');

CREATE TABLE klasifikasi_mahasiswa (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_mahasiswa uuid NOT NULL, id_klasifikasi uuid NOT NULL,
  periode_mulai integer NOT NULL, periode_akhir integer,
  keterangan text CHECK (length(keterangan) <= 255),
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_mahasiswa) REFERENCES mahasiswa ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_klasifikasi) REFERENCES klasifikasi,
  FOREIGN KEY (college_id, periode_mulai) REFERENCES periode,
  FOREIGN KEY (college_id, periode_akhir) REFERENCES periode,
  CHECK (urutan_periode(periode_akhir) >= urutan_periode(periode_mulai))
);
CREATE UNIQUE INDEX klasifikasi_mahasiswa_hidup ON klasifikasi_mahasiswa (college_id, id_klasifikasi, id_mahasiswa) WHERE periode_akhir IS NULL;
CREATE INDEX klasifikasi_mahasiswa_orang ON klasifikasi_mahasiswa (college_id, id_mahasiswa);
CREATE INDEX klasifikasi_mahasiswa_semua ON klasifikasi_mahasiswa (college_id, id_klasifikasi);
CREATE INDEX klasifikasi_mahasiswa_mulai ON klasifikasi_mahasiswa (college_id, periode_mulai);
CREATE INDEX klasifikasi_mahasiswa_akhir ON klasifikasi_mahasiswa (college_id, periode_akhir);
CALL pasang_baris('klasifikasi_mahasiswa', 'periode_mulai');

-- How cards of a kind are printed. `template` names templates by jenjang or prodi where their own cakupan is not enough.
CREATE TABLE pengaturan_kartu (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  jenis text NOT NULL CHECK (jenis ~ '^[a-z-]{2,40}$'),
  media text NOT NULL DEFAULT 'cr80' CHECK (media IN ('cr80','a4')),
  kartu_per_halaman integer NOT NULL DEFAULT 10 CHECK (kartu_per_halaman BETWEEN 1 AND 10),
  margin jsonb NOT NULL DEFAULT '{"atas": 10, "kiri": 15}',
  garis_potong boolean NOT NULL DEFAULT true,
  template jsonb NOT NULL DEFAULT '[]',
  masa_berlaku text NOT NULL DEFAULT 'tahun' CHECK (masa_berlaku IN ('tahun','batas_studi')),
  masa_tahun integer NOT NULL DEFAULT 4 CHECK (masa_tahun BETWEEN 1 AND 10),
  id_pejabat uuid,
  status_boleh text[] NOT NULL DEFAULT '{A,S,U,O}',
  cetak_ulang_perlu_alasan boolean NOT NULL DEFAULT true,
  PRIMARY KEY (college_id, id),
  UNIQUE (college_id, jenis),
  FOREIGN KEY (college_id, id_pejabat) REFERENCES pejabat
);
CREATE INDEX pengaturan_kartu_pejabat ON pengaturan_kartu (college_id, id_pejabat);
CALL pasang_baris('pengaturan_kartu', 'jenis');

-- An issued card. Its words are kept as they were printed, so a sheet can be set anew as it was; a number is never used twice.
CREATE TABLE kartu (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_mahasiswa uuid NOT NULL, jenis text NOT NULL CHECK (jenis ~ '^[a-z-]{2,40}$'),
  ke integer NOT NULL CHECK (ke >= 1), nomor_kartu text NOT NULL CHECK (length(nomor_kartu) <= 30),
  -- What the QR holds.
  kode text NOT NULL UNIQUE CHECK (kode ~ '^[A-Za-z0-9_-]{22}$'),
  id_template uuid NOT NULL, nomor_versi integer NOT NULL,
  nomor_chip text CHECK (length(nomor_chip) <= 32),
  terbit_pada timestamptz NOT NULL DEFAULT now(), berlaku_sampai date NOT NULL,
  status text NOT NULL DEFAULT 'aktif' CHECK (status IN ('aktif','hilang','rusak','diganti','kedaluwarsa','dicabut','alumni')),
  alasan text NOT NULL CHECK (alasan IN ('BARU','HILANG','RUSAK','SALAH_DATA','PERPANJANG','GANTI_DESAIN')),
  keterangan text CHECK (length(keterangan) <= 255),
  data jsonb NOT NULL,
  id_pekerjaan uuid, dicetak_oleh uuid DEFAULT app_akun(), diserahkan_pada timestamptz,
  PRIMARY KEY (college_id, id),
  UNIQUE (college_id, jenis, nomor_kartu),
  UNIQUE (college_id, id_mahasiswa, jenis, ke),
  FOREIGN KEY (college_id, id_mahasiswa) REFERENCES mahasiswa,
  FOREIGN KEY (college_id, id_template) REFERENCES template
);
-- One card in force for a registration and kind.
CREATE UNIQUE INDEX kartu_aktif ON kartu (college_id, jenis, id_mahasiswa) INCLUDE (berlaku_sampai) WHERE status = 'aktif';
CREATE UNIQUE INDEX kartu_chip ON kartu (college_id, nomor_chip);
CREATE INDEX kartu_template ON kartu (college_id, id_template);
CREATE INDEX kartu_pekerjaan ON kartu (college_id, id_pekerjaan);
CALL pasang_baris('kartu', 'nomor_kartu', '', 'data');

-- Classes are looked through by cohort.
CREATE INDEX kelas_default_angkatan ON kelas_default (college_id, angkatan, id_prodi, kode);
