import { describe, expect, test } from 'vitest'
import { scopesBerlaku } from './hak-akses'

const baak = { scopes: ['A1:T', 'A4:B'] }
const nilai = { scopes: ['A4:T'], berlakuMulai: '2027-01-10', berlakuSelesai: '2027-01-31' }

describe('scopesBerlaku', () => {
  test.each([
    ['2027-01-09', 'B'],
    ['2027-01-10', 'T'],
    ['2027-01-31', 'T'],
    ['2027-02-01', 'B'],
  ])('PL-R26 with BAAK and Nilai (until 31 January) has A4 on %s at %s', (hari, akses) => {
    expect(scopesBerlaku([nilai, baak], hari)).toEqual({ A1: 'T', A4: akses })
  })
  test('PL-R26 gives nothing for expired grants only', () => {
    expect(scopesBerlaku([nilai], '2027-02-01')).toEqual({})
  })
})
