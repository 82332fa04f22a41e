-- Findings of the guard that somebody looked at and called no problem (data-master, Beyond 11), until a day or for good. It holds for the
-- finding as it was: once its facts are others (another class, another adviser) it is a new finding.
CREATE TABLE temuan_bebas (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  aturan text NOT NULL CHECK (aturan ~ '^[a-z_]{3,40}$'),
  id_mahasiswa uuid NOT NULL,
  rincian jsonb NOT NULL DEFAULT '{}',
  alasan text NOT NULL CHECK (length(alasan) BETWEEN 5 AND 255),
  -- The last day on which it is no problem; none: for good.
  sampai date,
  PRIMARY KEY (college_id, id),
  UNIQUE (college_id, aturan, id_mahasiswa),
  FOREIGN KEY (college_id, id_mahasiswa) REFERENCES mahasiswa ON DELETE CASCADE
);
CREATE INDEX temuan_bebas_mahasiswa ON temuan_bebas (college_id, id_mahasiswa);
CALL pasang_baris('temuan_bebas', 'aturan');
CREATE POLICY prodi ON temuan_bebas AS RESTRICTIVE USING ((SELECT app_prodi()) IS NULL
  OR EXISTS (SELECT 1 FROM mahasiswa m WHERE m.college_id = temuan_bebas.college_id AND m.id = temuan_bebas.id_mahasiswa));
