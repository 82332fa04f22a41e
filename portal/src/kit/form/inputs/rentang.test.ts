import { describe, expect, it } from 'vitest'
import { periksaRentang, rentangCepat } from './rentang'

const cepat = (hari: string) => Object.fromEntries(rentangCepat(hari).map(({ nama, rentang }) => [nama, rentang]))

describe('the shortcuts of a range (C7)', () => {
  it('count seven days with today', () => {
    expect(cepat('2026-11-21')['7 hari']).toEqual({ mulai: '2026-11-15', selesai: '2026-11-21' })
  })

  it('know the last day of each month, December and February too', () => {
    expect(cepat('2026-12-05')['Bulan ini']).toEqual({ mulai: '2026-12-01', selesai: '2026-12-31' })
    expect(cepat('2028-02-10')['Bulan ini']).toEqual({ mulai: '2028-02-01', selesai: '2028-02-29' })
  })

  it("offer 'Periode ini' only with its days", () => {
    expect(Object.keys(cepat('2026-11-21'))).not.toContain('Periode ini')
    expect(rentangCepat('2026-11-21', { mulai: '2026-09-01', selesai: '2027-01-31' }).at(-1)?.nama).toBe('Periode ini')
  })
})

describe('a range', () => {
  it('may be one day, never backwards', () => {
    expect(periksaRentang({ mulai: '2026-11-21', selesai: '2026-11-21' })).toBeNull()
    expect(periksaRentang({ mulai: '2026-11-21', selesai: '2026-11-20' })).toBe('Tanggal selesai harus sama atau setelah tanggal mulai')
    expect(periksaRentang({ mulai: null, selesai: '2026-11-20' })).toBeNull()
  })
})
