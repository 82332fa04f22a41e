import { z } from 'zod'
import { done, many, one } from './answer'
import { Id } from './fields'
import { flag, listQuery, listed } from './list'
import { procedure } from './procedure'
import { titleOf } from './schema-words'
import type { ScopeCode } from './scope'

/** Rows that one file may carry (conventions section 8). */
export const IMPORT_MAX_ROWS = 20_000

/** One column of an import. Title, check and words of refusal stand in the schema of the row. */
export type ImportColumn = {
  /** Other heads that people's files give it: 'nim mahasiswa', 'no induk'. */
  aliases?: readonly string[]
  /** The cell of the template's example row. */
  example: string
  /** What the instructions say beside the rule that the schema checks. */
  hint?: string
  /** Answers among which a person chooses for a row; the check asks for them, so a file need not have this column. */
  choices?: readonly string[]
  /** What the row is, such as a file of a ZIP: it is shown and not repaired. */
  fixed?: true
}

/** An import whose rows are the files of a ZIP, each named by whom it is about. */
export type ImportArchive = {
  /** How files are named, as people read it: '{nim}.jpg'. */
  pola: string
  /** Extensions that are taken, in lower case without the dot; another file becomes a refused row. */
  ekstensi: readonly string[]
}

/**
 * What one kind of import is about: the row as its cells are checked, its natural key, its columns in the order of the
 * template. A column that is not mapped reaches the row as absent, an empty cell as ''.
 */
export type ImportDeclaration = {
  /** Word of the kind in the table of runs: 'operator'. */
  jenis: string
  /** What is imported: 'Impor Operator'. */
  title: string
  row: z.ZodObject
  /** Fields that name a row; a second import of the same file finds them again and changes nothing. */
  key: readonly string[]
  /** Further fields that no two rows of a file may share. */
  unique?: readonly string[]
  columns: Readonly<Record<string, ImportColumn>>
  /** Where rows come from a ZIP instead of a sheet; their columns are then filled from the names of its files. */
  arsip?: ImportArchive
}

type Declared<Shape extends z.ZodRawShape, Field = keyof Shape & string> = Omit<ImportDeclaration, 'row'> & {
  row: z.ZodObject<Shape>
  key: readonly Field[]
  unique?: readonly Field[]
  columns: { readonly [Name in keyof Shape & string]: ImportColumn }
}

/** Takes a declaration as it is and lets the compiler check its columns against the schema. */
export const declareImport = <Shape extends z.ZodRawShape>(declaration: Declared<Shape>): ImportDeclaration => declaration

/** A column as people see it. */
export type NamedColumn = ImportColumn & { name: string; title: string; required: boolean }

/** The columns in order, with the titles of the schema; required is what the schema refuses when it is left empty. */
export function columnsOfImport({ row, columns }: Pick<ImportDeclaration, 'row' | 'columns'>): NamedColumn[] {
  return Object.entries(columns).map(([name, column]) => ({
    ...column,
    name,
    title: titleOf(row, name),
    required: !(row.shape[name] as z.ZodType).safeParse('').success,
  }))
}

const plain = (head: string) => head.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/**
 * Finds for each column the head of the file that means it: by its title, else its field name, else an alias, whatever
 * case, blanks, dots or stars it was written with. A head serves one column; of two equal heads the first counts.
 * @returns index of the head by field, null where none fits
 */
export function matchColumns(heads: readonly string[], columns: readonly NamedColumn[]): Record<string, number | null> {
  const words = heads.map(plain)
  const found = new Map<string, number>()
  const match = (name: string, meant: readonly string[]) => {
    const taken = new Set(found.values())
    const index = words.findIndex((word, at) => word !== '' && !taken.has(at) && meant.map(plain).includes(word))
    if (!found.has(name) && index >= 0) found.set(name, index)
  }
  for (const { name, title } of columns) match(name, [title])
  for (const { name } of columns) match(name, [name])
  for (const { name, aliases = [] } of columns) match(name, aliases)
  return Object.fromEntries(columns.map(({ name }) => [name, found.get(name) ?? null]))
}

/**
 * `unggah`: the columns are still to be matched. `periksa`, `simpan`, `urung`: a job works on it. `diperiksa`: rows may be
 * repaired and saved. The rest is over.
 */
export const IMPORT_STATUS = ['unggah', 'periksa', 'diperiksa', 'simpan', 'selesai', 'urung', 'diurungkan', 'gagal'] as const
export type ImportStatus = (typeof IMPORT_STATUS)[number]

/** What becomes of a row: new, changed, as it was already, refused; and after saving: written, or taken back. */
export const ROW_STATUS = ['baru', 'ubah', 'sama', 'salah', 'tersimpan', 'urung'] as const
export type RowStatus = (typeof ROW_STATUS)[number]

const whole = z.int()

/** One run of an import. */
export const Impor = z.object({
  id: z.uuid(),
  jenis: z.string(),
  namaBerkas: z.string().meta({ title: 'Berkas' }),
  status: z.enum(IMPORT_STATUS).meta({ title: 'Status' }),
  oleh: z.string().nullable().meta({ title: 'Oleh' }),
  dibuatPada: z.date().meta({ title: 'Diunggah pada' }),
  jumlahBaris: whole.meta({ title: 'Baris' }),
  /** Heads of the file, from left to right. */
  kepala: z.array(z.string()),
  /** Cells of the first rows, so that a person sees what a column holds. */
  contoh: z.array(z.array(z.string())),
  /** Column of the file by field. */
  kolom: z.record(z.string(), z.int().nullable()),
  /** Things about the file that a person should know before he goes on. */
  catatan: z.array(z.string()),
  baru: whole.meta({ title: 'Baru' }),
  ubah: whole.meta({ title: 'Berubah' }),
  sama: whole.meta({ title: 'Sama' }),
  salah: whole.meta({ title: 'Bermasalah' }),
  tersimpan: whole.meta({ title: 'Tersimpan' }),
  urung: whole.meta({ title: 'Diurungkan' }),
  /** Why the run failed, or what its undo had to leave. */
  pesan: z.string().nullable(),
  /** The job that works on it. */
  idPekerjaan: z.uuid().nullable(),
  /** Until when it can be taken back; none where there is nothing to take back. */
  urungSampai: z.date().nullable(),
})
export type Impor = z.infer<typeof Impor>

/** What the check found in a row; a warning does not keep the row from being saved. */
export const Temuan = z.object({
  /** Field; none when it is about the row. */
  kolom: z.string().nullable(),
  pesan: z.string(),
  tingkat: z.enum(['galat', 'peringatan']),
})
export type Temuan = z.infer<typeof Temuan>

/** A row of the file as the check shows it. */
export const ImporBaris = z.object({
  /** Line of the file, the heads being line 1; it names the row. */
  id: z.int().meta({ title: 'Baris' }),
  /** Texts of the cells by field. */
  sel: z.record(z.string(), z.string()),
  status: z.enum(ROW_STATUS).meta({ title: 'Status' }),
  temuan: z.array(Temuan),
  /** What saving changes in a row that exists already. */
  perubahan: z.array(z.object({ kolom: z.string(), lama: z.string(), baru: z.string() })),
})
export type ImporBaris = z.infer<typeof ImporBaris>

const byId = z.strictObject({ id: Id })
const CELL = 2000

export type Place = { path: `/${string}`; scope: ScopeCode }

export function readingCalls({ path, scope }: Place) {
  const reads = { scope, access: 'B' } as const
  const run = `${path}/{id}` as const
  return {
    /** Own runs, newest first; an administrator sees those of all. */
    list: procedure
      .meta(reads)
      .route({ method: 'GET', path })
      .input(listQuery({ filter: {}, sort: ['dibuatPada'] }))
      .output(many(Impor)),
    /** XLSX with heads, an example row, instructions and the allowed codes. */
    template: procedure
      .meta(reads)
      .route({ method: 'GET', path: `${path}/template` })
      .output(done),
    get: procedure.meta(reads).route({ method: 'GET', path: run }).input(byId).output(one(Impor)),
    baris: procedure
      .meta(reads)
      .route({ method: 'GET', path: `${run}/baris` })
      .input(listQuery({ filter: { id: Id, status: listed(z.enum(ROW_STATUS)), bermasalah: flag().optional() }, sort: ['id'] }))
      .output(many(ImporBaris)),
  }
}

/** Repaired cells of rows, as texts by field. */
const Perbaikan = byId.extend({
  data: z
    .array(z.strictObject({ baris: z.int().min(1), sel: z.record(z.string(), z.string().max(CELL)) }))
    .min(1)
    .max(1000),
})

/** The acts on a run that is there, wherever its rows came from. */
export function actingCalls({ path, scope }: Place) {
  const writes = procedure.meta({ scope, access: 'T' })
  const run = `${path}/{id}` as const
  return {
    /** Settles the columns and checks every row: a dry run that writes nothing but its findings. */
    periksa: writes
      .route({ method: 'PUT', path: `${run}/kolom` })
      .input(byId.extend({ kolom: z.record(z.string(), z.int().min(0).max(999).nullable()) }))
      .output(one(Impor)),
    /** Repairs cells and checks the rows that they touch again. */
    ubahBaris: writes
      .route({ method: 'PUT', path: `${run}/baris` })
      .input(Perbaikan)
      .output(one(Impor)),
    /** Writes every row without an error; the others stay, to be repaired or taken away as a file. */
    simpan: writes
      .route({ method: 'POST', path: `${run}/simpan` })
      .input(byId)
      .output(one(Impor)),
    /** Takes back what the run wrote and nobody has touched since. */
    urungkan: writes
      .route({ method: 'POST', path: `${run}/urungkan` })
      .input(byId)
      .output(one(Impor)),
    /** Forgets a run that has written nothing. */
    batal: writes.route({ method: 'DELETE', path: run }).input(byId).output(done),
  }
}

/** The calls of one kind of import, below its own path and under the scope of what it writes. */
export const importCalls = (path: `/${string}`, scope: ScopeCode) => ({
  ...readingCalls({ path, scope }),
  /** Takes XLSX or CSV and proposes which column means what. */
  unggah: procedure
    .meta({ scope, access: 'T' })
    .route({ method: 'POST', path, successStatus: 201 })
    .input(z.strictObject({ berkas: z.file('Pilih berkas terlebih dahulu') }))
    .output(one(Impor)),
  ...actingCalls({ path, scope }),
})
