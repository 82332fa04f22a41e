import type { AppDatabase } from '../db/client'

export type Place = { collegeId?: string }

/** How to make the row that the parameter of a path names. */
export type RowKind = {
  /** Makes the row and answers what each parameter of the path is for it. */
  make(owner: AppDatabase, place: Place): Promise<Readonly<Record<string, string>>>
  /** The row belongs to a prodi, so an operator of other prodi must not reach it. */
  ofProdi?: true
  /** What a method needs in its body before it looks for the row. */
  body?: Record<string, object>
}

export type Maker = (owner: AppDatabase, place: Place) => Promise<{ id: string }>

/** A row whose id is the parameter of its path. */
export const row = (make: Maker, more: Omit<RowKind, 'make'> = {}): RowKind => ({
  make: async (owner, place) => ({ id: (await make(owner, place)).id }),
  ...more,
})
