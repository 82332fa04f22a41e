import { describe, expect, test } from 'vitest'
import { tolakLoginSebagai, type MintaLoginSebagai } from './login-sebagai'

const sah: MintaLoginSebagai = {
  scopes: { A: 'B' },
  supervisor: false,
  alasan: 'Mahasiswa menelepon: KRS tidak tampil',
  peranTarget: ['ROLE_MAHASISWA'],
  izinkanMengubah: false,
}

describe('tolakLoginSebagai', () => {
  test.each<[string, MintaLoginSebagai, boolean]>([
    ['A:B, a reason, a student', sah, true],
    ['A:B, a reason, a lecturer', { ...sah, peranTarget: ['ROLE_DOSEN'] }, true],
    ['no A', { ...sah, scopes: { O1: 'T' } }, false],
    ['a reason of 4 characters', { ...sah, alasan: ' KRS? ' }, false],
    ['a reason of 5 characters', { ...sah, alasan: 'KRS ?' }, true],
    ['a reason of 256 characters', { ...sah, alasan: 'a'.repeat(256) }, false],
    ['an operator', { ...sah, peranTarget: ['ROLE_OPERATOR'] }, false],
    ['a lecturer who is also an operator', { ...sah, peranTarget: ['ROLE_DOSEN', 'ROLE_OPERATOR'] }, false],
    ['writing with A:B', { ...sah, supervisor: true, izinkanMengubah: true }, false],
    ['writing with A:T, not Supervisor', { ...sah, scopes: { A: 'T' }, izinkanMengubah: true }, false],
    ['writing with A:T and Supervisor', { ...sah, scopes: { A: 'T' }, supervisor: true, izinkanMengubah: true }, true],
  ])('PL-R10 judges %s', (_judul, minta, bolehkah) => {
    expect(tolakLoginSebagai(minta) === null).toBe(bolehkah)
  })
})
