import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bacaRupiah, formatRupiah } from './rupiah'

describe('formatRupiah', () => {
  test.each([
    [1234567, 'Rp 1.234.567'],
    [0, 'Rp 0'],
    [-5000, '-Rp 5.000'],
    [-0.2, 'Rp 0'],
    [999.5, 'Rp 1.000'],
    [null, '-'],
    [undefined, '-'],
    [Number.NaN, '-'],
  ])('PL-R42 shows %s as %s', (nilai, harapan) => {
    expect(formatRupiah(nilai)).toBe(harapan)
  })
})

describe('bacaRupiah', () => {
  test.each([
    ['Rp 1.250.000,50', 1250000],
    ['1,250,000', 1250000],
    ['abc', null],
    ['', null],
    ['1,250,000.50', 1250000],
    ['1.250.000,500', 1250000],
    ['12,5', 12],
    ['1,250', 1250],
    ['1.25', 125],
    ['0012', 12],
    ['0', 0],
    ['-5.000', 5000],
    ['9'.repeat(20), 999_999_999_999_999],
  ])('PL-R42 reads %j as %s', (teks, harapan) => {
    expect(bacaRupiah(teks)).toBe(harapan)
  })
  test('PL-R42 reads back what formatRupiah wrote', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000 }), (n) => {
        expect(bacaRupiah(formatRupiah(n))).toBe(n)
      }),
    )
  })
})
