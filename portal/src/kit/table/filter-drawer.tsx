import { Button, Drawer, NativeSelect, Stack } from '@mantine/core'
import { useMediaQuery, useDisclosure } from '@mantine/hooks'
import { IconFilter } from '../icons'
import type { FilterField } from './filter'
import { isBlank, type FilterValue, type Order } from './list-url'
import { MOBILE } from './mobile'
import type { RowId } from './selection'
import type { TableModel } from './use-table-model'

type FilterDrawerProps<Row extends { id: RowId }> = {
  table: TableModel<Row>
  filters: readonly FilterField[]
  onChange: (name: string, value: FilterValue | undefined) => void
}

/** The filters that have no place in the open; on a telephone all of them, and the order too. */
export function FilterDrawer<Row extends { id: RowId }>({ table, filters, onChange }: FilterDrawerProps<Row>) {
  const { list } = table
  const [opened, { open, close }] = useDisclosure(false)
  const mobile = useMediaQuery(MOBILE, undefined, { getInitialValueInEffect: false })
  const active = filters.filter(({ name }) => !isBlank(list.state.filter[name])).length
  const label = mobile ? 'Filter' : 'Filter lainnya'
  return (
    <>
      <Button variant="default" leftSection={<IconFilter size={16} aria-hidden />} onClick={open}>
        {active === 0 ? label : `${label} (${active})`}
      </Button>
      <Drawer opened={opened} onClose={close} title={label} size={360}>
        <Stack gap="md">
          {mobile && <OrderSelect table={table} />}
          {filters.map((filter) => (
            <div key={filter.name}>
              {filter.control({
                label: filter.label,
                labelTersembunyi: false,
                value: list.state.filter[filter.name],
                onChange: (value) => onChange(filter.name, value),
              })}
            </div>
          ))}
          <Button variant="default" disabled={!list.narrowed} onClick={list.reset}>
            Atur ulang
          </Button>
          <Button onClick={close}>Tampilkan hasil</Button>
        </Stack>
      </Drawer>
    </>
  )
}

/** Cards have no head to press, so their order is chosen here. */
function OrderSelect<Row extends { id: RowId }>({ table: { list, columns } }: { table: TableModel<Row> }) {
  const [chosen] = Object.entries(list.state.order).map(([field, direction]) => `${field} ${direction}`)
  const choices = columns.flatMap(({ title, sort }) =>
    sort === undefined
      ? []
      : [
          { value: `${sort} asc`, label: `${title}, naik` },
          { value: `${sort} desc`, label: `${title}, turun` },
        ],
  )
  if (choices.length === 0) return null
  const orderOf = (text: string): Order => {
    const [field, direction] = text.split(' ')
    return field ? { [field]: direction === 'desc' ? 'desc' : 'asc' } : {}
  }
  return (
    <NativeSelect
      label="Urutkan"
      data={[{ value: '', label: 'Urutan awal' }, ...choices]}
      value={chosen ?? ''}
      onChange={(event) => list.change({ order: orderOf(event.currentTarget.value) })}
    />
  )
}
