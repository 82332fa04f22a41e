-- What transcripts rest on: courses, classes, grades, the activity of each period (AKM).
CREATE TABLE skala_nilai (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_prodi uuid, jenjang text, huruf text NOT NULL CHECK (length(huruf) <= 3),
  indeks numeric(4,2) NOT NULL CHECK (indeks BETWEEN 0 AND 4), batas_bawah numeric(5,2), batas_atas numeric(5,2),
  lulus boolean NOT NULL, khusus boolean NOT NULL DEFAULT false, berlaku_mulai date NOT NULL, berlaku_akhir date,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_prodi) REFERENCES prodi
);
CREATE UNIQUE INDEX skala_nilai_huruf ON skala_nilai (college_id, id_prodi, jenjang, huruf, berlaku_mulai) NULLS NOT DISTINCT;
CALL pasang_baris('skala_nilai', 'huruf');

CREATE TABLE mata_kuliah (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kode text NOT NULL CHECK (length(kode) <= 20), nama text NOT NULL CHECK (length(nama) <= 200), nama_inggris text,
  id_prodi uuid NOT NULL, mk_bersama boolean NOT NULL DEFAULT false,
  jenis text NOT NULL DEFAULT 'A' CHECK (jenis IN ('A','B','C','D','S')), kelompok text,
  teori_praktek text NOT NULL DEFAULT 'T' CHECK (teori_praktek IN ('T','P','TP','L','S')),
  sks_tatap_muka numeric(5,2) NOT NULL DEFAULT 0, sks_praktik numeric(5,2) NOT NULL DEFAULT 0, sks_praktik_lapangan numeric(5,2) NOT NULL DEFAULT 0, sks_simulasi numeric(5,2) NOT NULL DEFAULT 0,
  sks numeric(5,2) NOT NULL GENERATED ALWAYS AS (sks_tatap_muka + sks_praktik + sks_praktik_lapangan + sks_simulasi) STORED,
  sistem_penilaian text NOT NULL DEFAULT 'indeks' CHECK (sistem_penilaian IN ('indeks','lulus_tidak')), masuk_ipk boolean NOT NULL DEFAULT true,
  semester integer CHECK (semester BETWEEN 1 AND 14), aktif text NOT NULL DEFAULT 'A' CHECK (aktif IN ('A','N')),
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_prodi) REFERENCES prodi
);
CREATE UNIQUE INDEX mata_kuliah_kode ON mata_kuliah (college_id, id_prodi, upper(kode));
CREATE INDEX mata_kuliah_nama ON mata_kuliah USING gin (lower(nama) gin_trgm_ops);
CALL pasang_baris('mata_kuliah', 'kode');

CREATE TABLE kelas_kuliah (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_periode integer NOT NULL, id_prodi uuid NOT NULL, id_makul uuid NOT NULL, nama_kelas text NOT NULL CHECK (length(nama_kelas) <= 5),
  kapasitas integer NOT NULL CHECK (kapasitas BETWEEN 1 AND 99999), terisi integer NOT NULL DEFAULT 0 CHECK (terisi >= 0 AND terisi <= kapasitas),
  id_dosen uuid,
  PRIMARY KEY (college_id, id),
  UNIQUE (college_id, id_periode, id_prodi, id_makul, nama_kelas),
  FOREIGN KEY (college_id, id_periode) REFERENCES periode,
  FOREIGN KEY (college_id, id_prodi) REFERENCES prodi,
  FOREIGN KEY (college_id, id_makul) REFERENCES mata_kuliah,
  FOREIGN KEY (college_id, id_dosen) REFERENCES dosen
);
CREATE INDEX kelas_kuliah_makul ON kelas_kuliah (college_id, id_makul);
CREATE INDEX kelas_kuliah_prodi ON kelas_kuliah (college_id, id_prodi);
CREATE INDEX kelas_kuliah_dosen ON kelas_kuliah (college_id, id_dosen);
CALL pasang_baris('kelas_kuliah', 'nama_kelas');

CREATE TABLE nilai (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_mahasiswa uuid NOT NULL, id_makul uuid NOT NULL, id_kelas uuid, id_periode integer NOT NULL,
  sks numeric(5,2) NOT NULL, angka numeric(5,2), huruf text, indeks numeric(4,2),
  status text NOT NULL DEFAULT 'kosong' CHECK (status IN ('kosong','draf','final','tunda')),
  sumber text NOT NULL DEFAULT 'hitung' CHECK (sumber IN ('hitung','langsung','impor','mbkm')),
  final_pada timestamptz,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_mahasiswa) REFERENCES mahasiswa ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_makul) REFERENCES mata_kuliah,
  FOREIGN KEY (college_id, id_kelas) REFERENCES kelas_kuliah,
  FOREIGN KEY (college_id, id_periode) REFERENCES periode
);
CREATE UNIQUE INDEX nilai_mahasiswa ON nilai (college_id, id_mahasiswa, id_periode, id_makul);
CREATE INDEX nilai_makul ON nilai (college_id, id_makul, id_periode);
CREATE INDEX nilai_kelas ON nilai (college_id, id_kelas);
CALL pasang_baris('nilai', 'huruf');

CREATE TABLE aktivitas_kuliah (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_mahasiswa uuid NOT NULL, id_periode integer NOT NULL,
  status text NOT NULL CHECK (status IN ('A','C','N','S','U','O')), semester_ke integer NOT NULL,
  ips numeric(3,2), ipk numeric(3,2), sks_semester integer NOT NULL DEFAULT 0, sks_lulus_semester integer NOT NULL DEFAULT 0,
  sks_tempuh integer NOT NULL DEFAULT 0, sks_total integer NOT NULL DEFAULT 0,
  biaya_kuliah_smt bigint NOT NULL DEFAULT 0, pembiayaan text, kunci boolean NOT NULL DEFAULT false,
  sumber text NOT NULL DEFAULT 'hitung' CHECK (sumber IN ('hitung','impor','manual')),
  PRIMARY KEY (college_id, id),
  UNIQUE (college_id, id_mahasiswa, id_periode),
  FOREIGN KEY (college_id, id_mahasiswa) REFERENCES mahasiswa ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_periode) REFERENCES periode
);
CREATE INDEX aktivitas_kuliah_periode ON aktivitas_kuliah (college_id, id_periode, status);
CALL pasang_baris('aktivitas_kuliah', 'status');
