import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOperator } from '../../../testing/builders'
import { makeAkreditasi, makeKode, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

type Row = { id: string; versi: number; nomorSk: string; tanggalBerakhir: string; berlaku: boolean; sisaHari: number; pesan: string | null }

let database: TestDatabase
let server: TestServer
let writer: string

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'unit', scopes: ['F1:T'] })
  await makeOperator(owner, { username: 'unit.ti', scopes: ['F1:T'], prodi: ['55201'] })
  await makeKode(owner, { daftar: 'peringkat-akreditasi', kode: 'U', nama: 'Unggul' })
  await makeKode(owner, { daftar: 'peringkat-akreditasi', kode: 'C', nama: 'C', aktif: false })
  await makeKode(owner, { daftar: 'lembaga-akreditasi', kode: 'BAN-PT', nama: 'BAN-PT' })
  await makeKode(owner, { daftar: 'lembaga-akreditasi', kode: 'LAM-INFOKOM', nama: 'LAM INFOKOM' })
  server = await startTestServer(database)
  writer = await server.signIn('unit')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const sk = (nomorSk: string, [tanggalMulai, tanggalBerakhir]: [string, string], more: object = {}) => ({
  lembaga: 'BAN-PT',
  peringkat: 'U',
  nomorSk,
  tanggalSk: tanggalMulai,
  tanggalMulai,
  tanggalBerakhir,
  ...more,
})
const newProdi = async () => {
  const { id } = await makeProdi(database.owner)
  return { id, path: `/v2/master/prodi/${id}/akreditasi` }
}

describe('akreditasi of a prodi', () => {
  it('lists newest first, with what is left of each term', async () => {
    const { id: idProdi, path } = await newProdi()
    await makeAkreditasi(database.owner, {
      idProdi,
      nomorSk: 'LAMA/1',
      tanggalSk: '2016-03-11',
      tanggalMulai: '2016-03-11',
      tanggalBerakhir: '2021-03-10',
    })
    await makeAkreditasi(database.owner, {
      idProdi,
      nomorSk: 'BARU/1',
      tanggalSk: '2021-03-11',
      tanggalMulai: '2021-03-11',
      tanggalBerakhir: '2099-12-31',
    })
    const { body } = await server.call<Row[]>('GET', path, { token: writer })
    expect(body.data).toMatchObject([
      { nomorSk: 'BARU/1', berlaku: true, pesan: null, namaPeringkat: 'Unggul', namaLembaga: 'BAN-PT' },
      { nomorSk: 'LAMA/1', berlaku: false, pesan: expect.stringMatching(/^Kedaluwarsa \d+ hari$/) },
    ])
    expect(body.data[1]?.sisaHari).toBeLessThan(0)
  })

  it('DM edge 23: refuses an ending before the beginning, also when a change names one day only', async () => {
    const { path } = await newProdi()
    const wrong = await server.call('POST', path, { token: writer, body: sk('X/1', ['2026-01-01', '2026-01-01']) })
    expect(wrong.status).toBe(422)
    expect(wrong.body.errors).toMatchObject([{ field: 'tanggalBerakhir', message: 'Tanggal berakhir harus setelah tanggal mulai' }])
    const { body } = await server.call<Row>('POST', path, { token: writer, body: sk('X/2', ['2026-01-01', '2026-12-31']) })
    const { id, versi } = body.data
    const changed = await server.call('PUT', `${path}/${id}`, { token: writer, body: { versi, tanggalBerakhir: '2025-12-31' } })
    expect([changed.status, changed.body.errors[0]?.field]).toEqual([422, 'tanggalBerakhir'])
  })

  it('DM edge 23: names the decision that a new term overlaps, and ends it the day before when that is accepted', async () => {
    const { id: idProdi, path } = await newProdi()
    const older = await makeAkreditasi(database.owner, {
      idProdi,
      nomorSk: 'LAMA/2',
      tanggalMulai: '2022-01-01',
      tanggalBerakhir: '2027-01-01',
    })
    const body = sk('BARU/2', ['2026-06-01', '2031-06-01'])
    const refused = await server.call('POST', path, { token: writer, body })
    expect([refused.status, refused.body.type, refused.body.detail]).toEqual([
      409,
      'masa_tumpang_tindih',
      'Masa berlaku tumpang tindih dengan SK LAMA/2',
    ])
    expect(refused.body.rincian).toMatchObject({ id: older.id, nomorSk: 'LAMA/2', bolehAkhiri: true })
    const accepted = await server.call('POST', path, { token: writer, body: { ...body, akhiriSebelumnya: true } })
    expect(accepted.status).toBe(201)
    const { body: after } = await server.call<Row[]>('GET', path, { token: writer })
    expect(after.data.map(({ nomorSk, tanggalBerakhir }) => [nomorSk, tanggalBerakhir])).toEqual([
      ['BARU/2', '2031-06-01'],
      ['LAMA/2', '2026-05-31'],
    ])
  })

  it('offers nothing where the other term would vanish, and changes nothing', async () => {
    const { id: idProdi, path } = await newProdi()
    await makeAkreditasi(database.owner, { idProdi, nomorSk: 'NANTI/1', tanggalMulai: '2026-06-01', tanggalBerakhir: '2031-06-01' })
    const { status, body } = await server.call('POST', path, {
      token: writer,
      body: sk('AWAL/1', ['2026-01-01', '2026-12-31'], { akhiriSebelumnya: true }),
    })
    expect(status).toBe(409)
    expect(body.rincian).toMatchObject({ nomorSk: 'NANTI/1', bolehAkhiri: false })
    expect((await server.call<Row[]>('GET', path, { token: writer })).body.data).toHaveLength(1)
  })

  it('lets terms of two lembaga run side by side, and a change keep its own days', async () => {
    const { path } = await newProdi()
    const first = await server.call<Row>('POST', path, { token: writer, body: sk('A/1', ['2026-01-01', '2030-12-31']) })
    const second = await server.call('POST', path, {
      token: writer,
      body: sk('A/2', ['2026-01-01', '2030-12-31'], { lembaga: 'LAM-INFOKOM' }),
    })
    expect([first.status, second.status]).toEqual([201, 201])
    const { id, versi } = first.body.data
    const changed = await server.call('PUT', `${path}/${id}`, { token: writer, body: { versi, nilai: '361,5'.replace(',', '.') } })
    expect(changed.body.data).toMatchObject({ nilai: 361.5, tanggalMulai: '2026-01-01' })
  })

  it('refuses a taken number, an unknown lembaga and a rank out of use', async () => {
    const { id: idProdi, path } = await newProdi()
    await makeAkreditasi(database.owner, { idProdi, nomorSk: 'UNIK/1', tanggalMulai: '2010-01-01', tanggalBerakhir: '2015-01-01' })
    const post = (more: object) => server.call('POST', path, { token: writer, body: sk('BEDA/1', ['2026-01-01', '2030-01-01'], more) })
    const taken = await post({ nomorSk: 'unik/1' })
    expect([taken.status, taken.body.errors[0]?.field]).toEqual([409, 'nomorSk'])
    expect((await post({ lembaga: 'ABC' })).body.errors).toMatchObject([{ field: 'lembaga', message: 'Pilihan tidak dikenal' }])
    expect((await post({ peringkat: 'C' })).body.errors).toMatchObject([{ field: 'peringkat' }])
  })

  it('is refused to an operator of another prodi, and its path must name its own prodi', async () => {
    const { id: idProdi, path } = await newProdi()
    const { id } = await makeAkreditasi(database.owner, { idProdi })
    const token = await server.signIn('unit.ti')
    expect((await server.call('GET', path, { token })).status).toBe(403)
    expect((await server.call('DELETE', `${path}/${id}`, { token })).status).toBe(403)
    const other = await newProdi()
    expect((await server.call('DELETE', `${other.path}/${id}`, { token: writer })).status).toBe(404)
    expect((await server.call('DELETE', `${path}/${id}`, { token: writer })).status).toBe(200)
  })
})

describe('akreditasi of the institution', () => {
  it('has its own terms, apart from those of every prodi', async () => {
    await makeAkreditasi(database.owner, { nomorSk: 'PRODI/9', tanggalMulai: '2026-01-01', tanggalBerakhir: '2030-01-01' })
    const path = '/v2/master/akreditasi-institusi'
    const created = await server.call<Row>('POST', path, { token: writer, body: sk('PT/1', ['2026-01-01', '2030-01-01']) })
    expect(created.status).toBe(201)
    expect((await server.call('POST', path, { token: writer, body: sk('PT/2', ['2029-01-01', '2033-01-01']) })).status).toBe(409)
    const { id, versi } = created.body.data
    expect((await server.call('PUT', `${path}/${id}`, { token: writer, body: { versi, keterangan: 'Perpanjangan' } })).status).toBe(200)
    expect((await server.call<Row[]>('GET', path, { token: writer })).body.data.map(({ nomorSk }) => nomorSk)).toEqual(['PT/1'])
    expect((await server.call('DELETE', `${path}/${id}`, { token: writer })).status).toBe(200)
  })
})
