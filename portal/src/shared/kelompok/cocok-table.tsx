import { Group, Select, Switch, Table, Text } from '@mantine/core'
import type { BarisCocok } from '@sivitas/contract/data-master/mahasiswa/kelompok-tersimpan'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useState } from 'react'

type Props = {
  baris: readonly BarisCocok[]
  pilihan: Readonly<Record<number, string>>
  onPilih: (baris: number, id: string | null) => void
}

/** Lines that are drawn; a list of thousands is looked at by its doubtful lines. */
const SHOWN = 200

const sebut = ({ nim, nama, labelProdi }: BarisCocok['calon'][number]) => `${nim} ${nama} (${labelProdi})`

/** What each pasted line means, doubtful ones first to be seen. */
export function CocokTable({ baris, pilihan, onPilih }: Props) {
  const doubtful = baris.filter(({ hasil }) => hasil !== 'cocok')
  const [ragu, setRagu] = useState(doubtful.length > 0)
  const lines = ragu ? doubtful : baris
  return (
    <>
      <Group justify="space-between">
        <Text component="output">{`${formatAngka(baris.length - doubtful.length)} cocok, ${formatAngka(doubtful.length)} perlu dilihat`}</Text>
        <Switch label="Hanya yang perlu dilihat" checked={ragu} onChange={(event) => setRagu(event.currentTarget.checked)} />
      </Group>
      <Table.ScrollContainer minWidth={460} mah={340}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Baris</Table.Th>
              <Table.Th>Isi</Table.Th>
              <Table.Th>Mahasiswa</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.slice(0, SHOWN).map((line) => (
              <Table.Tr key={line.baris}>
                <Table.Td>{line.baris}</Table.Td>
                <Table.Td>{line.teks}</Table.Td>
                <Table.Td>
                  {line.hasil === 'cocok' && line.calon[0] && sebut(line.calon[0])}
                  {line.hasil === 'ganda' && 'Sudah disebut di baris lain'}
                  {line.hasil === 'tidak_ada' && 'Tidak ditemukan'}
                  {line.hasil === 'mirip' && (
                    <Select
                      aria-label={`Mahasiswa untuk baris ${line.baris}`}
                      placeholder="Pilih yang dimaksud"
                      data={line.calon.map((one) => ({ value: one.id, label: sebut(one) }))}
                      value={pilihan[line.baris] || null}
                      clearable
                      clearButtonProps={{ 'aria-label': 'Kosongkan' }}
                      onChange={(id) => onPilih(line.baris, id)}
                    />
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          {lines.length > SHOWN && <Table.Caption>{`dan ${formatAngka(lines.length - SHOWN)} baris lainnya`}</Table.Caption>}
        </Table>
      </Table.ScrollContainer>
    </>
  )
}
