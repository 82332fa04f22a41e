import { Anchor, Table, Text } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api'
import { useMay, type Call } from '../../kit/izin/can'
import type { ReadCall } from '../../kit/table/calls'
import { inputDariQuery } from '../../kit/table/list-url'
import { Bagian } from './bagian'

type Tampilan = Awaited<ReturnType<typeof api.platform.tampilan.list.call>>['data'][number]
type ListCall = ReadCall<Record<string, unknown>, { meta: { totalItems: number } }>

const isCall = (node: unknown): node is ListCall & Call =>
  typeof node === 'function' || (typeof node === 'object' && node !== null) ? 'call' in node && 'queryKey' in node : false

/** The list call that a view names; none when a later version took it away. */
function panggilanDari(nama: string): (ListCall & Call) | null {
  const node = nama.split('.').reduce<unknown>((inner, part) => (inner as Record<string, unknown> | undefined)?.[part], api)
  return isCall(node) ? node : null
}

/** A view's count is the totalItems of its list, asked anew whenever the home page opens. */
function Jumlah({ call, query }: { call: ListCall; query: string }) {
  const input = { ...inputDariQuery(query), page: 1, itemsPerPage: 1 }
  const { data } = useQuery({
    queryKey: [...call.queryKey({ input }), 'jumlah'],
    queryFn: ({ signal }) => call.call(input, { signal }),
    meta: { senyap: true },
  })
  return <>{data ? formatAngka(data.meta.totalItems) : '-'}</>
}

function Baris({ tampilan: { nama, halaman, query, panggilan, pemilik, milikSaya } }: { tampilan: Tampilan }) {
  const may = useMay()
  const call = panggilanDari(panggilan)
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component={Link} to={query === '' ? halaman : `${halaman}?${query}`}>
          {milikSaya ? nama : `${nama} (${pemilik})`}
        </Anchor>
      </Table.Td>
      <Table.Td ta="right" fw={600}>
        {call && may(call) ? <Jumlah call={call} query={query} /> : '-'}
      </Table.Td>
    </Table.Tr>
  )
}

/** Views that were pinned, each with how many rows it finds now (platform, Beyond 8). */
export function TampilanPart() {
  const asked = useQuery(api.platform.tampilan.list.queryOptions())
  const tersemat = asked.data?.data.filter(({ disematkan }) => disematkan)
  return (
    <Bagian<Tampilan[]> judul="Tampilan tersemat" asked={{ ...asked, data: tersemat }}>
      {(daftar) =>
        daftar.length === 0 ? (
          <Text c="dimmed" py="md">
            Saring sebuah daftar, lalu simpan tampilannya dengan Sematkan di beranda.
          </Text>
        ) : (
          <Table verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Tampilan</Table.Th>
                <Table.Th ta="right">Jumlah</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {daftar.map((tampilan) => (
                <Baris key={tampilan.id} tampilan={tampilan} />
              ))}
            </Table.Tbody>
          </Table>
        )
      }
    </Bagian>
  )
}
