import { describe, expect, it } from 'vitest'
import { silangkan, tertulis, type Hasil } from './bentuk'
import { csvRiset } from './csv'
import { tandaSumbu } from './skala'

const hasil: Hasil = {
  dimensi: [
    { kode: 'prodi', nama: 'Program studi' },
    { kode: 'jenisKelamin', nama: 'Jenis kelamin' },
  ],
  ukuran: [{ kode: 'jumlah', nama: 'Jumlah mahasiswa' }],
  baris: [
    { kunci: ['S1 - Teknik Informatika', 'L'], nilai: [1234] },
    { kunci: ['S1 - Teknik Informatika', 'P'], nilai: ['<5'] },
    { kunci: [null, 'L'], nilai: [7] },
  ],
  keterangan: 'Mahasiswa',
}

describe('a research table', () => {
  it('crosses rows with columns, and leaves what nobody counted empty', () => {
    const silang = silangkan(hasil, 1)
    expect(silang.baris).toEqual(['S1 - Teknik Informatika', 'Tidak diisi'])
    expect(silang.kolom).toEqual(['L', 'P'])
    expect(silang.isi('Tidak diisi', 'P')).toBeUndefined()
  })

  it('writes figures in the words of their unit and hides small groups', () => {
    expect([
      tertulis(1234, 'orang'),
      tertulis(3.456, 'nilai'),
      tertulis(1250000, 'Rp'),
      tertulis(12.34, '%'),
      tertulis('<5', 'orang'),
      tertulis(null, 'sks'),
    ]).toEqual(['1.234', '3,46', 'Rp 1.250.000', '12,3%', '<5', '-'])
  })

  it('is written as CSV that no spreadsheet runs as a formula', () => {
    const berbahaya: Hasil = { ...hasil, dimensi: hasil.dimensi.slice(0, 1), baris: [{ kunci: ['=cmd()'], nilai: [3] }] }
    expect(csvRiset({ hasil: berbahaya, dimensiBaris: 1, satuan: ['orang'] })).toBe(
      '"Program studi";"Jumlah mahasiswa"\r\n"\'=cmd()";"3"\r\n"Mahasiswa"',
    )
  })
})

describe('the axis of a chart', () => {
  it.each([
    [0, [0, 0.5, 1]],
    [3, [0, 1, 2, 3]],
    [40, [0, 10, 20, 30, 40]],
    [41, [0, 20, 40, 60]],
    [51234, [0, 20000, 40000, 60000]],
  ])('up to %s is marked %j', (tertinggi, tanda) => {
    expect(tandaSumbu(tertinggi)).toEqual(tanda)
  })
})
