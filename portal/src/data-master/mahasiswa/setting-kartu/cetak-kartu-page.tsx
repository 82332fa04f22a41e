import { AntreanKartu } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/kartu'
import { NAMA_KARTU, type KartuMahasiswa } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/setting-kartu'
import { STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import { useMemo } from 'react'
import { api } from '../../../api'
import { ListPage } from '../../../kit/page/list-page'
import { DataTable } from '../../../kit/table/data-table'
import { choicesFilter } from '../../../kit/table/filter-controls'
import { columnsOf } from '../../../kit/table/schema-columns'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'
import { StatusMahasiswaBadge } from '../../../shared/status/status-mahasiswa-badge'
import { kolomKartu } from './kolom-kartu'
import { FILTER_FOTO, FILTER_KARTU, FILTER_SIAP } from './saringan-kartu'
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
  ...kolomKartu<AntreanKartu>(AntreanKartu),
]
const FILTER_NAMES = ['siap', 'kartu', 'adaFoto', 'prodi', 'angkatan', 'status'] as const

function useFilters() {
  const angkatan = useSaringAngkatan()
  return useMemo(
    () => [
      FILTER_SIAP,
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
