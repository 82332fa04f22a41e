import { describe, expect, test } from 'vitest'
import { pensiunDekat, tanggalPensiun } from './pensiun'

describe('tanggalPensiun', () => {
  test.each([
    ['1962-02-14', false, '2027-03-01'],
    ['1962-02-14', true, '2032-03-01'],
    ['1961-12-31', false, '2027-01-01'],
    ['1962-03-01', false, '2027-04-01'],
    ['1960-02-29', false, '2025-03-01'],
  ])('DM-R22 born on %s, profesor %s: %s', (lahir, profesor, harapan) => {
    expect(tanggalPensiun(lahir, profesor)).toBe(harapan)
  })
  test.each([
    ['2027-03-01', true],
    ['2028-11-01', true],
    ['2028-11-21', true],
    ['2028-12-01', false],
    ['2026-11-01', false],
  ])('DM-R22 lists %s 24 months ahead of 2026-11-21: %s', (tanggal, dekat) => {
    expect(pensiunDekat(tanggal, '2026-11-21')).toBe(dekat)
  })
})
