import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jepitHalaman, jumlahHalaman } from './halaman'

describe('jumlahHalaman', () => {
  test.each([
    [51234, 20, 2562],
    [0, 20, 1],
    [20, 20, 1],
    [21, 20, 2],
  ])('PL-R44 %i rows at %i are %i pages', (total, per, harapan) => {
    expect(jumlahHalaman(total, per)).toBe(harapan)
  })
})

describe('jepitHalaman', () => {
  test.each([
    ['', 1],
    ['0', 1],
    ['-3', 1],
    ['abc', 1],
    [null, 1],
    [undefined, 1],
    ['7', 7],
    ['7.9', 7],
    ['2562', 2562],
    ['2563', 2562],
    ['9'.repeat(30), 2562],
    [Number.POSITIVE_INFINITY, 2562],
  ])('PL-R44 of 51.234 rows at 20, %j means page %i', (ketikan, harapan) => {
    expect(jepitHalaman(ketikan, 51234, 20)).toBe(harapan)
  })
  test('PL-R44 always lands on a page that exists', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(100_000), fc.integer({ min: 1, max: 1000 }), (teks, total, per) => {
        const halaman = jepitHalaman(teks, total, per)
        expect(Number.isInteger(halaman) && halaman >= 1 && halaman <= jumlahHalaman(total, per)).toBe(true)
      }),
    )
  })
})
