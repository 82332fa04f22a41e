import { sql } from 'kysely'
import type { Db } from '../db/client'
import { idsWithStatusIn } from './mahasiswa/filter-queries'

/** Students of status A in a period as it was then (DM-R10), within what the caller may see. */
export async function countAktif(db: Db, periode: number): Promise<number> {
  const { rows } = await sql<{ jumlah: number }>`
    SELECT count(*)::int AS jumlah FROM mahasiswa m WHERE m.id IN (${idsWithStatusIn(periode, ['A'])})`.execute(db)
  return rows[0]?.jumlah ?? 0
}

/** Active students without an adviser, and how long the oldest has been active. */
export async function countTanpaPa(db: Db): Promise<{ jumlah: number; tertua: string | null }> {
  const { rows } = await sql<{ jumlah: number; tertua: string | null }>`
    SELECT count(*)::int AS jumlah, min(tanggal_status) AS tertua FROM mahasiswa WHERE status = 'A' AND id_dosen_pa IS NULL`.execute(db)
  return rows[0] ?? { jumlah: 0, tertua: null }
}

/** Newly entered students of a period. */
export async function countBaru(db: Db, periode: number): Promise<number> {
  const { rows } = await sql<{ jumlah: number }>`SELECT count(*)::int AS jumlah FROM mahasiswa WHERE periode_masuk = ${periode}`.execute(db)
  return rows[0]?.jumlah ?? 0
}

/** Lecturers of type A who are active. */
export async function countDosenTetap(db: Db): Promise<number> {
  const { rows } = await sql<{
    jumlah: number
  }>`SELECT count(*)::int AS jumlah FROM dosen WHERE jenis_dosen = 'A' AND status_aktif = 'A'`.execute(db)
  return rows[0]?.jumlah ?? 0
}
