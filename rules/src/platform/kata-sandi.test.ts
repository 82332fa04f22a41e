import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bolehGantiSandi, kekuatanSandi, pelanggaranSandi, pesanKonfirmasi, pesanSandi } from './kata-sandi'

const umum = new Set(['1234567890', 'password123'])
const pemilik = { username: 'mahasiswa.a', nim: '2301010001', tanggalLahir: '2005-01-31' }
const uji = { umum, pemilik }

describe('pelanggaranSandi', () => {
  test.each<[string, string[]]>([
    ['', ['kosong']],
    ['kudu-9274', ['pendek']],
    ['kudu-9274-', []],
    ['kudu-9274-batik', []],
    ['Password123', ['umum']],
    ['1234567890', ['umum']],
    ['xxMahasiswa.Axx', ['username']],
    ['aku-2301010001', ['nim']],
    ['lahir31012005', ['lahir']],
    ['20050131lahir', ['lahir']],
    ['31012005', ['pendek', 'lahir']],
  ])('PL-R6 finds in %j: %j', (sandi, harapan) => {
    expect(pelanggaranSandi(sandi, uji)).toEqual(harapan)
  })
  test.each([
    [128, []],
    [129, ['panjang']],
    [5000, ['panjang']],
  ])('PL-R6 finds in a password of %i characters: %j', (banyak, harapan) => {
    expect(pelanggaranSandi('x'.repeat(banyak), uji)).toEqual(harapan)
  })
  test('PL-R6 counts characters, not code units', () => {
    expect(pelanggaranSandi('🙂'.repeat(9))).toEqual(['pendek'])
    expect(pelanggaranSandi('🙂'.repeat(10))).toEqual([])
  })
  test('PL-R6 follows panjang_sandi_min and names it', () => {
    expect(pelanggaranSandi('kudu-9274-b', { panjangMin: 12 })).toEqual(['pendek'])
    expect(pesanSandi('pendek', 12)).toBe('Kata sandi paling sedikit 12 karakter.')
  })
  test('PL-R6 refuses the username anywhere in the password', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), (depan, belakang) => {
        expect(pelanggaranSandi(`${depan}MAHASISWA.A${belakang}`, uji)).toContain('username')
      }),
    )
  })
})

describe('kekuatanSandi', () => {
  test.each([
    ['pendek', 0],
    ['mahasiswa.a-1', 0],
    ['aaaaaaaaaaaa', 1],
    ['kududududu', 1],
    ['kudabatiklari', 2],
    ['kudu-9274-batik', 3],
    ['Kudu-9274-batik-Lontar', 4],
  ])('PL-R6 rates %j as %i', (sandi, harapan) => {
    expect(kekuatanSandi(sandi, uji)).toBe(harapan)
  })
})

describe('ganti password', () => {
  test('PL-R7 says that the confirmation differs, but not before it is typed', () => {
    expect(pesanKonfirmasi('kudu-9274-batik', '')).toBeNull()
    expect(pesanKonfirmasi('kudu-9274-batik', 'kudu-9274')).toBe('Password tidak sama')
    expect(pesanKonfirmasi('kudu-9274-batik', 'kudu-9274-batik')).toBeNull()
  })
  test.each([
    [{ lama: 'a', baru: 'b', konfirmasi: 'b' }, true],
    [{ lama: 'a', baru: 'b', konfirmasi: 'c' }, false],
    [{ lama: '', baru: 'b', konfirmasi: 'b' }, false],
    [{ lama: 'a', baru: '', konfirmasi: '' }, false],
  ])('PL-R7 enables Simpan for %j: %s', (isian, harapan) => {
    expect(bolehGantiSandi(isian)).toBe(harapan)
  })
})
