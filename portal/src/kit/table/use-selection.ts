import { useCallback, useMemo, useRef, useState } from 'react'
import type { ListState } from './list-url'
import { countSelected, isSelected, noSelection, setSelected, type RowId, type Selection } from './selection'

export type SelectionModel<Row> = {
  value: Selection<Row>
  count: number
  has: (id: RowId) => boolean
  set: (rows: readonly Row[], selected: boolean) => void
  /** Everything that the filter finds, on all pages. */
  selectAll: () => void
  clear: () => void
}

/**
 * Ticked rows live across pages. Rows ticked one by one also outlive a new search, as people gather
 * them; 'all results' does not, because it would silently mean other rows.
 */
export function useSelection<Row extends { id: RowId }>(state: ListState, total: number): SelectionModel<Row> {
  const [value, setValue] = useState<Selection<Row>>(noSelection)
  const filter = JSON.stringify([state.cari, state.filter])
  const [filterOfAll, setFilterOfAll] = useState(filter)
  const current = useMemo<Selection<Row>>(() => (value.kind === 'all' && filterOfAll !== filter ? noSelection() : value), [value, filterOfAll, filter])

  // Rows are memoised and must not be drawn again because a handler is new.
  const latest = useRef(current)
  latest.current = current
  const set = useCallback((rows: readonly Row[], selected: boolean) => setValue(setSelected(latest.current, rows, selected)), [])
  const clear = useCallback(() => setValue(noSelection()), [])
  const selectAll = useCallback(() => {
    setFilterOfAll(filter)
    setValue({ kind: 'all', except: new Set() })
  }, [filter])

  return {
    value: current,
    count: countSelected(current, total),
    has: useCallback((id: RowId) => isSelected(current, id), [current]),
    set,
    selectAll,
    clear,
  }
}
