import { sql } from 'kysely'
import type { Database, Db } from '../db/client'
import { withWords } from './constraint'
import { type Galat, tidakDitemukan } from './galat'
import { removeRow, updateVersioned } from './versioned'

type Id = string

export type PlainTable<Row> = {
  table: keyof Database
  /** What the thing is called in messages: 'Fakultas'. */
  name: string
  /** One row as the list shows it. */
  find: (db: Db, id: Id) => Promise<Row | undefined>
  /** Own words for named constraints, asked only when one refuses. */
  words: (db: Db, values: Record<string, unknown>) => Record<string, () => Galat | Promise<Galat>>
  /** Says by what a row is used; asked before it is deleted. */
  usedBy?: (db: Db, id: Id) => Promise<Galat | null>
}

/** The writes of a plain table; reading a list is the room's own query through `answerList`. */
export function plainTable<Row>({ table, name, find, words, usedBy }: PlainTable<Row>) {
  const get = async (db: Db, id: Id): Promise<Row> => {
    const row = await find(db, id)
    if (!row) throw tidakDitemukan(name)
    return row
  }
  return {
    get,
    async create(db: Db, values: Record<string, unknown>): Promise<Row> {
      const id = await withSavepointWords(db, words(db, values), () => insertRow(db, table, values))
      return await get(db, id)
    },
    async update(db: Db, changes: { id: Id; versi: number } & Record<string, unknown>): Promise<Row> {
      await withSavepointWords(db, words(db, changes), () => updateVersioned(db, table, changes))
      return await get(db, changes.id)
    },
    async remove(db: Db, id: Id): Promise<void> {
      await get(db, id)
      const used = await usedBy?.(db, id)
      if (used) throw used
      await removeRow(db, table, id)
    },
  }
}

/** After a refusal the transaction must still answer questions such as "whose is this code?". */
async function withSavepointWords<T>(db: Db, words: ReturnType<PlainTable<unknown>['words']>, write: () => Promise<T>): Promise<T> {
  return await withWords(words, async () => {
    await sql`SAVEPOINT tulis`.execute(db)
    try {
      const answer = await write()
      await sql`RELEASE SAVEPOINT tulis`.execute(db)
      return answer
    } catch (error) {
      await sql`ROLLBACK TO SAVEPOINT tulis`.execute(db)
      throw error
    }
  })
}

/** Inserts named fields and answers the new row's id. */
export async function insertRow(db: Db, table: keyof Database, values: Record<string, unknown>): Promise<Id> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const { rows } = await sql<{ id: Id }>`
    INSERT INTO ${sql.table(snake(table))} (${sql.join(given.map(([name]) => sql.ref(name)))})
    VALUES (${sql.join(given.map(([, value]) => value))}) RETURNING id`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`Insert into ${table} answered no row.`)
  return row.id
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
