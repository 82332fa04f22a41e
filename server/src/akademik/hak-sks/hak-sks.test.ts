import type { Hak, HakSksMaksimum } from '@sivitas/contract/akademik/hak-sks'
import type { VersiSetelan } from '@sivitas/contract/pengaturan/versi'
import { BAWAAN_HAK_SKS } from '@sivitas/rules/akademik/hak-sks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOperator, makePeriode, nobody } from '../../testing/builders'
import { makeMahasiswa, makeProdi } from '../../testing/builders-master'
import { makeAkm, makeMakul, makeNilai } from '../../testing/builders-studi'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

const PATH = '/v2/academic/hak-sks'
const UMUM = { nama: 'Umum', berlakuMulai: 20121, ...BAWAAN_HAK_SKS }
const PITA_20 = BAWAAN_HAK_SKS.pita.map((p) => (p.sks === 21 ? { ...p, sks: 20 } : p))

let database: TestDatabase
let server: TestServer
let writer: string
let idProdi: string
let umum: HakSksMaksimum

const post = <Data>(path: string, body: unknown, token = writer) => server.call<Data>('POST', path, { token, body })
const hitung = async (body: object) => (await post<Hak>(`${PATH}/hitung`, body)).body.data.hak

beforeAll(async () => {
  database = await makeDatabase()
  idProdi = (await makeProdi(database.owner, { kode: '55201', nama: 'Informatika' })).id
  await makePeriode(database.owner, 20121)
  await makePeriode(database.owner, 20251)
  await makeOperator(database.owner, { username: 'krs', scopes: ['A1:T'] })
  await makeOperator(database.owner, { username: 'prodi', scopes: ['A1:T'], prodi: ['55201'] })
  server = await startTestServer(database)
  writer = await server.signIn('krs')
  umum = (await post<HakSksMaksimum>(PATH, UMUM)).body.data
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

describe('calculator', () => {
  it.each([
    [{ ip: 2.74, semesterKe: 4 }, 21],
    [{ ip: 3.67, semesterKe: 2 }, 20],
    [{ ip: 2.48, semesterKe: 5 }, 18],
    [{ ip: 2.995, semesterKe: 5 }, 24],
    [{ ip: 3.21, semesterKe: 5, semesterPendek: true }, 9],
    [{ ip: null, semesterKe: 1 }, 20],
  ])('answers %j with %i SKS (PL-R33)', async (keadaan, hak) => expect(await hitung(keadaan)).toBe(hak))

  it('tells every step', async () => {
    const { body } = await post<Hak>(`${PATH}/hitung`, { ip: 3.67, semesterKe: 2 })
    expect(body.data).toMatchObject({
      hak: 20,
      pita: '[3,00, 4,00]',
      batas: 20,
      minimum: 2,
      langkah: [{ sks: 24 }, { uraian: 'Semester 2: paling banyak 20 SKS', sks: 20 }],
    })
  })

  it('refuses an IP above 4 and an unknown prodi', async () => {
    expect((await post(`${PATH}/hitung`, { ip: 4.01, semesterKe: 4 })).status).toBe(422)
    expect((await post(`${PATH}/hitung`, { ip: 3, semesterKe: 4, idProdi: nobody() })).status).toBe(404)
  })
})

describe('sets', () => {
  it('walks through 6: a set of one prodi, its effect, its history and the way back', async () => {
    const made = await post<HakSksMaksimum>(PATH, { nama: 'Informatika', idProdi, berlakuMulai: 20251, pita: PITA_20 })
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({ lingkup: 'S1 - Informatika', labelPeriode: '2025/2026 Ganjil', sksSp: null })
    const keadaan = { ip: 2.74, semesterKe: 4, periode: 20251 }
    expect([await hitung({ ...keadaan, idProdi }), await hitung(keadaan)]).toEqual([20, 21])

    const { id, versi } = made.body.data
    const naik = PITA_20.map((p) => (p.sks === 20 ? { ...p, sks: 22 } : p))
    expect((await server.call('PUT', `${PATH}/${id}`, { token: writer, body: { versi, pita: naik } })).status).toBe(200)
    expect(await hitung({ ...keadaan, idProdi })).toBe(22)
    const riwayat = await server.call<VersiSetelan[]>('GET', `${PATH}/versi?kunci=${id}`, { token: writer })
    expect(riwayat.body.data.map((v) => [v.nomor, v.oleh])).toEqual([
      [2, 'krs'],
      [1, 'krs'],
    ])
    const kembali = await post(`${PATH}/versi/kembalikan`, { kunci: id, nomor: 1 })
    expect(kembali.body.status.message).toBe('Versi 1 berlaku kembali')
    expect(await hitung({ ...keadaan, idProdi })).toBe(20)
    expect((await server.call('DELETE', `${PATH}/${id}`, { token: writer })).status).toBe(200)
    expect(await hitung({ ...keadaan, idProdi })).toBe(21)
  })

  it('refuses bands with a gap and names their row (PL edge 23)', async () => {
    const pita = [
      { ipMin: 3, ipMaks: 4, sks: 24 },
      { ipMin: 2, ipMaks: 2.9, sks: 20 },
    ]
    const { status, body } = await post(PATH, { nama: 'Bolong', idProdi, berlakuMulai: 20251, pita })
    expect(status).toBe(422)
    expect(body.errors.map((e) => [e.field, e.message])).toEqual([
      ['pita.1.ipMin', 'IP 0,00-1,99 belum tercakup'],
      ['pita.0.ipMin', 'IP 2,91-2,99 belum tercakup'],
    ])
  })

  it('asks back when SKS fall while the IP rises, and saves once that is confirmed (PL-R34, PL edge 23)', async () => {
    const pita = [
      { ipMin: 3, ipMaks: 4, sks: 24 },
      { ipMin: 2.5, ipMaks: 2.99, sks: 26 },
      { ipMin: 0, ipMaks: 2.49, sks: 18 },
    ]
    const body = { nama: 'Terbalik', idProdi, berlakuMulai: 20251, pita }
    const refused = await post(PATH, body)
    expect([refused.status, refused.body.type]).toEqual([409, 'perlu_konfirmasi'])
    expect(refused.body.detail).toContain('Mulai IP 3,00 hanya 24 SKS, padahal mulai IP 2,50 26 SKS')
    const saved = await post<HakSksMaksimum>(PATH, { ...body, konfirmasi: true })
    expect(saved.status).toBe(201)
    expect(saved.body.data.petunjuk).toEqual([])
    await server.call('DELETE', `${PATH}/${saved.body.data.id}`, { token: writer })
  })

  it('refuses two of one reach and day, a jenjang beside a prodi, an unknown period and the end of the last general set', async () => {
    const twin = await post(PATH, UMUM)
    expect([twin.status, twin.body.errors[0]?.message]).toEqual([409, 'Sudah ada set dengan cakupan dan awal berlaku yang sama'])
    const both = await post(PATH, { nama: 'Dua', idProdi, jenjang: '30', berlakuMulai: 20251 })
    expect(both.body.errors).toMatchObject([{ field: 'jenjang', message: 'Pilih jenjang atau program studi, tidak keduanya' }])
    expect((await post(PATH, { nama: 'X', idProdi, berlakuMulai: 20265 })).body.errors[0]?.message).toBe('Kode semester 1-4.')
    expect((await post(PATH, { nama: 'X', idProdi, berlakuMulai: 20261 })).body.errors).toMatchObject([{ field: 'berlakuMulai' }])
    const last = await server.call('DELETE', `${PATH}/${umum.id}`, { token: writer })
    expect([last.status, last.body.detail]).toEqual([409, 'Set terakhir untuk semua program studi tidak dapat dihapus. Ubah isinya.'])
  })

  it('lets an operator of one prodi read the general set and write only his own', async () => {
    const token = await server.signIn('prodi')
    const seen = await server.call<HakSksMaksimum[]>('GET', PATH, { token })
    expect(seen.body.data.map((s) => s.nama)).toContain('Umum')
    const general = await server.call('PUT', `${PATH}/${umum.id}`, { token, body: { versi: umum.versi, sksSp: 12 } })
    expect([general.status, general.body.type]).toEqual([403, 'prodi'])
    const { id: lain } = await makeProdi(database.owner)
    expect((await post(PATH, { nama: 'Lain', idProdi: lain, berlakuMulai: 20251 }, token)).status).toBe(403)
    const own = await post<HakSksMaksimum>(PATH, { nama: 'Sendiri', idProdi, berlakuMulai: 20251, sksSp: 12 }, token)
    expect(own.status).toBe(201)
    expect((await server.call('DELETE', `${PATH}/${own.body.data.id}`, { token })).status).toBe(200)
  })
})

describe('a student', () => {
  it('has the right of his last active period, leave and open grades passed over (AK-R20)', async () => {
    const { id, nim } = await makeMahasiswa(database.owner, { periodeMasuk: 20231, idProdi })
    await makeAkm(database.owner, { idMahasiswa: id, idPeriode: 20231, ips: 2.48, ipk: 2.48 })
    await makeAkm(database.owner, { idMahasiswa: id, idPeriode: 20232, status: 'C', semesterKe: 1, ipk: 2.48 })
    await makeAkm(database.owner, { idMahasiswa: id, idPeriode: 20242, ips: 3.9, ipk: 3.1, kunci: false })
    const { id: idMakul } = await makeMakul(database.owner, { idProdi })
    await makeNilai(database.owner, { idMahasiswa: id, idMakul, idPeriode: 20242, status: 'draf' })
    const { body } = await server.call<Hak>('GET', `/v2/academic/mahasiswa/${id}/hak-sks?periode=20251`, { token: writer })
    expect(body.data).toMatchObject({ hak: 18, ip: 2.48, idPeriodeDasar: 20231, pita: '[2,00, 2,50)' })
    const uji = await post<{ lewat: string[]; mahasiswa: { nim: string }; semesterKe: number }>(`${PATH}/uji`, { nim, periode: 20251 })
    expect(uji.body.data).toMatchObject({ hak: 18, semesterKe: 5, mahasiswa: { nim } })
    expect(uji.body.data.lewat).toEqual(['2024/2025 Genap dilewati: nilainya belum semua final', '2023/2024 Genap dilewati: status C'])
    expect((await server.call<Hak>('GET', `/v2/academic/mahasiswa/${id}/hak-sks?periode=20253`, { token: writer })).body.data.hak).toBe(9)
  })

  it('is not found under an unknown NIM, and a period that is none is refused', async () => {
    const unknown = await post(`${PATH}/uji`, { nim: '9999999999' })
    expect([unknown.status, unknown.body.detail]).toEqual([404, 'Mahasiswa dengan NIM 9999999999 tidak ditemukan.'])
    const { id } = await makeMahasiswa(database.owner, { idProdi })
    expect((await server.call('GET', `/v2/academic/mahasiswa/${id}/hak-sks?periode=20255`, { token: writer })).status).toBe(422)
  })
})
