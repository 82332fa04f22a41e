import { uraiKtp } from '@sivitas/rules/data-master/ktp/ktp'
import { expect, test } from 'vitest'
import { barisKtp } from './baris-ktp'

const bacaan = uraiKtp(`KOTA BANDUNG
NIK : 3273017101050002
Nama : SITI UJIAN
Tempat/Tgl Lahir : BANDUNG, 31-01-2005
Jenis Kelamin : PEREMPUAN Gol. Darah : O
Kecamatan : COBLONG
Agama : ISLAM`)
const COBLONG = { kode: '327302', jalur: 'Coblong, Kota Bandung, Jawa Barat' }
const bahan = { bacaan, wilayah: [COBLONG], namaAgama: () => 'Islam', ada: () => true, kini: () => '' }
const satu = (baris: ReturnType<typeof barisKtp>, name: string) => baris.find((line) => line.name === name)

test('what was read is shown in words and ticked where the form is empty', () => {
  const baris = barisKtp(bahan)
  expect(baris.map(({ label, tampil }) => [label, tampil])).toEqual([
    ['NIK', '3273017101050002'],
    ['Nama', 'Siti Ujian'],
    ['Tempat lahir', 'Bandung'],
    ['Tanggal lahir', '31 Januari 2005'],
    ['Jenis kelamin', 'Perempuan'],
    ['Golongan darah', 'O'],
    ['Kecamatan', COBLONG.jalur],
    ['Agama', 'Islam'],
  ])
  expect(baris.every(({ pilih }) => pilih)).toBe(true)
})

test('a form is filled only with what it asks for, and never over what stands there unless it is ticked', () => {
  const baris = barisKtp({ ...bahan, ada: (name) => name !== 'golonganDarah', kini: (name) => (name === 'nama' ? 'Siti U.' : '') })
  expect(satu(baris, 'golonganDarah')).toBeUndefined()
  expect(satu(baris, 'nama')).toMatchObject({ pilih: false, catatan: 'Isian ini sudah terisi; centang untuk menggantinya.' })
})

test('a NIK in doubt is not ticked, and a kecamatan of two regencies is left to be chosen', () => {
  const baris = barisKtp({
    ...bahan,
    bacaan: { ...bacaan, nik: '3273013101050002' },
    wilayah: [COBLONG, { kode: '999999', jalur: 'Coblong, Kota Bandung, Jawa Timur' }],
  })
  expect(satu(baris, 'nik')).toMatchObject({ pilih: false, catatan: 'NIK tidak cocok dengan tanggal lahir' })
  expect(satu(baris, 'idWilayah')).toMatchObject({ nilai: null, pilih: false, tampil: 'Coblong' })
})
