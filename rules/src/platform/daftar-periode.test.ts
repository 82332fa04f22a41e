import { describe, expect, test } from 'vitest'
import { periodeLengkap, periodeReguler, tahunAkademikPilihan, tahunPilihan } from './daftar-periode'
import { bandingPeriode } from './periode'

const ujung = <T>(daftar: readonly T[]): readonly (T | number | undefined)[] => [daftar.length, daftar[0], daftar.at(-1)]

describe('lists of periods in 2026', () => {
  test.each<[string, readonly (string | number)[], readonly (string | number)[]]>([
    ['the full list', periodeLengkap(2026), [48, 20284, 20171]],
    ['the regular list', periodeReguler(2026), [14, 20282, 20221]],
    ['the year list', tahunPilihan(2026), [5, 2028, 2024]],
    ['the academic-year list', tahunAkademikPilihan(2026), [57, '2035/2036', '1979/1980']],
  ])('PL-R31 %s has its length, first and last', (_judul, daftar, harapan) => {
    expect(ujung(daftar)).toEqual(harapan)
  })
  test('PL-R31 lists newest first in time, not by id', () => {
    for (const daftar of [periodeLengkap(2026), periodeReguler(2026)]) {
      expect(daftar).toEqual(daftar.toSorted((a, b) => bandingPeriode(b, a)))
    }
    expect(periodeLengkap(2026).slice(0, 4)).toEqual([20284, 20282, 20283, 20281])
  })
})
