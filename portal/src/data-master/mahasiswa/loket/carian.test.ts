import { describe, expect, test } from 'vitest'
import { carian } from './carian'

describe('a line at the counter', () => {
  test.each([
    ['2301010001', { nim: '2301010001' }],
    [' 2301010001\n', { nim: '2301010001' }],
    ['https://kampus.test/m/2301010001', { nim: '2301010001' }],
    ['https://kampus.test/m?nim=ti-23.0001', { nim: 'TI-23.0001' }],
    ['2301010001-02', { nim: '2301010001' }],
    ['https://kampus.test/verifikasi/Zq3_v-8Yt0aB1cD2eF4gHw', { kartu: 'Zq3_v-8Yt0aB1cD2eF4gHw' }],
    ['230', { nim: '230' }],
    ['Siti Aminah', { nama: 'Siti Aminah' }],
    ['ab', null],
    ['', null],
  ])('%s asks for %o', (teks, hasil) => {
    expect(carian(teks)).toEqual(hasil)
  })
})
