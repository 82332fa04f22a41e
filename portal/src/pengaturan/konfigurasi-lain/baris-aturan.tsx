import { Badge, Button, Group, Text } from '@mantine/core'
import type { DefinisiAturan } from '@sivitas/contract/pengaturan/aturan/definisi'
import classes from '../setelan.module.css'
import { NilaiAturanInput } from './nilai-aturan-input'
import { sebutNilai } from './sebut-nilai'

type BarisAturanProps = {
  kunci: string
  definisi: DefinisiAturan
  /** What the set says itself, with what was typed; undefined while it is silent. */
  nilai: unknown
  /** What holds while the set is silent, and which set says so. */
  warisan: { nilai: unknown; nama: string }
  diubah: boolean
  galat: string | undefined
  boleh: boolean
  onUbah: (nilai: unknown) => void
}

/** One rule key of a set: its own value, or the one that it takes over and from where. */
export function BarisAturan({ kunci, definisi, nilai, warisan, diubah, galat, boleh, onUbah }: BarisAturanProps) {
  const diam = nilai === undefined || nilai === null
  return (
    <div className={classes.baris} data-diubah={diubah}>
      <div>
        <Group gap="xs">
          <Text fw={600}>{definisi.label}</Text>
          {diam ? <Badge color="abu">Dari {warisan.nama}</Badge> : <Badge color="hijau">Diatur di set ini</Badge>}
        </Group>
        <Text className={classes.kunci}>
          {kunci} · bawaan: {sebutNilai(kunci, definisi.bawaan)} · dibaca {definisi.pembaca}
          {'satuan' in definisi && definisi.satuan !== undefined && ` · satuan: ${definisi.satuan}`}
        </Text>
      </div>
      {diam ? (
        <Group justify="space-between" wrap="nowrap" align="start">
          <Text>{sebutNilai(kunci, warisan.nilai)}</Text>
          {boleh && (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={`Atur ${definisi.label} di set ini`}
              onClick={() => onUbah(warisan.nilai ?? definisi.bawaan ?? awal(definisi))}
            >
              Atur di set ini
            </Button>
          )}
        </Group>
      ) : (
        <div>
          <NilaiAturanInput definisi={definisi} nilai={nilai} error={galat} disabled={!boleh} onChange={onUbah} />
          {boleh && (
            <Button
              variant="subtle"
              size="compact-sm"
              mt={4}
              aria-label={`Ikuti set lain untuk ${definisi.label}`}
              onClick={() => onUbah(null)}
            >
              Ikuti set lain
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** Where neither a set nor the product has a value, the input starts with something that can be typed over. */
function awal(definisi: DefinisiAturan): unknown {
  if (definisi.tipe === 'pilihan') return Object.keys(definisi.pilihan)[0]
  if (definisi.tipe === 'angka') return definisi.min
  return definisi.tipe === 'tanggal' ? new Date().toISOString().slice(0, 10) : ''
}
