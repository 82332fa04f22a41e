import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { awalanNim, galatPolaNim, nimSah, POLA_NIM_BAWAAN, susunNim } from './nim'

const isi = { periodeMasuk: 20231, kodeProdi: '01', kodeKelas: '01', kodeFakultas: '3', kodeJenisDaftar: '2' }

describe('susunNim', () => {
  test('DM-R1 makes 2301010001 of 2023, prodi 01, kelas 01, first', () => {
    expect(susunNim(POLA_NIM_BAWAAN, isi, 1)).toEqual({ nim: '2301010001' })
  })
  test.each([
    ['{YYYY}{KP}{NNN}', 12, '202301012'],
    ['{KF}.{YY}{S}-{JD}{NNNNN}', 7, '3.231-200007'],
    ['{YY}{KP}{KK}{NNNN}', 9999, '2301019999'],
  ])('DM-R1 fills %s with %i as %s', (pola, urut, nim) => {
    expect(susunNim(pola, isi, urut)).toEqual({ nim })
  })
  test('DM-R1 takes the start year for SP and Genap entries too', () => {
    expect(awalanNim('{YY}{KP}{NNNN}', { ...isi, periodeMasuk: 20232 })).toBe('2301')
    expect(awalanNim('{YY}{KP}{NNNN}', { ...isi, periodeMasuk: 20001 })).toBe('0001')
  })
  test('DM-R1 says that the counter is used up past 9999', () => {
    expect(susunNim(POLA_NIM_BAWAAN, isi, 10_000)).toEqual({ pesan: 'Nomor urut NIM untuk 230101 habis' })
  })
  test('DM-R1 gives each counter value its own NIM of one length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9998 }), (urut) => {
        const [a, b] = [susunNim(POLA_NIM_BAWAAN, isi, urut), susunNim(POLA_NIM_BAWAAN, isi, urut + 1)]
        expect('nim' in a && 'nim' in b && a.nim < b.nim && a.nim.length === b.nim.length && nimSah(a.nim)).toBe(true)
      }),
    )
  })
})

describe('galatPolaNim', () => {
  test.each([
    [POLA_NIM_BAWAAN, null],
    ['{YYYY}.{KP}-{NNN}', null],
    ['N{YY}{NNNN}', null],
    ['{YY}{KX}{NNNN}', 'Token {KX} tidak dikenal.'],
    ['{YY}{KP}', 'Pola NIM harus diakhiri satu nomor urut, misalnya {NNNN}.'],
    ['{NNNN}{YY}X', 'Pola NIM harus diakhiri satu nomor urut, misalnya {NNNN}.'],
    ['{NN}{NNNN}', 'Pola NIM harus diakhiri satu nomor urut, misalnya {NNNN}.'],
    ['ti{NNNN}', 'Pola NIM hanya memuat huruf besar, angka, titik, dan tanda hubung.'],
    ['{YY{NNNN}', 'Pola NIM hanya memuat huruf besar, angka, titik, dan tanda hubung.'],
  ])('DM-R1 judges %s: %s', (pola, pesan) => {
    expect(galatPolaNim(pola)).toBe(pesan)
  })
  test('DM-R1 refuses to fill a broken pattern', () => {
    expect(() => awalanNim('{YY}', isi)).toThrow(RangeError)
  })
})

describe('nimSah', () => {
  test.each([
    ['2301010001', true],
    ['D1.23-01', true],
    ['123', false],
    ['1'.repeat(25), false],
    ['ab12', false],
    ['12 34', false],
  ])('DM-R1 takes %s for a NIM: %s', (nim, harapan) => {
    expect(nimSah(nim)).toBe(harapan)
  })
})
