import type { MahasiswaRow } from '@sivitas/contract/data-master/mahasiswa/mahasiswa'
import { api } from '../../../api'
import { ListPage } from '../../../kit/page/list-page'
import { DataTable } from '../../../kit/table/data-table'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'
import { useKelompok } from '../../../shared/kelompok/use-kelompok'
import { useCetak } from './cetak/use-cetak'
import { COLUMNS } from './columns'
import { FILTER_NAMES, useMahasiswaFilters } from './filters'
import { useOpenByNim } from './use-open-by-nim'

const nameOf = ({ nama, nim }: MahasiswaRow) => `${nama} (${nim})`
const toDetail = ({ id }: MahasiswaRow) => id

/** The busiest list of the college: find a student, narrow to a group, take the group away as a file. */
export function DataMahasiswaPage() {
  const call = api.dataMaster.mahasiswa.list
  const list = useListState(call, { filters: FILTER_NAMES })
  const answer = useListQuery(call, list.input)
  const table = useTableModel({ screen: 'data-master/mahasiswa/data-mahasiswa', columns: COLUMNS, list, answer })
  useOpenByNim(list.state.cari, answer)
  const kelompok = useKelompok(table)
  const cetak = useCetak(table)
  return (
    <ListPage
      title="Data Mahasiswa"
      table={table}
      nameOf={nameOf}
      search="Cari nama atau NIM"
      filters={useMahasiswaFilters()}
      exports={call}
      more={kelompok.actions}
      bulk={[kelompok.bulk, ...cetak.bulk]}
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
    </ListPage>
  )
}
