import { describe, expect, test } from 'vitest'
import { batasKonversi, galatKonversi, konversiNilai } from './konversi'

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
    expect(galatKonversi(100, 100)).toBeNull()
    expect(galatKonversi(103, 100)).toBe('SKS diakui 103 melebihi batas 100')
  })
})
