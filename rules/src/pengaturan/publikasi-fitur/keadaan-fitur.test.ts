import { describe, expect, it } from 'vitest'
import { fiturTerbuka, keadaanFitur, perubahanBerikut } from './keadaan-fitur'

describe('the state of a published feature', () => {
  it.each([
    [{ aktif: false, mulai: 0, selesai: 100 }, 50, 'mati', null],
    [{ aktif: true, mulai: null, selesai: null }, 50, 'hidup', null],
    [{ aktif: true, mulai: 60, selesai: null }, 50, 'terjadwal', 60],
    [{ aktif: true, mulai: 50, selesai: 100 }, 50, 'hidup', 100],
    [{ aktif: true, mulai: null, selesai: 50 }, 50, 'hidup', 50],
    [{ aktif: true, mulai: null, selesai: 49 }, 50, 'berakhir', null],
  ] as const)('%j at %i is %s', (...[publikasi, kini, keadaan, berikut]) => {
    expect([keadaanFitur(publikasi, kini), perubahanBerikut(publikasi, kini)]).toEqual([keadaan, berikut])
  })

  const hidup = { aktif: true, mulai: null, selesai: null }
  it.each([
    [[], [], { prodi: '55201', angkatan: 2023 }, true],
    [['55201'], [], { prodi: '55201', angkatan: 2023 }, true],
    [['57201'], [], { prodi: '55201', angkatan: 2023 }, false],
    [[], [2022], { prodi: '55201', angkatan: 2023 }, false],
    [['57201'], [2022], { prodi: null, angkatan: null }, true],
  ] as const)('for prodi %j and angkatan %j, %j: %s', (...[prodi, angkatan, orang, terbuka]) => {
    expect(fiturTerbuka({ ...hidup, prodi, angkatan }, orang, 50)).toBe(terbuka)
  })
})
