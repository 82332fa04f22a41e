import { describe, expect, it } from 'vitest'
import { gagalMuatPotongan } from './error/chunk-reload'
import { polaRute } from './galat-beacon'

describe('the pattern of a route in a report (PL-R47)', () => {
  it.each([
    ['/akademik/surat/daftar-surat/12', '/akademik/surat/daftar-surat/{x}'],
    ['/data-master/mahasiswa/data-mahasiswa/2301010001', '/data-master/mahasiswa/data-mahasiswa/{x}'],
    ['/berita/3f0e8a52-9d1b-4f7b-8f7e-0f5b9d1c2a3b', '/berita/{x}'],
    ['/', '/'],
  ])('of %s is %s', (path, pola) => {
    expect(polaRute(path)).toBe(pola)
  })
})

describe('a missing piece of the program (PL-R50)', () => {
  it('is known by the words of each browser', () => {
    for (const words of [
      'Failed to fetch dynamically imported module: /assets/a.js',
      'error loading dynamically imported module',
      'Importing a module script failed.',
      'Unable to preload CSS for /assets/a.css',
    ]) {
      expect(gagalMuatPotongan(new Error(words))).toBe(true)
    }
    expect(gagalMuatPotongan(new TypeError('x is not a function'))).toBe(false)
  })
})
