import type { AktivitasKuliah } from '@sivitas/contract/akademik/aktivitas-kuliah'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api'
import { useOperator, usePeriode } from '../../../auth/operator'
import { useExport } from '../../../kit/export/use-export'
import { ListPage } from '../../../kit/page/list-page'
import { DataTable } from '../../../kit/table/data-table'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'
import { IkutiPekerjaan } from '../../../shared/pekerjaan/ikuti-pekerjaan'
import { useUbahStatus } from '../status/use-ubah-status'
import { cakupanOf } from './cakupan'
import { COLUMNS } from './columns'
import { FILTER_NAMES, useAkmFilters } from './filters'
import { HitungDialog } from './hitung-dialog'
import { KunciDialog } from './kunci-dialog'
import { PeriksaPanel } from './periksa-panel'
import { useSelisih } from './use-selisih'
import { TutupStatusDialog } from './tutup-dialog'
import { UbahAkmPanel } from './ubah-panel'

const call = api.akademik.aktivitasKuliah.list
const calls = api.akademik.aktivitasKuliah
const nameOf = ({ nama, nim }: AktivitasKuliah) => `${nama} (${nim})`
const toDetail = ({ idMahasiswa }: AktivitasKuliah) => `/data-master/mahasiswa/data-mahasiswa/${idMahasiswa}?tab=status`
const AMBIL = {
  idOf: ({ idMahasiswa }: AktivitasKuliah) => idMahasiswa,
  halaman: (query: Record<string, unknown>, page: number) => call.call({ ...query, page, itemsPerPage: 1000 }),
}

type Dialog = 'hitung' | 'tutup' | 'kunci' | 'buka' | null

/** 'Aktivitas Kuliah': the AKM of a period, its contradictions, and the acts that close it. */
export function AktivitasKuliahPage() {
  const client = useQueryClient()
  const { id: periodeKerja } = usePeriode()
  const supervisor = useOperator().jenisOperator === 'Supervisor'
  const list = useListState(call, { filters: FILTER_NAMES, initial: { periode: String(periodeKerja) } })
  const answer = useListQuery(call, list.input)
  const table = useTableModel({ screen: 'data-master/mahasiswa/aktivitas-kuliah', columns: COLUMNS, list, answer })
  const cakupan = cakupanOf(list.state.filter, periodeKerja)
  const [dialog, setDialog] = useState<Dialog>(null)
  const [diubah, setDiubah] = useState<AktivitasKuliah | null>(null)
  const [idPekerjaan, setIdPekerjaan] = useState<string | null>(null)
  const ubahStatus = useUbahStatus(table, AMBIL)
  const selisih = useSelisih(table)
  const { start } = useExport()
  const tutup = () => setDialog(null)
  const mulai = (id: string) => {
    tutup()
    setIdPekerjaan(id)
  }
  const selesaiPekerjaan = () => {
    setIdPekerjaan(null)
    void client.invalidateQueries({ queryKey: calls.key() })
  }
  return (
    <ListPage
      title="Aktivitas Kuliah"
      table={table}
      nameOf={nameOf}
      search="Cari nama atau NIM"
      filters={useAkmFilters(cakupan.periode)}
      exports={call}
      primary={{ label: 'Hitung ulang', call: calls.hitung, onClick: () => setDialog('hitung') }}
      secondary={{ label: 'Tutup status periode', call: api.dataMaster.statusPeriode.tutup, onClick: () => setDialog('tutup') }}
      more={[
        { label: 'Kunci periode', call: calls.kunci, onClick: () => setDialog('kunci') },
        ...(supervisor ? [{ label: 'Buka kunci', call: calls.buka, onClick: () => setDialog('buka') }] : []),
        {
          label: 'Ekspor format AKM PDDikti',
          call,
          onClick: () => void start('/v2/academic/aktivitas-kuliah', { ...list.state.filter, bentuk: 'pddikti', format: 'xlsx' }),
        },
        { label: 'Status per angkatan', to: `/data-master/mahasiswa/cetak/cetak-status-aktivitas-per-angkatan?periode=${cakupan.periode}` },
      ]}
      bulk={[ubahStatus.bulk, ...selisih.bulk]}
    >
      <PeriksaPanel
        cakupan={cakupan}
        dipilih={list.state.filter['temuan'] as string | undefined}
        onPilih={(temuan) => list.change((state) => ({ filter: { ...state.filter, temuan: temuan ?? undefined } }))}
      />
      <DataTable
        table={table}
        label="Aktivitas kuliah"
        nameOf={nameOf}
        empty="Belum ada aktivitas kuliah pada periode ini. Tekan 'Hitung ulang' untuk menyusunnya dari status dan nilai."
        to={toDetail}
        actions={(row) => [{ label: 'Ubah', call: calls.ubah, onClick: () => setDiubah(row) }]}
      />
      {dialog === 'hitung' && <HitungDialog cakupan={cakupan} onMulai={mulai} onTutup={tutup} />}
      {dialog === 'tutup' && <TutupStatusDialog cakupan={cakupan} onMulai={mulai} onTutup={tutup} />}
      {(dialog === 'kunci' || dialog === 'buka') && (
        <KunciDialog cakupan={cakupan} buka={dialog === 'buka'} onMulai={mulai} onTutup={tutup} />
      )}
      {diubah && <UbahAkmPanel row={diubah} onTutup={() => setDiubah(null)} />}
      {idPekerjaan && <IkutiPekerjaan id={idPekerjaan} onTutup={selesaiPekerjaan} />}
      {ubahStatus.dialog}
      {selisih.dialog}
    </ListPage>
  )
}
