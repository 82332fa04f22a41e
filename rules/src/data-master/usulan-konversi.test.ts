import { describe, expect, test } from 'vitest'
import { kemiripanNama, usulanKonversi } from './usulan-konversi'

const makul = [
  { idMakul: 'algo', kode: 'IF101', nama: 'Algoritma dan Pemrograman', sks: 4 },
  { idMakul: 'kalk1', kode: 'IF107', nama: 'Kalkulus I', sks: 4 },
  { idMakul: 'kalk2', kode: 'IF108', nama: 'Kalkulus II', sks: 3 },
  { idMakul: 'basis', kode: 'IF201', nama: 'Basis Data', sks: 3 },
]
const asal = (kode: string, nama: string, sks = 3) => ({ kode, nama, sks })

describe('kemiripanNama', () => {
  test.each([
    ['Basis Data', 'BASIS DATA', 100],
    ['Pengantar Basis Data', 'Basis Data', 100],
    ['Kalkulus II', 'Kalkulus 2', 100],
    ['Kalkulus I', 'Kalkulus II', 0],
    ['Basis Data', 'Pendidikan Agama', 0],
    ['', '', 0],
  ])('%s and %s are alike by %s', (a, b, n) => {
    expect(kemiripanNama(a, b) >= n - 15 && kemiripanNama(a, b) <= n + 15).toBe(true)
  })
})

describe('usulanKonversi', () => {
  test('an equal code goes before a name alike, and a course is proposed once', () => {
    const usulan = usulanKonversi([asal('X1', 'Basis Data'), asal('if-201', 'Sistem Informasi')], makul, [])
    expect(usulan).toEqual([{ urut: 1, idMakul: 'basis', dasar: 'kode', kemiripan: expect.any(Number) }])
  })
  test('names with other numbers are other courses', () => {
    const usulan = usulanKonversi([asal('M2', 'Kalkulus 2'), asal('M1', 'Kalkulus 1', 4)], makul, [])
    expect(usulan.map(({ idMakul, dasar }) => [idMakul, dasar])).toEqual([
      ['kalk2', 'nama'],
      ['kalk1', 'nama'],
    ])
  })
  test('AK beyond 11: what was decided before comes first, also when several subjects make one course', () => {
    const ingatan = [
      { kode: 'TI1', idMakul: 'algo', dasar: 'keputusan' },
      { kode: 'TI2', idMakul: 'algo', dasar: 'pemetaan' },
    ] as const
    const usulan = usulanKonversi([asal('TI1', 'Logika'), asal('TI2', 'Basis Data')], makul, ingatan)
    expect(usulan.map(({ idMakul, dasar }) => [idMakul, dasar])).toEqual([
      ['algo', 'keputusan'],
      ['algo', 'pemetaan'],
    ])
  })
  test('nothing alike is nothing proposed', () => {
    expect(usulanKonversi([asal('Z9', 'Menggambar Teknik')], makul, [])).toEqual([])
  })
})
