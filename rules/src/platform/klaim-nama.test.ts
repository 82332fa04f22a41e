import { describe, expect, test } from 'vitest'
import { klaimNama, klaimSurel } from './klaim-nama'

describe('klaimNama', () => {
  test.each([
    ['A B C', 'A B', 'C'],
    ['Mahasiswa A', 'Mahasiswa', 'A'],
    ['Sukarno', 'Sukarno', '-'],
    ['  Mahasiswa   Dengan Nama ', 'Mahasiswa Dengan', 'Nama'],
  ])('PL-R13 splits %j into %j and %j', (nama, given_name, family_name) => {
    expect(klaimNama(nama)).toMatchObject({ given_name, family_name })
  })
})

describe('klaimSurel', () => {
  const akun = { email: null, terverifikasi: false, username: '2301010001', kodePt: '041099' }
  test('PL-R13 makes an unreachable address for who has none', () => {
    expect(klaimSurel(akun)).toEqual({ email: '2301010001@041099.invalid', email_verified: false })
    expect(klaimSurel({ ...akun, email: '', terverifikasi: true }).email_verified).toBe(false)
  })
  test('PL-R13 says whether a given address is verified', () => {
    expect(klaimSurel({ ...akun, email: 'a@contoh.ac.id', terverifikasi: true })).toEqual({
      email: 'a@contoh.ac.id',
      email_verified: true,
    })
  })
})
