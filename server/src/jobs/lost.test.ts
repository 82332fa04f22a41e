import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Pekerjaan } from '@sivitas/contract/platform/pekerjaan/pekerjaan'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { inTransaction, type Db } from '../db/client'
import { makeOperator, TEST_COLLEGE } from '../testing/builders'
import { hitungFakultas } from '../testing/counting-job'
import { makeDatabase, type TestDatabase } from '../testing/database'
import { jobDone, startTestWorker } from '../testing/jobs'
import { startTestServer, type TestServer } from '../testing/server'
import { defineJob } from './define'
import { enqueue } from './enqueue'
import { JobLost } from './job-run'

const CHILD = fileURLToPath(new URL('../testing/job-child.ts', import.meta.url))

let database: TestDatabase
let server: TestServer
let token: string
let uuid: string

const asCaller = <T>(run: (db: Db) => Promise<T>) => inTransaction(database.app, { collegeId: TEST_COLLEGE, akun: uuid }, run)
const seen = async (id: string) => (await server.call<Pekerjaan>('GET', `/v2/platform/pekerjaan/${id}`, { token })).body.data
const codes = async (pattern: string) => {
  const { rows } = await sql<{ kode: string }>`SELECT kode FROM fakultas WHERE kode LIKE ${pattern} ORDER BY length(kode), kode`.execute(
    database.owner.db,
  )
  return rows.map(({ kode }) => kode)
}

/** A worker in a process of its own; its life ends with the test whatever happens. */
async function startChild(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, database.url, server.services.config.filesDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [first] = (await Promise.race([once(child.stdout!, 'data'), once(child, 'exit')])) as [unknown]
  if (typeof first === 'number') throw new Error(`The worker ended with ${first} before it was ready.`)
  return child
}

beforeAll(async () => {
  database = await makeDatabase()
  ;({ uuid } = await makeOperator(database.owner, { username: 'unit', scopes: ['F1:T'] }))
  server = await startTestServer(database)
  token = await server.signIn('unit')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

describe('a worker that is killed', () => {
  it('loses nothing and does nothing twice: another goes on from the last whole step', async () => {
    // Far more steps than are done while somebody looks, on however busy a machine.
    const banyak = 60
    const { id } = await asCaller((db) => enqueue(db, hitungFakultas, { parameter: { banyak, jeda: 100 } }))
    for (let kills = 0; kills < 2; kills += 1) {
      const before = (await seen(id)).selesai
      const child = await startChild()
      while ((await seen(id)).selesai < before + 3) await sleep(30)
      child.kill('SIGKILL')
      await once(child, 'exit')
      expect((await seen(id)).status).toBe('berjalan')
      expect(await codes('K%')).toHaveLength((await seen(id)).selesai)
    }
    const last = await startChild()
    try {
      expect(await jobDone(server, token, id)).toMatchObject({ status: 'selesai', total: banyak, selesai: banyak, percobaan: 2 })
    } finally {
      last.kill('SIGKILL')
      await once(last, 'exit')
    }
    expect(await codes('K%')).toEqual(Array.from({ length: banyak }, (_, n) => `K${n}`))
    expect((await seen(id)).hasil).toHaveLength(1)
    const { rows } = await sql<{
      n: number
    }>`SELECT count(*)::int AS n FROM audit_log WHERE entitas = 'fakultas' AND id_akun = ${uuid}`.execute(database.owner.db)
    expect(rows).toEqual([{ n: banyak }])
  }, 300_000)
})

describe('a worker that was only slow', () => {
  it('can write nothing more once its job was given to another', async () => {
    const heard: unknown[] = []
    const lambat = defineJob({
      jenis: 'uji_lambat',
      judul: () => 'Lambat',
      parameter: z.object({}),
      async run(job) {
        const first = job.titik === null
        await job.step(async (_db, mark) => mark({ titik: 1 }))
        try {
          await job.step(async (db, mark) => {
            // Silent until another has done its job; no heartbeat goes out because the test's interval is longer still.
            while (first && (await seen(job.id)).status !== 'selesai') await sleep(50)
            await db
              .insertInto('fakultas')
              .values({ kode: first ? 'L1' : 'L2', nama: first ? 'Lambat' : 'Cepat' })
              .execute()
            mark({ selesai: 1 })
          })
        } catch (error) {
          heard.push(error)
          throw error
        }
      },
    })
    const timing = { lostMs: 5000, heartbeatMs: 60_000, rescueMs: 100 }
    const workers = [await startTestWorker(server, { jobs: [lambat], timing }), await startTestWorker(server, { jobs: [lambat], timing })]
    const { id } = await asCaller((db) => enqueue(db, lambat, { parameter: {} }))
    expect(await jobDone(server, token, id)).toMatchObject({ status: 'selesai', selesai: 1, percobaan: 1 })
    await expect.poll(() => heard.length, { timeout: 60_000 }).toBe(1)
    await Promise.all(workers.map((one) => one.stop()))
    expect(await codes('L%')).toEqual(['L2'])
    expect(heard).toEqual([expect.any(JobLost)])
    expect(await seen(id)).toMatchObject({ status: 'selesai', selesai: 1 })
  })
})

describe('a queue that was emptied', () => {
  it('is filled again from the jobs that wait', async () => {
    const { id } = await asCaller((db) => enqueue(db, hitungFakultas, { parameter: { banyak: 0, jeda: 0 } }))
    await sql`DELETE FROM pgboss.job`.execute(database.owner.db)
    await sql`UPDATE pekerjaan SET coba_lagi_pada = now() - interval '2 minutes' WHERE id = ${id}`.execute(database.owner.db)
    const worker = await startTestWorker(server, { jobs: [hitungFakultas] })
    expect((await jobDone(server, token, id)).status).toBe('selesai')
    await worker.stop()
  })
})

describe('a worker that stops in good order', () => {
  it('lets its job wait again at the end of a step, without using up an attempt', async () => {
    await sql`DELETE FROM fakultas WHERE kode LIKE 'K%'`.execute(database.owner.db)
    const worker = await startTestWorker(server, { jobs: [hitungFakultas] })
    const { id } = await asCaller((db) => enqueue(db, hitungFakultas, { parameter: { banyak: 60, jeda: 60 } }))
    while ((await seen(id)).selesai < 2) await sleep(20)
    await worker.stop()
    const left = await seen(id)
    expect(left).toMatchObject({ status: 'antre', percobaan: 0 })
    expect(await codes('K%')).toHaveLength(left.selesai)
    const next = await startTestWorker(server, { jobs: [hitungFakultas] })
    expect(await jobDone(server, token, id)).toMatchObject({ status: 'selesai', selesai: 60, percobaan: 0 })
    await next.stop()
    expect(await codes('K%')).toHaveLength(60)
  })
})
