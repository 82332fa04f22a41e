import { AntreanKartu, STATUS_KARTU } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/kartu'
import { NAMA_KARTU, type KartuMahasiswa } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/setting-kartu'
import { STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import { useMemo } from 'react'
import { api } from '../../../api'
import { NilaiTanggal } from '../../../kit/format/nilai'
import { ListPage } from '../../../kit/page/list-page'
import { StatusBadge } from '../../../kit/page/status-badge'
import { DataTable } from '../../../kit/table/data-table'
import { choicesFilter, yesNoFilter } from '../../../kit/table/filter-controls'
import { columnsOf } from '../../../kit/table/schema-columns'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'
import { StatusMahasiswaBadge } from '../../../shared/status/status-mahasiswa-badge'
import { FILTER_FOTO, FILTER_KARTU } from './saringan-kartu'
import { useCetakKartu } from './use-cetak-kartu'
import { saringProdi, useSaringAngkatan } from '../../../shared/pickers/saring'

const call = api.dataMaster.kartu.antrean
const column = columnsOf<AntreanKartu>(AntreanKartu)
const COLUMNS = [
  column('nama', { sort: 'nama', width: 220 }),
  column('nim', { sort: 'nim', width: 120, card: 'isi' }),
  column('labelProdi', { width: 200, card: 'isi' }),
  column('angkatan', { sort: 'angkatan' }),
  column('status', { cell: ({ status }) => <StatusMahasiswaBadge status={status} />, width: 140 }),
  column('adaFoto', {
    cell: ({ adaFoto }) => (
      <StatusBadge kode={String(adaFoto)} nama={adaFoto ? 'Ada foto' : 'Tanpa foto'} tone={adaFoto ? 'hijau' : 'jingga'} />
    ),
    width: 120,
  }),
  column('statusKartu', { cell: ({ statusKartu }) => (statusKartu === null ? 'Belum ada' : STATUS_KARTU[statusKartu]), width: 120 }),
  column('nomorKartu', { width: 140 }),
  column('berlakuSampai', { cell: ({ berlakuSampai }) => <NilaiTanggal nilai={berlakuSampai} />, width: 150 }),
  column('siap', {
    cell: ({ siap }) => (siap ? <StatusBadge kode="siap" nama="Siap cetak" tone="hijau" /> : <StatusBadge kode="tidak" nama="Tidak" />),
    card: 'lencana',
  }),
]
const FILTER_NAMES = ['siap', 'kartu', 'adaFoto', 'prodi', 'angkatan', 'status'] as const

function useFilters() {
  const angkatan = useSaringAngkatan()
  return useMemo(
    () => [
      yesNoFilter({ name: 'siap', label: 'Siap cetak', yes: 'Siap cetak', no: 'Belum siap' }),
      FILTER_KARTU,
      FILTER_FOTO,
      saringProdi,
      angkatan,
      choicesFilter({
        name: 'status',
        label: 'Status',
        choices: Object.entries(STATUS_MAHASISWA).map(([value, { nama }]) => ({ value, label: nama })),
      }),
    ],
    [angkatan],
  )
}

const nameOf = ({ nama, nim }: AntreanKartu) => `${nama} (${nim})`

/** Tab *Cetak Kartu*: which students can get a card of a kind, and the print of it. */
export function CetakKartuPage({ jenis = 'ktm' }: { jenis?: KartuMahasiswa }) {
  const state = useListState(call, { filters: FILTER_NAMES, initial: { siap: '1' } })
  const list = useMemo(() => ({ ...state, input: { ...state.input, jenis } }), [state, jenis])
  const answer = useListQuery(call, list.input)
  const table = useTableModel({ screen: 'data-master/mahasiswa/setting-kartu/cetak-kartu', columns: COLUMNS, list, answer })
  const cetak = useCetakKartu(
    table,
    { idOf: ({ id }) => id, halaman: (query, page) => call.call({ ...query, jenis, page, itemsPerPage: 1000 }) },
    jenis,
  )
  return (
    <ListPage
      title={jenis === 'ktm' ? 'Cetak Kartu' : `Cetak ${NAMA_KARTU[jenis]}`}
      table={table}
      nameOf={nameOf}
      search="Cari nama atau NIM"
      filters={useFilters()}
      exports={call}
      bulk={[cetak.bulk]}
    >
      <DataTable
        table={table}
        label="Antrean kartu"
        nameOf={nameOf}
        empty="Mahasiswa yang memiliki foto dan belum memiliki kartu tampil di sini."
        to={({ id }) => `/data-master/mahasiswa/data-mahasiswa/${id}?tab=kartu`}
      />
      {cetak.dialog}
    </ListPage>
  )
}
