import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { galatPola, kunciPenghitung, nomorDokumen, tolakTanggalMundur } from './penomoran'

const isi = { nomor: 12, kodeUnit: 'BAAK', kodeJenis: 'SKA', kodeProdi: '55201', tanggal: '2026-11-21', periode: 20261 }

describe('nomorDokumen', () => {
  test.each([
    ['{nomor:4}/{kodeUnit}/{kodeJenis}/{bulanRomawi}/{tahun}', '0012/BAAK/SKA/XI/2026'],
    ['{nomor}-{kodeProdi}-{bulan}{tahun2}-{periode}', '12-55201-1126-20261'],
    ['No. {nomor:6}', 'No. 000012'],
  ])('PL-R54 fills %s as %s', (pola, nomor) => {
    expect(nomorDokumen(pola, isi)).toBe(nomor)
  })
  test.each([
    [9999, '9999'],
    [10000, '10000'],
    [1, '0001'],
  ])('PL-R54 pads %i to %s and grows over 9999', (nomor, teks) => {
    expect(nomorDokumen('{nomor:4}', { ...isi, nomor })).toBe(teks)
  })
  test('PL-R54 gives different numbers different texts', () => {
    fc.assert(
      fc.property(fc.nat(200_000), fc.nat(200_000), (a, b) => {
        fc.pre(a !== b)
        const pola = '{nomor:4}/{kodeUnit}/{tahun}'
        expect(nomorDokumen(pola, { ...isi, nomor: a })).not.toBe(nomorDokumen(pola, { ...isi, nomor: b }))
      }),
    )
  })
})

describe('galatPola', () => {
  test.each([
    ['{nomor:4}/{tahun}', null],
    ['{nomor:4}-{nmr}', 'Token {nmr} tidak dikenal.'],
    ['{nomor:4}-{constructor}', 'Token {constructor} tidak dikenal.'],
    ['{tahun}', 'Pola harus memuat {nomor} tepat satu kali.'],
    ['{nomor}{nomor:2}', 'Pola harus memuat {nomor} tepat satu kali.'],
    ['{nomor', 'Kurung kurawal pada pola tidak lengkap.'],
    ['{nomor}{}', 'Kurung kurawal pada pola tidak lengkap.'],
    ['{nomor:0}', 'Lebar hanya untuk {nomor}, 1 sampai 10 angka.'],
    ['{nomor:4}/{tahun:2}', 'Lebar hanya untuk {nomor}, 1 sampai 10 angka.'],
    ['  ', 'Pola nomor terdiri dari 1-100 karakter.'],
  ])('PL-R54 judges %j: %s', (pola, pesan) => {
    expect(galatPola(pola)).toBe(pesan)
  })
  test('PL-R54 refuses to fill a broken pattern', () => {
    expect(() => nomorDokumen('{nmr}', isi)).toThrow(RangeError)
  })
})

describe('kunciPenghitung', () => {
  test('PL-R54 ulang=bulan: the first of December starts again, in November one key', () => {
    const november = kunciPenghitung('bulan', { tanggal: '2026-11-01' })
    expect(kunciPenghitung('bulan', { tanggal: '2026-11-30' })).toBe(november)
    expect(kunciPenghitung('bulan', { tanggal: '2026-12-01' })).not.toBe(november)
  })
  test.each([
    ['tahun', undefined, '2026|pt'],
    ['bulan', undefined, '2026-11|pt'],
    ['periode', 'prodi:55201', '20261|prodi:55201'],
    ['tidak', 'lokasi:L1', '-|lokasi:L1'],
  ] as const)('PL-R54 counts by %s and %s under %s', (ulang, unit, kunci) => {
    expect(kunciPenghitung(ulang, isi, unit)).toBe(kunci)
  })
})

describe('tolakTanggalMundur', () => {
  test.each([
    ['2026-11-21', null, { supervisor: false, alasan: '' }, true],
    ['2026-12-01', '2026-12-01', { supervisor: false, alasan: '' }, true],
    ['2026-11-30', '2026-12-01', { supervisor: false, alasan: 'Lupa' }, false],
    ['2026-11-30', '2026-12-01', { supervisor: true, alasan: ' ' }, false],
    ['2026-11-30', '2026-12-01', { supervisor: true, alasan: 'Lupa dicetak' }, true],
  ] as const)('PL-R55 a document of %s after %s with %j may be numbered: %s', (...[tanggal, terakhir, izin, boleh]) => {
    expect(tolakTanggalMundur(tanggal, terakhir, izin) === null).toBe(boleh)
  })
})
