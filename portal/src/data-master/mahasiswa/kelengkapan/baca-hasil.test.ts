import { describe, expect, it } from 'vitest'
import { bacaHasil } from './baca-hasil'

const ID = '44444444-4444-4444-8444-444444444444'

describe('Hasil Neo Feeder', () => {
  it('reads NIM with an id or an error, by tab or semicolon, and passes the head and empty lines over', () => {
    expect(bacaHasil(`NIM\tid\r\n2301010001\t${ID}\r\n\r\n2301010002;;NIK sudah terdaftar`)).toEqual([
      { nim: '2301010001', id: ID },
      { nim: '2301010002', galat: 'NIK sudah terdaftar' },
    ])
  })
})
