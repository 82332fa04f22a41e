import { describe, expect, it } from 'vitest'
import { digitSebelum, posisiSetelahDigit } from './karet'

describe('the caret of a currency input (C3)', () => {
  it('stands behind the same digit after separators were added', () => {
    // '1250|' became '1.250': four digits were typed, so the caret is at the end.
    expect(posisiSetelahDigit('1.250', 4)).toBe(5)
    expect(posisiSetelahDigit('12.500.000', 3)).toBe(4)
  })

  it('stands before the first digit when nothing was typed before it', () => {
    expect(posisiSetelahDigit('1.250', 0)).toBe(0)
    expect(posisiSetelahDigit('', 0)).toBe(0)
  })

  it('never leaves the text', () => {
    expect(posisiSetelahDigit('1.250', 9)).toBe(5)
  })

  it('counts digits only', () => {
    expect(digitSebelum('1.250.000', 5)).toBe(4)
    expect(digitSebelum('Rp 1.250', 4)).toBe(1)
  })
})
