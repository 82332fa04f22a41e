import { Loader, Popover } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { IconColumns } from '../icons'
import { declaredLayout } from './column-layout'
import type { RowId } from './selection'
import { ToolButton } from './tool-button'
import type { TableModel } from './use-table-model'

// Dragging needs a library that most visits to a list never use.
const ColumnList = lazy(async () => ({ default: (await import('./column-list')).ColumnList }))

/** Which columns a person sees, and in which order. */
export function ColumnChooser<Row extends { id: RowId }>({ table }: { table: TableModel<Row> }) {
  const titles = Object.fromEntries(table.columns.map(({ id, title }) => [id, title]))
  return (
    <Popover position="bottom-end" trapFocus returnFocus width={320}>
      <Popover.Target>
        <ToolButton label="Kolom">
          <IconColumns size={16} aria-hidden />
        </ToolButton>
      </Popover.Target>
      <Popover.Dropdown aria-label="Kolom">
        <Suspense fallback={<Loader size="sm" />}>
          <ColumnList titles={titles} declared={declaredLayout(table.columns)} layout={table.layout} onChange={table.setLayout} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
