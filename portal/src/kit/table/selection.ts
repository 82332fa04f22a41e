/** Key of a row as the API sends it. */
export type RowId = string | number

/**
 * Which rows are ticked. `ids` keeps the rows themselves, because a preview must show rows of
 * other pages too; `all` is everything that the filter finds, minus what was unticked again.
 */
export type Selection<Row> =
  | { readonly kind: 'ids'; readonly rows: ReadonlyMap<RowId, Row> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<RowId> }

export const noSelection = <Row>(): Selection<Row> => ({ kind: 'ids', rows: new Map() })

/** Answers whether the row is ticked. */
export const isSelected = <Row>(selection: Selection<Row>, id: RowId): boolean =>
  selection.kind === 'ids' ? selection.rows.has(id) : !selection.except.has(id)

/** Answers how many rows are ticked out of `total` found. */
export const countSelected = <Row>(selection: Selection<Row>, total: number): number =>
  selection.kind === 'ids' ? selection.rows.size : Math.max(0, total - selection.except.size)

/** Answers the selection after ticking or unticking rows. */
export function setSelected<Row extends { id: RowId }>(selection: Selection<Row>, rows: readonly Row[], selected: boolean): Selection<Row> {
  if (selection.kind === 'all') {
    const except = new Set(selection.except)
    for (const { id } of rows) {
      if (selected) except.delete(id)
      else except.add(id)
    }
    return { kind: 'all', except }
  }
  const next = new Map(selection.rows)
  for (const row of rows) {
    if (selected) next.set(row.id, row)
    else next.delete(row.id)
  }
  return { kind: 'ids', rows: next }
}

/** What a bulk act is about, as its call takes it: named rows, or all that the filter finds but some. */
export type Target<Row> =
  | { kind: 'ids'; ids: readonly RowId[]; rows: readonly Row[] }
  | { kind: 'all'; query: Record<string, unknown>; except: readonly RowId[] }

/** Answers the target of a bulk act. Paging is no part of a filter, so it is left out. */
export function targetOf<Row>(selection: Selection<Row>, input: Record<string, unknown>): Target<Row> {
  if (selection.kind === 'ids') return { kind: 'ids', ids: [...selection.rows.keys()], rows: [...selection.rows.values()] }
  const { page: _page, itemsPerPage: _itemsPerPage, ...query } = input
  return { kind: 'all', query, except: [...selection.except] }
}
