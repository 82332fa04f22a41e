import { describe, expect, it } from 'vitest'
import { bacaTempelan, subjekDari } from './baca-transkrip'

describe('what is pasted from a transcript', () => {
  it('is read by its columns, heads and sums left out', () => {
    const teks = [
      'No\tKode\tMata Kuliah\tSKS\tNilai',
      '1\tTI101\tDasar Pemrograman\t3\tA',
      '2\tTI102\tKalkulus I\t3,5\tAB\t3,50',
      'Jumlah\t\t6,5',
    ].join('\n')
    expect(bacaTempelan(teks)).toEqual({
      subjek: [
        { kode: 'TI101', nama: 'Dasar Pemrograman', sks: 3, nilai: 'A' },
        { kode: 'TI102', nama: 'Kalkulus I', sks: 3.5, nilai: 'AB' },
      ],
      dilewati: 2,
    })
  })

  it.each([
    ['TI-201  Struktur Data dan Algoritma 3 B+', { kode: 'TI-201', nama: 'Struktur Data dan Algoritma', sks: 3, nilai: 'B+' }],
    ['12. MKU1102 Pendidikan Agama 2 A 8,00', { kode: 'MKU1102', nama: 'Pendidikan Agama', sks: 2, nilai: 'A' }],
    ['MK01;Basis Data;3;a', { kode: 'MK01', nama: 'Basis Data', sks: 3, nilai: 'A' }],
    ['Semester 1', null],
    ['Indeks Prestasi Kumulatif 3,21', null],
  ])('reads "%s"', (baris, subjek) => {
    expect(bacaTempelan(baris).subjek[0] ?? null).toEqual(subjek)
  })

  it('takes letter and SKS in either order, and two subjects of a transcript in two columns', () => {
    expect(subjekDari(['TI101', 'Logika', 'A', '3'])).toEqual([{ kode: 'TI101', nama: 'Logika', sks: 3, nilai: 'A' }])
    expect(subjekDari(['TI101', 'Logika', 'AB', '7,50'])).toEqual([])
    const dua = ['1', 'TI101', 'Logika', '3', 'A', '12,00', '9', '2041102', 'Basis Data', '4', 'BC', '10,00']
    expect(subjekDari(dua).map(({ kode, sks, nilai }) => [kode, sks, nilai])).toEqual([
      ['TI101', 3, 'A'],
      ['2041102', 4, 'BC'],
    ])
  })
})
