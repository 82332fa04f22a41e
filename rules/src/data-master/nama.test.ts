import { describe, expect, test } from 'vitest'
import { galatNama, kesamaanOrang, normalisasiNama, rapikanNama } from './nama'

describe('names', () => {
  test.each([
    ["  Siti   Nur'aini ", "Siti Nur'aini", 'siti nuraini'],
    ['M. Al-Farabi', 'M. Al-Farabi', 'm alfarabi'],
    ['SUKARNO', 'SUKARNO', 'sukarno'],
  ])('DM-R4 stores %j as %j and compares it as %j', (nama, simpan, banding) => {
    expect(rapikanNama(nama)).toBe(simpan)
    expect(normalisasiNama(nama)).toBe(banding)
  })
  test.each([
    ['Sukarno', true],
    ["Siti Nur'aini", true],
    ['Ahmad-Yani S.', true],
    ['Mahasiswa 1', false],
    ['', false],
    ['   ', false],
    ['<b>', false],
    ['a'.repeat(101), false],
  ])('DM biodata %j is a name: %s', (nama, sah) => {
    expect(galatNama(nama) === null).toBe(sah)
  })
})

describe('kesamaanOrang', () => {
  const a = { nama: "Siti Nur'aini", tanggalLahir: '2005-01-31', namaIbuKandung: 'Ibu A.', nik: '3273017101050002' }
  test.each([
    ['the same NIK, all else different', { ...a, nama: 'Lain', tanggalLahir: '1999-01-01' }, 'biodata_sama'],
    [
      'name, birth and mother alike, other NIK',
      { ...a, nik: '3273017101050003', nama: 'SITI  NURAINI', namaIbuKandung: 'ibu a' },
      'biodata_mirip',
    ],
    ['no NIK on one side', { ...a, nik: null }, 'biodata_mirip'],
    ['another birth date', { ...a, nik: null, tanggalLahir: '2005-02-01' }, null],
    ['another mother', { ...a, nik: null, namaIbuKandung: 'Ibu B' }, null],
    ['an unknown mother', { ...a, nik: null, namaIbuKandung: null }, null],
    ['another name', { ...a, nik: null, nama: 'Siti' }, null],
  ])('DM-R4 %s: %s', (_judul, b, harapan) => {
    expect(kesamaanOrang(a, b)).toBe(harapan)
    expect(kesamaanOrang(b, a)).toBe(harapan)
  })
  test('DM-R4 two unknown NIKs and mothers are nobody', () => {
    const kosong = { nama: 'A', tanggalLahir: null, namaIbuKandung: null, nik: null }
    expect(kesamaanOrang(kosong, kosong)).toBeNull()
  })
})
