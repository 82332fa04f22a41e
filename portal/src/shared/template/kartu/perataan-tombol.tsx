import { Button, Group } from '@mantine/core'
import type { Lapisan } from '@sivitas/contract/pengaturan/template/isi'
import { gandakanTerpilih, ratakanTerpilih, sebarTerpilih, type Terpilih } from './susunan'
import { PERATAAN, PERATAAN_BERSAMA, type Perataan } from './ukuran-kartu'

type PerataanTombolProps = Readonly<{
  lapisan: readonly Lapisan[]
  terpilih: Terpilih
  onUbah: (lapisan: Lapisan[], terpilih?: Terpilih) => void
}>

const SEBARAN = { mendatar: 'Sebar mendatar', tegak: 'Sebar tegak' } as const

/** Aligns one chosen layer with the card and several with each other, spreads three and more, and copies them. */
export function PerataanTombol({ lapisan, terpilih, onUbah }: PerataanTombolProps) {
  const kunci = terpilih.every((n) => lapisan[n]?.kunci)
  const kata = terpilih.length > 1 ? PERATAAN_BERSAMA : PERATAAN
  return (
    <Group gap="xs" role="group" aria-label="Perataan">
      {(Object.keys(PERATAAN) as Perataan[]).map((cara) => (
        <Button
          key={cara}
          variant="default"
          size="compact-sm"
          disabled={kunci}
          onClick={() => onUbah(ratakanTerpilih(lapisan, terpilih, cara))}
        >
          {kata[cara]}
        </Button>
      ))}
      {terpilih.length > 2 &&
        (['mendatar', 'tegak'] as const).map((arah) => (
          <Button key={arah} variant="default" size="compact-sm" onClick={() => onUbah(sebarTerpilih(lapisan, terpilih, arah))}>
            {SEBARAN[arah]}
          </Button>
        ))}
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => {
          const hasil = gandakanTerpilih(lapisan, terpilih)
          onUbah(hasil.lapisan, hasil.terpilih)
        }}
      >
        Gandakan lapisan
      </Button>
    </Group>
  )
}
