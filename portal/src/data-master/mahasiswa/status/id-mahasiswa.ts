import type { Meta } from '@sivitas/contract/kit/answer'
import type { RowId, Target } from '../../../kit/table/selection'

/** How a list names the students of its rows, and how it is asked for another page. */
export type AmbilId<Row> = {
  idOf: (row: Row) => string
  halaman: (query: Record<string, unknown>, page: number) => Promise<{ data: readonly Row[]; meta: Pick<Meta, 'totalPages'> }>
}

/** Students that one call takes. */
const PALING_BANYAK = 5000
const PER_HALAMAN = 1000

/**
 * Answers the students of a selection by key: those that were ticked, or all that the filters find but some.
 * @throws Error in words for a person when they are more than one call takes
 */
export async function idMahasiswaOf<Row extends { id: RowId }>(target: Target<Row>, { idOf, halaman }: AmbilId<Row>): Promise<string[]> {
  if (target.kind === 'ids') return [...new Set(target.rows.map(idOf))]
  const luar = new Set(target.except)
  const ids: string[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data, meta } = await halaman(target.query, page)
    pages = meta.totalPages
    if (pages * PER_HALAMAN > PALING_BANYAK + PER_HALAMAN)
      throw new Error('Paling banyak 5.000 mahasiswa sekaligus. Persempit saringannya.')
    ids.push(...data.filter(({ id }) => !luar.has(id)).map(idOf))
  }
  if (ids.length > PALING_BANYAK) throw new Error('Paling banyak 5.000 mahasiswa sekaligus. Persempit saringannya.')
  return [...new Set(ids)]
}
