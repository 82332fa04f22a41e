-- What students ask to have changed about themselves, and what of the rows sent to PDDikti has changed since.

CREATE TABLE perubahan_data (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- The registration by which it was asked. The person is whoever that belongs to, also after two records became one.
  id_mahasiswa uuid NOT NULL,
  -- [{field, lama, baru, putusan: null | 'setuju' | 'tolak', alasan}], values as the columns of biodata hold them.
  isian jsonb NOT NULL CHECK (jsonb_typeof(isian) = 'array' AND jsonb_array_length(isian) > 0),
  alasan text CHECK (length(alasan) <= 255),
  bukti uuid[] NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'diajukan' CHECK (status IN ('diajukan','disetujui','ditolak','dibatalkan')),
  diajukan_pada timestamptz NOT NULL DEFAULT now(),
  diputus_oleh uuid,
  diputus_pada timestamptz,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_mahasiswa) REFERENCES mahasiswa ON DELETE CASCADE
);
CALL pasang_baris('perubahan_data', 'status', 'isian');
CREATE INDEX perubahan_data_antrean ON perubahan_data (college_id, status, diajukan_pada, id);
CREATE INDEX perubahan_data_mahasiswa ON perubahan_data (college_id, id_mahasiswa);
CREATE POLICY prodi ON perubahan_data AS RESTRICTIVE USING ((SELECT app_prodi()) IS NULL
  OR EXISTS (SELECT 1 FROM mahasiswa m WHERE m.college_id = perubahan_data.college_id AND m.id = perubahan_data.id_mahasiswa));

-- When a row last went into a packet, was taken by PDDikti, and was changed here. A change later than the packet stays to be
-- sent although an answer to that packet comes in. It is a table of its own so that a packet neither moves the versions of
-- 25,000 students nor fills the audit log.
CREATE TABLE kiriman_pddikti (
  college_id text NOT NULL REFERENCES college,
  -- Names of the acts in the contract; the row is the person's, the registration's or the AKM's.
  jenis text NOT NULL CHECK (jenis IN ('biodata','riwayat','akm','lulusdo','transfer')),
  id_baris uuid NOT NULL,
  diekspor_pada timestamptz,
  diterima_pada timestamptz,
  diubah_pada timestamptz,
  PRIMARY KEY (college_id, jenis, id_baris)
);
CALL pasang_dinding('kiriman_pddikti');
CREATE INDEX kiriman_pddikti_diubah ON kiriman_pddikti (college_id, jenis) WHERE diubah_pada IS NOT NULL;

-- Argument: the act. The row's own lock is held here, so the clock orders a change before or after a packet.
CREATE FUNCTION catat_ubah_pddikti() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kiriman_pddikti (college_id, jenis, id_baris, diubah_pada) VALUES (NEW.college_id, TG_ARGV[0], NEW.id, clock_timestamp())
    ON CONFLICT (college_id, jenis, id_baris) DO UPDATE SET diubah_pada = excluded.diubah_pada;
  RETURN NULL;
END $$;

-- An exit has no state of its own: only one that was in a packet can have changed since.
CREATE FUNCTION catat_ubah_keluar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE kiriman_pddikti SET diubah_pada = clock_timestamp() WHERE college_id = NEW.college_id AND jenis = 'lulusdo' AND id_baris = NEW.id;
  RETURN NULL;
END $$;

-- Parents are part of the person's record.
CREATE FUNCTION catat_ubah_orang_tua() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  orang uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.id_biodata ELSE NEW.id_biodata END;
  kampus text := CASE WHEN TG_OP = 'DELETE' THEN OLD.college_id ELSE NEW.college_id END;
BEGIN
  INSERT INTO kiriman_pddikti (college_id, jenis, id_baris, diubah_pada)
  SELECT b.college_id, 'biodata', b.id, clock_timestamp() FROM biodata b
   WHERE b.college_id = kampus AND b.id = orang AND b.status_pddikti IN ('DIEKSPOR','TERKIRIM','GAGAL') FOR UPDATE
    ON CONFLICT (college_id, jenis, id_baris) DO UPDATE SET diubah_pada = excluded.diubah_pada;
  RETURN NULL;
END $$;

CREATE TRIGGER pddikti AFTER UPDATE OF nama, jenis_kelamin, tempat_lahir, tanggal_lahir, id_agama, nik, no_paspor, nisn, npwp, kewarganegaraan, jalan, dusun, rt, rw,
    kelurahan, kode_pos, id_wilayah, id_jenis_tinggal, id_alat_transportasi, telepon, handphone, email, penerima_kps, nomor_kps, nama_ibu_kandung, kebutuhan_khusus,
    kebutuhan_khusus_ayah, kebutuhan_khusus_ibu ON biodata FOR EACH ROW
  WHEN (OLD.status_pddikti IN ('DIEKSPOR','TERKIRIM','GAGAL') AND
    (OLD.nama, OLD.jenis_kelamin, OLD.tempat_lahir, OLD.tanggal_lahir, OLD.id_agama, OLD.nik, OLD.no_paspor, OLD.nisn, OLD.npwp, OLD.kewarganegaraan, OLD.jalan, OLD.dusun,
     OLD.rt, OLD.rw, OLD.kelurahan, OLD.kode_pos, OLD.id_wilayah, OLD.id_jenis_tinggal, OLD.id_alat_transportasi, OLD.telepon, OLD.handphone, OLD.email, OLD.penerima_kps,
     OLD.nomor_kps, OLD.nama_ibu_kandung, OLD.kebutuhan_khusus, OLD.kebutuhan_khusus_ayah, OLD.kebutuhan_khusus_ibu) IS DISTINCT FROM
    (NEW.nama, NEW.jenis_kelamin, NEW.tempat_lahir, NEW.tanggal_lahir, NEW.id_agama, NEW.nik, NEW.no_paspor, NEW.nisn, NEW.npwp, NEW.kewarganegaraan, NEW.jalan, NEW.dusun,
     NEW.rt, NEW.rw, NEW.kelurahan, NEW.kode_pos, NEW.id_wilayah, NEW.id_jenis_tinggal, NEW.id_alat_transportasi, NEW.telepon, NEW.handphone, NEW.email, NEW.penerima_kps,
     NEW.nomor_kps, NEW.nama_ibu_kandung, NEW.kebutuhan_khusus, NEW.kebutuhan_khusus_ayah, NEW.kebutuhan_khusus_ibu))
  EXECUTE FUNCTION catat_ubah_pddikti('biodata');

CREATE TRIGGER pddikti_tambah AFTER INSERT OR DELETE ON orang_tua FOR EACH ROW EXECUTE FUNCTION catat_ubah_orang_tua();
CREATE TRIGGER pddikti AFTER UPDATE ON orang_tua FOR EACH ROW
  WHEN ((OLD.nama, OLD.nik, OLD.tanggal_lahir, OLD.id_pendidikan, OLD.id_pekerjaan, OLD.id_penghasilan) IS DISTINCT FROM
        (NEW.nama, NEW.nik, NEW.tanggal_lahir, NEW.id_pendidikan, NEW.id_pekerjaan, NEW.id_penghasilan))
  EXECUTE FUNCTION catat_ubah_orang_tua();

CREATE TRIGGER pddikti AFTER UPDATE OF nim, jenis_daftar, jalur_daftar, periode_masuk, tanggal_masuk, id_prodi, id_konsentrasi, sks_diakui, id_pt_asal, id_prodi_asal, pembiayaan,
    biaya_masuk ON mahasiswa FOR EACH ROW
  WHEN (OLD.status_pddikti IN ('DIEKSPOR','TERKIRIM','GAGAL') AND
    (OLD.nim, OLD.jenis_daftar, OLD.jalur_daftar, OLD.periode_masuk, OLD.tanggal_masuk, OLD.id_prodi, OLD.id_konsentrasi, OLD.sks_diakui, OLD.id_pt_asal, OLD.id_prodi_asal,
     OLD.pembiayaan, OLD.biaya_masuk) IS DISTINCT FROM
    (NEW.nim, NEW.jenis_daftar, NEW.jalur_daftar, NEW.periode_masuk, NEW.tanggal_masuk, NEW.id_prodi, NEW.id_konsentrasi, NEW.sks_diakui, NEW.id_pt_asal, NEW.id_prodi_asal,
     NEW.pembiayaan, NEW.biaya_masuk))
  EXECUTE FUNCTION catat_ubah_pddikti('riwayat');

CREATE TRIGGER pddikti_keluar AFTER UPDATE OF status, tanggal_keluar, periode_keluar, keterangan_keluar, nomor_sk_keluar, tanggal_sk_keluar, ipk_lulus, nomor_ijazah,
    jalur_skripsi, judul_skripsi, bulan_awal_bimbingan, bulan_akhir_bimbingan ON mahasiswa FOR EACH ROW
  WHEN (OLD.periode_keluar IS NOT NULL AND
    (OLD.status, OLD.tanggal_keluar, OLD.periode_keluar, OLD.keterangan_keluar, OLD.nomor_sk_keluar, OLD.tanggal_sk_keluar, OLD.ipk_lulus, OLD.nomor_ijazah, OLD.jalur_skripsi,
     OLD.judul_skripsi, OLD.bulan_awal_bimbingan, OLD.bulan_akhir_bimbingan) IS DISTINCT FROM
    (NEW.status, NEW.tanggal_keluar, NEW.periode_keluar, NEW.keterangan_keluar, NEW.nomor_sk_keluar, NEW.tanggal_sk_keluar, NEW.ipk_lulus, NEW.nomor_ijazah, NEW.jalur_skripsi,
     NEW.judul_skripsi, NEW.bulan_awal_bimbingan, NEW.bulan_akhir_bimbingan))
  EXECUTE FUNCTION catat_ubah_keluar();

CREATE TRIGGER pddikti AFTER UPDATE OF status, ips, ipk, sks_semester, sks_total, biaya_kuliah_smt, pembiayaan ON aktivitas_kuliah FOR EACH ROW
  WHEN (OLD.status_pddikti IN ('DIEKSPOR','TERKIRIM','GAGAL') AND
    (OLD.status, OLD.ips, OLD.ipk, OLD.sks_semester, OLD.sks_total, OLD.biaya_kuliah_smt, OLD.pembiayaan) IS DISTINCT FROM
    (NEW.status, NEW.ips, NEW.ipk, NEW.sks_semester, NEW.sks_total, NEW.biaya_kuliah_smt, NEW.pembiayaan))
  EXECUTE FUNCTION catat_ubah_pddikti('akm');

-- Recognised courses that were approved anew after PDDikti took them: no act changes them there, so the packet says so.
CREATE FUNCTION catat_ubah_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE kiriman_pddikti SET diubah_pada = clock_timestamp() WHERE college_id = NEW.college_id AND jenis = 'transfer' AND id_baris = NEW.id_mahasiswa;
  RETURN NULL;
END $$;
CREATE TRIGGER pddikti AFTER UPDATE OF status ON konversi_nilai FOR EACH ROW WHEN (NEW.status = 'disahkan' AND OLD.status <> 'disahkan')
  EXECUTE FUNCTION catat_ubah_transfer();
