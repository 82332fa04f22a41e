import { describe, expect, test } from 'vitest'
import { petunjukSurel, sandiDiisi, tolakUbahOperator } from './profil-operator'
import { surelSah } from './validator'

describe('tolakUbahOperator', () => {
  test.each([
    [['nama', 'email', 'foto', 'password', 'sesiSemester'], true, false, true],
    [['nama', 'supervisor'], true, false, false],
    [['role'], true, false, false],
    [['prodi'], true, false, false],
    [['username'], true, false, false],
    [['nama'], false, false, false],
    [['role', 'prodi', 'supervisor'], false, true, true],
  ])('PL-R27 lets %j be changed (own: %s, O1:T: %s): %s', (...[bidang, sendiri, o1Tulis, boleh]) => {
    const pesan = tolakUbahOperator(bidang, { sendiri, o1Tulis })
    expect(pesan).toBe(boleh ? null : 'Jenis Operator dan Hak Akses hanya dapat diubah oleh administrator.')
  })
  test('PL-R27 leaves the password alone when it is empty', () => {
    expect(['', null, undefined, 'kudu-9274-batik'].map(sandiDiisi)).toEqual([false, false, false, true])
  })
  test.each([
    ['abc', 'Surel tampaknya tidak lengkap; pengingat tidak akan terkirim.'],
    ['a@contoh.ac.id', null],
    ['', null],
  ])('PL-R27 (edge case 20) hints at %j: %s', (email, pesan) => {
    expect(petunjukSurel(email, surelSah)).toBe(pesan)
  })
})
