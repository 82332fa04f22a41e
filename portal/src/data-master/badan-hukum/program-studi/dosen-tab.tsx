import { DosenProdi } from '@sivitas/contract/data-master/badan-hukum/prodi'
import { useMemo } from 'react'
import { api } from '../../../api'
import { ListBody } from '../../../kit/page/list-page'
import { StatusBadge } from '../../../kit/page/status-badge'
import { choiceFilter, choicesFilter } from '../../../kit/table/filter-controls'
import { columnsOf } from '../../../kit/table/schema-columns'
import { DataTable } from '../../../kit/table/data-table'
import { useListQuery } from '../../../kit/table/use-list-query'
import { useListState } from '../../../kit/table/use-list-state'
import { useTableModel } from '../../../kit/table/use-table-model'

const call = api.dataMaster.prodi.dosen
const column = columnsOf<DosenProdi>(DosenProdi)
const COLUMNS = [
  column('namaLengkap', { sort: 'nama', width: 240 }),
  column('nidn', { sort: 'nidn', width: 120 }),
  column('nuptk', { shown: 'pilihan' }),
  column('namaJenisDosen', { sort: 'jenisDosen' }),
  column('jabatanFungsional', { sort: 'jabatanFungsional' }),
  column('pendidikanTertinggi'),
  column('statusAktif', {
    card: 'lencana',
    cell: ({ statusAktif }) =>
      statusAktif === 'A' ? <StatusBadge kode="aktif" nama="Aktif" /> : <StatusBadge kode="nonaktif" nama="Tidak aktif" />,
  }),
]
const FILTERS = [
  choicesFilter({
    name: 'jenisDosen',
    label: 'Jenis dosen',
    choices: [
      { value: 'A', label: 'Dosen Tetap' },
      { value: 'F', label: 'Dosen Tidak Tetap' },
      { value: 'T', label: 'Dosen Tamu' },
    ],
  }),
  choiceFilter({
    name: 'statusAktif',
    label: 'Status',
    choices: [
      { value: 'A', label: 'Aktif' },
      { value: 'N', label: 'Tidak aktif' },
    ],
  }),
]
const nameOf = ({ namaLengkap }: DosenProdi) => namaLengkap

/** Lecturers who have their homebase in one prodi. */
export function DosenTab({ idProdi }: { idProdi: string }) {
  const list = useListState(call, { filters: ['jenisDosen', 'statusAktif'] })
  const input = useMemo(() => ({ ...list.input, id: idProdi }), [list.input, idProdi])
  const answer = useListQuery(call, input)
  const table = useTableModel({ screen: 'data-master/badan-hukum/program-studi/dosen', columns: COLUMNS, list, answer, selects: 'tanpa' })
  return (
    <ListBody table={table} nameOf={nameOf} search="Cari nama, NIDN, atau NUPTK" filters={FILTERS} exports={null}>
      <DataTable table={table} label="Dosen homebase" nameOf={nameOf} empty="Homebase dosen ditetapkan di Data Dosen." />
    </ListBody>
  )
}
