import { z } from 'zod'

/** Paging facts of a list answer. */
export const Meta = z.object({
  page: z.int(),
  itemsPerPage: z.int(),
  totalItems: z.int(),
  totalPages: z.int(),
  /** Counts beside each filter value, where a list offers them. */
  facet: z.record(z.string(), z.record(z.string(), z.int())).optional(),
})
export type Meta = z.infer<typeof Meta>

/** The HTTP layer adds code and message to every answer; a handler may set its own message. */
const Status = z.object({ code: z.int(), message: z.string() }).partial().optional()

/** Envelope of one thing. */
export const one = <Schema extends z.ZodType>(data: Schema) => z.object({ status: Status, data })

/** Envelope of a list. */
export const many = <Row extends z.ZodType>(row: Row) => z.object({ status: Status, data: z.array(row), meta: Meta })

/** Envelope of a short list that is never paged (reference codes, choices). */
export const all = <Row extends z.ZodType>(row: Row) => z.object({ status: Status, data: z.array(row) })

/** Envelope of an act that answers nothing but its success. */
export const done = z.object({ status: Status, data: z.null() })

/** What every failing call answers. */
export const Failure = z.object({
  status: z.object({ code: z.int(), message: z.string() }),
  detail: z.string(),
  type: z.string(),
  errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
  requestId: z.string(),
})
export type Failure = z.infer<typeof Failure>
