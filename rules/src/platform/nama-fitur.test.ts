import { describe, expect, test } from 'vitest'
import { namaFitur } from './nama-fitur'

describe('namaFitur', () => {
  test.each([
    ['/', 'login'],
    ['', 'login'],
    ['/?code=Zx', 'login'],
    ['/akademik/surat/daftar-surat/12', 'akademik/surat'],
    ['/akademik/surat?cari=Mahasiswa', 'akademik/surat'],
    ['/dashboard', 'dashboard'],
    ['/berita/12', 'berita'],
    ['/akademik', 'akademik'],
    ['/akademik/2301010001', 'akademik'],
    ['/verifikasi/Zx8kQ', 'verifikasi'],
    ['/2301010001', 'lain'],
  ])('PL-R47 counts %s as %s', (path, harapan) => {
    expect(namaFitur(path)).toBe(harapan)
  })
})
