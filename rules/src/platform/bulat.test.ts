import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bulatkan } from './bulat'

describe('bulatkan', () => {
  test.each([
    [1.005, 2, 1.01],
    [2.9975, 2, 3],
    [79.994, 2, 79.99],
    [79.995, 2, 80],
    [-1.005, 2, -1.01],
    [-0.001, 2, 0],
    [34.05, 1, 34.1],
    [1e-9, 2, 0],
    [1234567, 0, 1234567],
    [Number.POSITIVE_INFINITY, 2, Number.POSITIVE_INFINITY],
  ])('DM-R26 rounds %s to %s decimals as %s', (nilai, desimal, harapan) => {
    expect(bulatkan(nilai, desimal)).toBe(harapan)
  })

  test('DM-R26 never moves a number by more than half a unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4_000_000, max: 4_000_000 }), (n) => {
        expect(Math.abs(bulatkan(n / 1000, 2) - n / 1000)).toBeLessThanOrEqual(0.005 + 1e-9)
      }),
    )
  })
})
