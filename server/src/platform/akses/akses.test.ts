import type { PermintaanAkses } from '@sivitas/contract/platform/permintaan-akses'
import type { Notifikasi } from '@sivitas/contract/platform/pribadi'
import type { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOperator } from '../../testing/builders'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

type Kabar = z.infer<typeof Notifikasi>

let database: TestDatabase
let server: TestServer
let admin: string
let clerk: string
let teller: string

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  await makeOperator(database.owner, { username: 'admin', scopes: ['A:T'], nama: 'Operator A' })
  await makeOperator(database.owner, { username: 'personalia', scopes: ['O1:T', 'F1:B'] })
  await makeOperator(database.owner, { username: 'loket', scopes: ['F3:B'], nama: 'Operator Loket' })
  admin = await server.signIn('admin')
  clerk = await server.signIn('personalia')
  teller = await server.signIn('loket')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const ask = (scopeDiminta: string[], token = teller) =>
  server.call('POST', '/v2/platform/permintaan-akses', {
    token,
    body: { scopeDiminta, halaman: '/pengaturan/operator/hak-akses', alasan: 'Menggantikan rekan' },
  })
const requests = async (token: string) =>
  (await server.call<PermintaanAkses[]>('GET', '/v2/platform/permintaan-akses?status[]=diajukan', { token })).body.data
const answer = ({ id, versi }: PermintaanAkses, body: object, token = admin) =>
  server.call<PermintaanAkses>('PUT', `/v2/platform/permintaan-akses/${id}`, { token, body: { versi, ...body } })
const bell = async (token: string) => (await server.call<Kabar[]>('GET', '/v2/platform/notifikasi?order[dibuatPada]=desc', { token })).body

describe('asking for access (Beyond 2)', () => {
  it('says with each refusal what stands in the way and who can lift it', async () => {
    const refused = await server.call('GET', '/v1/role', { token: teller })
    expect(refused.status).toBe(403)
    expect(refused.body).toMatchObject({
      halangan: { jenis: 'hak_akses', nama: ['O1:B'], sampai: null, hakPembuka: { kode: 'O1', tingkat: 'T', supervisor: false } },
    })
    const holders = await server.call<{ nama: string }[]>('GET', '/v2/platform/pemegang-hak?kode=O1&tingkat=T', { token: teller })
    expect(holders.body.data.map(({ nama }) => nama)).toEqual(['Operator A', 'personalia'])
  })

  it('reaches everyone who may grant it, and is answered for a week', async () => {
    expect((await ask(['O1:B'])).status).toBe(201)
    const again = await ask(['O1:B'])
    expect([again.status, again.body.type]).toEqual([409, 'duplikat'])
    const [told] = (await bell(clerk)).data
    expect([told?.judul, told?.isi, told?.jenis]).toEqual(['Operator Loket meminta akses O1:B', 'Menggantikan rekan', 'tugas'])
    const [request] = await requests(clerk)
    if (!request) throw new Error('No request.')
    expect(request).toMatchObject({ nama: 'Operator Loket', scopeDiminta: ['O1:B'], milikSaya: false })
    const given = await answer(request, { putusan: 'diberikan', lama: 'minggu' }, clerk)
    expect([given.status, given.body.data.status, given.body.data.dijawabOleh]).toEqual([200, 'diberikan', 'personalia'])
    expect((await server.call('GET', '/v1/role', { token: teller })).status).toBe(200)
    const [heard] = (await bell(teller)).data
    expect(heard?.judul).toMatch(/^Akses O1:B diberikan sampai /)
    expect(heard?.tautan).toBe('/pengaturan/operator/hak-akses')
    const twice = await answer(request, { putusan: 'ditolak' })
    expect([twice.status, twice.body.type]).toEqual([409, 'final'])
  })

  it('never grants what the one who answers does not hold', async () => {
    await ask(['K1:T'])
    const [request] = await requests(clerk)
    if (!request) throw new Error('No request.')
    const refused = await answer(request, { putusan: 'diberikan', lama: 'seterusnya' }, clerk)
    expect([refused.status, refused.body.detail]).toEqual([403, 'Anda tidak memiliki hak K1:T sehingga tidak dapat memberikannya'])
    const lower = await answer(request, { putusan: 'diberikan', lama: 'hari', hak: { kode: 'K1', tingkat: 'B' }, catatan: 'Hanya membaca' })
    expect(lower.status).toBe(200)
    expect((await bell(teller)).data[0]).toMatchObject({ isi: 'Hanya membaca' })
  })

  it('tells who was refused, and shows him his own requests only', async () => {
    await ask(['LP'])
    const [request] = await requests(admin)
    if (!request) throw new Error('No request.')
    expect((await answer(request, { putusan: 'ditolak', catatan: 'Mintalah laporan kepada BAAK.' })).status).toBe(200)
    expect((await bell(teller)).data[0]).toMatchObject({ judul: 'Permintaan akses ditolak', isi: 'Mintalah laporan kepada BAAK.' })
    await makeOperator(database.owner, { username: 'asing', scopes: ['F3:B'] })
    const other = await server.call<PermintaanAkses[]>('GET', '/v2/platform/permintaan-akses', { token: await server.signIn('asing') })
    expect(other.body.data).toEqual([])
    expect(
      (
        await server.call('PUT', `/v2/platform/permintaan-akses/${request.id}`, {
          token: await server.signIn('asing'),
          body: { versi: 2, putusan: 'diberikan' },
        })
      ).status,
    ).toBe(403)
  })
})

describe('the bell', () => {
  it('counts what is unread over all pages, filters, and marks all read', async () => {
    const one = await server.call<Kabar[]>('GET', '/v2/platform/notifikasi?itemsPerPage=1', { token: teller })
    const facet = (one.body.meta as unknown as { facet: { dibaca: { belum: number } } }).facet
    expect(facet.dibaca.belum).toBe(one.body.meta.totalItems)
    expect(facet.dibaca.belum).toBeGreaterThan(1)
    const tasks = await server.call<Kabar[]>('GET', '/v2/platform/notifikasi?jenis[]=tugas', { token: teller })
    expect(tasks.body.data).toEqual([])
    await server.call('PUT', '/v2/platform/notifikasi', { token: teller, body: { ids: [one.body.data[0]?.id] } })
    const unread = await server.call<Kabar[]>('GET', '/v2/platform/notifikasi?belumDibaca=1', { token: teller })
    expect(unread.body.meta.totalItems).toBe(facet.dibaca.belum - 1)
    await server.call('PUT', '/v2/platform/notifikasi', { token: teller, body: { semua: true } })
    expect((await server.call('GET', '/v2/platform/notifikasi?belumDibaca=1', { token: teller })).body.meta.totalItems).toBe(0)
  })

  it('keeps preferences up to 32 KB', async () => {
    const put = (nilai: unknown) => server.call('PUT', '/v2/platform/preferensi/kolom:uji', { token: teller, body: { nilai } })
    expect((await put('x'.repeat(32_000))).status).toBe(200)
    const refused = await put('é'.repeat(17_000))
    expect([refused.status, refused.body.errors[0]?.message]).toEqual([422, 'Paling banyak 32 KB'])
  })
})
