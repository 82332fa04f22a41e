import { Card, Stack, Table } from '@mantine/core'
import { STATUS_CODES, STATUS_MAHASISWA, type StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { Kosong } from '../../../kit/feedback/kosong'
import { Muatan } from '../../../kit/feedback/muatan'
import { PilihJauhBanyakInput } from '../../../kit/form/inputs/pilih-jauh-banyak-input'
import { PageHead } from '../../../kit/page/page-head'
import { matriksRekap } from './matriks'
import { sumberInstansi } from './sumber-instansi'

/** Students by agency, angkatan and status. */
export function RekapPage() {
  const [instansi, setInstansi] = useState<readonly string[] | null>([])
  const query = useQuery(api.dataMaster.instansi.rekap.queryOptions({ input: instansi?.length ? { instansi: [...instansi] } : {} }))
  return (
    <Stack gap="md">
      <PageHead title="Rekap Mahasiswa Instansi" />
      <Card>
        <PilihJauhBanyakInput label="Instansi" sumber={sumberInstansi} value={instansi} onChange={setInstansi} />
      </Card>
      <Muatan query={query}>
        {({ data }) =>
          data.length === 0 ? (
            <Kosong jenis="belumAda" petunjuk="Belum ada mahasiswa dari instansi ini." />
          ) : (
            <Card>
              <Matriks rows={data} />
            </Card>
          )
        }
      </Muatan>
    </Stack>
  )
}

type Row = Awaited<ReturnType<typeof api.dataMaster.instansi.rekap.call>>['data'][number]

function Matriks({ rows }: { rows: readonly Row[] }) {
  const kode = STATUS_CODES.filter((status) => rows.some((row) => row.status === status)) as StatusMahasiswa[]
  const { baris, total } = matriksRekap(rows)
  return (
    <Table.ScrollContainer minWidth={520}>
      <Table aria-label="Rekap per instansi, angkatan, dan status">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Instansi</Table.Th>
            <Table.Th ta="end">Angkatan</Table.Th>
            {kode.map((status) => (
              <Table.Th key={status} ta="end">
                {STATUS_MAHASISWA[status].nama}
              </Table.Th>
            ))}
            <Table.Th ta="end">Jumlah</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {baris.map((satu) => (
            <Table.Tr key={`${satu.idInstansi}${satu.angkatan}`}>
              <Table.Th scope="row">{satu.instansi}</Table.Th>
              <Table.Td ta="end">{satu.angkatan}</Table.Td>
              {kode.map((status) => (
                <Table.Td key={status} ta="end">
                  {formatAngka(satu.status[status] ?? 0)}
                </Table.Td>
              ))}
              <Table.Td ta="end">{formatAngka(satu.jumlah)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row" colSpan={2}>
              Jumlah
            </Table.Th>
            {kode.map((status) => (
              <Table.Td key={status} ta="end">
                {formatAngka(total.status[status] ?? 0)}
              </Table.Td>
            ))}
            <Table.Td ta="end">{formatAngka(total.jumlah)}</Table.Td>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Table.ScrollContainer>
  )
}
