/** T = tulis (read and write), B = baca (read). */
export type Akses = 'T' | 'B'
/** What an operator may do: scope code to the highest access that he holds. */
export type Scopes = Readonly<Record<string, Akses>>

/** One code; a list = all of them; `type: 'or'` = any of them; nothing = everyone (PL-R20). */
export type SyaratScope = string | readonly string[] | { readonly type: 'or'; readonly scopes: readonly string[] } | null

function pisah(teks: string): readonly [string, Akses] | null {
  const cocok = /^([A-Z][A-Z0-9.]*):([TB])$/.exec(teks.trim())
  return cocok ? [cocok[1] ?? '', cocok[2] === 'T' ? 'T' : 'B'] : null
}

/**
 * Answers the scopes of a list such as ['A:T', 'SU.P:T']; T beats B, whatever the order (PL-R26).
 * A text that is no scope gives no right.
 */
export function bacaScopes(daftar: Iterable<string>): Scopes {
  const hasil: Record<string, Akses> = {}
  for (const teks of daftar) {
    const scope = pisah(teks)
    if (scope !== null && hasil[scope[0]] !== 'T') hasil[scope[0]] = scope[1]
  }
  return hasil
}

/** Answers the list form of scopes, sorted by code: what a token and /v1/user carry. */
export function tulisScopes(scopes: Scopes): string[] {
  return Object.entries(scopes)
    .map(([kode, akses]) => `${kode}:${akses}`)
    .toSorted()
}

/**
 * Answers whether scopes allow an access. A:T allows everything, A:B allows every reading (PL-R26:
 * "reads all, writes nothing" - by itself; a written F3:T beside it still writes).
 */
export function boleh(scopes: Scopes, minta: { readonly scope: string; readonly access: Akses }): boolean {
  return [scopes[minta.scope], scopes['A']].some((akses) => akses === 'T' || (akses === 'B' && minta.access === 'B'))
}

/** Answers whether a menu item or page opens: having a scope at T or B is enough to see it (PL-R20). */
export function tampakMenu(scopes: Scopes, syarat: SyaratScope | undefined): boolean {
  if (syarat === null || syarat === undefined || isAdmin(scopes)) return true
  const punya = (kode: string): boolean => Object.hasOwn(scopes, kode)
  if (typeof syarat === 'string') return punya(syarat)
  if ('type' in syarat) return syarat.scopes.some(punya)
  return syarat.every(punya)
}

/** Answers the administrator flag: A at T or B (conventions 4). */
export function isAdmin(scopes: Scopes): boolean {
  return scopes['A'] !== undefined
}

/** Answers the finance flag: H1:T exactly, H1:B is not enough (PL-R20). */
export function isFinance(scopes: Scopes): boolean {
  return scopes['H1'] === 'T'
}

/** Answers the client's store of scopes, every code held = true: {A: true, 'SU.P': true} (PL-R20). */
export function tokoScope(scopes: Scopes): Readonly<Record<string, true>> {
  return Object.fromEntries(Object.keys(scopes).map((kode) => [kode, true]))
}
