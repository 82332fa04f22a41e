import { Accordion, Group, Menu, Button, Stack } from '@mantine/core'
import type { Blok } from '@sivitas/contract/pengaturan/template/isi'
import { IconPlus } from '../../../kit/icons'
import { BLOK_BARU, NAMA_BLOK, pilihanDari } from '../kata'
import { BlokIsi } from './blok-isi'
import { BarisSeret, DaftarSeret } from './seret'
import { buang, ganti, geser } from './susun'
import { UrutTombol } from './urut-tombol'
import { useKunci } from './use-kunci'

type BlokEditorProps = Readonly<{ blok: readonly Blok[]; disabled: boolean | undefined; onUbah: (blok: Blok[]) => void }>

/** The blocks of a page from top to bottom. */
export function BlokEditor({ blok, disabled, onUbah }: BlokEditorProps) {
  const [kunci, setKunci] = useKunci(blok.length)
  const susun = (kunciBaru: readonly string[], baru: Blok[]) => {
    setKunci(kunciBaru)
    onUbah(baru)
  }
  return (
    <Stack gap="xs">
      <Accordion multiple variant="separated" order={3} aria-label="Blok">
        <DaftarSeret
          kunci={kunci}
          onUrut={(baru) =>
            susun(
              baru,
              baru.map((satu) => blok[kunci.indexOf(satu)] as Blok),
            )
          }
        >
          {blok.map((satu, n) => {
            const nama = `${NAMA_BLOK[satu.jenis]} (blok ${n + 1})`
            return (
              <BarisSeret key={kunci[n]} kunci={kunci[n] ?? ''} ke={n} disabled={disabled}>
                {(pegangan) => (
                  <Accordion.Item value={kunci[n] ?? ''}>
                    <Group gap={4} wrap="nowrap" pr="xs">
                      {pegangan}
                      <Accordion.Control>{nama}</Accordion.Control>
                      <UrutTombol
                        nama={nama}
                        pertama={n === 0}
                        terakhir={n === blok.length - 1}
                        disabled={disabled}
                        onGeser={(langkah) => susun(geser(kunci, n, langkah), geser(blok, n, langkah))}
                        onHapus={() => susun(buang(kunci, n), buang(blok, n))}
                      />
                    </Group>
                    <Accordion.Panel>
                      <BlokIsi blok={satu} disabled={disabled} onUbah={(baru) => onUbah(ganti(blok, n, baru))} />
                    </Accordion.Panel>
                  </Accordion.Item>
                )}
              </BarisSeret>
            )
          })}
        </DaftarSeret>
      </Accordion>
      {!disabled && (
        <Group>
          <Menu>
            <Menu.Target>
              <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />}>
                Tambah blok
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {pilihanDari(NAMA_BLOK).map(({ value, label }) => (
                <Menu.Item key={value} onClick={() => onUbah([...blok, structuredClone(BLOK_BARU[value])])}>
                  {label}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </Group>
      )}
    </Stack>
  )
}
