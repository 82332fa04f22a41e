import { describe, expect, test } from 'vitest'
import { hariIni, jamDinding, saatDari } from './zona-waktu'

describe('zones', () => {
  const saat = Date.parse('2026-11-21T16:30:00Z')
  test.each([
    ['Asia/Jakarta', '2026-11-21T23:30:00', '2026-11-21'],
    ['Asia/Makassar', '2026-11-22T00:30:00', '2026-11-22'],
    ['Asia/Jayapura', '2026-11-22T01:30:00', '2026-11-22'],
  ] as const)('PL-R43 shows one instant in %s as %s', (zona, dinding, hari) => {
    expect(jamDinding(saat, zona)).toBe(dinding)
    expect(hariIni(saat, zona)).toBe(hari)
    expect(saatDari(dinding, zona)).toBe(saat)
  })
  test.each([
    ['2027-01-15', '2027-01-14T16:00:00.000Z'],
    ['2027-01-15 08:00', '2027-01-15T00:00:00.000Z'],
    ['2027-01-15T08:00:05', '2027-01-15T00:00:05.000Z'],
  ])('PL-R43 reads %s WITA', (dinding, harapan) => {
    expect(new Date(saatDari(dinding, 'Asia/Makassar')).toISOString()).toBe(harapan)
  })
  test('PL-R43 answers NaN for what is no time', () => {
    expect(saatDari('besok', 'Asia/Jakarta')).toBeNaN()
  })
})
