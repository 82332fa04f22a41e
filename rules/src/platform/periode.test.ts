import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bacaPeriode,
  bandingPeriode,
  gabungPeriode,
  galatPeriode,
  idPeriode,
  labelCetakPeriode,
  labelPeriode,
  periodeUtama,
  periodeUtamaSebelum,
  periodeUtamaSesudah,
  uraiPeriode,
  urutanPeriode,
  type KodeSemester,
} from './periode'

const periode = fc.record({
  tahun: fc.integer({ min: 1980, max: 2100 }),
  semester: fc.constantFrom<KodeSemester>(1, 2, 3, 4),
})

describe('id and label', () => {
  test.each([
    [2026, 1, 20251, '2025/2026 Ganjil'],
    [2026, 2, 20252, '2025/2026 Genap'],
    [2026, 3, 20253, '2025/2026 SP Ganjil'],
    [2026, 4, 20254, '2025/2026 SP Genap'],
    [2027, 1, 20261, '2026/2027 Ganjil'],
    [2000, 1, 19991, '1999/2000 Ganjil'],
  ] as const)('PL-R30 end year %i, code %i is %i %s', (...[tahun, semester, id, label]) => {
    expect(idPeriode({ tahun, semester })).toBe(id)
    expect(bacaPeriode(id)).toEqual({ tahun, semester })
    expect(labelPeriode(id)).toBe(label)
  })
  test('PL-R30 goes there and back for every period', () => {
    fc.assert(
      fc.property(periode, (p) => {
        expect(uraiPeriode(idPeriode(p))).toEqual(p)
      }),
    )
  })
  test.each([
    [20265, 'Kode semester 1-4.'],
    [20250, 'Kode semester 1-4.'],
    [2025, 'Periode tidak dikenal.'],
    [Number.NaN, 'Periode tidak dikenal.'],
    [20251.5, 'Periode tidak dikenal.'],
  ])('PL-R29 refuses %d: %s', (id, pesan) => {
    expect(bacaPeriode(id)).toBeNull()
    expect(galatPeriode(id)).toBe(pesan)
    expect(() => labelPeriode(id)).toThrow(RangeError)
  })
  test('PL-R29 accepts 20181, which only the full list has', () => {
    expect(galatPeriode(20181)).toBeNull()
  })
  test.each([
    [20251, 'Tahun Akademik 2025/2026 Semester Ganjil'],
    [20253, 'Tahun Akademik 2025/2026 Semester Pendek Ganjil'],
    [20254, 'Tahun Akademik 2025/2026 Semester Pendek Genap'],
  ])('PL-R31 prints %i as %s', (id, label) => {
    expect(labelCetakPeriode(id)).toBe(label)
  })
})

describe('order in time', () => {
  test('PL-R29 sorts 1, 3, 2, 4 within a year', () => {
    expect([20254, 20252, 20261, 20253, 20251, 20244].toSorted(bandingPeriode)).toEqual([20244, 20251, 20253, 20252, 20254, 20261])
  })
  test.each([
    [20251, 8100],
    [20253, 8101],
    [20252, 8102],
    [20254, 8103],
  ])('PL-R29 (AK-R2) gives %i the place %i', (id, urutan) => {
    expect(urutanPeriode(id)).toBe(urutan)
  })
  test('PL-R29 gives neighbours neighbouring places', () => {
    fc.assert(
      fc.property(periode, ({ tahun }) => {
        const tempat = ([1, 3, 2, 4] as const).map((semester) => urutanPeriode(idPeriode({ tahun, semester })))
        expect(tempat).toEqual([0, 1, 2, 3].map((n) => 4 * (tahun - 1) + n))
      }),
    )
  })
})

describe('main periods', () => {
  test.each([
    [20251, 20242, 20252],
    [20252, 20251, 20261],
    [20253, 20251, 20252],
    [20254, 20252, 20261],
  ])('PL-R29 around %i lie %i and %i', (id, sebelum, sesudah) => {
    expect(periodeUtamaSebelum(id)).toBe(sebelum)
    expect(periodeUtamaSesudah(id)).toBe(sesudah)
  })
  test('PL-R29 steps are main, strictly before and after, and undo each other', () => {
    fc.assert(
      fc.property(periode, (p) => {
        const id = idPeriode(p)
        const [sebelum, sesudah] = [periodeUtamaSebelum(id), periodeUtamaSesudah(id)]
        expect(periodeUtama(sebelum) && periodeUtama(sesudah)).toBe(true)
        expect(bandingPeriode(sebelum, id)).toBeLessThan(0)
        expect(bandingPeriode(id, sesudah)).toBeLessThan(0)
        if (periodeUtama(id)) expect(periodeUtamaSesudah(sebelum)).toBe(id)
      }),
    )
  })
})

describe('gabungPeriode', () => {
  test.each([
    ['2025/2026', 2, 20252],
    ['2024/2025', 2, 20242],
    [' 2025/2026 ', 1, 20251],
    ['2025/2027', 1, null],
    ['2025', 1, null],
    ['2025/2026', 5, null],
  ])('PL-R30 joins %j and %i to %s', (tahun, semester, id) => {
    expect(gabungPeriode(tahun, semester)).toBe(id)
  })
})
