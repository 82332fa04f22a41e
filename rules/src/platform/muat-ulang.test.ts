import { describe, expect, test } from 'vitest'
import { bolehMuatUlang } from './muat-ulang'

describe('bolehMuatUlang', () => {
  test.each([
    [null, true],
    [1_000_000, false],
    [940_001, false],
    [940_000, true],
    [1_000_001, true],
    [Number.NaN, true],
  ])('PL-R50 after a reload at %s, at 1.000.000: %s', (terakhir, harapan) => {
    expect(bolehMuatUlang(terakhir, 1_000_000)).toBe(harapan)
  })
})
