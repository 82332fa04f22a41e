import { describe, expect, test } from 'vitest'
import { ukuranSimpanFoto } from './ukuran-foto'

describe('ukuranSimpanFoto', () => {
  test.each([
    [4000, 3000, 1200, 900],
    [3000, 4000, 900, 1200],
    [300, 400, 300, 400],
    [10_000, 1, 1200, 1],
  ])('PL-R57 stores %i x %i as %i x %i', (...[lebar, tinggi, l, t]) => {
    expect(ukuranSimpanFoto({ lebar, tinggi })).toEqual({ lebar: l, tinggi: t })
  })
})
