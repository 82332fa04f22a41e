import { boleh, type Scopes } from './scope'

/** Life of a 'login sebagai' in minutes; it can't be refreshed (PL-R10). */
export const MENIT_LOGIN_SEBAGAI = 30

export interface MintaLoginSebagai {
  readonly scopes: Scopes
  readonly supervisor: boolean
  readonly alasan: string
  readonly peranTarget: readonly string[]
  readonly izinkanMengubah: boolean
}

/**
 * Answers why an operator may not look through another person's eyes, or null when he may (PL-R10):
 * A at T or B, a reason of 5-255 characters, a student or lecturer who is no operator, and writing
 * only for A:T + Supervisor.
 */
export function tolakLoginSebagai(minta: MintaLoginSebagai): string | null {
  const { scopes, peranTarget } = minta
  if (!boleh(scopes, { scope: 'A', access: 'B' })) return 'Login sebagai hanya untuk administrator.'
  const panjang = Array.from(minta.alasan.trim()).length
  if (panjang < 5 || panjang > 255) return 'Alasan terdiri dari 5-255 karakter.'
  if (peranTarget.includes('ROLE_OPERATOR')) return 'Tidak dapat login sebagai operator.'
  if (!peranTarget.some((peran) => peran === 'ROLE_MAHASISWA' || peran === 'ROLE_DOSEN')) {
    return 'Login sebagai hanya untuk akun mahasiswa atau dosen.'
  }
  if (minta.izinkanMengubah && !(minta.supervisor && boleh(scopes, { scope: 'A', access: 'T' }))) {
    return 'Mengubah data atas nama orang lain hanya untuk administrator (A:T) yang Supervisor.'
  }
  return null
}
