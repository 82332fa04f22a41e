import { describe, expect, test } from 'vitest'
import { crop, judulHalaman, namaPendek, NAMA_BATAS_MOBILE } from './teks-ringkas'

describe('crop', () => {
  test.each([
    ['Universitas Contoh', 11, 'Universitas...'],
    ['Universitas', 11, 'Universitas'],
    ['', 3, ''],
    ['🙂🙂🙂', 2, '🙂🙂...'],
  ])('PL-R39 crops %j to %i as %j', (teks, n, harapan) => {
    expect(crop(teks, n)).toBe(harapan)
  })
})

describe('namaPendek', () => {
  test.each([
    ['Mahasiswa Dengan Nama Panjang', 20, 'Mahasiswa Dengan Nam ...'],
    ['Mahasiswa Dengan Nama Panjang', NAMA_BATAS_MOBILE, 'Mahasiswa ...'],
    ['Dua Puluh Huruf Tepa', 20, 'Dua Puluh Huruf Tepa'],
    ['Dua Puluh Huruf Tepat', 20, 'Dua Puluh Huruf Tepa ...'],
    ['Operator', 10, 'Operator'],
  ])('PL-R38 shows %j in %i as %j', (nama, batas, harapan) => {
    expect(namaPendek(nama, batas)).toBe(harapan)
  })
})

describe('judulHalaman', () => {
  test.each([
    ['Data Operator', 'Data Operator | SIKAD Contoh Operator'],
    ['', 'SIKAD Contoh Operator'],
    [null, 'SIKAD Contoh Operator'],
    [undefined, 'SIKAD Contoh Operator'],
  ])('PL-R37 titles %j %j', (halaman, judul) => {
    expect(judulHalaman('SIKAD Contoh', halaman)).toBe(judul)
  })
})
