import { describe, expect, it } from 'vitest'
import { readBlock, spread } from './paste'

describe('a block pasted from a spreadsheet', () => {
  it('is one when it has more than one cell', () => {
    expect(readBlock('satu')).toBeNull()
    expect(readBlock('satu\n')).toBeNull()
    expect(readBlock('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  it('fills to the right and down, and stops at the edge of what is shown', () => {
    const sheet = { rows: [4, 9], fields: ['username', 'nama'] }
    expect(
      spread(
        [
          ['a', 'b'],
          ['c', 'd'],
        ],
        { row: 1, column: 1 },
        sheet,
      ),
    ).toEqual([{ baris: 9, sel: { nama: 'a' } }])
  })
})
