import type { ListInput } from '@sivitas/contract/kit/list'
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'

type Sort = { sort: Record<string, string | RawBuilder<unknown>>; tie: string }

const columnOf = (column: string | RawBuilder<unknown>) => (typeof column === 'string' ? sql.ref(column) : column)

/** Sorted as the caller asks, else by the first sort field; none last, ties by a unique column so that pages never overlap. */
export function ordered<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { order }: Pick<ListInput, 'order'>,
  { sort, tie }: Sort,
): SelectQueryBuilder<DB, Tables, Row> {
  const [first] = Object.keys(sort)
  const wanted = Object.entries(order ?? {}).filter(([field]) => sort[field] !== undefined)
  const fields = wanted.length > 0 ? wanted : first ? [[first, 'asc'] as const] : []
  const sorted = fields.reduce((rows, [field, direction]) => {
    const column = columnOf(sort[field] ?? tie)
    return rows.orderBy(column, (by) => (direction === 'desc' ? by.desc().nullsLast() : by.asc()))
  }, query)
  return sorted.orderBy(sql.ref(tie))
}

/** How many rows a filtered query finds. */
export async function countOf<DB, Tables extends keyof DB, Row>(query: SelectQueryBuilder<DB, Tables, Row>): Promise<number> {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)::int`.as('total')) as unknown as { executeTakeFirstOrThrow(): Promise<{ total: number }> }
  return (await counted.executeTakeFirstOrThrow()).total
}

/** Text for ILIKE: what a person typed is found anywhere, and his % and _ are only signs. */
export const contains = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Text for LIKE: begins with what was typed. */
export const startsWith = (text: string) => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
