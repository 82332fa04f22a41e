import type { Aturan, AturanRinci, Sumber } from '@sivitas/contract/pengaturan/aturan/aturan'
import type { VersiSetelan } from '@sivitas/contract/pengaturan/versi'
import type { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/client'
import { aturanBerlaku, aturanUntukBanyak } from '../../tenant/aturan-queries'
import { makeOperator, PERIODE, TEST_COLLEGE } from '../../testing/builders'
import { makeProdi } from '../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

type Rinci = z.infer<typeof AturanRinci>

let database: TestDatabase
let server: TestServer
const tokens: Record<string, string> = {}
let prodi: { id: string; kode: string }
let lain: { id: string; kode: string }
let diploma: { id: string; kode: string }

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  prodi = await makeProdi(database.owner, { jenjang: '30' })
  lain = await makeProdi(database.owner, { jenjang: '30' })
  diploma = await makeProdi(database.owner, { jenjang: '22' })
  const people = { admin: ['A:T'], umum: ['MM:T'], krs: ['A1:T'], nilai: ['A4:T'], pembaca: ['F3:B'] }
  for (const [username, scopes] of Object.entries(people)) {
    await makeOperator(database.owner, { username, scopes })
    tokens[username] = await server.signIn(username)
  }
  await makeOperator(database.owner, { username: 'prodi', scopes: ['A4:T', 'MM:T'], prodi: [prodi.kode] })
  tokens['prodi'] = await server.signIn('prodi')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const call = <Data>(...[method, path, who, body]: [string, string, string, unknown?]) =>
  server.call<Data>(method, path, { token: tokens[who], ...(body === undefined ? {} : { body }) })
const get = async (id: number) => (await call<Rinci>('GET', `/v1/aturan/${id}`, 'pembaca')).body.data
const put = async (...[id, nilai, who = 'admin', more = {}]: [number, Record<string, unknown>, string?, object?]) =>
  await call<Rinci>('PUT', `/v1/aturan/${id}`, who, { nilai, versi: (await get(id)).versi, ...more })
const create = (...[cakupan, nilai = {}, who = 'admin', berlakuMulai = PERIODE]: [object, object?, string?, number?]) =>
  call<Rinci>('POST', '/v2/pengaturan/aturan', who, { nama: 'Set', cakupan, berlakuMulai, nilai })
const berlaku = async (query: string, who = 'pembaca') =>
  (await call<Record<string, Sumber>>('GET', `/v2/pengaturan/aturan/berlaku?${query}`, who)).body.data

describe('rule sets (PL-R35)', () => {
  it('answers the defaults while nobody set anything', async () => {
    const umum = await get(0)
    expect([umum.versi, umum.nilai, umum.nama]).toEqual([0, {}, 'Seluruh perguruan tinggi'])
    expect(umum.berlaku['krs_maks_perubahan']).toEqual({ nilai: 3, idAturan: null, namaAturan: 'Bawaan' })
    expect((await call<Aturan[]>('GET', '/v1/aturan', 'pembaca')).body.data.map(({ id }) => id)).toEqual([0])
  })

  it("resolves the document's example: set 0 says 3, prodi 55201 says 5, D3 is silent", async () => {
    expect((await call('PUT', '/v1/aturan/0', 'krs', { nilai: { krs_maks_perubahan: 3 }, versi: 0 })).status).toBe(200)
    await create({ jenjang: '22' }, { sks_min_krs: 4 })
    const own = (await create({ idProdi: prodi.id }, { krs_maks_perubahan: 5 })).body.data
    expect(own.berlaku['krs_maks_perubahan']).toEqual({ nilai: 5, idAturan: own.id, namaAturan: 'Set' })
    const key = async (query: string) => (await berlaku(query))['krs_maks_perubahan']
    expect(await key(`idProdi=${prodi.id}`)).toMatchObject({ nilai: 5, idAturan: own.id })
    expect(await key(`idProdi=${diploma.id}`)).toMatchObject({ nilai: 3, idAturan: 0 })
    expect((await berlaku(`idProdi=${diploma.id}`))['sks_min_krs']).toMatchObject({ nilai: 4 })
    expect((await berlaku(`idProdi=${prodi.id}`))['sks_min_krs']).toMatchObject({ nilai: 2, idAturan: null })
  })

  it('lets prodi and angkatan win over prodi, from its period on', async () => {
    const { id } = (
      await create({ idProdi: prodi.id, angkatanMulai: 2024, angkatanSampai: 2025 }, { krs_maks_perubahan: 7 }, 'admin', 20_252)
    ).body.data
    const key = async (query: string) => (await berlaku(`idProdi=${prodi.id}&${query}`))['krs_maks_perubahan']?.nilai
    expect(await key('angkatan=2024&periode=20252')).toBe(7)
    expect(await key('angkatan=2023&periode=20252')).toBe(5)
    expect(await key('angkatan=2024&periode=20251')).toBe(5)
    // In time SP Ganjil (3) lies between Ganjil and Genap, whatever the bare number says (PL-R29).
    expect(await key('angkatan=2024&periode=20253')).toBe(5)
    expect((await call('DELETE', `/v2/pengaturan/aturan/${id}`, 'admin')).status).toBe(200)
    expect(await key('angkatan=2024&periode=20252')).toBe(5)
  })

  it('is read typed by other areas, one by one and by thousands', async () => {
    await inTransaction(database.app, { collegeId: TEST_COLLEGE }, async (db) => {
      const { nilai, sumber } = await aturanBerlaku(db, { idProdi: prodi.id, angkatan: 2023 })
      expect([nilai.krs_maks_perubahan, nilai.krs_persetujuan_pa, nilai.krs_wajib_lunas, nilai.ulang_nilai_maks]).toEqual([
        5,
        true,
        'minimal',
        null,
      ])
      expect([sumber.krs_maks_perubahan === null, sumber.krs_persetujuan_pa]).toEqual([false, null])
      const untuk = await aturanUntukBanyak(db)
      expect(untuk({ idProdi: prodi.id, jenjang: '30' }).nilai.krs_maks_perubahan).toBe(5)
      expect(untuk({ idProdi: lain.id, jenjang: '30' }).nilai.krs_maks_perubahan).toBe(3)
    })
  })
})

describe('what a set may say', () => {
  it.each([
    [
      { krs_maks_perubahan: 99 },
      'nilai.krs_maks_perubahan',
      'Kelas yang boleh diubah saat PKRS (krs_maks_perubahan): Isi angka 0 sampai 20.',
    ],
    [
      { krs_wajib_lunas: 'separuh' },
      'nilai.krs_wajib_lunas',
      'Pembayaran sebelum KRS (krs_wajib_lunas): Isi salah satu dari tidak, minimal, lunas.',
    ],
    [{ warna: 1 }, 'nilai.warna', 'Kunci aturan warna tidak dikenal.'],
    [
      { meterai: { batas: -1, nilai: 0 } },
      'nilai.meterai',
      'Meterai kuitansi (meterai): Untuk nilai di atas: Isi angka 0 sampai 10000000000.',
    ],
    [{ nim_pola: '{YY}{XX}' }, 'nilai.nim_pola', 'Pola NIM (nim_pola): Token {XX} tidak dikenal.'],
  ])('refuses %j and names key and range', async (nilai, field, message) => {
    const refused = await put(0, nilai)
    expect([refused.status, refused.body.errors[0]?.field, refused.body.errors[0]?.message]).toEqual([422, field, message])
  })

  it('changes only the named keys, and null makes the set silent', async () => {
    await put(0, { kehadiran_min_uas: 80 })
    await put(0, { tunda_hari: 14 })
    expect((await get(0)).nilai).toMatchObject({ kehadiran_min_uas: 80, tunda_hari: 14, krs_maks_perubahan: 3 })
    await put(0, { kehadiran_min_uas: null })
    expect((await get(0)).nilai).not.toHaveProperty('kehadiran_min_uas')
    expect((await get(0)).berlaku['kehadiran_min_uas']).toMatchObject({ nilai: 75, idAturan: null })
  })

  it.each([
    [{}, 'cakupan', 422],
    [{ angkatanMulai: 2025, angkatanSampai: 2024 }, 'cakupan.angkatanSampai', 422],
    [{ jenjang: '99' }, 'cakupan.jenjang', 422],
    [{ jenjang: '22' }, 'cakupan', 409],
  ])('refuses the scope %j', async (cakupan, field, status) => {
    const refused = await create(cakupan)
    expect([refused.status, refused.body.errors[0]?.field]).toEqual([status, field])
  })

  it('refuses a prodi that names its jenjang too, an impossible period, and touching set 0 as a set', async () => {
    expect((await create({ jenjang: '30', idProdi: prodi.id })).status).toBe(422)
    expect((await create({ idProdi: lain.id }, {}, 'admin', 20_265)).body.errors[0]?.message).toContain('1-4')
    expect((await call('DELETE', '/v2/pengaturan/aturan/0', 'admin')).status).toBe(409)
    expect((await put(0, {}, 'admin', { cakupan: { jenjang: '30' } })).status).toBe(422)
    expect((await call('GET', '/v1/aturan/9999', 'admin')).status).toBe(404)
  })
})

describe('who may set a rule', () => {
  it('asks A1 or A4 by key, MM for all', async () => {
    expect((await put(0, { krs_maks_perubahan: 4 }, 'krs')).status).toBe(200)
    const refused = await put(0, { tunda_hari: 20 }, 'krs')
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      'Perlu hak akses MM:T atau A4:T untuk mengubah Nilai tunda (T) menjadi E setelah.',
    ])
    expect((await put(0, { tunda_hari: 20 }, 'nilai')).status).toBe(200)
    expect((await put(0, { toga_jaminan: 150_000 }, 'nilai')).status).toBe(403)
    expect((await put(0, { toga_jaminan: 150_000, tunda_hari: 21 }, 'umum')).status).toBe(200)
    expect((await put(0, { tunda_hari: 21 }, 'pembaca')).status).toBe(403)
  })

  it('keeps an operator to the sets of his prodi', async () => {
    const mine = (await create({ idProdi: prodi.id, angkatanMulai: 2026 }, { tunda_hari: 10 }, 'prodi')).body.data
    expect(mine.cakupan.idProdi).toBe(prodi.id)
    expect((await create({ idProdi: lain.id }, { tunda_hari: 10 }, 'prodi')).body.type).toBe('prodi')
    expect((await put(0, { tunda_hari: 10 }, 'prodi')).body.type).toBe('prodi')
    const other = (await create({ idProdi: lain.id }, { tunda_hari: 9 })).body.data
    expect((await call('GET', `/v1/aturan/${other.id}`, 'prodi')).status).toBe(404)
    expect((await call<Aturan[]>('GET', '/v1/aturan', 'prodi')).body.data.map(({ id }) => id)).not.toContain(other.id)
  })

  it('answers one result a set when several are changed at once', async () => {
    const [umum, set] = [await get(0), (await call<Aturan[]>('GET', '/v1/aturan?jenjang=22', 'admin')).body.data[0] as Aturan]
    const data = [
      { id: 0, nilai: { sks_min_krs: 3 }, versi: umum.versi },
      { id: set.id, nilai: { sks_min_krs: 90 }, versi: set.versi },
      { id: set.id, nilai: { sks_min_krs: 5 }, versi: set.versi - 1 },
      { id: 4711, nilai: {}, versi: 1 },
    ]
    const { body } = await call<{ id: number; berhasil: boolean; kunci: string | null }[]>('PUT', '/v1/aturan', 'admin', { data })
    expect(body.data.map(({ id, berhasil, kunci }) => [id, berhasil, kunci])).toEqual([
      [0, true, null],
      [set.id, false, 'sks_min_krs'],
      [set.id, false, null],
      [4711, false, null],
    ])
    expect([(await get(0)).nilai['sks_min_krs'], (await get(set.id)).nilai['sks_min_krs']]).toEqual([3, 4])
  })
})

describe('versions of a set', () => {
  const versions = async (id: number) => (await call<VersiSetelan[]>('GET', `/v2/pengaturan/aturan/versi?kunci=${id}`, 'admin')).body.data
  const back = (id: number, nomor: number, who = 'admin') =>
    call('POST', '/v2/pengaturan/aturan/versi/kembalikan', who, { kunci: String(id), nomor })

  it('keeps each change with who made it, brings one back by the same rights', async () => {
    const { id } = (await create({ idProdi: diploma.id, angkatanMulai: 2020, angkatanSampai: 2022 }, { tunda_hari: 40 })).body.data
    await put(id, { tunda_hari: 50 }, 'nilai')
    expect((await versions(id)).map(({ nomor, oleh }) => [nomor, oleh])).toEqual([
      [2, 'nilai'],
      [1, 'admin'],
    ])
    expect((await back(id, 1, 'krs')).status).toBe(403)
    expect((await back(id, 1)).status).toBe(200)
    expect((await get(id)).nilai).toEqual({ tunda_hari: 40 })
    expect((await versions(id))[0]).toMatchObject({ nomor: 3, dariNomor: 1 })
  })

  it('brings back a set that was deleted, under its own number', async () => {
    const { id } = (await create({ jenjang: '35' }, { tunda_hari: 60 })).body.data
    await call('DELETE', `/v2/pengaturan/aturan/${id}`, 'admin')
    expect((await create({ jenjang: '40' })).body.data.id).toBe(id + 1)
    expect((await back(id, 1)).status).toBe(200)
    expect(await get(id)).toMatchObject({ cakupan: { jenjang: '35' }, nilai: { tunda_hari: 60 } })
  })

  it('refuses a stale version', async () => {
    const stale = await call('PUT', '/v1/aturan/0', 'admin', { nilai: { tunda_hari: 31 }, versi: 1 })
    expect([stale.status, stale.body.type]).toEqual([409, 'versi_usang'])
  })
})
