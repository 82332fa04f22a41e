import { describe, expect, test } from 'vitest'
import { KODE_JENDELA, kodeJendela, labelJendela, type KodeJendela } from './kode-jendela'
import { periksaJadwal } from './periksa-jadwal'

const jendela = (kode: KodeJendela, mulai: number, selesai: number) => ({ kode, mulai, selesai })

describe('periksaJadwal', () => {
  test('finds nothing in windows that follow each other', () => {
    expect(periksaJadwal([jendela('KRS', 1, 5), jendela('PKRS', 6, 8), jendela('UAS', 20, 22), jendela('INPUT_NILAI', 20, 30)])).toEqual([])
  })
  test.each([
    ['PKRS while KRS is open', [jendela('KRS', 1, 5), jendela('PKRS', 5, 8)], ['galat', 'PKRS harus setelah KRS berakhir.']],
    ['a window that ends before it begins', [jendela('CUTI', 5, 4)], ['galat', 'Waktu selesai harus setelah waktu mulai.']],
    [
      'grades before the exam',
      [jendela('UAS', 9, 12), jendela('INPUT_NILAI', 8, 20)],
      ['peringatan', 'Input nilai dibuka sebelum UAS dimulai.'],
    ],
  ] as const)('PL edge case 24: %s', (_judul, daftar, [tingkat, pesan]) => {
    expect(periksaJadwal(daftar)).toMatchObject([{ tingkat, pesan }])
  })
})

describe('window codes', () => {
  test('are the 27 of akademik, each with a name', () => {
    expect(KODE_JENDELA).toHaveLength(27)
    expect(KODE_JENDELA.map(labelJendela)).toContain('Input nilai')
  })
  test.each([
    ['KRS', true],
    ['krs', false],
    ['', false],
  ])('know %o as a code: %o', (teks, sah) => {
    expect(kodeJendela(teks)).toBe(sah)
  })
})
