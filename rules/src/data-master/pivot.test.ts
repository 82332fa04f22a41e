import { describe, expect, it } from 'vitest'
import { persen, rataIpk, rataUmur, susunPivot } from './pivot'

const sel = (kunci: (string | null)[], jumlah: number, rest: Partial<{ berIpk: number; jumlahIpk: number; jumlahUmur: number }> = {}) => ({
  kunci,
  jumlah,
  berIpk: 0,
  jumlahIpk: 0,
  jumlahUmur: 0,
  jumlahBanding: 0,
  ...rest,
})
const anggota = (...labels: (string | null)[]) => labels.map((kunci) => ({ kunci, label: kunci ?? 'Tidak diisi' }))

describe('susunPivot', () => {
  const pivot = susunPivot({
    baris: 1,
    anggota: [anggota('TI', 'SI', null), anggota('A', 'C')],
    sel: [sel([null, 'A'], 1), sel(['SI', 'C'], 4), sel(['TI', 'A'], 104), sel(['TI', 'C'], 4)],
  })

  it('orders rows and columns by the values of their dimensions, what is not filled last', () => {
    expect(pivot.baris.map(({ label }) => label[0])).toEqual(['TI', 'SI', 'Tidak diisi'])
    expect(pivot.kolom.map(({ label }) => label[0])).toEqual(['A', 'C'])
  })

  it('adds up rows, columns and all', () => {
    expect(pivot.baris.map(({ jumlah }) => jumlah.jumlah)).toEqual([108, 4, 1])
    expect(pivot.kolom.map(({ jumlah }) => jumlah.jumlah)).toEqual([105, 8])
    expect(pivot.total.jumlah).toBe(113)
  })

  it('finds a cell by its place and nothing where nobody is', () => {
    expect(pivot.sel(0, 1)?.jumlah).toBe(4)
    expect(pivot.sel(1, 0)).toBeUndefined()
  })

  it('has one column where nothing goes across', () => {
    const single = susunPivot({ baris: 1, anggota: [anggota('TI')], sel: [sel(['TI'], 3)] })
    expect([single.kolom.length, single.sel(0, 0)?.jumlah]).toEqual([1, 3])
  })

  it('tells rows apart whose first value is the same', () => {
    const two = susunPivot({
      baris: 2,
      anggota: [anggota('TI', 'SI'), anggota('2024', '2025')],
      sel: [sel(['SI', '2024'], 1), sel(['TI', '2025'], 2), sel(['TI', '2024'], 3)],
    })
    expect(two.baris.map(({ label, jumlah }) => [...label, jumlah.jumlah])).toEqual([
      ['TI', '2024', 3],
      ['TI', '2025', 2],
      ['SI', '2024', 1],
    ])
  })
})

describe('measures', () => {
  it('mean IPK of 3,25 3,50 2,98 is 3,24, and who has none is left out (DM-R26)', () => {
    expect(rataIpk({ berIpk: 3, jumlahIpk: 325 + 350 + 298 })).toBe(3.24)
    expect(rataIpk({ berIpk: 2, jumlahIpk: 325 + 350 })).toBe(3.38)
    expect(rataIpk({ berIpk: 0, jumlahIpk: 0 })).toBeNull()
  })

  it('mean age and share carry one decimal', () => {
    expect(rataUmur({ jumlah: 3, jumlahUmur: 61 })).toBe(20.3)
    expect(rataUmur({ jumlah: 0, jumlahUmur: 0 })).toBeNull()
    expect(persen(1, 3)).toBe(33.3)
    expect(persen(0, 0)).toBeNull()
  })
})
