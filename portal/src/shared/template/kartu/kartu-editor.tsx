import { Button, Group, SegmentedControl, Stack } from '@mantine/core'
import type { Isi, Lapisan } from '@sivitas/contract/pengaturan/template/isi'
import { useState, type KeyboardEvent } from 'react'
import { IconPlus } from '../../../kit/icons'
import { buang, ganti, geser } from '../isi/susun'
import { UrutTombol } from '../isi/urut-tombol'
import { NAMA_LAPISAN } from '../kata'
import { Kanvas } from './kanvas'
import { LapisanIsian } from './lapisan-isian'
import { PerataanTombol } from './perataan-tombol'
import { useRiwayatIsi } from './riwayat-isi'
import { pintasan, RiwayatTombol } from './riwayat-tombol'
import { pindah } from './ukuran-kartu'

type IsiKartu = Extract<Isi, { bentuk: 'kartu' }>
type Sisi = 'depan' | 'belakang'

const LANGKAH: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const BARU: Lapisan = {
  jenis: 'teks',
  x: 5,
  y: 5,
  lebar: 40,
  tinggi: 6,
  isi: '{nama}',
  ukuran: 9,
  tebal: false,
  rata: 'kiri',
  warna: '#1b212d',
  maksBaris: 2,
  sembunyiBilaKosong: false,
  kunci: false,
}

const sebut = ({ jenis, isi }: Lapisan, ke: number) => `${NAMA_LAPISAN[jenis]} ${ke + 1}${isi ? `: ${isi}` : ''}`

type KartuEditorProps = Readonly<{ isi: IsiKartu; disabled: boolean | undefined; onUbah: (isi: IsiKartu) => void }>

/** Front and back of a CR80 card: layers are chosen in a list, moved by pointer, arrow keys (Shift: 0,1 mm) or numbers. */
export function KartuEditor({ isi, disabled, onUbah }: KartuEditorProps) {
  const [sisi, setSisi] = useState<Sisi>('depan')
  const [terpilih, setTerpilih] = useState<number | null>(null)
  const lapisan = isi[sisi]
  const dipilih = terpilih === null ? undefined : lapisan[terpilih]
  const riwayat = useRiwayatIsi(isi, onUbah)
  const tulis = (baru: Lapisan[]) => riwayat.ubah({ ...isi, [sisi]: baru })
  const tekan = (event: KeyboardEvent, ke: number, satu: Lapisan) => {
    const langkah = LANGKAH[event.key]
    if (!langkah || disabled || satu.kunci) return
    event.preventDefault()
    const jauh = event.shiftKey ? 0.1 : 1
    tulis(ganti(lapisan, ke, pindah(satu, langkah[0] * jauh, langkah[1] * jauh)))
  }
  return (
    <Stack onKeyDown={(event) => !disabled && pintasan(event, riwayat)}>
      {!disabled && <RiwayatTombol riwayat={riwayat} />}
      <SegmentedControl
        aria-label="Sisi kartu"
        value={sisi}
        onChange={(baru) => {
          setSisi(baru as Sisi)
          setTerpilih(null)
        }}
        data={[
          { value: 'depan', label: 'Depan' },
          { value: 'belakang', label: 'Belakang' },
        ]}
      />
      <Kanvas
        sisi={sisi}
        lapisan={lapisan}
        terpilih={terpilih}
        disabled={disabled}
        onPilih={setTerpilih}
        onUbah={(ke, baru) => tulis(ganti(lapisan, ke, baru))}
      />
      <Stack gap={4} role="group" aria-label="Lapisan">
        {lapisan.map((satu, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- layers have no name of their own
          <Group key={n} gap="xs" wrap="nowrap" justify="space-between">
            <Button
              variant={n === terpilih ? 'light' : 'subtle'}
              size="compact-sm"
              aria-pressed={n === terpilih}
              onClick={() => setTerpilih(n)}
              onKeyDown={(event) => tekan(event, n, satu)}
            >
              {sebut(satu, n)}
            </Button>
            <UrutTombol
              nama={sebut(satu, n)}
              pertama={n === 0}
              terakhir={n === lapisan.length - 1}
              disabled={disabled}
              onGeser={(langkah) => tulis(geser(lapisan, n, langkah))}
              onHapus={() => {
                setTerpilih(null)
                tulis(buang(lapisan, n))
              }}
            />
          </Group>
        ))}
      </Stack>
      {dipilih && terpilih !== null && !disabled && (
        <PerataanTombol lapisan={dipilih} onUbah={(baru) => tulis(ganti(lapisan, terpilih, baru))} />
      )}
      {dipilih && terpilih !== null && (
        <LapisanIsian lapisan={dipilih} disabled={disabled} onUbah={(baru) => tulis(ganti(lapisan, terpilih, baru))} />
      )}
      {!disabled && (
        <Group>
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => tulis([...lapisan, BARU])}>
            Tambah lapisan
          </Button>
        </Group>
      )}
    </Stack>
  )
}
