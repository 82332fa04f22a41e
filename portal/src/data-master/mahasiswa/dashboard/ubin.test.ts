import { DAERAH_KODE_POS } from '@sivitas/rules/data-master/kode-pos'
import { expect, it } from 'vitest'
import { UBIN } from './ubin'

it('has one tile for each of the 38 provinces, and no two in one place', () => {
  expect(UBIN.map(({ kode }) => kode.slice(0, 2)).toSorted()).toEqual(DAERAH_KODE_POS.map(({ provinsi }) => provinsi))
  expect(new Set(UBIN.map(({ kolom, baris }) => `${kolom}/${baris}`)).size).toBe(38)
})
