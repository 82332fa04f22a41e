import { describe, expect, test } from 'vitest'
import { langkahHalaman, type KeadaanHalaman } from './langkah-halaman'

const tamu: KeadaanHalaman = {
  path: '/akademik/krs',
  query: '',
  terlarang: false,
  masuk: false,
  adaTokenTersimpan: false,
  operator: false,
  wajibGantiSandi: false,
  bolehScope: false,
}
const operator: KeadaanHalaman = { ...tamu, masuk: true, operator: true, bolehScope: true }

describe('langkahHalaman', () => {
  test.each<[string, KeadaanHalaman, unknown]>([
    ['(a) a forbidden route before anything else', { ...operator, terlarang: true, query: 'code=x' }, { jenis: 'terlarang-404' }],
    [
      '(b) a code without a sign-in goes to /oauth, the path and other query as redirect',
      { ...tamu, query: 'page=2&code=Zx9' },
      { jenis: 'alihkan', tujuan: '/oauth?code=Zx9&redirect=%2Fakademik%2Fkrs%3Fpage%3D2' },
    ],
    ['an authenticator that is asked for comes after the first password', { ...operator, wajibTotp: true }, { jenis: 'pasang-totp' }],
    ['signing in for another system stands open', { ...tamu, path: '/masuk-sso', query: 'i=abc' }, { jenis: 'lanjut' }],
    ['(b) /oauth itself keeps its code', { ...tamu, path: '/oauth', query: 'code=Zx9' }, { jenis: 'lanjut' }],
    ['(b) the callback /login keeps its code', { ...tamu, path: '/login', query: 'code=Zx9&state=1' }, { jenis: 'lanjut' }],
    [
      '(c) a code while signed in is removed',
      { ...operator, query: 'code=Zx9&page=2' },
      { jenis: 'ganti-alamat', tujuan: '/akademik/krs?page=2' },
    ],
    ['(c) and nothing stays where it was alone', { ...operator, query: 'code=Zx9' }, { jenis: 'ganti-alamat', tujuan: '/akademik/krs' }],
    ['(d) no sign-in at all goes to /', tamu, { jenis: 'alihkan', tujuan: '/' }],
    ['(d) an empty code is no code', { ...tamu, query: 'code=' }, { jenis: 'alihkan', tujuan: '/' }],
    ['(d) but the public check of a document opens', { ...tamu, path: '/verifikasi/abc' }, { jenis: 'lanjut' }],
    ['(d) and so does the login page', { ...tamu, path: '/' }, { jenis: 'lanjut' }],
    ['(e) a stored token fetches the profile', { ...tamu, adaTokenTersimpan: true }, { jenis: 'ambil-profil' }],
    ['(e) on the login path it goes on to /dashboard', { ...operator, path: '/' }, { jenis: 'alihkan', tujuan: '/dashboard' }],
    ['(f) another role is signed out', { ...operator, operator: false }, { jenis: 'keluar' }],
    ['(g) a first password must be changed', { ...operator, wajibGantiSandi: true }, { jenis: 'ganti-sandi' }],
    ['(h) the scope of the route', { ...operator, bolehScope: false }, { jenis: 'tanpa-hak-403' }],
    ['(h) and otherwise the page', operator, { jenis: 'lanjut' }],
  ])('PL-R8 %s', (_judul, keadaan, harapan) => {
    expect(langkahHalaman(keadaan)).toEqual(harapan)
  })
})
