import { sql } from 'kysely'
import type { Db } from '../../../../db/client'

type AwalStatus = { idMahasiswa: string; nim: string; periode: number; status: string; tanggal: string }

/** The first row of the history and the akun (username = NIM) of new students (States, '(new)'). */
export async function tulisAwal(db: Db, awal: readonly AwalStatus[]): Promise<void> {
  const rows = JSON.stringify(awal)
  await sql`
    INSERT INTO riwayat_status (id_mahasiswa, periode, status, tanggal, sumber)
    SELECT n."idMahasiswa", n.periode, n.status, n.tanggal, 'impor'
      FROM jsonb_to_recordset(${rows}::jsonb) AS n("idMahasiswa" uuid, periode int, status text, tanggal date)`.execute(db)
  await sql`
    INSERT INTO akun (username, roles, id_mahasiswa, wajib_ganti_sandi)
    SELECT lower(n.nim), ARRAY['ROLE_MAHASISWA'], n."idMahasiswa", true
      FROM jsonb_to_recordset(${rows}::jsonb) AS n("idMahasiswa" uuid, nim text)`.execute(db)
}

/** The version that each student has now. */
export async function versiMahasiswa(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; versi: number }>`SELECT id, versi FROM mahasiswa WHERE id = ANY (${[...ids]}::uuid[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, versi }) => [id, versi]))
}

/** Takes registrations away that still have the version that the import left behind; answers those that went, with their person. */
export async function hapusTakTersentuh(
  db: Db,
  rows: readonly { sasaran: string; versi: number }[],
): Promise<{ id: string; idBiodata: string }[]> {
  const { rows: gone } = await sql<{ id: string; idBiodata: string }>`
    DELETE FROM mahasiswa m USING jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(sasaran uuid, versi integer)
     WHERE m.id = n.sasaran AND m.versi = n.versi RETURNING m.id, m.id_biodata`.execute(db)
  return gone
}

/** Takes persons away whom no registration names any more. */
export async function hapusOrangTanpaRegistrasi(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM biodata b WHERE b.id = ANY (${[...ids]}::uuid[])
       AND NOT EXISTS (SELECT 1 FROM mahasiswa m WHERE m.college_id = b.college_id AND m.id_biodata = b.id)`.execute(db)
}
