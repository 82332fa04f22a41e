import type { AkreditasiRingkas } from '@sivitas/contract/data-master/badan-hukum/akreditasi'
import { Group } from '@mantine/core'
import { StatusBadge } from '../../../kit/page/status-badge'
import type { WarnaStatus } from '../../../kit/theme/warna'

type Masa = Pick<AkreditasiRingkas, 'berlaku' | 'sisaHari' | 'pesan'>

/** Red once it is over, orange in the last 180 days, yellow in the last year (DM-R19). */
function toneOf({ sisaHari, pesan }: Masa): WarnaStatus {
  if (sisaHari < 0) return 'bahaya'
  if (pesan === null) return 'hijau'
  return sisaHari <= 180 ? 'jingga' : 'kuning'
}

/** What is left of a term, in words: 'Berlaku', 'Berakhir dalam 55 hari', 'Kedaluwarsa 256 hari', 'Belum berlaku'. */
export function MasaChip(masa: Masa) {
  const notYet = !masa.berlaku && masa.sisaHari >= 0
  return <StatusBadge kode="masa" nama={notYet ? 'Belum berlaku' : (masa.pesan ?? 'Berlaku')} tone={notYet ? 'abu' : toneOf(masa)} />
}

/** The rank of a unit and how long it holds. */
export function AkreditasiChip({ akreditasi }: { akreditasi: AkreditasiRingkas | null }) {
  if (akreditasi === null) return <StatusBadge kode="tanpa" nama="Belum terakreditasi" />
  return (
    <Group gap={6} wrap="nowrap">
      <StatusBadge kode="peringkat" nama={akreditasi.namaPeringkat} tone={akreditasi.sisaHari < 0 ? 'abu' : 'biru'} />
      {akreditasi.pesan !== null && <MasaChip {...akreditasi} />}
    </Group>
  )
}
