import { Stack } from '@mantine/core'
import { PermintaanAkses, STATUS_PERMINTAAN } from '@sivitas/contract/platform/permintaan-akses'
import { useState } from 'react'
import { api } from '../../api'
import { StatusBadge } from '../../kit/page/status-badge'
import { DataTable } from '../../kit/table/data-table'
import { FilterBar } from '../../kit/table/filter-bar'
import { choicesFilter } from '../../kit/table/filter-controls'
import { columnsOf } from '../../kit/table/schema-columns'
import { useListQuery } from '../../kit/table/use-list-query'
import { useListState } from '../../kit/table/use-list-state'
import { useTableModel } from '../../kit/table/use-table-model'
import { JawabDialog } from './jawab-dialog'
import type { PermintaanRow } from './permintaan-row'

const TONE = { diajukan: 'kuning', diberikan: 'hijau', ditolak: 'bahaya' } as const
const column = columnsOf<PermintaanRow>(PermintaanAkses)
const COLUMNS = [
  column('nama', { width: 180, card: 'isi' }),
  column('scopeDiminta', { width: 140, card: 'isi', cell: ({ scopeDiminta }) => scopeDiminta.join(' atau ') }),
  column('alasan', { width: 260, card: 'isi' }),
  column('halaman', { width: 220 }),
  column('status', {
    width: 120,
    card: 'lencana',
    cell: ({ status }) => <StatusBadge kode={status} nama={STATUS_PERMINTAAN[status]} tone={TONE[status]} />,
  }),
  column('dibuatPada', { sort: 'dibuatPada', width: 180 }),
  column('dijawabOleh', { width: 160 }),
  column('berlakuSelesai', { width: 150 }),
  column('catatan', { width: 220 }),
]
const FILTERS = [
  choicesFilter({
    name: 'status',
    label: 'Status',
    choices: Object.entries(STATUS_PERMINTAAN).map(([value, label]) => ({ value, label })),
  }),
]
const nameOf = ({ nama, scopeDiminta }: PermintaanRow) => `${nama}: ${scopeDiminta.join(', ')}`

/** One's own requests; for who looks after operators, everybody's, to be answered here. */
export function AksesTab() {
  const call = api.platform.permintaanAkses.list
  const [menjawab, setMenjawab] = useState<{ row: PermintaanRow; putusan: 'diberikan' | 'ditolak' } | null>(null)
  const list = useListState(call, { filters: ['status'] })
  const answer = useListQuery(call, list.input)
  const table = useTableModel({ screen: 'pemberitahuan/akses', columns: COLUMNS, list, answer, selects: 'tanpa' })
  const jawab = api.platform.permintaanAkses.jawab
  return (
    <Stack gap="sm">
      <FilterBar table={table} filters={FILTERS} search="Cari pemohon, halaman, atau alasan">
        {null}
      </FilterBar>
      <DataTable
        table={table}
        label="Permintaan akses"
        nameOf={nameOf}
        empty="Permintaan dikirim dari halaman yang belum boleh dibuka, dengan tombol Minta akses."
        actions={(row) =>
          row.status === 'diajukan'
            ? [
                { label: 'Berikan', call: jawab, onClick: () => setMenjawab({ row, putusan: 'diberikan' }) },
                { label: 'Tolak', tone: 'bahaya', call: jawab, onClick: () => setMenjawab({ row, putusan: 'ditolak' }) },
              ]
            : []
        }
      />
      {menjawab && <JawabDialog {...menjawab} onTutup={() => setMenjawab(null)} />}
    </Stack>
  )
}
