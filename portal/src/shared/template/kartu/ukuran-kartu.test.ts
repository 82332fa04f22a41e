import { expect, test } from 'vitest'
import { pindah, ratakan, tempelKisi } from './ukuran-kartu'

const FOTO = { x: 5, y: 17, lebar: 20, tinggi: 30 }

test.each([
  [1, 0, { x: 6, y: 17 }],
  [0.14, -0.16, { x: 5.1, y: 16.8 }],
  [-50, -50, { x: -2, y: -2 }],
  [500, 500, { x: 67.6, y: 26 }],
])('a layer moved by %f and %f millimetres stands at %j', (dx, dy, tempat) => {
  expect(pindah(FOTO, dx, dy)).toEqual({ ...FOTO, ...tempat })
})

test('lies on half millimetres when dragged, and aligns with the card', () => {
  const satu = { x: 10.3, y: 7.8, lebar: 40, tinggi: 6 }
  expect(tempelKisi(satu)).toMatchObject({ x: 10.5, y: 8 })
  expect([ratakan(satu, 'kiri').x, ratakan(satu, 'tengah').x, ratakan(satu, 'kanan').x]).toEqual([0, 22.8, 45.6])
  expect([ratakan(satu, 'atas').y, ratakan(satu, 'tegak').y, ratakan(satu, 'bawah').y]).toEqual([0, 24, 48])
})
