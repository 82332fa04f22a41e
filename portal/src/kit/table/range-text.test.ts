import { describe, expect, it } from 'vitest'
import { rangeText } from './range-text'

describe('rangeText (C9)', () => {
  it.each([
    [{ page: 1, itemsPerPage: 20, total: 50_000 }, '1-20 dari 50.000'],
    [{ page: 2562, itemsPerPage: 20, total: 51_234 }, '51.221-51.234 dari 51.234'],
    [{ page: 1, itemsPerPage: 20, total: 7 }, '1-7 dari 7'],
    [{ page: 1, itemsPerPage: 20, total: 0 }, '0 dari 0'],
  ])('%j reads %s', (paging, text) => {
    expect(rangeText(paging)).toBe(text)
  })
})
