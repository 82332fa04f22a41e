import { sql } from 'kysely'
import type { Db } from '../db/client'

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

export const selectNotifikasi = (db: Db, idAkun: string) =>
  db
    .selectFrom('notifikasi')
    .select(['notifikasi.id', 'jenis', 'judul', 'isi', 'tautan', 'dibuatPada', 'dibacaPada'])
    .where('idAkun', '=', idAkun)
    .$narrowType<{ jenis: 'tugas' | 'pekerjaan' | 'jendela' | 'keamanan' | 'pengumuman' | 'sistem' }>()

export const markRead = (db: Db, idAkun: string, ids: readonly string[]) =>
  db
    .updateTable('notifikasi')
    .set({ dibacaPada: sql<Date>`now()` })
    .where('idAkun', '=', idAkun)
    .where('dibacaPada', 'is', null)
    .where('id', '=', sql<string>`ANY (${ids})`)
    .execute()

export const insertPermintaan = (db: Db, row: { idAkun: string; scopeDiminta: string[]; halaman: string; alasan: string }) =>
  db.insertInto('permintaanAkses').values(row).execute()
