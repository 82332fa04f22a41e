import { Button, Menu, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useState } from 'react'
import { IconChevronUp } from '../icons'
import { useMay } from '../izin/can'
import { MOBILE } from '../table/mobile'
import { targetOf, type RowId } from '../table/selection'
import type { TableModel } from '../table/use-table-model'
import type { BulkAction, PreviewedAct } from './bulk'
import { BulkDialog } from './bulk-dialog'
import classes from './page.module.css'

/** Of more acts than these only the first ones stand in the open; on a telephone all are a menu, or they would cover the list. */
const MANY = 8
const IN_THE_OPEN = 6

type BulkBarProps<Row extends { id: RowId }> = {
  table: TableModel<Row>
  nameOf: (row: Row) => string
  actions: readonly BulkAction<Row>[]
}

/** Floats over the list as soon as rows are ticked, so that no row moves under the pointer. */
export function BulkBar<Row extends { id: RowId }>({ table, nameOf, actions }: BulkBarProps<Row>) {
  const may = useMay()
  const [chosen, setChosen] = useState<PreviewedAct<Row> | null>(null)
  const { selection, list } = table
  const mobile = useMediaQuery(MOBILE, undefined, { getInitialValueInEffect: false })
  if (selection.count === 0) return null
  const allowed = actions.filter(({ call }) => may(call))
  const shown = mobile ? (allowed.length === 1 ? 1 : 0) : allowed.length > MANY ? IN_THE_OPEN : allowed.length
  const [open, rest] = [allowed.slice(0, shown), allowed.slice(shown)]
  const begin = (action: BulkAction<Row>) =>
    action.open ? action.open(targetOf(selection.value, list.input as Record<string, unknown>)) : setChosen(action)
  return (
    <section className={classes.bulk} aria-label="Tindakan untuk baris yang dipilih" data-cetak="sembunyi">
      <Text fw={600} aria-live="polite">{`${formatAngka(selection.count)} dipilih`}</Text>
      {open.map((action) => (
        <Button
          key={action.label}
          variant="default"
          {...(action.tone && { color: action.tone, variant: 'outline' })}
          onClick={() => begin(action)}
        >
          {action.label}
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu position="top-start">
          <Menu.Target>
            <Button variant="default" rightSection={<IconChevronUp size={14} aria-hidden />}>
              {mobile ? 'Tindakan' : 'Tindakan lain'}
            </Button>
          </Menu.Target>
          <Menu.Dropdown mah="60vh" className={classes.acts}>
            {rest.map((action) => (
              <Menu.Item key={action.label} {...(action.tone && { color: action.tone })} onClick={() => begin(action)}>
                {action.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <Button variant="subtle" onClick={selection.clear}>
        Batalkan pilihan
      </Button>
      {chosen !== null && <BulkDialog table={table} nameOf={nameOf} action={chosen} onClose={() => setChosen(null)} />}
    </section>
  )
}
