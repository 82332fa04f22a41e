import type { Akses } from '@sivitas/rules/platform/scope'
import { sql } from 'kysely'
import type { Db } from '../db/client'

export type JenisKabar = 'tugas' | 'pekerjaan' | 'jendela' | 'keamanan' | 'pengumuman' | 'sistem'

/** What the bell shows. */
export type Kabar = {
  jenis: JenisKabar
  /** At most one line; names the thing. */
  judul: string
  /** What happened and what to do. */
  isi?: string
  /** Path inside the portal to which a press leads. */
  tautan?: string
  /** An unread notice of the same key is replaced instead of standing beside it: 'pekerjaan:{id}'. */
  kunci?: string
}

/**
 * Tells accounts something, in the caller's transaction: it reaches their bell when that commits. An account that is
 * named twice hears it once; unknown ones are left out.
 */
export async function beriTahu(db: Db, kepada: readonly string[], { jenis, judul, isi = '', tautan, kunci }: Kabar): Promise<void> {
  if (kepada.length === 0) return
  await sql`
    INSERT INTO notifikasi (id_akun, jenis, judul, isi, tautan, kunci)
    SELECT a.uuid, ${jenis}::text, ${judul}::text, ${isi}::text, ${tautan ?? null}::text, ${kunci ?? null}::text
      FROM akun a WHERE a.uuid = ANY (${[...new Set(kepada)]}::uuid[])
    ON CONFLICT (college_id, id_akun, kunci) WHERE kunci IS NOT NULL AND dibaca_pada IS NULL
      DO UPDATE SET judul = excluded.judul, isi = excluded.isi, tautan = excluded.tautan, dibuat_pada = now()`.execute(db)
}

/** Which of these keys somebody was told of already, read or not. */
export async function listKunciKabar(db: Db, kunci: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ kunci: string }>`SELECT DISTINCT kunci FROM notifikasi WHERE kunci = ANY (${kunci}::text[])`.execute(db)
  return new Set(rows.map((row) => row.kunci))
}

export type Pemegang = { uuid: string; nama: string; supervisor: boolean }
export type HakDicari = { kode: string; tingkat: Akses; supervisor?: boolean }

/**
 * Operators who hold a right on a day (YYYY-MM-DD in the college's zone) and may sign in, by name; administrators hold
 * every right. Lent roles don't count: who lends remains the one to ask.
 */
export async function pemegangHak(db: Db, { kode, tingkat, supervisor = false }: HakDicari, hari: string): Promise<Pemegang[]> {
  const levels = tingkat === 'T' ? ['T'] : ['T', 'B']
  const { rows } = await sql<Pemegang>`
    SELECT a.uuid, o.nama, o.supervisor FROM operator o JOIN akun a ON a.college_id = o.college_id AND a.id_operator = o.id
     WHERE o.aktif AND a.status <> 'nonaktif' AND (o.berlaku_selesai IS NULL OR o.berlaku_selesai >= ${hari}::date) AND (o.supervisor OR NOT ${supervisor})
       AND EXISTS (
         SELECT 1 FROM operator_hak_akses g JOIN hak_akses h ON h.college_id = g.college_id AND h.id = g.id_hak_akses
          WHERE g.college_id = o.college_id AND g.id_operator = o.id AND (h.scopes ->> ${kode} = ANY (${levels}) OR h.scopes ->> 'A' = ANY (${levels}))
            AND ${hari}::date BETWEEN coalesce(g.berlaku_mulai, '-infinity') AND coalesce(g.berlaku_selesai, 'infinity'))
     ORDER BY o.supervisor DESC, o.nama, o.id LIMIT 500`.execute(db)
  return rows
}
