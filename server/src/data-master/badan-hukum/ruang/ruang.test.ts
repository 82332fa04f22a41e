import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOperator, makePeriode } from '../../../testing/builders'
import { makeKampus, makeKode, makeProdi } from '../../../testing/builders-master'
import { makeBlokir, makeGedung, makeRuang } from '../../../testing/builders-tempat'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

type Ruang = { id: string; versi: number; kode: string; kapasitas: number; kapasitasUjian: number }
type Kosong = { id: string; kode: string; kapasitasUjian: number }

let database: TestDatabase
let server: TestServer
let writer: string
let reader: string

beforeAll(async () => {
  database = await makeDatabase()
  await makeOperator(database.owner, { username: 'sarana', scopes: ['F1:T'] })
  await makeOperator(database.owner, { username: 'jadwal', scopes: ['A3:B'] })
  for (const kode of ['kelas', 'laboratorium', 'daring']) await makeKode(database.owner, { daftar: 'jenis-ruang', kode, nama: kode })
  server = await startTestServer(database)
  writer = await server.signIn('sarana')
  reader = await server.signIn('jadwal')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const post = <Data = Ruang>(path: string, body: object, token = writer) => server.call<Data>('POST', path, { token, body })
const baris = (idGedung: string, more: object = {}) => ({
  kode: `A-${Math.random().toString(36).slice(2, 8)}`,
  nama: 'Ruang Kuliah',
  idGedung,
  lantai: 1,
  jenisRuang: 'kelas',
  kapasitas: 45,
  ...more,
})

describe('gedung', () => {
  it('has a code of its own within its kampus only', async () => {
    const [{ id: satu }, { id: dua }] = [await makeKampus(database.owner), await makeKampus(database.owner)]
    const gedung = (idKampus: string) => post('/v2/master/gedung', { kode: 'A', nama: 'Gedung A', idKampus })
    expect((await gedung(satu)).status).toBe(201)
    const twice = await gedung(satu)
    expect([twice.status, twice.body.detail]).toEqual([409, 'Kode gedung sudah dipakai oleh Gedung A'])
    expect((await gedung(dua)).status).toBe(201)
  })

  it('keeps its rooms: neither deleted under them nor robbed of their floor', async () => {
    const { id, versi } = await makeGedung(database.owner, { jumlahLantai: 4 })
    await makeRuang(database.owner, { idGedung: id, lantai: 3 })
    const gone = await server.call('DELETE', `/v2/master/gedung/${id}`, { token: writer })
    expect([gone.status, gone.body.detail]).toEqual([409, 'Gedung masih memiliki 1 ruang'])
    const lower = await server.call('PUT', `/v2/master/gedung/${id}`, { token: writer, body: { versi, jumlahLantai: 2 } })
    expect([lower.status, lower.body.detail]).toEqual([422, 'Masih ada ruang di lantai 3'])
  })
})

describe('ruang', () => {
  it('DM-R14: seats half of its people for exams unless told otherwise, 45 -> 22', async () => {
    const { id: idGedung } = await makeGedung(database.owner)
    const { status, body } = await post('/v2/master/ruang', baris(idGedung))
    expect([status, body.data.kapasitasUjian]).toEqual([201, 22])
    const { id, versi } = body.data
    const grown = await server.call<Ruang>('PUT', `/v2/master/ruang/${id}`, {
      token: writer,
      body: { versi, kapasitas: 61, kapasitasUjian: null },
    })
    expect(grown.body.data).toMatchObject({ kapasitas: 61, kapasitasUjian: 30 })
    const over = await server.call('PUT', `/v2/master/ruang/${id}`, {
      token: writer,
      body: { versi: grown.body.data.versi, kapasitas: 20 },
    })
    expect([over.status, over.body.errors[0]?.field]).toEqual([422, 'kapasitasUjian'])
  })

  it.each([
    ['0 seats', { kapasitas: 0 }, 'kapasitas'],
    ['2.001 seats', { kapasitas: 2001 }, 'kapasitas'],
    ['computers without their number', { fasilitas: ['komputer'] }, 'jumlahKomputer'],
    ['an unknown thing', { fasilitas: ['kolam'] }, 'fasilitas.0'],
    ['an online room without its link', { jenisRuang: 'daring' }, 'tautanDaring'],
    ['a floor that the building does not have', { lantai: 5 }, 'lantai'],
    ['a prodi that is none', { prodi: ['6f1f9d1e-1111-4111-8111-111111111111'] }, 'prodi'],
  ])('refuses %s', async (_name, more, field) => {
    const { id: idGedung } = await makeGedung(database.owner, { jumlahLantai: 4 })
    const { status, body } = await post('/v2/master/ruang', baris(idGedung, more))
    expect([status, body.errors[0]?.field]).toEqual([422, field])
  })

  it('names who holds a code, whichever case it is written in', async () => {
    const { id: idGedung } = await makeGedung(database.owner)
    await makeRuang(database.owner, { kode: 'LAB-1', nama: 'Laboratorium Jaringan' })
    const { status, body } = await post('/v2/master/ruang', baris(idGedung, { kode: 'lab-1' }))
    expect([status, body.detail]).toEqual([409, 'Kode ruang sudah dipakai oleh Laboratorium Jaringan'])
  })

  it('is found by kampus, seats and everything that it must have', async () => {
    const { id: kampus } = await makeKampus(database.owner)
    const { id: idGedung } = await makeGedung(database.owner, { idKampus: kampus })
    await makeRuang(database.owner, { idGedung, kode: 'K-1', kapasitas: 60, kapasitasUjian: 30, fasilitas: ['proyektor', 'ac'] })
    await makeRuang(database.owner, { idGedung, kode: 'K-2', kapasitas: 60, kapasitasUjian: 30, fasilitas: ['ac'] })
    await makeRuang(database.owner, { idGedung, kode: 'K-3', fasilitas: ['proyektor', 'ac'] })
    const query = `kampus[0]=${kampus}&kapasitasMin=50&fasilitas[0]=proyektor&fasilitas[1]=ac`
    const { body } = await server.call<Ruang[]>('GET', `/v2/master/ruang?${query}`, { token: reader })
    expect(body.data.map(({ kode }) => kode)).toEqual(['K-1'])
    expect((await server.call('GET', '/v2/master/ruang?warna=biru', { token: reader })).status).toBe(422)
    expect((await post('/v2/master/ruang', baris(idGedung), reader)).status).toBe(403)
  })
})

describe('blocks of a room', () => {
  it('takes the room for a while, and not twice for the same moment', async () => {
    const { id } = await makeRuang(database.owner)
    const blokir = (jamMulai: string, jamSelesai: string) =>
      post(`/v2/master/ruang/${id}/blokir`, {
        tanggalMulai: '2026-12-01',
        tanggalSelesai: '2026-12-01',
        jamMulai,
        jamSelesai,
        alasan: 'Cat ulang',
      })
    expect((await blokir('08.00', '10.00')).status).toBe(201)
    const over = await blokir('09:00', '11:00')
    expect([over.status, over.body.type, over.body.detail]).toEqual([
      409,
      'ruang_terblokir',
      'Ruang sudah diblokir pada waktu itu mulai 01 Desember 2026 pukul 08.00 (Cat ulang)',
    ])
    // Half open: the end belongs to the next.
    expect((await blokir('10:00', '11:00')).status).toBe(201)
    expect((await blokir('12:00', '11:00')).body.errors).toMatchObject([
      { field: 'jamSelesai', message: 'Waktu selesai harus setelah waktu mulai' },
    ])
  })

  it('shows in the week of the room, minute by minute', async () => {
    const { id, idRuang } = await makeBlokir(database.owner, { jamMulai: '08:30', tanggalSelesai: '2026-11-24', jamSelesai: '09:15' })
    type Pemakaian = { pakai: { tanggal: string; jamMulai: string; jamSelesai: string }[]; menit: number[][] }
    const path = `/v2/master/ruang/${idRuang}/pemakaian?mulai=2026-11-23`
    const { body } = await server.call<Pemakaian>('GET', path, { token: reader })
    expect(body.data.pakai.map(({ tanggal, jamMulai, jamSelesai }) => `${tanggal} ${jamMulai}-${jamSelesai}`)).toEqual([
      '2026-11-23 08:30-24:00',
      '2026-11-24 00:00-09:15',
    ])
    expect([body.data.menit[0]?.[7], body.data.menit[0]?.[8], body.data.menit[0]?.[23], body.data.menit[1]?.[9]]).toEqual([0, 30, 60, 15])
    expect((await server.call('DELETE', `/v2/master/ruang/${idRuang}/blokir/${id}`, { token: writer })).status).toBe(200)
    expect((await server.call<Pemakaian>('GET', path, { token: reader })).body.data.pakai).toEqual([])
  })
})

describe('ruangan_tersedia', () => {
  const tersedia = (query: string) => server.call<Kosong[]>('GET', `/v1/ruangan_tersedia?${query}`, { token: reader })

  it('DM-R14: a room is free right up to a block and right after it', async () => {
    const { id: idKampus } = await makeKampus(database.owner)
    const { id: idGedung } = await makeGedung(database.owner, { idKampus })
    const { id: idRuang } = await makeRuang(database.owner, { idGedung, kode: 'B-1' })
    await makeRuang(database.owner, { idGedung, kode: 'B-2', bolehDijadwalkan: false })
    await makeRuang(database.owner, { idGedung, kode: 'B-3', aktif: false })
    await makeBlokir(database.owner, { idRuang, tanggalMulai: '2026-11-25', jamMulai: '08:00', jamSelesai: '09:40' })
    const at = async (jam: string, hari = 'tanggal=2026-11-25') =>
      (await tersedia(`${hari}&jamMulai=${jam.split('-')[0]}&jamSelesai=${jam.split('-')[1]}&kampus=${idKampus}`)).body.data.map(
        ({ kode }) => kode,
      )
    expect(await at('09:40-11:20')).toEqual(['B-1'])
    expect(await at('09:00-10:00')).toEqual([])
    expect(await at('09:00-10:00', 'tanggal=2026-11-26')).toEqual(['B-1'])
  })

  it('asks every such weekday of a period', async () => {
    const { id: idKampus } = await makeKampus(database.owner)
    const { id: idGedung } = await makeGedung(database.owner, { idKampus })
    const { id: idRuang } = await makeRuang(database.owner, { idGedung })
    // 20251 in the tests' calendar; 8 December 2025 is a Monday.
    await makePeriode(database.owner, 20251)
    await makeBlokir(database.owner, { idRuang, tanggalMulai: '2025-12-08', jamMulai: '08:00', jamSelesai: '10:00' })
    const on = async (hari: number, jam: string) =>
      (await tersedia(`periode=20251&hari=${hari}&${jam}&kampus=${idKampus}`)).body.data.map(({ id }) => id)
    expect(await on(1, 'jamMulai=09:00&jamSelesai=11:00')).toEqual([])
    expect(await on(2, 'jamMulai=09:00&jamSelesai=11:00')).toEqual([idRuang])
    expect(await on(1, 'jamMulai=10:00&jamSelesai=11:00')).toEqual([idRuang])
  })

  it('leaves a room of other prodi out', async () => {
    const { id: idKampus } = await makeKampus(database.owner)
    const { id: idGedung } = await makeGedung(database.owner, { idKampus })
    const [{ id: own }, { id: other }] = [await makeProdi(database.owner), await makeProdi(database.owner)]
    await makeRuang(database.owner, { idGedung, kode: 'P-1', prodi: [other] })
    await makeRuang(database.owner, { idGedung, kode: 'P-2' })
    const { body } = await tersedia(`tanggal=2026-11-25&jamMulai=08:00&jamSelesai=10:00&kampus=${idKampus}&prodi=${own}`)
    expect(body.data.map(({ kode }) => kode)).toEqual(['P-2'])
  })

  it.each([
    ['from ten to nine', 'tanggal=2026-11-25&jamMulai=10.00&jamSelesai=09.00', 'jamSelesai'],
    ['without a time', 'tanggal=2026-11-25', 'jamMulai'],
    ['without a day', 'jamMulai=08:00&jamSelesai=09:00', 'tanggal'],
    ['in an unknown period', 'periode=19991&hari=1&jamMulai=08:00&jamSelesai=09:00', 'periode'],
  ])('DM edge 24: refuses a question %s', async (_name, query, field) => {
    const { status, body } = await tersedia(query)
    expect([status, body.errors[0]?.field]).toEqual([422, field])
  })
})
