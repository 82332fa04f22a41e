import { sql } from 'kysely'
import type { Db } from '../../../db/client'

/** Files of a registration's papers, before they go with it. */
export async function berkasDokumen(db: Db, idMahasiswa: string): Promise<string[]> {
  const { rows } = await sql<{ idBerkas: string }>`SELECT id_berkas FROM dokumen_mahasiswa WHERE id_mahasiswa = ${idMahasiswa}`.execute(db)
  return rows.map(({ idBerkas }) => idBerkas)
}

/** Takes a registration away with all that belongs to it alone. */
export async function hapusRegistrasi(db: Db, id: string): Promise<void> {
  await sql`DELETE FROM mahasiswa WHERE id = ${id}`.execute(db)
}

/** Takes a person away once no registration names him any more; answers whether he went. */
export async function hapusOrangSendiri(db: Db, idBiodata: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM biodata b WHERE b.id = ${idBiodata}
       AND NOT EXISTS (SELECT 1 FROM mahasiswa m WHERE m.college_id = b.college_id AND m.id_biodata = b.id)`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** Files that belong to the person alone. */
export async function berkasOrang(db: Db, idBiodata: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id_foto AS id FROM biodata WHERE id = ${idBiodata} AND id_foto IS NOT NULL
    UNION ALL SELECT id_tanda_tangan FROM biodata WHERE id = ${idBiodata} AND id_tanda_tangan IS NOT NULL
    UNION ALL SELECT id_berkas FROM riwayat_pendidikan WHERE id_biodata = ${idBiodata} AND id_berkas IS NOT NULL`.execute(db)
  return rows.map(({ id }) => id)
}
