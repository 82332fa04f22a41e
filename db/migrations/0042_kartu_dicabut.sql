-- A card of who works here is revoked when he leaves, as a student's is (DM, templateKartu). People leave in many ways (a dated status, many at
-- once, an import, the nightly look at what begins today), so it hangs on the row that says so and not on each of them.
CREATE FUNCTION kartu_cabut() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'dosen' THEN
    -- Left, died, retired, NIDN deleted. Who studies or is on leave keeps his card.
    UPDATE kartu k SET status = 'dicabut' FROM baru b JOIN lama l ON l.college_id = b.college_id AND l.id = b.id
     WHERE k.college_id = b.college_id AND k.id_dosen = b.id AND k.status = 'aktif'
       AND b.id_status_keaktifan IN ('21', '22', '23', '28') AND l.id_status_keaktifan <> b.id_status_keaktifan;
  ELSIF TG_TABLE_NAME = 'pegawai' THEN
    UPDATE kartu k SET status = 'dicabut' FROM baru b JOIN lama l ON l.college_id = b.college_id AND l.id = b.id
     WHERE k.college_id = b.college_id AND k.id_pegawai = b.id AND k.status = 'aktif' AND l.status_aktif AND NOT b.status_aktif;
  ELSE
    -- One post ends, another of this period or a later one may go on.
    UPDATE kartu k SET status = 'dicabut' FROM lama l JOIN college c ON c.college_id = l.college_id
     WHERE l.status = 'aktif' AND k.college_id = l.college_id AND k.id_mahasiswa = l.id_mahasiswa AND k.jenis = 'kartu-asisten' AND k.status = 'aktif'
       AND NOT EXISTS (SELECT 1 FROM asisten_lab a WHERE a.college_id = l.college_id AND a.id_mahasiswa = l.id_mahasiswa AND a.status = 'aktif'
                          AND urutan_periode(a.periode) >= urutan_periode(c.periode_aktif));
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER kartu_cabut AFTER UPDATE ON dosen REFERENCING OLD TABLE AS lama NEW TABLE AS baru FOR EACH STATEMENT EXECUTE FUNCTION kartu_cabut();
CREATE TRIGGER kartu_cabut AFTER UPDATE ON pegawai REFERENCING OLD TABLE AS lama NEW TABLE AS baru FOR EACH STATEMENT EXECUTE FUNCTION kartu_cabut();
CREATE TRIGGER kartu_cabut_ubah AFTER UPDATE ON asisten_lab REFERENCING OLD TABLE AS lama FOR EACH STATEMENT EXECUTE FUNCTION kartu_cabut();
CREATE TRIGGER kartu_cabut_hapus AFTER DELETE ON asisten_lab REFERENCING OLD TABLE AS lama FOR EACH STATEMENT EXECUTE FUNCTION kartu_cabut();
