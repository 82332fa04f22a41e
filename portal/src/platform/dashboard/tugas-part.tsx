import { Anchor, Table, Text } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api'
import { usePeriode } from '../../auth/operator'
import { Bagian } from './bagian'

type Isi = NonNullable<Awaited<ReturnType<typeof api.platform.beranda.bagian.call>>['data']['tugas']>
type Tugas = Exclude<Isi, { galat: string }>[number]

function Baris({ tugas }: { tugas: Tugas }) {
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component={Link} to={tugas.tautan}>
          {tugas.judul}
        </Anchor>
      </Table.Td>
      <Table.Td ta="right" fw={600}>
        {formatAngka(tugas.jumlah)}
      </Table.Td>
      <Table.Td ta="right" c="dimmed">
        {tugas.tertuaHari === null ? '-' : `${formatAngka(tugas.tertuaHari)} hari`}
      </Table.Td>
    </Table.Tr>
  )
}

/** Work that waits; each row opens the list that it counts. */
export function TugasPart() {
  const { id } = usePeriode()
  const asked = useQuery(api.platform.beranda.bagian.queryOptions({ input: { bagian: 'tugas', periode: id } }))
  return (
    <Bagian<Tugas[]> judul="Tugas menunggu" asked={{ ...asked, data: asked.data?.data.tugas }}>
      {(daftar) =>
        daftar.length === 0 ? (
          <Text c="dimmed" py="md">
            Tidak ada tugas menunggu
          </Text>
        ) : (
          <Table verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Tugas</Table.Th>
                <Table.Th ta="right">Jumlah</Table.Th>
                <Table.Th ta="right">Terlama</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {daftar.map((tugas) => (
                <Baris key={tugas.kode} tugas={tugas} />
              ))}
            </Table.Tbody>
          </Table>
        )
      }
    </Bagian>
  )
}
