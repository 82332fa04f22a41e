import type { ImportDeclaration, RowStatus, Temuan } from '@sivitas/contract/kit/import'
import type { Trx } from '../../db/client'
import type { JobRun } from '../../jobs/job-run'

type AnyRun = JobRun<never>

/** What the acts of a kind get: the same in a handler's transaction and in a step of a job. */
export type ImportContext = {
  db: Trx
  session: NonNullable<AnyRun['actor']>
  tenant: AnyRun['tenant']
  services: AnyRun['services']
}

/** What saving changes in a field of a row that exists already, in words. */
type Perubahan = { kolom: string; lama: string; baru: string }

/** The row of the college that a line of the file means. `sebelum` is what undoing the import puts back. */
export type Sasaran = { id: string; versi: number; sebelum: Record<string, unknown> }

/** A line of the file while it is checked. */
export class CheckedRow<Values, Plan> {
  /** Line of the file. */
  readonly id: number
  /** Values of the mapped columns that passed their schema; a column that is not mapped is absent. */
  readonly nilai: Partial<Values>
  /** 'field:value' of the natural key and of every field that no two lines may share. */
  readonly kunci: string[]
  readonly temuan: Temuan[] = []
  readonly perubahan: Perubahan[] = []
  sasaran: Sasaran | null = null
  /** What saving will write, with codes already looked up; the kind's own. */
  rencana: Plan | null = null

  constructor(id: number, nilai: Partial<Values>, kunci: string[]) {
    this.id = id
    this.nilai = nilai
    this.kunci = kunci
  }

  /** Refuses the row. */
  salah(kolom: (keyof Values & string) | null, pesan: string): void {
    this.temuan.push({ kolom, pesan, tingkat: 'galat' })
  }

  /** Lets the row pass, and says what should be looked at. */
  peringatan(kolom: (keyof Values & string) | null, pesan: string): void {
    this.temuan.push({ kolom, pesan, tingkat: 'peringatan' })
  }

  get status(): RowStatus {
    if (this.temuan.some(({ tingkat }) => tingkat === 'galat')) return 'salah'
    if (this.sasaran === null) return 'baru'
    return this.perubahan.length > 0 ? 'ubah' : 'sama'
  }
}

/** What saving a line has written, and the version that it left behind. */
export type Written = { baris: number; sasaran: string; versi: number }

/** A line whose writing is to be taken back. `sebelum` is null where the import made the row. */
export type Undoable = { baris: number; sasaran: string; versi: number; sebelum: Record<string, unknown> | null }

/** The run that a batch belongs to. */
export type RunRef = { id: string }

/** A sheet of allowed codes in the template. */
export type CodeSheet = { title: string; rows: readonly (readonly [code: string, name: string])[] }

/**
 * One kind of import: what its room adds to the engine. All three acts get whole batches and ask set by set, so that
 * 20,000 rows cost some dozens of statements; SQL for each row would cost 20,000.
 */
export type ImportKind<Values, Plan> = {
  declaration: ImportDeclaration
  codes: (context: ImportContext) => Promise<readonly CodeSheet[]>
  /** Looks at each row against the college: adds findings, finds the row that is meant and what would change in it. */
  check: (context: ImportContext, rows: readonly CheckedRow<Values, Plan>[], run: RunRef) => Promise<void>
  /** Writes rows that have just passed the check in the same transaction. Those of status `sama` are not among them. */
  save: (context: ImportContext, rows: readonly CheckedRow<Values, Plan>[], run: RunRef) => Promise<Written[]>
  /** Takes back what is still as the import left it; answers for the others why they stay. */
  undo: (context: ImportContext, rows: readonly Undoable[]) => Promise<ReadonlyMap<number, string>>
  /** Rows of one step where 1,000 to check and 250 to write don't fit: fewer of what is dear, more of what has dear questions. */
  together?: number
}
