import { describe, expect, it } from 'vitest'
import { atributTerima, keteranganBerkas, periksaBerkas } from './periksa-berkas'

const foto = { terima: ['jpg', 'png', 'webp'], maksBytes: 2_048_000 }

describe('a chosen file (C8)', () => {
  it('is refused before sending when it is too big', () => {
    expect(periksaBerkas({ name: 'a.jpg', size: 3_072_000 }, foto)).toBe('Ukuran berkas 3,00 MB melebihi batas 2,00 MB.')
    expect(periksaBerkas({ name: 'a.jpg', size: 2_048_000 }, foto)).toBeNull()
  })

  it('is refused when its kind is not wanted or nothing is in it', () => {
    expect(periksaBerkas({ name: 'a.pdf', size: 10 }, foto)).toBe('Jenis berkas tidak diterima. Pilih JPG, PNG, atau WEBP.')
    expect(periksaBerkas({ name: 'jpg', size: 10 }, foto)).toContain('Jenis')
    expect(periksaBerkas({ name: 'a.png', size: 0 }, foto)).toBe('Berkas kosong. Pilih berkas lain.')
  })

  it('may spell JPG either way', () => {
    expect(periksaBerkas({ name: 'A.JPEG', size: 10 }, foto)).toBeNull()
    expect(atributTerima(['jpg', 'pdf'])).toBe('.jpg,.jpeg,.pdf')
  })

  it('is announced with kinds and size', () => {
    expect(keteranganBerkas(foto)).toBe('JPG, PNG, atau WEBP, paling besar 2,00 MB')
  })
})
