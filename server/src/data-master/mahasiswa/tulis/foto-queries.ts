import { sql } from 'kysely'
import type { Db } from '../../../db/client'

/** Writes which file is a person's photo. */
export const setFoto = (db: Db, idBiodata: string, idFoto: string | null) =>
  db.updateTable('biodata').set({ idFoto }).where('id', '=', idBiodata).execute()

/** The same for many. */
export async function setFotoBanyak(db: Db, rows: readonly { idBiodata: string; idFoto: string | null }[]): Promise<void> {
  await sql`
    UPDATE biodata b SET id_foto = x.foto
      FROM unnest(${rows.map(({ idBiodata }) => idBiodata)}::uuid[], ${rows.map(({ idFoto }) => idFoto)}::uuid[]) AS x(biodata, foto)
     WHERE b.id = x.biodata`.execute(db)
}

export type FotoOrang = { idMahasiswa: string; idBiodata: string; nim: string; versi: number; idFoto: string | null; sha256: string | null }

/** The photo that each student has now, by his registration. */
export async function listFotoOrang(db: Db, idMahasiswa: readonly string[]): Promise<Map<string, FotoOrang>> {
  const { rows } = await sql<FotoOrang>`
    SELECT m.id AS id_mahasiswa, m.id_biodata, m.nim, m.versi, b.id_foto, f.sha256
      FROM mahasiswa m
      JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
      LEFT JOIN berkas f ON f.college_id = b.college_id AND f.id = b.id_foto
     WHERE m.id = ANY (${[...idMahasiswa]}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.idMahasiswa, row]))
}
