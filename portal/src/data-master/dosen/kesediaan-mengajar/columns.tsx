import { KesediaanRow } from '@sivitas/contract/data-master/dosen/kesediaan-mengajar'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { TANPA_NILAI } from '../../../kit/format/nilai'
import { StatusBadge } from '../../../kit/page/status-badge'
import { columnsOf } from '../../../kit/table/schema-columns'
import type { BarisKesediaan } from './jawaban'
import { NADA } from './nada'

const column = columnsOf<BarisKesediaan>(KesediaanRow)

const sks = ({ sksMinimal, sksMaksimal }: BarisKesediaan) =>
  sksMinimal === null && sksMaksimal === null
    ? TANPA_NILAI
    : `${formatAngka(sksMinimal ?? 0)}-${sksMaksimal === null ? '?' : formatAngka(sksMaksimal)}`

/** Whether the offered minutes are enough (DM-R15); unknown while no SKS is named. */
const cukup = ({ cukup: ya, menitBersedia, menitPerlu }: BarisKesediaan) => {
  if (ya === null || menitPerlu === null) return TANPA_NILAI
  return ya ? (
    <StatusBadge kode="cukup" nama="Cukup" tone="hijau" />
  ) : (
    <StatusBadge kode="kurang" nama={`Kurang ${formatAngka(menitPerlu - menitBersedia)} menit`} tone="kuning" />
  )
}

export const COLUMNS = [
  column('namaLengkap', { sort: 'nama', width: 240 }),
  column('nidn', { shown: 'pilihan' }),
  column('homebase', { sort: 'homebase', width: 180, card: 'isi' }),
  column('namaStatus', {
    cell: ({ status, namaStatus }) => <StatusBadge kode={status} nama={namaStatus} tone={NADA[status]} />,
    card: 'lencana',
    width: 130,
  }),
  column('slotBersedia', { sort: 'bersedia', title: 'Slot 1' }),
  column('slotBilaPerlu', { title: 'Slot 2' }),
  column('slotTidak', { title: 'Slot 3' }),
  column('sksMaksimal', { title: 'SKS min-maks', cell: sks, align: 'end', card: 'isi' }),
  column('kampus', { width: 170 }),
  column('cukup', { title: 'Cukup', cell: cukup, width: 160, card: 'isi' }),
  column('daring', { shown: 'pilihan' }),
  column('dikirimPada', { sort: 'dikirimPada', width: 160 }),
]
