import type { ImportDeclaration } from '@sivitas/contract/kit/import'
import type { CheckedRow, CodeSheet, ImportContext } from '../../../kit/import/import-kind'

export type Nilai = string | number | boolean | null
/** Values by column of the table. */
export type Isi = Readonly<Record<string, Nilai>>
export type BarisImpor<Values> = CheckedRow<Values, Isi>

/** A reference that is refreshed from a file: its table, what names a row, and how a line of the file becomes one. */
export type TabelRujukan<Values> = {
  declaration: ImportDeclaration
  tabel: 'wilayah' | 'sekolah' | 'referensi_perguruan_tinggi' | 'referensi_prodi' | 'ref_kode'
  /** Columns that the file writes, with their types; those of the natural key are among them. */
  kolom: Readonly<Record<string, 'text' | 'integer' | 'uuid' | 'boolean'>>
  kunci: readonly string[]
  /** SQL of the text that names a row of the table `t`. */
  pengenal: string
  /** SQL of what rows of `t` the file may touch, where not all of them. */
  syarat?: string
  /** Field of the file by column, for findings and changes. */
  isian: Readonly<Record<string, string>>
  codes: (context: ImportContext) => Promise<readonly CodeSheet[]>
  /** Looks up the codes of a batch and answers what each line would write; null where it can't be said, with a finding. */
  susun: (context: ImportContext, rows: readonly BarisImpor<Values>[]) => Promise<(row: BarisImpor<Values>) => Isi | null>
  /** What follows from written rows, such as the paths below a region. */
  sesudah?: (context: ImportContext, rows: readonly Isi[]) => Promise<void>
}
