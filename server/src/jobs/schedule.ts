import { hariIni, saatDari, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import { inTransaction } from '../db/client'
import { Galat } from '../kit/galat'
import type { Bench } from './bench'
import type { Schedule } from './define'
import { enqueue } from './enqueue'
import { listServedColleges, noteDue } from './queries'

const HALF_MINUTE_MS = 30_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** After whatever a person waits for. */
const PRIORITY = -5

/** The last instant (ms) at or before `now` at which a schedule fell due in a zone. */
export function lastDue(kapan: Schedule['kapan'], now: number, zone: ZonaWaktu): number {
  if (kapan === 'tiap setengah menit') return Math.floor(now / HALF_MINUTE_MS) * HALF_MINUTE_MS
  // All zones of the country are whole hours from UTC.
  if (kapan === 'tiap jam') return Math.floor(now / HOUR_MS) * HOUR_MS
  const [jam = '', menit = ''] = kapan.pukul.split(':')
  const hari = hariIni(now, zone)
  const today = saatDari(`${hari}T${jam.padStart(2, '0')}:${menit.padStart(2, '0')}`, zone)
  if (kapan.hari === undefined) return today <= now ? today : today - DAY_MS
  const lewat = (nomorHariMinggu(hari) - kapan.hari + 7) % 7
  return lewat === 0 && today > now ? today - 7 * DAY_MS : today - lewat * DAY_MS
}

/** 1 Monday to 7 Sunday of a calendar day. */
const nomorHariMinggu = (hari: string): number => new Date(`${hari}T00:00:00Z`).getUTCDay() || 7

/**
 * Answers what asks, for each college in service, for the jobs that fell due since they were last asked for: once for
 * a night, however many workers there are and however many nights nothing ran.
 */
export function scheduler({ services, schedules }: Bench): () => Promise<void> {
  const done = new Map<string, number>()
  return async () => {
    const now = Date.now()
    for (const collegeId of await listServedColleges(services.app.db)) {
      const { college } = await services.tenants.resolve(collegeId, [])
      for (const { job, kapan, bila } of schedules) {
        const due = lastDue(kapan, now, college.zonaWaktu as ZonaWaktu)
        const key = `${collegeId}:${job.jenis}`
        if (done.get(key) === due) continue
        await inTransaction(services.app, { collegeId }, async (db) => {
          if (bila && !(await bila(db))) return
          if (await noteDue(db, job.jenis, new Date(due)))
            await enqueue(db, job, { parameter: {}, kunciUnik: 'jadwal', prioritas: PRIORITY })
        }).catch(unlessStillRunning)
        done.set(key, due)
      }
    }
  }
}

/** The one of an hour ago is not through yet: what it does includes what this one would. */
function unlessStillRunning(error: unknown): void {
  if (!(error instanceof Galat && error.type === 'pekerjaan_berjalan')) throw error
}
