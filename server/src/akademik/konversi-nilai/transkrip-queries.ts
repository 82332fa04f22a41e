import { sql } from 'kysely'

/**
 * Attempts of students as a table `n`: their grades, and the courses that an approved conversion recognises, which stand in
 * the transcript without class or mark (AK-R52). `masuk` says whether the conversion counts in the IPK.
 */
export const nilaiDanKonversi = (ids: readonly string[]) => sql`(
  SELECT g.college_id, g.id_mahasiswa, g.id_makul, g.id_periode, g.id_kelas, g.sks, g.angka, g.huruf, g.indeks, g.status, true AS masuk, false AS konversi
    FROM nilai g WHERE g.id_mahasiswa = ANY (${[...ids]}::uuid[])
  UNION ALL
  SELECT b.college_id, b.id_mahasiswa, b.id_makul, v.id_periode, NULL, b.sks_diakui, NULL, b.huruf, b.indeks, 'final', v.masuk_ipk, true
    FROM konversi_baris b JOIN konversi_nilai v ON v.college_id = b.college_id AND v.id = b.id_konversi
   WHERE v.status = 'disahkan' AND b.id_mahasiswa = ANY (${[...ids]}::uuid[])) n`
