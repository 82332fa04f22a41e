import { formatAngka } from '@sivitas/rules/platform/angka'
import { Button, Text } from '@mantine/core'
import type { RowId } from './selection'
import classes from './table.module.css'
import type { TableModel } from './use-table-model'

/** Says how far a selection reaches. 'Semua hasil' is never guessed: it is offered once the whole page is ticked, and named. */
export function SelectionNotice<Row extends { id: RowId }>({ table }: { table: TableModel<Row> }) {
  const { selection, rows, total } = table
  const wholePage = rows.length > 0 && rows.every(({ id }) => selection.has(id))
  const all = selection.value.kind === 'all'
  if (!all && !(wholePage && total > rows.length)) return null
  return (
    <div className={classes.notice} aria-live="polite">
      <Text size="sm">
        {all
          ? `${formatAngka(selection.count)} hasil dipilih di semua halaman.`
          : `Semua ${formatAngka(rows.length)} baris di halaman ini dipilih.`}
      </Text>
      {all ? (
        <Button variant="subtle" size="compact-sm" onClick={selection.clear}>
          Batalkan pilihan
        </Button>
      ) : (
        <Button variant="subtle" size="compact-sm" onClick={selection.selectAll}>{`Pilih semua ${formatAngka(total)} hasil`}</Button>
      )}
    </div>
  )
}
