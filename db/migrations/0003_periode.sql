-- Academic periods: id = 10 x (end year - 1) + code (PL-R30). Time order is `urutan`, never the bare id (PL-R29).
CREATE TABLE periode (
  college_id text NOT NULL REFERENCES college,
  id integer NOT NULL,
  tahun integer NOT NULL CHECK (tahun BETWEEN 1980 AND 2100),
  kode_semester integer NOT NULL CHECK (kode_semester BETWEEN 1 AND 4),
  urutan integer NOT NULL GENERATED ALWAYS AS (4 * (tahun - 1) + CASE kode_semester WHEN 1 THEN 0 WHEN 3 THEN 1 WHEN 2 THEN 2 ELSE 3 END) STORED,
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

-- Main semesters since year 0: codes 1 and 3 are a year's first, 2 and 4 its second (DM-R5).
CREATE FUNCTION langkah_periode(id integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT 2 * (id / 10) + CASE WHEN id % 2 = 1 THEN 1 ELSE 2 END $$;
-- Place of a period in time, as in the column above: 1, 3, 2, 4 within a year (PL-R29, AK-R2).
CREATE FUNCTION urutan_periode(id integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT 4 * (id / 10) + CASE id % 10 WHEN 1 THEN 0 WHEN 3 THEN 1 WHEN 2 THEN 2 ELSE 3 END $$;
