import { expect, test } from 'vitest'
import { pesanDalam } from './pesan-dalam'

test('names the place of what is wrong inside a list of lists', () => {
  const galat = { blok: [undefined, { baris: [{ isi: { type: 'too_big', message: 'Paling banyak 200 karakter' } }] }] }
  expect(pesanDalam('isi', galat)).toEqual([{ name: 'isi.blok.1.baris.0.isi', pesan: 'Blok 2, baris 1, isi: Paling banyak 200 karakter' }])
  expect(pesanDalam('kolom', [undefined, { lebar: { type: 'too_small', message: 'Minimal 4' } }])).toEqual([
    { name: 'kolom.1.lebar', pesan: 'Kolom 2, lebar: Minimal 4' },
  ])
  expect(pesanDalam('margin', { kiri: { type: 'too_big', message: 'Margin 0-40 mm' } })).toEqual([
    { name: 'margin.kiri', pesan: 'Kiri: Margin 0-40 mm' },
  ])
})

test('says a message of the whole field as it is, and nothing where nothing is wrong', () => {
  const pesan = 'Placeholder {namaa} tidak dikenal. Maksud Anda {nama}?'
  expect(pesanDalam('isi', { type: 'server', message: pesan })).toEqual([{ name: 'isi', pesan }])
  expect(pesanDalam('isi', undefined)).toEqual([])
})
