import { describe, expect, test } from 'vitest'
import { akunTerkunciSampai, alamatTerkunciSampai, penolakanMasuk } from './kunci-masuk'

const jam = (teks: string): number => Date.parse(`2026-11-21T${teks}:00Z`)
const empat = ['08:00', '08:02', '08:05', '08:10'].map(jam)

describe('akunTerkunciSampai', () => {
  test('PL-R2 locks until 08:29 after the fifth failure at 08:14', () => {
    expect(akunTerkunciSampai({ gagal: [...empat, jam('08:14')], kunciTerdahulu: [] })).toBe(jam('08:29'))
  })
  test('PL-R2 does not lock when the fifth failure comes at 08:16: the first is too old', () => {
    expect(akunTerkunciSampai({ gagal: [...empat, jam('08:16')], kunciTerdahulu: [] })).toBeNull()
  })
  test('PL-R2 does not care in which order the failures are read', () => {
    expect(akunTerkunciSampai({ gagal: [jam('08:14'), ...empat], kunciTerdahulu: [] })).toBe(jam('08:29'))
  })
  test('PL-R2 does not lock after four failures', () => {
    expect(akunTerkunciSampai({ gagal: empat, kunciTerdahulu: [] })).toBeNull()
  })

  const lima = ['10:00', '10:01', '10:02', '10:03', '10:04'].map(jam)
  test.each([
    [0, '10:19'],
    [1, '10:34'],
    [2, '11:04'],
    [3, '11:04'],
  ])('PL-R2 climbs 15, 30, 60, 60 minutes: after %i earlier locks until %s', (banyak, sampai) => {
    const kunciTerdahulu = [jam('08:29'), jam('09:00'), jam('09:59')].slice(0, banyak)
    expect(akunTerkunciSampai({ gagal: lima, kunciTerdahulu })).toBe(jam(sampai))
  })
  test('PL-R2 does not count the failures of an earlier lock again', () => {
    const gagal = [...empat, jam('08:14'), jam('08:30')]
    expect(akunTerkunciSampai({ gagal, kunciTerdahulu: [jam('08:29')] })).toBe(jam('08:29'))
  })
  test('PL-R2 follows batas_gagal_masuk and menit_kunci of the college', () => {
    const gagal = [jam('08:00'), jam('08:04'), jam('08:05')]
    expect(akunTerkunciSampai({ gagal, kunciTerdahulu: [] }, { batasGagal: 3, menit: 5 })).toBe(jam('08:10'))
  })
})

describe('alamatTerkunciSampai', () => {
  const gagal = (banyak: number, akun: number) =>
    Array.from({ length: banyak }, (_, i) => ({ waktu: jam('08:00') + i * 1000, akun: `akun-${i % akun}` }))

  test('PL-R2 refuses an address after 50 failures over 10 accounts', () => {
    expect(alamatTerkunciSampai(gagal(50, 10))).toBe(jam('08:15') + 49_000)
  })
  test.each([
    [49, 10],
    [50, 9],
    [0, 1],
  ])('PL-R2 does not refuse after %i failures over %i accounts', (banyak, akun) => {
    expect(alamatTerkunciSampai(gagal(banyak, akun))).toBeNull()
  })
  test('PL-R2 forgets failures older than the window', () => {
    const lama = gagal(30, 10).map((baris) => ({ ...baris, waktu: jam('07:00') }))
    expect(alamatTerkunciSampai([...lama, ...gagal(30, 10)])).toBeNull()
  })
})

describe('penolakanMasuk', () => {
  test('PL-R2 says the minutes, rounded up, and the seconds for Retry-After', () => {
    expect(penolakanMasuk(jam('08:29'), jam('08:14'))).toEqual({
      retryAfter: 900,
      pesan: 'Terlalu banyak percobaan. Coba lagi dalam 15 menit.',
    })
    expect(penolakanMasuk(jam('08:29'), jam('08:28') + 59_500)).toEqual({
      retryAfter: 1,
      pesan: 'Terlalu banyak percobaan. Coba lagi dalam 1 menit.',
    })
  })
  test('PL-R2 is over at the very end of the lock', () => {
    expect(penolakanMasuk(jam('08:29'), jam('08:29'))).toBeNull()
    expect(penolakanMasuk(null, jam('08:29'))).toBeNull()
  })
})
