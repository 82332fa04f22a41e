import { cetakMassal } from './akademik/hasil-studi/massal'
import { imporKalenderJob } from './akademik/kalender/impor/kind'
import { ubahStatusJob } from './data-master/mahasiswa/status/massal'
import { batalTutupJob, tutupStatusJob } from './data-master/mahasiswa/status/tutup-job'
import { bagiPaJob } from './data-master/dosen/dosen-pa/bagi-job'
import type { AnyJob, Schedule } from './jobs/define'
import { sapu } from './jobs/sweep/sweep'
import { arsipAudit } from './platform/audit/arsip'
import { periksaAudit } from './platform/audit/periksa'
import { kabarJendela } from './platform/notifikasi/kabar-jendela'
import { ujiDampakJob } from './pengaturan/dampak/job'
import { kataSandiMassalJob } from './pengaturan/kata-sandi/massal/job'
import { imporOperatorJob } from './pengaturan/operator/impor/kind'
import { kabarPejabat } from './pengaturan/pejabat/kabar-pejabat'
import { eksporDaftar } from './platform/pekerjaan/ekspor'

/** Every kind of job that a worker can run. */
export const JOBS: readonly AnyJob[] = [
  cetakMassal,
  arsipAudit,
  periksaAudit,
  kabarJendela,
  kabarPejabat,
  bagiPaJob,
  eksporDaftar,
  sapu,
  imporOperatorJob,
  imporKalenderJob,
  kataSandiMassalJob,
  ujiDampakJob,
  ubahStatusJob,
  tutupStatusJob,
  batalTutupJob,
]

/** What the system does by itself, for each college in service. */
export const SCHEDULES: readonly Schedule[] = [
  { job: arsipAudit, kapan: { pukul: '02:00' } },
  { job: periksaAudit, kapan: { pukul: '02:30' } },
  { job: kabarJendela, kapan: { pukul: '06:00' } },
  { job: kabarPejabat, kapan: { pukul: '06:00' } },
  { job: sapu, kapan: 'tiap jam' },
]
