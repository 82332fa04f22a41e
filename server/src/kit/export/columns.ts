import { z } from 'zod'

export const COLUMN_TYPES = ['text', 'int', 'decimal', 'date', 'datetime', 'rupiah', 'boolean'] as const
export type ColumnType = (typeof COLUMN_TYPES)[number]

/** One column of an exported list. */
export type ExportColumn = {
  /** Field of the row. */
  key: string
  /** Header, as on the screen. */
  title: string
  /** How a value is written; text where none is named. */
  type?: ColumnType
  /** Width in characters; measured from the first rows where none is named. */
  width?: number
}

declare module 'zod' {
  // zod reads the types of .meta() from this interface, so it can't be a type.
  interface GlobalMeta {
    /** How an export writes the field where the schema alone doesn't say it, as with money. */
    excel?: ColumnType
  }
}

/**
 * Columns of an export from the schema of the row: titles and types are spelled once, in the contract. Only fields
 * with a title are columns. `keys` chooses and orders them, as with `kolom` of a list; keys that name no such field
 * are left out, because a saved choice of columns may be older than the schema. No usable key means all columns.
 */
export function exportColumns(rowSchema: z.ZodObject, keys?: readonly string[]): ExportColumn[] {
  const columns = Object.entries(rowSchema.shape).flatMap(([key, schema]): ExportColumn[] => {
    const layers = unwrapped(schema as z.ZodType)
    const title = metaOf(layers, 'title')
    return title === undefined ? [] : [{ key, title, type: metaOf(layers, 'excel') ?? typeOf(key, layers) }]
  })
  const chosen = [...new Set(keys)].flatMap((key) => columns.find((column) => column.key === key) ?? [])
  return chosen.length > 0 ? chosen : columns
}

/** The schema and what it wraps, outermost first. */
function unwrapped(schema: z.ZodType): z.ZodType[] {
  const inner = innerOf(schema)
  return inner === undefined ? [schema] : [schema, ...unwrapped(inner)]
}

function innerOf(schema: z.ZodType): z.ZodType | undefined {
  // The answer of a preprocess is its second half, the first being a bare transform; a codec or transform at the end
  // of a pipe has no type of its own, so there the first half tells more.
  if (schema instanceof z.ZodPipe) return (schema.def.out instanceof z.ZodTransform ? schema.def.in : schema.def.out) as z.ZodType
  if ('innerType' in schema.def) return schema.def.innerType as z.ZodType
  return undefined
}

function metaOf<Key extends 'title' | 'excel'>(layers: readonly z.ZodType[], key: Key): z.GlobalMeta[Key] {
  return layers.map((layer) => layer.meta()?.[key]).find((value) => value !== undefined)
}

function typeOf(key: string, layers: readonly z.ZodType[]): ColumnType {
  const core = layers.at(-1)
  if (core instanceof z.ZodDate) return 'datetime'
  if (core instanceof z.ZodBoolean) return 'boolean'
  if (core instanceof z.ZodNumber) return core.isInt ? 'int' : 'decimal'
  if (core instanceof z.ZodISODateTime) return 'datetime'
  if (core instanceof z.ZodISODate) return 'date'
  return core instanceof z.ZodString && /^(tanggal|berlaku)/.test(key) ? 'date' : 'text'
}
