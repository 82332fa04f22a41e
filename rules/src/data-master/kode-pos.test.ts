import { expect, it } from 'vitest'
import { awalanKodePos, DAERAH_KODE_POS } from './kode-pos'

it.each([
  ['01', ['1']],
  ['02', ['1', '4']],
  ['05', ['6']],
  ['39', ['9']],
  ['99', []],
])('postal codes of province %s begin with %j (Beyond 11: an address outside its city)', (provinsi, awalan) => {
  expect(awalanKodePos(provinsi)).toEqual(awalan)
})

it('knows each of the 38 provinces', () => {
  expect(DAERAH_KODE_POS).toHaveLength(38)
  expect(DAERAH_KODE_POS.every(({ awalan }) => awalan.length > 0)).toBe(true)
})
