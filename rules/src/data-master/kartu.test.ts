import { describe, expect, test } from 'vitest'
import { akhirMasaKartu, akhirPeriodeKira, berlakuSampaiKartu, galatLembarKartu, halamanKartu, letakKartu, nomorKartu } from './kartu'

const LEMBAR = { kartuPerHalaman: 10, margin: { atas: 10, kiri: 19.4 } }

describe('cards', () => {
  test('DM-R23 4 years from 1-09-2023 end on 31-08-2027; 237 cards at 10 are 24 sheets', () => {
    expect(akhirMasaKartu('2023-09-01', 4)).toBe('2027-08-31')
    expect([halamanKartu(237, 10), halamanKartu(0, 10), halamanKartu(240, 10)]).toEqual([24, 0, 24])
  })

  test.each([
    ['of a student in his years', '2023-09-01', '2026-11-21', '2027-08-31'],
    ['on its last day', '2022-09-01', '2026-08-31', '2026-08-31'],
    ['of who studies longer, for the next whole year', '2020-09-01', '2026-11-21', '2027-08-31'],
  ])('DM-R23 a card of 4 years, %s', (...[, mulai, hariIni, sampai]) => {
    expect(berlakuSampaiKartu({ cara: 'tahun', tahun: 4, mulai }, hariIni)).toBe(sampai)
  })

  test('DM-R23 a card may also hold until the limit of studies; who is past it gets a year', () => {
    const sampai = (akhirBatasStudi: string) => berlakuSampaiKartu({ cara: 'batas_studi', akhirBatasStudi }, '2026-11-21')
    expect([sampai('2031-08-31'), sampai('2026-08-31')]).toEqual(['2031-08-31', '2027-11-20'])
    expect([akhirPeriodeKira(20302), akhirPeriodeKira(20301), akhirPeriodeKira(20231)]).toEqual(['2031-08-31', '2031-02-28', '2024-02-29'])
  })

  test('a number carries how many cards there were', () => {
    expect([nomorKartu('2102010001', 1), nomorKartu('2102010001', 12)]).toEqual(['2102010001-01', '2102010001-12'])
  })
})

describe('cards on A4', () => {
  test('DM-R23 stand two by two, and each back lies behind its front', () => {
    expect([0, 1, 2, 9].map((i) => letakKartu(i, LEMBAR, false))).toEqual([
      { x: 19.4, y: 10 },
      { x: 105, y: 10 },
      { x: 19.4, y: 63.98 },
      { x: 105, y: 225.92 },
    ])
    // Turned over its long edge, what lies at x from the left lies at x from the right.
    for (let i = 0; i < 10; i += 1) expect(letakKartu(i, LEMBAR, true).x).toBeCloseTo(210 - letakKartu(i, LEMBAR, false).x - 85.6)
  })

  test.each([
    [10, 10, 19.4, null],
    [10, 28, 10, 'Margin atas paling banyak 27 mm untuk 5 baris kartu.'],
    [8, 10, 39, 'Margin kiri paling banyak 38 mm untuk 2 kartu mendatar.'],
    [1, 40, 40, null],
  ])('%i a sheet at %i and %d mm: %s', (...[kartuPerHalaman, atas, kiri, galat]) => {
    expect(galatLembarKartu({ kartuPerHalaman, margin: { atas, kiri } })).toBe(galat)
  })
})
