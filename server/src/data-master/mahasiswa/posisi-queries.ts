import { sql, type RawBuilder, type SqlBool } from 'kysely'

/**
 * Whether a column holds a period up to another one (AK-R2: Ganjil, SP Ganjil, Genap, SP Genap). The same as comparing
 * `urutan_periode` of both, without reckoning it for each of 50,000 rows.
 */
export function sampaiPeriode(kolom: string, periode: number): RawBuilder<SqlBool> {
  const id = sql.ref(kolom)
  const semester = periode % 10
  if (semester === 2) return sql<SqlBool>`${id} <= ${periode + 1}`
  return semester === 3 ? sql<SqlBool>`(${id} <= ${periode} AND ${id} <> ${periode - 1})` : sql<SqlBool>`${id} <= ${periode}`
}

/**
 * Status of `mahasiswa m` in a period (DM-R10): the live row with the greatest period up to it. Who has not changed since
 * needs no look into his history, which is nearly everyone in the running period and most in the past.
 */
export const statusPada = (periode: number): RawBuilder<string> => sql<string>`
  CASE WHEN ${sampaiPeriode('m.status_sejak_periode', periode)} THEN m.status
       ELSE (SELECT r.status FROM riwayat_status r
              WHERE r.college_id = m.college_id AND r.id_mahasiswa = m.id AND NOT r.dibatalkan AND r.urut <= urutan_periode(${periode})
              ORDER BY r.urut DESC LIMIT 1) END`

/** What `ipkPada` joins for a period that later ones have followed: the activity of that very period, which nearly everyone has. */
export const akmPada = (periode: number): RawBuilder<unknown> =>
  sql`LEFT JOIN aktivitas_kuliah akm ON akm.college_id = m.college_id AND akm.id_mahasiswa = m.id AND akm.id_periode = ${periode}`

/**
 * IPK of `mahasiswa m` as it was after a period; who had left by then has kept his, and of the few without an activity in
 * the period the last one before it counts. `kini`: no later period has been counted.
 */
export const ipkPada = (periode: number, kini: boolean): RawBuilder<number | null> =>
  kini
    ? sql<number | null>`m.ipk`
    : sql<number | null>`
  CASE WHEN ${sampaiPeriode('m.periode_keluar', periode)} THEN m.ipk WHEN akm.id_periode IS NOT NULL THEN akm.ipk
       ELSE (SELECT a.ipk FROM aktivitas_kuliah a
              WHERE a.college_id = m.college_id AND a.id_mahasiswa = m.id AND urutan_periode(a.id_periode) <= urutan_periode(${periode})
              ORDER BY urutan_periode(a.id_periode) DESC LIMIT 1) END`
