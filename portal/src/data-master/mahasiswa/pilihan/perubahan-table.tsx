import { Table } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'

type Perubahan = { field: string; sebelum: string | null; sesudah: string | null; jumlah: number }

type PerubahanTableProps = Readonly<{
  perubahan: readonly Perubahan[]
  /** Names of the fields, where an act changes several. */
  nama?: Readonly<Record<string, string>>
}>

/** What an act on many would change, by old and new value, with how many students; nothing where it changes nothing. */
export function PerubahanTable({ perubahan, nama }: PerubahanTableProps) {
  if (perubahan.length === 0) return null
  return (
    <Table.ScrollContainer minWidth={nama ? 320 : 280} mah={220}>
      <Table aria-label="Perubahan">
        <Table.Thead>
          <Table.Tr>
            {nama && <Table.Th>Bagian</Table.Th>}
            <Table.Th>Semula</Table.Th>
            <Table.Th>Menjadi</Table.Th>
            <Table.Th ta="end">Mahasiswa</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {perubahan.map(({ field, sebelum, sesudah, jumlah }) => (
            <Table.Tr key={`${field}${sebelum}`}>
              {nama && <Table.Td>{nama[field]}</Table.Td>}
              <Table.Td>{sebelum ?? '-'}</Table.Td>
              <Table.Td>{sesudah ?? '-'}</Table.Td>
              <Table.Td ta="end">{formatAngka(jumlah)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
