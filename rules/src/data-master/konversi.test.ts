import { describe, expect, test } from 'vitest'
import {
  batasKonversi,
  galatKonversi,
  galatMbkm,
  galatSksTujuan,
  hurufTanpaBobot,
  indeksAsal,
  konversiNilai,
  sksDiakuiBawaan,
} from './konversi'

const skala = [
  { huruf: 'A', indeks: 4 },
  { huruf: 'AB', indeks: 3.5 },
  { huruf: 'B', indeks: 3 },
  { huruf: 'C', indeks: 2 },
]

describe('konversi', () => {
  test('DM-R21 3 sks A + 2 sks B = 3,60 -> AB 3,50', () => {
    expect(
      konversiNilai(
        [
          { sks: 3, indeks: 4 },
          { sks: 2, indeks: 3 },
        ],
        skala.toReversed(),
      ),
    ).toEqual({
      rata: 3.6,
      nilai: { huruf: 'AB', indeks: 3.5 },
    })
  })
  test.each([
    [[{ sks: 3, indeks: 3.5 }], 'AB'],
    [[{ sks: 3, indeks: 4 }], 'A'],
    [[{ sks: 3, indeks: 1 }], undefined],
  ])('DM-R21 %j makes %s', (asal, huruf) => {
    expect(konversiNilai(asal, skala)?.nilai?.huruf).toBe(huruf)
  })
  test('DM-R21 nothing makes nothing', () => {
    expect(konversiNilai([], skala)).toBeNull()
  })
  test('DM-R21 at most 100 of 144 SKS, both numbers named', () => {
    expect(batasKonversi(144)).toBe(100)
    expect(galatKonversi(100, { sksLulus: 144 })).toBeNull()
    expect(galatKonversi(101, { sksLulus: 144 })).toBe('Diakui 101 SKS, batasnya 100 SKS (70% dari 144).')
    expect(galatKonversi(54.5, { sksLulus: 108, persen: 50 })).toBe('Diakui 54,50 SKS, batasnya 54 SKS (50% dari 108).')
  })
  test('AK-R52 a course is recognised for at most its own SKS', () => {
    expect(galatSksTujuan(3, 3)).toBeNull()
    expect(galatSksTujuan(4, 3)).toBe('SKS diakui 4 melebihi SKS tujuan 3.')
    expect(sksDiakuiBawaan([{ sks: 2 }, { sks: 2 }], 3)).toBe(3)
    expect(sksDiakuiBawaan([{ sks: 2 }], 3)).toBe(2)
  })
  test.each([
    ['ab', 3.5],
    ['B', 3],
    ['A-', 3.7],
    ['LULUS', null],
  ])('a letter of origin %s weighs %s', (huruf, indeks) => {
    expect(indeksAsal(huruf, skala)).toBe(indeks)
  })
})

describe('galatMbkm', () => {
  const diakuiLain = [
    { periode: 20231, sks: 20 },
    { periode: 20232, sks: 20 },
    { periode: 20241, sks: 15 },
  ]
  const batas = { perPeriode: 20, seluruhnya: 60, diakuiLain }
  test('AK-R54: at most 20 SKS a period and 60 in all', () => {
    expect(galatMbkm(5, 20241, batas)).toBeNull()
    expect(galatMbkm(6, 20241, batas)).toBe('Diakui 21 SKS MBKM pada 2024/2025 Ganjil, batasnya 20 SKS satu periode.')
    expect(galatMbkm(6, 20242, batas)).toBe('Diakui 61 SKS MBKM, batasnya 60 SKS selama studi.')
  })
})

describe('hurufTanpaBobot', () => {
  test('AK-R10: keeps the letter of own courses that weigh nothing, and of no others', () => {
    const sendiri = { nilai: 'L', indeks: null, idMakulAsal: 'a' }
    expect(hurufTanpaBobot([sendiri])).toBe('L')
    expect(hurufTanpaBobot([sendiri, { nilai: 'B', indeks: 3, idMakulAsal: 'b' }])).toBeNull()
    expect(hurufTanpaBobot([{ nilai: 'L', indeks: null }])).toBeNull()
  })
})
