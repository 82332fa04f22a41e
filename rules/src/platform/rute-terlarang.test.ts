import { describe, expect, test } from 'vitest'
import { ruteTerlarang, type MintaRute } from './rute-terlarang'

const utama: Omit<MintaRute, 'path'> = { unik: 'PT03', jenisSite: 'utama', adaKode: false }
const terpisah: Omit<MintaRute, 'path'> = { ...utama, jenisSite: 'terpisah' }

describe('ruteTerlarang', () => {
  test.each([
    ['/jurusan/kerja-praktik', true, false],
    ['/jurusan/kerja-praktik/nilai', true, false],
    ['/akademik/surat', true, false],
    ['/akademik/surat/', true, false],
    ['/akademik/surat/dashboard', true, false],
    ['/Akademik//Surat/dashboard', true, false],
    ['/akademik/sur%61t', true, false],
    ['/akademik/surat-keterangan/dashboard', false, true],
    ['/jurusan/kerja-praktika', false, true],
    ['/', false, true],
    ['/dashboard', false, true],
    ['/pengaturan/template/krs', false, true],
    ['/%E0%A4%A', false, true],
    ['/oauth', false, false],
  ])('PL-R22 %s is refused on the main portal of PT03: %s, on the separate one: %s', (path, diUtama, diTerpisah) => {
    expect(ruteTerlarang({ ...utama, path })).toBe(diUtama)
    expect(ruteTerlarang({ ...terpisah, path })).toBe(diTerpisah)
  })
  test('PL-R22 lets any request with a code pass', () => {
    expect(ruteTerlarang({ ...utama, path: '/akademik/surat', adaKode: true })).toBe(false)
    expect(ruteTerlarang({ ...terpisah, path: '/dashboard', adaKode: true })).toBe(false)
  })
  test.each(['PT01', 'PT99', null])('PL-R22 refuses nothing on the portal of %s', (unik) => {
    expect(ruteTerlarang({ ...utama, unik, path: '/akademik/surat' })).toBe(false)
  })
})
