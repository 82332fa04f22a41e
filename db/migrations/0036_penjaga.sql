-- What watches over students by itself: counters of the dashboard, early warnings, contradictions between records.

-- Counters (dashboard): numbers of one prodi as of a period, by campus and kind of class, so that the filters of the
-- screen add up a few thousand cells instead of walking 50,000 students. They are counted, never written by hand: no
-- version, no audit.
CREATE TABLE dashboard_hitungan (
  college_id text NOT NULL,
  periode integer NOT NULL,
  id_prodi uuid NOT NULL,
  dihitung_pada timestamptz NOT NULL,
  -- Since when a committed write is not in the numbers; none: they are as of now.
  basi_sejak timestamptz,
  PRIMARY KEY (college_id, periode, id_prodi),
  FOREIGN KEY (college_id, periode) REFERENCES periode ON DELETE CASCADE,
  FOREIGN KEY (college_id, id_prodi) REFERENCES prodi ON DELETE CASCADE
);
CREATE INDEX dashboard_hitungan_prodi ON dashboard_hitungan (college_id, id_prodi);
CREATE INDEX dashboard_hitungan_basi ON dashboard_hitungan (college_id, basi_sejak) WHERE basi_sejak IS NOT NULL;
CALL pasang_dinding('dashboard_hitungan');
CALL pasang_batas_prodi('dashboard_hitungan');

CREATE TABLE dashboard_sel (
  college_id text NOT NULL,
  periode integer NOT NULL,
  id_prodi uuid NOT NULL,
  id_kampus uuid NOT NULL,
  id_jenis_kelas uuid NOT NULL,
  kelompok text NOT NULL,
  k1 text,
  k2 text,
  jumlah integer NOT NULL,
  tanpa_pa integer NOT NULL DEFAULT 0,
  lewat integer NOT NULL DEFAULT 0,
  siap integer NOT NULL DEFAULT 0,
  titik integer NOT NULL DEFAULT 0
);
CREATE INDEX dashboard_sel_prodi ON dashboard_sel (college_id, periode, id_prodi);
CALL pasang_dinding('dashboard_sel');
CALL pasang_batas_prodi('dashboard_sel');

-- Prodi whose numbers a write has changed. Rows are only added here: a flag on one row would make every writer of a prodi
-- wait for the one before. Whoever counts takes them away in the same transaction, and so sees what they stand for.
CREATE TABLE dashboard_berubah (
  college_id text NOT NULL,
  id_prodi uuid NOT NULL,
  waktu timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX dashboard_berubah_prodi ON dashboard_berubah (college_id, id_prodi, waktu);
CALL pasang_dinding('dashboard_berubah');
CALL pasang_batas_prodi('dashboard_berubah');

-- As the owner: a person may also be registered in a prodi that the writer does not see, and its numbers change as well.
CREATE FUNCTION dashboard_tandai() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF TG_TABLE_NAME = 'mahasiswa' AND TG_OP = 'UPDATE' THEN
    INSERT INTO dashboard_berubah (college_id, id_prodi)
    SELECT DISTINCT x.college_id, x.id_prodi FROM (
      SELECT b.college_id, unnest(ARRAY[l.id_prodi, b.id_prodi]) AS id_prodi
        FROM baru b JOIN lama l ON l.college_id = b.college_id AND l.id = b.id
       WHERE (l.id_prodi, l.id_kampus, l.id_jenis_kelas, l.periode_masuk, l.periode_keluar, l.semester_awal, l.status, l.status_sejak_periode,
              l.jenis_kelamin, l.jalur_daftar, l.ipk, l.id_dosen_pa, l.siap_pddikti, l.kelengkapan, l.id_biodata)
             IS DISTINCT FROM
             (b.id_prodi, b.id_kampus, b.id_jenis_kelas, b.periode_masuk, b.periode_keluar, b.semester_awal, b.status, b.status_sejak_periode,
              b.jenis_kelamin, b.jalur_daftar, b.ipk, b.id_dosen_pa, b.siap_pddikti, b.kelengkapan, b.id_biodata)) x;
  ELSIF TG_TABLE_NAME = 'mahasiswa' THEN
    INSERT INTO dashboard_berubah (college_id, id_prodi) SELECT DISTINCT b.college_id, b.id_prodi FROM baru b;
  ELSIF TG_TABLE_NAME = 'biodata' THEN
    INSERT INTO dashboard_berubah (college_id, id_prodi)
    SELECT DISTINCT m.college_id, m.id_prodi
      FROM baru b JOIN lama l ON l.college_id = b.college_id AND l.id = b.id
      JOIN mahasiswa m ON m.college_id = b.college_id AND m.id_biodata = b.id
     WHERE (l.id_agama, left(l.id_wilayah, 2)) IS DISTINCT FROM (b.id_agama, left(b.id_wilayah, 2));
  ELSIF TG_TABLE_NAME = 'orang_tua' THEN
    INSERT INTO dashboard_berubah (college_id, id_prodi)
    SELECT DISTINCT m.college_id, m.id_prodi FROM baru b JOIN mahasiswa m ON m.college_id = b.college_id AND m.id_biodata = b.id_biodata;
  ELSIF TG_TABLE_NAME = 'prodi' THEN
    INSERT INTO dashboard_berubah (college_id, id_prodi)
    SELECT b.college_id, b.id FROM baru b JOIN lama l ON l.college_id = b.college_id AND l.id = b.id
     WHERE (l.masa_tempuh, l.batas_studi_semester) IS DISTINCT FROM (b.masa_tempuh, b.batas_studi_semester);
  ELSE
    INSERT INTO dashboard_berubah (college_id, id_prodi)
    SELECT DISTINCT m.college_id, m.id_prodi FROM baru b JOIN mahasiswa m ON m.college_id = b.college_id AND m.id = b.id_mahasiswa;
  END IF;
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION dashboard_tandai() FROM PUBLIC;

DO $$
DECLARE
  tabel text;
BEGIN
  FOREACH tabel IN ARRAY ARRAY['mahasiswa','orang_tua','riwayat_status','aktivitas_kuliah'] LOOP
    EXECUTE format('CREATE TRIGGER dashboard_tambah AFTER INSERT ON %I REFERENCING NEW TABLE AS baru FOR EACH STATEMENT EXECUTE FUNCTION dashboard_tandai()', tabel);
    EXECUTE format('CREATE TRIGGER dashboard_hapus AFTER DELETE ON %I REFERENCING OLD TABLE AS baru FOR EACH STATEMENT EXECUTE FUNCTION dashboard_tandai()', tabel);
  END LOOP;
  FOREACH tabel IN ARRAY ARRAY['mahasiswa','biodata','prodi'] LOOP
    EXECUTE format('CREATE TRIGGER dashboard_ubah AFTER UPDATE ON %I REFERENCING OLD TABLE AS lama NEW TABLE AS baru FOR EACH STATEMENT EXECUTE FUNCTION dashboard_tandai()', tabel);
  END LOOP;
  FOREACH tabel IN ARRAY ARRAY['orang_tua','riwayat_status','aktivitas_kuliah'] LOOP
    EXECUTE format('CREATE TRIGGER dashboard_ubah AFTER UPDATE ON %I REFERENCING NEW TABLE AS baru FOR EACH STATEMENT EXECUTE FUNCTION dashboard_tandai()', tabel);
  END LOOP;
END $$;

-- What counts over all persons reads from these alone; a row of biodata is ten times as wide as what is counted by. The wall
-- between prodi asks who entered a person, so that column has to stand in each of them.
CREATE INDEX biodata_hitung ON biodata (college_id, id) INCLUDE (id_agama, kewarganegaraan, id_wilayah, tanggal_lahir, dibuat_oleh);
CREATE INDEX orang_tua_hitung ON orang_tua (college_id, id_biodata, peran) INCLUDE (id_penghasilan, id_pekerjaan);
-- Counting by region or school walks every student as well.
DROP INDEX mahasiswa_hitung;
CREATE INDEX mahasiswa_hitung ON mahasiswa (college_id, id) INCLUDE (angkatan, id_prodi, periode_masuk, id_kampus, id_jenis_kelas, id_biodata, id_sekolah);
-- Whether a person is here already (DM-R4), and the pairs of 'Duplikat': both compare names of one birth date.
DROP INDEX biodata_lahir;
CREATE INDEX biodata_lahir ON biodata (college_id, tanggal_lahir) INCLUDE (id, nama, nama_ibu_kandung, dibuat_oleh);

-- What the nightly rules found (data-master, Beyond 6 and 11): one row a student and rule for as long as it holds.
CREATE TABLE temuan (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- 'perhatian': an early warning about the student; 'konsistensi': his records contradict each other.
  jenis text NOT NULL CHECK (jenis IN ('perhatian','konsistensi')),
  aturan text NOT NULL CHECK (aturan ~ '^[a-z_]{3,40}$'),
  id_mahasiswa uuid NOT NULL,
  -- What the sentence about it says: a name, a number.
  rincian jsonb NOT NULL DEFAULT '{}',
  sejak timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (college_id, id),
  UNIQUE (college_id, aturan, id_mahasiswa),
  FOREIGN KEY (college_id, id_mahasiswa) REFERENCES mahasiswa ON DELETE CASCADE
);
CREATE INDEX temuan_mahasiswa ON temuan (college_id, id_mahasiswa, jenis);
CREATE INDEX temuan_jenis ON temuan (college_id, jenis, aturan) INCLUDE (id_mahasiswa, sejak);
CALL pasang_dinding('temuan');
CREATE POLICY prodi ON temuan AS RESTRICTIVE USING ((SELECT app_prodi()) IS NULL
  OR EXISTS (SELECT 1 FROM mahasiswa m WHERE m.college_id = temuan.college_id AND m.id = temuan.id_mahasiswa));

-- When each rule last went through the whole college, and why it could not where it could not.
CREATE TABLE temuan_periksa (
  college_id text NOT NULL REFERENCES college,
  aturan text NOT NULL CHECK (aturan ~ '^[a-z_]{3,40}$'),
  diperiksa_pada timestamptz NOT NULL DEFAULT now(),
  halangan text,
  PRIMARY KEY (college_id, aturan)
);
CALL pasang_dinding('temuan_periksa');

-- What was done about a student who needs attention: 'sudah dihubungi', a note, when to look again.
CREATE TABLE tindakan_perhatian (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_mahasiswa uuid NOT NULL,
  cara text NOT NULL CHECK (cara IN ('telepon','pesan','surel','tatap_muka','orang_tua','lainnya')),
  catatan text CHECK (length(catatan) <= 500),
  tanggal date NOT NULL,
  tanggal_berikut date,
  -- Which warnings stood when it was done.
  tanda text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_mahasiswa) REFERENCES mahasiswa ON DELETE CASCADE,
  CONSTRAINT tindakan_berikut CHECK (tanggal_berikut >= tanggal)
);
CALL pasang_baris('tindakan_perhatian', 'cara', 'catatan');
CREATE INDEX tindakan_perhatian_mahasiswa ON tindakan_perhatian (college_id, id_mahasiswa, tanggal DESC, dibuat_pada DESC);
CREATE POLICY prodi ON tindakan_perhatian AS RESTRICTIVE USING ((SELECT app_prodi()) IS NULL
  OR EXISTS (SELECT 1 FROM mahasiswa m WHERE m.college_id = tindakan_perhatian.college_id AND m.id = tindakan_perhatian.id_mahasiswa));
