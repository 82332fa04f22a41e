import { AuditLogRow, type AksiAudit } from '@sivitas/contract/platform/audit'
import { api } from '../../api'
import { ListBody } from '../../kit/page/list-page'
import { StatusBadge } from '../../kit/page/status-badge'
import { DataTable } from '../../kit/table/data-table'
import { choicesFilter } from '../../kit/table/filter-controls'
import { columnsOf } from '../../kit/table/schema-columns'
import { useListQuery } from '../../kit/table/use-list-query'
import { useListState } from '../../kit/table/use-list-state'
import { useTableModel } from '../../kit/table/use-table-model'
import { namaAksi, type LogRow } from './columns'
import { alamatFilter, orangFilter, periodeFilter } from './filters'

const MASUK: AksiAudit[] = ['masuk', 'gagal_masuk', 'keluar', 'login_sebagai']
const TONE = { masuk: 'hijau', gagal_masuk: 'bahaya', keluar: 'abu', login_sebagai: 'kuning' } as const
const toneOf = (aksi: string) => TONE[aksi as keyof typeof TONE] ?? 'abu'

const column = columnsOf<LogRow>(AuditLogRow)
const COLUMNS = [
  column('waktu', { sort: 'waktu', width: 190 }),
  column('label', { title: 'Akun', width: 180, card: 'isi', cell: ({ label, namaAkun }) => namaAkun ?? label ?? 'Tidak dikenal' }),
  column('aksi', {
    width: 140,
    card: 'lencana',
    cell: ({ aksi }) => <StatusBadge kode={aksi} nama={namaAksi(aksi)} tone={toneOf(aksi)} />,
  }),
  column('atasNama', { width: 160 }),
  column('alamatIp', { width: 140, card: 'isi' }),
  column('peramban', { width: 240, card: 'isi' }),
  column('alasan', { width: 220 }),
]

const FILTERS = [
  orangFilter,
  choicesFilter({ name: 'aksi', label: 'Kejadian', choices: MASUK.map((value) => ({ value, label: namaAksi(value) })) }),
  periodeFilter,
  alamatFilter,
]

const nameOf = ({ aksi, namaAkun }: LogRow) => `${namaAksi(aksi)} ${namaAkun ?? ''}`

/** Who came in and went out, who failed, and who came in as somebody else. */
export function MasukTab() {
  const call = api.platform.audit.list
  const list = useListState(call, { filters: ['akun', 'aksi', 'waktu', 'alamatIp'], initial: { aksi: MASUK } })
  const answer = useListQuery(call, list.input)
  const table = useTableModel({ screen: 'pengaturan/log-audit/masuk', columns: COLUMNS, list, answer, selects: 'tanpa' })
  return (
    <ListBody table={table} nameOf={nameOf} search="Cari nama pengguna" filters={FILTERS} exports={call}>
      <DataTable table={table} label="Masuk dan gagal masuk" nameOf={nameOf} empty="Setiap masuk dan gagal masuk tercatat di sini." />
    </ListBody>
  )
}
