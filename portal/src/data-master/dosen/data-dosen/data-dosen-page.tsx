import type { DosenRow } from '@sivitas/contract/data-master/dosen/dosen'
import { api } from '../../../api'
import { IconPlus, IconUpload } from '../../../kit/icons'
import { ListPage } from '../../../kit/page/list-page'
import { DataTable } from '../../../kit/table/data-table'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'
import { COLUMNS } from './columns'
import { FILTER_NAMES, useDosenFilters } from './filters'
import { MassalDialog } from './massal-dialog'
import { useMassal } from './use-massal'

const LIST = '/data-master/dosen/data-dosen'
const nameOf = ({ namaLengkap, nidn, nuptk }: DosenRow) => (nidn || nuptk ? `${namaLengkap} (${nidn ?? nuptk})` : namaLengkap)

/** All lecturers: who they are, where they belong, how much they carry, and what their records lack. */
export function DataDosenPage() {
  const call = api.dataMaster.dosen.list
  const list = useListState(call, { filters: FILTER_NAMES })
  const answer = useListQuery(call, list.input)
  const table = useTableModel({ screen: 'data-master/dosen/data-dosen', columns: COLUMNS, list, answer })
  const { bulk, massal, tutup } = useMassal()
  return (
    <ListPage
      title="Data Dosen"
      table={table}
      nameOf={nameOf}
      search="Cari nama, NIDN, NUPTK, atau NIP"
      filters={useDosenFilters()}
      exports={call}
      bulk={bulk}
      secondary={{
        label: 'Impor',
        icon: <IconUpload size={16} aria-hidden />,
        to: `${LIST}/impor`,
        call: api.dataMaster.imporDosen.unggah,
      }}
      primary={{ label: 'Tambah Dosen', icon: <IconPlus size={16} aria-hidden />, to: `${LIST}/tambah`, call: api.dataMaster.dosen.create }}
    >
      <DataTable
        table={table}
        label="Data dosen"
        nameOf={nameOf}
        empty="Pilih Tambah Dosen, atau Impor bila daftarnya sudah ada."
        to={({ id }) => `${LIST}/${id}`}
      />
      {massal && <MassalDialog massal={massal} onTutup={tutup} onBerubah={table.selection.clear} />}
    </ListPage>
  )
}
