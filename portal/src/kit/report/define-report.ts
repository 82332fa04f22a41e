import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { ReadCall } from '../table/calls'
import type { Column } from '../table/column'
import type { FilterField } from '../table/filter'
import type { Filters } from '../table/list-url'
import type { FilterName } from '../table/use-list-state'

/** What a report's call answers: its rows, and totals where it has some. */
type ReportAnswer<Row> = { data: readonly Row[]; meta?: unknown }

export type Report<Row, Input> = {
  title: string
  call: ReadCall<Input, ReportAnswer<NoInfer<Row>>>
  /** Names the parameters and says which of them must be given. */
  parameters: z.ZodObject
  /** The controls, in the order of reading. */
  controls: readonly FilterField<FilterName<Input>>[]
  initial?: Filters
  /** Names the columns. */
  columns: readonly Column<Row>[]
  /** Key of a row: no two rows of an answer share it. */
  keyOf: (row: NoInfer<Row>) => string
  /** A drawing of the same rows. */
  chart?: (rows: readonly NoInfer<Row>[]) => ReactNode
  /** The line under the table. */
  total?: (rows: readonly NoInfer<Row>[]) => Partial<Record<string, ReactNode>>
}

/** Names the parts of a report; `ReportScreen` draws them. */
export const defineReport = <Row, Input>(report: Report<Row, Input>): Report<Row, Input> => report
