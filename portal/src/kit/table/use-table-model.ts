import { useMemo } from 'react'
import { z } from 'zod'
import type { Column } from './column'
import { ColumnLayout, declaredLayout, fitLayout, visibleColumns } from './column-layout'
import type { RowId } from './selection'
import type { ListQuery } from './use-list-query'
import type { List } from './use-list-state'
import { usePreferensi } from './use-preferensi'
import { useSelection, type SelectionModel } from './use-selection'

/** Rows of 36 px, or of 44 px for those who want more air. */
export const Density = z.enum(['padat', 'nyaman'])
export type Density = z.infer<typeof Density>

/** C9: what the total is taken for before the first answer. */
const TOTAL_BEFORE_ANSWER = 20

/** One list as its page, toolbar, grid and footer share it. */
export type TableModel<Row> = {
  /** Key of this screen in the person's preferences. */
  screen: string
  columns: readonly Column<Row>[]
  visible: readonly Column<Row>[]
  layout: ColumnLayout
  setLayout: (layout: ColumnLayout) => void
  density: Density
  setDensity: (density: Density) => void
  list: List<unknown>
  answer: ListQuery<Row>
  rows: readonly Row[]
  total: number
  selection: SelectionModel<Row>
  selectable: boolean
}

type Parts<Row> = {
  /** Path of the screen, such as `data-master/badan-hukum/konsentrasi`. */
  screen: string
  columns: readonly Column<Row>[]
  list: List<unknown>
  answer: ListQuery<Row>
  /** 'tanpa' for a list whose rows are only read. */
  selects?: 'banyak' | 'tanpa'
}

const NONE: readonly never[] = []

/** Brings together what the parts of a list screen share: columns, row height, address, answer, ticked rows. */
export function useTableModel<Row extends { id: RowId }>({
  screen,
  columns,
  list,
  answer,
  selects = 'banyak',
}: Parts<Row>): TableModel<Row> {
  const declared = useMemo(() => declaredLayout(columns), [columns])
  const [stored, setLayout] = usePreferensi(`kolom:${screen}`, ColumnLayout, declared)
  const [density, setDensity] = usePreferensi('kepadatan', Density, 'padat')
  const layout = useMemo(() => fitLayout(stored, columns), [stored, columns])
  const visible = useMemo(() => visibleColumns(layout, columns), [layout, columns])
  const total = answer.data?.meta.totalItems ?? TOTAL_BEFORE_ANSWER
  const selection = useSelection<Row>(list.state, total)
  return {
    screen,
    columns,
    visible,
    layout,
    setLayout,
    density,
    setDensity,
    list,
    answer,
    total,
    selection,
    rows: answer.data?.data ?? NONE,
    selectable: selects === 'banyak',
  }
}
