import type { SumberPilihan } from '../../kit/form/inputs/pilihan-jauh'
import { toast } from '../../kit/feedback/toast'
import { NilaiAngka } from '../../kit/format/nilai'
import { IconHistory, IconPencil, IconPlus, IconTrash } from '../../kit/icons'
import type { BulkAction } from '../../kit/page/bulk'
import { ListPage } from '../../kit/page/list-page'
import { StatusBadge } from '../../kit/page/status-badge'
import { DataTable } from '../../kit/table/data-table'
import { choiceFilter, choicesFilter } from '../../kit/table/filter-controls'
import { dayRangeFilter } from '../../kit/table/filter-day-range'
import { remoteFilter } from '../../kit/table/filter-remote'
import type { RowAction } from '../../kit/table/row-action'
import { columnsOf } from '../../kit/table/schema-columns'
import type { Target } from '../../kit/table/selection'
import { useListQuery } from '../../kit/table/use-list-query'
import { useListState } from '../../kit/table/use-list-state'
import { useTableModel } from '../../kit/table/use-table-model'
import { daftarCall, idsOf, ubahStatusCall, type ContohQuery } from '../contoh/daftar-call'
import { ContohMahasiswa, PRODI } from '../contoh/mahasiswa'
import { Penyedia } from '../contoh/penyedia'

const NAMA_STATUS = { aktif: 'Aktif', cuti: 'Cuti', lulus: 'Lulus', nonaktif: 'Nonaktif' } as const

const kolom = columnsOf<ContohMahasiswa>(ContohMahasiswa)
const COLUMNS = [
  kolom('nama', { sort: 'nama' }),
  kolom('nim', { sort: 'nim', card: 'isi' }),
  kolom('prodi', { sort: 'prodi', card: 'isi' }),
  kolom('angkatan', { sort: 'angkatan', card: 'isi' }),
  kolom('status', { cell: ({ status }) => <StatusBadge kode={status} nama={NAMA_STATUS[status]} />, card: 'lencana' }),
  kolom('ipk', { sort: 'ipk', cell: ({ ipk }) => <NilaiAngka nilai={ipk} desimal={2} /> }),
  kolom('sks', { sort: 'sks' }),
  kolom('tanggalLahir'),
  kolom('kota'),
  kolom('email', { shown: 'pilihan' }),
]

const asChoices = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const kotaPilihan = ['Bandung', 'Denpasar', 'Makassar', 'Medan', 'Surabaya'].map((kota) => ({
  value: kota,
  label: kota,
  keterangan: 'Indonesia',
}))
const KOTA: SumberPilihan = {
  kunci: ['gaya', 'kota'],
  cari: ({ cari }) =>
    Promise.resolve({ pilihan: kotaPilihan.filter(({ label }) => label.toLowerCase().includes(cari.toLowerCase())), totalPages: 1 }),
  sebut: (values) => Promise.resolve(kotaPilihan.filter(({ value }) => values.includes(value))),
}

const FILTERS = [
  choicesFilter({ name: 'prodi', label: 'Program studi', choices: asChoices(PRODI) }),
  choiceFilter({ name: 'status', label: 'Status', choices: Object.entries(NAMA_STATUS).map(([value, label]) => ({ value, label })) }),
  choiceFilter({ name: 'angkatan', label: 'Angkatan', choices: asChoices(['2019', '2020', '2021', '2022', '2023', '2024', '2025']) }),
  remoteFilter({ name: 'kota', label: 'Kota asal', sumber: KOTA }),
  choiceFilter({ name: 'huruf', label: 'Huruf awal', choices: asChoices(['A', 'B', 'C', 'D']) }),
  dayRangeFilter({ name: 'tanggalLahir', label: 'Tanggal lahir' }),
]

const nameOf = ({ nama }: ContohMahasiswa) => nama
const idsIn = (target: Target<ContohMahasiswa>) =>
  target.kind === 'ids' ? target.ids.map(String) : idsOf(target.query as ContohQuery).filter((id) => !target.except.includes(id))

let before: ReadonlyMap<string, ContohMahasiswa['status']> = new Map()

const CUTIKAN: BulkAction<ContohMahasiswa> = {
  label: 'Jadikan cuti',
  call: ubahStatusCall,
  preview: ({ status }) => (status === 'cuti' ? [] : [{ title: 'Status', before: NAMA_STATUS[status], after: 'Cuti' }]),
  run: async (target) => {
    const ids = idsIn(target)
    before = await ubahStatusCall.call({ ids, status: 'cuti' })
    return { done: ids.length, refused: [] }
  },
  undo: async () => {
    for (const status of Object.keys(NAMA_STATUS) as ContohMahasiswa['status'][]) {
      await ubahStatusCall.call({ ids: [...before].filter(([, old]) => old === status).map(([id]) => id), status })
    }
  },
}

const actionsOf = ({ id, nama }: ContohMahasiswa): RowAction[] => [
  { label: 'Ubah', icon: <IconPencil size={16} aria-hidden />, to: `?bagian=rincian&id=${id}` },
  { label: 'Riwayat', icon: <IconHistory size={16} aria-hidden />, onClick: () => toast.berhasil(`Riwayat ${nama}`) },
  { label: 'Hapus', icon: <IconTrash size={16} aria-hidden />, tone: 'bahaya', onClick: () => toast.gagal(`${nama} tidak dapat dihapus`) },
]

const toDetail = ({ id }: ContohMahasiswa) => `?bagian=rincian&id=${id}`

function Daftar() {
  const list = useListState<ContohQuery>(daftarCall, { filters: ['prodi', 'status', 'angkatan', 'kota', 'huruf', 'tanggalLahir'] })
  const answer = useListQuery(daftarCall, list.input)
  const table = useTableModel({ screen: 'gaya/mahasiswa', columns: COLUMNS, list, answer })
  return (
    <ListPage
      title="Data Mahasiswa"
      table={table}
      nameOf={nameOf}
      search="Cari nama atau NIM"
      filters={FILTERS}
      exports="/v2/gaya/mahasiswa"
      primary={{ label: 'Tambah', icon: <IconPlus size={16} aria-hidden />, onClick: () => toast.berhasil('Data berhasil ditambahkan') }}
      secondary={{ label: 'Impor', to: '?bagian=wizard' }}
      more={[{ label: 'Cetak kartu', onClick: () => window.print() }]}
      bulk={[CUTIKAN]}
    >
      <DataTable
        table={table}
        label="Data mahasiswa"
        nameOf={nameOf}
        empty="Tambah mahasiswa atau impor dari XLSX."
        to={toDetail}
        actions={actionsOf}
      />
    </ListPage>
  )
}

export function Bagian() {
  return (
    <Penyedia>
      <Daftar />
    </Penyedia>
  )
}
