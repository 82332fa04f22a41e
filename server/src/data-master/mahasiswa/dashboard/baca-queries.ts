import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../../db/client'

/** Which of the counted groups a row belongs to. */
export type Kelompok =
  | 'statusAngkatan'
  | 'prodiKelamin'
  | 'agama'
  | 'jalur'
  | 'jenisKelas'
  | 'kampus'
  | 'provinsi'
  | 'penghasilan'
  | 'ipk'
  | 'semesterKe'
  | 'kohort'
  | 'tren'
  | 'kejadian'

export type Baris = {
  kelompok: Kelompok
  k1: string | null
  k2: string | null
  jumlah: number
  tanpaPa: number
  lewat: number
  siap: number
  titik: number
}

export type SaringDashboard = {
  prodi?: string[] | undefined
  fakultas?: string[] | undefined
  kampus?: string[] | undefined
  jenisKelas?: string[] | undefined
}

/** Prodi are named by id or by code, as in the list. */
function syarat({ prodi, fakultas, kampus, jenisKelas }: SaringDashboard): RawBuilder<SqlBool>[] {
  return [
    ...(prodi?.length
      ? [
          sql<SqlBool>`s.id_prodi IN (SELECT p.id FROM prodi p WHERE p.id::text = ANY (${prodi}::text[]) OR p.kode = ANY (${prodi}::text[]))`,
        ]
      : []),
    ...(fakultas?.length ? [sql<SqlBool>`s.id_prodi IN (SELECT p.id FROM prodi p WHERE p.id_fakultas = ANY (${fakultas}::uuid[]))`] : []),
    ...(kampus?.length ? [sql<SqlBool>`s.id_kampus = ANY (${kampus}::uuid[])`] : []),
    ...(jenisKelas?.length ? [sql<SqlBool>`s.id_jenis_kelas = ANY (${jenisKelas}::uuid[])`] : []),
  ]
}

/** Adds up the cells that the filters find. Prodi, campus and kind of class are where a cell stands, so one group serves all three. */
export async function bacaSel(db: Db, periode: number, saring: SaringDashboard): Promise<Baris[]> {
  const where = sql.join([sql<SqlBool>`s.periode = ${periode}`, ...syarat(saring)], sql` AND `)
  const tempat = (kelompok: Kelompok, k1: string, k2 = 'NULL::text') =>
    sql`SELECT ${sql.lit(kelompok)}, ${sql.raw(k1)}::text, ${sql.raw(k2)}, sum(s.jumlah)::int, 0, 0, 0, 0 FROM s WHERE s.kelompok = 'kelamin' GROUP BY 2, 3`
  const { rows } = await sql<Baris>`
    WITH s AS MATERIALIZED (SELECT * FROM dashboard_sel s WHERE ${where})
    SELECT s.kelompok, s.k1, s.k2, sum(s.jumlah)::int AS jumlah, sum(s.tanpa_pa)::int AS tanpa_pa, sum(s.lewat)::int AS lewat, sum(s.siap)::int AS siap, sum(s.titik)::int AS titik
      FROM s WHERE s.kelompok <> 'kelamin' GROUP BY 1, 2, 3
    UNION ALL ${tempat('prodiKelamin', 's.id_prodi', 's.k1')}
    UNION ALL ${tempat('jenisKelas', 's.id_jenis_kelas')}
    UNION ALL ${tempat('kampus', 's.id_kampus')}`.execute(db)
  return rows
}

/** The moment before which every write is in the numbers that the caller sees. */
export async function bacaSaat(db: Db, periode: number): Promise<Date> {
  const { rows } = await sql<{ saat: Date }>`
    SELECT least(now(), (SELECT min(h.basi_sejak) FROM dashboard_hitungan h WHERE h.periode = ${periode}), (SELECT min(c.waktu) FROM dashboard_berubah c)) AS saat`.execute(
    db,
  )
  return rows[0]?.saat ?? new Date()
}

/** Labels of the ten main periods up to one, oldest first. */
export async function listPeriodeTren(db: Db, periode: number): Promise<{ id: number; label: string }[]> {
  const { rows } = await sql<{ id: number; label: string }>`
    SELECT t.id, t.label FROM (SELECT p.id, p.label, p.urutan FROM periode p
      WHERE p.kode_semester <= 2 AND p.urutan <= urutan_periode(${periode}) ORDER BY p.urutan DESC LIMIT 10) t ORDER BY t.urutan`.execute(
    db,
  )
  return rows
}
