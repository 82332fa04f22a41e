import type { Services } from '../auth/context'
import type { Session } from '../auth/session'
import { inTransaction, type Act, type Trx } from '../db/client'
import { storeFile, type NewContent } from '../files/files'
import type { Tenant } from '../tenant/tenant'
import type { InternalAnswer, InternalCall } from './call'
import { noteProgress, type Progress, type Run } from './queries'

/** A run that lost its job: somebody cancelled it, or a worker that heard nothing gave it to another. It writes nothing more. */
export class JobLost extends Error {
  constructor() {
    super('The job was cancelled or is run by somebody else now.')
  }
}

export type Mark = (progress: Progress) => void

type Opening<Parameter> = {
  run: Run
  parameter: Parameter
  titik: unknown
  tenant: Tenant
  actor: Session | null
  act: Act
  bench: { services: Services; call: InternalCall }
  signal: AbortSignal
}

/** One run of a job, as its code sees it. */
export class JobRun<Parameter> {
  readonly id: string
  readonly parameter: Parameter
  /** What the last committed step noted as the place to go on from; null at the first run. */
  readonly titik: unknown
  readonly tenant: Tenant
  /** On whose behalf it works, with the rights that he has now; null is the system itself. */
  readonly actor: Session | null
  readonly services: Services
  /** Says that the run should stop: cancelled, given up for lost, or the worker is stopping. */
  readonly signal: AbortSignal
  readonly #run: Run
  readonly #act: Act
  readonly #call: InternalCall

  constructor({ run, parameter, titik, tenant, actor, act, bench, signal }: Opening<Parameter>) {
    this.id = run.id
    this.parameter = parameter
    this.titik = titik
    this.tenant = tenant
    this.actor = actor
    this.services = bench.services
    this.signal = signal
    this.#run = run
    this.#act = act
    this.#call = bench.call
  }

  /**
   * One short transaction on behalf of the job's akun. What `mark` was told is written in it too, so effects and
   * progress are kept together; and it commits only while the job is still this run's. Keep it under some seconds: a
   * thousand rows, not fifty thousand.
   * @throws JobLost when the job was cancelled or taken over; nothing of the step is kept then. Let it pass.
   */
  async step<T>(work: (db: Trx, mark: Mark) => Promise<T>): Promise<T> {
    this.assertWanted()
    return await inTransaction(this.services.app, this.#act, async (db) => {
      const marked: Progress = {}
      const answer = await work(db, (progress) => add(marked, progress))
      if (!(await noteProgress(db, this.#run, marked))) throw new JobLost()
      return answer
    })
  }

  /** Asks the database on behalf of the job's akun, without writing. */
  async read<T>(ask: (db: Trx) => Promise<T>): Promise<T> {
    this.assertWanted()
    return await inTransaction(this.services.app, { ...this.#act, readOnly: true }, ask)
  }

  /** Progress without effects, such as how many there will be. */
  async progress(progress: Progress): Promise<void> {
    await this.step(async (_db, mark) => mark(progress))
  }

  /**
   * Keeps a file as a result under 'Unduhan' for as many days as the college wants (hari_unduhan). `gagal` marks the
   * list of rows that could not be done. A content given by its path is taken over: the file at the path is gone then.
   */
  async result(content: NewContent & { gagal?: boolean }): Promise<{ id: string }> {
    const { gagal = false, ...file } = content
    return await this.step((db) =>
      storeFile(
        { db, services: this.services },
        {
          ...file,
          jenis: 'hasil',
          pemilik: { area: 'platform', pemilikJenis: gagal ? 'pekerjaan-gagal' : 'pekerjaan', idPemilik: this.id },
        },
      ),
    )
  }

  /**
   * Asks a GET of the API on behalf of the job's akun, with all its checks: a list's total, or a file of it. `onRows`
   * hears of rows as they are written.
   * @throws Galat as the call refuses
   */
  async call(path: string, onRows?: (count: number) => void): Promise<InternalAnswer> {
    this.assertWanted()
    if (!this.actor) throw new Error('The system itself has no rights to ask the API with.')
    return await this.#call({ actor: this.actor, tenant: this.tenant, requestId: this.id, ...(onRows && { onRows }) }, path)
  }

  /** @throws JobLost when the run should stop; for long computing between steps */
  assertWanted(): void {
    if (this.signal.aborted) throw new JobLost()
  }
}

function add(marked: Progress, { selesai, gagal, ...rest }: Progress): void {
  Object.assign(marked, rest)
  if (selesai !== undefined) marked.selesai = (marked.selesai ?? 0) + selesai
  if (gagal !== undefined) marked.gagal = (marked.gagal ?? 0) + gagal
}
