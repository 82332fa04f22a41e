import { sql } from 'kysely'
import type { Db } from '../../../db/client'

/** A piece of an archive, and the content that it is. */
export type Piece = { mulai: number; ukuran: number; sha256: string; collegeId: string }

/** The pieces that are still kept, from the first byte on. */
export async function listPieces(db: Db, idImpor: string): Promise<Piece[]> {
  const { rows } = await sql<Piece>`
    SELECT p.mulai, p.ukuran, b.sha256, b.college_id
      FROM impor_bagian p JOIN berkas b ON b.college_id = p.college_id AND b.id = p.id_berkas
     WHERE p.id_impor = ${idImpor} AND b.status = 'sementara' ORDER BY p.mulai`.execute(db)
  return rows
}

export const insertPiece = (db: Db, values: { idImpor: string; mulai: number; ukuran: number; idBerkas: string }) =>
  db.insertInto('imporBagian').values(values).execute()

/** Bytes that were announced, and that have come. */
export async function findSize(db: Db, idImpor: string): Promise<{ ukuran: number; diterima: number }> {
  const { rows } = await sql<{ ukuran: number; diterima: number }>`
    SELECT coalesce(i.ukuran, 0) AS ukuran, coalesce((SELECT sum(p.ukuran) FROM impor_bagian p WHERE p.college_id = i.college_id AND p.id_impor = i.id), 0)::bigint AS diterima
      FROM impor i WHERE i.id = ${idImpor}`.execute(db)
  return rows[0] ?? { ukuran: 0, diterima: 0 }
}

/** The pieces have served; what they hold goes with the next sweep. */
export async function dropPieces(db: Db, idImpor: string): Promise<void> {
  await sql`
    UPDATE berkas SET status = 'dihapus', kedaluwarsa_pada = NULL
     WHERE id IN (SELECT id_berkas FROM impor_bagian WHERE id_impor = ${idImpor}) AND status = 'sementara'`.execute(db)
}
