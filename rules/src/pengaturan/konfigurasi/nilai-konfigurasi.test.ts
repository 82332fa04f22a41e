import { describe, expect, it } from 'vitest'
import { galatKonfigurasi, nilaiBerlaku, type BatasKonfigurasi } from './nilai-konfigurasi'

const bool: BatasKonfigurasi = { tipe: 'bool01', bawaan: '0' }
const url: BatasKonfigurasi = { tipe: 'url', bawaan: '' }
const angka: BatasKonfigurasi = { tipe: 'angka', bawaan: '5', min: 3, max: 20 }
const pilihan: BatasKonfigurasi = { tipe: 'teks', bawaan: 'tidak', pilihan: { tidak: 'Tidak', semua: 'Semua' } }

describe('what a keyword may hold (edge case 22)', () => {
  it.each<[BatasKonfigurasi, string, string | null]>([
    [bool, '1', null],
    [bool, 'ya', 'Isi 0 atau 1.'],
    [bool, '', 'Isi 0 atau 1.'],
    [url, 'https://elib.contoh.ac.id', null],
    [url, 'http://localhost:3000/x', null],
    [url, 'javascript:alert(1)', 'Alamat harus diawali http:// atau https://.'],
    [url, '', null],
    [{ ...url, aman: true }, 'http://chat.contoh.ac.id/w.js', 'Alamat harus diawali https://.'],
    [angka, '3', null],
    [angka, '2', 'Isi angka 3 sampai 20.'],
    [angka, '21', 'Isi angka 3 sampai 20.'],
    [angka, '5.5', 'Isi dengan bilangan bulat.'],
    [angka, '', 'Isi dengan bilangan bulat.'],
    [{ tipe: 'angka', bawaan: '' }, '', null],
    [pilihan, 'semua', null],
    [pilihan, 'admin2', 'Isi salah satu dari tidak, semua.'],
    [pilihan, '', 'Isi salah satu dari tidak, semua.'],
    [{ tipe: 'email', bawaan: '' }, 'baak@contoh.ac.id', null],
    [{ tipe: 'email', bawaan: '' }, 'baak', 'Alamat surel tidak valid.'],
    [{ tipe: 'json', bawaan: '' }, '{"a":1}', null],
    [{ tipe: 'json', bawaan: '' }, '{a}', 'Isi bukan JSON yang sah.'],
    [{ tipe: 'berkas', bawaan: '' }, '../x', 'Berkas tidak dikenal.'],
    [{ tipe: 'teks', bawaan: 'id' }, '', null],
    [{ tipe: 'teks', bawaan: '' }, 'x'.repeat(4001), 'Paling banyak 4000 karakter.'],
  ])('%j with %j', (batas, nilai, galat) => {
    expect(galatKonfigurasi(batas, nilai)).toBe(galat)
  })

  it.each([
    [angka, '7', '7'],
    [angka, '', '5'],
    [angka, null, '5'],
    [angka, '99', '5'],
    [bool, 'ya', '0'],
  ])('counts %j stored as %j', (batas, tersimpan, berlaku) => {
    expect(nilaiBerlaku(batas, tersimpan)).toBe(berlaku)
  })
})
