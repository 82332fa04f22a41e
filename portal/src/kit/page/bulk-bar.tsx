import { Button, Text } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useState } from 'react'
import { useMay } from '../izin/can'
import { targetOf, type RowId } from '../table/selection'
import type { TableModel } from '../table/use-table-model'
import type { BulkAction, PreviewedAct } from './bulk'
import { BulkDialog } from './bulk-dialog'
import classes from './page.module.css'

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
  if (selection.count === 0) return null
  return (
    <section className={classes.bulk} aria-label="Tindakan untuk baris yang dipilih" data-cetak="sembunyi">
      <Text fw={600} aria-live="polite">{`${formatAngka(selection.count)} dipilih`}</Text>
      {actions
        .filter(({ call }) => may(call))
        .map((action) => (
          <Button
            key={action.label}
            variant="default"
            {...(action.tone && { color: action.tone, variant: 'outline' })}
            onClick={() =>
              action.open ? action.open(targetOf(selection.value, list.input as Record<string, unknown>)) : setChosen(action)
            }
          >
            {action.label}
          </Button>
        ))}
      <Button variant="subtle" onClick={selection.clear}>
        Batalkan pilihan
      </Button>
      {chosen !== null && <BulkDialog table={table} nameOf={nameOf} action={chosen} onClose={() => setChosen(null)} />}
    </section>
  )
}
