import { Modal, SegmentedControl, Stack, Textarea } from '@mantine/core'
import type { Klasifikasi } from '@sivitas/contract/data-master/mahasiswa/klasifikasi-mahasiswa'
import { useState } from 'react'
import { PilihJauhBanyakInput } from '../../../kit/form/inputs/pilih-jauh-banyak-input'
import { PilihJauhInput } from '../../../kit/form/inputs/pilih-jauh-input'
import { sumberKelompok } from '../../../shared/kelompok/sumber-kelompok'
import { sumberMahasiswa } from '../../../shared/pickers/sumber-mahasiswa'
import type { Pilihan } from '../pilihan/pilihan'
import { TambahkanForm } from './tambahkan-form'

type Cara = 'cari' | 'tempel' | 'kelompok'
const CARA = [
  { value: 'cari', label: 'Cari' },
  { value: 'tempel', label: 'Tempel NIM' },
  { value: 'kelompok', label: 'Kelompok tersimpan' },
]

/** The first word of each pasted line: spreadsheets bring names along. */
const nimDari = (teks: string): string[] =>
  teks.split(/\r?\n/).flatMap(
    (baris) =>
      baris
        .trim()
        .split(/[\t;,]/)[0]
        ?.trim() || [],
  )

type Props = Readonly<{ klasifikasi: Pick<Klasifikasi, 'id' | 'nama'>; onTutup: () => void }>

/** Adds members by search, by a pasted list with an answer a line, or by a saved set. */
export function TambahAnggotaDialog({ klasifikasi: { id, nama }, onTutup }: Props) {
  const [cara, setCara] = useState<Cara>('cari')
  const [ids, setIds] = useState<readonly string[] | null>([])
  const [teks, setTeks] = useState('')
  const [kelompok, setKelompok] = useState<string | null>(null)
  const nim = nimDari(teks)
  const pilihan: Readonly<Record<Cara, Pilihan | null>> = {
    cari: ids?.length ? { idMahasiswa: [...ids] } : null,
    tempel: nim.length > 0 ? { nim } : null,
    kelompok: kelompok === null ? null : { saringan: { kelompokTersimpan: kelompok } },
  }
  return (
    <Modal opened onClose={onTutup} title={`Tambah anggota ${nama}`} size="lg">
      <Stack gap="md">
        <SegmentedControl data={CARA} value={cara} onChange={(nilai) => setCara(nilai as Cara)} aria-label="Cara memilih mahasiswa" />
        {cara === 'cari' && <PilihJauhBanyakInput label="Mahasiswa" sumber={sumberMahasiswa} value={ids} onChange={setIds} />}
        {cara === 'tempel' && (
          <Textarea
            label="Daftar NIM"
            description="Satu NIM satu baris; setiap baris dijawab."
            autosize
            minRows={5}
            maxRows={12}
            value={teks}
            onChange={(event) => setTeks(event.currentTarget.value)}
          />
        )}
        {cara === 'kelompok' && (
          <PilihJauhInput label="Kelompok tersimpan" sumber={sumberKelompok} value={kelompok} onChange={setKelompok} />
        )}
        <TambahkanForm id={id} pilihan={pilihan[cara]} onTutup={onTutup} />
      </Stack>
    </Modal>
  )
}
