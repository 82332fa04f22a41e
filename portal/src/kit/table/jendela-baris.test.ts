import { expect, it } from 'vitest'
import { jendelaBaris } from './jendela-baris'

it.each([
  ['at the top', 100, { gulir: 0, layar: 360 }, { dari: 0, sampai: 16, atas: 0, bawah: 84 * 36 }],
  ['in the middle', 100, { gulir: 1800, layar: 360 }, { dari: 44, sampai: 66, atas: 44 * 36, bawah: 34 * 36 }],
  ['at the end', 100, { gulir: 3240, layar: 360 }, { dari: 84, sampai: 100, atas: 84 * 36, bawah: 0 }],
  ['of a short list', 5, { gulir: 0, layar: 360 }, { dari: 0, sampai: 5, atas: 0, bawah: 0 }],
  ['of a list that became shorter than where one stood', 5, { gulir: 3240, layar: 360 }, { dari: 5, sampai: 5, atas: 180, bawah: 0 }],
] as const)('draws the rows that show and a few around them, %s', (...[, banyak, tampak, jendela]) => {
  expect(jendelaBaris(banyak, 36, tampak)).toEqual(jendela)
})
