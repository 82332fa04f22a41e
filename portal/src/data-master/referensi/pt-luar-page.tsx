import { PtLuarRow } from '@sivitas/contract/data-master/referensi/luar-daftar'
import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { api } from '../../api'
import { NilaiAngka } from '../../kit/format/nilai'
import { IconFileImport } from '../../kit/icons'
import { ListPage } from '../../kit/page/list-page'
import { StatusBadge } from '../../kit/page/status-badge'
import { DataTable } from '../../kit/table/data-table'
import { choiceFilter } from '../../kit/table/filter-controls'
import { columnsOf } from '../../kit/table/schema-columns'
import { useListQuery } from '../../kit/table/use-list-query'
import { useListState } from '../../kit/table/use-list-state'
import { useTableModel } from '../../kit/table/use-table-model'

const call = api.dataMaster.luarDaftar.perguruanTinggi
const column = columnsOf<PtLuarRow>(PtLuarRow)
const COLUMNS = [
  column('nama', { sort: 'nama', width: 320 }),
  column('kode', { sort: 'kode', width: 90 }),
  column('kota', { sort: 'kota', width: 180, cell: ({ kota }) => kota ?? '-' }),
  column('jumlahProdi', {
    sort: 'jumlahProdi',
    align: 'end',
    cell: ({ id, jumlahProdi }) => (
      <Anchor component={Link} inherit to={`/data-master/referensi/program-studi?${new URLSearchParams({ 'perguruanTinggi[0]': id })}`}>
        <NilaiAngka nilai={jumlahProdi} />
      </Anchor>
    ),
  }),
  column('status', {
    card: 'lencana',
    cell: ({ status }) => (status === 'A' ? <StatusBadge kode="aktif" nama="Aktif" /> : <StatusBadge kode="nonaktif" nama="Tidak aktif" />),
  }),
  column('wilayah', { shown: 'pilihan', width: 260, cell: ({ wilayah }) => wilayah ?? '-' }),
  column('idPddikti', { shown: 'pilihan', width: 280, cell: ({ idPddikti }) => idPddikti ?? '-' }),
]
const FILTERS = [
  choiceFilter({
    name: 'status',
    label: 'Status',
    choices: [
      { value: 'A', label: 'Aktif' },
      { value: 'N', label: 'Tidak aktif' },
    ],
  }),
]
const nameOf = ({ nama }: PtLuarRow) => nama

/** Other institutions, from which students transfer. */
export function PtLuarPage() {
  const list = useListState(call, { filters: ['status'] })
  const answer = useListQuery(call, list.input)
  const table = useTableModel({ screen: 'data-master/referensi/perguruan-tinggi', columns: COLUMNS, list, answer, selects: 'tanpa' })
  return (
    <ListPage
      title="Referensi Perguruan Tinggi"
      table={table}
      nameOf={nameOf}
      search="Cari kode atau nama"
      filters={FILTERS}
      exports={call}
      secondary={{
        label: 'Perbarui dari berkas',
        icon: <IconFileImport size={16} aria-hidden />,
        to: '/data-master/referensi/perguruan-tinggi/impor',
        call: api.dataMaster.imporPt.unggah,
      }}
    >
      <DataTable table={table} label="Perguruan tinggi" nameOf={nameOf} empty="Perbarui daftar ini dari berkas PDDikti." />
    </ListPage>
  )
}
