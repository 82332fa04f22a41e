import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bentrok, kapasitasUjian, ruangKosong } from './ruang'

const jam = (mulai: number, selesai: number) => ({ mulai, selesai })

describe('rooms', () => {
  test('DM-R14 08.00-09.40 and 09.40-11.20 do not clash', () => {
    expect(bentrok(jam(480, 580), jam(580, 680))).toBe(false)
    expect(bentrok(jam(480, 581), jam(580, 680))).toBe(true)
    expect(bentrok(jam(480, 680), jam(500, 510))).toBe(true)
    expect(ruangKosong([jam(480, 580), jam(680, 780)], jam(580, 680))).toBe(true)
    expect(ruangKosong([jam(480, 580)], jam(579, 600))).toBe(false)
  })
  test('DM-R14 clashing is mutual', () => {
    const selang = fc.tuple(fc.nat(1440), fc.integer({ min: 1, max: 300 })).map(([m, l]) => jam(m, m + l))
    fc.assert(
      fc.property(selang, selang, (a, b) => {
        expect(bentrok(a, b)).toBe(bentrok(b, a))
      }),
    )
  })
  test.each([
    [45, 22],
    [40, 20],
    [1, 0],
  ])('DM-R14 %i seats are %i in exams', (kapasitas, ujian) => {
    expect(kapasitasUjian(kapasitas)).toBe(ujian)
  })
})
