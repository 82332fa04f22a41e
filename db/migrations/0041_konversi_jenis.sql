-- Recognition of a student's own grades when he moves to another curriculum, and of activities outside (AK-R52, AK-R54).

ALTER TABLE konversi_nilai DROP CONSTRAINT konversi_nilai_jenis_check;
ALTER TABLE konversi_nilai
  ADD CONSTRAINT konversi_nilai_jenis_check CHECK (jenis IN ('TRANSFER','RPL_TRANSFER','RPL_PEROLEHAN','MBKM','KURIKULUM')),
  -- KURIKULUM: the curriculum that he moves to, and the one that stood at the student before, for the way back.
  ADD COLUMN id_kurikulum uuid, ADD COLUMN id_kurikulum_lama uuid,
  -- MBKM: what was done where. Its period is id_periode; the activity itself becomes akademik's aktivitasMahasiswa.
  ADD COLUMN jenis_kegiatan text CHECK (jenis_kegiatan IN ('13','14','15','16','17','18','19','20','21')),
  ADD COLUMN mitra text CHECK (length(mitra) <= 150), ADD COLUMN judul_kegiatan text CHECK (length(judul_kegiatan) <= 500),
  ADD FOREIGN KEY (college_id, id_kurikulum) REFERENCES kurikulum,
  ADD FOREIGN KEY (college_id, id_kurikulum_lama) REFERENCES kurikulum,
  ADD CONSTRAINT konversi_nilai_kurikulum CHECK ((jenis = 'KURIKULUM') = (id_kurikulum IS NOT NULL)),
  ADD CONSTRAINT konversi_nilai_kegiatan CHECK (jenis <> 'MBKM' OR (jenis_kegiatan IS NOT NULL AND mitra IS NOT NULL AND judul_kegiatan IS NOT NULL));
CREATE INDEX konversi_nilai_kurikulum_baru ON konversi_nilai (college_id, id_kurikulum) WHERE id_kurikulum IS NOT NULL;
CREATE INDEX konversi_nilai_kurikulum_dulu ON konversi_nilai (college_id, id_kurikulum_lama) WHERE id_kurikulum_lama IS NOT NULL;

-- The course of the old curriculum whose grade makes the new one; it is no attempt any more from the conversion's period on.
ALTER TABLE konversi_asal ADD COLUMN id_makul_asal uuid, ADD FOREIGN KEY (college_id, id_makul_asal) REFERENCES mata_kuliah;
CREATE INDEX konversi_asal_makul_asal ON konversi_asal (college_id, id_makul_asal) WHERE id_makul_asal IS NOT NULL;

-- A course that was only passed (L) weighs nothing, and stays so under the new curriculum.
ALTER TABLE konversi_asal DROP CONSTRAINT konversi_asal_indeks;
ALTER TABLE konversi_asal ADD CONSTRAINT konversi_asal_indeks CHECK (id_makul IS NULL OR indeks IS NOT NULL OR id_makul_asal IS NOT NULL);
ALTER TABLE konversi_baris ALTER COLUMN indeks DROP NOT NULL;

-- PDDikti's transfer rows are those of other colleges and of RPL; a change of curriculum and MBKM are told by other acts.
DROP TRIGGER pddikti ON konversi_nilai;
CREATE TRIGGER pddikti AFTER UPDATE OF status ON konversi_nilai FOR EACH ROW
  WHEN (NEW.status = 'disahkan' AND OLD.status <> 'disahkan' AND NEW.jenis IN ('TRANSFER','RPL_TRANSFER','RPL_PEROLEHAN'))
  EXECUTE FUNCTION catat_ubah_transfer();
