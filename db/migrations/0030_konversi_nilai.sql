-- Credit from elsewhere: subjects of origin matched to courses here (DM-R21, AK-R52, AK-R53).

-- id_matkul of PDDikti.
ALTER TABLE mata_kuliah ADD COLUMN id_pddikti uuid;

CREATE TABLE konversi_nilai (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_mahasiswa uuid NOT NULL,
  jenis text NOT NULL CHECK (jenis IN ('TRANSFER','RPL_TRANSFER','RPL_PEROLEHAN')),
  id_pt_asal uuid REFERENCES referensi_perguruan_tinggi,
  id_prodi_asal uuid REFERENCES referensi_prodi,
  -- The period in whose place the rows stand in the transcript: that of entry.
  id_periode integer NOT NULL,
  nomor_sk text CHECK (length(nomor_sk) <= 80), tanggal_sk date,
  catatan text CHECK (length(catatan) <= 500),
  status text NOT NULL DEFAULT 'draf' CHECK (status IN ('draf','diajukan','disahkan','batal')),
  -- What konversi_masuk_ipk said on the day of approval (AK-R52): a rule that changes later changes no transcript.
  masuk_ipk boolean,
  -- Sums of the rows below, written together with them, so that the list adds nothing up.
  jumlah_asal integer NOT NULL DEFAULT 0, sks_asal numeric(6,2) NOT NULL DEFAULT 0,
  jumlah_makul integer NOT NULL DEFAULT 0, sks_diakui numeric(6,2) NOT NULL DEFAULT 0,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_mahasiswa) REFERENCES mahasiswa ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_periode) REFERENCES periode,
  CONSTRAINT konversi_nilai_pt_asal CHECK (jenis <> 'TRANSFER' OR id_pt_asal IS NOT NULL),
  CONSTRAINT konversi_nilai_sk CHECK (status <> 'disahkan' OR (nomor_sk IS NOT NULL AND masuk_ipk IS NOT NULL))
);
CREATE INDEX konversi_nilai_mahasiswa ON konversi_nilai (college_id, id_mahasiswa);
CREATE INDEX konversi_nilai_status ON konversi_nilai (college_id, status, jenis);
CREATE INDEX konversi_nilai_periode ON konversi_nilai (college_id, id_periode);
CREATE INDEX konversi_nilai_pt ON konversi_nilai (id_pt_asal);
CREATE INDEX konversi_nilai_prodi_asal ON konversi_nilai (id_prodi_asal);
CALL pasang_baris('konversi_nilai', 'nomor_sk');

-- A course here that is recognised. The student stands on the row, so that one course is recognised once (AK-R52) and
-- a transcript finds its rows without the head.
CREATE TABLE konversi_baris (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_konversi uuid NOT NULL, id_mahasiswa uuid NOT NULL, id_makul uuid NOT NULL,
  sks_diakui numeric(4,2) NOT NULL CHECK (sks_diakui > 0),
  huruf text NOT NULL CHECK (length(huruf) <= 3), indeks numeric(4,2) NOT NULL CHECK (indeks BETWEEN 0 AND 4),
  -- False once the conversion is cancelled.
  aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (college_id, id),
  UNIQUE (college_id, id_konversi, id_makul),
  FOREIGN KEY (college_id, id_konversi) REFERENCES konversi_nilai ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_mahasiswa) REFERENCES mahasiswa ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_makul) REFERENCES mata_kuliah
);
CREATE UNIQUE INDEX konversi_baris_tujuan ON konversi_baris (college_id, id_mahasiswa, id_makul) WHERE aktif;
CREATE INDEX konversi_baris_makul ON konversi_baris (college_id, id_makul);
CALL pasang_baris('konversi_baris', 'huruf');

-- A subject of origin; several may make one course here, one that makes none yet has no course.
CREATE TABLE konversi_asal (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_konversi uuid NOT NULL, urut integer NOT NULL,
  kode text NOT NULL CHECK (length(kode) <= 20), nama text NOT NULL CHECK (length(nama) <= 200),
  sks numeric(4,2) NOT NULL CHECK (sks > 0), huruf text NOT NULL CHECK (length(huruf) <= 3),
  -- None for a letter that weighs nothing we know, as long as it makes no course here.
  indeks numeric(4,2) CHECK (indeks BETWEEN 0 AND 4),
  id_makul uuid,
  CONSTRAINT konversi_asal_indeks CHECK (id_makul IS NULL OR indeks IS NOT NULL),
  PRIMARY KEY (college_id, id),
  UNIQUE (college_id, id_konversi, urut),
  FOREIGN KEY (college_id, id_konversi) REFERENCES konversi_nilai ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_konversi, id_makul) REFERENCES konversi_baris (college_id, id_konversi, id_makul) ON DELETE SET NULL (id_makul)
);
-- What was decided before for the same subject is proposed again (Beyond 11 of akademik).
CREATE INDEX konversi_asal_kode ON konversi_asal (college_id, upper(kode)) WHERE id_makul IS NOT NULL;
CREATE INDEX konversi_asal_makul ON konversi_asal (college_id, id_konversi, id_makul);
CALL pasang_baris('konversi_asal', 'nama');

-- 'Pemetaan tersimpan': how subjects of one origin are recognised by a prodi here, for the next who comes from there.
CREATE TABLE konversi_pemetaan (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  nama text NOT NULL CHECK (length(nama) <= 100),
  id_prodi uuid NOT NULL,
  id_pt_asal uuid REFERENCES referensi_perguruan_tinggi,
  id_prodi_asal uuid REFERENCES referensi_prodi,
  -- [{idMakul, asal: [{kode, nama}]}]
  baris jsonb NOT NULL CHECK (jsonb_typeof(baris) = 'array'),
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_prodi) REFERENCES prodi
);
CREATE UNIQUE INDEX konversi_pemetaan_nama ON konversi_pemetaan (college_id, id_prodi, lower(nama));
CREATE INDEX konversi_pemetaan_pt ON konversi_pemetaan (id_pt_asal);
CREATE INDEX konversi_pemetaan_prodi_asal ON konversi_pemetaan (id_prodi_asal);
CALL pasang_baris('konversi_pemetaan', 'nama');
CALL pasang_batas_prodi('konversi_pemetaan');

-- Who may see the student sees what is recognised for him.
CREATE POLICY prodi ON konversi_nilai AS RESTRICTIVE USING ((SELECT app_prodi()) IS NULL
  OR EXISTS (SELECT 1 FROM mahasiswa m WHERE m.college_id = konversi_nilai.college_id AND m.id = konversi_nilai.id_mahasiswa));
CREATE POLICY prodi ON konversi_baris AS RESTRICTIVE USING ((SELECT app_prodi()) IS NULL
  OR EXISTS (SELECT 1 FROM mahasiswa m WHERE m.college_id = konversi_baris.college_id AND m.id = konversi_baris.id_mahasiswa));
CREATE POLICY prodi ON konversi_asal AS RESTRICTIVE USING ((SELECT app_prodi()) IS NULL
  OR EXISTS (SELECT 1 FROM konversi_nilai k WHERE k.college_id = konversi_asal.college_id AND k.id = konversi_asal.id_konversi));
