import { setTimeout as sleep } from 'node:timers/promises'
import type { Pekerjaan } from '@sivitas/contract/platform/pekerjaan/pekerjaan'
import { makeInternalCall } from '../http/internal-call'
import { JOBS } from '../job-list'
import { TIMING, type Timing } from '../jobs/bench'
import type { AnyJob, Schedule } from '../jobs/define'
import { startWorker, type Worker } from '../jobs/worker'
import type { TestServer } from './server'

/** A worker that need not wait for anything real; tests of the waits themselves name their own. */
const BRISK: Timing = { ...TIMING, pollMs: 100, heartbeatMs: 200, rescueMs: 200, scheduleMs: 200, delays: [0.1, 0.2, 0.3] }

type Options = { jobs?: readonly AnyJob[]; schedules?: readonly Schedule[]; slots?: number; timing?: Partial<Timing> }

/** The real worker beside the server of a test, with the product's jobs and those of the test. */
export const startTestWorker = (
  { services }: TestServer,
  { jobs = [], schedules = [], slots = 2, timing }: Options = {},
): Promise<Worker> =>
  startWorker({
    services,
    jobs: new Map([...JOBS, ...jobs].map((job) => [job.jenis, job])),
    schedules,
    call: makeInternalCall(services),
    slots,
    timing: { ...BRISK, ...timing },
  })

const OPEN = ['antre', 'berjalan']

/** Waits until a job of the signed-in caller is over, and answers it. */
export async function jobDone(server: TestServer, token: string, id: string): Promise<Pekerjaan> {
  for (let tries = 0; tries < 2000; tries += 1) {
    const { body } = await server.call<Pekerjaan>('GET', `/v2/platform/pekerjaan/${id}`, { token })
    if (!OPEN.includes(body.data.status)) return body.data
    await sleep(50)
  }
  throw new Error(`The job ${id} did not end within 100 seconds.`)
}
