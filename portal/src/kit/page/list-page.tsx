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

type ListBodyProps<Row extends { id: RowId }> = {
  table: TableModel<Row>
  /** What a person calls a row, in bulk previews. */
  nameOf: (row: Row) => string
  /** What the search looks at: 'Cari nama atau NIM'. */
  search: string
  filters: readonly FilterField[]
  /** The list's own path or call, which also answers files; null where nothing may leave as a file. */
  exports: Call | string | null
  bulk?: readonly BulkAction<Row>[]
  /** The table, and what a screen puts above it. */
  children: ReactNode
}

export type ListPageProps<Row extends { id: RowId }> = ListBodyProps<Row> & {
  title: string
  primary?: PageAction
  secondary?: PageAction
  more?: readonly PageAction[]
}

/** A list without a title of its own, for the tab of a detail: toolbar, table, bulk bar. */
export function ListBody<Row extends { id: RowId }>(props: ListBodyProps<Row> & { title?: string | undefined }) {
  const { table, nameOf, search, filters, exports, bulk = [], title, children } = props
  return (
    <div className={classes.page}>
      <FilterBar table={table} filters={filters} search={search}>
        <SavedViews table={table} />
        <ColumnChooser table={table} />
        <DensitySwitch density={table.density} onChange={table.setDensity} />
        {exports !== null && <ListExport table={table} source={exports} title={title} />}
      </FilterBar>
      {children}
      <BulkBar table={table} nameOf={nameOf} actions={bulk} />
    </div>
  )
}

/** The frame of every list (design language, page anatomy 1). */
export function ListPage<Row extends { id: RowId }>({ title, primary, secondary, more, ...body }: ListPageProps<Row>) {
  const { table } = body
  const counted = table.answer.data === undefined ? null : <Count>{formatAngka(table.total)}</Count>
  return (
    <div className={classes.page}>
      <PageHead title={title} aside={counted} primary={primary} secondary={secondary} {...(more && { more })} />
      <ListBody {...body} title={title} />
    </div>
  )
}
