-- Places inside a kampus, files of decisions, moves of units with their day, and references that a college may refresh.

CREATE TABLE gedung (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kode text NOT NULL, nama text NOT NULL, id_kampus uuid NOT NULL,
  jumlah_lantai integer CHECK (jumlah_lantai BETWEEN 1 AND 60), tahun_bangun integer CHECK (tahun_bangun BETWEEN 1800 AND 2100),
  id_denah uuid, aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_kampus) REFERENCES kampus
);
CREATE UNIQUE INDEX gedung_kode ON gedung (college_id, id_kampus, lower(kode));
CALL pasang_baris('gedung', 'nama');

CREATE TABLE ruang (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kode text NOT NULL, nama text NOT NULL, id_gedung uuid NOT NULL, lantai integer NOT NULL CHECK (lantai BETWEEN -5 AND 60),
  jenis_ruang text NOT NULL, kapasitas integer NOT NULL CHECK (kapasitas BETWEEN 1 AND 2000),
  kapasitas_ujian integer NOT NULL CHECK (kapasitas_ujian BETWEEN 0 AND kapasitas), luas numeric(8,2) CHECK (luas > 0),
  fasilitas text[] NOT NULL DEFAULT '{}'
    CHECK (fasilitas <@ ARRAY['proyektor','ac','papan_tulis','komputer','audio','rekam','kursi_roda','listrik_meja']),
  jumlah_komputer integer CHECK (jumlah_komputer BETWEEN 1 AND 2000),
  -- Prodi that may use it, none: all. A list of a few keys; the server checks that they exist.
  prodi uuid[] NOT NULL DEFAULT '{}',
  boleh_dijadwalkan boolean NOT NULL DEFAULT true, tautan_daring text, aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_gedung) REFERENCES gedung
);
CREATE UNIQUE INDEX ruang_kode ON ruang (college_id, lower(kode));
CREATE INDEX ruang_gedung ON ruang (college_id, id_gedung, lantai, kode);
CALL pasang_baris('ruang', 'kode');
-- The laboratory of an assistant (migration 0023).
ALTER TABLE asisten_lab ADD FOREIGN KEY (college_id, id_ruang) REFERENCES ruang;

-- A room that can't be used for a while. Times are those of the wall clock where the room stands; the end belongs to the
-- next (DM-R14), and one room is not blocked twice for the same moment.
CREATE TABLE ruang_blokir (
  college_id text NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_ruang uuid NOT NULL,
  tanggal_mulai date NOT NULL, jam_mulai time NOT NULL, tanggal_selesai date NOT NULL, jam_selesai time NOT NULL,
  alasan text NOT NULL CHECK (length(alasan) <= 200),
  masa tsrange NOT NULL GENERATED ALWAYS AS (tsrange(tanggal_mulai + jam_mulai, tanggal_selesai + jam_selesai)) STORED,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_ruang) REFERENCES ruang ON DELETE CASCADE,
  CHECK (tanggal_mulai + jam_mulai < tanggal_selesai + jam_selesai),
  CONSTRAINT ruang_blokir_masa EXCLUDE USING gist (college_id WITH =, id_ruang WITH =, masa WITH &&)
);
CREATE INDEX ruang_blokir_ruang ON ruang_blokir (college_id, id_ruang, tanggal_mulai);
CREATE INDEX ruang_blokir_tanggal ON ruang_blokir (college_id, tanggal_selesai, tanggal_mulai);
CALL pasang_baris('ruang_blokir', 'alasan');

-- The decision itself beside what it says.
ALTER TABLE akreditasi ADD COLUMN id_sertifikat uuid;
ALTER TABLE akta_yayasan ADD COLUMN id_berkas uuid;

-- Where a unit stood from which day to which (DM-R28): the tree of today stands in the units themselves, that of any other
-- day here. A unit without rows has always stood where it stands.
CREATE TABLE letak_unit (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  jenis text NOT NULL CHECK (jenis IN ('jurusan','prodi')), id_unit uuid NOT NULL,
  id_fakultas uuid, id_jurusan uuid,
  mulai date NOT NULL, akhir date, nomor_sk text, alasan text,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_fakultas) REFERENCES fakultas,
  FOREIGN KEY (college_id, id_jurusan) REFERENCES jurusan,
  CHECK (akhir IS NULL OR akhir >= mulai),
  CONSTRAINT letak_unit_masa EXCLUDE USING gist (college_id WITH =, id_unit WITH =, daterange(mulai, akhir, '[]') WITH &&)
);
CREATE INDEX letak_unit_fakultas ON letak_unit (college_id, id_fakultas);
CREATE INDEX letak_unit_jurusan ON letak_unit (college_id, id_jurusan);
CALL pasang_baris('letak_unit', 'jenis');

-- The ways in which applicants enter. PMB owns it and adds what its own screens need; others choose from it. `periode` are
-- the entry periods in which the way is open.
CREATE TABLE jalur (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kode text NOT NULL CHECK (kode ~ '^[A-Z0-9]{2,6}$'), angka integer NOT NULL CHECK (angka BETWEEN 1 AND 99), nama text NOT NULL,
  jalur_daftar text NOT NULL, jenis_daftar text NOT NULL, jenjang text[] NOT NULL DEFAULT '{}', periode integer[] NOT NULL DEFAULT '{}',
  aktif boolean NOT NULL DEFAULT true,
  PRIMARY KEY (college_id, id),
  CONSTRAINT jalur_kode UNIQUE (college_id, kode), CONSTRAINT jalur_angka UNIQUE (college_id, angka)
);
CALL pasang_baris('jalur', 'nama');

-- A school that an operator misses is there at once, for the own college only until somebody has verified it; then it is
-- everybody's. `pengusul` is none for what everybody has.
ALTER TABLE sekolah
  ADD COLUMN pengusul text REFERENCES college,
  ADD COLUMN diusulkan_oleh uuid, ADD COLUMN diusulkan_pada timestamptz,
  ADD COLUMN alasan_tolak text CHECK (length(alasan_tolak) <= 200),
  DROP CONSTRAINT sekolah_npsn_key;
CREATE UNIQUE INDEX sekolah_npsn ON sekolah (npsn) WHERE pengusul IS NULL;
CREATE UNIQUE INDEX sekolah_npsn_usulan ON sekolah (pengusul, npsn) WHERE pengusul IS NOT NULL;
CREATE INDEX sekolah_npsn_awal ON sekolah (npsn text_pattern_ops);
ALTER TABLE sekolah ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY college ON sekolah USING (pengusul IS NULL OR pengusul = (SELECT app_college()));

-- What all colleges share is refreshed from a file by an administrator: who did it stands in the log of his college.
CREATE FUNCTION naik_versi() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW IS DISTINCT FROM OLD THEN NEW.versi := OLD.versi + 1; END IF;
  RETURN NEW;
END $$;
DO $$
DECLARE tabel text;
BEGIN
  FOREACH tabel IN ARRAY ARRAY['wilayah','sekolah','referensi_perguruan_tinggi','referensi_prodi'] LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN versi integer NOT NULL DEFAULT 1', tabel);
    EXECUTE format('GRANT INSERT, UPDATE, DELETE ON %I TO sivitas_app', tabel);
    EXECUTE format('CREATE TRIGGER cap BEFORE UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION naik_versi()', tabel);
    EXECUTE format('CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW WHEN (app_college() IS NOT NULL) EXECUTE FUNCTION audit_baris(''nama'', '''', '''')', tabel);
  END LOOP;
END $$;
