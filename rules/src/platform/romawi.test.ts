import { describe, expect, test } from 'vitest'
import { romawi } from './romawi'

describe('romawi', () => {
  test.each([
    [1, 'I'],
    [4, 'IV'],
    [9, 'IX'],
    [11, 'XI'],
    [40, 'XL'],
    [1994, 'MCMXCIV'],
    [3999, 'MMMCMXCIX'],
    [0, ''],
    [4000, ''],
    [-1, ''],
    [1.5, ''],
    [Number.NaN, ''],
  ])('PL-R41 writes %d as %j', (nilai, harapan) => {
    expect(romawi(nilai)).toBe(harapan)
  })
  test('PL-R41 gives every number its own text', () => {
    expect(new Set(Array.from({ length: 3999 }, (_, i) => romawi(i + 1))).size).toBe(3999)
  })
})
