import type { Services } from './auth/context'
import { makeInternalCall } from './http/internal-call'
import { JOBS, SCHEDULES } from './job-list'
import { TIMING } from './jobs/bench'
import { startWorker, type Worker } from './jobs/worker'

/** Runs every kind of job of the product in this process. */
export const startJobs = (services: Services): Promise<Worker> =>
  startWorker({
    services,
    jobs: new Map(JOBS.map((job) => [job.jenis, job])),
    schedules: SCHEDULES,
    call: makeInternalCall(services),
    slots: services.config.workerSlots,
    timing: TIMING,
  })
