import { sql } from 'kysely'
import { acrossProdi } from '../../../../auth/queries'
import type { Db } from '../../../../db/client'

/** Where a student sits. */
export type Duduk = {
  id: string
  versi: number
  idProdi: string
  angkatan: number
  status: string
  idKelas: string | null
  kelas: string | null
}

export async function listDuduk(db: Db, ids: readonly string[]): Promise<Map<string, Duduk>> {
  const { rows } = await sql<Duduk>`
    SELECT m.id, m.versi, m.id_prodi, m.angkatan, m.status, m.id_kelas_default AS id_kelas, k.kode AS kelas
      FROM mahasiswa m LEFT JOIN kelas_default k ON k.college_id = m.college_id AND k.id = m.id_kelas_default
     WHERE m.id = ANY (${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export type KelasImpor = { id: string; kode: string; idProdi: string; angkatan: number; kapasitas: number; terisi: number }

/** Classes of these codes with their free seats, whichever prodi and year they are of. */
export async function listKelasImpor(db: Db, kode: readonly string[]): Promise<KelasImpor[]> {
  return await acrossProdi(db, async () => {
    const { rows } = await sql<KelasImpor>`
      SELECT k.id, k.kode, k.id_prodi, k.angkatan, k.kapasitas,
             (SELECT count(*)::int FROM mahasiswa m WHERE m.college_id = k.college_id AND m.id_kelas_default = k.id) AS terisi
        FROM kelas_default k WHERE lower(k.kode) = ANY (${kode.map((satu) => satu.toLowerCase())}::text[]) ORDER BY k.id`.execute(db)
    return rows
  })
}

/** Nobody else fills these classes until the transaction ends. */
export const holdKelasSemua = (db: Db, ids: readonly string[]) =>
  sql`SELECT id FROM kelas_default WHERE id = ANY (${[...ids]}::uuid[]) ORDER BY id FOR UPDATE`.execute(db)

/** Seats those again who still sit where the import put them; answers them. */
export async function dudukkanKembali(
  db: Db,
  rows: readonly { sasaran: string; versi: number; idKelas: string | null }[],
): Promise<Set<string>> {
  const { rows: kembali } = await sql<{ id: string }>`
    UPDATE mahasiswa m SET id_kelas_default = n."idKelas"
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(sasaran uuid, versi int, "idKelas" uuid)
     WHERE m.id = n.sasaran AND m.versi = n.versi RETURNING m.id`.execute(db)
  return new Set(kembali.map(({ id }) => id))
}
