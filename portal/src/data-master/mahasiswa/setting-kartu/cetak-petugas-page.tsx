import { AntreanPetugas, STATUS_KARTU } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/kartu'
import { NAMA_KARTU, type KartuPetugas } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/setting-kartu'
import { useMemo } from 'react'
import { api } from '../../../api'
import { NilaiTanggal } from '../../../kit/format/nilai'
import { ListPage } from '../../../kit/page/list-page'
import { StatusBadge } from '../../../kit/page/status-badge'
import { DataTable } from '../../../kit/table/data-table'
import { yesNoFilter } from '../../../kit/table/filter-controls'
import { columnsOf } from '../../../kit/table/schema-columns'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'
import { FILTER_FOTO, FILTER_KARTU } from './saringan-kartu'
import { useCetakKartu } from './use-cetak-kartu'

const call = api.dataMaster.kartu.petugas
const column = columnsOf<AntreanPetugas>(AntreanPetugas)
const COLUMNS = [
  column('nama', { sort: 'nama', width: 260 }),
  column('nomorInduk', { sort: 'nomorInduk', width: 160, card: 'isi' }),
  column('unit', { sort: 'unit', width: 220, card: 'isi' }),
  column('jabatan', { width: 180, card: 'isi' }),
  column('adaFoto', {
    cell: ({ adaFoto }) => (
      <StatusBadge kode={String(adaFoto)} nama={adaFoto ? 'Ada foto' : 'Tanpa foto'} tone={adaFoto ? 'hijau' : 'jingga'} />
    ),
    width: 120,
  }),
  column('statusKartu', { cell: ({ statusKartu }) => (statusKartu === null ? 'Belum ada' : STATUS_KARTU[statusKartu]), width: 120 }),
  column('nomorKartu', { width: 180 }),
  column('berlakuSampai', { cell: ({ berlakuSampai }) => <NilaiTanggal nilai={berlakuSampai} />, width: 150 }),
  column('siap', {
    cell: ({ siap }) => (siap ? <StatusBadge kode="siap" nama="Siap cetak" tone="hijau" /> : <StatusBadge kode="tidak" nama="Tidak" />),
    card: 'lencana',
  }),
]
const FILTERS = [yesNoFilter({ name: 'siap', label: 'Siap cetak', yes: 'Siap cetak', no: 'Belum siap' }), FILTER_KARTU, FILTER_FOTO]

const nameOf = ({ nama, nomorInduk }: AntreanPetugas) => (nomorInduk === '' ? nama : `${nama} (${nomorInduk})`)

/** Who of a register can get a card because he works here, and the print of it. */
export function CetakPetugasPage({ jenis }: { jenis: KartuPetugas }) {
  const state = useListState(call, { filters: ['siap', 'kartu', 'adaFoto'] })
  const list = useMemo(() => ({ ...state, input: { ...state.input, jenis } }), [state, jenis])
  const answer = useListQuery(call, list.input)
  const table = useTableModel({ screen: `data-master/mahasiswa/setting-kartu/${jenis}`, columns: COLUMNS, list, answer })
  const cetak = useCetakKartu(
    table,
    { idOf: ({ id }) => id, halaman: (query, page) => call.call({ ...query, jenis, page, itemsPerPage: 1000 }) },
    jenis,
  )
  return (
    <ListPage
      title={`Cetak ${NAMA_KARTU[jenis]}`}
      table={table}
      nameOf={nameOf}
      search="Cari nama atau nomor induk"
      filters={FILTERS}
      exports={call}
      bulk={[cetak.bulk]}
    >
      <DataTable table={table} label={`Antrean ${NAMA_KARTU[jenis]}`} nameOf={nameOf} empty={KOSONG[jenis]} />
      {cetak.dialog}
    </ListPage>
  )
}

const KOSONG: Readonly<Record<KartuPetugas, string>> = {
  'kartu-dosen': 'Tambahkan dosen di Data Dosen.',
  'kartu-pegawai': 'Tambahkan pegawai di Pegawai.',
  'kartu-asisten': 'Asisten pada periode berjalan tampil di sini. Tambahkan di Asisten Lab.',
}
