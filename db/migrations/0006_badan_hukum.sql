-- The college as a legal body and its tree of units.
CREATE TABLE yayasan (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kode text, nama text NOT NULL, jalan text, dusun text, rt_rw text, kelurahan text, kode_pos text,
  id_wilayah text REFERENCES wilayah, telepon text, email text, website text,
  nomor_akta text NOT NULL, tanggal_akta date NOT NULL, nama_notaris text,
  nomor_pengesahan_ahu text NOT NULL, tanggal_pengesahan_ahu date NOT NULL,
  npwp text, ketua text, sekretaris text, bendahara text,
  PRIMARY KEY (college_id, id)
);
CALL pasang_baris('yayasan', 'nama');
CREATE INDEX yayasan_wilayah ON yayasan (id_wilayah);

CREATE TABLE akta_yayasan (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_yayasan uuid NOT NULL,
  nomor text NOT NULL, tanggal date NOT NULL, notaris text, perihal text NOT NULL,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_yayasan) REFERENCES yayasan ON DELETE CASCADE
);
CREATE INDEX akta_yayasan_induk ON akta_yayasan (college_id, id_yayasan, tanggal);
CALL pasang_baris('akta_yayasan', 'nomor');

CREATE TABLE perguruan_tinggi (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kode text NOT NULL CHECK (kode ~ '^\d{6}$'),
  nama text NOT NULL, nama_inggris text, singkatan text,
  bentuk_pt text NOT NULL CHECK (bentuk_pt IN ('universitas','institut','sekolah_tinggi','politeknik','akademi','akademi_komunitas')),
  status_milik text NOT NULL CHECK (status_milik IN ('1','2','3','4')),
  status_pt text NOT NULL DEFAULT 'A' CHECK (status_pt IN ('A','N')),
  id_yayasan uuid, npsn text, npwp text,
  sk_pendirian text NOT NULL, tanggal_sk_pendirian date NOT NULL, sk_izin_operasional text, tanggal_izin_operasional date,
  jalan text, dusun text, rt_rw text, kelurahan text, kode_pos text CHECK (kode_pos ~ '^\d{5}$'),
  id_wilayah text REFERENCES wilayah, lintang numeric(9,6), bujur numeric(9,6),
  telepon text, faksimile text, email text, website text,
  bank text, unit_cabang text, nomor_rekening text, mbs boolean NOT NULL DEFAULT false,
  luas_tanah_milik numeric(12,2), luas_tanah_bukan_milik numeric(12,2),
  motto text, visi text, misi text, tanggal_berdiri date, id_pddikti uuid,
  PRIMARY KEY (college_id, id),
  UNIQUE (college_id),
  FOREIGN KEY (college_id, id_yayasan) REFERENCES yayasan,
  CHECK (status_milik <> '3' OR id_yayasan IS NOT NULL)
);
CREATE INDEX perguruan_tinggi_wilayah ON perguruan_tinggi (id_wilayah);
CALL pasang_baris('perguruan_tinggi', 'nama');

CREATE TABLE kampus (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kode text NOT NULL, nama text NOT NULL,
  jalan text, kelurahan text, kode_pos text, id_wilayah text REFERENCES wilayah, kota text,
  lintang numeric(9,6), bujur numeric(9,6),
  utama boolean NOT NULL DEFAULT false,
  zona_waktu text NOT NULL DEFAULT 'WIB' CHECK (zona_waktu IN ('WIB','WITA','WIT')),
  aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (college_id, id)
);
CREATE UNIQUE INDEX kampus_nama ON kampus (college_id, lower(nama));
CREATE UNIQUE INDEX kampus_kode ON kampus (college_id, lower(kode));
CREATE UNIQUE INDEX kampus_utama ON kampus (college_id) WHERE utama;
CREATE INDEX kampus_wilayah ON kampus (id_wilayah);
CALL pasang_baris('kampus', 'nama');
ALTER TABLE lokasi ADD FOREIGN KEY (college_id, id_kampus) REFERENCES kampus;
CREATE INDEX lokasi_kampus ON lokasi (college_id, id_kampus);

CREATE TABLE fakultas (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kode text NOT NULL, kode_nim text CHECK (kode_nim ~ '^\d{1,2}$'),
  nama text NOT NULL, nama_inggris text, singkatan text, id_dekan uuid,
  telepon text, email text, sk_pendirian text, tanggal_sk date, id_kampus uuid,
  urut integer NOT NULL DEFAULT 0, aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_kampus) REFERENCES kampus
);
CREATE UNIQUE INDEX fakultas_kode ON fakultas (college_id, lower(kode));
CREATE UNIQUE INDEX fakultas_nama ON fakultas (college_id, lower(nama));
CREATE UNIQUE INDEX fakultas_kode_nim ON fakultas (college_id, kode_nim);
CREATE INDEX fakultas_kampus ON fakultas (college_id, id_kampus);
CALL pasang_baris('fakultas', 'nama');

CREATE TABLE jurusan (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kode text NOT NULL, nama text NOT NULL, nama_inggris text, id_fakultas uuid,
  id_ketua uuid, id_sekretaris uuid,
  urut integer NOT NULL DEFAULT 0, aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_fakultas) REFERENCES fakultas
);
CREATE UNIQUE INDEX jurusan_kode ON jurusan (college_id, lower(kode));
CREATE UNIQUE INDEX jurusan_nama ON jurusan (college_id, id_fakultas, lower(nama));
CALL pasang_baris('jurusan', 'nama');

CREATE TABLE prodi (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kode text NOT NULL CHECK (kode ~ '^\d{5}$'),
  kode_nim text NOT NULL CHECK (kode_nim ~ '^\d{2}$'),
  nama text NOT NULL, nama_inggris text,
  jenjang text NOT NULL CHECK (jenjang IN ('20','21','22','23','30','31','32','35','36','37','40','41')),
  jenjang_prodi text NOT NULL GENERATED ALWAYS AS (CASE jenjang WHEN '20' THEN 'D1' WHEN '21' THEN 'D2' WHEN '22' THEN 'D3' WHEN '23' THEN 'D4' WHEN '30' THEN 'S1' WHEN '31' THEN 'Profesi' WHEN '32' THEN 'Sp-1' WHEN '35' THEN 'S2' WHEN '36' THEN 'S2 Terapan' WHEN '37' THEN 'Sp-2' WHEN '40' THEN 'S3' ELSE 'S3 Terapan' END) STORED,
  id_jurusan uuid, id_fakultas uuid,
  gelar text NOT NULL, singkatan_gelar text NOT NULL, gelar_inggris text,
  status text NOT NULL DEFAULT 'A' CHECK (status IN ('A','N','B','M','K','H')),
  id_kaprodi uuid, id_sekretaris uuid,
  sk_penyelenggaraan text NOT NULL, tanggal_sk date NOT NULL, tmt_sk date, tanggal_tutup date, nomor_sk_status text,
  sks_lulus integer NOT NULL CHECK (sks_lulus BETWEEN 1 AND 300),
  masa_tempuh integer NOT NULL CHECK (masa_tempuh BETWEEN 1 AND 20),
  batas_studi_semester integer CHECK (batas_studi_semester BETWEEN 1 AND 40),
  ipk_minimal_lulus numeric(3,2) NOT NULL CHECK (ipk_minimal_lulus BETWEEN 0 AND 4),
  rumpun text NOT NULL DEFAULT 'sosial' CHECK (rumpun IN ('eksakta','sosial')),
  rasio_maksimum integer NOT NULL DEFAULT 45,
  pakai_konsentrasi boolean NOT NULL DEFAULT false, konsentrasi_mulai_semester integer,
  -- Lists of a few keys each; the server checks that they exist, and a kampus or jenis kelas in a list can't be deleted.
  id_kampus uuid[] NOT NULL DEFAULT '{}', jenis_kelas uuid[] NOT NULL DEFAULT '{}', bahasa text NOT NULL DEFAULT 'Indonesia',
  telepon text, email text, website text, visi text, misi text, tujuan text, kompetensi text,
  kkni_level integer CHECK (kkni_level BETWEEN 3 AND 9), id_pddikti uuid,
  PRIMARY KEY (college_id, id),
  CONSTRAINT prodi_kode UNIQUE (college_id, kode), CONSTRAINT prodi_kode_nim UNIQUE (college_id, kode_nim),
  FOREIGN KEY (college_id, id_jurusan) REFERENCES jurusan,
  FOREIGN KEY (college_id, id_fakultas) REFERENCES fakultas
);
CREATE INDEX prodi_nama ON prodi (college_id, lower(nama));
CREATE INDEX prodi_jurusan ON prodi (college_id, id_jurusan);
CREATE INDEX prodi_fakultas ON prodi (college_id, id_fakultas);
CALL pasang_baris('prodi', 'nama');

-- Overlapping years of one lembaga are refused by the server with an offer to end the older SK the day before.
CREATE TABLE akreditasi (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_prodi uuid, -- none: of the institution
  lembaga text NOT NULL, peringkat text NOT NULL, nilai numeric(5,2) CHECK (nilai BETWEEN 0 AND 400),
  nomor_sk text NOT NULL, tanggal_sk date NOT NULL, tanggal_mulai date NOT NULL, tanggal_berakhir date NOT NULL,
  keterangan text, internasional boolean NOT NULL DEFAULT false,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_prodi) REFERENCES prodi,
  CHECK (tanggal_berakhir > tanggal_mulai),
  CONSTRAINT akreditasi_masa EXCLUDE USING gist (college_id WITH =, coalesce(id_prodi::text, '') WITH =, lembaga WITH =, daterange(tanggal_mulai, tanggal_berakhir, '[]') WITH &&)
);
CREATE UNIQUE INDEX akreditasi_sk ON akreditasi (college_id, lembaga, lower(nomor_sk));
CREATE INDEX akreditasi_prodi ON akreditasi (college_id, id_prodi, tanggal_sk DESC);
CALL pasang_baris('akreditasi', 'nomor_sk');

CREATE TABLE konsentrasi (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kode text NOT NULL, nama text NOT NULL, nama_inggris text, id_prodi uuid NOT NULL,
  sks_minimum integer CHECK (sks_minimum BETWEEN 0 AND 200), kuota integer CHECK (kuota >= 0),
  aktif boolean NOT NULL DEFAULT true, id_pddikti uuid,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_prodi) REFERENCES prodi
);
CREATE UNIQUE INDEX konsentrasi_kode ON konsentrasi (college_id, id_prodi, lower(kode));
CREATE INDEX konsentrasi_nama ON konsentrasi (college_id, lower(nama));
CALL pasang_baris('konsentrasi', 'nama');
CALL pasang_batas_prodi('konsentrasi');

CREATE TABLE kelompok_sesi (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kode text NOT NULL, nama text NOT NULL, hari integer[] NOT NULL DEFAULT '{}', aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (college_id, id)
);
CREATE UNIQUE INDEX kelompok_sesi_kode ON kelompok_sesi (college_id, lower(kode));
CALL pasang_baris('kelompok_sesi', 'nama');

CREATE TABLE jenis_kelas (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kode text NOT NULL, kode_nim text CHECK (kode_nim ~ '^\d{2}$'), nama text NOT NULL,
  id_kelompok_sesi uuid, perlu_instansi boolean NOT NULL DEFAULT false, aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_kelompok_sesi) REFERENCES kelompok_sesi
);
CREATE UNIQUE INDEX jenis_kelas_kode ON jenis_kelas (college_id, lower(kode));
CREATE INDEX jenis_kelas_sesi ON jenis_kelas (college_id, id_kelompok_sesi);
CALL pasang_baris('jenis_kelas', 'nama');
