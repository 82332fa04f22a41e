import type { IndukMenu } from '@sivitas/contract/pengaturan/menu-portal/menu-portal'
import { sql } from 'kysely'
import type { Db } from '../../db/client'

type Row = Omit<IndukMenu, 'anak'> & { induk: string | null }

/** The stored tree, or null where the college never changed the delivered one. */
export async function findMenuPortal(db: Db): Promise<IndukMenu[] | null> {
  const { rows } = await sql<Row>`
    SELECT kunci, label, ikon, jenis, tujuan, induk, tampil, syarat, lencana FROM menu_portal ORDER BY urutan`.execute(db)
  if (rows.length === 0) return null
  const below = (parent: string) => rows.filter(({ induk }) => induk === parent).map(({ induk: _parent, ...item }) => item)
  return rows.flatMap(({ induk, ...item }) => (induk === null ? [{ ...item, anak: below(item.kunci) }] : []))
}

/** Replaces the tree; items that stay keep their row, so that the audit log tells what changed and not that all was new. */
export async function saveMenuPortal(db: Db, tree: readonly IndukMenu[]): Promise<void> {
  const flat = tree.flatMap(({ anak, ...item }) => [
    { ...item, induk: null },
    ...anak.map(({ anak: _none, ...child }) => ({ ...child, induk: item.kunci })),
  ])
  const rows = flat.map((item, urutan) => ({
    ...item,
    ikon: item.ikon ?? null,
    tujuan: item.tujuan ?? null,
    lencana: item.lencana ?? null,
    urutan,
  }))
  await sql`DELETE FROM menu_portal WHERE NOT kunci = ANY (${rows.map(({ kunci }) => kunci)}::text[])`.execute(db)
  await sql`
    INSERT INTO menu_portal (kunci, label, ikon, jenis, tujuan, induk, urutan, tampil, syarat, lencana)
    SELECT kunci, label, ikon, jenis, tujuan, induk, urutan, tampil, syarat, lencana
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS t (kunci text, label text, ikon text, jenis text, tujuan text, induk text, urutan int, tampil boolean, syarat jsonb, lencana text)
    ON CONFLICT (college_id, kunci) DO UPDATE
       SET label = excluded.label, ikon = excluded.ikon, jenis = excluded.jenis, tujuan = excluded.tujuan, induk = excluded.induk,
           urutan = excluded.urutan, tampil = excluded.tampil, syarat = excluded.syarat, lencana = excluded.lencana`.execute(db)
}
