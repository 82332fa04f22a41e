import { z } from 'zod'
import { listQuery, listed } from '../../kit/list'

/** How many rows a reference that is searched by typing answers at most. */
export const REF_MAX = 50

/**
 * Query of a reference that fills a select. It takes what every list takes, but answers up to 1000 rows at once: the
 * source's client asks without a page. `id` names chosen rows, so that a select can say what it holds.
 */
export function refQuery<Filter extends z.ZodRawShape>(filter: Filter, sort: readonly [string, ...string[]] = ['nama']) {
  return listQuery({ filter: { id: listed(z.uuid()), ...filter }, sort }).extend({
    itemsPerPage: listQuery({ filter: {}, sort }).shape.itemsPerPage.unwrap().default(1000),
  })
}
