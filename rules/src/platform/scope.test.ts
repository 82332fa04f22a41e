import { describe, expect, test } from 'vitest'
import { bacaScopes, boleh, isAdmin, isFinance, tampakMenu, tokoScope, tulisScopes, type SyaratScope } from './scope'

describe('bacaScopes', () => {
  test("PL-R20 reads 'A:T','SU.P:T','H1:B' into store and flags", () => {
    const scopes = bacaScopes(['A:T', 'SU.P:T', 'H1:B'])
    expect(tokoScope(scopes)).toEqual({ A: true, 'SU.P': true, H1: true })
    expect(isAdmin(scopes)).toBe(true)
    expect(isFinance(scopes)).toBe(false)
    expect(isFinance(bacaScopes(['H1:T']))).toBe(true)
    expect(tulisScopes(scopes)).toEqual(['A:T', 'H1:B', 'SU.P:T'])
  })
  test('PL-R26 lets T beat B in any order', () => {
    expect(bacaScopes(['A4:B', 'A4:T'])).toEqual({ A4: 'T' })
    expect(bacaScopes(['A4:T', 'A4:B'])).toEqual({ A4: 'T' })
  })
  test('PL-R20 gives no right for what is no scope', () => {
    expect(bacaScopes(['A', 'A:X', '', ':T', 'a:T', 'A:TT'])).toEqual({})
  })
})

describe('boleh', () => {
  test.each([
    [['F3:T'], { scope: 'F3', access: 'T' }, true],
    [['F3:T'], { scope: 'F3', access: 'B' }, true],
    [['F3:B'], { scope: 'F3', access: 'T' }, false],
    [['F3:B'], { scope: 'F3', access: 'B' }, true],
    [['F3:T'], { scope: 'F4', access: 'B' }, false],
    [['A:T'], { scope: 'K1', access: 'T' }, true],
    [['A:B'], { scope: 'K1', access: 'B' }, true],
    [['A:B'], { scope: 'K1', access: 'T' }, false],
    [['A:B'], { scope: 'A', access: 'T' }, false],
    [['A:B', 'F3:T'], { scope: 'F3', access: 'T' }, true],
    [[], { scope: 'F3', access: 'B' }, false],
  ] as const)('PL-R26 with %j for %j answers %s', (daftar, minta, harapan) => {
    expect(boleh(bacaScopes(daftar), minta)).toBe(harapan)
  })
  test('PL-R26 is not fooled by names of Object.prototype', () => {
    expect(boleh({}, { scope: 'constructor', access: 'B' })).toBe(false)
  })
})

describe('tampakMenu', () => {
  const or = (...scopes: string[]): SyaratScope => ({ type: 'or', scopes })
  test.each<[string[], SyaratScope | undefined, boolean]>([
    [['F3:B'], 'F3', true],
    [['F3:T'], 'F3', true],
    [['F4:T'], 'F3', false],
    [['A5:B', 'MM:B'], ['A5', 'MM'], true],
    [['A5:T'], ['A5', 'MM'], false],
    [['MM:B'], or('MM', 'F3'), true],
    [['A1:B'], or('MM', 'F3'), false],
    [[], null, true],
    [[], undefined, true],
    [['A:B'], ['A5', 'MM'], true],
    [['A:T'], or(), true],
  ])('PL-R20 with %j shows an item of %j: %s', (daftar, syarat, harapan) => {
    expect(tampakMenu(bacaScopes(daftar), syarat)).toBe(harapan)
  })
})
