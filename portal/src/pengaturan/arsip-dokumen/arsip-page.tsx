import { DokumenRingkas } from '@sivitas/contract/platform/dokumen'
import { useResolvedPath } from 'react-router'
import { api } from '../../api'
import { useExport } from '../../kit/export/use-export'
import { NilaiPeriode, NilaiTanggal } from '../../kit/format/nilai'
import { IconDownload, IconEye } from '../../kit/icons'
import { ListPage } from '../../kit/page/list-page'
import { StatusBadge } from '../../kit/page/status-badge'
import { DataTable } from '../../kit/table/data-table'
import { choicesFilter } from '../../kit/table/filter-controls'
import { dayRangeFilter } from '../../kit/table/filter-day-range'
import { columnsOf } from '../../kit/table/schema-columns'
import { useListQuery } from '../../kit/table/use-list-query'
import { useListState } from '../../kit/table/use-list-state'
import { useTableModel } from '../../kit/table/use-table-model'
import { PILIHAN_JENIS, PILIHAN_STATUS, STATUS, type DokumenRow } from './kata'

const calls = api.platform.dokumen
const column = columnsOf<DokumenRow>(DokumenRingkas)

const COLUMNS = [
  column('judul', { sort: 'judul', width: 200 }),
  column('namaJenis', { width: 100 }),
  column('nomor', { sort: 'nomor', width: 180, card: 'isi' }),
  column('pemilik', { width: 240, card: 'isi' }),
  column('tanggal', { sort: 'tanggal', width: 150, cell: ({ tanggal }) => <NilaiTanggal nilai={tanggal} /> }),
  column('status', { width: 120, card: 'lencana', cell: ({ status }) => <StatusBadge kode={status} {...STATUS[status]} /> }),
  column('nomorVersi', { width: 130 }),
  column('jumlahCetak', { sort: 'jumlahCetak', width: 90 }),
  column('kode', { shown: 'pilihan', width: 210 }),
  column('periode', { shown: 'pilihan', cell: ({ periode }) => <NilaiPeriode id={periode} /> }),
  column('namaTemplate', { shown: 'pilihan' }),
  column('diterbitkanPada', { sort: 'diterbitkanPada', shown: 'pilihan' }),
  column('diterbitkanOleh', { shown: 'pilihan' }),
]

const FILTERS = [
  choicesFilter({ name: 'jenis', label: 'Jenis', choices: PILIHAN_JENIS }),
  choicesFilter({ name: 'status', label: 'Status', choices: PILIHAN_STATUS }),
  dayRangeFilter({ name: 'tanggal', label: 'Tanggal' }),
]

/** Every document that was ever issued, with what became of it. */
export function ArsipPage() {
  const base = useResolvedPath('.').pathname.replace(/\/$/, '')
  const { start: unduh } = useExport()
  const list = useListState(calls.list, { filters: ['jenis', 'status', 'tanggal', 'idPemilik', 'idTemplate'] })
  const answer = useListQuery(calls.list, list.input)
  const table = useTableModel({ screen: 'pengaturan/arsip-dokumen', columns: COLUMNS, list, answer, selects: 'tanpa' })
  return (
    <ListPage
      title="Arsip Dokumen"
      table={table}
      nameOf={({ judul }) => judul}
      search="Cari nomor, kode, judul, NIM, atau nama"
      filters={FILTERS}
      exports={calls.list}
    >
      <DataTable
        table={table}
        label="Arsip dokumen"
        nameOf={({ judul }) => judul}
        empty="Dokumen yang diterbitkan, seperti KHS dan transkrip, tercatat di sini."
        to={({ id }) => `${base}/${id}`}
        actions={({ id }) => [
          { label: 'Lihat rincian', icon: <IconEye size={16} aria-hidden />, to: `${base}/${id}` },
          {
            label: 'Unduh PDF',
            icon: <IconDownload size={16} aria-hidden />,
            call: calls.unduh,
            onClick: () => void unduh(calls.unduh, { id }),
          },
        ]}
      />
    </ListPage>
  )
}
