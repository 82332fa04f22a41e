import { describe, expect, test } from 'vitest'
import { bacaProdi, galatProdi, normalisasiProdi, prodiDalamBatas, prodiTermasuk } from './prodi-teks'

describe('prodi text', () => {
  test.each([
    ['', '', []],
    [null, '', []],
    ['#55201', '#55201', ['55201']],
    [' #55201##57201 ', '#55201#57201', ['55201', '57201']],
    ['55201', '#55201', ['55201']],
    ['# 55201 #55201', '#55201', ['55201']],
    ['#', '', []],
  ])('PL-R25 normalises %j to %j', (teks, simpan, kode) => {
    expect(normalisasiProdi(teks)).toBe(simpan)
    expect(bacaProdi(teks)).toEqual(kode)
  })
  test.each([
    ['', '62201', true],
    ['#55201#57201', '57201', true],
    ['#55201', '62201', false],
    ['#55201', '5520', false],
  ])('PL-R25 %j includes %s: %s', (teks, kode, harapan) => {
    expect(prodiTermasuk(teks, kode)).toBe(harapan)
  })
  test.each([
    ['', '', true],
    ['', '#55201', true],
    ['#55201#57201', '#57201', true],
    ['#55201', '#55201#57201', false],
    ['#55201', '', false],
  ])('PL-R28 an operator of %j may give %j: %s', (sendiri, baru, harapan) => {
    expect(prodiDalamBatas(sendiri, baru)).toBe(harapan)
  })
  test('PL-R25 names the unknown prodi', () => {
    expect(galatProdi('#99999', new Set(['55201']))).toBe('Program studi 99999 tidak ditemukan.')
    expect(galatProdi('#55201', new Set(['55201']))).toBeNull()
    expect(galatProdi('', new Set())).toBeNull()
  })
})
