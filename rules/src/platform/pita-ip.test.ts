import { describe, expect, test } from 'vitest'
import { periksaPita, type PitaIp } from './pita-ip'

const pita = (...baris: [number, number, number][]): PitaIp[] => baris.map(([dari, sampai, sks]) => ({ dari, sampai, sks }))
const pesan = (tabel: PitaIp[]): string[] => periksaPita(tabel).map((t) => t.pesan)

describe('periksaPita', () => {
  const bawaan = pita([3, 4, 24], [2.5, 2.99, 21], [2, 2.49, 18], [1.5, 1.99, 15], [0, 1.49, 12])
  test('PL-R34 accepts the default bands in any order', () => {
    expect(pesan(bawaan)).toEqual([])
    expect(pesan(bawaan.toReversed())).toEqual([])
  })
  test('PL-R34 (edge case 23) names the gap and the row', () => {
    expect(periksaPita(pita([3, 4, 24], [2, 2.9, 21], [0, 1.99, 12]))).toEqual([
      { baris: 0, sifat: 'tahan', pesan: 'IP 2,91-2,99 belum tercakup' },
    ])
  })
  test.each<[string, PitaIp[], string[]]>([
    ['nothing', [], ['IP 0,00-4,00 belum tercakup']],
    ['a hundredth missing', pita([0, 2.49, 12], [2.51, 4, 24]), ['IP 2,50 belum tercakup']],
    ['the top missing', pita([0, 3.9, 12]), ['IP 3,91-4,00 belum tercakup']],
    ['an overlap', pita([0, 2.5, 12], [2.5, 4, 24]), ['IP 2,50 tercakup dua kali']],
    ['a band inside another', pita([0, 4, 12], [2, 3, 24]), ['IP 2,00-3,00 tercakup dua kali']],
    ['a band upside down', pita([0, 4.01, 12]), ['Rentang IP 0,00-4,01 tidak sah']],
  ])('PL-R34 refuses %s', (_judul, tabel, harapan) => {
    expect(pesan(tabel)).toEqual(harapan)
  })
  test('PL-R34 (edge case 23) asks when 26 SKS from 2,50 fall to 24 from 3,00', () => {
    expect(periksaPita(pita([3, 4, 24], [2.5, 2.99, 26], [0, 2.49, 18]))).toEqual([
      { baris: 0, sifat: 'tanya', pesan: 'SKS turun menjadi 24 mulai IP 3,00' },
    ])
  })
})
