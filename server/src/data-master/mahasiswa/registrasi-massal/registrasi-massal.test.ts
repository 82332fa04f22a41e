import type { RegistrasiMassalHasil } from '@sivitas/contract/data-master/mahasiswa/registrasi-massal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Worker } from '../../../jobs/worker'
import { makeOperator } from '../../../testing/builders'
import { makeKonsentrasi, makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { jobDone, startTestWorker } from '../../../testing/jobs'
import { startTestServer, type TestServer } from '../../../testing/server'

const PATH = '/v2/master/mahasiswa/registrasi-massal'
const LIST = '/v1/mahasiswa'

let database: TestDatabase
let server: TestServer
let worker: Worker
let baak: string
let prodiTi: string
let informatika: { id: string }
let sistem: { id: string }
let rpl: { id: string }
const ids: string[] = []

const atur = (body: Record<string, unknown>, token = baak) => server.call<RegistrasiMassalHasil>('PUT', PATH, { token, body })
const facet = async (query: string, token = baak) => {
  const { body } = await server.call('GET', `${LIST}?facet=1&itemsPerPage=1&${query}`, { token })
  return (body.meta as unknown as { facet: Record<string, Record<string, number>> }).facet
}

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  informatika = await makeProdi(owner, { kode: '55201', nama: 'Informatika' })
  sistem = await makeProdi(owner, { kode: '57201', nama: 'Sistem Informasi' })
  rpl = await makeKonsentrasi(owner, { idProdi: informatika.id, nama: 'Rekayasa Perangkat Lunak' })
  await makeOperator(owner, { username: 'baak', scopes: ['F3:T'] })
  await makeOperator(owner, { username: 'baca', scopes: ['F3:B'] })
  await makeOperator(owner, { username: 'prodi.ti', scopes: ['F3:T'], prodi: ['55201'] })
  for (const nim of ['A1', 'A2', 'A3'])
    ids.push((await makeMahasiswa(owner, { nim: `2301${nim}`, idProdi: informatika.id, gelombang: 'Gelombang 1' })).id)
  ids.push((await makeMahasiswa(owner, { nim: '2302B1', idProdi: sistem.id, gelombang: null })).id)
  ids.push((await makeMahasiswa(owner, { nim: '1901C1', idProdi: informatika.id, status: 'L', periodeMasuk: 20191 })).id)
  server = await startTestServer(database)
  worker = await startTestWorker(server)
  baak = await server.signIn('baak')
  prodiTi = await server.signIn('prodi.ti')
})
afterAll(async () => {
  await worker?.stop()
  await server?.stop()
  await database?.drop()
})

describe('konsentrasi of many', () => {
  it('DM edge 7: shows old -> new first, and leaves out who is of another prodi or studies no longer', async () => {
    const isi = { pilihan: { idMahasiswa: ids }, idKonsentrasi: rpl.id }
    const { body } = await atur({ ...isi, pratinjau: true })
    expect(body.data).toMatchObject({ jumlah: 3, sama: 0, idPekerjaan: null })
    expect(body.data.perubahan).toEqual([{ field: 'konsentrasi', sebelum: null, sesudah: 'Rekayasa Perangkat Lunak', jumlah: 3 }])
    expect(body.data.ditolak.map(({ nim, alasan }) => [nim, alasan])).toEqual([
      ['1901C1', 'Status Lulus: tidak lagi studi.'],
      ['2302B1', 'Konsentrasi bukan milik prodi ini'],
    ])
    expect((await server.call(`GET`, `${LIST}?konsentrasi[]=${rpl.id}`, { token: baak })).body.meta?.totalItems).toBe(0)
    expect((await atur(isi)).body.data.jumlah).toBe(3)
    expect((await server.call(`GET`, `${LIST}?konsentrasi[]=${rpl.id}`, { token: baak })).body.meta?.totalItems).toBe(3)
    expect((await atur({ ...isi, pratinjau: true })).body.data).toMatchObject({ jumlah: 0, sama: 3, perubahan: [] })
  })

  it('is emptied by null, and refuses one that is not in use any more', async () => {
    expect((await atur({ pilihan: { nim: ['2301A3'] }, idKonsentrasi: null })).body.data.jumlah).toBe(1)
    const tutup = await makeKonsentrasi(database.owner, { idProdi: informatika.id, aktif: false })
    expect((await atur({ pilihan: { idMahasiswa: ids }, idKonsentrasi: tutup.id })).status).toBe(422)
    expect((await atur({ pilihan: { idMahasiswa: ids } })).body.errors[0]?.message).toBe('Pilih sedikitnya satu yang diubah.')
  })

  it('needs F3:T and stays within the prodi of the operator', async () => {
    const isi = { pilihan: { idMahasiswa: ids }, gelombang: 'Khusus', pratinjau: true }
    expect((await atur(isi, await server.signIn('baca'))).status).toBe(403)
    const { data } = (await atur(isi, prodiTi)).body
    expect([data.jumlah, data.ditolak.map(({ alasan }) => alasan)]).toEqual([4, ['Mahasiswa tidak ditemukan.']])
  })
})

describe('gelombang of many', () => {
  it('changes whom a filter finds but some', async () => {
    const isi = { pilihan: { saringan: { prodi: ['55201'], status: ['A'] }, kecuali: [ids[0]] }, gelombang: 'Gelombang 2' }
    const { body } = await atur(isi)
    expect(body.data).toMatchObject({ jumlah: 2, perubahan: [{ sebelum: 'Gelombang 1', sesudah: 'Gelombang 2', jumlah: 2 }] })
  })

  it('runs as a job for more than 500', async () => {
    const { owner } = database
    const prodi = await makeProdi(owner, { kode: '61201' })
    for (let n = 0; n < 501; n += 1) await makeMahasiswa(owner, { nim: `61${String(n).padStart(6, '0')}`, idProdi: prodi.id })
    const { body } = await atur({ pilihan: { saringan: { prodi: ['61201'] } }, gelombang: 'Gelombang 3' })
    expect(body.data.jumlah).toBe(501)
    expect((await jobDone(server, baak, body.data.idPekerjaan ?? '')).status).toBe('selesai')
    expect((await facet('prodi[]=61201'))['gelombang']).toEqual({ 'Gelombang 3': 501 })
  })
})

describe('counts beside the filters', () => {
  it('leave out their own filter and keep all others', async () => {
    const jumlah = await facet('prodi[]=55201&status[]=A')
    expect(jumlah['status']).toEqual({ A: 3, L: 1 })
    expect(jumlah['prodi']).toBeDefined()
    expect(jumlah['prodi']).toMatchObject({ [informatika.id]: 3, [sistem.id]: 1 })
    expect(jumlah['tanpaPa']).toEqual({ '1': 3 })
    expect(jumlah['jenisKelamin']).toBeDefined()
  })

  it('count a flag that is in use without itself', async () => {
    expect((await facet('prodi[]=55201&tanpaPa=0'))['tanpaPa']).toEqual({ '1': 4 })
  })

  it('know nothing of other prodi, and nothing of the stored status for a past period', async () => {
    const jumlah = await facet('status[]=A', prodiTi)
    expect(Object.keys(jumlah['prodi'] ?? {})).toEqual([informatika.id])
    expect(await facet('periode=20232')).not.toHaveProperty('status')
  })
})
