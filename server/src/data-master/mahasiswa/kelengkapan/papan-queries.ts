import { KELUAR_DARI_STUDI, STUDI } from './saring'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db/client'

export type Saring = { prodi?: readonly string[] | undefined; angkatan?: readonly number[] | undefined }

/**
 * Who is reported in a period: who studies, and who left in it. Older leavers are history and would bury what can still be
 * mended.
 */
export const dilaporkan = (periode: number): RawBuilder<boolean> =>
  sql<boolean>`(m.status = ANY (${[...STUDI]}::text[]) OR (m.periode_keluar = ${periode} AND m.status = ANY (${[...KELUAR_DARI_STUDI]}::text[])))`

/** Conditions of the board's own filters. */
export const saringan = ({ prodi, angkatan }: Saring): RawBuilder<boolean>[] => [
  ...(prodi?.length ? [sql<boolean>`m.id_prodi = ANY (${[...prodi]}::uuid[])`] : []),
  ...(angkatan?.length ? [sql<boolean>`m.angkatan = ANY (${[...angkatan]}::int[])`] : []),
]

export type Kelompok = { idProdi: string; statusPddikti: string; siap: boolean; kurang: number; jumlah: number }

/** How many registrations stand alike, by prodi, state and missing points: a few hundred rows out of 50,000. */
export async function hitungKelompok(db: Db, periode: number, saring: Saring): Promise<Kelompok[]> {
  const syarat = sql.join([dilaporkan(periode), ...saringan(saring)], sql` AND `)
  const { rows } = await sql<Kelompok>`
    SELECT m.id_prodi, m.status_pddikti, m.siap_pddikti AS siap, m.kurang, count(*)::int AS jumlah
      FROM mahasiswa m WHERE ${syarat} GROUP BY 1, 2, 3, 4`.execute(db)
  return rows
}

/** Labels of prodi, in the order of the structure. */
export async function listProdi(db: Db, ids: readonly string[]): Promise<{ id: string; jenjangProdi: string; nama: string }[]> {
  const { rows } = await sql<{ id: string; jenjangProdi: string; nama: string }>`
    SELECT id, jenjang_prodi, nama FROM prodi WHERE id = ANY (${[...ids]}::uuid[]) ORDER BY kode`.execute(db)
  return rows
}
