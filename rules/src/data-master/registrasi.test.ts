import { describe, expect, test } from 'vitest'
import {
  galatLahirOrangTua,
  galatNpwp,
  galatPeriodeMasuk,
  galatTanggalLahir,
  galatTanggalMasuk,
  galatUsiaMasuk,
  perluPtAsal,
} from './registrasi'

describe('registration of a student', () => {
  test.each([
    ['2005-01-31', null],
    ['2026-11-21', null],
    ['2026-11-22', 'Tanggal lahir tidak boleh setelah hari ini'],
    ['1946-11-21', null],
    ['1946-11-20', 'Usia lebih dari 80 tahun'],
  ])('a birth date of %s on 21-11-2026: %s', (lahir, pesan) => {
    expect(galatTanggalLahir(lahir, '2026-11-21')).toBe(pesan)
  })
  test.each([
    ['2011-09-01', '2025-09-01', null],
    ['2011-09-02', '2025-09-01', 'Usia pada tanggal masuk kurang dari 14 tahun'],
    ['2016-01-01', '2025-09-01', 'Usia pada tanggal masuk kurang dari 14 tahun'],
  ])('born %s, entered %s: %s', (lahir, masuk, pesan) => {
    expect(galatUsiaMasuk(lahir, masuk)).toBe(pesan)
  })
  test.each([
    [20251, null],
    [20252, null],
    [20253, 'Periode masuk harus Ganjil atau Genap'],
    [20254, 'Periode masuk harus Ganjil atau Genap'],
    [20255, 'Periode tidak dikenal.'],
  ])('DM edge 34: entry in %s: %s', (periode, pesan) => {
    expect(galatPeriodeMasuk(periode)).toBe(pesan)
  })
  test.each([
    ['2025-09-01', 20251, null],
    ['2024-09-01', 20251, null],
    ['2026-09-01', 20251, null],
    ['2026-09-02', 20251, 'Tanggal masuk di luar tahun periode masuk'],
    ['2024-08-31', 20251, 'Tanggal masuk di luar tahun periode masuk'],
    ['2026-02-10', 20252, null],
    ['2027-02-02', 20252, 'Tanggal masuk di luar tahun periode masuk'],
  ])('day of entry %s in %s: %s', (tanggal, periode, pesan) => {
    expect(galatTanggalMasuk(tanggal, periode)).toBe(pesan)
  })
  test.each([
    ['ibu', '1980-01-01', null],
    ['ibu', '2005-01-31', 'Tanggal lahir ibu harus sebelum tanggal lahir mahasiswa'],
    ['ayah', '2006-01-01', 'Tanggal lahir ayah harus sebelum tanggal lahir mahasiswa'],
    ['ayah', '1996-01-01', 'Selisih usia ayah dan mahasiswa kurang dari 10 tahun'],
  ] as const)('%s born %s of a child of 31-01-2005: %s', (peran, lahir, pesan) => {
    expect(galatLahirOrangTua(peran, lahir, '2005-01-31')).toBe(pesan)
  })
  test('NPWP has 15 or 16 digits', () => {
    expect([galatNpwp('012345678901234'), galatNpwp('0123456789012345'), galatNpwp('0123')]).toEqual([
      null,
      null,
      'NPWP harus 15 atau 16 angka',
    ])
  })
  test('transfers name the college that they come from', () => {
    expect(['pindahan', 'rpl_transfer_sks', 'fast_track', 'peserta_didik_baru'].map(perluPtAsal)).toEqual([true, true, false, false])
  })
})
