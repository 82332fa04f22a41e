import { sql } from 'kysely'
import type { Db } from '../../../../db/client'

export type InstansiKata = { id: string; kode: string | null; nama: string; namaNormal: string }

/** Agencies by one of these codes, names or spellings of a name. */
export async function listInstansiKata(db: Db, kata: readonly string[]): Promise<InstansiKata[]> {
  const kecil = kata.map((satu) => satu.toLowerCase())
  const { rows } = await sql<InstansiKata>`
    SELECT id, kode, nama, nama_normal FROM instansi
     WHERE lower(kode) = ANY (${kecil}::text[]) OR lower(nama) = ANY (${kecil}::text[]) OR nama_normal = ANY (${kecil}::text[])`.execute(db)
  return rows
}
