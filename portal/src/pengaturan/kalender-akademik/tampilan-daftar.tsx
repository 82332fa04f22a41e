import { Badge, Button, ColorSwatch, Group, Table, Text } from '@mantine/core'
import { Kosong } from '../../kit/feedback/kosong'
import { rentangEntri, type Entri, type IsiKalender } from './use-kalender'

type Props = { isi: IsiKalender; onBuka: (entri: Entri) => void; boleh: boolean }

/** What stands against an entry: a holiday in the middle of exams. */
export const Bentrok = ({ nama }: { nama: readonly string[] | undefined }) =>
  nama === undefined ? null : <Badge color="bahaya">{`Bertepatan dengan libur: ${nama.join(', ')}`}</Badge>

/** The year as a list in time. */
export function TampilanDaftar({ isi: { entri, bentrok }, onBuka, boleh }: Props) {
  if (entri.length === 0) return <Kosong jenis="belumAda" petunjuk="Tambahkan entri, atau salin kalender tahun lalu dari menu Lainnya." />
  return (
    <Table.ScrollContainer minWidth={760}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Nama</Table.Th>
            <Table.Th>Tanggal</Table.Th>
            <Table.Th>Periode</Table.Th>
            <Table.Th>Kegiatan</Table.Th>
            <Table.Th>Program studi</Table.Th>
            <Table.Th>Tindakan</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entri.map((row) => (
            <Table.Tr key={row.id}>
              <Table.Th scope="row">
                <Group gap={8} wrap="nowrap">
                  <ColorSwatch component="span" color={row.warna ?? 'transparent'} size={14} aria-hidden />
                  <span>
                    {row.nama} {row.libur && <Badge color="bahaya">Libur</Badge>} <Bentrok nama={bentrok.get(row.id)} />
                    {row.namaLampiran && <Badge color="abu">Lampiran</Badge>}
                  </span>
                </Group>
              </Table.Th>
              <Table.Td>{rentangEntri(row)}</Table.Td>
              <Table.Td>{row.periode}</Table.Td>
              <Table.Td>{row.kegiatan}</Table.Td>
              <Table.Td>{row.prodi ?? <Text c="dimmed">Semua</Text>}</Table.Td>
              <Table.Td>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={`${boleh ? 'Ubah' : 'Lihat'} ${row.nama}`}
                  onClick={() => onBuka(row)}
                >
                  {boleh ? 'Ubah' : 'Lihat'}
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
