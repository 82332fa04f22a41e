import { useCallback, useState } from 'react'
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
  const filter = JSON.stringify([state.cari, state.filter])
  const [value, setValue] = useState<Selection<Row>>(noSelection)
  const [filterOfAll, setFilterOfAll] = useState(filter)
  if (value.kind === 'all' && filterOfAll !== filter) setValue(noSelection())

  // Stable, because rows are memoised and must not be drawn again for a new handler.
  const set = useCallback((rows: readonly Row[], selected: boolean) => setValue((before) => setSelected(before, rows, selected)), [])
  const clear = useCallback(() => setValue(noSelection()), [])
  const selectAll = useCallback(() => {
    setFilterOfAll(filter)
    setValue({ kind: 'all', except: new Set() })
  }, [filter])

  return {
    value,
    count: countSelected(value, total),
    has: useCallback((id: RowId) => isSelected(value, id), [value]),
    set,
    selectAll,
    clear,
  }
}
