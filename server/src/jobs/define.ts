import type { z } from 'zod'
import type { Db } from '../db/client'
import type { JobRun } from './job-run'

export type JobDefinition<Parameter extends z.ZodType = z.ZodType> = {
  /** Its name in the table, snake_case: 'cetak_kartu'. Never changed once jobs of it exist. */
  jenis: string
  /** What the person reads in his list: 'Ekspor Data Mahasiswa (XLSX)'. */
  judul: (parameter: z.output<Parameter>) => string
  /** Checked when it is asked for and again when it runs; what it lets through must survive JSON. */
  parameter: Parameter
  /** Doing all of it once more does no harm, as with an export: so it may be asked for again after it has ended well. */
  berulang?: true
  /**
   * The work. Everything it does goes through `job.step`, so that a run that broke off, was cancelled or was given up
   * for lost can neither half-write nor write twice; it goes on from `job.titik`.
   */
  run: (job: JobRun<z.output<Parameter>>) => Promise<void>
}

/** A definition whose parameter nobody needs to know: how the worker keeps them. */
export type AnyJob = Pick<JobDefinition, 'jenis' | 'parameter'> & {
  judul: (parameter: never) => string
  run: (job: JobRun<never>) => Promise<void>
}

/** Declares a kind of job. It runs once it also stands in `server/src/job-list.ts`. */
export const defineJob = <Parameter extends z.ZodType>(definition: JobDefinition<Parameter>): JobDefinition<Parameter> => definition

/** When the system does a job by itself, once for each college in service. */
export type Schedule = {
  job: JobDefinition<z.ZodType<Record<string, never>>>
  /**
   * Each full or half minute, each full hour, or once a day at this time ('HH:MM') in the zone of the college; with `hari` once
   * a week (1 Monday to 7 Sunday).
   */
  kapan: 'tiap setengah menit' | 'tiap jam' | { pukul: `${number}:${number}`; hari?: 1 | 2 | 3 | 4 | 5 | 6 | 7 }
  /** Whether there is anything to do: what comes round every half minute leaves no row behind while nothing happens. */
  bila?: (db: Db) => Promise<boolean>
}
