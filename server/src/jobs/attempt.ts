import { NO_PRODI } from '../auth/queries'
import type { Session } from '../auth/session'
import { inTransaction, type Act, type Db } from '../db/client'
import { Galat } from '../kit/galat'
import type { Tenant } from '../tenant/tenant'
import type { Bench } from './bench'
import { JobLost, JobRun } from './job-run'
import { claimJob, endRun, findResultDays, keepResults, noteProgress, notifyOwner, type Ending, type JobRow } from './queries'
import { send, unsend, type Message } from './queue-queries'

/** Takes the job that a message speaks of, if it still waits, and runs it to one of its ends. */
export async function attempt(bench: Bench, message: Message, control: AbortController): Promise<void> {
  const { services } = bench
  const tenant = await services.tenants.resolve(message.collegeId, [])
  const row = await inTransaction(services.app, { collegeId: message.collegeId }, async (db) => {
    // A suspended college is read-only for its jobs too; they are announced anew when it is in service again.
    const claimed = tenant.college.status === 'ditangguhkan' ? undefined : await claimJob(db, message.id)
    await unsend(db, message)
    return claimed
  })
  if (!row) return
  const heart = beat(bench, row, control)
  try {
    const ending = await perform(bench, { row, tenant }, control)
    if (ending) await finish(bench, row, ending)
  } finally {
    clearInterval(heart)
  }
}

/** Says every 15 s that the run is alive; learns that way that it is not wanted any more. */
function beat({ services, timing }: Bench, row: JobRow, control: AbortController): NodeJS.Timeout {
  return setInterval(() => {
    inTransaction(services.app, { collegeId: row.collegeId }, (db) => noteProgress(db, row, {}))
      .then((wanted) => {
        if (!wanted) control.abort()
      })
      .catch((err: unknown) => services.log.warn({ err, id: row.id }, 'denyut pekerjaan tidak tercatat'))
  }, timing.heartbeatMs).unref()
}

/** How the run ended; null when the job is not this run's any more and nothing may be noted. */
async function perform(bench: Bench, { row, tenant }: { row: JobRow; tenant: Tenant }, control: AbortController): Promise<Ending | null> {
  const { services, jobs } = bench
  const definition = jobs.get(row.jenis)
  if (!definition) return { status: 'gagal', pesan: `Jenis pekerjaan ${row.jenis} tidak dikenal oleh versi ini.` }
  try {
    const actor = await actorOf(bench, row, tenant)
    const opening = { run: row, parameter: definition.parameter.parse(row.parameter), titik: row.titik, tenant, actor }
    await definition.run(new JobRun({ ...opening, act: actOf(row, actor), bench, signal: control.signal }) as JobRun<never>)
    return { status: 'berakhir' }
  } catch (error) {
    if (error instanceof JobLost || control.signal.aborted) return { status: 'antre', jeda: 0, percobaan: row.percobaan }
    if (error instanceof Galat) return { status: 'gagal', pesan: error.message }
    services.log.error({ err: error, id: row.id, jenis: row.jenis, percobaan: row.percobaan }, 'pekerjaan gagal')
    const jeda = bench.timing.delays[row.percobaan]
    const pesan = 'Terjadi kesalahan pada server.'
    return jeda === undefined ? { status: 'gagal', pesan } : { status: 'antre', jeda, pesan, percobaan: row.percobaan + 1 }
  }
}

async function actorOf({ services }: Bench, row: JobRow, { college }: Tenant): Promise<Session | null> {
  const { collegeId, id, idAkun, atasNama } = row
  if (idAkun === null) return null
  const actor = await inTransaction(services.app, { collegeId, readOnly: true }, (db) =>
    services.sessions.forJob(db, { id, akun: idAkun, atasNama }, college),
  )
  if (!actor) throw new Galat([403, 'hak_akses'], 'Akun yang meminta pekerjaan ini sudah tidak aktif.')
  return actor
}

/** The job's transactions carry the same facts as those of a request; its own id stands for the request's. */
function actOf({ collegeId, id }: JobRow, actor: Session | null): Act {
  return {
    collegeId,
    akun: actor?.uuid,
    atasNama: actor?.atasNama ?? undefined,
    prodi: actor?.idProdi ? actor.idProdi.join(',') || NO_PRODI : undefined,
    requestId: id,
    peramban: 'Pekerjaan di latar',
  }
}

/** Notes the end, keeps the results for their days, and tells the owner; or lets the job wait for its next run. */
async function finish({ services }: Bench, row: JobRow, ending: Ending): Promise<void> {
  await inTransaction(services.app, { collegeId: row.collegeId, akun: row.idAkun ?? undefined }, async (db) => {
    const ended = await endRun(db, row, ending)
    if (!ended) return
    if (ended.status === 'antre') {
      const jeda = ending.status === 'antre' ? ending.jeda : 0
      return await send(db, row, { prioritas: row.prioritas, jeda })
    }
    await keepResults(db, row.id, await findResultDays(db))
    if (ended.idAkun) await notifyOwner(db, ended)
  })
}

/** The same for a job whose worker was lost too often to try again. */
export async function giveUp(db: Db, row: JobRow): Promise<void> {
  await keepResults(db, row.id, await findResultDays(db))
  if (row.idAkun) await notifyOwner(db, row)
}
