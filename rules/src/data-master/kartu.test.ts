import { describe, expect, test } from 'vitest'
import { akhirMasaKartu, halamanKartu } from './kartu'

describe('cards', () => {
  test('DM-R23 4 years from 1-09-2023 end on 31-08-2027; 237 cards at 10 are 24 sheets', () => {
    expect(akhirMasaKartu('2023-09-01', 4)).toBe('2027-08-31')
    expect([halamanKartu(237, 10), halamanKartu(0, 10), halamanKartu(240, 10)]).toEqual([24, 0, 24])
  })
})
