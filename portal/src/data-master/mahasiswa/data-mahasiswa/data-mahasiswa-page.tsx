import type { MahasiswaRow } from '@sivitas/contract/data-master/mahasiswa/mahasiswa'
import { useEffect } from 'react'
import { api } from '../../../api'
import { IconUserPlus } from '../../../kit/icons'
import { ListPage } from '../../../kit/page/list-page'
import { DataTable } from '../../../kit/table/data-table'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'
import { useKelompok } from '../../../shared/kelompok/use-kelompok'
import { useCetakDaftar } from '../cetak/use-cetak-daftar'
import { useAturInstansi } from '../instansi-mahasiswa/use-atur-instansi'
import { usePenempatan } from '../kampus-jenis-kelas/use-penempatan'
import { useTetapkanKlasifikasi } from '../klasifikasi-mahasiswa/use-tetapkan-klasifikasi'
import { useModeLembar } from '../kelengkapan/use-mode-lembar'
import { useCetakKartu } from '../setting-kartu/use-cetak-kartu'
import { useUbahStatus } from '../status/use-ubah-status'
import { useCetak } from './cetak/use-cetak'
import { buatAkun } from './buat-akun'
import { COLUMNS } from './columns'
import { FILTER_NAMES, useFacet, useMahasiswaFilters } from './filters'
import { useRegistrasiMassal } from './massal/use-registrasi-massal'
import { useResetSandi } from './massal/use-reset-sandi'
import { useTetapkanPa } from './massal/use-tetapkan-pa'
import { ingatDaftar } from './tetangga'
import { useOpenByNim } from './use-open-by-nim'

const nameOf = ({ nama, nim }: MahasiswaRow) => `${nama} (${nim})`
const toDetail = ({ id }: MahasiswaRow) => id

const AMBIL = {
  idOf: toDetail,
  halaman: (query: Record<string, unknown>, page: number) => api.dataMaster.mahasiswa.list.call({ ...query, page, itemsPerPage: 1000 }),
}

const BUAT_AKUN = buatAkun(AMBIL)

/** The busiest list of the college: find a student, narrow to a group, take the group away as a file. */
export function DataMahasiswaPage() {
  const call = api.dataMaster.mahasiswa.list
  const list = useListState(call, { filters: FILTER_NAMES })
  const answer = useListQuery(call, list.input)
  const table = useTableModel({ screen: 'data-master/mahasiswa/data-mahasiswa', columns: COLUMNS, list, answer })
  useOpenByNim(list.state.cari, answer)
  const terlihat = answer.data?.data
  useEffect(() => {
    if (terlihat) ingatDaftar(terlihat.map(toDetail))
  }, [terlihat])
  const kelompok = useKelompok(table)
  const cetak = useCetak(table)
  const cetakDaftar = useCetakDaftar<MahasiswaRow>()
  const ubahStatus = useUbahStatus(table, AMBIL)
  const penempatan = usePenempatan(table)
  const atur = useAturInstansi(table)
  const klasifikasi = useTetapkanKlasifikasi(table)
  const kartu = useCetakKartu(table, AMBIL)
  const lembar = useModeLembar(AMBIL)
  const registrasi = useRegistrasiMassal(table)
  const sandi = useResetSandi(table)
  const pa = useTetapkanPa(table, AMBIL)
  return (
    <ListPage
      title="Data Mahasiswa"
      table={table}
      nameOf={nameOf}
      search="Cari nama atau NIM"
      filters={useMahasiswaFilters(useFacet(list.input as Record<string, unknown>))}
      exports={call}
      primary={{
        label: 'Tambah mahasiswa',
        icon: <IconUserPlus size={16} aria-hidden />,
        call: api.dataMaster.mahasiswaTulis.create,
        to: '/data-master/mahasiswa/data-mahasiswa/tambah',
      }}
      more={kelompok.actions}
      bulk={[
        ubahStatus.bulk,
        pa.bulk,
        ...penempatan.bulk,
        kartu.bulk,
        cetakDaftar,
        kelompok.bulk,
        klasifikasi.bulk,
        atur.bulk,
        ...registrasi.bulk,
        lembar.bulk,
        ...cetak.bulk,
        BUAT_AKUN,
        sandi.bulk,
      ]}
    >
      <DataTable
        table={table}
        label="Data mahasiswa"
        nameOf={nameOf}
        empty="Mahasiswa baru masuk lewat penerimaan mahasiswa atau impor data."
        to={toDetail}
      />
      {kelompok.dialog}
      {cetak.dialog}
      {ubahStatus.dialog}
      {penempatan.dialog}
      {klasifikasi.dialog}
      {atur.dialog}
      {kartu.dialog}
      {lembar.dialog}
      {pa.dialog}
      {registrasi.dialog}
      {sandi.dialog}
    </ListPage>
  )
}
