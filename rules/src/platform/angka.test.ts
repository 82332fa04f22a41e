import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bacaAngka, formatAngka } from './angka'

describe('formatAngka', () => {
  test.each([
    [1234567, 0, '1.234.567'],
    [51234, 0, '51.234'],
    [999, 0, '999'],
    [0, 0, '0'],
    [-5000, 0, '-5.000'],
    [3.5, 2, '3,50'],
    [2.9975, 2, '3,00'],
    [-0.001, 2, '0,00'],
    [1234.5, 1, '1.234,5'],
    [null, 2, '-'],
    [undefined, 0, '-'],
    [Number.NaN, 0, '-'],
  ])('PL-R42 writes %s with %i decimals as %j', (nilai, desimal, harapan) => {
    expect(formatAngka(nilai, desimal)).toBe(harapan)
  })
})

describe('bacaAngka', () => {
  test.each([
    ['1.234.567', 1234567],
    ['3,25', 3.25],
    ['3.25', 3.25],
    ['1.234,5', 1234.5],
    ['0.125', 0.125],
    ['1.250', 1250],
    ['1234', 1234],
    ['-2,5', -2.5],
    ['', null],
    ['3,', null],
    ['1.2.3', null],
    ['abc', null],
  ])('PL-R42 reads %j as %s', (teks, nilai) => {
    expect(bacaAngka(teks)).toBe(nilai)
  })
  test('PL-R42 reads back what formatAngka wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (n) => {
        expect(bacaAngka(formatAngka(n / 100, 2))).toBeCloseTo(n / 100, 5)
      }),
    )
  })
})
