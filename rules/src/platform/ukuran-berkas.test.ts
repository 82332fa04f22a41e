import { describe, expect, test } from 'vitest'
import { ukuranBerkas } from './ukuran-berkas'

describe('ukuranBerkas', () => {
  test.each([
    [0, '0,00 B'],
    [512, '512,00 B'],
    [1024, '1,00 KB'],
    [1536, '1,50 KB'],
    [1_024_000, '1,00 MB'],
    [2_560_000, '2,50 MB'],
    [1_024_000_000, '1,00 GB'],
    [2_048_000_000_000, '2.000,00 GB'],
  ])('PL-R40 shows %i bytes as %s', (bytes, harapan) => {
    expect(ukuranBerkas(bytes)).toBe(harapan)
  })
})
