import type { ListInput } from '@sivitas/contract/kit/list'
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { z } from 'zod'
import { exportRows, type ListContext } from './export-list'
import { countOf, ordered } from './list-query'
import { metaOf } from './reply'

export type ListOf<DB, Tables extends keyof DB, Row, Shown> = {
  /** Filtered and selected, without order and page. */
  query: SelectQueryBuilder<DB, Tables, Row>
  /** Column of each sort field; the first is the default. */
  sort: Record<string, string | RawBuilder<unknown>>
  /** The row's unique column: breaks ties and is what `pilih` names. */
  tie: string
  /** From the stored row to what the contract answers. */
  show: (row: Row) => Shown
  /** Schema of the answered row: its titles are the headers of an export. */
  schema: z.ZodObject
  /** Title of the exported file. */
  title: string
  /** Where counting is dear, a cheaper way to the same number. */
  count?: () => Promise<number>
}

/** One page with its totals, or a file of everything that the filters find when `format` asks for one. */
export async function answerList<DB, Tables extends keyof DB, Row, Shown extends object>(
  context: ListContext,
  input: ListInput,
  list: ListOf<DB, Tables, Row, Shown>,
) {
  const chosen = input.pilih ? list.query.where(sql.ref(list.tie), 'in', input.pilih) : list.query
  const sorted = ordered(chosen, input, list)
  if (input.format) {
    await exportRows(context, input, {
      rows: sorted.stream(500) as AsyncIterable<Row>,
      show: list.show,
      schema: list.schema,
      title: list.title,
    })
    return { data: [], meta: metaOf(input, 0) }
  }
  // In the text, so that a prepared plan knows how few rows it is for.
  const rows = await sorted
    .limit(sql.lit(input.itemsPerPage))
    .offset(sql.lit((input.page - 1) * input.itemsPerPage))
    .execute()
  const firstPageHasAll = input.page === 1 && rows.length < input.itemsPerPage
  const total = firstPageHasAll ? rows.length : await (list.count ?? (() => countOf(chosen)))()
  return { data: rows.map((row) => list.show(row as Row)), meta: metaOf(input, total) }
}
