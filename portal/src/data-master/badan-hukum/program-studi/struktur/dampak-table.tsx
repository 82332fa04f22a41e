import type { DampakUnit } from '@sivitas/contract/data-master/badan-hukum/struktur'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { List, Text } from '@mantine/core'
import { FactTable } from '../../../../kit/page/fact-table'

const jumlah = (value: number | null) => (value === null ? 'belum diketahui' : formatAngka(value))

/** What moves and closings would carry along, and what stands in their way. */
export function DampakTable({ dampak }: { dampak: readonly DampakUnit[] }) {
  return (
    <FactTable
      label="Akibat perubahan struktur"
      rows={dampak}
      keyOf={({ id, tindakan }) => `${tindakan}-${id}`}
      columns={[
        {
          id: 'unit',
          title: 'Unit',
          cell: ({ nama, tindakan, dari, ke, halangan }) => (
            <>
              <Text fw={600}>{nama}</Text>
              <Text size="xs" c="dimmed">
                {tindakan === 'tutup' ? `Ditutup, kini di ${dari}` : `${dari} → ${ke ?? '-'}`}
              </Text>
              {halangan.length > 0 && (
                <List size="xs" c="bahaya">
                  {halangan.map((pesan) => (
                    <List.Item key={pesan}>{pesan}</List.Item>
                  ))}
                </List>
              )}
            </>
          ),
        },
        { id: 'prodi', title: 'Prodi', align: 'end', cell: ({ prodi }) => jumlah(prodi) },
        { id: 'mahasiswa', title: 'Mahasiswa', align: 'end', cell: ({ mahasiswa }) => jumlah(mahasiswa) },
        { id: 'dosen', title: 'Dosen', align: 'end', cell: ({ dosen }) => jumlah(dosen) },
        { id: 'kelas', title: 'Kelas', align: 'end', cell: ({ kelas }) => jumlah(kelas) },
        { id: 'tagihan', title: 'Tagihan', align: 'end', cell: ({ tagihan }) => jumlah(tagihan) },
      ]}
    />
  )
}
