import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { conditionsOf } from '../filter-queries'
import { sampaiPeriode } from '../posisi-queries'

export type SaringHitungan = {
  periode: number
  mode: 'posisi' | 'aktivitas'
  prodi?: string[] | undefined
  fakultas?: string[] | undefined
  kampus?: string[] | undefined
  jenisKelas?: string[] | undefined
  angkatan?: { after?: number | undefined; before?: number | undefined } | undefined
}

/** How many have a status, by the value that the rows are made by. */
type Hitung = { kunci: string; status: string; jumlah: number }

const KUNCI = { angkatan: sql`m.angkatan`, prodi: sql`m.id_prodi` } as const

/**
 * Counts students by their status in a period (DM-R10): the live row with the greatest period up to it, read from one index
 * alone. Rows of later periods don't count, so a past period says tomorrow what it says today; in mode `aktivitas` who left
 * counts only in the period in which he left.
 */
export async function hitungStatus(db: Db, menurut: keyof typeof KUNCI, saring: SaringHitungan): Promise<Hitung[]> {
  const { periode, mode, angkatan, ...unit } = saring
  const syarat = [
    ...conditionsOf(unit, { periode, alike: false }),
    sampaiPeriode('m.periode_masuk', periode),
    ...(mode === 'aktivitas' ? [sql<boolean>`(x.status IN ('A', 'C', 'N', 'S', 'U', 'O') OR x.urut = urutan_periode(${periode}))`] : []),
    ...(angkatan?.after === undefined ? [] : [sql<boolean>`m.angkatan >= ${angkatan.after}`]),
    ...(angkatan?.before === undefined ? [] : [sql<boolean>`m.angkatan <= ${angkatan.before}`]),
  ]
  const { rows } = await sql<Hitung>`
    SELECT ${KUNCI[menurut]}::text AS kunci, x.status, count(*)::int AS jumlah
      FROM mahasiswa m
      JOIN (SELECT DISTINCT ON (r.id_mahasiswa) r.id_mahasiswa, r.status, r.urut FROM riwayat_status r
             WHERE NOT r.dibatalkan AND r.urut <= urutan_periode(${periode}) ORDER BY r.id_mahasiswa, r.urut DESC) x ON x.id_mahasiswa = m.id
     WHERE ${sql.join(syarat, sql` AND `)} GROUP BY ${KUNCI[menurut]}, x.status`.execute(db)
  return rows
}

/** Prodi that the caller may see numbers of, in the order of their codes. */
export async function listProdiLabel(db: Db, ids: readonly string[]): Promise<{ id: string; jenjangProdi: string; nama: string }[]> {
  const { rows } = await sql<{ id: string; jenjangProdi: string; nama: string }>`
    SELECT id, jenjang_prodi, nama FROM prodi WHERE id = ANY (${[...ids]}::uuid[]) ORDER BY kode`.execute(db)
  return rows
}
