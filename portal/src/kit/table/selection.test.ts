import { describe, expect, it } from 'vitest'
import { countSelected, isSelected, noSelection, setSelected, targetOf, type Selection } from './selection'

type Row = { id: string }
const a: Row = { id: 'a' }
const b: Row = { id: 'b' }
const all: Selection<Row> = { kind: 'all', except: new Set() }

describe('selection across pages', () => {
  it('keeps ticked rows of other pages', () => {
    const both = setSelected(setSelected(noSelection<Row>(), [a], true), [b], true)
    expect(countSelected(both, 50_000)).toBe(2)
    expect(targetOf(both, { page: 2 })).toEqual({ kind: 'ids', ids: ['a', 'b'], rows: [a, b] })
    expect(countSelected(setSelected(both, [a], false), 50_000)).toBe(1)
  })

  it('means everything found, minus what was unticked again', () => {
    const rest = setSelected(all, [b], false)
    expect(isSelected(rest, 'a')).toBe(true)
    expect(isSelected(rest, 'b')).toBe(false)
    expect(countSelected(rest, 50_000)).toBe(49_999)
    expect(targetOf(rest, { page: 3, itemsPerPage: 20, cari: 'x' })).toEqual({ kind: 'all', query: { cari: 'x' }, except: ['b'] })
    expect(countSelected(setSelected(rest, [b], true), 50_000)).toBe(50_000)
  })
})
