import { JENIS_PINDAHAN } from '@sivitas/contract/akademik/konversi-jenis'
import { sql } from 'kysely'

/**
 * Attempts of students as a table `n`: their grades, and the courses that an approved conversion recognises, which stand in
 * the transcript without class or mark (AK-R52). `masuk` says whether the conversion counts in the IPK, `diakui` whether the
 * student's sksDiakui holds it, `diganti_sejak` from which period a change of curriculum stands in the place of the attempt.
 */
export const nilaiDanKonversi = (ids: readonly string[]) => sql`(
  SELECT t.*, CASE WHEN d.id_konversi IS DISTINCT FROM t.id_konversi AND urutan_periode(d.id_periode) >= urutan_periode(t.id_periode) THEN d.id_periode END AS diganti_sejak
    FROM (
      SELECT g.college_id, g.id_mahasiswa, g.id_makul, g.id_periode, g.id_kelas, g.sks, g.angka, g.huruf, g.indeks, g.status, true AS masuk, false AS konversi,
             false AS diakui, NULL::uuid AS id_konversi
        FROM nilai g WHERE g.id_mahasiswa = ANY (${[...ids]}::uuid[])
      UNION ALL
      SELECT b.college_id, b.id_mahasiswa, b.id_makul, v.id_periode, NULL, b.sks_diakui, NULL, b.huruf, b.indeks, 'final', v.masuk_ipk, true,
             v.jenis = ANY (${[...JENIS_PINDAHAN]}::text[]), v.id
        FROM konversi_baris b JOIN konversi_nilai v ON v.college_id = b.college_id AND v.id = b.id_konversi
       WHERE v.status = 'disahkan' AND b.id_mahasiswa = ANY (${[...ids]}::uuid[])) t
    LEFT JOIN (
      SELECT DISTINCT ON (v.id_mahasiswa, s.id_makul_asal) v.id_mahasiswa, s.id_makul_asal, v.id AS id_konversi, v.id_periode
        FROM konversi_nilai v JOIN konversi_asal s ON s.college_id = v.college_id AND s.id_konversi = v.id
       WHERE v.jenis = 'KURIKULUM' AND v.status = 'disahkan' AND v.id_mahasiswa = ANY (${[...ids]}::uuid[])
         AND s.id_makul_asal IS NOT NULL AND s.id_makul IS NOT NULL
       ORDER BY v.id_mahasiswa, s.id_makul_asal, urutan_periode(v.id_periode), v.id) d ON d.id_mahasiswa = t.id_mahasiswa AND d.id_makul_asal = t.id_makul) n`
