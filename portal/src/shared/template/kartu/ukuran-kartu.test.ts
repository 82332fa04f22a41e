import { expect, test } from 'vitest'
import { pindah } from './ukuran-kartu'

const FOTO = { x: 5, y: 17, lebar: 20, tinggi: 30 }

test.each([
  [1, 0, { x: 6, y: 17 }],
  [0.14, -0.16, { x: 5.1, y: 16.8 }],
  [-50, -50, { x: -2, y: -2 }],
  [500, 500, { x: 67.6, y: 26 }],
])('a layer moved by %f and %f millimetres stands at %j', (dx, dy, tempat) => {
  expect(pindah(FOTO, dx, dy)).toEqual({ ...FOTO, ...tempat })
})
