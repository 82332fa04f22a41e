import type { NamaDimensi } from '@sivitas/contract/data-master/mahasiswa/dimensi'
import { STATUS_CODES, STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../../db/client'
import { conditionsOf, type Condition, type MahasiswaFilter } from '../filter-queries'
import { ipkPada, sampaiPeriode, statusPada } from '../posisi-queries'
import { gabungan, kunciDimensi, mentahDimensi, ORANG, umurPada, type Saat } from './dimensi-queries'

export type Hitungan = { kunci: (string | null)[]; jumlah: number; berIpk: number; jumlahIpk: number; jumlahUmur: number }

export type Pertanyaan = {
  dimensi: readonly NamaDimensi[]
  /** Averages that are asked for; what is not is answered with 0 and costs nothing. */
  ipk: boolean
  umur: boolean
  mode: 'posisi' | 'aktivitas'
  filter: MahasiswaFilter
  anggota: Condition | undefined
  batas: number
}

const STUDI = STATUS_CODES.filter((kode) => STATUS_MAHASISWA[kode].kelompok === 'studi')

/** Students who are counted as of a period: nobody exists before he came (DM-R10). */
function conditions({ filter, mode, anggota }: Pertanyaan, { periode }: Saat): Condition[] {
  const { status, periode: _periode, ...rest } = filter
  const posisi = statusPada(periode)
  return [
    ...conditionsOf(rest, { periode, alike: false, anggota }),
    sampaiPeriode('m.periode_masuk', periode),
    ...(status?.length ? [sql<SqlBool>`${posisi} = ANY (${status}::text[])`] : []),
    ...(mode === 'aktivitas' ? [sql<SqlBool>`(${posisi} = ANY (${STUDI}::text[]) OR m.periode_keluar = ${periode})`] : []),
  ]
}

/** One pass over the students: a cell for each combination of keys that occurs, at most `batas` of them, in no order. */
export async function hitungSel(db: Db, ask: Pertanyaan, saat: Saat): Promise<Hitungan[]> {
  const groups = ask.dimensi.map((nama, at) => sql`${mentahDimensi(nama, saat)} AS ${sql.ref(`k${at}`)}`)
  const keys = ask.dimensi.map((nama, at) => kunciDimensi(nama, sql.ref(`x.k${at}`)))
  // Of an average that nobody asks for nothing is added up either.
  const ipk = ask.ipk
    ? sql`count(x.ipk)::int AS ber_ipk, coalesce(sum(x.ipk) * 100, 0)::int AS jumlah_ipk`
    : sql`0 AS ber_ipk, 0 AS jumlah_ipk`
  const umur = ask.umur ? sql`coalesce(sum(x.umur), 0)::int AS jumlah_umur` : sql`0 AS jumlah_umur`
  const angka = [
    ...(ask.ipk ? [sql`${ipkPada(saat.periode, saat.kini)} AS ipk`] : []),
    ...(ask.umur ? [sql`${umurPada(saat)} AS umur`] : []),
  ]
  const { rows } = await sql<Hitungan>`
    WITH ${ORANG}
    SELECT ARRAY[${sql.join(keys)}]::text[] AS kunci, count(*)::int AS jumlah, ${ipk}, ${umur}
      FROM (SELECT ${sql.join([...groups, ...angka])}
              FROM mahasiswa m ${gabungan(ask.dimensi, ask, saat)}
             WHERE ${sql.join(conditions(ask, saat), sql` AND `)}) x
     GROUP BY ${sql.join(ask.dimensi.map((_nama, at) => sql.ref(`x.k${at}`)))} LIMIT ${sql.lit(ask.batas)}`.execute(db)
  return rows
}

type PeriodeRow = { id: number; label: string; tanggal: string; kini: boolean }

/** What a period is counted at: its last day, or today while it runs; `kini` when no later one has activity. */
export async function findSaat(db: Db, id: number): Promise<PeriodeRow | undefined> {
  const { rows } = await sql<PeriodeRow>`
    SELECT p.id, p.label, least(p.tanggal_selesai, current_date) AS tanggal,
           NOT EXISTS (SELECT 1 FROM periode q WHERE q.urutan > p.urutan AND EXISTS (SELECT 1 FROM aktivitas_kuliah a WHERE a.college_id = q.college_id AND a.id_periode = q.id)) AS kini
      FROM periode p WHERE p.id = ${id}`.execute(db)
  return rows[0]
}
