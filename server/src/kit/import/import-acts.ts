import { columnsOfImport, type Impor } from '@sivitas/contract/kit/import'
import type { ListInput } from '@sivitas/contract/kit/list'
import { boleh } from '@sivitas/rules/platform/scope'
import { enqueue } from '../../jobs/enqueue'
import { Galat, tidakDitemukan } from '../galat'
import type { ListContext } from '../export-list'
import { metaOf } from '../reply'
import { cellText } from './cell'
import { checkNext, finishCheck, repairRows, type Repair } from './check'
import type { ImportJob } from './import-job'
import type { ImportContext, ImportKind } from './import-kind'
import { readFile } from './read-file'
import { answerRows, type RowsInput } from './rows'
import { finishSave, finishUndo, LAST_LINE, saveNext, undoNext } from './save'
import { deleteRun, findRun, insertRun, lockRun, selectRuns, updateRun, uploadLimit, type RunRow } from './run-queries'
import { writeTemplate } from './template'
import { countOf } from '../list-query'

/** Up to so many rows a person waits; more are a job (conventions section 9: what may take over 2 s). */
const CHECK_AT_ONCE = 1000
const SAVE_AT_ONCE = 250
/** Of a kind whose rows are dear, one step of a job is all that a person waits for. */
const atOnce = ({ together = SAVE_AT_ONCE }: { together?: number | undefined }, most: number) => (together < SAVE_AT_ONCE ? together : most)

type Asking = ImportContext & ListContext

/** The acts of one kind of import, for the handlers of its room: each is one line there. */
export class ImportActs<Values, Plan> {
  readonly #kind: ImportKind<Values, Plan>
  readonly #job: ImportJob

  constructor(kind: ImportKind<Values, Plan>, job: ImportJob) {
    this.#kind = kind
    this.#job = job
  }

  /** Own runs; administrators see everybody's. */
  async list({ db, session }: ImportContext, input: ListInput) {
    const runs = selectRuns(db, this.#kind.declaration.jenis, ownerOf(session))
    const rows = await runs
      .orderBy('impor.dibuatPada', input.order?.['dibuatPada'] === 'asc' ? 'asc' : 'desc')
      .limit(input.itemsPerPage)
      .offset((input.page - 1) * input.itemsPerPage)
      .execute()
    return { data: rows.map(shown), meta: metaOf(input, await countOf(runs)) }
  }

  /** Leaves the template in the reply. */
  async template(context: Asking): Promise<{ data: null }> {
    await writeTemplate(context, this.#kind.declaration, await this.#kind.codes(context))
    return { data: null }
  }

  async get(context: ImportContext, { id }: { id: string }) {
    return { data: shown(await this.#run(context, id)) }
  }

  /** Takes a file over and proposes what its columns mean. */
  async upload(context: ImportContext, { berkas }: { berkas: File }) {
    const { db, session } = context
    const { declaration } = this.#kind
    const file = await readFile(berkas, columnsOfImport(declaration), await uploadLimit(db))
    const namaBerkas = berkas.name.replaceAll(/[\p{Cc}/\\]/gu, '').slice(0, 200) || 'tanpa nama'
    const id = await insertRun(db, { jenis: declaration.jenis, idAkun: session.uuid, namaBerkas }, file)
    return await this.get(context, { id })
  }

  /** Settles the columns and checks all rows; what was repaired before stays repaired. */
  async check(context: ImportContext, { id, kolom }: { id: string; kolom: Record<string, number | null> }) {
    const run = await this.#open(context, id, ['unggah', 'diperiksa'])
    this.#assertColumns(run, kolom)
    await updateRun(context.db, id, { kolom: JSON.stringify(kolom), status: 'periksa', pesan: null })
    if (run.jumlahBaris > atOnce(this.#kind, CHECK_AT_ONCE))
      return await this.#later(context, { run: { ...run, kolom }, tindakan: 'periksa', total: run.jumlahBaris })
    for (let after: number | undefined = 0; after !== undefined;)
      after = (await checkNext(this.#kind, context, { run: { id, kolom }, after }))?.last
    await finishCheck(this.#kind, context.db, id)
    return await this.get(context, { id })
  }

  async rows(context: Asking, input: RowsInput) {
    return await answerRows(context, { declaration: this.#kind.declaration, run: await this.#run(context, input.id) }, input)
  }

  async repair(context: ImportContext, { id, data }: { id: string; data: readonly Repair[] }) {
    const run = await this.#open(context, id, ['diperiksa', 'selesai'])
    await repairRows(this.#kind, context, { run, repairs: data })
    return await this.get(context, { id })
  }

  /** Writes what passed; rows that don't pass stay. */
  async save(context: ImportContext, { id }: { id: string }) {
    const run = await this.#open(context, id, ['diperiksa', 'selesai'])
    const total = run.baru + run.ubah
    if (total === 0) throw new Galat([409, 'tidak_ada_perubahan'], 'Tidak ada baris baru atau berubah yang dapat disimpan.')
    await updateRun(context.db, id, { status: 'simpan' })
    if (total > atOnce(this.#kind, SAVE_AT_ONCE)) return await this.#later(context, { run, tindakan: 'simpan', total })
    while ((await saveNext(this.#kind, context, run)) > 0);
    await finishSave(context.db, id)
    return await this.get(context, { id })
  }

  /** Takes back what nobody has touched since, within a day. */
  async undo(context: ImportContext, { id }: { id: string }) {
    const run = await this.#open(context, id, ['selesai'])
    if (run.urungSampai === null)
      throw new Galat(
        [409, 'tidak_dapat_diurungkan'],
        'Impor ini tidak dapat diurungkan lagi: tidak ada yang tersimpan, atau sudah lebih dari 24 jam.',
      )
    await updateRun(context.db, id, { status: 'urung' })
    if (run.tersimpan > atOnce(this.#kind, SAVE_AT_ONCE))
      return await this.#later(context, { run, tindakan: 'urungkan', total: run.tersimpan })
    for (let before: number | undefined = LAST_LINE; before !== undefined;)
      before = (await undoNext(this.#kind, context, { id, before }))?.last
    await finishUndo(context.db, id)
    return await this.get(context, { id })
  }

  /** Forgets a run that wrote nothing. */
  async cancel(context: ImportContext, { id }: { id: string }): Promise<{ data: null }> {
    const run = await this.#open(context, id, ['unggah', 'diperiksa', 'gagal'])
    if (run.tersimpan > 0) throw new Galat([409, 'dipakai'], 'Impor ini sudah menyimpan data. Urungkan, jangan batalkan.')
    await deleteRun(context.db, id)
    return { data: null }
  }

  async #run({ db, session }: ImportContext, id: string): Promise<RunRow> {
    const run = await findRun(db, { jenis: this.#kind.declaration.jenis, id, idAkun: ownerOf(session) })
    if (!run) throw tidakDitemukan('Impor')
    return run
  }

  /** The run, locked, in a state in which the act makes sense. */
  async #open(context: ImportContext, id: string, wanted: readonly Impor['status'][]): Promise<RunRow> {
    await lockRun(context.db, id)
    const run = await this.#run(context, id)
    if (wanted.includes(run.status)) return run
    const running = ['periksa', 'simpan', 'urung'].includes(run.status)
    throw new Galat(
      [409, running ? 'pekerjaan_berjalan' : 'sudah_selesai'],
      running ? 'Impor ini sedang dikerjakan. Tunggu sampai selesai.' : 'Impor ini sudah berakhir. Unggah berkasnya kembali.',
    )
  }

  #assertColumns({ kepala }: RunRow, kolom: Record<string, number | null>): void {
    const columns = columnsOfImport(this.#kind.declaration)
    const errors = columns
      .filter(({ name, required }) => required && (kolom[name] ?? null) === null)
      .map(({ name, title }) => ({ field: `kolom.${name}`, code: 'wajib', message: `Pilih kolom berkas untuk ${title}` }))
    const used = Object.values(kolom).filter((at) => at !== null)
    if (used.some((at) => at >= kepala.length) || new Set(used).size < used.length)
      errors.push({ field: 'kolom', code: 'salah', message: 'Satu kolom berkas hanya untuk satu isian' })
    if (errors.length > 0) throw new Galat([422, 'validasi'], 'Ada kolom yang belum dicocokkan.', { errors })
  }

  async #later(
    context: ImportContext,
    { run, tindakan, total }: { run: RunRow; tindakan: 'periksa' | 'simpan' | 'urungkan'; total: number },
  ) {
    const { id, kolom, namaBerkas } = run
    const job = await enqueue(context.db, this.#job, { parameter: { id, kolom, namaBerkas, tindakan, total }, kunciUnik: id, prioritas: 5 })
    await updateRun(context.db, id, { idPekerjaan: job.id })
    return await this.get(context, { id })
  }
}

/** Whose runs somebody may see: staged rows carry what their uploader was allowed to know. */
const ownerOf = (session: ImportContext['session']): string | null =>
  boleh(session.scopes, { scope: 'A', access: 'B' }) ? null : session.uuid

const shown = ({ idAkun: _owner, contoh, ...run }: RunRow): Impor => ({ ...run, contoh: contoh.map((sel) => sel.map(cellText)) })
