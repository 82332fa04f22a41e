import { formatTanggalJam } from '@sivitas/rules/platform/tanggal'
import { sql } from 'kysely'
import type { Database, Db } from '../db/client'
import { Galat, tidakDitemukan } from './galat'

type Table = keyof Database
type Key = { id: string | number; versi: number }

type Stored = { versi: number; diubahPada: Date; oleh: string | null }

/**
 * Writes fields of one row if its version is still the one that the caller has seen.
 * @throws Galat 404, or 409 `versi_usang` with who changed it and when
 */
export async function updateVersioned(db: Db, table: Table, { id, versi, ...values }: Key & Record<string, unknown>): Promise<void> {
  const set = Object.entries(values).filter(([, value]) => value !== undefined)
  const assignments = set.length > 0 ? set.map(([name, value]) => sql`${sql.ref(name)} = ${value}`) : [sql`versi = versi`]
  const { numAffectedRows } =
    await sql`UPDATE ${sql.table(snake(table))} SET ${sql.join(assignments)} WHERE id = ${id} AND versi = ${versi}`.execute(db)
  if ((numAffectedRows ?? 0n) === 0n) await refuseStale(db, table, id)
}

/** Deletes one row; 404 when there is none. What hangs on it makes the database refuse. */
export async function removeRow(db: Db, table: Table, id: string | number): Promise<void> {
  const { numAffectedRows } = await sql`DELETE FROM ${sql.table(snake(table))} WHERE id = ${id}`.execute(db)
  if ((numAffectedRows ?? 0n) === 0n) throw tidakDitemukan()
}

async function refuseStale(db: Db, table: Table, id: string | number): Promise<never> {
  const { rows } = await sql<Stored>`
    SELECT t.versi, t.diubah_pada, coalesce(o.nama, a.username) AS oleh
      FROM ${sql.table(snake(table))} t
      LEFT JOIN akun a ON a.college_id = t.college_id AND a.uuid = t.diubah_oleh
      LEFT JOIN operator o ON o.college_id = a.college_id AND o.id = a.id_operator
     WHERE t.id = ${id}`.execute(db)
  const [stored] = rows
  if (!stored) throw tidakDitemukan()
  throw versiUsang(stored)
}

/** 409: somebody else wrote since the caller looked. */
export const versiUsang = ({ versi, diubahPada, oleh }: Stored) =>
  new Galat(
    [409, 'versi_usang'],
    `Sudah diubah oleh ${oleh ?? 'sistem'} pada ${formatTanggalJam(diubahPada)}. Muat ulang lalu ulangi perubahan Anda.`,
    { rincian: { versi } },
  )

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
