-- Everything that is printed: who signs, how numbers are drawn, what the paper looks like, what was issued.

-- People and their offices. A btree on ranges keeps two 'definitif' holders of one office apart, whoever writes first.
CREATE TABLE pejabat (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  jabatan text NOT NULL CHECK (jabatan ~ '^[A-Z0-9_]{2,20}$'), nama_jabatan text CHECK (length(nama_jabatan) <= 100),
  lingkup text NOT NULL CHECK (lingkup IN ('pt','fakultas','jurusan','prodi')), id_lingkup uuid,
  penugasan text NOT NULL DEFAULT 'definitif' CHECK (penugasan IN ('definitif','plt','plh')),
  atas_nama text CHECK (atas_nama ~ '^[A-Z0-9_]{2,20}$'),
  id_dosen uuid, nama_lengkap text CHECK (length(nama_lengkap) <= 100), gelar_depan text, gelar_belakang text,
  jenis_nomor text CHECK (jenis_nomor IN ('NIP','NIDN','NUPTK','NIK-yayasan')), nomor text CHECK (length(nomor) <= 30),
  berlaku_mulai date NOT NULL, berlaku_selesai date,
  nomor_sk text NOT NULL CHECK (length(nomor_sk) <= 100),
  id_ttd uuid, id_cap uuid,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_dosen) REFERENCES dosen,
  CONSTRAINT pejabat_lingkup CHECK ((lingkup = 'pt') = (id_lingkup IS NULL)),
  CONSTRAINT pejabat_orang CHECK (id_dosen IS NOT NULL OR nama_lengkap IS NOT NULL),
  CONSTRAINT pejabat_lain CHECK (jabatan <> 'LAIN' OR nama_jabatan IS NOT NULL),
  CONSTRAINT pejabat_waktu CHECK (berlaku_selesai >= berlaku_mulai),
  CONSTRAINT pejabat_definitif EXCLUDE USING gist (
    college_id WITH =, jabatan WITH =, coalesce(lower(nama_jabatan), '') WITH =, lingkup WITH =, coalesce(id_lingkup::text, '') WITH =,
    daterange(berlaku_mulai, berlaku_selesai, '[]') WITH &&
  ) WHERE (penugasan = 'definitif')
);
CREATE INDEX pejabat_jabatan ON pejabat (college_id, jabatan, berlaku_mulai);
CREATE INDEX pejabat_dosen ON pejabat (college_id, id_dosen);
CALL pasang_baris('pejabat', 'jabatan');

-- Numbering schemes. The counters below them are locked by whoever publishes, until his transaction ends (PL-R55).
CREATE TABLE nomor_dokumen (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kode text NOT NULL CHECK (length(kode) <= 20), nama text NOT NULL CHECK (length(nama) <= 100),
  pola text NOT NULL CHECK (length(pola) <= 100),
  ulang text NOT NULL CHECK (ulang IN ('tahun','bulan','periode','tidak')),
  cakupan_hitung text NOT NULL CHECK (cakupan_hitung IN ('pt','fakultas','prodi','lokasi')),
  kode_unit text CHECK (length(kode_unit) <= 20), kode_jenis text CHECK (length(kode_jenis) <= 20),
  mulai integer NOT NULL DEFAULT 1 CHECK (mulai >= 1),
  PRIMARY KEY (college_id, id)
);
CREATE UNIQUE INDEX nomor_dokumen_kode ON nomor_dokumen (college_id, lower(kode));
CALL pasang_baris('nomor_dokumen', 'kode');

CREATE TABLE nomor_penghitung (
  college_id text NOT NULL REFERENCES college,
  id_nomor uuid NOT NULL,
  kunci text NOT NULL,
  terakhir integer NOT NULL,
  -- Date of the newest document: an older one needs a Supervisor (PL-R55).
  tanggal date NOT NULL,
  PRIMARY KEY (college_id, id_nomor, kunci),
  FOREIGN KEY (college_id, id_nomor) REFERENCES nomor_dokumen
);
CALL pasang_dinding('nomor_penghitung', 'SELECT, INSERT, UPDATE');

-- Every number ever given out; none is given out twice.
CREATE TABLE nomor_terpakai (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_nomor uuid NOT NULL,
  kunci text NOT NULL, nilai integer NOT NULL, nomor text NOT NULL CHECK (length(nomor) <= 200),
  tanggal date NOT NULL,
  status text NOT NULL DEFAULT 'dipakai' CHECK (status IN ('dipakai','batal')),
  id_dokumen uuid, sebab text CHECK (length(sebab) <= 255),
  PRIMARY KEY (college_id, id),
  UNIQUE (college_id, id_nomor, kunci, nilai),
  FOREIGN KEY (college_id, id_nomor) REFERENCES nomor_dokumen
);
CREATE INDEX nomor_terpakai_dokumen ON nomor_terpakai (college_id, id_dokumen);
CALL pasang_baris('nomor_terpakai', 'nomor');

-- One row a version of a template. What is published is never written again, so documents can always be set anew.
CREATE TABLE template (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  jenis text NOT NULL CHECK (jenis ~ '^[a-z0-9-]{2,40}$'),
  nama text NOT NULL CHECK (length(nama) <= 100), kode text NOT NULL CHECK (length(kode) <= 20),
  nomor_versi integer NOT NULL DEFAULT 1 CHECK (nomor_versi >= 1),
  status text NOT NULL DEFAULT 'draf' CHECK (status IN ('draf','terbit','arsip')),
  cakupan jsonb NOT NULL DEFAULT '{}',
  kertas text NOT NULL CHECK (kertas IN ('A4','F4','A5','LETTER','CR80')),
  orientasi text NOT NULL DEFAULT 'potret' CHECK (orientasi IN ('potret','lanskap')),
  margin jsonb NOT NULL,
  bahasa text NOT NULL DEFAULT 'id' CHECK (bahasa IN ('id','en','id-en')),
  isi jsonb NOT NULL, kolom jsonb NOT NULL DEFAULT '[]',
  huruf text NOT NULL, ukuran numeric(4,1) NOT NULL CHECK (ukuran BETWEEN 8 AND 14),
  penandatangan jsonb NOT NULL DEFAULT '[]',
  id_nomor uuid, tanda_air text CHECK (length(tanda_air) <= 40), catatan_kaki text CHECK (length(catatan_kaki) <= 500),
  qr boolean NOT NULL DEFAULT true,
  terbit_pada timestamptz, terbit_oleh uuid,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_nomor) REFERENCES nomor_dokumen,
  CONSTRAINT template_ktm CHECK ((jenis = 'ktm') = (kertas = 'CR80')),
  CONSTRAINT template_qr CHECK (jenis <> 'transkrip' OR qr)
);
CREATE UNIQUE INDEX template_kode ON template (college_id, jenis, lower(kode), nomor_versi);
CREATE UNIQUE INDEX template_draf ON template (college_id, jenis, lower(kode)) WHERE status = 'draf';
-- One published template for each kind and cakupan; the server writes cakupan with sorted keys and lists.
CREATE UNIQUE INDEX template_terbit ON template (college_id, jenis, cakupan) WHERE status = 'terbit';
CREATE INDEX template_nomor ON template (college_id, id_nomor);
CALL pasang_baris('template', 'nama');

-- Test prints. `sidik` is the digest of what was tested, so that a changed template has to be tested anew.
CREATE TABLE template_uji (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_template uuid NOT NULL,
  sidik text NOT NULL, berhasil boolean NOT NULL, jumlah integer NOT NULL, halaman integer NOT NULL, temuan jsonb NOT NULL,
  pada timestamptz NOT NULL DEFAULT now(), oleh uuid,
  id_berkas uuid,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_template) REFERENCES template ON DELETE CASCADE
);
CREATE INDEX template_uji_template ON template_uji (college_id, id_template, pada DESC);
CALL pasang_dinding('template_uji', 'SELECT, INSERT, DELETE');

CREATE TABLE dokumen (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- 128 random bits in 22 url-safe characters: what the QR holds.
  kode text NOT NULL UNIQUE CHECK (kode ~ '^[A-Za-z0-9_-]{22}$'),
  jenis text NOT NULL, id_template uuid NOT NULL, nomor_versi integer NOT NULL,
  nomor text,
  pemilik_jenis text NOT NULL CHECK (pemilik_jenis IN ('mahasiswa','dosen','mata-kuliah','perguruan-tinggi')), id_pemilik uuid NOT NULL,
  -- As it was printed, for lists and the public page.
  nama_pemilik text NOT NULL, nim_pemilik text, id_prodi uuid,
  id_periode integer, tanggal date NOT NULL, judul text NOT NULL CHECK (length(judul) <= 200),
  data jsonb NOT NULL,
  -- Digest of `data` and of what stands around it: tells whether a new print would say anything else.
  sidik text NOT NULL,
  hash text CHECK (hash ~ '^[0-9a-f]{64}$'), id_berkas uuid,
  status text NOT NULL DEFAULT 'draf' CHECK (status IN ('draf','terbit','diganti','dibatalkan')),
  diterbitkan_pada timestamptz, diterbitkan_oleh uuid,
  pejabat jsonb NOT NULL DEFAULT '[]',
  jumlah_cetak integer NOT NULL DEFAULT 0,
  id_pengganti uuid,
  alasan text CHECK (length(alasan) <= 255), berakhir_pada timestamptz, berakhir_oleh uuid,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_template) REFERENCES template,
  FOREIGN KEY (college_id, id_prodi) REFERENCES prodi,
  FOREIGN KEY (college_id, id_pengganti) REFERENCES dokumen,
  CONSTRAINT dokumen_akhir CHECK ((status IN ('diganti','dibatalkan')) = (berakhir_pada IS NOT NULL))
);
CREATE INDEX dokumen_pemilik ON dokumen (college_id, id_pemilik, jenis, status);
CREATE INDEX dokumen_terbit ON dokumen (college_id, diterbitkan_pada DESC);
CREATE INDEX dokumen_jenis ON dokumen (college_id, jenis, diterbitkan_pada DESC);
CREATE INDEX dokumen_nomor ON dokumen (college_id, nomor);
CREATE INDEX dokumen_template ON dokumen (college_id, id_template);
CREATE INDEX dokumen_prodi ON dokumen (college_id, id_prodi);
CREATE INDEX dokumen_pengganti ON dokumen (college_id, id_pengganti);
-- What was printed is in the row itself; the log would only hold it a second time.
CALL pasang_baris('dokumen', 'judul', '', 'data,pejabat');
-- A document of nobody's prodi (a calendar, a decree) is everybody's.
CREATE POLICY prodi ON dokumen AS RESTRICTIVE USING ((SELECT app_prodi()) IS NULL OR id_prodi IS NULL OR id_prodi = ANY ((SELECT app_prodi())::uuid[]));

-- Copies printed later carry 'SALINAN', so each has a fingerprint of its own.
CREATE TABLE dokumen_cetak (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_dokumen uuid NOT NULL,
  ke integer NOT NULL, hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  pada timestamptz NOT NULL DEFAULT now(), oleh uuid,
  PRIMARY KEY (college_id, id),
  UNIQUE (college_id, id_dokumen, ke),
  FOREIGN KEY (college_id, id_dokumen) REFERENCES dokumen ON DELETE CASCADE
);
CALL pasang_dinding('dokumen_cetak', 'SELECT, INSERT');
