import { describe, expect, test } from 'vitest'
import { idSemesterPddikti, STATUS_MAHASISWA } from './pddikti'

describe('PDDikti values', () => {
  test.each([
    [20251, '20251'],
    [20252, '20252'],
    [20253, '20253'],
    [20254, '20253'],
  ])('DM-R29 sends period %i as %s', (periode, id) => {
    expect(idSemesterPddikti(periode)).toBe(id)
  })
  test('DM-R29 sends S as M, O as G, and M as jenis keluar 2', () => {
    expect(STATUS_MAHASISWA['S']?.akm).toBe('M')
    expect(STATUS_MAHASISWA['O']?.akm).toBe('G')
    expect(STATUS_MAHASISWA['M']).toMatchObject({ akm: null, jenisKeluar: '2' })
    expect(Object.keys(STATUS_MAHASISWA)).toHaveLength(13)
  })
})
