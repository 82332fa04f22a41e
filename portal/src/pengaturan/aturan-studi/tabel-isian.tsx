import { ActionIcon, Button, Stack, Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { IconPlus, IconTrash } from '../../kit/icons'

export type KolomIsian<Row> = {
  title: string
  /** The input of one cell; `label` names it for who can't see the column. */
  cell: (row: Row, ubah: (isi: Partial<Row>) => void, label: string) => ReactNode
}

type TabelIsianProps<Row> = {
  /** Accessible name of the table. */
  label: string
  columns: readonly KolomIsian<Row>[]
  rows: readonly Row[]
  /** What a row is called: 'Pita 1'. */
  nameOf: (row: Row, at: number) => string
  onChange: (rows: Row[]) => void
  /** A new row, for 'Tambah baris'. */
  baru: () => Row
  /** What is wrong with the rows as they stand. */
  galat?: readonly string[]
  disabled?: boolean
}

/** Rows that are edited where they stand, with what is wrong told below while they are typed. */
export function TabelIsian<Row>({ label, columns, rows, nameOf, onChange, baru, galat = [], disabled = false }: TabelIsianProps<Row>) {
  const ubah = (at: number) => (isi: Partial<Row>) => onChange(rows.map((row, i) => (i === at ? { ...row, ...isi } : row)))
  return (
    <Stack gap="xs">
      <Table.ScrollContainer minWidth={360}>
        <Table aria-label={label}>
          <Table.Thead>
            <Table.Tr>
              {columns.map(({ title }) => (
                <Table.Th key={title}>{title}</Table.Th>
              ))}
              <Table.Th>
                <span className="hanya-pembaca">Tindakan</span>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row, at) => (
              // Rows have no key of their own; their place is what they are told apart by.
              // oxlint-disable-next-line react/no-array-index-key -- rows of a table have no name of their own
              <Table.Tr key={at}>
                {columns.map(({ title, cell }) => (
                  <Table.Td key={title}>{cell(row, ubah(at), `${title} ${nameOf(row, at)}`)}</Table.Td>
                ))}
                <Table.Td>
                  <ActionIcon
                    aria-label={`Hapus ${nameOf(row, at)}`}
                    color="bahaya"
                    disabled={disabled}
                    onClick={() => onChange(rows.filter((_, i) => i !== at))}
                  >
                    <IconTrash size={16} aria-hidden />
                  </ActionIcon>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <div role="status">
        {galat.map((pesan) => (
          <Text key={pesan} size="sm" c="bahaya">
            {pesan}
          </Text>
        ))}
      </div>
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={disabled}
          onClick={() => onChange([...rows, baru()])}
        >
          {`Tambah baris ${label.toLowerCase()}`}
        </Button>
      </div>
    </Stack>
  )
}
