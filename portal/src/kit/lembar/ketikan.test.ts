import { describe, expect, it } from 'vitest'
import { banyakSel, tanpaBaris, tulisKetikan, type BarisLembar } from './ketikan'

const asal = new Map<string, BarisLembar>(['a', 'b'].map((id) => [id, { id, judul: id, keterangan: '', sel: { nik: '', nama: 'Ayu' } }]))

describe('Lembar', () => {
  it('counts cells that differ from what is stored, and forgets a cell that got its old text back', () => {
    const satu = tulisKetikan(
      new Map(),
      [
        { id: 'a', sel: { nik: '1', nama: 'Ayu' } },
        { id: 'b', sel: { nik: '2' } },
      ],
      asal,
    )
    expect(banyakSel(satu)).toBe(2)
    const dua = tulisKetikan(satu, [{ id: 'a', sel: { nik: '' } }], asal)
    expect([...dua.keys()]).toEqual(['b'])
  })

  it('keeps the rows that were not saved', () => {
    const ketikan = tulisKetikan(
      new Map(),
      [
        { id: 'a', sel: { nik: '1' } },
        { id: 'b', sel: { nik: '2' } },
      ],
      asal,
    )
    expect([...tanpaBaris(ketikan, new Set(['a'])).keys()]).toEqual(['b'])
  })
})
