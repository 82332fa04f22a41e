import type { Lapisan } from '@sivitas/contract/pengaturan/template/isi'
import { expect, test } from 'vitest'
import { buangTerpilih, gandakanTerpilih, pilih, pindahTerpilih, ratakanTerpilih, sebarTerpilih } from './susunan'

const lapisan = (x: number, lain: Partial<Lapisan> = {}) =>
  ({ jenis: 'kotak', x, y: x, lebar: 10, tinggi: 4, kunci: false, ...lain }) as Lapisan
const tiga = [lapisan(0), lapisan(5), lapisan(40)]
const x = (daftar: readonly Lapisan[]) => daftar.map((satu) => satu.x)

test('a press chooses one layer, with Shift another joins or leaves', () => {
  expect(pilih([1], 2, false)).toEqual([2])
  expect(pilih([2], 0, true)).toEqual([0, 2])
  expect(pilih([0, 2], 2, true)).toEqual([0])
})

test('one layer is aligned with the card, several with each other', () => {
  expect(x(ratakanTerpilih(tiga, [1], 'kanan'))).toEqual([0, 75.6, 40])
  expect(x(ratakanTerpilih(tiga, [0, 1, 2], 'kanan'))).toEqual([40, 40, 40])
  expect(x(ratakanTerpilih(tiga, [0, 1], 'tengah'))).toEqual([2.5, 2.5, 40])
})

test('three are spread with the same gap between them', () => {
  expect(x(sebarTerpilih(tiga, [0, 1, 2], 'mendatar'))).toEqual([0, 20, 40])
  expect(sebarTerpilih(tiga, [0, 1], 'mendatar')).toEqual(tiga)
})

test('what is locked neither moves nor goes', () => {
  const terkunci = [lapisan(3, { kunci: true }), lapisan(5)]
  expect(x(pindahTerpilih(terkunci, [0, 1], [2, 0]))).toEqual([3, 7])
  expect(x(buangTerpilih(terkunci, [0, 1]))).toEqual([3])
})

test('a copy lies on top, a little aside, and is chosen', () => {
  const { lapisan: hasil, terpilih } = gandakanTerpilih(tiga, [0])
  expect([x(hasil), terpilih]).toEqual([[0, 5, 40, 2], [3]])
})
