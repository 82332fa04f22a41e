import { describe, expect, test } from 'vitest'
import { alamatPortalTerpisah, tautanKode } from './tautan-kode'

describe('tautanKode', () => {
  test('PL-R11 adds the code behind the query that is there', () => {
    expect(tautanKode('https://lms.contoh.ac.id/sso?from=operator', 'Zx', { state: 's1' })).toBe(
      'https://lms.contoh.ac.id/sso?from=operator&code=Zx&state=s1',
    )
  })
  test.each([
    ['https://lms.contoh.ac.id/sso', 'https://lms.contoh.ac.id/sso?code=a%2Bb'],
    ['https://lms.contoh.ac.id/sso?', 'https://lms.contoh.ac.id/sso?code=a%2Bb'],
    ['https://lms.contoh.ac.id/#/masuk', 'https://lms.contoh.ac.id/?code=a%2Bb#/masuk'],
  ])('PL-R11 makes of %s %s', (alamat, harapan) => {
    expect(tautanKode(alamat, 'a+b')).toBe(harapan)
  })
})

describe('alamatPortalTerpisah', () => {
  test.each([
    ['https://surat.contoh.ac.id', '/akademik/surat/dashboard'],
    ['https://surat.contoh.ac.id/', 'akademik/surat/dashboard'],
  ])('PL-R23 joins %s and %s', (url, path) => {
    expect(alamatPortalTerpisah(url, path)).toBe('https://surat.contoh.ac.id/akademik/surat/dashboard')
  })
})
