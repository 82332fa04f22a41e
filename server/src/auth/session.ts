import type { Scopes } from '@sivitas/rules/platform/scope'

/** Roles that a colleague lent for some days: they reach as far as his own prodi (platform, Beyond 6). */
export type Pinjaman = {
  /** The colleague's akun. */
  readonly dari: string
  readonly scopes: Scopes
  readonly prodi: string
  readonly idProdi: readonly string[] | null
}

/** Who makes the call. Read from the database at each write, at most 15 seconds old at a read (PL-R9: 30). */
export type Session = {
  readonly sid: string
  readonly collegeId: string
  /** Of the akun whose rights count. */
  readonly uuid: string
  readonly username: string
  readonly nama: string
  readonly email: string | null
  readonly roles: readonly string[]
  readonly scopes: Scopes
  /** Without what colleagues lent him: what he may pass on. */
  readonly scopesSendiri: Scopes
  /** With all that colleagues lent him, wherever it reaches: what his menu shows. */
  readonly scopesSemua: Scopes
  readonly pinjaman: readonly Pinjaman[]
  readonly idOperator: number | null
  readonly supervisor: boolean
  /** '' = all, else '#55201#57201'. */
  readonly prodi: string
  /** Rows of prodi that he may touch; null = all. */
  readonly idProdi: readonly string[] | null
  readonly sesiSemester: number
  readonly wajibGantiSandi: boolean
  /** He left and may only look until this day (data-master, States); null for everybody else. */
  readonly hanyaBacaSampai: string | null
  /** An authenticator is asked for and not yet set up. */
  readonly wajibTotp: boolean
  /** The administrator behind a 'login sebagai'. */
  readonly atasNama: string | null
  readonly bolehUbah: boolean
}
