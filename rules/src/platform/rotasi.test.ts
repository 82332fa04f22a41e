import { describe, expect, test } from 'vitest'
import { akhirSesi, jedaSegarkan, rotasi } from './rotasi'

const masuk = Date.parse('2026-11-01T08:00:00Z')
const hari = 86_400_000

describe('akhirSesi', () => {
  test('PL-R3 ends 30 days after sign-in, so a token rotated on day 29 has a successor that ends on day 30', () => {
    const akhir = akhirSesi(masuk)
    expect(akhir).toBe(masuk + 30 * hari)
    const hari29 = masuk + 29 * hari
    expect(rotasi({ berakhirPada: akhir, dicabutPada: null, dipakaiPada: null }, hari29)).toBe('putar')
    expect(rotasi({ berakhirPada: akhir, dicabutPada: null, dipakaiPada: null }, akhir)).toBe('kedaluwarsa')
  })
})

describe('rotasi', () => {
  const dasar = { berakhirPada: akhirSesi(masuk), dicabutPada: null, dipakaiPada: null }
  test.each([
    ['a fresh token', dasar, 'putar'],
    ['the same token 0 s later (two tabs)', { ...dasar, dipakaiPada: masuk + hari }, 'ulangi'],
    ['the same token 10 s later', { ...dasar, dipakaiPada: masuk + hari - 10_000 }, 'ulangi'],
    ['the same token 10,001 ms later', { ...dasar, dipakaiPada: masuk + hari - 10_001 }, 'reuse'],
    ['a stolen token an hour later', { ...dasar, dipakaiPada: masuk + hari - 3_600_000 }, 'reuse'],
    ['any token of a revoked sesi', { ...dasar, dicabutPada: masuk + 1, dipakaiPada: masuk }, 'dicabut'],
    ['a used token after the end of the sesi', { ...dasar, berakhirPada: masuk, dipakaiPada: masuk }, 'reuse'],
  ] as const)('PL-R4 answers %s', (_judul, keadaan, harapan) => {
    expect(rotasi(keadaan, masuk + hari)).toBe(harapan)
  })
})

describe('jedaSegarkan', () => {
  test.each([
    [900, 840_000],
    [60, 0],
    [10, 0],
  ])('PL-R5 refreshes a token of %i s after %i ms', (detik, jeda) => {
    expect(jedaSegarkan(detik)).toBe(jeda)
  })
})
