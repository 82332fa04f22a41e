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

/** What stands in the way of a refused call and who can lift it ('Mengapa saya tidak bisa?', platform, Beyond 2). */
export const Halangan = z.object({
  jenis: z.enum(['hak_akses', 'prodi', 'jendela', 'aturan', 'keadaan', 'versi', 'terkait']),
  /** By name: scopes as 'A4:T', codes of prodi, the window, the key of the rule, the state. */
  nama: z.array(z.string()),
  /** Until when it stands, ISO; null where time does not lift it. */
  sampai: z.string().nullable(),
  /** Who can lift it, in a person's words; none where nobody can. */
  pembuka: z.string().nullable(),
  /** Right that the one who lifts it needs, so that he can be named. */
  hakPembuka: z.object({ kode: z.string(), tingkat: z.enum(['T', 'B']), supervisor: z.boolean() }).nullable(),
})
export type Halangan = z.infer<typeof Halangan>

/** What every failing call answers. */
export const Failure = z.object({
  status: z.object({ code: z.int(), message: z.string() }),
  detail: z.string(),
  type: z.string(),
  errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
  halangan: Halangan.optional(),
  requestId: z.string(),
})
export type Failure = z.infer<typeof Failure>
