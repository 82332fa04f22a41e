import { describe, expect, test } from 'vitest'
import { dicatatGagal, normalisasiGalat, normalisasiGalatDetail, pesanGalatBerkas } from './galat'

const badan = { status: { code: 409, message: 'Sudah diubah' }, detail: 'Kode sudah dipakai', type: 'versi_basi' }

describe('normalisasiGalat', () => {
  test.each([
    ['status.message', { status: 409, body: badan }, { message: 'Sudah diubah', type: 'versi_basi', status: 409 }],
    ["the error's own", { error: new TypeError('x is y') }, { message: 'x is y', type: 'TypeError', status: null }],
    ['a thrown text', { error: 'putus' }, { message: 'putus', type: 'Error', status: null }],
    ['nothing', {}, { message: 'Unknown error.', type: 'Error', status: null }],
    ['an empty message', { status: 500, body: { status: { message: ' ' } } }, { message: 'Unknown error.', type: 'Error', status: 500 }],
    ['a body that is text', { status: 502, body: '<html>' }, { message: 'Unknown error.', type: 'Error', status: 502 }],
    [
      'no network',
      { tanpaJaringan: true, error: new TypeError('fetch failed') },
      { message: 'Tidak ada koneksi internet', type: 'Network Error', status: null },
    ],
    ['504', { status: 504, body: badan }, { message: 'Terjadi kesalahan', type: 'Gateway Timeout', status: 504 }],
  ])('PL-R48 takes %s', (_judul, mentah, harapan) => {
    expect(normalisasiGalat(mentah)).toEqual(harapan)
  })
  test.each([
    ['detail', { status: 409, body: badan }, 'Kode sudah dipakai'],
    ['message without detail', { status: 409, body: { status: badan.status }, error: new Error('Conflict') }, 'Conflict'],
    ['neither', { status: 409, body: {} }, 'Unknown error.'],
  ])('PL-R48 takes for fakultas and jurusan %s', (_judul, mentah, pesan) => {
    expect(normalisasiGalatDetail(mentah).message).toBe(pesan)
  })
  test('PL-R48 records no network and 504 only', () => {
    expect(dicatatGagal(normalisasiGalat({ tanpaJaringan: true }))).toBe(true)
    expect(dicatatGagal(normalisasiGalat({ status: 504 }))).toBe(true)
    expect(dicatatGagal(normalisasiGalat({ status: 500 }))).toBe(false)
  })
})

describe('pesanGalatBerkas', () => {
  test.each([
    ['{"status":{"message":"Belum ada template"}}', 'Belum ada template'],
    ['{"status":{}}', 'Unknown blob error.'],
    ['<html>', 'Unknown blob error.'],
    [null, 'Error reading blob response.'],
  ])('PL-R48 reads of a file answer %j: %s', (isi, pesan) => {
    expect(pesanGalatBerkas(isi)).toBe(pesan)
  })
})
