import { setTimeout as sleep } from 'node:timers/promises'
import type { Pekerjaan } from '@sivitas/contract/platform/pekerjaan/pekerjaan'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { inTransaction, type Db } from '../db/client'
import { Galat } from '../kit/galat'
import { inCollege, makeOperator, TEST_COLLEGE } from '../testing/builders'
import { makeDatabase, type TestDatabase } from '../testing/database'
import { jobDone, startTestWorker } from '../testing/jobs'
import { startTestServer, type TestServer } from '../testing/server'
import { defineJob } from './define'
import { enqueue } from './enqueue'
import { lastDue } from './schedule'
import type { Worker } from './worker'

/** Makes faculties, one a step; the codes that it is told to refuse it counts as failed. */
const buatFakultas = defineJob({
  jenis: 'uji_fakultas',
  judul: ({ kode }) => `Membuat ${kode.length} fakultas`,
  parameter: z.object({ kode: z.array(z.string()), gagal: z.array(z.string()).default([]), jeda: z.number().default(0) }),
  async run(job) {
    const { kode, gagal, jeda } = job.parameter
    await job.progress({ total: kode.length })
    for (const [index, one] of kode.entries()) {
      if (index < Number(job.titik ?? 0)) continue
      if (jeda > 0) await sleep(jeda)
      await job.step(async (db, mark) => {
        if (gagal.includes(one)) return mark({ gagal: 1, titik: index + 1 })
        await db
          .insertInto('fakultas')
          .values({ kode: one, nama: `Fakultas ${one}` })
          .execute()
        mark({ selesai: 1, titik: index + 1 })
      })
    }
    await job.result({ nama: 'daftar “fakultas”.txt', mime: 'text/plain; charset=utf-8', isi: Buffer.from(kode.join('\n')) })
  },
})

/** Breaks off at its second step as often as it is told to. */
const patah = { kali: 0, jalan: 0 }
const seringPatah = defineJob({
  jenis: 'uji_patah',
  judul: () => 'Sering patah',
  parameter: z.object({}),
  async run(job) {
    patah.jalan += 1
    if (job.titik === null) await job.step(async (_db, mark) => mark({ selesai: 1, titik: 1 }))
    if (patah.kali > 0) {
      patah.kali -= 1
      throw new Error('Patah.')
    }
    await job.step(async (_db, mark) => mark({ selesai: 1, titik: 2 }))
  },
})

const menolak = defineJob({
  jenis: 'uji_tolak',
  judul: () => 'Menolak',
  parameter: z.object({}),
  run: () => Promise.reject(new Galat([409, 'final'], 'Periode sudah ditutup.')),
})

const sistem = defineJob({
  jenis: 'uji_sistem',
  judul: () => 'Milik sistem',
  parameter: z.strictObject({}),
  run: (job) => job.step(async (_db, mark) => mark({ selesai: 1, pesan: job.actor === null ? 'tanpa akun' : 'dengan akun' })),
})

const JOBS = [buatFakultas, seringPatah, menolak, sistem]

let database: TestDatabase
let server: TestServer
let worker: Worker
let token: string
let uuid: string

/** In a transaction as a handler's, on behalf of the caller. */
const asCaller = <T>(run: (db: Db) => Promise<T>) =>
  inTransaction(database.app, { collegeId: TEST_COLLEGE, akun: uuid, requestId: 'uji' }, run)

beforeAll(async () => {
  database = await makeDatabase()
  ;({ uuid } = await makeOperator(database.owner, { username: 'unit', scopes: ['F1:T'] }))
  await makeOperator(database.owner, { username: 'admin', scopes: ['A:T'] })
  server = await startTestServer(database)
  worker = await startTestWorker(server, { jobs: JOBS })
  token = await server.signIn('unit')
})
afterAll(async () => {
  await worker.stop()
  await server.stop()
  await database.drop()
})

describe('a job', () => {
  it('runs on behalf of who asked for it, with progress, partial failure and a result', async () => {
    const { id } = await asCaller((db) => enqueue(db, buatFakultas, { parameter: { kode: ['A1', 'A2', 'A3'], gagal: ['A2'] } }))
    const job = await jobDone(server, token, id)
    expect(job).toMatchObject({ judul: 'Membuat 3 fakultas', status: 'selesai_sebagian', total: 3, selesai: 2, gagalJumlah: 1 })
    expect(job.hasil).toMatchObject([{ nama: 'daftar “fakultas”.txt', ukuran: 8, gagal: false }])
    const days = (new Date(job.kedaluwarsaPada ?? 0).getTime() - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThan(7.1)
    const trail = await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db.selectFrom('auditLog').select(['idAkun', 'requestId', 'label']).where('entitas', '=', 'fakultas').orderBy('id').execute(),
    )
    expect(trail).toEqual([
      { idAkun: uuid, requestId: id, label: 'Fakultas A1' },
      { idAkun: uuid, requestId: id, label: 'Fakultas A3' },
    ])
    const news = await server.call<{ judul: string; isi: string; tautan: string }[]>('GET', '/v2/platform/notifikasi', { token })
    expect(news.body.data).toMatchObject([{ judul: 'Pekerjaan selesai sebagian', isi: 'Membuat 3 fakultas', tautan: '/unduhan' }])
  })

  it('gives its result to its owner under its name, and notes that it was fetched', async () => {
    const { id } = await asCaller((db) => enqueue(db, buatFakultas, { parameter: { kode: ['A4'] } }))
    const [hasil] = (await jobDone(server, token, id)).hasil
    const answer = await server.call('GET', `/v2/platform/berkas/${hasil?.id}/unduh`, { token })
    expect([answer.status, answer.text]).toEqual([200, 'A4'])
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="daftar fakultas.txt"; filename*=UTF-8''daftar%20%E2%80%9Cfakultas%E2%80%9D.txt`,
    )
    const { rows } = await sql`SELECT label FROM audit_log WHERE aksi = 'unduh'`.execute(database.owner.db)
    expect(rows).toEqual([{ label: 'daftar “fakultas”.txt' }])
  })

  it('is not asked for when the write beside it is taken back', async () => {
    const before = await server.call('GET', '/v2/platform/pekerjaan', { token })
    await expect(
      asCaller(async (db) => {
        await enqueue(db, buatFakultas, { parameter: { kode: ['X1'] } })
        throw new Error('Batal.')
      }),
    ).rejects.toThrow('Batal.')
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM pgboss.job`.execute(database.owner.db)
    expect(rows).toEqual([{ n: 0 }])
    const after = await server.call('GET', '/v2/platform/pekerjaan', { token })
    expect(after.body.meta.totalItems).toBe(before.body.meta.totalItems)
  })

  it('has at most one open one of a key', async () => {
    const order = { parameter: { kode: ['B1', 'B2'], jeda: 200 }, kunciUnik: 'satu' }
    const { id } = await asCaller((db) => enqueue(db, buatFakultas, order))
    await expect(asCaller((db) => enqueue(db, buatFakultas, order))).rejects.toMatchObject({
      status: 409,
      type: 'pekerjaan_berjalan',
      rincian: { id },
    })
    await jobDone(server, token, id)
    const again = await asCaller((db) => enqueue(db, buatFakultas, { ...order, parameter: { kode: ['B3'] } }))
    expect((await jobDone(server, token, again.id)).status).toBe('selesai')
  })

  it('goes on from where it broke off, at most three times again', async () => {
    patah.kali = 2
    patah.jalan = 0
    const { id } = await asCaller((db) => enqueue(db, seringPatah, { parameter: {} }))
    expect(await jobDone(server, token, id)).toMatchObject({ status: 'selesai', selesai: 2, percobaan: 2 })
    expect(patah.jalan).toBe(3)

    patah.kali = 9
    patah.jalan = 0
    const second = await asCaller((db) => enqueue(db, seringPatah, { parameter: {} }))
    const failed = await jobDone(server, token, second.id)
    expect(failed).toMatchObject({ status: 'gagal', pesan: 'Terjadi kesalahan pada server.', percobaan: 3, selesai: 1, bolehUlang: true })
    expect(patah.jalan).toBe(4)

    patah.kali = 0
    await server.call('POST', `/v2/platform/pekerjaan/${second.id}/ulang`, { token })
    expect(await jobDone(server, token, second.id)).toMatchObject({ status: 'selesai', selesai: 2, percobaan: 0 })
  })

  it('ends at once with the words of a refusal', async () => {
    const { id } = await asCaller((db) => enqueue(db, menolak, { parameter: {} }))
    expect(await jobDone(server, token, id)).toMatchObject({ status: 'gagal', pesan: 'Periode sudah ditutup.', percobaan: 0 })
  })

  it('does not run for an account that was disabled meanwhile', async () => {
    const other = await makeOperator(database.owner, { username: 'pergi', scopes: ['F1:T'] })
    await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db.updateTable('operator').set({ aktif: false }).where('id', '=', other.idOperator).execute(),
    )
    const { id } = await inTransaction(database.app, { collegeId: TEST_COLLEGE, akun: other.uuid }, (db) =>
      enqueue(db, buatFakultas, { parameter: { kode: ['C1'] } }),
    )
    const job = await jobDone(server, await server.signIn('admin'), id)
    expect(job).toMatchObject({ status: 'gagal', pesan: 'Akun yang meminta pekerjaan ini sudah tidak aktif.', selesai: 0 })
  })

  it('stops when it is cancelled: what was done stays, nothing more is', async () => {
    const kode = Array.from({ length: 40 }, (_, n) => `D${n}`)
    const { id } = await asCaller((db) => enqueue(db, buatFakultas, { parameter: { kode, jeda: 250 } }))
    const begun = () => server.call<Pekerjaan>('GET', `/v2/platform/pekerjaan/${id}`, { token })
    while ((await begun()).body.data.selesai === 0) await sleep(20)
    const cancelled = await server.call<Pekerjaan>('POST', `/v2/platform/pekerjaan/${id}/batal`, { token })
    expect(cancelled.body.data).toMatchObject({ status: 'dibatalkan', bolehBatal: false, bolehUlang: true })
    await sleep(300)
    const { selesai } = await jobDone(server, token, id)
    expect(selesai).toBe(cancelled.body.data.selesai)
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM fakultas WHERE kode LIKE 'D%'`.execute(database.owner.db)
    expect(rows).toEqual([{ n: selesai }])
    expect(selesai).toBeLessThan(40)
    const twice = await server.call('POST', `/v2/platform/pekerjaan/${id}/batal`, { token })
    expect([twice.status, twice.body.type]).toEqual([409, 'sudah_berakhir'])
  })
})

describe('what the system does by itself', () => {
  it.each([
    ['tiap setengah menit', '2026-11-21T05:59:59Z', '2026-11-21T05:59:30Z'],
    ['tiap jam', '2026-11-21T05:59:59Z', '2026-11-21T05:00:00Z'],
    [{ pukul: '06:00' }, '2026-11-21T22:59:59Z', '2026-11-20T23:00:00Z'],
    [{ pukul: '06:00' }, '2026-11-21T23:00:00Z', '2026-11-21T23:00:00Z'],
    [{ pukul: '2:30' }, '2026-11-21T19:00:00Z', '2026-11-20T19:30:00Z'],
    // 22 November 2026 is a Sunday, which begins in Jakarta at 17:00 UTC of the 21st.
    [{ pukul: '03:00', hari: 7 }, '2026-11-21T22:00:00Z', '2026-11-21T20:00:00Z'],
    [{ pukul: '03:00', hari: 7 }, '2026-11-21T19:00:00Z', '2026-11-14T20:00:00Z'],
    [{ pukul: '03:00', hari: 7 }, '2026-11-22T18:00:00Z', '2026-11-21T20:00:00Z'],
    [{ pukul: '03:00', hari: 7 }, '2026-11-28T16:59:00Z', '2026-11-21T20:00:00Z'],
    [{ pukul: '03:00', hari: 1 }, '2026-11-22T16:59:00Z', '2026-11-15T20:00:00Z'],
  ] as const)('falls due %j at %s since %s in Jakarta', (kapan, now, due) => {
    expect(new Date(lastDue(kapan, Date.parse(now), 'Asia/Jakarta')).toISOString()).toBe(new Date(due).toISOString())
  })

  it('runs once for what fell due, however many workers there are, and makes up for a night without power once', async () => {
    // Once a week, so that no full hour falls into the test.
    const schedules = [{ job: sistem, kapan: { pukul: '03:00', hari: 7 } as const }]
    const workers = [await startTestWorker(server, { jobs: JOBS, schedules }), await startTestWorker(server, { jobs: JOBS, schedules })]
    const count = async () => {
      const { rows } = await sql<{
        n: number
      }>`SELECT count(*)::int AS n FROM pekerjaan WHERE jenis = 'uji_sistem' AND pesan = 'tanpa akun'`.execute(database.owner.db)
      return rows[0]?.n
    }
    await sleep(600)
    expect(await count()).toBe(0)
    await Promise.all(workers.map((one) => one.stop()))
    await sql`UPDATE jadwal_pekerjaan SET terakhir_pada = now() - interval '30 days' WHERE jenis = 'uji_sistem'`.execute(database.owner.db)
    const later = [await startTestWorker(server, { jobs: JOBS, schedules }), await startTestWorker(server, { jobs: JOBS, schedules })]
    await expect.poll(count, { timeout: 60_000 }).toBe(1)
    // The other worker, and each of them once more, had the time to run it again.
    await sleep(600)
    await Promise.all(later.map((one) => one.stop()))
    expect(await count()).toBe(1)
  })
})
