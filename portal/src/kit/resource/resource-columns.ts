import type { z } from 'zod'
import type { Column } from '../table/column'
import { columnsOf } from '../table/schema-columns'

type Parts<Row> = {
  columns: readonly ((keyof Row & string) | Column<Row>)[]
  schema: z.ZodObject
  sortable?: readonly (keyof Row & string)[]
}

/** Answers the columns of a resource; a bare field name is shown under its title and as its kind is read. */
export function resourceColumns<Row extends object>({ columns, schema, sortable = [] }: Parts<Row>): Column<Row>[] {
  const make = columnsOf<Row>(schema)
  return columns.map((column) => (typeof column === 'string' ? make(column, sortable.includes(column) ? { sort: column } : {}) : column))
}
