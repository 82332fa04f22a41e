import { describe, expect, it } from 'vitest'
import { bolehMenyentuh, galatMemberiHak, hakTambahan } from './memberi-hak'

describe('giving rights away', () => {
  it('lets a writing administrator give everything', () => {
    expect(galatMemberiHak({ A: 'T' }, [{ kode: 'K1', tingkat: 'T' }])).toBeNull()
  })

  it.each([
    [{ O1: 'T', F3: 'B' }, { kode: 'F3', tingkat: 'T' }, 'Anda tidak memiliki hak F3:T sehingga tidak dapat memberikannya'],
    [{ O1: 'T' }, { kode: 'A', tingkat: 'B' }, 'Anda tidak memiliki hak A:B sehingga tidak dapat memberikannya'],
    [{ O1: 'T', A: 'B' }, { kode: 'A', tingkat: 'T' }, 'Anda tidak memiliki hak A:T sehingga tidak dapat memberikannya'],
  ] as const)('names the right that %j lacks to give %j', (pelaku, hak, pesan) => {
    expect(galatMemberiHak(pelaku, [hak])).toBe(pesan)
  })

  it('asks only about rights that a role did not give before', () => {
    const lama = [
      { kode: 'F3', tingkat: 'T' },
      { kode: 'A4', tingkat: 'B' },
    ] as const
    const baru = [
      { kode: 'F3', tingkat: 'B' },
      { kode: 'A4', tingkat: 'T' },
      { kode: 'W', tingkat: 'B' },
    ] as const
    expect(hakTambahan(baru, lama).map(({ kode }) => kode)).toEqual(['A4', 'W'])
  })

  it('keeps the hands of others off administrators', () => {
    expect(bolehMenyentuh({ O1: 'T' }, { F3: 'T' })).toBe(true)
    expect(bolehMenyentuh({ O1: 'T' }, { A: 'B' })).toBe(false)
    expect(bolehMenyentuh({ O1: 'T', A: 'B' }, { A: 'T' })).toBe(false)
    expect(bolehMenyentuh({ A: 'T' }, { A: 'T' })).toBe(true)
  })
})
