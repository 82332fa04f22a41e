import { Table } from '@mantine/core'
import type { Column } from '../table/column'

/** A column that is squeezed below this breaks its words; the table is moved sideways instead. */
const COLUMN_PX = 104

type FactTableProps<Row> = {
  /** Accessible name of the table. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** A short table of facts inside a detail: all rows at once, nothing to sort or choose. */
export function FactTable<Row>({ label, columns, rows, keyOf }: FactTableProps<Row>) {
  return (
    <Table.ScrollContainer minWidth={Math.max(320, columns.length * COLUMN_PX)}>
      <Table aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ id, title, align }) => (
              <Table.Th key={id} scope="col" ta={align ?? 'start'}>
                {title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={keyOf(row)}>
              {columns.map(({ id, align, cell }) => (
                <Table.Td key={id} ta={align ?? 'start'}>
                  {cell(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
