import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatTanggal, formatTanggalPendek } from './tanggal'
import { bacaTanggal } from './tanggal-ketik'
import { tambahHari } from './tanggal-sah'

describe('bacaTanggal', () => {
  test.each([
    ['05/08/1999', '1999-08-05'],
    ['17-08-1999', '1999-08-17'],
    ['17.08.1999', '1999-08-17'],
    ['1/2/2026', '2026-02-01'],
    ['17 Agustus 1999', '1999-08-17'],
    ['17 agustus 1999', '1999-08-17'],
    ['17 Agu 1999', '1999-08-17'],
    ['17 Agt. 1999', '1999-08-17'],
    ['2 Nopember 2026', '2026-11-02'],
    ['1999-08-17', '1999-08-17'],
    [' 29/02/2024 ', '2024-02-29'],
    ['29/02/2023', null],
    ['31/02/2026', null],
    ['31/04/2026', null],
    ['12/31/2026', null],
    ['17/08/99', null],
    ['17/08-1999', null],
    ['17 August 1999', null],
    ['00/01/2026', null],
    ['01/01/0001', null],
    ['besok', null],
    ['', null],
  ])('PL-R43 (C5) reads %j as %s', (ketikan, harapan) => {
    expect(bacaTanggal(ketikan)).toBe(harapan)
  })
  test('PL-R43 reads back every form that is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30_000, max: 30_000 }), (n) => {
        const hari = tambahHari('2000-01-01', n)
        const [tahun, bulan, tgl] = hari.split('-')
        for (const bentuk of [hari, formatTanggal(hari), formatTanggalPendek(hari), `${tgl}/${bulan}/${tahun}`]) {
          expect(bacaTanggal(bentuk)).toBe(hari)
        }
      }),
    )
  })
})
