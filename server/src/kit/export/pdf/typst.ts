import { cpus } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { TypstAnswer, TypstJob } from './typst-worker'

/** A document that takes longer has gone wrong; 5,000 rows take 3 s. */
const TIME_LIMIT_MS = 120_000
/** How long an idle compiler is kept. Starting one costs some 100 ms, keeping one some 40 MB. */
const IDLE_MS = 60_000

/** Threads that set documents, so that a single one does not wait for a pile; more would take the cores from everybody else. */
const THREADS = Math.min(2, cpus().length)

type Typeset = { pdf: Uint8Array; found: unknown[] }
type Task = Omit<TypstJob, 'id'>
type Waiting = { resolve(answer: Typeset): void; reject(error: Error): void }

/** A compiler on a thread of its own, for Typst is synchronous; it sets one document after the other. */
class TypstThread {
  #worker: Worker | undefined
  #waiting = new Map<number, Waiting>()
  #lastId = 0
  #turn: Promise<unknown> = Promise.resolve()
  #idle: NodeJS.Timeout | undefined
  /** Documents that were handed in and are not set yet. */
  load = 0

  async set(task: Task): Promise<Typeset> {
    this.load += 1
    const turn = this.#turn.then(() => this.#set(task))
    this.#turn = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      this.load -= 1
    }
  }

  async #set(task: Task): Promise<Typeset> {
    clearTimeout(this.#idle)
    const worker = (this.#worker ??= this.#start())
    const id = ++this.#lastId
    const answered = new Promise<Typeset>((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
    const limit = setTimeout(() => this.#end(worker, new Error(`Typst took longer than ${TIME_LIMIT_MS / 1000} s.`)), TIME_LIMIT_MS)
    worker.ref()
    worker.postMessage({ id, ...task } satisfies TypstJob)
    try {
      return await answered
    } finally {
      clearTimeout(limit)
      // An idle compiler must not keep a process alive that has nothing else to do.
      worker.unref()
      this.#idle = setTimeout(() => this.#end(worker, new Error('The idle compiler was ended.')), IDLE_MS).unref()
    }
  }

  #start(): Worker {
    const worker = newWorker()
    worker.on('message', (answer: TypstAnswer) => this.#settle(answer))
    worker.on('error', (error) => this.#end(worker, error))
    worker.on('exit', (code) => this.#end(worker, new Error(`The Typst thread ended with code ${code}.`)))
    return worker
  }

  #settle(answer: TypstAnswer) {
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if ('pdf' in answer) waiting?.resolve(answer)
    else waiting?.reject(new Error(`Typst refused the document: ${answer.error}`))
  }

  /** Gives up a thread; the next document starts a new one. */
  #end(worker: Worker, reason: Error) {
    if (this.#worker !== worker) return
    this.#worker = undefined
    for (const waiting of this.#waiting.values()) waiting.reject(reason)
    this.#waiting.clear()
    worker.terminate().catch(() => undefined)
  }
}

/**
 * In the built server the thread's code is the file 'typst-worker.js' beside the bundle; from source it is TypeScript,
 * which a thread reads only after it has registered tsx itself (on Node 20 the one of the process doesn't reach it).
 */
function newWorker(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./typst-worker.js', import.meta.url))
  const code = new URL('./typst-worker.ts', import.meta.url)
  const tsx = import.meta.resolve('tsx/esm/api')
  const start = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(code.href)}) })`
  return new Worker(start, { eval: true, execArgv: [] })
}

/** The first one also sets the lists: two long ones at a time would take hundreds of megabytes. */
const first = new TypstThread()
const threads = [first, ...Array.from({ length: THREADS - 1 }, () => new TypstThread())]

/**
 * Sets a document: Typst `source`, which reads `data` with `json(bytes(sys.inputs.data))`, as PDF. Inter in weights
 * 400 and 600 is at hand. Documents are set one at a time.
 * @throws Error with Typst's own message when the source is wrong, or after 120 s.
 */
export async function typstPdf(source: string, data: unknown): Promise<Uint8Array> {
  return (await first.set({ source, data: JSON.stringify(data) })).pdf
}

/**
 * Sets a document on the thread that has least to do, with pictures, all font families, and what its source has left
 * under the label `query`. @throws Error as `typstPdf`
 */
export async function typeset({ data, ...task }: Omit<Task, 'data'> & { data: unknown }): Promise<Typeset> {
  const [free = first] = threads.toSorted((a, b) => a.load - b.load)
  return await free.set({ ...task, data: JSON.stringify(data) })
}
