import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOperator } from '../../../testing/builders'
import { makeAkreditasi, makeKampus, makeKode, makeProdi, makeWilayah } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

type Row = { id: string; versi: number; kode: string; nama: string; utama: boolean }

let database: TestDatabase
let server: TestServer
let writer: string
let cashier: string
let wilayah: { kecamatan: string; kota: string }

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'unit', scopes: ['F1:T'] })
  await makeOperator(owner, { username: 'kasir', scopes: ['K1:T'] })
  await makeKode(owner, { daftar: 'bentuk-pt', kode: 'universitas', nama: 'Universitas' })
  wilayah = await makeWilayah(owner)
  server = await startTestServer(database)
  writer = await server.signIn('unit')
  cashier = await server.signIn('kasir')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const pt = async (token = writer) => (await server.call<Row>('GET', '/v1/perguruan_tinggi', { token })).body.data
const putPt = async (body: object) => {
  const { id, versi } = await pt()
  return await server.call<Row>('PUT', `/v1/perguruan_tinggi/${id}`, { token: writer, body: { idPerguruanTinggi: id, versi, ...body } })
}

describe('perguruan tinggi', () => {
  it('shows everybody its public face, and its account only to F1', async () => {
    await makeAkreditasi(database.owner, { idProdi: null, nomorSk: 'PT/1' })
    const changed = await putPt({ bank: 'Bank Contoh', nomorRekening: '123', npwp: '01.234.567.8-901.234', idWilayah: wilayah.kecamatan })
    expect(changed.body.data).toMatchObject({
      bank: 'Bank Contoh',
      npwp: '012345678901234',
      namaBentukPt: 'Universitas',
      wilayah: 'Coblong, Kota Bandung, Jawa Barat',
      akreditasi: { nomorSk: 'PT/1', berlaku: true },
    })
    const seen = await pt(cashier)
    expect(seen).toMatchObject({ nama: 'Perguruan Tinggi uji', akreditasi: { nomorSk: 'PT/1' } })
    for (const field of ['bank', 'nomorRekening', 'npwp', 'luasTanahMilik']) expect(seen).not.toHaveProperty(field)
  })

  it.each([
    [{ kode: '12345' }, 'kode', 'Kode PT harus 6 angka'],
    [{ kodePos: '123' }, 'kodePos', 'Kode pos harus 5 angka'],
    [{ npwp: '123' }, 'npwp', 'NPWP harus 15 atau 16 angka'],
    [{ statusMilik: '3' }, 'idYayasan', 'Badan hukum wajib diisi untuk perguruan tinggi milik yayasan'],
    [{ lintang: 91 }, 'lintang', 'Paling banyak 90'],
  ])('refuses %j', async (...[body, field, message]) => {
    const answer = await putPt(body)
    expect([answer.status, answer.body.errors[0]?.field, answer.body.errors[0]?.message]).toEqual([422, field, message])
  })

  it('wants an address down to the kecamatan', async () => {
    const { body } = await putPt({ idWilayah: wilayah.kota })
    expect(body.errors).toMatchObject([{ field: 'idWilayah', message: 'Pilih sampai tingkat kecamatan' }])
  })

  it('is written with F1:T only', async () => {
    const { id, versi } = await pt()
    expect((await server.call('PUT', `/v1/perguruan_tinggi/${id}`, { token: cashier, body: { versi } })).status).toBe(403)
  })
})

describe('yayasan', () => {
  const input = {
    nama: 'Yayasan Contoh',
    nomorAkta: '1',
    tanggalAkta: '1980-01-01',
    nomorPengesahanAhu: 'AHU-1',
    tanggalPengesahanAhu: '1981-01-01',
  }

  it('stands once above the college, with its deeds', async () => {
    expect((await server.call('GET', '/v1/yayasan', { token: writer })).body.data).toBeNull()
    const deed = { nomor: '7', tanggal: '2020-02-02', perihal: 'Perubahan pengurus' }
    expect((await server.call('POST', '/v2/master/akta-yayasan', { token: writer, body: deed })).status).toBe(409)
    const created = await server.call<Row>('POST', '/v1/yayasan', { token: writer, body: input })
    expect(created.status).toBe(201)
    expect((await server.call('POST', '/v1/yayasan', { token: writer, body: input })).body.detail).toContain('Yayasan Contoh')
    const { id, versi } = created.body.data
    const changed = await server.call('PUT', `/v1/yayasan/${id}`, {
      token: writer,
      body: { idYayasan: id, versi, ketua: 'Ketua A', telepon: '0812-3456-7890' },
    })
    expect(changed.body.data).toMatchObject({ ketua: 'Ketua A', telepon: '+6281234567890' })
    expect((await putPt({ statusMilik: '3', idYayasan: id })).body.data).toMatchObject({ yayasan: { nama: 'Yayasan Contoh' } })

    await server.call('POST', '/v2/master/akta-yayasan', { token: writer, body: { ...deed, nomor: '3', tanggal: '1990-01-01' } })
    const akta = await server.call<Row>('POST', '/v2/master/akta-yayasan', { token: writer, body: deed })
    const { body } = await server.call('GET', '/v2/master/akta-yayasan', { token: writer })
    expect(body.data).toMatchObject([{ nomor: '7' }, { nomor: '3' }])
    expect((await server.call('DELETE', `/v2/master/akta-yayasan/${akta.body.data.id}`, { token: writer })).status).toBe(200)
  })

  it('is shown to F1 only', async () => {
    expect((await server.call('GET', '/v1/yayasan', { token: cashier })).status).toBe(403)
  })
})

describe('kampus', () => {
  const path = '/v2/master/kampus'
  const create = async (body: object) => (await server.call<Row>('POST', path, { token: writer, body })).body.data

  it('has exactly one main kampus', async () => {
    const first = await create({ kode: 'U', nama: 'Kampus Utara', idWilayah: wilayah.kecamatan })
    expect(first).toMatchObject({ utama: true, kota: 'Kota Bandung', wilayah: 'Coblong, Kota Bandung, Jawa Barat' })
    const second = await create({ kode: 'S', nama: 'Kampus Selatan', utama: true })
    const { body } = await server.call<Row[]>('GET', path, { token: writer })
    expect(body.data.map(({ nama, utama }) => [nama, utama])).toEqual([
      ['Kampus Selatan', true],
      ['Kampus Utara', false],
    ])
    const put = (changes: object) =>
      server.call('PUT', `${path}/${second.id}`, { token: writer, body: { versi: second.versi, ...changes } })
    expect((await put({ utama: false })).body.errors).toMatchObject([{ field: 'utama' }])
    expect((await put({ aktif: false })).body.errors).toMatchObject([{ field: 'aktif' }])
    expect((await server.call('DELETE', `${path}/${second.id}`, { token: writer })).status).toBe(409)
  })

  it('says who holds a code and by what a kampus is used', async () => {
    const { nama, kode, id } = await makeKampus(database.owner)
    const taken = await server.call('POST', path, { token: writer, body: { kode, nama: 'Baru' } })
    expect(taken.body.detail).toBe(`Kode kampus sudah dipakai oleh ${nama}`)
    await makeProdi(database.owner, { idKampus: [id] })
    expect((await server.call('DELETE', `${path}/${id}`, { token: writer })).body.detail).toBe('Kampus dipakai 1 prodi')
  })
})
