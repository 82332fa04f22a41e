import { describe, expect, it } from 'vitest'
import { hakOperator, sesi, simpanPengguna } from './session'

const info = {
  sub: 'u-1',
  username: 'admin',
  idOperator: 7,
  roles: ['ROLE_OPERATOR'],
  scopes: ['A:T', 'SU.P:T', 'H1:B'],
  wajibGantiSandi: false,
  wajibTotp: false,
}

describe('the signed-in operator', () => {
  it('turns scopes into the store that drives menus (PL-R20)', () => {
    simpanPengguna(info)
    const kini = sesi.get()
    expect(kini.status === 'masuk' && hakOperator(kini.pengguna)).toEqual({
      scopes: { A: true, 'SU.P': true, H1: true },
      administrator: true,
      keuangan: false,
    })
  })

  it('is none without the role or without an operator row (PL-R8 f)', () => {
    for (const other of [
      { ...info, roles: ['ROLE_MAHASISWA'] },
      { ...info, idOperator: null },
    ]) {
      simpanPengguna(other)
      expect(sesi.get()).toMatchObject({ status: 'masuk', pengguna: { operator: false } })
    }
  })
})
