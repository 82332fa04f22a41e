-- Reporting to PDDikti: how far each registration is, and what keeps it.

-- What Neo Feeder said of the row.
ALTER TABLE mahasiswa ADD COLUMN pesan_pddikti text;
-- The board counts by prodi, state and missing points from the index alone.
CREATE INDEX mahasiswa_pddikti ON mahasiswa (college_id, id_prodi, status_pddikti, siap_pddikti, kurang) INCLUDE (status, periode_keluar);

-- Two records of one person made one, with everything that taking it back within 30 days needs: both as they were, and which
-- rows moved to the one who stays.
CREATE TABLE gabungan_biodata (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_utama uuid NOT NULL,
  sebelum_utama jsonb NOT NULL,
  sebelum_lain jsonb NOT NULL,
  -- {mahasiswa: [id], pendidikan: [id], orangTua: [rows of the one who went]}
  pindah jsonb NOT NULL,
  dibatalkan_pada timestamptz,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_utama) REFERENCES biodata ON DELETE CASCADE
);
CALL pasang_baris('gabungan_biodata', 'id_utama', 'sebelum_utama,sebelum_lain,pindah');
CREATE INDEX gabungan_biodata_utama ON gabungan_biodata (college_id, id_utama);
