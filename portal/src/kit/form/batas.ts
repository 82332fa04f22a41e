import { z } from 'zod'

/** What a schema says about one field, for the input that edits it. */
export type Batas = {
  /** No empty value is accepted. */
  wajib: boolean
  /** `null` is a value of its own: 'none'. */
  bolehNull: boolean
  maksHuruf?: number | undefined
  min?: number | undefined
  max?: number | undefined
}

type Bentuk = { type?: string; maxLength?: number; minimum?: number; maximum?: number; anyOf?: Bentuk[]; allOf?: Bentuk[] }

/** A bound at the edge of the exact numbers is zod's own, not a rule of the field. */
const TAK_BERBATAS = Number.MAX_SAFE_INTEGER

const KOSONG: Record<string, unknown[]> = { string: [''], array: [[]], number: [], integer: [], boolean: [] }

const cabang = (bentuk: Bentuk): Bentuk[] => [bentuk, ...[...(bentuk.anyOf ?? []), ...(bentuk.allOf ?? [])].flatMap(cabang)]

function baca(field: z.ZodType): Batas {
  const semua = cabang(z.toJSONSchema(field, { io: 'output', unrepresentable: 'any' }) as Bentuk)
  const isi = semua.find(({ type }) => type !== undefined && type !== 'null')
  const bolehNull = semua.some(({ type }) => type === 'null')
  const kosong = [undefined, ...(isi?.type ? (KOSONG[isi.type] ?? []) : ['', null]), ...(bolehNull ? [null] : [])]
  const pertama = (nama: 'maxLength' | 'minimum' | 'maximum') =>
    semua.map((satu) => satu[nama]).find((n) => n !== undefined && Math.abs(n) < TAK_BERBATAS)
  return {
    wajib: kosong.every((nilai) => !field.safeParse(nilai).success),
    bolehNull,
    maksHuruf: pertama('maxLength'),
    min: pertama('minimum'),
    max: pertama('maximum'),
  }
}

const ingatan = new WeakMap<z.ZodType, Batas>()

/** Answers the limits of a field of a schema; they are read once. A name that is none has no limits. */
export function batasIsian(schema: z.ZodObject, name: string): Batas {
  const field = schema.shape[name] as z.ZodType | undefined
  if (!field) return { wajib: false, bolehNull: true }
  const batas = ingatan.get(field) ?? baca(field)
  ingatan.set(field, batas)
  return batas
}

/** Answers whether a field's value counts as empty. */
export const isianKosong = (nilai: unknown): boolean =>
  nilai === undefined ||
  nilai === null ||
  (typeof nilai === 'string' && nilai.trim() === '') ||
  (Array.isArray(nilai) && nilai.length === 0)

/** Reads emptiness as the field spells it: null where it knows null, missing where it does not. */
function bacaKosong(schema: z.ZodObject, name: string, nilai: unknown): unknown {
  if (nilai === null) return batasIsian(schema, name).bolehNull ? null : undefined
  return nilai === undefined && batasIsian(schema, name).bolehNull ? null : nilai
}

/**
 * Answers the values as the schema should see them. An emptied input holds null; where null is no
 * value of the field it must read as missing, or a coerced number would silently be saved as 0.
 * A field that knows null and was never touched is null, not missing.
 */
export function siapDiperiksa(schema: z.ZodObject, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name in schema.shape)
      .map(([name, nilai]) => [name, bacaKosong(schema, name, nilai)]),
  )
}
