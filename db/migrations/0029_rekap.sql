-- Shapes of 'Rekap Mahasiswa' that operators keep: what is counted by what, never the counted numbers.
CREATE TABLE rekap_tersimpan (
  college_id text NOT NULL REFERENCES college,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  id_akun uuid NOT NULL,
  nama text NOT NULL CHECK (length(nama) BETWEEN 1 AND 100),
  bersama boolean NOT NULL DEFAULT false,
  bentuk jsonb NOT NULL,
  PRIMARY KEY (college_id, id),
  FOREIGN KEY (college_id, id_akun) REFERENCES akun ON DELETE CASCADE
);
CREATE UNIQUE INDEX rekap_tersimpan_nama ON rekap_tersimpan (college_id, id_akun, lower(nama));
CREATE INDEX rekap_tersimpan_bersama ON rekap_tersimpan (college_id, lower(nama)) WHERE bersama;
CALL pasang_baris('rekap_tersimpan', 'nama');

-- IPK as it was after a period: everybody's first row at or before it, read from the index alone.
CREATE INDEX aktivitas_kuliah_posisi ON aktivitas_kuliah (college_id, id_mahasiswa, urutan_periode(id_periode) DESC) INCLUDE (id_periode, ipk);
