import { describe, expect, test } from 'vitest'
import { bolehDiulang, catatGagal, hapusGagal, type PermintaanGagal } from './permintaan-gagal'

const baris = (actionName: string, isi: Partial<PermintaanGagal<number>> = {}): PermintaanGagal<number> => ({
  actionName,
  metode: 'GET',
  adaIdempotencyKey: false,
  ...isi,
})

describe('failed requests', () => {
  test('PL-R49 keeps one entry per action name, with the newest payload', () => {
    const daftar = [baris('listKrs', { payload: 1 }), baris('listDosen')].reduce<PermintaanGagal<number>[]>(catatGagal, [])
    expect(catatGagal(daftar, baris('listKrs', { payload: 2 }))).toEqual([baris('listDosen'), baris('listKrs', { payload: 2 })])
  })
  test('PL-R49 removes what succeeded', () => {
    expect(hapusGagal([baris('listKrs')], 'listKrs')).toEqual([])
  })
  test('PL-R49 repeats three different reads with one press, a POST only with its key', () => {
    const daftar = [
      baris('a'),
      baris('b', { metode: 'PUT' }),
      baris('c', { metode: 'POST' }),
      baris('d', { metode: 'POST', adaIdempotencyKey: true }),
      baris('e', { metode: 'DELETE' }),
    ]
    expect(bolehDiulang(daftar).map((b) => b.actionName)).toEqual(['a', 'b', 'd'])
  })
})
