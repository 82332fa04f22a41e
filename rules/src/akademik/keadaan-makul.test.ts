import { describe, expect, it } from 'vitest'
import { keadaanMakul } from './keadaan-makul'

const nilai = (idPeriode: number, huruf: string | null, { lulus = false, final = huruf !== null } = {}) => ({
  idPeriode,
  huruf,
  lulus,
  final,
})
const E = nilai(20241, 'E')
const A = nilai(20251, 'A', { lulus: true })
const BERJALAN = nilai(20251, null)

describe('keadaanMakul tells how far a student is with a course', () => {
  it.each([
    ['not taken', [], undefined, { keadaan: 'belum_diambil', huruf: null, periode: null }],
    ['withdrawn is not taken', [nilai(20241, 'W')], undefined, { keadaan: 'belum_diambil', huruf: null, periode: null }],
    ['running', [BERJALAN], undefined, { keadaan: 'berjalan', huruf: null, periode: 20251 }],
    ['taken again after a failure', [E, BERJALAN], E, { keadaan: 'berjalan', huruf: null, periode: 20251 }],
    ['failed', [E], E, { keadaan: 'belum_lulus', huruf: 'E', periode: 20241 }],
    ['passed', [E, A], A, { keadaan: 'lulus', huruf: 'A', periode: 20251 }],
    [
      'a letter of a draft is not told',
      [nilai(20251, 'B', { final: false })],
      undefined,
      { keadaan: 'berjalan', huruf: null, periode: 20251 },
    ],
  ] as const)('%s', (_, semua, terhitung, expected) => {
    expect(keadaanMakul(semua, terhitung)).toEqual(expected)
  })
})
