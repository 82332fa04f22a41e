import { ActionIcon, Button, Group, Stack } from '@mantine/core'
import type { Lapisan } from '@sivitas/contract/pengaturan/template/isi'
import { IconLock, IconLockOpen } from '../../../kit/icons'
import { buang, ganti, geser } from '../isi/susun'
import { UrutTombol } from '../isi/urut-tombol'
import { NAMA_LAPISAN } from '../kata'
import type { Terpilih } from './susunan'

const PALING_PANJANG = 40
const sebut = ({ jenis, isi }: Lapisan, ke: number) =>
  `${NAMA_LAPISAN[jenis]} ${ke + 1}${isi ? `: ${isi.length > PALING_PANJANG ? `${isi.slice(0, PALING_PANJANG)}...` : isi}` : ''}`

type DaftarLapisanProps = Readonly<{
  lapisan: readonly Lapisan[]
  terpilih: Terpilih
  disabled: boolean | undefined
  onPilih: (ke: number, tambah: boolean) => void
  onUbah: (lapisan: Lapisan[], terpilih?: Terpilih) => void
}>

/** The layers of a face, the lowest first: chosen here (Shift or Ctrl adds), moved by arrow keys, locked and put in order. */
export function DaftarLapisan({ lapisan, terpilih, disabled, onPilih, onUbah }: DaftarLapisanProps) {
  return (
    <Stack gap={4} role="group" aria-label="Lapisan">
      {lapisan.map((satu, n) => {
        const nama = sebut(satu, n)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- layers have no name of their own
          <Group key={n} gap="xs" wrap="nowrap" justify="space-between">
            <Button
              variant={terpilih.includes(n) ? 'light' : 'subtle'}
              size="compact-sm"
              aria-pressed={terpilih.includes(n)}
              onClick={(event) => onPilih(n, event.shiftKey || event.ctrlKey || event.metaKey)}
            >
              {nama}
            </Button>
            <Group gap={4} wrap="nowrap">
              {!disabled && (
                <ActionIcon
                  variant="default"
                  aria-label={`${satu.kunci ? 'Buka kunci' : 'Kunci'} ${nama}`}
                  onClick={() => onUbah(ganti(lapisan, n, { ...satu, kunci: !satu.kunci }))}
                >
                  {satu.kunci ? <IconLock size={16} aria-hidden /> : <IconLockOpen size={16} aria-hidden />}
                </ActionIcon>
              )}
              <UrutTombol
                nama={nama}
                pertama={n === 0}
                terakhir={n === lapisan.length - 1}
                disabled={disabled}
                onGeser={(langkah) => onUbah(geser(lapisan, n, langkah), [n + langkah])}
                onHapus={() => onUbah(buang(lapisan, n), [])}
              />
            </Group>
          </Group>
        )
      })}
    </Stack>
  )
}
