import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import type { Lapisan } from '@sivitas/contract/pengaturan/template/isi'
import { useState, type KeyboardEvent } from 'react'
import { PilihInput } from '../../../kit/form/inputs/pilih-input'
import { IconPlus } from '../../../kit/icons'
import { ganti } from '../isi/susun'
import { AlatRancangan } from './alat-rancangan'
import type { IsiKartu } from './berkas-rancangan'
import { DaftarLapisan } from './daftar-lapisan'
import { Kanvas } from './kanvas'
import { LapisanIsian } from './lapisan-isian'
import { PerataanTombol } from './perataan-tombol'
import { ubahanTombol } from './pintasan-lapisan'
import { useRiwayatIsi } from './riwayat-isi'
import { pintasan, RiwayatTombol } from './riwayat-tombol'
import { pilih, type Terpilih } from './susunan'

type Sisi = 'depan' | 'belakang'

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
const SISI = [
  { value: 'depan', label: 'Depan' },
  { value: 'belakang', label: 'Belakang' },
]
const PERBESARAN = ['100', '150', '200', '300'].map((value) => ({ value, label: `${value}%` }))

type KartuEditorProps = Readonly<{ isi: IsiKartu; disabled: boolean | undefined; onUbah: (isi: IsiKartu) => void }>

/** Front and back of a CR80 card: layers are chosen on the canvas or in a list, moved by pointer, arrow keys or numbers. */
export function KartuEditor({ isi, disabled, onUbah }: KartuEditorProps) {
  const [sisi, setSisi] = useState<Sisi>('depan')
  const [terpilih, setTerpilih] = useState<Terpilih>([])
  const [perbesaran, setPerbesaran] = useState('100')
  const lapisan = isi[sisi]
  const [ke] = terpilih
  const dipilih = terpilih.length === 1 && ke !== undefined ? lapisan[ke] : undefined
  const riwayat = useRiwayatIsi(isi, onUbah)
  const tulis = (baru: Lapisan[], pilihan?: Terpilih) => {
    // A card without a front is none; its last layer stays.
    if (sisi === 'depan' && baru.length === 0) return
    riwayat.ubah({ ...isi, [sisi]: baru })
    if (pilihan) setTerpilih(pilihan)
  }
  const pilihSatu = (n: number, tambah: boolean) => setTerpilih(pilih(terpilih, n, tambah))
  const tekan = (event: KeyboardEvent) => {
    if (disabled) return
    pintasan(event, riwayat)
    const ubahan = ubahanTombol(event, lapisan, terpilih)
    if (ubahan === null) return
    event.preventDefault()
    tulis(ubahan.lapisan, ubahan.terpilih)
  }
  return (
    <Stack onKeyDown={tekan}>
      <Group justify="space-between">
        {!disabled && <RiwayatTombol riwayat={riwayat} />}
        <AlatRancangan isi={isi} sisi={sisi} disabled={disabled} onUbah={riwayat.ubah} />
      </Group>
      <Group align="end">
        <SegmentedControl
          aria-label="Sisi kartu"
          value={sisi}
          onChange={(baru) => {
            setSisi(baru as Sisi)
            setTerpilih([])
          }}
          data={SISI}
        />
        <PilihInput label="Perbesaran" required pilihan={PERBESARAN} value={perbesaran} onChange={(baru) => baru && setPerbesaran(baru)} />
      </Group>
      <Kanvas
        sisi={sisi}
        lapisan={lapisan}
        terpilih={terpilih}
        perbesaran={perbesaran}
        disabled={disabled}
        onPilih={pilihSatu}
        onUbah={(baru) => tulis(baru)}
      />
      {!disabled && (
        <Text size="sm" c="dimmed">
          Menyeret menempel pada kisi 0,5 mm; tombol panah menggeser 1 mm (dengan Shift 0,1 mm); Shift+klik memilih beberapa; Ctrl+D
          menggandakan; Delete menghapus.
        </Text>
      )}
      <DaftarLapisan lapisan={lapisan} terpilih={terpilih} disabled={disabled} onPilih={pilihSatu} onUbah={tulis} />
      {terpilih.length > 0 && !disabled && <PerataanTombol lapisan={lapisan} terpilih={terpilih} onUbah={tulis} />}
      {dipilih && ke !== undefined && (
        <LapisanIsian lapisan={dipilih} disabled={disabled} onUbah={(baru) => tulis(ganti(lapisan, ke, baru))} />
      )}
      {!disabled && (
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => tulis([...lapisan, BARU], [lapisan.length])}
          >
            Tambah lapisan
          </Button>
        </Group>
      )}
    </Stack>
  )
}
