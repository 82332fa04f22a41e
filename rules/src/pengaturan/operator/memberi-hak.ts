import { boleh, type Akses, type Scopes } from '../../platform/scope'

/** One right of a role. */
export type Hak = { readonly kode: string; readonly tingkat: Akses }

/** Answers the rights of a list that another list does not give already: T covers B, B does not cover T. */
export function hakTambahan(baru: readonly Hak[], lama: readonly Hak[]): Hak[] {
  return baru.filter(({ kode, tingkat }) => !lama.some((hak) => hak.kode === kode && (hak.tingkat === 'T' || tingkat === 'B')))
}

/**
 * Answers the message for the first right that a person gives away without holding it, or null (table States, hakAkses):
 * nobody grants a scope that he doesn't hold, unless he is a writing administrator.
 */
export function galatMemberiHak(pelaku: Scopes, hak: readonly Hak[]): string | null {
  const asing = hak.find(({ kode, tingkat }) => !boleh(pelaku, { scope: kode, access: tingkat }))
  return asing === undefined ? null : `Anda tidak memiliki hak ${asing.kode}:${asing.tingkat} sehingga tidak dapat memberikannya`
}

/**
 * Answers whether a person may change an account or role with these rights: what carries A is touched only by who holds A
 * at the same level, or a reset password would be a way to become administrator.
 */
export function bolehMenyentuh(pelaku: Scopes, sasaran: Scopes): boolean {
  return sasaran['A'] === undefined || boleh(pelaku, { scope: 'A', access: sasaran['A'] })
}
