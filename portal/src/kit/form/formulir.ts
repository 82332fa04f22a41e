import type { z } from 'zod'
import type { ApiError } from '../galat'
import type { IkatanFormulir } from './formulir-context'

/** What an open form may hold: the schema's values, and emptiness in any of them. */
export type Isian<Schema extends z.ZodObject> = { [Name in keyof z.output<Schema>]?: z.output<Schema>[Name] | null }

/** The stored row as it is now: its values and its version. */
export type Terbaru<Schema extends z.ZodObject> = { values: Isian<Schema>; versi: number }

export type OpsiFormulir<Schema extends z.ZodObject, Hasil> = {
  schema: Schema
  /** What the form starts with; a stored row, or blanks. Mount the form only when they are there. */
  values: Isian<Schema>
  /** Writes. `versi` goes along with a PUT; the Idempotency-Key of a POST stays the same while the same values are tried again. */
  simpan: (values: z.output<Schema>, tanda: { versi: number | undefined; idempotencyKey: string }) => Promise<Hasil>
  /** Runs after saving, when the form no longer counts as changed: the place to navigate. */
  berhasil?: (hasil: Hasil, values: z.output<Schema>) => void
  /** Title of the form, as the list of unsaved forms names it. */
  nama: string
  /** The toast after saving. */
  pesan?: string
  /** Of a stored row: what the form has seen, and how to look again after a 409 `versi_usang`. */
  versi?: { kini: number; segarkan: () => Promise<Terbaru<Schema>>; sebut?: (name: string, nilai: unknown) => string | undefined }
  /** Where the source says that Simpan is disabled until something holds (PL-R7). */
  bolehSimpan?: (values: Isian<Schema>) => boolean
  terkunci?: boolean
}

/** One line of the summary; without a name it belongs to the form as a whole. */
export type BarisRingkasan = { name: string | null; label: string; message: string }

export type KeadaanUsang = { error: ApiError; terbaru: { values: Record<string, unknown>; versi: number } | null }

/** An open form, as its page, panel or dialog needs it. Made by `useFormulir`. */
export type Formulir<Schema extends z.ZodObject = z.ZodObject> = {
  id: string
  nama: string
  ikatan: IkatanFormulir
  menyimpan: boolean
  /** Something was changed and not saved. */
  kotor: boolean
  bolehSimpan: boolean
  ringkasan: readonly BarisRingkasan[]
  /** Counts refused saves; each moves the focus to the summary. */
  upayaGagal: number
  usang: KeadaanUsang | null
  kirim(): void
  /** Whether something was changed, asked at this moment, outside of drawing. */
  belumDisimpan(): boolean
  /** The fields whose value is not the stored one. */
  terketik(): Record<string, unknown>
  ubah(values: Isian<Schema>): void
  baca(): Isian<Schema>
  /** Takes the stored values and drops what was typed. */
  muatTerbaru(): void
  bandingkan(): void
  /** Saves what was typed over the newer version that was compared. */
  timpa(): void
  tutupUsang(): void
  /** How a value is called when two versions are compared. */
  sebut(name: string, nilai: unknown): string
}
