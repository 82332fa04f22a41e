import { setTimeout as sleep } from 'node:timers/promises'
import { attempt } from './attempt'
import type { Bench } from './bench'
import { openInbox, type Inbox, type Message } from './queue-queries'
import { rescueJobs } from './rescue'
import { scheduler } from './schedule'

export type Worker = { stop(): Promise<void> }

/** How long a worker that stops waits for its jobs to reach the end of a step. */
const GRACE_MS = 10_000

type Running = { id: string; control: AbortController; done: Promise<void> }

/** Takes jobs from the queue and runs them, `slots` at a time, until it is stopped. Any number of workers may run side by side. */
export async function startWorker(bench: Bench): Promise<Worker> {
  const { services, timing, schedules } = bench
  const inbox = await openInbox(services.app.db, (err) => services.log.warn({ err }, 'antrean pekerjaan'))
  const bell = new Bell()
  const running = new Set<Running>()
  const stopping = new AbortController()

  const deafen = services.signals.listen(({ id, status }) => {
    if (status === 'antre') bell.ring()
    // Cancelled from anywhere: the run hears of it now and not at its next step.
    if (status === 'dibatalkan') for (const run of running) if (run.id === id) run.control.abort()
  })
  const begin = (message: Message): void => {
    const run: Running = { id: message.id, control: new AbortController(), done: Promise.resolve() }
    running.add(run)
    run.done = attempt(bench, message, run.control)
      .catch((err: unknown) => services.log.error({ err, id: message.id }, 'pekerjaan tidak dapat dimulai'))
      .finally(() => {
        running.delete(run)
        bell.ring()
      })
  }
  const loops = [
    takeAlways({ inbox, bell, bench, signal: stopping.signal, free: () => bench.slots - running.size, begin }),
    repeatedly(timing.rescueMs, stopping.signal, () => rescueJobs(bench)),
    ...(schedules.length > 0 ? [repeatedly(timing.scheduleMs, stopping.signal, scheduler(bench))] : []),
  ]
  return {
    async stop() {
      stopping.abort()
      bell.ring()
      deafen()
      for (const { control } of running) control.abort()
      await Promise.race([Promise.all([...running].map(({ done }) => done)), sleep(GRACE_MS, undefined, { ref: false })])
      await Promise.all(loops)
      await inbox.close()
    },
  }

  async function repeatedly(ms: number, signal: AbortSignal, act: () => Promise<void>): Promise<void> {
    while (!signal.aborted) {
      try {
        await act()
      } catch (err) {
        services.log.warn({ err }, 'perawatan pekerjaan gagal; dicoba lagi')
      }
      // Being woken by the stop is how this wait ends early.
      await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
}

type Taking = { inbox: Inbox; bell: Bell; bench: Bench; signal: AbortSignal; free: () => number; begin: (message: Message) => void }

async function takeAlways({ inbox, bell, bench, signal, free, begin }: Taking): Promise<void> {
  while (!signal.aborted) {
    const room = free()
    const messages = room > 0 ? await inbox.take(room).catch(() => []) : []
    for (const message of messages) begin(message)
    if (messages.length === 0 || free() === 0) await bell.wait(bench.timing.pollMs)
  }
}

/** Rung when there may be something to do; a ring while nobody waits is not forgotten. */
class Bell {
  #rung = false
  #wake: (() => void) | null = null

  ring(): void {
    this.#rung = true
    this.#wake?.()
  }

  async wait(ms: number): Promise<void> {
    if (!this.#rung) {
      await new Promise<void>((wake) => {
        const timer = setTimeout(wake, ms)
        this.#wake = () => {
          clearTimeout(timer)
          wake()
        }
      })
    }
    this.#wake = null
    this.#rung = false
  }
}
