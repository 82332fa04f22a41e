import { NilaiPeriode, NilaiTanggal } from '../../../kit/format/nilai'
import { FactTable } from '../../../kit/page/fact-table'
import { StatusMahasiswaBadge } from '../../../shared/status/status-mahasiswa-badge'
import type { Mahasiswa } from './registrasi-tab'

type Row = Mahasiswa['riwayatStatus'][number]

const COLUMNS = [
  { id: 'periode', title: 'Periode', cell: ({ periode }: Row) => <NilaiPeriode id={periode} /> },
  { id: 'status', title: 'Status', cell: ({ status }: Row) => <StatusMahasiswaBadge status={status} /> },
  { id: 'tanggal', title: 'Tanggal', cell: ({ tanggal }: Row) => <NilaiTanggal nilai={tanggal} /> },
  { id: 'nomorSk', title: 'Nomor SK', cell: ({ nomorSk }: Row) => nomorSk ?? '-' },
  { id: 'alasan', title: 'Alasan', cell: ({ alasan }: Row) => alasan ?? '-' },
]

/** The status by period, newest first; a period without a row keeps the one before it (DM-R10). */
export const StatusTab = ({ mahasiswa }: { mahasiswa: Mahasiswa }) => (
  <FactTable label="Riwayat status" columns={COLUMNS} rows={mahasiswa.riwayatStatus} keyOf={({ id }) => id} />
)
