import { useMediaQuery } from '@mantine/hooks'
import { jumlahHalaman } from '@sivitas/rules/platform/halaman'
import { useEffect, useRef } from 'react'
import { MuatGagalCard } from '../feedback/muat-gagal-card'
import { useTunda } from '../feedback/tunda'
import { CardList } from './card-list'
import { EmptyState } from './empty-state'
import { Grid } from './grid'
import { useListMemory } from './list-memory'
import { MOBILE } from './mobile'
import type { RowAction } from './row-action'
import { useRowMenu } from './row-menu'
import type { RowId } from './selection'
import { SelectionNotice } from './selection-notice'
import { TableFooter } from './table-footer'
import classes from './table.module.css'
import type { TableModel } from './use-table-model'

type DataTableProps<Row extends { id: RowId }> = {
  table: TableModel<Row>
  /** Accessible name of the table. */
  label: string
  /** What a person calls a row: 'Pilih Budi Santoso'. */
  nameOf: (row: Row) => string
  /** What to do about a list that has no row yet. */
  empty: string
  /** Where the name leads. */
  to?: (row: Row) => string
  /** The menu at the end of each row. */
  actions?: (row: Row) => readonly RowAction[]
}

/** A list of rows in all its states: waiting, failed, empty, drawn; as a grid, or as cards on a telephone. */
export function DataTable<Row extends { id: RowId }>({ table, label, nameOf, empty, to, actions }: DataTableProps<Row>) {
  const { answer, list, rows, total, selection, selectable } = table
  const mobile = useMediaQuery(MOBILE, undefined, { getInitialValueInEffect: false })
  const scroller = useRef<HTMLDivElement>(null)
  const { open, menu, openRow } = useRowMenu(actions)
  const waiting = useTunda(answer.isPending)
  useListMemory(scroller, rows.length > 0)
  useLastPage(table)

  const onMenu = actions === undefined ? null : open
  if (answer.error !== null && answer.data === undefined)
    return <MuatGagalCard error={answer.error} onMuatUlang={() => void answer.refetch()} sibuk={answer.isFetching} />
  return (
    <section className={classes.frame} aria-label={label}>
      <SelectionNotice table={table} />
      <div ref={scroller} className={classes.scroll} data-waiting={answer.isPending}>
        {mobile ? (
          <CardList
            table={table}
            label={label}
            nameOf={nameOf}
            to={to}
            onMenu={onMenu}
            onSelect={selectable ? (row, selected) => selection.set([row], selected) : null}
          />
        ) : (
          <Grid table={table} label={label} nameOf={nameOf} to={to} openRow={openRow} onMenu={onMenu} waiting={waiting} />
        )}
        {waiting && <output className="hanya-pembaca">Memuat</output>}
        {!answer.isPending && rows.length === 0 && <EmptyState narrowed={list.narrowed} hint={empty} onReset={list.reset} />}
      </div>
      {menu}
      <TableFooter
        page={list.state.page}
        itemsPerPage={list.state.itemsPerPage}
        total={total}
        onPage={(page) => list.change({ page })}
        onItemsPerPage={(itemsPerPage) => list.change({ itemsPerPage })}
      />
    </section>
  )
}

/** A shared link may name a page that is no more, for instance after rows were deleted: the last one is shown instead. */
function useLastPage<Row>({ answer, list, total }: TableModel<Row>): void {
  const { page, itemsPerPage } = list.state
  const last = jumlahHalaman(total, itemsPerPage)
  const beyond = answer.data !== undefined && !answer.isFetching && page > last
  const { change } = list
  useEffect(() => {
    if (beyond) change({ page: last }, { replace: true })
  }, [beyond, last, change])
}
