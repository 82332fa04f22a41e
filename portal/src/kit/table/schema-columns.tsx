import { titleOf } from '@sivitas/contract/kit/schema-words'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { NilaiTanggal, NilaiTanggalJam, TANPA_NILAI } from '../format/nilai'
import type { Column } from './column'

type Shape = 'tanggal' | 'waktu' | 'ya-tidak' | 'angka' | 'teks'

/** Takes off what stands around a field's own kind: optional, nullable, default, preprocess. */
function core(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return core(schema.def.innerType)
  if (schema instanceof z.ZodPipe) return core(schema.def.out)
  return schema
}

function shapeOf(schema: z.core.$ZodType | undefined): Shape {
  const own = schema === undefined ? undefined : core(schema)
  if (own instanceof z.ZodDate || own instanceof z.ZodISODateTime) return 'waktu'
  if (own instanceof z.ZodISODate) return 'tanggal'
  if (own instanceof z.ZodBoolean) return 'ya-tidak'
  return own instanceof z.ZodNumber ? 'angka' : 'teks'
}

const DRAW: Record<Shape, (value: unknown) => ReactNode> = {
  tanggal: (value) => <NilaiTanggal nilai={value as string | null} />,
  waktu: (value) => <NilaiTanggalJam nilai={value as string | null} />,
  'ya-tidak': (value) => (value === true ? 'Ya' : 'Tidak'),
  // Years, semesters and codes are numbers too, so no separators here; money and counts use their own cell.
  angka: String,
  teks: (value) => (Array.isArray(value) ? value.join(', ') || TANPA_NILAI : String(value)),
}

/** Answers how a value of a field is read by a person; none is '-'. */
export function drawField(schema: z.ZodObject, name: string, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return TANPA_NILAI
  return DRAW[shapeOf(schema.shape[name])](value)
}

type Parts<Row> = Partial<Omit<Column<Row>, 'id'>>

/**
 * Answers a maker of columns: title and drawing come from the row's schema, and whatever a column
 * says itself goes before. Call it once for a list, at module level.
 */
export function columnsOf<Row extends object>(schema: z.ZodObject) {
  return (name: keyof Row & string, parts: Parts<Row> = {}): Column<Row> => ({
    id: name,
    title: titleOf(schema, name),
    cell: (row) => drawField(schema, name, row[name]),
    align: shapeOf(schema.shape[name]) === 'angka' ? 'end' : 'start',
    ...parts,
  })
}
