import { Isi } from '@sivitas/contract/pengaturan/template/isi'
import { expect, test } from 'vitest'
import { bacaRancangan, tulisRancangan, type IsiKartu } from './berkas-rancangan'

const isi = Isi.parse({ bentuk: 'kartu', depan: [{ jenis: 'teks', x: 1, y: 2, lebar: 30, tinggi: 6, isi: '{nama}' }] }) as IsiKartu

test('a design that was written is read as it was', () => {
  expect(bacaRancangan(tulisRancangan(isi))).toEqual(isi)
})

test('what is no design is refused in words', () => {
  for (const teks of ['', '{}', '{"sivitas":"rancangan-kartu","isi":{"bentuk":"kartu","depan":[]}}'])
    expect(() => bacaRancangan(teks)).toThrow('Berkas ini bukan rancangan kartu hasil Ekspor JSON.')
})
