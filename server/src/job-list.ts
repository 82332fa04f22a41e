import type { AnyJob, Schedule } from './jobs/define'
import { imporOperatorJob } from './pengaturan/operator/impor/kind'

/** Every kind of job that a worker can run. */
export const JOBS: readonly AnyJob[] = [imporOperatorJob]

/** What the system does by itself, for each college in service. */
export const SCHEDULES: readonly Schedule[] = []
