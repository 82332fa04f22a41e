import type { ListInput } from '@sivitas/contract/kit/list'
import type { z } from 'zod'
import { exportRows, type ListContext } from './export-list'
import { metaOf } from './reply'

type Value = string | number | boolean | Date | null

export type RowsOf<Row> = {
  /** Everything that the filters find. */
  rows: readonly Row[]
  /** Value of each sort field; the first is the default. */
  sort: Record<string, (row: Row) => Value>
  /** What `pilih` names and what breaks ties. */
  key: (row: Row) => string
  schema: z.ZodObject
  title: string
}

const compare = (a: Value, b: Value): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a < b ? -1 : Number(a > b)
}

/** Sorted as asked; none last in both directions, as in lists that the database sorts. */
function sorted<Row>(rows: readonly Row[], { order }: Pick<ListInput, 'order'>, { sort, key }: RowsOf<Row>): Row[] {
  const wanted = Object.entries(order ?? {}).filter(([field]) => sort[field] !== undefined)
  const [first] = Object.keys(sort)
  const fields = wanted.length > 0 ? wanted : first ? [[first, 'asc'] as const] : []
  const steps = fields.map(([field, direction]) => (a: Row, b: Row) => {
    const [one, other] = [sort[field]?.(a) ?? null, sort[field]?.(b) ?? null]
    const none = one === null || other === null
    return compare(one, other) * (direction === 'desc' && !none ? -1 : 1)
  })
  return rows.toSorted((a, b) => steps.reduce((found, step) => found || step(a, b), 0) || compare(key(a), key(b)))
}

async function* stream<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows
}

/**
 * One page of a list that is small by nature and whose columns a rule computes, such as a lecturer's obligation (some
 * hundred rows a college): sorted and paged here, so that the rule stands once and not a second time in SQL.
 */
export async function answerRows<Row extends object>(context: ListContext, input: ListInput, list: RowsOf<Row>) {
  const chosen = input.pilih ? list.rows.filter((row) => input.pilih?.includes(list.key(row))) : list.rows
  const rows = sorted(chosen, input, list)
  if (input.format) {
    await exportRows(context, input, { rows: stream(rows), show: (row) => row, schema: list.schema, title: list.title })
    return { data: [], meta: metaOf(input, 0) }
  }
  const from = (input.page - 1) * input.itemsPerPage
  return { data: rows.slice(from, from + input.itemsPerPage), meta: metaOf(input, rows.length) }
}
