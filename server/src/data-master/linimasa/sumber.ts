import type { ScopeCode } from '@sivitas/contract/kit/scope'

/** One table whose rows are part of somebody's history. */
export type Sumber = {
  /** Table, as the audit log names it. */
  entitas: string
  /** Column that leads to the one whose history it is. */
  lewat: string
  /** Column that the audit log has as the row's key. */
  id?: 'uuid'
  /** As the screen's filter names where it comes from. */
  area: string
  /** In a person's words. */
  judul: string
  /** Who may read it, where the scope of the timeline itself is not enough. */
  baca?: readonly ScopeCode[]
}

/** Whose timeline is read. */
export type Subjek = {
  /** The key that a table's column leads to. */
  kunci: (sumber: Sumber) => string
  /** Under which fields rows that are gone named him in the log; each of them needs its index on audit_log. */
  jejak: readonly { field: string; nilai: string }[]
}
