import type { Db } from '../db/client'
import type { plainTable } from './plain-table'

type Call<Input> = { input: Input; context: { db: Db } }
/** A call of the contract that waits for its handler. */
type Waiting<Input, Output, Handled> = { handler(handler: (call: Call<Input>) => Promise<Output>): Handled }

type Waitings<Row, Get, Create, Update, Remove> = {
  get: Waiting<{ id: string }, { data: Row }, Get>
  create: Waiting<Record<string, unknown>, { data: Row }, Create>
  update: Waiting<{ id: string; versi: number } & Record<string, unknown>, { data: Row }, Update>
  remove: Waiting<{ id: string }, { data: null }, Remove>
}

/** The handlers of what `crud()` declares in the contract, but for the list, for a table that needs no more than its rows written. */
export function plainHandlers<Row, Get, Create, Update, Remove>(
  calls: Waitings<Row, Get, Create, Update, Remove>,
  table: ReturnType<typeof plainTable<Row>>,
): { get: Get; create: Create; update: Update; remove: Remove } {
  return {
    get: calls.get.handler(async ({ input, context }) => ({ data: await table.get(context.db, input.id) })),
    create: calls.create.handler(async ({ input, context }) => ({ data: await table.create(context.db, input) })),
    update: calls.update.handler(async ({ input, context }) => ({ data: await table.update(context.db, input) })),
    remove: calls.remove.handler(async ({ input, context }) => {
      await table.remove(context.db, input.id)
      return { data: null }
    }),
  }
}
