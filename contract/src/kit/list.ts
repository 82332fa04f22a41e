import { z } from 'zod'

/** `prodi[0]=a`, `prodi[]=a`, `prodi=a&prodi=b` and a lone `prodi=a` all arrive as a list. */
export const listed = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), z.array(item).max(1000)).optional()

/** A whole number in a query string. */
export const wholeNumber = () => z.coerce.number<number | string>({ error: 'Isi dengan angka' }).int('Isi dengan bilangan bulat')

/** `0`/`1`, `true`/`false` in a query string. */
export const flag = () =>
  z.preprocess(
    (value) => (typeof value === 'boolean' ? String(value) : value),
    z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false'], error: 'Isi 0 atau 1' }),
  )

/** `field[after]=..&field[before]=..`, both ends included. */
export const range = <Bound extends z.ZodType>(bound: Bound) =>
  z.strictObject({ after: bound.optional(), before: bound.optional() }).optional()

export const FORMATS = ['xlsx', 'csv', 'pdf'] as const
export type ExportFormat = (typeof FORMATS)[number]

/**
 * Query of a list: paging, `order[field]`, free text and the list's own filters by name.
 * A filter or sort field that is not named here is refused with 422, never ignored.
 * `format` answers a file of everything that the filters find; `kolom` chooses its columns,
 * `pilih` narrows to rows that were ticked.
 */
export function listQuery<Filter extends z.ZodRawShape, Sort extends readonly [string, ...string[]]>({
  filter,
  sort,
}: {
  filter: Filter
  sort: Sort
}) {
  const order = z.partialRecord(z.enum(sort), z.enum(['asc', 'desc'], { error: 'Urutan harus asc atau desc' }))
  return z.strictObject({
    page: wholeNumber().pipe(z.int().min(1)).default(1),
    itemsPerPage: wholeNumber().pipe(z.int().min(1).max(1000)).default(20),
    cari: z.string().trim().max(100).optional(),
    order: order.optional(),
    format: z.enum(FORMATS).optional(),
    kolom: listed(z.string().max(60)),
    pilih: listed(z.string().max(60)),
    ...filter,
  })
}

export type ListInput = {
  page: number
  itemsPerPage: number
  cari?: string | undefined
  order?: Partial<Record<string, 'asc' | 'desc'>> | undefined
  format?: ExportFormat | undefined
  kolom?: string[] | undefined
  pilih?: string[] | undefined
}
