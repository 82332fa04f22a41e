import { describe, expect, test } from 'vitest'
import { hitungRasioDosen, hitungRasioMahasiswa, rasioDosen, rataIpk } from './rasio'

describe('rasioDosen', () => {
  test.each([
    [612, 18, 30, '1:34,0', true],
    [612, 18, 45, '1:34,0', false],
    [540, 18, 30, '1:30,0', false],
    [541, 18, 30, '1:30,1', true],
    [0, 18, 30, '1:0,0', false],
    [40, 4, 30, '1:10,0', true],
    [612, 0, 45, 'tidak terdefinisi', true],
  ])('DM-R11 %i students / %i lecturers, limit %i: %s, red %s', (...[mahasiswa, dosen, batas, label, merah]) => {
    expect(rasioDosen(mahasiswa, dosen, batas)).toMatchObject({ label, merah })
  })
  test('DM-R11 counts A, S, U, O students and A-type lecturers with keaktifan 1 or 24', () => {
    expect(Array.from('ACNSUOLMDEPW0').filter(hitungRasioMahasiswa).join('')).toBe('ASUO')
    expect(hitungRasioDosen({ jenisDosen: 'A', idStatusKeaktifan: 24 })).toBe(true)
    expect(hitungRasioDosen({ jenisDosen: 'A', idStatusKeaktifan: '20' })).toBe(false)
    expect(hitungRasioDosen({ jenisDosen: 'F', idStatusKeaktifan: 1 })).toBe(false)
  })
})

describe('rataIpk', () => {
  test.each([
    [[3.25, 3.5, 2.98], 3.24, 0],
    [[3.25, null, 3.5, 2.98, null], 3.24, 2],
    [[3, 3.01], 3.01, 0],
    [[null], null, 1],
    [[], null, 0],
  ])('DM-R26 of %j is %s, %i without', (ipk, rata, tanpaIpk) => {
    expect(rataIpk(ipk)).toEqual({ rata, tanpaIpk })
  })
})
