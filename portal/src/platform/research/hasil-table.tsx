import { Table } from '@mantine/core'
import { silangkan, tertulis, type Hasil, type Satuan } from './bentuk'

type HasilTableProps = { hasil: Hasil; dimensiBaris: number; satuan: readonly Satuan[] }

/** Rows against columns; with several measures each column is split by them. */
export function HasilTable({ hasil, dimensiBaris, satuan }: HasilTableProps) {
  const silang = silangkan(hasil, dimensiBaris)
  const berkolom = hasil.dimensi.length > dimensiBaris
  const judulBaris =
    hasil.dimensi
      .slice(0, dimensiBaris)
      .map(({ nama }) => nama)
      .join(' / ') || 'Semua'
  const kepala = silang.kolom.flatMap((kolom) =>
    hasil.ukuran.map(({ kode, nama }) => ({
      kunci: `${kolom}:${kode}`,
      teks: berkolom ? (hasil.ukuran.length > 1 ? `${kolom}: ${nama}` : kolom) : nama,
    })),
  )
  return (
    <Table.ScrollContainer
      minWidth={480}
      maxHeight={560}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'region', 'aria-label': 'Tabel hasil riset' } }}
    >
      <Table stickyHeader verticalSpacing={6} striped="even">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{judulBaris}</Table.Th>
            {kepala.map(({ kunci, teks }) => (
              <Table.Th key={kunci} ta="right">
                {teks}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {silang.baris.map((baris) => (
            <Table.Tr key={baris}>
              <Table.Th scope="row" fw={400}>
                {baris || 'Semua'}
              </Table.Th>
              {silang.kolom.flatMap((kolom) =>
                hasil.ukuran.map(({ kode }, i) => (
                  <Table.Td key={`${kolom}:${kode}`} ta="right">
                    {tertulis(silang.isi(baris, kolom)?.[i], satuan[i] ?? 'baris')}
                  </Table.Td>
                )),
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
