import type { Pekerjaan } from '@sivitas/contract/platform/pekerjaan/pekerjaan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { inTransaction, type Db } from '../../db/client'
import { defineJob } from '../../jobs/define'
import { enqueue } from '../../jobs/enqueue'
import type { Worker } from '../../jobs/worker'
import { makeOperator, TEST_COLLEGE } from '../../testing/builders'
import { makeFakultas, makeMahasiswa, makeProdi } from '../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { jobDone, startTestWorker } from '../../testing/jobs'
import { startTestServer, type TestServer } from '../../testing/server'

const langkah = defineJob({
  jenis: 'uji_langkah',
  judul: () => 'Tiga langkah',
  parameter: z.object({}),
  async run(job) {
    await job.progress({ total: 3 })
    for (let n = 0; n < 3; n += 1) {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await job.progress({ selesai: 1 })
    }
  },
})

let database: TestDatabase
let server: TestServer
let worker: Worker
let token: string
let other: string
let admin: string
let reader: string
let uuid: string

const asCaller = <T>(run: (db: Db) => Promise<T>) => inTransaction(database.app, { collegeId: TEST_COLLEGE, akun: uuid }, run)
const ekspor = (body: object, as = token) => server.call<Pekerjaan>('POST', '/v2/platform/pekerjaan/ekspor', { token: as, body })

beforeAll(async () => {
  database = await makeDatabase()
  ;({ uuid } = await makeOperator(database.owner, { username: 'unit', scopes: ['F1:B', 'F3:B'], prodi: ['55201'] }))
  await makeOperator(database.owner, { username: 'lain' })
  await makeOperator(database.owner, { username: 'admin', scopes: ['A:T'] })
  await makeOperator(database.owner, { username: 'pembaca', scopes: ['A:B'] })
  for (const nama of ['Teknik', 'Hukum Raya', 'Ilmu Raya']) await makeFakultas(database.owner, { nama })
  const own = await makeProdi(database.owner, { kode: '55201' })
  const foreign = await makeProdi(database.owner, { kode: '62201' })
  await makeMahasiswa(database.owner, { idProdi: own.id })
  await makeMahasiswa(database.owner, { idProdi: foreign.id })
  server = await startTestServer(database)
  worker = await startTestWorker(server, { jobs: [langkah] })
  ;[token, other, admin, reader] = (await Promise.all(['unit', 'lain', 'admin', 'pembaca'].map((name) => server.signIn(name)))) as [
    string,
    string,
    string,
    string,
  ]
})
afterAll(async () => {
  await worker.stop()
  await server.stop()
  await database.drop()
})

describe('an export as a job', () => {
  it('makes the file that the list itself would make, with the same filters', async () => {
    const { status, body } = await ekspor({
      alamat: '/v1/fakultas',
      kueri: 'nama=raya&order[nama]=desc&page=3&itemsPerPage=1&kolom[]=nama',
      format: 'csv',
      judul: 'Fakultas',
    })
    expect([status, body.data.judul]).toEqual([202, 'Ekspor Fakultas (CSV)'])
    const job = await jobDone(server, token, body.data.id)
    expect(job).toMatchObject({ status: 'selesai', total: 2, selesai: 2, bolehUlang: true })
    expect(job.hasil[0]?.nama).toMatch(/\.csv$/)
    const file = await server.call('GET', `/v2/platform/berkas/${job.hasil[0]?.id}/unduh`, { token })
    expect(file.text.replace('\uFEFF', '').trim().split('\r\n')).toEqual(['Nama fakultas', 'Ilmu Raya', 'Hukum Raya'])
  })

  it('holds only what its owner may see', async () => {
    const { body } = await ekspor({ alamat: '/v1/mahasiswa', format: 'csv', judul: 'Mahasiswa' })
    expect(await jobDone(server, token, body.data.id)).toMatchObject({ status: 'selesai', total: 1, selesai: 1 })
  })

  it.each([
    ['/v1/operator', '', 'Perlu hak akses O1:B.'],
    ['/v1/fakultas', 'warna=1', 'Filter warna tidak dikenal.'],
    ['/v1/tidak-ada', '', 'Daftar tidak ditemukan.'],
  ])('ends with the refusal of %s?%s', async (alamat, kueri, pesan) => {
    const { body } = await ekspor({ alamat, kueri, format: 'xlsx', judul: 'X' })
    expect(await jobDone(server, token, body.data.id)).toMatchObject({ status: 'gagal', pesan, percobaan: 0 })
  })

  it('may be made anew: the old file gives way to the new one', async () => {
    const { body } = await ekspor({ alamat: '/v1/fakultas', format: 'xlsx', judul: 'Fakultas' })
    const first = await jobDone(server, token, body.data.id)
    await server.call('POST', `/v2/platform/pekerjaan/${first.id}/ulang`, { token })
    const second = await jobDone(server, token, first.id)
    expect(second).toMatchObject({ status: 'selesai', selesai: first.selesai })
    expect(second.hasil).toHaveLength(1)
    expect(second.hasil[0]?.id).not.toBe(first.hasil[0]?.id)
  })

  it('refuses what is no list of the API', async () => {
    const { status, body } = await ekspor({ alamat: 'https://jahat.example/v1/x', format: 'csv', judul: 'X' })
    expect([status, body.errors[0]?.field]).toEqual([422, 'alamat'])
  })
})

describe('jobs', () => {
  it('are seen by their owner and by administrators, and steered by writing ones', async () => {
    const { id } = await asCaller((db) => enqueue(db, langkah, { parameter: {} }))
    const path = `/v2/platform/pekerjaan/${id}`
    const statuses = await Promise.all(
      [token, other, admin, reader].map(async (as) => (await server.call('GET', path, { token: as })).status),
    )
    expect(statuses).toEqual([200, 404, 200, 200])
    expect((await server.call('POST', `${path}/batal`, { token: other })).status).toBe(404)
    expect((await server.call('POST', `${path}/batal`, { token: reader })).status).toBe(403)
    expect((await server.call('POST', `${path}/batal`, { token: admin })).status).toBe(200)
  })

  it('are listed for oneself; everybody only for administrators', async () => {
    const mine = await server.call<Pekerjaan[]>('GET', '/v2/platform/pekerjaan?status[]=selesai&order[judul]=asc', { token })
    expect(mine.body.data.map(({ status }) => status)).toEqual(mine.body.data.map(() => 'selesai'))
    expect(mine.body.meta.totalItems).toBeGreaterThan(0)
    expect((await server.call('GET', '/v2/platform/pekerjaan', { token: other })).body.meta.totalItems).toBe(0)
    expect((await server.call('GET', '/v2/platform/pekerjaan?milik=semua', { token: other })).status).toBe(403)
    const all = await server.call<Pekerjaan[]>('GET', '/v2/platform/pekerjaan?milik=semua', { token: reader })
    expect(all.body.data[0]).toMatchObject({ namaAkun: 'unit' })
  })

  it('tell of their progress while a stream is open, and only to their owner', async () => {
    const abort = new AbortController()
    const open = async (as: string) =>
      await fetch(`${server.url}/v2/platform/pekerjaan/alur`, {
        headers: { authorization: `Bearer ${as}`, 'college-id': TEST_COLLEGE },
        signal: abort.signal,
      })
    const [mine, theirs] = [await open(token), await open(other)]
    expect(mine.headers.get('content-type')).toContain('text/event-stream')
    expect(mine.headers.get('content-encoding')).toBeNull()
    const { id } = await asCaller((db) => enqueue(db, langkah, { parameter: {} }))
    const heard: Pekerjaan[] = []
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of mine.body!) {
      text += decoder.decode(chunk as Uint8Array, { stream: true })
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1]
        if (data) heard.push(JSON.parse(data) as Pekerjaan)
      }
      if (heard.some((job) => job.id === id && job.status === 'selesai')) break
    }
    const told = heard.filter((job) => job.id === id)
    const counts = told.map(({ selesai }) => selesai)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(told.length).toBeGreaterThanOrEqual(3)
    const foreign = theirs.body!.getReader()
    const first = await foreign.read()
    expect(decoder.decode(first.value)).not.toContain(id)
    abort.abort()
  })
})
