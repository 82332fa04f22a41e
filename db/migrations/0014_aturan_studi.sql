-- What studying is measured by: the SKS a student may take, what graduation and its honours ask, scales, default weights.

-- Rows that hold for everybody are read by everybody; those of a prodi only by who may see it. Who is bound to some prodi
-- writes rows of these alone.
CREATE PROCEDURE pasang_batas_lingkup(tabel regclass) LANGUAGE plpgsql AS $$
DECLARE
  punya text := '(SELECT app_prodi()) IS NULL OR id_prodi = ANY ((SELECT app_prodi())::uuid[])';
BEGIN
  EXECUTE format('CREATE POLICY prodi_baca ON %s AS RESTRICTIVE FOR SELECT USING (id_prodi IS NULL OR %s)', tabel, punya);
  EXECUTE format('CREATE POLICY prodi_tambah ON %s AS RESTRICTIVE FOR INSERT WITH CHECK (%s)', tabel, punya);
  EXECUTE format('CREATE POLICY prodi_ubah ON %s AS RESTRICTIVE FOR UPDATE USING (%s)', tabel, punya);
  EXECUTE format('CREATE POLICY prodi_hapus ON %s AS RESTRICTIVE FOR DELETE USING (%s)', tabel, punya);
END $$;

-- The letters of one scale share `id_set`; a college has several scales, each from its own day on (AK-R38).
ALTER TABLE skala_nilai ADD COLUMN id_set uuid;
UPDATE skala_nilai SET id_set = md5(concat_ws('/', college_id, id_prodi, jenjang, berlaku_mulai))::uuid;
ALTER TABLE skala_nilai ALTER COLUMN id_set SET NOT NULL;
ALTER TABLE skala_nilai ADD CONSTRAINT skala_nilai_lingkup CHECK (id_prodi IS NULL OR jenjang IS NULL),
  ADD CONSTRAINT skala_nilai_tanggal CHECK (berlaku_akhir IS NULL OR berlaku_mulai <= berlaku_akhir);
CREATE INDEX skala_nilai_set ON skala_nilai (college_id, id_set);
CREATE INDEX skala_nilai_prodi ON skala_nilai (college_id, id_prodi);
CALL pasang_batas_lingkup('skala_nilai');

-- Components that a class starts with, by the kind of its course (AK-R36).
CREATE TABLE komponen_bawaan (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  teori_praktek text NOT NULL CHECK (teori_praktek IN ('T','P','TP','L','S')),
  baris jsonb NOT NULL,
  PRIMARY KEY (college_id, id),
  UNIQUE (college_id, teori_praktek)
);
CALL pasang_baris('komponen_bawaan', 'teori_praktek');

-- An empty field is silent: the next wider set answers it, key by key (PL-R35).
CREATE TABLE hak_sks_maksimum (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  nama text NOT NULL CHECK (length(nama) <= 100),
  jenjang text, id_prodi uuid, angkatan_mulai integer, angkatan_sampai integer,
  berlaku_mulai integer NOT NULL,
  dasar text CHECK (dasar IN ('ips','ipk')),
  pita jsonb, batas_semester jsonb,
  sks_sp integer CHECK (sks_sp BETWEEN 0 AND 30), sks_tanpa_ip integer CHECK (sks_tanpa_ip BETWEEN 0 AND 30),
  sks_mutlak integer CHECK (sks_mutlak BETWEEN 1 AND 40), sks_minimum integer CHECK (sks_minimum BETWEEN 0 AND 30),
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_prodi) REFERENCES prodi,
  FOREIGN KEY (college_id, berlaku_mulai) REFERENCES periode,
  CONSTRAINT hak_sks_maksimum_lingkup CHECK (id_prodi IS NULL OR jenjang IS NULL),
  CONSTRAINT hak_sks_maksimum_angkatan CHECK (angkatan_mulai <= angkatan_sampai)
);
CREATE UNIQUE INDEX hak_sks_maksimum_sama ON hak_sks_maksimum (college_id, id_prodi, jenjang, angkatan_mulai, angkatan_sampai, berlaku_mulai) NULLS NOT DISTINCT;
CREATE INDEX hak_sks_maksimum_prodi ON hak_sks_maksimum (college_id, id_prodi);
CALL pasang_baris('hak_sks_maksimum', 'nama');
CALL pasang_batas_lingkup('hak_sks_maksimum');

CREATE TABLE kurikulum (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kode text NOT NULL CHECK (length(kode) <= 20), nama text NOT NULL CHECK (length(nama) <= 60),
  id_prodi uuid NOT NULL, id_konsentrasi uuid, periode_mulai integer NOT NULL,
  jumlah_sks_lulus integer NOT NULL CHECK (jumlah_sks_lulus BETWEEN 1 AND 999),
  jumlah_sks_wajib integer NOT NULL CHECK (jumlah_sks_wajib BETWEEN 0 AND 999),
  jumlah_sks_pilihan integer NOT NULL CHECK (jumlah_sks_pilihan BETWEEN 0 AND 999),
  angkatan_mulai integer NOT NULL, angkatan_sampai integer,
  status text NOT NULL DEFAULT 'draf' CHECK (status IN ('draf','aktif','nonaktif')),
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_prodi) REFERENCES prodi,
  FOREIGN KEY (college_id, id_konsentrasi) REFERENCES konsentrasi,
  FOREIGN KEY (college_id, periode_mulai) REFERENCES periode,
  CONSTRAINT kurikulum_jumlah CHECK (jumlah_sks_wajib + jumlah_sks_pilihan = jumlah_sks_lulus)
);
CREATE UNIQUE INDEX kurikulum_nama ON kurikulum (college_id, id_prodi, periode_mulai, nama);
CREATE INDEX kurikulum_konsentrasi ON kurikulum (college_id, id_konsentrasi);
CALL pasang_baris('kurikulum', 'nama');
CALL pasang_batas_prodi('kurikulum');

CREATE TABLE kurikulum_makul (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_kurikulum uuid NOT NULL, id_makul uuid NOT NULL,
  semester integer NOT NULL CHECK (semester BETWEEN 1 AND 14),
  wajib boolean NOT NULL, paket boolean NOT NULL DEFAULT false, nilai_lulus_minimum text CHECK (length(nilai_lulus_minimum) <= 3),
  PRIMARY KEY (college_id, id),
  UNIQUE (college_id, id_kurikulum, id_makul),
  FOREIGN KEY (college_id, id_kurikulum) REFERENCES kurikulum ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_makul) REFERENCES mata_kuliah
);
CREATE INDEX kurikulum_makul_makul ON kurikulum_makul (college_id, id_makul);
CALL pasang_baris('kurikulum_makul', 'semester');

CREATE TABLE sks_kelulusan (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  jenjang text, id_prodi uuid, id_kurikulum uuid, angkatan_mulai integer, angkatan_sampai integer,
  berlaku_mulai integer NOT NULL,
  sks_lulus integer CHECK (sks_lulus BETWEEN 1 AND 999), sks_wajib integer CHECK (sks_wajib BETWEEN 0 AND 999), sks_pilihan integer CHECK (sks_pilihan BETWEEN 0 AND 999),
  ipk_min numeric(3,2) CHECK (ipk_min BETWEEN 0 AND 4), persen_maks_d integer CHECK (persen_maks_d BETWEEN 0 AND 100),
  boleh_e boolean, nilai_min_wajib text CHECK (length(nilai_min_wajib) <= 3), masa_studi_maks integer CHECK (masa_studi_maks BETWEEN 1 AND 240),
  syarat text[] CHECK (syarat <@ ARRAY['TA_LULUS','TOEFL','SKPI_POIN','BEBAS_PUSTAKA','LUNAS','KUESIONER','BERKAS']),
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_prodi) REFERENCES prodi,
  FOREIGN KEY (college_id, id_kurikulum) REFERENCES kurikulum,
  FOREIGN KEY (college_id, berlaku_mulai) REFERENCES periode,
  CONSTRAINT sks_kelulusan_lingkup CHECK (id_prodi IS NULL OR jenjang IS NULL),
  CONSTRAINT sks_kelulusan_kurikulum CHECK (id_kurikulum IS NULL OR id_prodi IS NOT NULL),
  CONSTRAINT sks_kelulusan_angkatan CHECK (angkatan_mulai <= angkatan_sampai)
);
CREATE UNIQUE INDEX sks_kelulusan_sama ON sks_kelulusan (college_id, id_prodi, id_kurikulum, jenjang, angkatan_mulai, angkatan_sampai, berlaku_mulai) NULLS NOT DISTINCT;
CREATE INDEX sks_kelulusan_prodi ON sks_kelulusan (college_id, id_prodi);
CREATE INDEX sks_kelulusan_kurikulum ON sks_kelulusan (college_id, id_kurikulum);
CALL pasang_baris('sks_kelulusan', 'berlaku_mulai');
CALL pasang_batas_lingkup('sks_kelulusan');

CREATE TABLE predikat (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  jenjang text, id_prodi uuid, angkatan_mulai integer, angkatan_sampai integer,
  berlaku_mulai integer NOT NULL,
  baris jsonb NOT NULL,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_prodi) REFERENCES prodi,
  FOREIGN KEY (college_id, berlaku_mulai) REFERENCES periode,
  CONSTRAINT predikat_lingkup CHECK (id_prodi IS NULL OR jenjang IS NULL),
  CONSTRAINT predikat_angkatan CHECK (angkatan_mulai <= angkatan_sampai)
);
CREATE UNIQUE INDEX predikat_sama ON predikat (college_id, id_prodi, jenjang, angkatan_mulai, angkatan_sampai, berlaku_mulai) NULLS NOT DISTINCT;
CREATE INDEX predikat_prodi ON predikat (college_id, id_prodi);
CALL pasang_baris('predikat', 'berlaku_mulai');
CALL pasang_batas_lingkup('predikat');
