import type { ProdiRow } from '@sivitas/contract/data-master/badan-hukum/prodi'
import { StatusBadge } from '../../../kit/page/status-badge'
import type { WarnaStatus } from '../../../kit/theme/warna'

const TONE: Record<ProdiRow['status'], WarnaStatus> = { A: 'hijau', N: 'abu', B: 'kuning', M: 'kuning', K: 'kuning', H: 'bahaya' }

/** Whether a prodi runs, changes its form or is closed. */
export const StatusProdiBadge = ({ status, nama }: { status: ProdiRow['status']; nama: string }) => (
  <StatusBadge kode="status-prodi" nama={nama} tone={TONE[status]} />
)
