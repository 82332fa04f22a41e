import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { contains } from '../../kit/list-query'

type Filter = { tampilPublik?: boolean | undefined; kodeJendela?: string | undefined; cari?: string | undefined }

/** Kinds of activity with how many calendar entries use each. */
export function selectKegiatan(db: Db, { tampilPublik, kodeJendela, cari }: Filter = {}) {
  return db
    .selectFrom('kegiatanAkademik')
    .select(['id', 'versi', 'diubahPada', 'kode', 'nama', 'warna', 'kodeJendela', 'tampilPublik', 'urut'])
    .select(
      sql<number>`(SELECT count(*)::int FROM kalender_akademik k WHERE k.college_id = kegiatan_akademik.college_id AND k.id_kegiatan = kegiatan_akademik.id)`.as(
        'dipakai',
      ),
    )
    .$if(tampilPublik !== undefined, (query) => query.where('tampilPublik', '=', tampilPublik ?? true))
    .$if(kodeJendela !== undefined, (query) => query.where('kodeJendela', '=', kodeJendela ?? ''))
    .$if(Boolean(cari), (query) =>
      query.where((eb) => eb.or([eb('nama', 'ilike', contains(cari ?? '')), eb('kode', 'ilike', contains(cari ?? ''))])),
    )
}

export const findKegiatan = (db: Db, id: string) => selectKegiatan(db).where('id', '=', id).executeTakeFirst()

/** The place behind the last kind. */
export async function lastUrut(db: Db): Promise<number> {
  const { urut } = await db
    .selectFrom('kegiatanAkademik')
    .select(sql<number>`coalesce(max(urut), 0) + 1`.as('urut'))
    .executeTakeFirstOrThrow()
  return urut
}

/** Numbers kinds as they were dragged; answers how many of the ids exist. */
export async function orderKegiatan(db: Db, ids: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE kegiatan_akademik k SET urut = baru.urut
      FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS baru(id, urut) WHERE k.id = baru.id`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
