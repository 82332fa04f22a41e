import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { galatBobot, galatSkala, hurufDari, type BarisSkala } from './skala'

const b = (huruf: string, indeks: number, [batasBawah, batasAtas]: readonly [number, number]): BarisSkala => ({
  huruf,
  indeks,
  batasBawah,
  batasAtas,
  lulus: indeks > 0,
})

const SKALA = [
  b('A', 4, [80, 100]),
  b('AB', 3.5, [75, 79.99]),
  b('B', 3, [70, 74.99]),
  b('BC', 2.5, [65, 69.99]),
  b('C', 2, [55, 64.99]),
  b('D', 1, [40, 54.99]),
  b('E', 0, [0, 39.99]),
]
const ganti = (huruf: string, ubah: Partial<BarisSkala>): BarisSkala[] => SKALA.map((s) => (s.huruf === huruf ? { ...s, ...ubah } : s))

describe('hurufDari', () => {
  test.each([
    [79.994, 'AB'],
    [79.995, 'A'],
    [76.3, 'AB'],
    [0, 'E'],
    [100, 'A'],
    [39.99, 'E'],
    [40, 'D'],
    [100.5, undefined],
    [-1, undefined],
    [Number.NaN, undefined],
  ])('AK-R38 %d is %s', (angka, huruf) => expect(hurufDari(SKALA, angka)?.huruf).toBe(huruf))

  test('every score has one letter, and a higher score never a lower index', () => {
    const angka = fc.integer({ min: 0, max: 100_000 }).map((n) => n / 1000)
    fc.assert(
      fc.property(angka, angka, (x, y) => {
        expect(hurufDari(SKALA, Math.max(x, y))?.indeks).toBeGreaterThanOrEqual(hurufDari(SKALA, Math.min(x, y))?.indeks ?? 5)
      }),
    )
  })
})

describe('galatSkala', () => {
  test.each([
    [SKALA, []],
    [ganti('B', { batasAtas: 75.5 }), ['Rentang AB bertumpuk dengan B']],
    [ganti('AB', { batasAtas: 79.49 }), ['Nilai 79,50-79,99 belum tercakup']],
    [ganti('A', { batasAtas: 99.99 }), ['Nilai 100,00 belum tercakup']],
    [ganti('AB', { indeks: 4 }), ['Indeks AB (4,00) harus di bawah indeks A (4,00)']],
    [ganti('C', { indeks: 3.2 }), ['Indeks C (3,20) harus di bawah indeks BC (2,50)']],
    [ganti('AB', { huruf: 'a' }), ['Huruf a sudah ada']],
    [ganti('BC', { huruf: 'K' }), ['Huruf K disediakan untuk nilai khusus']],
    [ganti('D', { batasBawah: 56 }), ['Batas bawah D melebihi batas atasnya']],
    [[], ['Isi paling sedikit satu huruf']],
  ])('AK-R38, PL-R36 case %#', (skala, pesan) => expect(galatSkala(skala).map((g) => g.pesan)).toEqual(pesan))

  test('the message stands at the row and field that is wrong', () => {
    expect(galatSkala(ganti('AB', { batasAtas: 79.49 }))).toMatchObject([{ baris: 0, bidang: 'batasBawah' }])
    expect(galatSkala(ganti('C', { indeks: 3.2 }))).toMatchObject([{ baris: 4, bidang: 'indeks' }])
  })
})

describe('galatBobot', () => {
  test.each([
    [[10, 20, 30, 20, 20], null],
    [[33.33, 33.33, 33.33], 'Jumlah bobot 99,99; kurang 0,01'],
    [[0.1, 0.2, 99.7], null],
    [[60, 50], 'Jumlah bobot 110,00; lebih 10,00'],
    [[], 'Jumlah bobot 0,00; kurang 100,00'],
  ])('AK-R36 %j: %s', (bobot, pesan) => expect(galatBobot(bobot)).toBe(pesan))
})
