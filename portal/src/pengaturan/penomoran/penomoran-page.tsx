import { Code, Stack, Text } from '@mantine/core'
import { Penomoran } from '@sivitas/contract/pengaturan/penomoran'
import { Outlet, useResolvedPath, useSearchParams } from 'react-router'
import { api } from '../../api'
import { NilaiTanggal } from '../../kit/format/nilai'
import { IconClipboardList, IconPencil, IconPlus } from '../../kit/icons'
import { useMay } from '../../kit/izin/can'
import { ListPage } from '../../kit/page/list-page'
import { DataTable } from '../../kit/table/data-table'
import { choiceFilter } from '../../kit/table/filter-controls'
import { columnsOf } from '../../kit/table/schema-columns'
import { useListQuery } from '../../kit/table/use-list-query'
import { useListState } from '../../kit/table/use-list-state'
import { useTableModel } from '../../kit/table/use-table-model'
import { CAKUPAN, pilihan, ULANG } from './kata'

const calls = api.pengaturan.penomoran
export type PenomoranRow = Awaited<ReturnType<typeof calls.list.call>>['data'][number]

const column = columnsOf<PenomoranRow>(Penomoran)

const COLUMNS = [
  column('nama', { sort: 'nama', width: 190 }),
  column('kode', { sort: 'kode', card: 'isi' }),
  column('pola', { width: 330, cell: ({ pola }) => <Code>{pola}</Code> }),
  column('contoh', { width: 200, card: 'isi' }),
  column('ulang', { cell: ({ ulang }) => ULANG[ulang] }),
  column('cakupanHitung', { cell: ({ cakupanHitung }) => CAKUPAN[cakupanHitung] }),
  {
    id: 'terakhir',
    title: 'Nomor terakhir',
    width: 260,
    cell: ({ terakhir }: PenomoranRow) => <Terakhir terakhir={terakhir} />,
  },
  column('jumlahDipakai', { card: 'isi' }),
  column('jumlahBatal'),
  column('mulai', { shown: 'pilihan' }),
]

const FILTERS = [choiceFilter({ name: 'ulang', label: 'Mulai lagi tiap', choices: pilihan(ULANG) })]

function Terakhir({ terakhir }: Pick<PenomoranRow, 'terakhir'>) {
  if (terakhir.length === 0) return <span>Belum dipakai</span>
  return (
    <Stack component="span" gap={0}>
      {terakhir.slice(0, 2).map(({ kunci, terakhir: nomor, tanggal }) => (
        <Text component="span" inherit key={kunci}>
          {kunci}: {nomor}, <NilaiTanggal nilai={tanggal} />
        </Text>
      ))}
    </Stack>
  )
}

/** The numbering schemes: how numbers look, where each counter stands, and which numbers were given out. */
export function PenomoranPage() {
  const base = useResolvedPath('.').pathname.replace(/\/$/, '')
  const [params] = useSearchParams()
  const may = useMay()
  const list = useListState(calls.list, { filters: ['ulang'] })
  const answer = useListQuery(calls.list, list.input)
  const table = useTableModel({ screen: 'pengaturan/penomoran', columns: COLUMNS, list, answer, selects: 'tanpa' })
  const to = (segment: string) => (params.size > 0 ? `${base}/${segment}?${params}` : `${base}/${segment}`)
  return (
    <>
      <ListPage
        title="Penomoran"
        table={table}
        nameOf={({ nama }) => nama}
        search="Cari kode atau nama"
        filters={FILTERS}
        exports={calls.list}
        primary={{ label: 'Tambah', icon: <IconPlus size={16} aria-hidden />, to: to('tambah'), call: calls.create }}
      >
        <DataTable
          table={table}
          label="Penomoran"
          nameOf={({ nama }) => nama}
          empty="Pilih Tambah untuk membuat penomoran pertama."
          to={({ id }) => to(id)}
          actions={(row) => [
            { label: may(calls.update) ? 'Ubah' : 'Lihat', icon: <IconPencil size={16} aria-hidden />, to: to(row.id) },
            { label: 'Daftar nomor', icon: <IconClipboardList size={16} aria-hidden />, to: `${base}/${row.id}/nomor` },
          ]}
        />
      </ListPage>
      <Outlet context={base} />
    </>
  )
}
