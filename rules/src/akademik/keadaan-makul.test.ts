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
    { nama: 'not taken', semua: [], terhitung: undefined, jadi: ['belum_diambil', null, null] },
    { nama: 'withdrawn is not taken', semua: [nilai(20241, 'W')], terhitung: undefined, jadi: ['belum_diambil', null, null] },
    { nama: 'running', semua: [BERJALAN], terhitung: undefined, jadi: ['berjalan', null, 20251] },
    { nama: 'taken again after a failure', semua: [E, BERJALAN], terhitung: E, jadi: ['berjalan', null, 20251] },
    { nama: 'failed', semua: [E], terhitung: E, jadi: ['belum_lulus', 'E', 20241] },
    { nama: 'passed', semua: [E, A], terhitung: A, jadi: ['lulus', 'A', 20251] },
    {
      nama: 'a letter of a draft is not told',
      semua: [nilai(20251, 'B', { final: false })],
      terhitung: undefined,
      jadi: ['berjalan', null, 20251],
    },
  ])('$nama', ({ semua, terhitung, jadi }) => {
    const { keadaan, huruf, periode } = keadaanMakul(semua, terhitung)
    expect([keadaan, huruf, periode]).toEqual(jadi)
  })
})
