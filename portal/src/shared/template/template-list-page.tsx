import { JENIS_TEMPLATE, type JenisTemplate } from '@sivitas/contract/pengaturan/template/jenis'
import { TemplateRingkas } from '@sivitas/contract/pengaturan/template/template'
import { Outlet, useSearchParams } from 'react-router'
import { z } from 'zod'
import { api } from '../../api'
import { IconCopy, IconIdBadge2, IconPencil, IconPlus, IconTable, IconTrash, IconUpload } from '../../kit/icons'
import { ListPage } from '../../kit/page/list-page'
import { StatusBadge } from '../../kit/page/status-badge'
import { DataTable } from '../../kit/table/data-table'
import { choiceFilter } from '../../kit/table/filter-controls'
import type { RowAction } from '../../kit/table/row-action'
import { columnsOf } from '../../kit/table/schema-columns'
import { useListQuery } from '../../kit/table/use-list-query'
import { useListState } from '../../kit/table/use-list-state'
import { usePreferensi } from '../../kit/table/use-preferensi'
import { useTableModel } from '../../kit/table/use-table-model'
import { GaleriTemplate } from './galeri/galeri-template'
import { PILIHAN_STATUS, STATUS, UJI, type TemplateRow } from './kata'
import { useTindakan } from './tindakan-template'

const calls = api.pengaturan.template
const column = columnsOf<TemplateRow>(TemplateRingkas)
const ikon = { size: 16, 'aria-hidden': true } as const

const COLUMNS = [
  column('nama', { sort: 'nama', width: 210 }),
  column('kode', { sort: 'kode' }),
  column('nomorVersi', { sort: 'nomorVersi', card: 'isi' }),
  column('status', {
    sort: 'status',
    width: 100,
    card: 'lencana',
    cell: ({ status }) => <StatusBadge kode={status} {...STATUS[status]} />,
  }),
  column('labelCakupan', { width: 150, card: 'isi' }),
  column('kertas'),
  column('uji', { width: 130, cell: ({ uji }) => <StatusBadge kode={uji} {...UJI[uji]} /> }),
  column('terbitPada', { sort: 'terbitPada', width: 170 }),
  column('jumlahDokumen'),
  column('terbitOleh', { shown: 'pilihan' }),
]

const FILTERS = [choiceFilter({ name: 'status', label: 'Status', choices: PILIHAN_STATUS })]

/** How the templates of cards are shown, remembered for all kinds of them. */
const Tampilan = z.enum(['galeri', 'tabel'])

type TemplateListPageProps = Readonly<{ jenis: JenisTemplate; daftar: string }>

/** The templates of one kind, all versions. */
export function TemplateListPage({ jenis, daftar }: TemplateListPageProps) {
  const [params] = useSearchParams()
  const list = useListState(calls.list, { filters: ['status', 'kode'] })
  const answer = useListQuery(calls.list, { ...list.input, jenis })
  const table = useTableModel({ screen: `pengaturan/template/${jenis}`, columns: COLUMNS, list, answer, selects: 'tanpa' })
  const { terbit, salin, hapus } = useTindakan(daftar)
  const { nama, kartu } = JENIS_TEMPLATE[jenis]
  const [tampilan, setTampilan] = usePreferensi('tampilan:template-kartu', Tampilan, 'galeri')
  const galeri = kartu && tampilan === 'galeri'
  const ubahTampilan = galeri
    ? { label: 'Tampilkan tabel', icon: <IconTable {...ikon} />, onClick: () => setTampilan('tabel') }
    : { label: 'Tampilkan galeri', icon: <IconIdBadge2 {...ikon} />, onClick: () => setTampilan('galeri') }
  const actions = (row: TemplateRow): RowAction[] => [
    { label: row.status === 'draf' ? 'Ubah' : 'Lihat', icon: <IconPencil {...ikon} />, to: `${daftar}/${row.id}` },
    ...(row.status === 'draf'
      ? [
          { label: 'Terbitkan', icon: <IconUpload {...ikon} />, call: calls.terbitkan, onClick: () => void terbit(row) },
          {
            label: 'Hapus draf',
            icon: <IconTrash {...ikon} />,
            tone: 'bahaya' as const,
            call: calls.remove,
            onClick: () => void hapus(row),
          },
        ]
      : []),
    { label: 'Duplikat', icon: <IconCopy {...ikon} />, call: calls.duplikat, onClick: () => void salin(row) },
  ]
  const isi = {
    table,
    label: `Template ${nama}`,
    empty: 'Pilih Tambah untuk membuat template pertama.',
    to: ({ id }: TemplateRow) => `${daftar}/${id}`,
    actions,
  }
  return (
    <>
      <ListPage
        title={`Template ${nama}`}
        table={table}
        nameOf={({ nama: satu }) => satu}
        search="Cari nama atau kode"
        filters={FILTERS}
        exports={null}
        {...(kartu && { secondary: ubahTampilan })}
        primary={{
          label: 'Tambah',
          icon: <IconPlus {...ikon} />,
          to: params.size > 0 ? `${daftar}/add?${params}` : `${daftar}/add`,
          call: calls.create,
        }}
      >
        {galeri ? <GaleriTemplate {...isi} /> : <DataTable {...isi} nameOf={({ nama: satu }) => satu} />}
      </ListPage>
      <Outlet context={daftar} />
    </>
  )
}
