import { describe, expect, test } from 'vitest'
import { namaBergelar } from './nama-bergelar'

describe('namaBergelar', () => {
  test.each([
    ['Dr.', 'Dosen A', 'M.Kom.', 'Dr. Dosen A, M.Kom.'],
    ['', 'Dosen A', 'M.Kom.', 'Dosen A, M.Kom.'],
    ['Prof. Dr.', 'Dosen A', null, 'Prof. Dr. Dosen A'],
    [null, ' Dosen A ', ' ', 'Dosen A'],
  ])('DM-R18 PL-R53 joins %j, %j, %j as %s', (...[gelarDepan, nama, gelarBelakang, harapan]) => {
    expect(namaBergelar({ nama, gelarDepan, gelarBelakang })).toBe(harapan)
  })
})
