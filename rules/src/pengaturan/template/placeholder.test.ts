import { describe, expect, it } from 'vitest'
import { daftarPlaceholder, galatPlaceholder, isiPlaceholder, kataDalam, tanpaIsi } from './placeholder'

describe('galatPlaceholder (edge case 26)', () => {
  it.each([
    ['khs', 'Nama: {nama}', null],
    ['khs', '{namaa}', 'Placeholder {namaa} tidak dikenal. Maksud Anda {nama}?'],
    ['khs', '{#mk}{kode}{/mk}', null],
    ['khs', '{#mks}{kode}{/mks}', 'Placeholder {mks} tidak dikenal. Maksud Anda {mk}?'],
    ['khs', '{tanggalLulus}', 'Placeholder {tanggalLulus} tidak dikenal.'],
    ['transkrip', '{predikat}', null],
    ['transkrip', '{zzzzzzzz}', 'Placeholder {zzzzzzzz} tidak dikenal.'],
    ['khs', 'kurung { biasa } dan {1}', null],
  ])('of %s, %s', (jenis, teks, galat) => {
    expect(galatPlaceholder(jenis, teks)).toBe(galat)
  })
})

describe('words in braces', () => {
  it('are told apart from loops', () => {
    expect(kataDalam('{nama} {#mk}{kode}{nama}{/mk}')).toEqual({ kata: ['nama', 'kode'], larik: ['mk'] })
  })

  it('are filled in, and leave nothing where there is no value', () => {
    expect(isiPlaceholder('{nim} - {nama} ({pa})', { nim: '1', nama: 'A', pa: null })).toBe('1 - A ()')
    expect([tanpaIsi('Nomor: {nomor}', { nomor: null }), tanpaIsi('Nomor: {nomor}', { nomor: '1' }), tanpaIsi('Tetap', {})]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('have a sample each, in every kind', () => {
    for (const jenis of ['krs', 'krss', 'pkrs', 'khs', 'transkrip', 'kartu-ujian', 'ktm', 'rps']) {
      expect(daftarPlaceholder(jenis).length).toBeGreaterThan(20)
      for (const { contoh, label } of daftarPlaceholder(jenis)) expect(contoh && label).not.toBe('')
    }
  })
})
