import type { BlokirInput } from '@sivitas/contract/data-master/badan-hukum/ruang'
import { sql } from 'kysely'
import type { Db } from '../../../db/client'

const fields = ['b.id', 'b.versi', 'b.diubahPada', 'b.idRuang', 'b.tanggalMulai', 'b.tanggalSelesai', 'b.alasan'] as const

const selectBlokir = (db: Db) =>
  db
    .selectFrom('ruangBlokir as b')
    .select(fields)
    .select([sql<string>`to_char(b.jam_mulai, 'HH24:MI')`.as('jamMulai'), sql<string>`to_char(b.jam_selesai, 'HH24:MI')`.as('jamSelesai')])

/** Blocks of a room, those that begin last first. */
export const listBlokir = (db: Db, idRuang: string) =>
  selectBlokir(db)
    .where('b.idRuang', '=', idRuang)
    .orderBy('b.tanggalMulai', 'desc')
    .orderBy(sql`b.jam_mulai`, 'desc')
    .orderBy('b.id')
    .execute()

export const findBlokir = (db: Db, id: string) => selectBlokir(db).where('b.id', '=', id).executeTakeFirst()

/** The block that stands in the way of a new one. */
export const findOverlapping = (db: Db, idRuang: string, { tanggalMulai, jamMulai, tanggalSelesai, jamSelesai }: BlokirInput) =>
  selectBlokir(db)
    .where('b.idRuang', '=', idRuang)
    .where(sql<boolean>`b.masa && tsrange(${tanggalMulai}::date + ${jamMulai}::time, ${tanggalSelesai}::date + ${jamSelesai}::time)`)
    .orderBy('b.tanggalMulai')
    .orderBy('b.id')
    .executeTakeFirst()
