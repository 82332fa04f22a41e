import { describe, expect, test } from 'vitest'
import { cutiSebelum, penahanKoreksi, periodeTerakhir, posisiPada, type BarisRiwayat } from './riwayat-status'

const RIWAYAT: readonly BarisRiwayat[] = [
  { periode: 20231, status: 'A' },
  { periode: 20241, status: 'C' },
  { periode: 20251, status: 'A' },
]

describe('posisiPada', () => {
  test.each([
    [20222, null],
    [20231, 'A'],
    [20233, 'A'],
    [20232, 'A'],
    [20241, 'C'],
    [20242, 'C'],
    [20251, 'A'],
    [20262, 'A'],
  ])('DM-R10: in %i the status is %s', (periode, status) => {
    expect(posisiPada(RIWAYAT, periode)).toBe(status)
  })
})

describe('cutiSebelum', () => {
  test('States: a row of leave lasts until the next row', () => {
    expect(cutiSebelum(RIWAYAT, 20251)).toEqual({ berturut: 2, total: 2 })
    expect(cutiSebelum(RIWAYAT, 20252)).toEqual({ berturut: 0, total: 2 })
    expect(cutiSebelum(RIWAYAT, 20242)).toEqual({ berturut: 1, total: 1 })
    expect(cutiSebelum([], 20251)).toEqual({ berturut: 0, total: 0 })
  })
})

describe('penahanKoreksi', () => {
  test('States: a past period is put right without touching the later ones', () => {
    expect(penahanKoreksi(RIWAYAT, 20231)).toEqual({ periode: 20232, status: 'A' })
    expect(penahanKoreksi(RIWAYAT, 20242)).toBeNull()
  })
})

test('the newest period with a row of its own', () => {
  expect(periodeTerakhir(RIWAYAT)).toBe(20251)
  expect(periodeTerakhir([])).toBeNull()
})
