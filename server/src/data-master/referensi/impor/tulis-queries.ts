import { sql } from 'kysely'
import type { Db } from '../../../db/client'
import type { Isi, TabelRujukan } from './tabel'

type Tabel = Pick<TabelRujukan<never>, 'tabel' | 'kolom' | 'kunci' | 'pengenal' | 'syarat'>
export type Tersimpan = { pengenal: string; versi: number; isi: Isi }

const columnsOf = ({ kolom }: Tabel) => Object.keys(kolom)
const recordOf = (tabel: Tabel, ...more: string[]) =>
  sql.raw([...more, ...Object.entries(tabel.kolom).map(([name, type]) => `${name} ${type}`)].join(', '))
const list = (names: readonly string[], from: string) => sql.raw(names.map((name) => `${from}${name}`).join(', '))
const limit = ({ syarat }: Tabel) => sql.raw(syarat ?? 'true')
const sameKey = ({ kunci }: Tabel) => sql.raw(kunci.map((name) => `t.${name} = n.${name}`).join(' AND '))

/** Rows of the table that the lines of a batch mean, by their natural keys. */
export async function listTersimpan(db: Db, tabel: Tabel, rows: readonly Isi[]): Promise<Tersimpan[]> {
  const { rows: found } = await sql<Tersimpan>`
    SELECT ${sql.raw(tabel.pengenal)} AS pengenal, t.versi,
           json_build_object(${sql.raw(
             columnsOf(tabel)
               .map((name) => `'${name}', t.${name}`)
               .join(', '),
           )}) AS isi
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(${recordOf(tabel)})
      JOIN ${sql.table(tabel.tabel)} t ON ${sameKey(tabel)} WHERE ${limit(tabel)}`.execute(db)
  return found
}

/** Inserts rows; answers the name of each in no particular order, with its key. */
export async function insertRujukan(db: Db, tabel: Tabel, rows: readonly Isi[]): Promise<Tersimpan[]> {
  const names = columnsOf(tabel)
  const { rows: made } = await sql<Tersimpan>`
    INSERT INTO ${sql.table(tabel.tabel)} AS t (${list(names, '')})
    SELECT ${list(names, 'n.')} FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(${recordOf(tabel)})
    RETURNING ${sql.raw(tabel.pengenal)} AS pengenal, t.versi, json_build_object(${sql.raw(tabel.kunci.map((name) => `'${name}', t.${name}`).join(', '))}) AS isi`.execute(
    db,
  )
  return made
}

export type Perubahan = { pengenal: string; versi: number } & Isi

/** Writes rows that still have the version that was seen; answers the new versions by name. */
export async function updateRujukan(db: Db, tabel: Tabel, rows: readonly Perubahan[]): Promise<Map<string, number>> {
  const names = columnsOf(tabel).filter((name) => !tabel.kunci.includes(name))
  const { rows: written } = await sql<{ pengenal: string; versi: number }>`
    UPDATE ${sql.table(tabel.tabel)} AS t SET ${sql.raw(names.map((name) => `${name} = n.${name}`).join(', '))}
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(${recordOf(tabel, 'pengenal text', 'versi integer')})
     WHERE ${sql.raw(tabel.pengenal)} = n.pengenal AND t.versi = n.versi AND ${limit(tabel)}
    RETURNING ${sql.raw(tabel.pengenal)} AS pengenal, t.versi`.execute(db)
  return new Map(written.map(({ pengenal, versi }) => [pengenal, versi]))
}

/** Deletes rows that still are as they were made; answers which went. */
export async function deleteRujukan(db: Db, tabel: Tabel, rows: readonly { sasaran: string; versi: number }[]): Promise<Set<string>> {
  const { rows: gone } = await sql<{ pengenal: string }>`
    DELETE FROM ${sql.table(tabel.tabel)} AS t USING jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(sasaran text, versi integer)
     WHERE ${sql.raw(tabel.pengenal)} = n.sasaran AND t.versi = n.versi AND ${limit(tabel)}
    RETURNING ${sql.raw(tabel.pengenal)} AS pengenal`.execute(db)
  return new Set(gone.map(({ pengenal }) => pengenal))
}
