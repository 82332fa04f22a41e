import { describe, expect, it } from 'vitest'
import { nextOrder } from './next-order'

describe('nextOrder', () => {
  it('goes from ascending over descending to none', () => {
    expect(nextOrder({}, 'nama', false)).toEqual({ nama: 'asc' })
    expect(nextOrder({ nama: 'asc' }, 'nama', false)).toEqual({ nama: 'desc' })
    expect(nextOrder({ nama: 'desc' }, 'nama', false)).toEqual({})
  })

  it('takes another field instead, or in addition', () => {
    expect(nextOrder({ nama: 'asc' }, 'ipk', false)).toEqual({ ipk: 'asc' })
    expect(Object.entries(nextOrder({ nama: 'asc' }, 'ipk', true))).toEqual([
      ['nama', 'asc'],
      ['ipk', 'asc'],
    ])
  })

  it('keeps the rank of a criterion that turns round', () => {
    expect(Object.entries(nextOrder({ nama: 'asc', ipk: 'asc' }, 'nama', true))).toEqual([
      ['nama', 'desc'],
      ['ipk', 'asc'],
    ])
  })
})
