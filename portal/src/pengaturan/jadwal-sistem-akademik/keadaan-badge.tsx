import { StatusBadge } from '../../kit/page/status-badge'

const KEADAAN = {
  tanpa: { nama: 'Belum diatur', tone: 'abu' },
  belum: { nama: 'Belum dibuka', tone: 'biru' },
  buka: { nama: 'Terbuka', tone: 'hijau' },
  tutup: { nama: 'Sudah ditutup', tone: 'abu' },
} as const

/** How a window stands at this moment. */
export const KeadaanBadge = ({ keadaan }: { keadaan: keyof typeof KEADAAN }) => <StatusBadge kode={keadaan} {...KEADAAN[keadaan]} />
