import { Code, SimpleGrid, Stack } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../kit/galat'
import type { KeluargaHuruf } from '../../kit/form/inputs/huruf-cetak'
import { HurufCetakInput } from '../../kit/form/inputs/huruf-cetak-input'
import { PilihBanyakInput, PilihInput } from '../../kit/form/inputs/pilih-input'
import { PilihJauhBanyakInput } from '../../kit/form/inputs/pilih-jauh-banyak-input'
import { PilihJauhInput } from '../../kit/form/inputs/pilih-jauh-input'
import { HASIL_SEHALAMAN, type SumberPilihan } from '../../kit/form/inputs/pilihan-jauh'

const MAHASISWA = Array.from({ length: 57 }, (_, i) => ({
  value: `mhs-${i + 1}`,
  label: `Mahasiswa ${i % 2 === 0 ? 'A' : 'B'}`,
  keterangan: `2301010${String(i + 1).padStart(3, '0')} · S1 - Teknik Informatika · 2023`,
}))

const jeda = (ms: number) => new Promise((resolve) => window.setTimeout(resolve, ms))

/** Fifty-seven students that answer as a server would: searched, 20 at a time, after a while. */
const mahasiswa: SumberPilihan = {
  kunci: ['gaya', 'mahasiswa'],
  cari: async ({ cari, page }) => {
    await jeda(80)
    if (cari === 'gagal') throw new ApiError({ status: 500, type: 'galat_server', message: 'Terjadi kesalahan' })
    const cocok = MAHASISWA.filter(({ label, keterangan }) => `${label} ${keterangan}`.toLowerCase().includes(cari.toLowerCase()))
    return {
      pilihan: cocok.slice((page - 1) * HASIL_SEHALAMAN, page * HASIL_SEHALAMAN),
      totalPages: Math.ceil(cocok.length / HASIL_SEHALAMAN),
    }
  },
  sebut: async (ids) => {
    await jeda(20)
    return MAHASISWA.filter(({ value }) => ids.includes(value))
  },
}

const HURUF: KeluargaHuruf[] = Array.from({ length: 130 }, (_, i) => ({
  family: `Huruf ${String(i + 1).padStart(3, '0')}`,
  variants: ['400', '700'],
}))

const JENJANG = ['D3', 'D4', 'S1', 'S2', 'S3'].map((value) => ({ value, label: value }))
const BULAN = ['Januari', 'Februari', 'Maret', 'April', 'Mei', 'Juni', 'Juli', 'Agustus', 'September', 'Oktober'].map((label, i) => ({
  value: i + 1,
  label,
}))

export function Bagian() {
  const [satu, setSatu] = useState<string | null>('mhs-3')
  const [banyak, setBanyak] = useState<readonly string[] | null>([])
  const [jenjang, setJenjang] = useState<string | null>(null)
  const [bulan, setBulan] = useState<readonly number[] | null>([])
  const [huruf, setHuruf] = useState<{ family: string; variants: readonly string[] } | null>({ family: 'Huruf Lama', variants: [] })
  return (
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <PilihJauhInput label="Mahasiswa" sumber={mahasiswa} value={satu} onChange={setSatu} />
        <PilihJauhBanyakInput label="Peserta" sumber={mahasiswa} value={banyak} onChange={setBanyak} />
        <PilihInput label="Jenjang" pilihan={JENJANG} value={jenjang} onChange={setJenjang} />
        <PilihBanyakInput label="Bulan" pilihan={BULAN} value={bulan} onChange={setBulan} />
        <HurufCetakInput label="Huruf" muat={() => Promise.resolve(HURUF)} value={huruf} onChange={setHuruf} />
      </SimpleGrid>
      <Code block data-testid="pilihan">
        {JSON.stringify({ satu, banyak, jenjang, bulan, huruf })}
      </Code>
    </Stack>
  )
}
