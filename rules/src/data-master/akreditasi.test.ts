import { describe, expect, test } from 'vitest'
import { akreditasiBerlaku, akreditasiTumpangTindih, tandaAkreditasi } from './akreditasi'

const sk = (id: string, tanggalSk: string, [tanggalMulai, tanggalBerakhir]: [string, string]) => ({
  id,
  lembaga: 'BAN-PT',
  tanggalSk,
  tanggalMulai,
  tanggalBerakhir,
})
const lama = sk('lama', '2016-03-01', ['2016-03-10', '2021-03-10'])
const kini = sk('kini', '2021-02-01', ['2021-03-01', '2026-03-10'])

describe('akreditasiBerlaku', () => {
  test.each([
    ['2021-02-28', 'lama'],
    ['2021-03-05', 'kini'],
    ['2021-03-10', 'kini'],
    ['2026-03-10', 'kini'],
    ['2026-03-11', null],
    ['2016-03-09', null],
  ])('DM-R19 on %s: %s (newest SK first)', (hari, id) => {
    expect(akreditasiBerlaku([lama, kini], hari)?.id ?? null).toBe(id)
    expect(akreditasiBerlaku([kini, lama], hari)?.id ?? null).toBe(id)
  })
})

describe('tandaAkreditasi', () => {
  test('DM-R19 until 10-03-2026, seen on 21-11-2026, says Kedaluwarsa 256 hari', () => {
    expect(tandaAkreditasi('2026-03-10', '2026-11-21')).toEqual({ sisaHari: -256, ambang: 0, pesan: 'Kedaluwarsa 256 hari' })
  })
  test.each([
    ['2027-11-22', 366, null],
    ['2027-11-21', 365, 365],
    ['2027-05-20', 180, 180],
    ['2027-02-19', 90, 90],
    ['2026-11-21', 0, 90],
    ['2026-11-20', -1, 0],
  ])('DM-R19 an end on %s is %i days off, step %s', (berakhir, sisaHari, ambang) => {
    expect(tandaAkreditasi(berakhir, '2026-11-21')).toMatchObject({ sisaHari, ambang })
  })
})

describe('akreditasiTumpangTindih', () => {
  test.each([
    ['the last day', '2026-03-10', 'BAN-PT', 'kini'],
    ['the day after', '2026-03-11', 'BAN-PT', null],
    ['another body', '2026-03-10', 'LAM INFOKOM', null],
  ])('DM-R19 a new row from %s', (...[, mulai, lembaga, id]) => {
    const baru = { ...sk('baru', '2026-01-01', [mulai, '2031-03-10']), lembaga }
    expect(akreditasiTumpangTindih([lama, kini], baru)?.id ?? null).toBe(id)
  })
})
