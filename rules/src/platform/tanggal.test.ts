import { describe, expect, test } from 'vitest'
import {
  bandingTanggal,
  formatHariTanggal,
  formatJam,
  formatTanggal,
  formatTanggalJam,
  formatTanggalJamZona,
  formatTanggalPendek,
  tanggalPemilih,
  tanpaTanggal,
  type NilaiTanggal,
} from './tanggal'

const KOSONG: NilaiTanggal[] = [
  null,
  undefined,
  '',
  '0000-00-00',
  '0001-01-01',
  '0001-01-01T00:00:00Z',
  '0001-01-01T07:07:12+07:07',
  '0001-01-01T00:00:00+09:00',
  '0000-12-31T17:00:00Z',
  new Date('0001-01-01T00:00:00Z'),
  'bukan tanggal',
]

describe('no date', () => {
  test.each(KOSONG.map((nilai) => [nilai]))('PL-R43 takes %s for no date', (nilai) => {
    expect(tanpaTanggal(nilai)).toBe(true)
    expect(formatTanggal(nilai)).toBe('-')
    expect(formatJam(nilai)).toBe('-')
    expect(formatTanggalJamZona(nilai)).toBe('-')
    expect(formatHariTanggal(nilai)).toBe('-')
    expect(tanggalPemilih(nilai)).toBeNull()
  })
  test('PL-R43 sorts no date last, never as the oldest, both ways', () => {
    const baris: NilaiTanggal[] = ['0001-01-01T00:00:00Z', '2026-11-21', null, '1979-01-01']
    expect(baris.toSorted(bandingTanggal()).slice(0, 2)).toEqual(['1979-01-01', '2026-11-21'])
    expect(baris.toSorted(bandingTanggal('desc')).slice(0, 2)).toEqual(['2026-11-21', '1979-01-01'])
  })
})

describe('formats', () => {
  test.each([
    ['2026-11-21', 'Asia/Jakarta', '21 November 2026', '00:00'],
    ['2026-11-21', 'Asia/Jayapura', '21 November 2026', '00:00'],
    ['2026-11-21T16:30:00Z', 'Asia/Jakarta', '21 November 2026', '23:30'],
    ['2026-11-21T16:30:00Z', 'Asia/Makassar', '22 November 2026', '00:30'],
    ['2026-11-21T23:30:00+07:00', 'Asia/Jakarta', '21 November 2026', '23:30'],
    ['2027-03-01', 'Asia/Jakarta', '01 Maret 2027', '00:00'],
    [new Date('1999-08-16T17:00:00Z'), 'Asia/Jakarta', '17 Agustus 1999', '00:00'],
  ] as const)('PL-R43 shows %s in %s as %s, %s', (...[nilai, zona, tanggal, jam]) => {
    expect(formatTanggal(nilai, zona)).toBe(tanggal)
    expect(formatJam(nilai, zona)).toBe(jam)
    expect(formatTanggalJam(nilai, zona)).toBe(`${tanggal} ${jam}`)
  })
  test('PL-R43 has short, weekday and zone forms', () => {
    expect(formatTanggalPendek('2026-08-17')).toBe('17 Agu 2026')
    expect(formatHariTanggal('2026-11-21')).toBe('Sabtu, 21 November 2026')
    expect(formatTanggalJamZona('2027-01-14T00:00:00Z', 'Asia/Makassar')).toBe('14 Januari 2027 08:00 WITA')
  })
})
