import { NomorTerpakai } from '@sivitas/contract/pengaturan/penomoran'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { api } from '../../api'
import { Muatan } from '../../kit/feedback/muatan'
import { NilaiTanggal } from '../../kit/format/nilai'
import { ListPage } from '../../kit/page/list-page'
import { StatusBadge } from '../../kit/page/status-badge'
import { DataTable } from '../../kit/table/data-table'
import { choiceFilter } from '../../kit/table/filter-controls'
import { columnsOf } from '../../kit/table/schema-columns'
import { useListQuery } from '../../kit/table/use-list-query'
import { useListState } from '../../kit/table/use-list-state'
import { useTableModel } from '../../kit/table/use-table-model'
import { STATUS } from './kata'
import type { PenomoranRow } from './penomoran-page'

const calls = api.pengaturan.penomoran
type Row = Awaited<ReturnType<typeof calls.nomor.call>>['data'][number]
const column = columnsOf<Row>(NomorTerpakai)

const COLUMNS = [
  column('nomor', { width: 210 }),
  column('nilai', { sort: 'nilai', card: 'isi' }),
  column('kunci', { width: 140 }),
  column('tanggal', { sort: 'tanggal', width: 150, card: 'isi', cell: ({ tanggal }) => <NilaiTanggal nilai={tanggal} /> }),
  column('status', { width: 120, card: 'lencana', cell: ({ status }) => <StatusBadge kode={status} {...STATUS[status]} /> }),
  column('judulDokumen', { width: 220 }),
  column('sebab', { width: 200 }),
  column('dibuatPada', { sort: 'dibuatPada' }),
]

const FILTERS = [
  choiceFilter({
    name: 'status',
    label: 'Status',
    choices: Object.entries(STATUS).map(([value, { nama }]) => ({ value, label: nama })),
  }),
]

/** 'Daftar nomor' of one scheme: every number that was ever given out, cancelled ones too. */
export function NomorPage() {
  const { id = '' } = useParams()
  const query = useQuery(calls.get.queryOptions({ input: { id } }))
  return <Muatan query={query}>{({ data }) => <Daftar skema={data} />}</Muatan>
}

function Daftar({ skema }: { skema: PenomoranRow }) {
  const list = useListState(calls.nomor, { filters: ['status'] })
  const answer = useListQuery(calls.nomor, { ...list.input, id: skema.id })
  const table = useTableModel({ screen: 'pengaturan/penomoran/nomor', columns: COLUMNS, list, answer, selects: 'tanpa' })
  return (
    <ListPage
      title={`Daftar nomor ${skema.nama}`}
      table={table}
      nameOf={({ nomor }) => nomor}
      search="Cari nomor"
      filters={FILTERS}
      exports={`/v2/pengaturan/penomoran/${skema.id}/nomor`}
    >
      <DataTable
        table={table}
        label={`Daftar nomor ${skema.nama}`}
        nameOf={({ nomor }) => nomor}
        empty="Belum ada nomor yang keluar dari penomoran ini."
      />
    </ListPage>
  )
}
