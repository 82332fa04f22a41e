import { Button, Menu, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useState } from 'react'
import { useMay } from '../izin/can'
import { MOBILE } from '../table/mobile'
import { targetOf, type RowId } from '../table/selection'
import type { TableModel } from '../table/use-table-model'
import type { BulkAction, PreviewedAct } from './bulk'
import { BulkDialog } from './bulk-dialog'
import classes from './page.module.css'

/** More acts than this stand close together; on a telephone they are a menu, or they would cover the list. */
const MANY = 6

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
  const begin = (action: BulkAction<Row>) =>
    action.open ? action.open(targetOf(selection.value, list.input as Record<string, unknown>)) : setChosen(action)
  return (
    <section className={classes.bulk} aria-label="Tindakan untuk baris yang dipilih" data-cetak="sembunyi">
      <Text fw={600} aria-live="polite">{`${formatAngka(selection.count)} dipilih`}</Text>
      {mobile && allowed.length > 1 ? (
        <Menu position="top-start" withinPortal>
          <Menu.Target>
            <Button variant="default">Tindakan</Button>
          </Menu.Target>
          <Menu.Dropdown mah="60vh" className={classes.acts}>
            {allowed.map((action) => (
              <Menu.Item key={action.label} {...(action.tone && { color: action.tone })} onClick={() => begin(action)}>
                {action.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : (
        allowed.map((action) => (
          <Button
            key={action.label}
            variant="default"
            {...(allowed.length > MANY && { size: 'compact-sm' })}
            {...(action.tone && { color: action.tone, variant: 'outline' })}
            onClick={() => begin(action)}
          >
            {action.label}
          </Button>
        ))
      )}
      <Button variant="subtle" onClick={selection.clear}>
        Batalkan pilihan
      </Button>
      {chosen !== null && <BulkDialog table={table} nameOf={nameOf} action={chosen} onClose={() => setChosen(null)} />}
    </section>
  )
}
