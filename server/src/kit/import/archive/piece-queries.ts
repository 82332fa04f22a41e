import type { UnggahanTerputus } from '@sivitas/contract/kit/import-archive'
import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import { TEMPORARY_HOURS } from '../../../files/queries'

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

type Whose = { jenis: string; idAkun: string }

/** Uploads of a person that broke off and of which every piece that came is still kept, newest first. */
export async function listBroken(db: Db, { jenis, idAkun }: Whose): Promise<UnggahanTerputus[]> {
  const { rows } = await sql<UnggahanTerputus>`
    SELECT i.id, i.nama_berkas, i.ukuran, sum(p.ukuran)::bigint AS diterima, min(b.kedaluwarsa_pada) AS sampai
      FROM impor i
      JOIN impor_bagian p ON p.college_id = i.college_id AND p.id_impor = i.id
      JOIN berkas b ON b.college_id = p.college_id AND b.id = p.id_berkas
     WHERE i.jenis = ${jenis} AND i.id_akun = ${idAkun} AND i.status = 'unggah' AND i.jumlah_baris = 0
     GROUP BY i.college_id, i.id
    HAVING bool_and(b.status = 'sementara' AND b.kedaluwarsa_pada > now())
     ORDER BY i.dibuat_pada DESC, i.id`.execute(db)
  return rows
}

/** An upload goes on: what has come is kept for another day from now. */
export async function keepPieces(db: Db, idImpor: string): Promise<void> {
  await sql`
    UPDATE berkas SET kedaluwarsa_pada = now() + make_interval(hours => ${TEMPORARY_HOURS})
     WHERE id IN (SELECT id_berkas FROM impor_bagian WHERE id_impor = ${idImpor}) AND status = 'sementara'`.execute(db)
}

/** Forgets uploads that broke off over a day ago and of which pieces are gone already. */
export async function forgetBroken(db: Db): Promise<void> {
  await sql`
    DELETE FROM impor i
     WHERE i.status = 'unggah' AND i.jumlah_baris = 0 AND i.ukuran IS NOT NULL AND i.dibuat_pada < now() - make_interval(hours => ${TEMPORARY_HOURS})
       AND NOT EXISTS (
         SELECT FROM impor_bagian p JOIN berkas b ON b.college_id = p.college_id AND b.id = p.id_berkas
          WHERE p.college_id = i.college_id AND p.id_impor = i.id AND b.status = 'sementara' AND b.kedaluwarsa_pada > now())`.execute(db)
}

/** The pieces have served; what they hold goes with the next sweep. */
export async function dropPieces(db: Db, idImpor: string): Promise<void> {
  await sql`
    UPDATE berkas SET status = 'dihapus', kedaluwarsa_pada = NULL
     WHERE id IN (SELECT id_berkas FROM impor_bagian WHERE id_impor = ${idImpor}) AND status = 'sementara'`.execute(db)
}
