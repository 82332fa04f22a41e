import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOperator } from '../../../testing/builders'
import { makeKonsentrasi, makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

type Row = { id: string; versi: number }

let database: TestDatabase
let server: TestServer
let writer: string
/** Writes for prodi 55201 only. */
let bounded: string
let informatika: { id: string }
let sistem: { id: string }

beforeAll(async () => {
  database = await makeDatabase()
  informatika = await makeProdi(database.owner, { kode: '55201', nama: 'Informatika' })
  sistem = await makeProdi(database.owner, { kode: '57201', nama: 'Sistem Informasi' })
  await makeOperator(database.owner, { username: 'unit', scopes: ['F1:T'] })
  await makeOperator(database.owner, { username: 'unit.ti', scopes: ['F1:T'], prodi: ['55201'] })
  server = await startTestServer(database)
  writer = await server.signIn('unit')
  bounded = await server.signIn('unit.ti')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

describe('konsentrasi', () => {
  it('is made, changed and removed, with the idKonsentrasi of the source passed over', async () => {
    const body = { kode: 'RPL', nama: 'Rekayasa Perangkat Lunak', idProdi: informatika.id, kuota: '40', sksMinimum: '' }
    const created = await server.call<Row>('POST', '/v1/konsentrasi', { token: writer, body })
    expect(created.status).toBe(201)
    expect(created.body.data).toMatchObject({
      labelProdi: 'S1 - Informatika',
      kuota: 40,
      sksMinimum: null,
      jumlahMahasiswa: 0,
      aktif: true,
    })
    const { id, versi } = created.body.data
    const changed = await server.call('PUT', `/v1/konsentrasi/${id}`, { token: writer, body: { idKonsentrasi: id, versi, aktif: false } })
    expect(changed.body.data).toMatchObject({ aktif: false, nama: 'Rekayasa Perangkat Lunak', kuota: 40 })
    expect((await server.call('DELETE', `/v1/konsentrasi/${id}`, { token: writer })).status).toBe(200)
    expect((await server.call('GET', `/v1/konsentrasi/${id}`, { token: writer })).status).toBe(404)
  })

  it('keeps codes unique inside a prodi only, and says who holds one', async () => {
    await makeKonsentrasi(database.owner, { idProdi: informatika.id, kode: 'AI', nama: 'Kecerdasan Buatan' })
    const body = { kode: 'ai', nama: 'Lain', idProdi: informatika.id }
    const taken = await server.call('POST', '/v1/konsentrasi', { token: writer, body })
    expect([taken.status, taken.body.detail]).toEqual([409, 'Kode konsentrasi sudah dipakai oleh Kecerdasan Buatan'])
    const other = await server.call('POST', '/v1/konsentrasi', { token: writer, body: { ...body, idProdi: sistem.id } })
    expect(other.status).toBe(201)
  })

  it('filters by prodi code or key, by name and by aktif', async () => {
    const { id: idProdi } = await makeProdi(database.owner, { kode: '61201', nama: 'Manajemen' })
    await makeKonsentrasi(database.owner, { idProdi, nama: 'Pemasaran' })
    await makeKonsentrasi(database.owner, { idProdi, nama: 'Keuangan', aktif: false })
    const names = async (query: string) => {
      const { body } = await server.call<{ nama: string }[]>('GET', `/v1/konsentrasi?${query}`, { token: writer })
      return body.data.map(({ nama }) => nama)
    }
    expect(await names('prodi[]=61201&order[nama]=asc')).toEqual(['Keuangan', 'Pemasaran'])
    expect(await names(`prodi=${idProdi}&aktif=1`)).toEqual(['Pemasaran'])
    expect(await names('cari=pemas')).toEqual(['Pemasaran'])
  })

  it('refuses to delete one that students chose, with both counts', async () => {
    const { id } = await makeKonsentrasi(database.owner, { idProdi: informatika.id })
    await makeMahasiswa(database.owner, { idProdi: informatika.id, idKonsentrasi: id })
    await makeMahasiswa(database.owner, { idProdi: informatika.id, idKonsentrasi: id })
    const { status, body } = await server.call('DELETE', `/v1/konsentrasi/${id}`, { token: writer })
    expect([status, body.detail]).toEqual([409, 'Dipakai 2 mahasiswa dan 0 mata kuliah'])
  })

  it('hides other prodi from an operator of one prodi and refuses his writes there', async () => {
    const { id } = await makeKonsentrasi(database.owner, { idProdi: sistem.id })
    expect((await server.call('GET', `/v1/konsentrasi/${id}`, { token: bounded })).status).toBe(404)
    const { body } = await server.call<{ idProdi: string }[]>('GET', '/v1/konsentrasi', { token: bounded })
    expect(body.data.every(({ idProdi }) => idProdi === informatika.id)).toBe(true)
    const created = await server.call('POST', '/v1/konsentrasi', { token: bounded, body: { kode: 'XX', nama: 'X', idProdi: sistem.id } })
    expect([created.status, created.body.detail]).toEqual([403, 'Program studi di luar akses Anda.'])
    const own = await makeKonsentrasi(database.owner, { idProdi: informatika.id })
    const moved = await server.call('PUT', `/v1/konsentrasi/${own.id}`, { token: bounded, body: { versi: own.versi, idProdi: sistem.id } })
    expect(moved.status).toBe(403)
  })
})
