import { describe, expect, it } from 'vitest'
import { menuTerlihat, type ItemMenu } from './menu-terlihat'

const bebas = { statusMahasiswa: [], angkatan: [], prodi: [] }
type Item = ItemMenu & { nama: string; anak: Item[] }
const item = (nama: string, lain: Partial<Item> = {}): Item => ({ nama, jenis: 'halaman', tampil: true, syarat: bebas, anak: [], ...lain })
const pemisah = (): Item => item('-', { jenis: 'pemisah' })
const orang = { statusMahasiswa: 'A', angkatan: 2023, prodi: '55201' }
const nama = (pohon: readonly Item[]): unknown[] => pohon.map((satu) => (satu.anak.length > 0 ? [satu.nama, nama(satu.anak)] : satu.nama))

describe('the menu that a student sees', () => {
  it.each<[string, Item[], unknown[]]>([
    ['what is switched off is gone with all below', [item('a', { tampil: false, anak: [item('b')] }), item('c')], ['c']],
    [
      'each condition must hold',
      [item('a', { syarat: { ...bebas, angkatan: [2022] } }), item('b', { syarat: { ...bebas, angkatan: [2022, 2023] } })],
      ['b'],
    ],
    [
      'prodi by code',
      [item('a', { syarat: { ...bebas, prodi: ['57201'] } }), item('b', { syarat: { ...bebas, prodi: ['55201'] } })],
      ['b'],
    ],
    [
      'status',
      [item('a', { syarat: { ...bebas, statusMahasiswa: ['L'] } }), item('b', { syarat: { ...bebas, statusMahasiswa: ['A', 'C'] } })],
      ['b'],
    ],
    ['children have conditions of their own', [item('a', { anak: [item('b', { tampil: false }), item('c')] })], [['a', ['c']]]],
    ['separators left alone go', [pemisah(), item('a'), pemisah(), item('b', { tampil: false }), pemisah()], ['a']],
    ['two separators in a row are one', [item('a'), pemisah(), item('x', { tampil: false }), pemisah(), item('b')], ['a', '-', 'b']],
  ])('%s', (_apa, pohon, terlihat) => {
    expect(nama(menuTerlihat<Item, Item>(pohon, orang))).toEqual(terlihat)
  })
})
