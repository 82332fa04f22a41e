import { sql } from 'kysely'
import type { Db } from '../db/client'
import type { JenisKabar } from '../notifikasi/queries'

export const listPreferensi = (db: Db, idAkun: string) =>
  db.selectFrom('preferensi').select(['kunci', 'nilai']).where('idAkun', '=', idAkun).orderBy('kunci').limit(1000).execute()

export const findPreferensi = (db: Db, idAkun: string, kunci: string) =>
  db.selectFrom('preferensi').select('nilai').where('idAkun', '=', idAkun).where('kunci', '=', kunci).executeTakeFirst()

export const storePreferensi = (db: Db, { nilai, ...key }: { idAkun: string; kunci: string; nilai: unknown }) =>
  db
    .insertInto('preferensi')
    .values({ ...key, nilai: JSON.stringify(nilai) })
    .onConflict((conflict) =>
      conflict.columns(['collegeId', 'idAkun', 'kunci']).doUpdateSet({ nilai: JSON.stringify(nilai), diubahPada: sql<Date>`now()` }),
    )
    .execute()

type NotifikasiFilter = { jenis?: JenisKabar[] | undefined; belumDibaca?: boolean | undefined; cari?: string | undefined }

export const selectNotifikasi = (db: Db, idAkun: string, { jenis, belumDibaca, cari }: NotifikasiFilter) =>
  db
    .selectFrom('notifikasi')
    .select(['notifikasi.id', 'jenis', 'judul', 'isi', 'tautan', 'dibuatPada', 'dibacaPada'])
    .where('idAkun', '=', idAkun)
    .$if(jenis !== undefined, (query) => query.where('jenis', 'in', jenis ?? []))
    .$if(belumDibaca !== undefined, (query) => query.where(sql<boolean>`(dibaca_pada IS NULL) = ${belumDibaca ?? false}`))
    .$if(Boolean(cari), (query) => query.where(sql<boolean>`position(lower(${cari ?? ''}) IN lower(judul || ' ' || isi)) > 0`))
    .$narrowType<{ jenis: JenisKabar }>()

export async function countUnread(db: Db, idAkun: string): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`SELECT count(*)::int AS n FROM notifikasi WHERE id_akun = ${idAkun} AND dibaca_pada IS NULL`.execute(db)
  return rows[0]?.n ?? 0
}

/** Marks the named notices of an account read, or all of them. */
export const markRead = (db: Db, idAkun: string, ids: readonly string[] | 'semua') =>
  db
    .updateTable('notifikasi')
    .set({ dibacaPada: sql<Date>`now()` })
    .where('idAkun', '=', idAkun)
    .where('dibacaPada', 'is', null)
    .$if(ids !== 'semua', (query) => query.where('id', '=', sql<string>`ANY (${ids as readonly string[]}::uuid[])`))
    .execute()

/** Roles that an operator holds on a day. */
export const listHakSaya = (db: Db, idOperator: number, hari: string) =>
  db
    .selectFrom('operatorHakAkses as g')
    .innerJoin('hakAkses as h', (on) => on.onRef('h.collegeId', '=', 'g.collegeId').onRef('h.id', '=', 'g.idHakAkses'))
    .select(['h.id', 'h.nama'])
    .where('g.idOperator', '=', idOperator)
    .where(sql<boolean>`${hari}::date BETWEEN coalesce(g.berlaku_mulai, '-infinity') AND coalesce(g.berlaku_selesai, 'infinity')`)
    .orderBy('h.nama')
    .execute()
