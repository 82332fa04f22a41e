import type { Akun } from '@sivitas/contract/pengaturan/kata-sandi/kata-sandi'
import type { AkunRow } from './queries'

const PERAN = { ROLE_OPERATOR: 'Operator', ROLE_MAHASISWA: 'Mahasiswa', ROLE_DOSEN: 'Dosen' } as const

/** Enough of an address to recognise it: 'budi.santoso@kampus.ac.id' -> 'b***@kampus.ac.id'. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1***')

/** The stored account as the contract answers it. */
export const showAkun = ({ email, emailTerverifikasi, idOperator: _idOperator, ...row }: AkunRow): Akun => ({
  ...row,
  peran: row.roles.map((role) => PERAN[role]).join(', '),
  terkunciSampai: row.status === 'terkunci' ? row.terkunciSampai : null,
  surel: email && emailTerverifikasi ? maskEmail(email) : null,
})
