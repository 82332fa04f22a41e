import type { Services } from '../auth/context'
import type { Session } from '../auth/session'
import type { Tenant } from '../tenant/tenant'
import type { AnyJob, Schedule } from './define'

/** Answer of a call that a job makes to the API itself: a file that is now the caller's, or a list's total. */
export type InternalAnswer = { file: { path: string; name: string; type: string } | null; totalItems: number | null }

/** How a job asks the API on behalf of its akun, with the same checks as over HTTP. `onRows` hears of rows that were written. */
export type InternalCall = (
  caller: { actor: Session; tenant: Tenant; requestId: string; onRows?: (count: number) => void },
  path: string,
) => Promise<InternalAnswer>

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
