import type { AnggotaHasil, AnggotaKlasifikasi, Klasifikasi } from '@sivitas/contract/data-master/mahasiswa/klasifikasi-mahasiswa'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOperator, makePeriode, PERIODE } from '../../../testing/builders'
import { makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

const PATH = '/v2/master/klasifikasi'

let database: TestDatabase
let server: TestServer
let token: string
let bounded: string
let idProdi: string

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'grup', scopes: ['F3:T'] })
  await makeOperator(owner, { username: 'grup.ti', scopes: ['F3:T'], prodi: ['55201'] })
  await makeOperator(owner, { username: 'grup.baca', scopes: ['F3:B'] })
  ;({ id: idProdi } = await makeProdi(owner, { kode: '55201', nama: 'Informatika' }))
  await makePeriode(owner, PERIODE)
  await makePeriode(owner, 20242)
  server = await startTestServer(database)
  token = await server.signIn('grup')
  bounded = await server.signIn('grup.ti')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

let made = 0
const group = async (values: object = {}) => {
  made += 1
  const body = { kode: `K${made}`, nama: `Klasifikasi ${made}`, kelompok: 'Umum', ...values }
  return (await server.call<Klasifikasi>('POST', PATH, { token, body })).body.data
}
const add = (id: string, body: object, as = token) =>
  server.call<AnggotaHasil[]>('POST', `${PATH}/${id}/anggota`, { token: as, body: { periodeMulai: PERIODE, ...body } })
const members = async (id: string, query = '', as = token) =>
  (await server.call<AnggotaKlasifikasi[]>('GET', `${PATH}/${id}/anggota?${query}`, { token: as })).body.data
const student = (values: Parameters<typeof makeMahasiswa>[1] = {}) => makeMahasiswa(database.owner, { idProdi, ...values })

describe('klasifikasi', () => {
  it('answers each pasted line: added, in already, named twice, unknown', async () => {
    const { id } = await group()
    const [a, b] = [await student(), await student({ nimLama: ['1999000001'] })]
    const { body } = await add(id, { pilihan: { nim: [a.nim, '1999 000001', a.nim, '999'] } })
    expect(body.data.map(({ teks, hasil }) => [teks, hasil])).toEqual([
      [a.nim, 'ditambahkan'],
      ['1999 000001', 'ditambahkan'],
      [a.nim, 'ganda'],
      ['999', 'tidak_ditemukan'],
    ])
    expect((await members(id)).map(({ nim }) => nim).toSorted()).toEqual([a.nim, b.nim].toSorted())
    expect((await add(id, { pilihan: { idMahasiswa: [a.id] } })).body.data).toMatchObject([{ hasil: 'sudah' }])
    const filtered = await server.call<{ id: string; klasifikasi: string }[]>('GET', `/v1/mahasiswa?klasifikasi[]=${id}`, { token })
    expect(filtered.body.data).toHaveLength(2)
  })

  it('asks before a second one of a group of one, and then ends the first with the period before', async () => {
    const kip = await group({ kelompok: 'Pembiayaan', tunggalDalamKelompok: true })
    const yayasan = await group({ kelompok: 'pembiayaan', tunggalDalamKelompok: true })
    const { id } = await student()
    await add(kip.id, { pilihan: { idMahasiswa: [id] }, periodeMulai: 20242 })
    const asked = await add(yayasan.id, { pilihan: { idMahasiswa: [id] } })
    expect(asked.body.data).toMatchObject([{ hasil: 'perlu_ganti', menggantikan: kip.nama }])
    expect(await members(yayasan.id)).toEqual([])
    expect((await add(yayasan.id, { pilihan: { idMahasiswa: [id] }, ganti: true })).body.data).toMatchObject([{ hasil: 'mengganti' }])
    expect([await members(kip.id), (await members(kip.id, 'berakhir=1')).map(({ periodeAkhir }) => periodeAkhir)]).toEqual([[], [20242]])
    const orang = await server.call<{ nama: string; periodeAkhir: number | null }[]>('GET', `/v2/master/mahasiswa/${id}/klasifikasi`, {
      token,
    })
    expect(orang.body.data.map(({ nama, periodeAkhir }) => [nama, periodeAkhir])).toEqual([
      [yayasan.nama, null],
      [kip.nama, 20242],
    ])
  })

  it('keeps a group alike, and refuses one of which students have several', async () => {
    const [a, b] = [await group({ kelompok: 'Minat' }), await group({ kelompok: 'Minat' })]
    const { id } = await student()
    await add(a.id, { pilihan: { idMahasiswa: [id] } })
    await add(b.id, { pilihan: { idMahasiswa: [id] } })
    const tunggal = (row: Klasifikasi) =>
      server.call<Klasifikasi>('PUT', `${PATH}/${row.id}`, { token, body: { versi: row.versi, tunggalDalamKelompok: true } })
    expect((await tunggal(a)).body.detail).toBe(
      '1 mahasiswa memiliki lebih dari satu klasifikasi kelompok Minat. Akhiri dahulu kelebihannya.',
    )
    await server.call('DELETE', `${PATH}/${b.id}/anggota`, { token, body: { idMahasiswa: [id], periodeAkhir: PERIODE } })
    expect((await tunggal(a)).body.data.tunggalDalamKelompok).toBe(true)
    const { body } = await server.call<Klasifikasi>('GET', `${PATH}/${b.id}`, { token })
    expect(body.data.tunggalDalamKelompok).toBe(true)
  })

  it('is not deleted while it has or had members, and takes none once it is no longer in use', async () => {
    const row = await group()
    const { id } = await student()
    await add(row.id, { pilihan: { idMahasiswa: [id] } })
    expect((await server.call('DELETE', `${PATH}/${row.id}`, { token })).body.type).toBe('dipakai')
    await server.call('DELETE', `${PATH}/${row.id}/anggota`, { token, body: { idMahasiswa: [id] } })
    expect((await server.call('DELETE', `${PATH}/${row.id}/anggota`, { token, body: { idMahasiswa: [id] } })).status).toBe(404)
    await server.call('PUT', `${PATH}/${row.id}`, { token, body: { versi: row.versi, aktif: false } })
    expect((await add(row.id, { pilihan: { idMahasiswa: [id] } })).body.type).toBe('nonaktif')
    expect((await server.call('DELETE', `${PATH}/${row.id}`, { token })).status).toBe(200)
  })

  it('shows and takes students of the own prodi only, and is written by F3:T', async () => {
    const { id } = await group()
    const other = await makeMahasiswa(database.owner)
    expect((await add(id, { pilihan: { nim: [other.nim] } }, bounded)).body.data).toMatchObject([{ hasil: 'tidak_ditemukan' }])
    await add(id, { pilihan: { nim: [other.nim] } })
    expect([(await members(id)).length, (await members(id, '', bounded)).length]).toEqual([1, 0])
    const seen = await server.call<Klasifikasi>('GET', `${PATH}/${id}`, { token: bounded })
    expect(seen.body.data.jumlah).toBe(0)
    expect((await add(id, { pilihan: { nim: [other.nim] } }, await server.signIn('grup.baca'))).status).toBe(403)
  })
})
