import { expect, test } from 'vitest'
import { pesanDalam } from './pesan-dalam'

test('names the place of what is wrong inside a list of lists', () => {
  const galat = { blok: [undefined, { baris: [{ isi: { type: 'too_big', message: 'Paling banyak 200 karakter' } }] }] }
  expect(pesanDalam(galat)).toEqual(['Blok 2, baris 1, isi: Paling banyak 200 karakter'])
  expect(pesanDalam([undefined, { lebar: { type: 'x', message: 'Minimal 4' } }], ['kolom'])).toEqual(['Kolom 2, lebar: Minimal 4'])
  expect(pesanDalam({ kiri: { type: 'x', message: 'Margin 0-40 mm' } })).toEqual(['Kiri: Margin 0-40 mm'])
})

test('says a message of the whole field as it is, and nothing where nothing is wrong', () => {
  expect(pesanDalam({ type: 'server', message: 'Placeholder {namaa} tidak dikenal. Maksud Anda {nama}?' })).toEqual([
    'Placeholder {namaa} tidak dikenal. Maksud Anda {nama}?',
  ])
  expect(pesanDalam(undefined)).toEqual([])
})
