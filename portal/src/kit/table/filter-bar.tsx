import { Button, CloseButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import type { FilterField } from './filter'
import classes from './filter-bar.module.css'
import { FilterDrawer } from './filter-drawer'
import { isBlank, type FilterValue } from './list-url'
import { MOBILE } from './mobile'
import { SearchBox } from './search-box'
import type { RowId } from './selection'
import type { TableModel } from './use-table-model'

/** Filters that stand in the open; a fourth one is not hidden alone. */
const IN_THE_OPEN = 3

function inTheOpen(filters: readonly FilterField[]): readonly FilterField[] {
  const fitting = filters.filter(({ place }) => place === undefined)
  return filters.length === fitting.length && fitting.length === IN_THE_OPEN + 1 ? fitting : fitting.slice(0, IN_THE_OPEN)
}

type FilterBarProps<Row extends { id: RowId }> = {
  table: TableModel<Row>
  filters: readonly FilterField[]
  /** What the search looks at: 'Cari nama atau NIM'. */
  search: string
  /** Columns, row height, views, export. */
  children: ReactNode
}

/** Search, the filters that people use most, the rest behind 'Filter lainnya', and what is chosen as chips. */
export function FilterBar<Row extends { id: RowId }>({ table, filters, search, children }: FilterBarProps<Row>) {
  const { list } = table
  const mobile = useMediaQuery(MOBILE, undefined, { getInitialValueInEffect: false })
  const open = mobile ? [] : inTheOpen(filters)
  const set = (name: string, value: FilterValue | undefined) => list.change(({ filter }) => ({ filter: { ...filter, [name]: value } }))
  const hidden = filters.filter((filter) => !open.includes(filter))

  return (
    <div data-cetak="sembunyi">
      <search className={classes.bar}>
        <div className={classes.search}>
          <SearchBox value={list.state.cari} label={search} onSearch={(cari) => list.change({ cari }, { replace: true })} />
        </div>
        {open.map((filter) => (
          <div key={filter.name} className={classes.filter}>
            {filter.control({
              label: filter.label,
              labelTersembunyi: true,
              value: list.state.filter[filter.name],
              onChange: (value) => set(filter.name, value),
            })}
          </div>
        ))}
        {(hidden.length > 0 || mobile) && <FilterDrawer table={table} filters={hidden} onChange={set} />}
        <div className={classes.end}>{children}</div>
      </search>
      <FilterChips table={table} filters={filters} onRemove={(name) => set(name, undefined)} />
    </div>
  )
}

type FilterChipsProps<Row extends { id: RowId }> = {
  table: TableModel<Row>
  filters: readonly FilterField[]
  onRemove: (name: string) => void
}

function FilterChips<Row extends { id: RowId }>({ table: { list }, filters, onRemove }: FilterChipsProps<Row>) {
  const active = filters.flatMap((filter) => {
    const value = list.state.filter[filter.name]
    return value === undefined || isBlank(value) ? [] : [{ ...filter, value }]
  })
  if (active.length === 0 && !list.narrowed) return null
  return (
    <ul className={classes.chips} aria-label="Filter aktif">
      {active.map(({ name, label, chip, value }) => (
        <li key={name} className={classes.chip}>
          <span>
            {label}: {chip(value)}
          </span>
          <CloseButton size="sm" aria-label={`Hapus filter ${label}`} onClick={() => onRemove(name)} />
        </li>
      ))}
      {list.narrowed && (
        <li>
          <Button variant="subtle" size="compact-sm" onClick={list.reset}>
            Atur ulang
          </Button>
        </li>
      )}
    </ul>
  )
}
