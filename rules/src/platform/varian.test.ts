import { describe, expect, test } from 'vitest'
import { disembunyikan, unikBerlaku } from './varian'

describe('institution variants', () => {
  test.each([
    ['PT03', 'PT03'],
    ['PT99', 'PT01'],
    ['', 'PT01'],
    [null, 'PT01'],
    [undefined, 'PT01'],
  ])('PL-R24 goes by %j as %s', (unik, harapan) => {
    expect(unikBerlaku(unik)).toBe(harapan)
  })
  test.each([
    [{ untuk: ['PT08'] }, 'PT08', true],
    [{ untuk: ['PT08'] }, 'PT01', false],
    [{ untuk: ['PT05', 'PT07'] }, 'PT07', true],
    [{ kecuali: ['PT02'] }, 'PT02', false],
    [{ kecuali: ['PT02'] }, 'PT01', true],
    [{ kecuali: ['PT02'] }, 'PT99', true],
    [null, 'PT08', false],
    [undefined, null, false],
  ])('PL-R18 with %j hides from %s: %s', (aturan, unik, harapan) => {
    expect(disembunyikan(aturan, unik)).toBe(harapan)
  })
})
