import { describe, expect, test } from 'vitest'
import { BAWAAN_JENJANG, JENJANG_PRODI, rasioMaksimumBawaan } from './jenjang'

describe('jenjang', () => {
  test.each([
    ['20', 'D1', 36, 2, 2, 3],
    ['22', 'D3', 108, 6, 2, 5],
    ['23', 'D4', 144, 8, 2, 6],
    ['30', 'S1', 144, 8, 2, 6],
    ['31', 'Profesi', 36, 2, 3, 7],
    ['35', 'S2', 54, 4, 3, 8],
    ['40', 'S3', 42, 6, 3, 9],
  ] as const)('%s starts as %s with %i SKS in %i semesters', (...[kode, nama, sksLulus, masaTempuh, ipkMinimalLulus, kkniLevel]) => {
    expect(BAWAAN_JENJANG[kode]).toEqual({ nama, sksLulus, masaTempuh, ipkMinimalLulus, kkniLevel })
  })

  test('every jenjang of a prodi has its start values', () => {
    expect(Object.keys(BAWAAN_JENJANG).toSorted()).toEqual([...JENJANG_PRODI].toSorted())
  })

  test('allows 30 students a lecturer in eksakta and 45 in sosial', () => {
    expect([rasioMaksimumBawaan('eksakta'), rasioMaksimumBawaan('sosial')]).toEqual([30, 45])
  })
})
