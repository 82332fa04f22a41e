import { MahasiswaRow } from '@sivitas/contract/data-master/mahasiswa/mahasiswa'
import { STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import { useMemo } from 'react'
import { api } from '../../../api'
import { ListPage } from '../../../kit/page/list-page'
import { DataTable } from '../../../kit/table/data-table'
import { choicesFilter, yesNoFilter } from '../../../kit/table/filter-controls'
import { remotesFilter } from '../../../kit/table/filter-remote'
import { columnsOf } from '../../../kit/table/schema-columns'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'
import { sumberJenisKelas, sumberKampus } from '../../../shared/pickers/sumber-unit'
import { StatusMahasiswaBadge } from '../../../shared/status/status-mahasiswa-badge'
import { sumberKelas } from './sumber'
import { usePenempatan } from './use-penempatan'
import { saringProdi, useSaringAngkatan } from '../../../shared/pickers/saring'

const column = columnsOf<MahasiswaRow>(MahasiswaRow)
const COLUMNS = [
  column('nama', { sort: 'nama', width: 220 }),
  column('nim', { sort: 'nim', width: 120, card: 'isi' }),
  column('angkatan', { sort: 'angkatan', card: 'isi' }),
  column('labelProdi', { width: 200 }),
  column('kampus', { width: 150 }),
  column('jenisKelas', { width: 140 }),
  column('kelompokSesi', { width: 130 }),
  column('kelas', { width: 120, card: 'isi' }),
  column('namaStatus', { cell: ({ status }) => <StatusMahasiswaBadge status={status} />, card: 'lencana', width: 150 }),
  column('jenisKelamin', { shown: 'pilihan' }),
]
const FILTER_NAMES = ['prodi', 'angkatan', 'tanpaKelas', 'belumDiatur', 'status', 'jenisKelas', 'kampus', 'kelasDefault'] as const
const STATUS = Object.entries(STATUS_MAHASISWA).map(([value, { nama }]) => ({ value, label: nama }))

function useFilters() {
  const angkatan = useSaringAngkatan()
  return useMemo(
    () => [
      saringProdi,
      angkatan,
      yesNoFilter({ name: 'tanpaKelas', label: 'Kelas', yes: 'Tanpa kelas', no: 'Sudah punya kelas' }),
      yesNoFilter({ name: 'belumDiatur', label: 'Penempatan', yes: 'Belum diatur', no: 'Sudah diatur' }),
      choicesFilter({ name: 'status', label: 'Status', choices: STATUS }),
      remotesFilter({ name: 'jenisKelas', label: 'Jenis kelas', sumber: sumberJenisKelas }),
      remotesFilter({ name: 'kampus', label: 'Kampus', sumber: sumberKampus }),
      remotesFilter({ name: 'kelasDefault', label: 'Nama kelas', sumber: sumberKelas }),
    ],
    [angkatan],
  )
}

const nameOf = ({ nama, nim }: MahasiswaRow) => `${nama} (${nim})`

/** Where students sit: who is not placed yet, and what is set for many at once. */
export function PenempatanPage() {
  const call = api.dataMaster.mahasiswa.list
  const list = useListState(call, { filters: FILTER_NAMES })
  const answer = useListQuery(call, list.input)
  const table = useTableModel({ screen: 'data-master/mahasiswa/kampus-jenis-kelas', columns: COLUMNS, list, answer })
  const penempatan = usePenempatan(table)
  return (
    <ListPage
      title="Kampus & Jenis Kelas"
      table={table}
      nameOf={nameOf}
      search="Cari nama atau NIM"
      filters={useFilters()}
      exports={call}
      bulk={penempatan.bulk}
    >
      <DataTable
        table={table}
        label="Penempatan mahasiswa"
        nameOf={nameOf}
        empty="Mahasiswa baru masuk lewat penerimaan mahasiswa atau impor data."
        to={({ id }) => `/data-master/mahasiswa/data-mahasiswa/${id}`}
      />
      {penempatan.dialog}
    </ListPage>
  )
}
