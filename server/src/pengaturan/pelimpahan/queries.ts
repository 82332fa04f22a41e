import { bacaProdi } from '@sivitas/rules/platform/prodi-teks'
import { sql } from 'kysely'
import type { Db } from '../../db/client'
import { contains } from '../../kit/list-query'

export type Keadaan = 'terjadwal' | 'berlaku' | 'selesai' | 'diakhiri'

export type PelimpahanRow = {
  id: string
  versi: number
  idPemberi: number
  pemberi: string
  idPenerima: number
  penerima: string
  hakAkses: string[]
  berlakuMulai: string
  berlakuSelesai: string
  alasan: string
  keadaan: Keadaan
  dibuatOleh: string | null
}

type Which = { hari: string; idOperator: number | null; semua: boolean; id?: string }

/** Loans that an operator gave, got or made, or all of the college; running ones first. */
export async function listPelimpahan(db: Db, { hari, idOperator, semua, id }: Which): Promise<PelimpahanRow[]> {
  const { rows } = await sql<PelimpahanRow>`
    SELECT l.id, l.versi, l.id_pemberi, p.nama AS pemberi, l.id_penerima, t.nama AS penerima, l.berlaku_mulai, l.berlaku_selesai, l.alasan, l.dibuat_oleh,
           ARRAY(SELECT h.nama FROM hak_akses h WHERE h.college_id = l.college_id AND h.id = ANY (l.id_hak_akses) ORDER BY h.nama) AS hak_akses,
           CASE WHEN l.diakhiri_pada IS NOT NULL THEN 'diakhiri' WHEN l.berlaku_selesai < ${hari}::date THEN 'selesai'
                WHEN l.berlaku_mulai > ${hari}::date THEN 'terjadwal' ELSE 'berlaku' END AS keadaan
      FROM pelimpahan l
      JOIN operator p ON p.college_id = l.college_id AND p.id = l.id_pemberi
      JOIN operator t ON t.college_id = l.college_id AND t.id = l.id_penerima
     WHERE (${semua} OR l.id_pemberi = ${idOperator} OR l.id_penerima = ${idOperator} OR l.dibuat_oleh = app_akun())
       AND (${id ?? null}::uuid IS NULL OR l.id = ${id ?? null}::uuid)
     ORDER BY l.diakhiri_pada IS NOT NULL OR l.berlaku_selesai < ${hari}::date, l.berlaku_mulai DESC, l.id LIMIT 200`.execute(db)
  return rows
}

export type Orang = { id: number; nama: string; username: string; idAkun: string; prodi: string; supervisor: boolean }

/** Operators who can sign in on a day, by part of the name, or one of them by number. */
export async function listRekan(
  db: Db,
  { hari, cari, id }: { hari: string; cari?: string | undefined; id?: number | undefined },
): Promise<Orang[]> {
  const { rows } = await sql<Orang>`
    SELECT o.id, o.nama, a.username, a.uuid AS id_akun, o.prodi, o.supervisor FROM operator o JOIN akun a ON a.college_id = o.college_id AND a.id_operator = o.id
     WHERE o.aktif AND a.status <> 'nonaktif' AND (o.berlaku_selesai IS NULL OR o.berlaku_selesai >= ${hari}::date)
       AND (${id ?? null}::int IS NULL OR o.id = ${id ?? null}::int) AND (${cari ?? ''} = '' OR o.nama ILIKE ${contains(cari ?? '')} OR a.username ILIKE ${contains(cari ?? '')})
     ORDER BY o.nama, o.id LIMIT 20`.execute(db)
  return rows
}

/** The prodi of an operator's list in words, '' meaning all. */
export const prodiText = (prodi: string): string => bacaProdi(prodi).join(', ') || 'Semua program studi'

export type HakPinjam = { id: string; nama: string; berlakuSelesai: string | null }

/** An operator's own roles that count on a day, without those of administrators, which are never lent. */
export async function listHakPinjam(db: Db, idOperator: number, hari: string): Promise<HakPinjam[]> {
  const { rows } = await sql<HakPinjam>`
    SELECT h.id, h.nama, g.berlaku_selesai FROM operator_hak_akses g JOIN hak_akses h ON h.college_id = g.college_id AND h.id = g.id_hak_akses
     WHERE g.id_operator = ${idOperator} AND NOT h.scopes ? 'A'
       AND ${hari}::date BETWEEN coalesce(g.berlaku_mulai, '-infinity') AND coalesce(g.berlaku_selesai, 'infinity') ORDER BY h.nama`.execute(
    db,
  )
  return rows
}

type Baru = { idPemberi: number; idPenerima: number; idHakAkses: string[]; berlakuMulai: string; berlakuSelesai: string; alasan: string }

export const insertPelimpahan = (db: Db, row: Baru) => db.insertInto('pelimpahan').values(row).returning('id').executeTakeFirstOrThrow()
