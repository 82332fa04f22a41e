import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { galatNik, kodeLahirNik, peringatanNik, type JenisKelamin } from './nik'

const wanita = { tanggalLahir: '2005-01-31', jenisKelamin: 'P' as const }

describe('NIK', () => {
  test('DM-R3 a woman born on 31-01-2005 has 710105', () => {
    expect(kodeLahirNik('2005-01-31', 'P')).toBe('710105')
    expect(kodeLahirNik('2005-01-31', 'L')).toBe('310105')
    expect(galatNik('3273017101050002')).toBeNull()
    expect(peringatanNik('3273017101050002', wanita)).toBeNull()
  })
  test.each([
    ['327301710105000', 'NIK harus 16 angka'],
    ['32730171010500021', 'NIK harus 16 angka'],
    ['327301710105000A', 'NIK harus 16 angka'],
    ['1111111111111111', 'NIK harus 16 angka'],
    ['', 'NIK harus 16 angka'],
    ['3273017113050002', 'Bulan lahir pada NIK harus 01-12'],
    ['3273017100050002', 'Bulan lahir pada NIK harus 01-12'],
    ['3273013501050002', 'Tanggal lahir pada NIK tidak sah'],
    ['3273017201050002', 'Tanggal lahir pada NIK tidak sah'],
  ])('DM-R3 refuses %s: %s', (nik, pesan) => {
    expect(galatNik(nik)).toBe(pesan)
  })
  test.each([
    ['another sex', { ...wanita, jenisKelamin: 'L' as const }, 'NIK tidak cocok dengan tanggal lahir'],
    ['another day', { ...wanita, tanggalLahir: '2005-01-30' }, 'NIK tidak cocok dengan tanggal lahir'],
    ['a verified KTP', { ...wanita, tanggalLahir: '2005-01-30', nikTerverifikasi: true }, null],
    ['an unknown birth date', { ...wanita, tanggalLahir: null }, null],
  ])('DM-R3 of %s warns: %s', (_judul, orang, pesan) => {
    expect(peringatanNik('3273017101050002', orang)).toBe(pesan)
  })
  test('DM-R3 never warns about the NIK that a person must have', () => {
    const hari = fc.date({ min: new Date('1930-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(hari, fc.constantFrom<JenisKelamin>('L', 'P'), (lahir, jenisKelamin) => {
        const tanggalLahir = lahir.toISOString().slice(0, 10)
        const nik = `327301${kodeLahirNik(tanggalLahir, jenisKelamin)}0001`
        expect([galatNik(nik), peringatanNik(nik, { tanggalLahir, jenisKelamin })]).toEqual([null, null])
      }),
    )
  })
})
