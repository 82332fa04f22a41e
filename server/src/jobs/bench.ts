import type { Services } from '../auth/context'
import type { InternalCall } from './call'
import type { AnyJob, Schedule } from './define'

/** Times of a worker in milliseconds, and of repetitions in seconds. */
export type Timing = {
  /** Between two looks into an empty queue that nobody announced anything in. */
  pollMs: number
  heartbeatMs: number
  /** Without a heartbeat for so long a run is given up for lost. */
  lostMs: number
  rescueMs: number
  scheduleMs: number
  /** Waits before the first, second and third repetition. */
  delays: readonly number[]
}

/** platform.md, states of pekerjaan: three more attempts after 10 s, 60 s, 300 s; lost after 60 s without heartbeat. */
export const TIMING: Timing = {
  pollMs: 2000,
  heartbeatMs: 15_000,
  lostMs: 60_000,
  rescueMs: 15_000,
  scheduleMs: 30_000,
  delays: [10, 60, 300],
}

/** What a worker works with. */
export type Bench = {
  services: Services
  jobs: ReadonlyMap<string, AnyJob>
  schedules: readonly Schedule[]
  call: InternalCall
  slots: number
  timing: Timing
}
