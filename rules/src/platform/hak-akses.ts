import { bacaScopes, type Scopes } from './scope'

export interface Penugasan {
  /** Scopes of the role, as 'CODE:T' or 'CODE:B'. */
  readonly scopes: readonly string[]
  /** First and last day on which the grant counts, YYYY-MM-DD; null = open. */
  readonly berlakuMulai?: string | null
  readonly berlakuSelesai?: string | null
}

/** Answers whether a grant counts on a day (YYYY-MM-DD in the college's zone); both ends are included. */
export function berlakuPada(penugasan: Omit<Penugasan, 'scopes'>, hari: string): boolean {
  const { berlakuMulai, berlakuSelesai } = penugasan
  return (berlakuMulai ?? hari) <= hari && hari <= (berlakuSelesai ?? hari)
}

/** Answers an operator's scopes on a day: the union over the grants valid then; T beats B (PL-R26). */
export function scopesBerlaku(penugasan: readonly Penugasan[], hari: string): Scopes {
  return bacaScopes(penugasan.filter((baris) => berlakuPada(baris, hari)).flatMap((baris) => baris.scopes))
}
