-- Academic periods: id = 10 x (end year - 1) + code (PL-R30). Time order is `urutan`, never the bare id (PL-R29).
CREATE TABLE periode (
  college_id text NOT NULL REFERENCES college,
  id integer NOT NULL,
  tahun integer NOT NULL CHECK (tahun BETWEEN 1980 AND 2100),
  kode_semester integer NOT NULL CHECK (kode_semester BETWEEN 1 AND 4),
  urutan integer NOT NULL GENERATED ALWAYS AS (tahun * 10 + CASE kode_semester WHEN 1 THEN 1 WHEN 3 THEN 2 WHEN 2 THEN 3 ELSE 4 END) STORED,
  label text NOT NULL GENERATED ALWAYS AS ((tahun - 1)::text || '/' || tahun::text || CASE kode_semester WHEN 1 THEN ' Ganjil' WHEN 2 THEN ' Genap' WHEN 3 THEN ' SP Ganjil' ELSE ' SP Genap' END) STORED,
  tanggal_mulai date NOT NULL,
  tanggal_selesai date NOT NULL,
  minggu_kuliah integer NOT NULL DEFAULT 16 CHECK (minggu_kuliah BETWEEN 1 AND 20),
  status text NOT NULL DEFAULT 'rencana' CHECK (status IN ('rencana','berjalan','ditutup','arsip')),
  PRIMARY KEY (college_id, id),
  UNIQUE (college_id, tahun, kode_semester),
  CHECK (id = 10 * (tahun - 1) + kode_semester),
  CHECK (tanggal_mulai < tanggal_selesai)
);
CALL pasang_baris('periode', 'label');
