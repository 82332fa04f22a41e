import { describe, expect, it } from 'vitest'
import { cakupanOf } from './cakupan'

describe('cakupanOf', () => {
  it('takes period, prodi and angkatan from the filters of the list', () => {
    expect(cakupanOf({ periode: '20242', prodi: ['a', 'b'], angkatan: ['2023'] }, 20251)).toEqual({
      periode: 20242,
      prodi: ['a', 'b'],
      angkatan: [2023],
    })
  })

  it('falls back to the working period, and leaves out what is not chosen', () => {
    expect(cakupanOf({}, 20251)).toEqual({ periode: 20251 })
    expect(cakupanOf({ periode: 'x', prodi: [] }, 20251)).toEqual({ periode: 20251 })
  })
})
