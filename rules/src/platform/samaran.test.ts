import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { samarkanNama, samarkanNik, samarkanNikDaftar, samarkanNim } from './samaran'

describe('masks', () => {
  test.each([
    ['Mahasiswa A', 'M******** A'],
    ['Siti', 'S***'],
    [' Dewi  Sri ', 'D*** S**'],
    ['', ''],
  ])('PL-R56 masks the name %j as %j', (nama, harapan) => {
    expect(samarkanNama(nama)).toBe(harapan)
  })
  test.each([
    ['2301010001', '******0001'],
    ['0001', '****'],
    ['', ''],
  ])('PL-R56 masks the NIM %j as %j', (nim, harapan) => {
    expect(samarkanNim(nim)).toBe(harapan)
  })
  test('PL auditLog and DM-R27 mask a NIK', () => {
    expect(samarkanNik('3273012345670001')).toBe('3273********0001')
    expect(samarkanNikDaftar('3273017101050002')).toBe('327301******0002')
    expect(samarkanNik('12345678')).toBe('********')
  })
  test('PL-R56 keeps the length and never shows a short secret whole', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,20}$/), (angka) => {
        for (const samar of [samarkanNim(angka), samarkanNik(angka), samarkanNikDaftar(angka)]) {
          expect(samar).toHaveLength(angka.length)
          expect(samar).toContain('*')
        }
      }),
    )
  })
})
