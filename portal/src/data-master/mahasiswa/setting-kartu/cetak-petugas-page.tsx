import { AntreanPetugas } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/kartu'
import { NAMA_KARTU, type KartuPetugas } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/setting-kartu'
import { useMemo } from 'react'
import { api } from '../../../api'
import { ListPage } from '../../../kit/page/list-page'
import { DataTable } from '../../../kit/table/data-table'
import { columnsOf } from '../../../kit/table/schema-columns'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'
import { kolomKartu } from './kolom-kartu'
import { FILTER_FOTO, FILTER_KARTU, FILTER_SIAP } from './saringan-kartu'
import { useCetakKartu } from './use-cetak-kartu'

const call = api.dataMaster.kartu.petugas
const column = columnsOf<AntreanPetugas>(AntreanPetugas)
const COLUMNS = [
  column('nama', { sort: 'nama', width: 260 }),
  column('nomorInduk', { sort: 'nomorInduk', width: 160, card: 'isi' }),
  column('unit', { sort: 'unit', width: 220, card: 'isi' }),
  column('jabatan', { width: 180, card: 'isi' }),
  ...kolomKartu<AntreanPetugas>(AntreanPetugas),
]
const FILTERS = [FILTER_SIAP, FILTER_KARTU, FILTER_FOTO]

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
