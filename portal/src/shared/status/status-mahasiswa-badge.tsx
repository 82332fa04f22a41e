import { STATUS_MAHASISWA, type StatusMahasiswa } from '@sivitas/contract/data-master/mahasiswa/status'
import { StatusBadge } from '../../kit/page/status-badge'
import type { WarnaStatus } from '../../kit/theme/warna'

/** Who studies is green or on the way, who graduated blue, who left early orange, who was sent away red. */
const TONES: Record<StatusMahasiswa, WarnaStatus> = {
  A: 'hijau',
  S: 'hijau',
  O: 'hijau',
  U: 'kuning',
  C: 'kuning',
  N: 'abu',
  L: 'biru',
  '0': 'biru',
  M: 'jingga',
  E: 'jingga',
  P: 'jingga',
  D: 'bahaya',
  W: 'abu',
}

/** The status of a student in words and its colour. */
export const StatusMahasiswaBadge = ({ status }: { status: StatusMahasiswa }) => (
  <StatusBadge kode={status} nama={STATUS_MAHASISWA[status].nama} tone={TONES[status]} />
)
