import { ColorSwatch, Group } from '@mantine/core'
import { Kegiatan } from '@sivitas/contract/akademik/kegiatan-akademik'
import { kodeJendela, KODE_JENDELA, labelJendela } from '@sivitas/rules/akademik/kode-jendela'
import { useState } from 'react'
import { Outlet, useResolvedPath, useSearchParams } from 'react-router'
import { api } from '../../api'
import { IconPencil, IconPlus, IconSortAscending, IconTrash } from '../../kit/icons'
import { useMay } from '../../kit/izin/can'
import { ListPage } from '../../kit/page/list-page'
import { DataTable } from '../../kit/table/data-table'
import { choiceFilter, yesNoFilter } from '../../kit/table/filter-controls'
import { columnsOf } from '../../kit/table/schema-columns'
import { useListQuery } from '../../kit/table/use-list-query'
import { useListState } from '../../kit/table/use-list-state'
import { useTableModel } from '../../kit/table/use-table-model'
import { useHapusBaris } from '../use-hapus-baris'
import { UrutanPanel } from './urutan-panel'

type Row = Awaited<ReturnType<typeof api.akademik.kegiatanAkademik.list.call>>['data'][number]

const column = columnsOf<Row>(Kegiatan)

const COLUMNS = [
  column('nama', { sort: 'nama', width: 240, cell: Nama }),
  column('kode', { sort: 'kode', card: 'isi' }),
  column('kodeJendela', {
    width: 190,
    card: 'isi',
    cell: ({ kodeJendela: kode }) => (kode && kodeJendela(kode) ? labelJendela(kode) : '-'),
  }),
  column('tampilPublik'),
  column('dipakai', { sort: 'dipakai', card: 'isi' }),
  column('urut', { sort: 'urut', shown: 'pilihan' }),
]

const FILTERS = [
  choiceFilter({
    name: 'kodeJendela',
    label: 'Membuka jendela',
    choices: KODE_JENDELA.map((kode) => ({ value: kode, label: labelJendela(kode) })),
  }),
  yesNoFilter({ name: 'tampilPublik', label: 'Tampil publik' }),
]

/** A colour is beside its name and never alone: it says nothing that the name does not. */
function Nama({ nama, warna }: Row) {
  return (
    <Group component="span" gap={8} wrap="nowrap">
      <ColorSwatch component="span" color={warna ?? 'transparent'} size={14} aria-hidden />
      <span>{nama}</span>
    </Group>
  )
}

/** The kinds of activity that the calendar is made of, in the order that the college wants. */
export function KegiatanPage() {
  const calls = api.akademik.kegiatanAkademik
  const base = useResolvedPath('.').pathname.replace(/\/$/, '')
  const [params] = useSearchParams()
  const [mengurutkan, setMengurutkan] = useState(false)
  const may = useMay()
  const list = useListState(calls.list, { filters: ['kodeJendela', 'tampilPublik'] })
  const answer = useListQuery(calls.list, list.input)
  const table = useTableModel({ screen: 'pengaturan/kegiatan-akademik', columns: COLUMNS, list, answer, selects: 'tanpa' })
  const to = (segment: string) => (params.size > 0 ? `${base}/${segment}?${params}` : `${base}/${segment}`)
  const hapus = useHapusBaris<Row>({
    segarkan: [calls.key()],
    tanya: ({ nama, dipakai }) => ({
      pesan: `Hapus kegiatan ${nama}?`,
      ...(dipakai > 0 && { akibat: [`Kegiatan ini dipakai ${dipakai} entri kalender, sehingga akan ditolak.`] }),
    }),
    hapus: ({ id }) => calls.remove.call({ id }),
  })
  return (
    <>
      <ListPage
        title="Kegiatan Akademik"
        table={table}
        nameOf={({ nama }) => nama}
        search="Cari kode atau nama"
        filters={FILTERS}
        exports={calls.list}
        primary={{ label: 'Tambah', icon: <IconPlus size={16} aria-hidden />, to: to('tambah'), call: calls.create }}
        secondary={{
          label: 'Atur urutan',
          icon: <IconSortAscending size={16} aria-hidden />,
          onClick: () => setMengurutkan(true),
          call: calls.urutkan,
        }}
      >
        <DataTable
          table={table}
          label="Kegiatan akademik"
          nameOf={({ nama }) => nama}
          empty="Pilih Tambah untuk membuat kegiatan pertama."
          to={({ id }) => to(id)}
          actions={(row) => [
            { label: may(calls.update) ? 'Ubah' : 'Lihat', icon: <IconPencil size={16} aria-hidden />, to: to(row.id) },
            { label: 'Hapus', icon: <IconTrash size={16} aria-hidden />, tone: 'bahaya', call: calls.remove, onClick: () => hapus(row) },
          ]}
        />
      </ListPage>
      {mengurutkan && <UrutanPanel onTutup={() => setMengurutkan(false)} />}
      <Outlet context={base} />
    </>
  )
}
