import type { TandaPerhatian } from '@sivitas/contract/data-master/mahasiswa/perlu-perhatian'
import { periodeUtamaSebelum } from '@sivitas/rules/platform/periode'
import { sql } from 'kysely'
import { batasStudi, semesterKeOfMany } from '../filter-queries'
import type { Dasar } from './aturan-queries'

/** Warnings that rest on what the product keeps; the others are not known (see `BELUM_DIKETAHUI`). */
export type TandaDiketahui = Exclude<TandaPerhatian, 'tanpa_bimbingan' | 'belum_bayar'>

/** Why a warning can't be given: nobody keeps its facts yet, and an empty list would say that all is well. */
export const BELUM_DIKETAHUI: Readonly<Partial<Record<TandaPerhatian, string>>> = {
  tanpa_bimbingan: 'Belum diketahui: catatan pertemuan bimbingan PA belum tersedia.',
  belum_bayar: 'Belum diketahui: data tagihan belum tersedia.',
}

const STUDI = sql`m.status IN ('A', 'C', 'N', 'S', 'U', 'O')`

/** Main periods up to one within which three graded semesters are looked for; one or two of leave may lie between them. */
const SEMESTER_DILIHAT = 5

/** Students of whom an early warning is given (data-master, Beyond 6). */
export const TANDA: Readonly<Record<TandaDiketahui, (periode: number) => Dasar>> = {
  // DM-R7: two semesters left, or fewer; who is past the limit is among them.
  mendekati_batas: (periode) => sql`
    SELECT x.id, jsonb_build_object('sisa', x.sisa) AS rincian FROM (
      SELECT m.id, ${batasStudi} - ${semesterKeOfMany(periode)} AS sisa
        FROM mahasiswa m JOIN prodi p ON p.college_id = m.college_id AND p.id = m.id_prodi
       WHERE ${STUDI} AND urutan_periode(m.periode_masuk) <= urutan_periode(${periode})) x WHERE x.sisa <= 2`,
  nonaktif_dua: (periode) => sql`
    SELECT m.id, jsonb_build_object('sejak', m.status_sejak_periode) AS rincian FROM mahasiswa m
     WHERE m.status = 'N' AND urutan_periode(m.status_sejak_periode) <= urutan_periode(${periodeUtamaSebelum(periode)})`,
  ips_turun_dua: (periode) => sql`
    SELECT x.id, jsonb_build_object('ips', to_jsonb(x.ips[1:3])) AS rincian FROM (
      SELECT a.id_mahasiswa AS id, array_agg(a.ips ORDER BY urutan_periode(a.id_periode) DESC) AS ips
        FROM aktivitas_kuliah a
       WHERE a.ips IS NOT NULL AND NOT a.sementara AND a.id_periode IN (
         SELECT q.id FROM periode q WHERE q.kode_semester <= 2 AND q.urutan <= urutan_periode(${periode}) ORDER BY q.urutan DESC LIMIT ${sql.lit(SEMESTER_DILIHAT)})
       GROUP BY 1) x JOIN mahasiswa m ON m.id = x.id
     WHERE ${STUDI} AND x.ips[1] < x.ips[2] AND x.ips[2] < x.ips[3]`,
  tanpa_pa: () => sql`SELECT m.id, '{}'::jsonb AS rincian FROM mahasiswa m WHERE ${STUDI} AND m.id_dosen_pa IS NULL`,
}
