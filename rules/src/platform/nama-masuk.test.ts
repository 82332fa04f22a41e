import { describe, expect, test } from 'vitest'
import { namaMasuk, usernameSah } from './nama-masuk'

describe('namaMasuk', () => {
  test.each([
    ['ADMIN ', 'admin'],
    ['  Operator.A@Contoh.ac.id', 'operator.a@contoh.ac.id'],
    ['2301010001', '2301010001'],
    ['   ', ''],
  ])('PL-R1 reads %j as %j', (ketikan, harapan) => {
    expect(namaMasuk(ketikan)).toBe(harapan)
  })
})

describe('usernameSah', () => {
  test.each([
    ['op', false],
    ['op1', true],
    ['baak.prodi_ti-1', true],
    ['Admin', false],
    ['dengan spasi', false],
    ['a'.repeat(50), true],
    ['a'.repeat(51), false],
  ])('PL-R1 says whether %j can be a username: %s', (username, harapan) => {
    expect(usernameSah(username)).toBe(harapan)
  })
})
