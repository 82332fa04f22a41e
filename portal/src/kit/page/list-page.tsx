import { formatAngka } from '@sivitas/rules/platform/angka'
import type { ReactNode } from 'react'
import type { Call } from '../izin/can'
import { ListExport } from '../export/list-export'
import { ColumnChooser } from '../table/column-chooser'
import { DensitySwitch } from '../table/density-switch'
import type { FilterField } from '../table/filter'
import { FilterBar } from '../table/filter-bar'
import { SavedViews } from '../table/saved-views'
import type { RowId } from '../table/selection'
import type { TableModel } from '../table/use-table-model'
import type { BulkAction } from './bulk'
import { BulkBar } from './bulk-bar'
import type { PageAction } from './page-action'
import { Count, PageHead } from './page-head'
import classes from './page.module.css'

export type ListPageProps<Row extends { id: RowId }> = {
  title: string
  table: TableModel<Row>
  /** What a person calls a row, in bulk previews. */
  nameOf: (row: Row) => string
  /** What the search looks at: 'Cari nama atau NIM'. */
  search: string
  filters: readonly FilterField[]
  /** The list's own path or call, which also answers files; null where nothing may leave as a file. */
  exports: Call | string | null
  primary?: PageAction
  secondary?: PageAction
  more?: readonly PageAction[]
  bulk?: readonly BulkAction<Row>[]
  /** The table, and what a screen puts above it. */
  children: ReactNode
}

/** The frame of every list (design language, page anatomy 1). */
export function ListPage<Row extends { id: RowId }>(props: ListPageProps<Row>) {
  const { title, table, nameOf, search, filters, exports, primary, secondary, more, bulk = [], children } = props
  const counted = table.answer.data === undefined ? null : <Count>{formatAngka(table.total)}</Count>
  return (
    <div className={classes.page}>
      <PageHead title={title} aside={counted} primary={primary} secondary={secondary} {...(more && { more })} />
      <FilterBar table={table} filters={filters} search={search}>
        <SavedViews table={table} />
        <ColumnChooser table={table} />
        <DensitySwitch density={table.density} onChange={table.setDensity} />
        {exports !== null && <ListExport table={table} source={exports} />}
      </FilterBar>
      {children}
      <BulkBar table={table} nameOf={nameOf} actions={bulk} />
    </div>
  )
}
