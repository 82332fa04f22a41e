-- Cards of lecturers, staff and assistants beside those of students (DM, templateKartu): a card belongs to one person of one of three registers.
-- An assistant is a student, so his card hangs on the student and is numbered with his others.

ALTER TABLE kartu
  ALTER COLUMN id_mahasiswa DROP NOT NULL,
  ADD COLUMN id_dosen uuid,
  ADD COLUMN id_pegawai uuid,
  ADD FOREIGN KEY (college_id, id_dosen) REFERENCES dosen,
  ADD FOREIGN KEY (college_id, id_pegawai) REFERENCES pegawai,
  ADD CHECK (num_nonnulls(id_mahasiswa, id_dosen, id_pegawai) = 1),
  ADD UNIQUE (college_id, id_dosen, jenis, ke),
  ADD UNIQUE (college_id, id_pegawai, jenis, ke);
CREATE UNIQUE INDEX kartu_aktif_dosen ON kartu (college_id, jenis, id_dosen) INCLUDE (berlaku_sampai) WHERE status = 'aktif' AND id_dosen IS NOT NULL;
CREATE UNIQUE INDEX kartu_aktif_pegawai ON kartu (college_id, jenis, id_pegawai) INCLUDE (berlaku_sampai) WHERE status = 'aktif' AND id_pegawai IS NOT NULL;

ALTER TABLE template
  DROP CONSTRAINT template_ktm,
  ADD CONSTRAINT template_kartu CHECK ((jenis IN ('ktm', 'kartu-dosen', 'kartu-pegawai', 'kartu-asisten', 'kartu-perpustakaan')) = (kertas = 'CR80'));
