import { SCOPE_CODES, SCOPES, type ScopeCode } from '@sivitas/contract/kit/scope'

/** Scope codes by the group that the role editor shows them in, in the order of the table. */
export const KELOMPOK_SCOPE: readonly { nama: string; kode: readonly ScopeCode[] }[] = [
  ...new Set(SCOPE_CODES.map((kode) => SCOPES[kode].kelompok)),
].map((nama) => ({ nama, kode: SCOPE_CODES.filter((kode) => SCOPES[kode].kelompok === nama) }))

/** What each level is called where rights are read. */
export const TINGKAT = { T: 'Tulis', B: 'Baca' } as const

/** Why a right deserves a second look before it is given away. */
export const PERINGATAN: Partial<Record<ScopeCode, string>> = {
  A: 'A membuka semua area, termasuk pengaturan dan hak akses.',
  O1: 'O1 mengatur operator dan kata sandi orang lain.',
  H1: 'H1:T menandai pemegangnya sebagai petugas keuangan.',
}
