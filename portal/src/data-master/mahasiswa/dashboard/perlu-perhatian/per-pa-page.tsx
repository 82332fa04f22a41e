import { PerhatianPa } from '@sivitas/contract/data-master/mahasiswa/perlu-perhatian'
import { useMemo } from 'react'
import { api } from '../../../../api'
import { ListPage } from '../../../../kit/page/list-page'
import { DataTable } from '../../../../kit/table/data-table'
import { remotesFilter } from '../../../../kit/table/filter-remote'
import { columnsOf } from '../../../../kit/table/schema-columns'
import { useListQuery } from '../../../../kit/table/use-list-query'
import { useListState } from '../../../../kit/table/use-list-state'
import { useTableModel } from '../../../../kit/table/use-table-model'
import { sumberFakultas } from '../../../../shared/pickers/sumber-unit'
import { saringProdi } from '../../../../shared/pickers/saring'

const call = api.dataMaster.perluPerhatian.perPa
const column = columnsOf<PerhatianPa>(PerhatianPa)
const angka = { align: 'end', card: 'isi' } as const
const COLUMNS = [
  column('nama', { sort: 'nama', width: 280 }),
  column('jumlah', { sort: 'jumlah', ...angka }),
  column('baru', { sort: 'baru', align: 'end', width: 140 }),
  column('belum', { sort: 'belum', ...angka }),
  column('jatuhTempo', { align: 'end' }),
]
const nameOf = ({ nama }: PerhatianPa) => nama

/** The week of each adviser: how many of his students to call. His name opens exactly these, ready to be printed for him. */
export function PerPaPage() {
  const list = useListState(call, { filters: ['prodi', 'fakultas'] })
  const answer = useListQuery(call, list.input)
  const table = useTableModel({ screen: 'data-master/mahasiswa/dashboard/per-pa', columns: COLUMNS, list, answer })
  const filters = useMemo(() => [saringProdi, remotesFilter({ name: 'fakultas', label: 'Fakultas', sumber: sumberFakultas })], [])
  return (
    <ListPage title="Dashboard Mahasiswa" table={table} nameOf={nameOf} search="Cari dosen PA" filters={filters} exports={call}>
      <DataTable
        table={table}
        label="Daftar mingguan dosen PA"
        nameOf={nameOf}
        empty="Tidak ada mahasiswa yang perlu perhatian."
        to={({ idDosen }) => `/data-master/mahasiswa/dashboard/perlu-perhatian?${idDosen === null ? 'tanpaPa=1' : `dosenPa=${idDosen}`}`}
      />
    </ListPage>
  )
}
