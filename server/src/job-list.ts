import type { AnyJob, Schedule } from './jobs/define'

/** Every kind of job that a worker can run. */
export const JOBS: readonly AnyJob[] = []

/** What the system does by itself, for each college in service. */
export const SCHEDULES: readonly Schedule[] = []
