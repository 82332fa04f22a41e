import { JENIS_TUGAS, MahasiswaInstansi } from '@sivitas/contract/data-master/mahasiswa/instansi-mahasiswa'
import { STATUS_MAHASISWA } from '@sivitas/contract/data-master/mahasiswa/status'
import { api } from '../../../api'
import { NilaiAngka } from '../../../kit/format/nilai'
import { ListPage } from '../../../kit/page/list-page'
import { DataTable } from '../../../kit/table/data-table'
import { choicesFilter } from '../../../kit/table/filter-controls'
import { remotesFilter } from '../../../kit/table/filter-remote'
import { columnsOf } from '../../../kit/table/schema-columns'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'
import { StatusMahasiswaBadge } from '../../../shared/status/status-mahasiswa-badge'
import { sumberInstansi } from './sumber-instansi'
import { useAturInstansi } from './use-atur-instansi'
import { saringProdi } from '../../../shared/pickers/saring'

const call = api.dataMaster.instansi.mahasiswa
const column = columnsOf<MahasiswaInstansi>(MahasiswaInstansi)
const COLUMNS = [
  column('nama', { sort: 'nama', width: 200 }),
  column('nim', { sort: 'nim', width: 120, card: 'isi' }),
  column('instansi', { sort: 'instansi', width: 220, card: 'isi' }),
  column('unitKerja', { width: 150 }),
  column('jabatanInstansi', { width: 150 }),
  column('nipInstansi', { width: 160 }),
  column('jenisTugas', { cell: ({ jenisTugas }) => (jenisTugas === null ? '-' : JENIS_TUGAS[jenisTugas]), width: 120 }),
  column('status', { cell: ({ status }) => <StatusMahasiswaBadge status={status} />, card: 'lencana' }),
  column('labelProdi', { width: 190, shown: 'pilihan' }),
  column('angkatan', { sort: 'angkatan', shown: 'pilihan' }),
  column('ipk', { cell: ({ ipk }) => <NilaiAngka nilai={ipk} desimal={2} />, shown: 'pilihan' }),
  column('sksLulus', { shown: 'pilihan' }),
]
const FILTERS = [
  remotesFilter({ name: 'instansi', label: 'Instansi', sumber: sumberInstansi }),
  saringProdi,
  choicesFilter({
    name: 'status',
    label: 'Status',
    choices: Object.entries(STATUS_MAHASISWA).map(([value, { nama }]) => ({ value, label: nama })),
  }),
  choicesFilter({
    name: 'jenisTugas',
    label: 'Jenis tugas',
    choices: Object.entries(JENIS_TUGAS).map(([value, label]) => ({ value, label })),
  }),
]
const nameOf = ({ nama, nim }: MahasiswaInstansi) => `${nama} (${nim})`

/** Students who come from an agency. */
export function MahasiswaInstansiPage() {
  const list = useListState(call, { filters: ['instansi', 'prodi', 'status', 'jenisTugas', 'angkatan'] })
  const answer = useListQuery(call, list.input)
  const table = useTableModel({ screen: 'data-master/mahasiswa/instansi-mahasiswa/mahasiswa', columns: COLUMNS, list, answer })
  const atur = useAturInstansi(table)
  return (
    <ListPage
      title="Mahasiswa Instansi"
      table={table}
      nameOf={nameOf}
      search="Cari nama, NIM, atau instansi"
      filters={FILTERS}
      exports={call}
      bulk={[atur.bulk]}
    >
      <DataTable
        table={table}
        label="Mahasiswa instansi"
        nameOf={nameOf}
        empty="Tetapkan instansi dari daftar Data Mahasiswa atau dari rincian mahasiswa."
        to={({ id }) => `/data-master/mahasiswa/data-mahasiswa/${id}?tab=kelompok`}
      />
      {atur.dialog}
    </ListPage>
  )
}
