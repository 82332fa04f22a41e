import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { selisihHari, susunTanggal, tambahHari, tambahTahun, usia } from './tanggal-sah'

describe('susunTanggal', () => {
  test.each([
    [1999, 8, 17, '1999-08-17'],
    [2024, 2, 29, '2024-02-29'],
    [2023, 2, 29, null],
    [2026, 2, 31, null],
    [2026, 13, 1, null],
    [2026, 0, 1, null],
    [99, 1, 1, null],
  ])('PL-R43 makes of %i-%i-%i %s', (...[tahun, bulan, hari, harapan]) => {
    expect(susunTanggal(tahun, bulan, hari)).toBe(harapan)
  })
})

describe('arithmetic of days', () => {
  test('PL-R43 counts days over months and leap years', () => {
    expect(selisihHari('2026-03-10', '2026-11-21')).toBe(256)
    expect(tambahHari('2024-02-28', 1)).toBe('2024-02-29')
    expect(tambahHari('2026-12-01', -1)).toBe('2026-11-30')
    expect(tambahTahun('2024-02-29', 1)).toBe('2025-02-28')
    expect(tambahTahun('2023-09-01', 4)).toBe('2027-09-01')
    expect(() => tambahHari('besok', 1)).toThrow(RangeError)
  })
  test('PL-R43 adding days is undone by their difference', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), (n) => {
        expect(selisihHari('2000-01-01', tambahHari('2000-01-01', n))).toBe(n)
      }),
    )
  })
})

describe('usia', () => {
  test.each([
    ['2005-01-31', '2026-01-30', 20],
    ['2005-01-31', '2026-01-31', 21],
    ['2004-02-29', '2025-02-28', 20],
    ['2004-02-29', '2025-03-01', 21],
  ])('DM age of who was born on %s is on %s %i', (lahir, pada, tahun) => {
    expect(usia(lahir, pada)).toBe(tahun)
  })
})
