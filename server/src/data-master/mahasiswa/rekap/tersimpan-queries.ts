import { BentukRekap, type RekapTersimpan } from '@sivitas/contract/data-master/mahasiswa/rekap'
import { sql } from 'kysely'
import type { Db } from '../../../db/client'

type Row = Omit<RekapTersimpan, 'bentuk'> & { bentuk: unknown }

const select = (uuid: string) => sql<Row>`
  SELECT r.id, r.versi, r.nama, r.bersama, r.id_akun = ${uuid} AS milik_sendiri, coalesce(o.nama, a.username) AS pemilik, r.bentuk
    FROM rekap_tersimpan r
    JOIN akun a ON a.college_id = r.college_id AND a.uuid = r.id_akun
    LEFT JOIN operator o ON o.college_id = a.college_id AND o.id = a.id_operator
   WHERE (r.bersama OR r.id_akun = ${uuid})`

// A shape that names a dimension which is gone can no longer be counted, so it is not offered.
const readable = (row: Row): RekapTersimpan[] => {
  const read = BentukRekap.safeParse(row.bentuk)
  return read.success ? [{ ...row, bentuk: read.data }] : []
}

/** Own shapes and those that others share, by name; at most 200. */
export async function listTersimpan(db: Db, uuid: string): Promise<RekapTersimpan[]> {
  const { rows } = await sql<Row>`${select(uuid)} ORDER BY lower(r.nama), r.id LIMIT 200`.execute(db)
  return rows.flatMap(readable)
}

export async function findTersimpan(db: Db, uuid: string, id: string): Promise<RekapTersimpan | undefined> {
  const { rows } = await sql<Row>`${select(uuid)} AND r.id = ${id}`.execute(db)
  return rows.flatMap(readable)[0]
}

type Baru = { idAkun: string; nama: string; bersama: boolean; bentuk: string }

export const insertTersimpan = (db: Db, row: Baru) => db.insertInto('rekapTersimpan').values(row).returning('id').executeTakeFirstOrThrow()
