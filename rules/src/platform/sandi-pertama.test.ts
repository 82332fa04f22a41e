import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pelanggaranSandi } from './kata-sandi'
import { sandiPertama } from './sandi-pertama'

const acak = fc.nat({ max: 0xff_ff_ff_ff })

describe('sandiPertama', () => {
  test('PL-R6 makes kudu-9274-batik of the numbers that point there', () => {
    expect(sandiPertama([0, 8274, 0])).toBe('kudu-9274-batik')
  })
  test('PL-R6 always has three parts and passes its own rules', () => {
    fc.assert(
      fc.property(acak, acak, acak, (a, b, c) => {
        const sandi = sandiPertama([a, b, c])
        expect(sandi).toMatch(/^[a-z]{3,8}-[1-9]\d{3}-[a-z]{3,9}$/)
        expect(pelanggaranSandi(sandi)).toEqual([])
      }),
    )
  })
  test.each([[[-1, 0, 0]], [[0, 0.5, 0]], [[0, 0, Number.NaN]]] as [[number, number, number]][])(
    'PL-R6 refuses %j as randomness',
    (buruk) => {
      expect(() => sandiPertama(buruk)).toThrow(RangeError)
    },
  )
})
