import { sql } from 'kysely'
import type { Db } from '../../db/client'

/** Requests for access that nobody has answered. */
export async function countPermintaan(db: Db): Promise<{ jumlah: number; tertua: string | null }> {
  const { rows } = await sql<{ jumlah: number; tertua: string | null }>`
    SELECT count(*)::int AS jumlah, min(dibuat_pada)::date AS tertua FROM permintaan_akses WHERE status = 'diajukan'`.execute(db)
  return rows[0] ?? { jumlah: 0, tertua: null }
}

export const insertJejak = (
  db: Db,
  row: { jenis: 'fitur' | 'galat'; fitur: string; durasi?: number; pesan?: string; versiPortal?: string },
) => db.insertInto('jejak').values(row).execute()

/** Ideas with their votes. */
export const selectIde = (db: Db, idAkun: string) =>
  db
    .selectFrom('ide')
    .select(['ide.id', 'ide.judul', 'ide.isi', 'ide.status', 'ide.dibuatPada'])
    .select((eb) => [
      sql<number>`(SELECT count(*)::int FROM ide_suara s WHERE s.college_id = ide.college_id AND s.id_ide = ide.id)`.as('suara'),
      sql<boolean>`EXISTS (SELECT 1 FROM ide_suara s WHERE s.college_id = ide.college_id AND s.id_ide = ide.id AND s.id_akun = ${idAkun})`.as(
        'sudahMemilih',
      ),
      eb('ide.idAkun', '=', idAkun).as('milikSaya'),
    ])
    .$narrowType<{ status: 'diajukan' | 'diterima' | 'direncanakan' | 'selesai'; milikSaya: boolean }>()

export const insertIde = (db: Db, row: { judul: string; isi: string; idAkun: string }) =>
  db.insertInto('ide').values(row).returning('id').executeTakeFirstOrThrow()

/** Votes for an idea, or takes the vote back. */
export async function toggleSuara(db: Db, idIde: string, idAkun: string): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('ideSuara').where('idIde', '=', idIde).where('idAkun', '=', idAkun).executeTakeFirst()
  if (numDeletedRows === 0n) await db.insertInto('ideSuara').values({ idIde, idAkun }).execute()
}
