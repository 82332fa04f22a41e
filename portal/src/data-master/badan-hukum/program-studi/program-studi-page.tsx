import type { ProdiRow } from '@sivitas/contract/data-master/badan-hukum/prodi'
import { api } from '../../../api'
import { IconHistory, IconPencil, IconPlus, IconTrash } from '../../../kit/icons'
import { ListPage } from '../../../kit/page/list-page'
import { DataTable } from '../../../kit/table/data-table'
import type { RowAction } from '../../../kit/table/row-action'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'
import { useHapus } from '../use-hapus'
import { COLUMNS } from './columns'
import { FILTER_NAMES, useProdiFilters } from './filters'

type Row = Omit<ProdiRow, 'diubahPada'>
const nameOf = ({ labelProdi }: Row) => labelProdi
const calls = api.dataMaster.prodi

/** All prodi with their accreditation, people and numbers as they stand today. */
export function ProgramStudiPage() {
  const list = useListState(calls.list, { filters: FILTER_NAMES })
  const answer = useListQuery(calls.list, list.input)
  const table = useTableModel({ screen: 'data-master/badan-hukum/program-studi', columns: COLUMNS, list, answer })
  const remove = useHapus<Row>({
    touches: [calls.key(), api.dataMaster.unitRef.prodi.key()],
    ask: ({ labelProdi }) => ({ pesan: `Hapus program studi ${labelProdi}?` }),
    remove: ({ id }) => calls.remove.call({ id }),
  })
  const actionsOf = (row: Row): RowAction[] => [
    { label: 'Ubah', icon: <IconPencil size={16} aria-hidden />, call: calls.update, to: `${row.id}/ubah` },
    { label: 'Riwayat', icon: <IconHistory size={16} aria-hidden />, to: `${row.id}?tab=riwayat` },
    { label: 'Hapus', icon: <IconTrash size={16} aria-hidden />, tone: 'bahaya', call: calls.remove, onClick: () => remove(row) },
  ]
  return (
    <ListPage
      title="Program Studi"
      table={table}
      nameOf={nameOf}
      search="Cari kode atau nama"
      filters={useProdiFilters()}
      exports={calls.list}
      primary={{ label: 'Tambah', icon: <IconPlus size={16} aria-hidden />, to: 'tambah', call: calls.create }}
    >
      <DataTable
        table={table}
        label="Program studi"
        nameOf={nameOf}
        empty="Pilih Tambah untuk membuat program studi pertama."
        to={({ id }) => id}
        actions={actionsOf}
      />
    </ListPage>
  )
}
