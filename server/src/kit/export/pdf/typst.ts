import { Worker } from 'node:worker_threads'
import type { TypstAnswer, TypstJob } from './typst-worker'

/** A document that takes longer has gone wrong; 5,000 rows take 3 s. */
const TIME_LIMIT_MS = 120_000
/** How long an idle compiler is kept. Starting one costs some 100 ms, keeping one some 40 MB. */
const IDLE_MS = 60_000

type Waiting = { resolve(pdf: Uint8Array): void; reject(error: Error): void }

/**
 * The one compiler of this process. Typst is synchronous and long lists take hundreds of megabytes, so it works on a
 * thread of its own and sets one document after the other, however many are asked for.
 */
class TypstThread {
  #worker: Worker | undefined
  #waiting = new Map<number, Waiting>()
  #lastId = 0
  #turn: Promise<unknown> = Promise.resolve()
  #idle: NodeJS.Timeout | undefined

  async pdf(source: string, data: string): Promise<Uint8Array> {
    const turn = this.#turn.then(() => this.#set(source, data))
    this.#turn = turn.catch(() => undefined)
    return await turn
  }

  async #set(source: string, data: string): Promise<Uint8Array> {
    clearTimeout(this.#idle)
    const worker = (this.#worker ??= this.#start())
    const id = ++this.#lastId
    const answered = new Promise<Uint8Array>((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
    const limit = setTimeout(() => this.#end(worker, new Error(`Typst took longer than ${TIME_LIMIT_MS / 1000} s.`)), TIME_LIMIT_MS)
    worker.ref()
    worker.postMessage({ id, source, data } satisfies TypstJob)
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
    if ('pdf' in answer) waiting?.resolve(answer.pdf)
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

const thread = new TypstThread()

/**
 * Sets a document: Typst `source`, which reads `data` with `json(bytes(sys.inputs.data))`, as PDF. Inter in weights
 * 400 and 600 is at hand. Documents are set one at a time.
 * @throws Error with Typst's own message when the source is wrong, or after 120 s.
 */
export async function typstPdf(source: string, data: unknown): Promise<Uint8Array> {
  return await thread.pdf(source, JSON.stringify(data))
}
