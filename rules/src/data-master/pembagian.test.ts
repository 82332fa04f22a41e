import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bagiKelas, bagiPa, ukuranKelas } from './pembagian'

describe('ukuranKelas', () => {
  test.each([
    [95, 40, [32, 32, 31]],
    [40, 40, [40]],
    [41, 40, [21, 20]],
    [0, 40, []],
  ])('DM-R17 splits %i at %i into %j', (n, kapasitas, harapan) => {
    expect(ukuranKelas(n, kapasitas)).toEqual(harapan)
  })
  test('DM-R17 loses nobody, passes no capacity, differs by at most one, in both ways', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 60 }), fc.constantFrom('blok' as const, 'bergilir' as const), (n, k, cara) => {
        const orang = Array.from({ length: n }, (_, i) => i)
        const kelas = bagiKelas(orang, k, cara)
        expect(kelas.map((isi) => isi.length)).toEqual(ukuranKelas(n, k))
        expect(kelas.flat().toSorted((a, b) => a - b)).toEqual(orang)
        expect(kelas.every((isi) => isi.length <= k && isi.length >= Math.floor(n / kelas.length))).toBe(true)
      }),
    )
  })
  test('DM-R17 deals out or cuts into blocks', () => {
    expect(bagiKelas([1, 2, 3, 4, 5], 3, 'blok')).toEqual([
      [1, 2, 3],
      [4, 5],
    ])
    expect(bagiKelas([1, 2, 3, 4, 5], 3, 'bergilir')).toEqual([
      [1, 3, 5],
      [2, 4],
    ])
    expect(() => ukuranKelas(1, 0)).toThrow(RangeError)
  })
})

describe('bagiPa', () => {
  const dosen = [
    { id: 'a', nama: 'Dosen A', beban: 10, maks: 30 },
    { id: 'b', nama: 'Dosen B', beban: 12, maks: 30 },
    { id: 'c', nama: 'Dosen C', beban: 20, maks: 30 },
  ]
  test('DM-R12 with loads 10, 12, 20 gives 17 students so that 20, 19, 20 come out', () => {
    const hasil = bagiPa(17, dosen)
    expect(hasil.beban).toEqual({ a: 20, b: 19, c: 20 })
    expect(hasil.dosen.slice(0, 3)).toEqual(['a', 'a', 'a'])
  })
  test('DM-R12 does not depend on the order of the list', () => {
    expect(bagiPa(17, dosen.toReversed()).dosen).toEqual(bagiPa(17, dosen).dosen)
  })
  test('DM-R12 passes nobody over the limit; the rest is reported, unless Supervisor', () => {
    const penuh = [{ id: 'a', nama: 'A', beban: 29, maks: 30 }]
    expect(bagiPa(3, penuh).dosen).toEqual(['a', null, null])
    expect(bagiPa(3, penuh, true).beban).toEqual({ a: 32 })
    expect(bagiPa(1, []).dosen).toEqual([null])
  })
})
