import type { KomponenBawaan } from '@sivitas/contract/akademik/komponen-nilai'
import type { SkalaNilai } from '@sivitas/contract/akademik/skala-nilai'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insert, makeOperator, makePeriode } from '../../testing/builders'
import { makeMahasiswa, makeProdi } from '../../testing/builders-master'
import { makeMakul, makeNilai, makeSkala } from '../../testing/builders-studi'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

const PATH = '/v2/academic/skala-nilai'
const huruf = (...[nama, indeks, batasBawah, batasAtas]: [string, number, number, number]) => ({
  huruf: nama,
  indeks,
  batasBawah,
  batasAtas,
  lulus: indeks > 0,
})
const TIGA = [huruf('A', 4, 80, 100), huruf('B', 3, 60, 79.99), huruf('E', 0, 0, 59.99)]

let database: TestDatabase
let server: TestServer
let writer: string
let idProdi: string

const post = <Data>(path: string, body: unknown) => server.call<Data>('POST', path, { token: writer, body })
const list = async () => (await server.call<SkalaNilai[]>('GET', PATH, { token: writer })).body.data

beforeAll(async () => {
  database = await makeDatabase()
  idProdi = (await makeProdi(database.owner, { kode: '55201', nama: 'Informatika' })).id
  await makeSkala(database.owner)
  await makeOperator(database.owner, { username: 'nilai', scopes: ['A4:T'] })
  server = await startTestServer(database)
  writer = await server.signIn('nilai')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

describe('skala nilai', () => {
  it.each([
    [79.994, 'AB'],
    [79.995, 'A'],
    [76.3, 'AB'],
    [0, 'E'],
  ])('reads %d as %s (AK-R38)', async (angka, nilai) => {
    const { body } = await post<{ huruf: string; lingkup: string }>(`${PATH}/uji`, { angka })
    expect(body.data).toMatchObject({ huruf: nilai, lingkup: 'Semua program studi' })
  })

  it('reads by rows that are not saved yet, and refuses a score beyond 0-100', async () => {
    expect((await post<{ huruf: string }>(`${PATH}/uji`, { angka: 76.3, baris: TIGA })).body.data.huruf).toBe('B')
    expect((await post(`${PATH}/uji`, { angka: 100.5 })).body.errors).toMatchObject([{ field: 'angka', message: 'Isi 0-100' }])
  })

  it('refuses gaps, overlaps and an index that does not fall, each on its field (PL-R36)', async () => {
    const gap = await post(PATH, {
      berlakuMulai: '2026-01-01',
      baris: [huruf('A', 4, 80, 100), huruf('B', 3, 60, 79.49), huruf('E', 0, 0, 59.99)],
    })
    expect([gap.status, gap.body.type]).toEqual([422, 'skala_bolong'])
    expect(gap.body.errors).toMatchObject([{ field: 'baris.0.batasBawah', message: 'Nilai 79,50-79,99 belum tercakup' }])
    const overlap = await post(PATH, {
      berlakuMulai: '2026-01-01',
      baris: [huruf('A', 4, 75, 100), huruf('B', 3, 60, 79.99), huruf('E', 0, 0, 59.99)],
    })
    expect(overlap.body.errors[0]?.message).toBe('Rentang A bertumpuk dengan B')
    const index = await post(PATH, {
      berlakuMulai: '2026-01-01',
      baris: [huruf('A', 3, 80, 100), huruf('B', 3.5, 60, 79.99), huruf('E', 0, 0, 59.99)],
    })
    expect(index.body.errors).toMatchObject([{ field: 'baris.1.indeks' }])
    const above = await post(PATH, { berlakuMulai: '2026-01-01', baris: [huruf('A', 4.5, 0, 100)] })
    expect(above.body.errors).toMatchObject([{ field: 'baris.0.indeks' }])
  })

  it('ends the scale in force the day before a new one begins, and removing it opens the old one again', async () => {
    const made = await post<SkalaNilai>(PATH, { berlakuMulai: '2027-02-01', baris: TIGA })
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({ terpakai: false, berlakuAkhir: null })
    expect(made.body.data.khusus.map((k) => k.huruf).toSorted()).toEqual(['K', 'L', 'T', 'TL', 'W'])
    expect((await list()).map((s) => s.berlakuAkhir)).toEqual([null, '2027-01-31'])
    const between = await post<SkalaNilai>(PATH, { berlakuMulai: '2026-09-01', baris: TIGA })
    expect(between.body.data.berlakuAkhir).toBe('2027-01-31')
    expect((await post(PATH, { berlakuMulai: '2026-09-01', baris: TIGA })).status).toBe(409)
    for (const { id } of [between.body.data, made.body.data])
      expect((await server.call('DELETE', `${PATH}/${id}`, { token: writer })).status).toBe(200)
    expect((await list()).map((s) => [s.berlakuMulai, s.berlakuAkhir])).toEqual([['2012-09-01', null]])
  })

  it('lets a prodi have its own, edited while no grade rests on it and never afterwards', async () => {
    const made = await post<SkalaNilai>(PATH, { idProdi, berlakuMulai: '2025-08-01', baris: TIGA })
    expect((await post<{ huruf: string }>(`${PATH}/uji`, { angka: 76.3, idProdi, tanggal: '2025-09-01' })).body.data.huruf).toBe('B')
    expect((await post<{ huruf: string }>(`${PATH}/uji`, { angka: 76.3, idProdi, tanggal: '2025-07-31' })).body.data.huruf).toBe('AB')
    const { id, versi } = made.body.data
    const empat = [huruf('A', 4, 85, 100), huruf('AB', 3.5, 80, 84.99), huruf('B', 3, 60, 79.99), huruf('E', 0, 0, 59.99)]
    const changed = await server.call<SkalaNilai>('PUT', `${PATH}/${id}`, { token: writer, body: { versi, baris: empat } })
    expect(changed.body.data.baris).toEqual(empat)
    expect((await server.call('PUT', `${PATH}/${id}`, { token: writer, body: { versi, baris: TIGA } })).status).toBe(409)

    const idPeriode = await makePeriode(database.owner, 20251)
    const { id: idMahasiswa } = await makeMahasiswa(database.owner, { idProdi })
    const { id: idMakul } = await makeMakul(database.owner, { idProdi })
    const { id: idKelas } = await insert(database.owner, 'kelasKuliah', { idPeriode, idProdi, idMakul, namaKelas: 'A', kapasitas: 40 })
    await makeNilai(database.owner, { idMahasiswa, idMakul, idKelas, idPeriode, angka: 76.3, huruf: 'B', indeks: 3 })
    const used = await server.call('PUT', `${PATH}/${id}`, { token: writer, body: { versi: changed.body.data.versi, baris: TIGA } })
    expect([used.status, used.body.type]).toEqual([409, 'skala_terpakai'])
    expect((await server.call('DELETE', `${PATH}/${id}`, { token: writer })).status).toBe(409)
    expect((await list()).find((s) => s.id === id)).toMatchObject({ terpakai: true, lingkup: 'S1 - Informatika' })
  })
})

describe('versions', () => {
  it('of a scale come back through the same checks, and never under grades (PL-R36)', async () => {
    const made = await post<SkalaNilai>(PATH, { jenjang: '22', berlakuMulai: '2025-08-01', baris: TIGA })
    const { id, versi } = made.body.data
    const dua = [huruf('A', 4, 50, 100), huruf('E', 0, 0, 49.99)]
    await server.call('PUT', `${PATH}/${id}`, { token: writer, body: { versi, baris: dua } })
    const versions = async () =>
      (await server.call<{ nomor: number; dariNomor: number | null }[]>('GET', `${PATH}/versi?kunci=${id}`, { token: writer })).body.data
    expect((await versions()).map(({ nomor }) => nomor)).toEqual([2, 1])
    const back = (nomor: number) => post(`${PATH}/versi/kembalikan`, { kunci: id, nomor })
    expect((await back(1)).status).toBe(200)
    expect((await list()).find((s) => s.id === id)?.baris).toEqual(TIGA)
    expect((await versions())[0]).toMatchObject({ nomor: 3, dariNomor: 1 })
    expect((await back(9)).status).toBe(404)
    await server.call('DELETE', `${PATH}/${id}`, { token: writer })
    expect((await back(1)).status).toBe(404)
  })
})

describe('komponen bawaan', () => {
  const simpan = (body: object) => server.call<KomponenBawaan>('PUT', '/v2/academic/komponen-nilai', { token: writer, body })
  const komponen = (nama: string, bobot: number) => ({ nama, komponen: 'LAIN', jenisEvaluasi: 1, bobot, wajib: true })

  it('starts every kind of course with components that add up, and keeps what is saved', async () => {
    const { body } = await server.call<KomponenBawaan[]>('GET', '/v2/academic/komponen-nilai', { token: writer })
    expect(body.data.map((k) => [k.teoriPraktek, k.versi, k.baris.reduce((n, b) => n + b.bobot, 0)])).toEqual(
      ['T', 'P', 'TP', 'L', 'S'].map((k) => [k, 0, 100]),
    )
    const saved = await simpan({ teoriPraktek: 'P', versi: 0, baris: [komponen('Praktikum', 60), komponen('Responsi', 40)] })
    expect(saved.body.data).toMatchObject({ teoriPraktek: 'P', versi: 1, baris: [{ nama: 'Praktikum' }, { nama: 'Responsi' }] })
    expect((await simpan({ teoriPraktek: 'P', versi: 0, baris: [komponen('Satu', 100)] })).body.type).toBe('versi_usang')
    const kembali = await post('/v2/academic/komponen-nilai/versi/kembalikan', { kunci: 'P', nomor: 1 })
    expect(kembali.status, kembali.body.detail).toBe(200)
    const again = await server.call<KomponenBawaan[]>('GET', '/v2/academic/komponen-nilai', { token: writer })
    expect(again.body.data.find(({ teoriPraktek }) => teoriPraktek === 'P')).toMatchObject({
      versi: 2,
      baris: [{ komponen: 'PRS' }, {}, {}, {}],
    })
  })

  it('refuses weights that miss 100 (AK edge case 17)', async () => {
    const { status, body } = await simpan({
      teoriPraktek: 'T',
      versi: 0,
      baris: [komponen('a', 33.33), komponen('b', 33.33), komponen('c', 33.33)],
    })
    expect([status, body.type, body.detail]).toEqual([422, 'bobot_tidak_100', 'Jumlah bobot 99,99; kurang 0,01'])
  })
})
