import { describe, expect, it } from 'vitest'
import { persen, terbuka } from './pekerjaan'

describe('a job', () => {
  it.each([
    [null, 5, 0, null],
    [0, 0, 0, null],
    [200, 1, 0, 0],
    [200, 99, 2, 50],
    [200, 180, 20, 100],
    [200, 250, 0, 100],
  ])('of %s rows with %i done and %i failed is at %s percent', (...[total, selesai, gagalJumlah, harapan]) => {
    expect(persen({ total, selesai, gagalJumlah })).toBe(harapan)
  })

  it('is open until it ends', () => {
    expect((['antre', 'berjalan', 'selesai', 'gagal', 'dibatalkan'] as const).map((status) => terbuka({ status }))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
