import type { AturanKonsistensi } from '@sivitas/contract/data-master/mahasiswa/konsistensi'
import { DAERAH_KODE_POS } from '@sivitas/rules/data-master/kode-pos'
import { sql, type RawBuilder } from 'kysely'

/** What a rule answers: the students it holds for, each once, with what its sentence says. */
export type Dasar = RawBuilder<{ id: string; rincian: unknown }>

const STUDI = sql`m.status IN ('A', 'C', 'N', 'S', 'U', 'O')`

/** Provinces with the first digits of their postal codes, as rows. */
const DAERAH = sql`(VALUES ${sql.join(DAERAH_KODE_POS.map(({ provinsi, awalan }) => sql`(${sql.lit(provinsi)}, string_to_array(${sql.lit(awalan.join(','))}, ','))`))}) AS d(provinsi, awalan)`

/**
 * Students of whom the rules of the guard hold (data-master, Beyond 11). A student without a class, an adviser or an address
 * contradicts nothing; that he lacks them is counted elsewhere.
 */
export const ATURAN: Readonly<Record<AturanKonsistensi, (periode: number) => Dasar>> = {
  // Who is registered for a double degree studies elsewhere (AK-R48).
  aktif_tanpa_krs: (periode) => sql`
    SELECT m.id, '{}'::jsonb AS rincian FROM mahasiswa m
     WHERE m.status = 'A' AND m.jenis_daftar <> 'double_degree' AND urutan_periode(m.periode_masuk) <= urutan_periode(${periode})
       AND m.id NOT IN (SELECT n.id_mahasiswa FROM nilai n WHERE n.id_periode = ${periode} AND n.huruf IS DISTINCT FROM 'W')`,
  status_beda: () => sql`
    SELECT m.id, jsonb_build_object('riwayat', r.status) AS rincian FROM mahasiswa m
      JOIN (SELECT DISTINCT ON (x.id_mahasiswa) x.id_mahasiswa, x.status FROM riwayat_status x WHERE NOT x.dibatalkan ORDER BY x.id_mahasiswa, x.urut DESC) r ON r.id_mahasiswa = m.id
     WHERE r.status <> m.status`,
  lulus_tanpa_ijazah: () => sql`
    SELECT m.id, jsonb_build_object('alumni', coalesce(a.nomor_ijazah, '') <> '') AS rincian
      FROM mahasiswa m LEFT JOIN alumni a ON a.college_id = m.college_id AND a.id_mahasiswa = m.id
     WHERE m.status = 'L' AND coalesce(m.nomor_ijazah, '') = ''`,
  pa_tidak_aktif: () => sql`
    SELECT m.id, jsonb_build_object('dosen', d.nama_lengkap) AS rincian FROM mahasiswa m JOIN dosen d ON d.college_id = m.college_id AND d.id = m.id_dosen_pa
     WHERE ${STUDI} AND d.status_aktif <> 'A'`,
  keluar_masih_pa: () => sql`
    SELECT m.id, jsonb_build_object('dosen', d.nama_lengkap) AS rincian FROM mahasiswa m
      JOIN dosen_pa x ON x.college_id = m.college_id AND x.id_mahasiswa = m.id AND x.akhir_periode IS NULL
      JOIN dosen d ON d.college_id = x.college_id AND d.id = x.id_dosen
     WHERE NOT ${STUDI}`,
  kelas_angkatan_lain: () => sql`
    SELECT m.id, jsonb_build_object('kelas', k.kode, 'angkatan', k.angkatan, 'prodiSama', k.id_prodi = m.id_prodi) AS rincian
      FROM mahasiswa m JOIN kelas_default k ON k.college_id = m.college_id AND k.id = m.id_kelas_default
     WHERE ${STUDI} AND (k.angkatan <> m.angkatan OR k.id_prodi <> m.id_prodi)`,
  konsentrasi_prodi_lain: () => sql`
    SELECT m.id, jsonb_build_object('konsentrasi', k.nama) AS rincian
      FROM mahasiswa m JOIN konsentrasi k ON k.college_id = m.college_id AND k.id = m.id_konsentrasi WHERE k.id_prodi <> m.id_prodi`,
  // By the codes of the city's own kecamatan where the reference has them, else by the region of the province.
  alamat_luar_wilayah: () => sql`
    SELECT m.id, jsonb_build_object('kodePos', b.kode_pos, 'wilayah', w.jalur) AS rincian
      FROM mahasiswa m
      JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
      JOIN wilayah w ON w.kode = b.id_wilayah
      JOIN ${DAERAH} ON d.provinsi = left(b.id_wilayah, 2)
      LEFT JOIN (SELECT left(x.kode, 4) AS kota, array_agg(DISTINCT left(x.kode_pos, 3)) AS awalan FROM wilayah x WHERE x.level = 3 AND x.kode_pos IS NOT NULL GROUP BY 1) k
        ON k.kota = left(b.id_wilayah, 4)
     WHERE ${STUDI} AND b.kode_pos IS NOT NULL
       AND CASE WHEN k.awalan IS NULL THEN left(b.kode_pos, 1) <> ALL (d.awalan) ELSE left(b.kode_pos, 3) <> ALL (k.awalan) END`,
}
