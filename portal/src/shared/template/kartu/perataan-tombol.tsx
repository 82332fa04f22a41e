import { Button, Group } from '@mantine/core'
import type { Lapisan } from '@sivitas/contract/pengaturan/template/isi'
import { PERATAAN, ratakan, type Perataan } from './ukuran-kartu'

/** Aligns the chosen layer with the card. */
export function PerataanTombol({ lapisan, onUbah }: { lapisan: Lapisan; onUbah: (lapisan: Lapisan) => void }) {
  return (
    <Group gap="xs" role="group" aria-label="Perataan">
      {(Object.keys(PERATAAN) as Perataan[]).map((cara) => (
        <Button key={cara} variant="default" size="compact-sm" disabled={lapisan.kunci} onClick={() => onUbah(ratakan(lapisan, cara))}>
          {PERATAAN[cara]}
        </Button>
      ))}
    </Group>
  )
}
