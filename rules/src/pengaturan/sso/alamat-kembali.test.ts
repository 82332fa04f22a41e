import { describe, expect, it } from 'vitest'
import { ALAMAT_SALAH, galatAlamatKembali } from './alamat-kembali'

describe('an address that codes are sent to (PL-R11)', () => {
  it.each(['https://lms.contoh.ac.id/sso', 'https://lms.contoh.ac.id/sso?from=operator', 'https://lms.contoh.ac.id:8443'])(
    'takes %s',
    (alamat) => {
      expect(galatAlamatKembali(alamat, { izinkanLokal: false })).toBeNull()
    },
  )

  it.each([
    'http://lms.contoh.ac.id/sso',
    'https://*.contoh.ac.id/sso',
    'https://lms.contoh.ac.id/sso#a',
    'https://admin:rahasia@lms.contoh.ac.id/',
    'javascript:alert(1)',
    '//lms.contoh.ac.id',
    'https://',
    '',
    `https://lms.contoh.ac.id/${'a'.repeat(400)}`,
  ])('refuses %s', (alamat) => {
    expect(galatAlamatKembali(alamat, { izinkanLokal: true })).toBe(ALAMAT_SALAH)
  })

  it('takes plain http for the own machine in a demo only', () => {
    for (const alamat of ['http://localhost:3000/v2/sso/demo', 'http://pt03.localhost/sso', 'http://127.0.0.1:80/a']) {
      expect(galatAlamatKembali(alamat, { izinkanLokal: true })).toBeNull()
      expect(galatAlamatKembali(alamat, { izinkanLokal: false })).toBe(ALAMAT_SALAH)
    }
    expect(galatAlamatKembali('http://localhost.jahat.example/', { izinkanLokal: true })).toBe(ALAMAT_SALAH)
  })
})
