import type { Scopes } from '@sivitas/rules/platform/scope'

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
  readonly idOperator: number | null
  readonly supervisor: boolean
  /** '' = all, else '#55201#57201'. */
  readonly prodi: string
  /** Rows of prodi that he may touch; null = all. */
  readonly idProdi: readonly string[] | null
  readonly sesiSemester: number
  readonly wajibGantiSandi: boolean
  /** The administrator behind a 'login sebagai'. */
  readonly atasNama: string | null
  readonly bolehUbah: boolean
}
