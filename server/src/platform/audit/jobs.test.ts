import type { Rantai } from '@sivitas/contract/platform/audit'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { hariIni } from '@sivitas/rules/platform/zona-waktu'
import type { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/client'
import { enqueue } from '../../jobs/enqueue'
import type { Worker } from '../../jobs/worker'
import { inCollege, makeOperator, TEST_COLLEGE } from '../../testing/builders'
import { kabarPejabat } from '../../pengaturan/pejabat/kabar-pejabat'
import { makePejabat } from '../../testing/builders-dokumen'
import { makeJendela } from '../../testing/builders-kalender'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { jobDone, startTestWorker } from '../../testing/jobs'
import { startTestServer, type TestServer } from '../../testing/server'
import { kabarJendela } from '../notifikasi/kabar-jendela'
import { arsipAudit } from './arsip'

let database: TestDatabase
let server: TestServer
let worker: Worker
let token: string
let uuid: string

beforeAll(async () => {
  database = await makeDatabase()
  ;({ uuid } = await makeOperator(database.owner, { username: 'admin', scopes: ['A:T'] }))
  server = await startTestServer(database)
  worker = await startTestWorker(server)
  token = await server.signIn('admin')
})
afterAll(async () => {
  await worker?.stop()
  await server?.stop()
  await database?.drop()
})

const chain = async () => (await server.call<z.infer<typeof Rantai>>('GET', '/v2/platform/audit-rantai', { token })).body.data
const check = async () => {
  const { body } = await server.call<{ id: string }>('POST', '/v2/platform/audit-rantai', { token })
  return await jobDone(server, token, body.data.id)
}
const run = async (job: typeof arsipAudit) => {
  const { id } = await inTransaction(database.app, { collegeId: TEST_COLLEGE, akun: uuid }, (db) => enqueue(db, job, { parameter: {} }))
  return await jobDone(server, token, id)
}

describe('the archive of the log (PL-R58)', () => {
  it('takes months older than five years out into a file with its hash, and the chain goes on', async () => {
    // As if these acts had been written long ago: links are made anew for rows of another time.
    await inCollege(database.owner, TEST_COLLEGE, async (db) => {
      await sql`DELETE FROM audit_rantai`.execute(db)
      await sql`UPDATE audit_log SET waktu = now() - interval '6 years' WHERE id IN (SELECT id FROM audit_log ORDER BY id LIMIT 3)`.execute(
        db,
      )
      await sql`SELECT audit_segel(${TEST_COLLEGE})`.execute(db)
    })
    const before = await chain()
    expect((await check()).pesan).toBe('Rantai utuh.')
    const done = await run(arsipAudit)
    expect([done.status, done.selesai]).toEqual(['selesai', 3])
    const { arsip } = await chain()
    expect(arsip).toMatchObject([{ sampaiUrut: 3, jumlah: 3 }])
    const file = await fetch(`${server.url}/v2/platform/berkas/${arsip[0]?.idBerkas}/unduh`, {
      headers: { authorization: `Bearer ${token}`, 'college-id': TEST_COLLEGE },
    })
    const lines = gunzipSync(Buffer.from(await file.arrayBuffer()))
      .toString()
      .trim()
      .split('\n')
    expect(lines.map((line) => (JSON.parse(line) as { urut: number }).urut)).toEqual([1, 2, 3])
    const after = await check()
    expect([after.status, after.pesan]).toEqual(['selesai', 'Rantai utuh.'])
    expect((await chain()).panjang).toBeGreaterThan(before.panjang)
    expect((await run(arsipAudit)).selesai).toBe(0)
  })

  it('tells who looks after the log when it is broken', async () => {
    await inCollege(database.owner, TEST_COLLEGE, (db) =>
      sql`UPDATE audit_log SET alasan = 'x' WHERE id = (SELECT max(id) FROM audit_log)`.execute(db),
    )
    expect((await check()).pesan).toContain('berbeda dari saat ditulis')
    const { body } = await server.call<{ judul: string }[]>('GET', '/v2/platform/notifikasi?jenis[]=keamanan', { token })
    expect(body.data.map(({ judul }) => judul)).toContain('Rantai log audit tidak utuh')
  })
})

describe('the reminder of officials', () => {
  it('goes to who keeps them 30 days, 7 days and a day before the end, once each', async () => {
    await makeOperator(database.owner, { username: 'sekretariat', scopes: ['MM:T'] })
    await makeOperator(database.owner, { username: 'kasir2', scopes: ['K1:T'] })
    const hari = (n: number) => hariIni(Date.now() + n * 86_400_000, 'Asia/Jakarta')
    await makePejabat(database.owner, { jabatan: 'DEKAN', lingkup: 'pt', berlakuSelesai: hari(7), namaLengkap: 'Sri Wahyuni' })
    await makePejabat(database.owner, { jabatan: 'REKTOR', berlakuSelesai: hari(20) })
    await makePejabat(database.owner, { jabatan: 'WR1', berlakuSelesai: hari(60) })
    expect((await run(kabarPejabat)).selesai).toBe(2)
    const token = await server.signIn('sekretariat')
    await server.call('PUT', '/v2/platform/notifikasi', { token, body: { semua: true } })
    expect((await run(kabarPejabat)).selesai).toBe(0)
    const heard = async (as: string) =>
      (await server.call<{ judul: string }[]>('GET', '/v2/platform/notifikasi?jenis[]=tugas', { token: as })).body.data.map(
        ({ judul }) => judul,
      )
    expect((await heard(token)).toSorted()).toEqual([
      'Masa jabatan Dekan berakhir 7 hari lagi',
      'Masa jabatan Rektor berakhir 20 hari lagi',
    ])
    expect(await heard(await server.signIn('kasir2'))).toEqual([])
  })
})

describe('notices of windows', () => {
  it('go once to who keeps the calendar and to whose work it is', async () => {
    await makeOperator(database.owner, { username: 'krs', scopes: ['A1:T'] })
    await makeOperator(database.owner, { username: 'kasir', scopes: ['K1:T'] })
    const now = Date.now()
    await makeJendela(database.owner, { kode: 'KRS', mulai: new Date(now - 86_400_000), selesai: new Date(now + 86_400_000) })
    await makeJendela(database.owner, { kode: 'UAS', mulai: new Date(now - 86_400_000), selesai: new Date(now + 9 * 86_400_000) })
    expect((await run(kabarJendela)).selesai).toBe(1)
    await run(kabarJendela)
    const heard = async (username: string) => {
      const { body } = await server.call<{ judul: string }[]>('GET', '/v2/platform/notifikasi?jenis[]=jendela', {
        token: await server.signIn(username),
      })
      return body.data.map(({ judul }) => judul)
    }
    expect(await heard('krs')).toEqual(['Masa KRS segera ditutup'])
    expect(await heard('admin')).toEqual(['Masa KRS segera ditutup'])
    expect(await heard('kasir')).toEqual([])
  })
})
