import { sql } from 'kysely'
import type { Db } from '../../../db/client'

/** Closes every akun whose days of reading are over, and ends its sessions; answers how many. */
export async function tutupAkunLewat(db: Db, hariIni: string): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE akun SET status = 'nonaktif', versi_token = versi_token + 1 WHERE hanya_baca_sampai < ${hariIni} AND status <> 'nonaktif'`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0n)
}
