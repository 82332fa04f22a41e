import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Isian } from '../form/formulir'
import type { ReadCall, WriteCall } from '../table/calls'
import type { Column } from '../table/column'
import type { FilterField } from '../table/filter'
import type { Filters } from '../table/list-url'
import type { ListAnswer } from '../table/use-list-query'
import type { FilterName } from '../table/use-list-state'

/** What every row of a plain resource carries. */
export type Stamped = { id: string; versi: number }

/** The five calls that `crud()` makes in the contract. */
export type ResourceCalls<Row, Input, Query> = {
  list: ReadCall<Query, ListAnswer<Row>>
  get: ReadCall<{ id: string }, { data: Row }>
  create: WriteCall<Input, { data: Row }>
  update: WriteCall<Partial<Input> & { id: string; versi: number }, { data: Row }>
  remove: WriteCall<{ id: string }, unknown>
}

export type Resource<Row extends Stamped, Input, Query, Schema extends z.ZodObject> = {
  calls: ResourceCalls<Row, Input, Query>
  /** The row's schema, which names columns and history. */
  schema: z.ZodObject
  /** What one may write; checks and names the form. */
  input: Schema
  /** Indonesian name as the menu shows it. */
  label: string
  /** Name of the rows in the audit log. */
  entitas: string
  /** How one row is named in headings and in 'Hapus ...?'. */
  titleOf: (row: NoInfer<Row>) => string
  /** A field of the row, or a column drawn by hand. The first one is the row's name. */
  columns: readonly ((keyof NoInfer<Row> & string) | Column<NoInfer<Row>>)[]
  /** Fields that the server can sort by. */
  sortable?: readonly (keyof NoInfer<Row> & string)[]
  /** What the search looks at: 'Cari kode atau nama'. */
  search: string
  filters?: readonly FilterField<FilterName<Query>>[]
  /** Filters that the list starts with, such as the working period. */
  initial?: Filters
  /** Values of an empty form. */
  blank: Isian<NoInfer<Schema>>
  /** A short form opens in the panel beside its list, a long one on a page of its own. */
  place: 'panel' | 'halaman'
  form: () => ReactNode
  /** What goes with a deleted row, one line each (C12). */
  removes?: (row: NoInfer<Row>) => readonly string[]
}

/** Names the parts of a plain resource; `resourceRoutes` draws its list and its form. */
export const defineResource = <Row extends Stamped, Input, Query, Schema extends z.ZodObject>(
  resource: Resource<Row, Input, Query, Schema>,
): Resource<Row, Input, Query, Schema> => resource
