-- Reporting to PDDikti: how far each registration is, what students ask to change, and two records of one person made one.

-- What Neo Feeder said of the row.
ALTER TABLE mahasiswa ADD COLUMN pesan_pddikti text;
-- The board counts by prodi, state and missing points from the index alone.
CREATE INDEX mahasiswa_pddikti ON mahasiswa (college_id, id_prodi, status_pddikti, siap_pddikti, kurang) INCLUDE (status, periode_keluar);

-- A student asks for another value of fields of his person; who decides may accept some and refuse others.
CREATE TABLE perubahan_data (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_mahasiswa uuid NOT NULL,
  id_biodata uuid NOT NULL,
  -- [{field, lama, baru}] as it was asked; `putusan` says for each field what became of it.
  perubahan jsonb NOT NULL CHECK (jsonb_typeof(perubahan) = 'array' AND jsonb_array_length(perubahan) BETWEEN 1 AND 40),
  putusan jsonb NOT NULL DEFAULT '{}',
  alasan text CHECK (length(alasan) <= 500),
  status text NOT NULL DEFAULT 'diajukan' CHECK (status IN ('diajukan','disetujui','ditolak','dibatalkan')),
  diajukan_pada timestamptz NOT NULL DEFAULT now(),
  diputus_oleh uuid,
  diputus_pada timestamptz,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_mahasiswa) REFERENCES mahasiswa ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_biodata) REFERENCES biodata ON DELETE CASCADE
);
CALL pasang_baris('perubahan_data', 'status', 'perubahan');
CREATE INDEX perubahan_data_antrean ON perubahan_data (college_id, status, diajukan_pada, id);
CREATE INDEX perubahan_data_mahasiswa ON perubahan_data (college_id, id_mahasiswa);
CREATE INDEX perubahan_data_biodata ON perubahan_data (college_id, id_biodata);
CREATE POLICY prodi ON perubahan_data AS RESTRICTIVE USING ((SELECT app_prodi()) IS NULL
  OR EXISTS (SELECT 1 FROM mahasiswa m WHERE m.college_id = perubahan_data.college_id AND m.id = perubahan_data.id_mahasiswa));

-- Papers that prove what was asked.
CREATE TABLE perubahan_data_bukti (
  college_id text NOT NULL REFERENCES college,
  id_perubahan uuid NOT NULL,
  id_berkas uuid NOT NULL,
  PRIMARY KEY (college_id, id_perubahan, id_berkas),
  FOREIGN KEY (college_id, id_perubahan) REFERENCES perubahan_data ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_berkas) REFERENCES berkas
);
CALL pasang_dinding('perubahan_data_bukti');
CREATE INDEX perubahan_data_bukti_berkas ON perubahan_data_bukti (college_id, id_berkas);

-- A merge of two persons, with everything that undoing it within 30 days needs: the person who went, as he was, and which
-- rows moved to the one who stays.
CREATE TABLE gabungan_biodata (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_utama uuid NOT NULL,
  sebelum_utama jsonb NOT NULL,
  sebelum_lain jsonb NOT NULL,
  pindah jsonb NOT NULL,
  digabung_pada timestamptz NOT NULL DEFAULT now(),
  dibatalkan_pada timestamptz,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_utama) REFERENCES biodata ON DELETE CASCADE
);
CALL pasang_baris('gabungan_biodata', 'id_utama', 'sebelum_utama,sebelum_lain');
CREATE INDEX gabungan_biodata_utama ON gabungan_biodata (college_id, id_utama);
