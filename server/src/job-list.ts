import { cetakMassal } from './akademik/hasil-studi/massal'
import { imporKalenderJob } from './akademik/kalender/impor/kind'
import type { AnyJob, Schedule } from './jobs/define'
import { sapu } from './jobs/sweep/sweep'
import { arsipAudit } from './platform/audit/arsip'
import { periksaAudit } from './platform/audit/periksa'
import { kataSandiMassalJob } from './pengaturan/kata-sandi/massal/job'
import { imporOperatorJob } from './pengaturan/operator/impor/kind'
import { eksporDaftar } from './platform/pekerjaan/ekspor'

/** Every kind of job that a worker can run. */
export const JOBS: readonly AnyJob[] = [cetakMassal, arsipAudit, periksaAudit, eksporDaftar, sapu, imporOperatorJob, imporKalenderJob, kataSandiMassalJob]

/** What the system does by itself, for each college in service. */
export const SCHEDULES: readonly Schedule[] = [
  { job: arsipAudit, kapan: { pukul: '02:00' } },
  { job: periksaAudit, kapan: { pukul: '02:30' } },
{ job: sapu, kapan: 'tiap jam' }]
