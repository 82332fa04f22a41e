import { describe, expect, it } from 'vitest'
import { barisSlot, hariTerpakai, langkahSlot, tempatPertama } from './slot'

const sesi = (id: string, hari: number[], [jamMulai, jamSelesai]: readonly [string, string]) => ({
  id,
  idKelompokSesi: 'pagi',
  kelompokSesi: 'Pagi',
  nomor: 1,
  hari,
  jamMulai,
  jamSelesai,
  menit: 100,
})

const baris = barisSlot([
  sesi('a', [1, 2], ['07:00', '08:40']),
  sesi('b', [5], ['07:00', '08:40']),
  sesi('c', [5], ['13:00', '14:40']),
  sesi('d', [1, 2], ['08:40', '10:20']),
])

describe('the grid of hours', () => {
  it('puts sessions of one time on one line, whatever their day', () => {
    expect(baris.map(({ jam }) => jam)).toEqual(['07:00-08:40', '08:40-10:20', '13:00-14:40'])
    expect(baris[0]?.slot).toEqual(['1:a', '2:a', null, null, '5:b', null, null])
    expect(hariTerpakai(baris)).toEqual([0, 1, 4])
  })

  it.each([
    ['ArrowRight', { baris: 0, hari: 1 }, { baris: 0, hari: 4 }],
    ['ArrowRight', { baris: 0, hari: 4 }, { baris: 0, hari: 4 }],
    ['ArrowDown', { baris: 0, hari: 4 }, { baris: 2, hari: 4 }],
    ['ArrowUp', { baris: 0, hari: 0 }, { baris: 0, hari: 0 }],
  ])('%s steps over days and times without a session', (tombol, dari, tuju) => {
    expect(langkahSlot(baris, dari, tombol)).toEqual(tuju)
  })

  it('leaves other keys alone and begins at the first slot', () => {
    expect(langkahSlot(baris, { baris: 0, hari: 0 }, '1')).toBeNull()
    expect(tempatPertama(baris)).toEqual({ baris: 0, hari: 0 })
  })
})
