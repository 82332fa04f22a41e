import type { AuditLogRow } from '@sivitas/contract/platform/audit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/client'
import { inCollege, makeOperator, TEST_COLLEGE } from '../../testing/builders'
import { makeKonsentrasi, makeProdi } from '../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'
import { periksaRantai } from './rantai-queries'

type Fakultas = { id: string; versi: number; nama: string; singkatan: string | null }
type Rincian = AuditLogRow & {
  urut: number | null
  pemulihan: { boleh: boolean; sebab: string | null; versi: number | null; perubahan: unknown[] }
}

let database: TestDatabase
let server: TestServer
let admin: string
let auditor: string

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  await makeOperator(database.owner, { username: 'admin', scopes: ['A:T'], nama: 'Operator A' })
  await makeOperator(database.owner, { username: 'pemeriksa', scopes: ['O1:B'] })
  admin = await server.signIn('admin')
  auditor = await server.signIn('pemeriksa')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const list = async (query: string, token = auditor) =>
  (await server.call<AuditLogRow[]>('GET', `/v2/platform/audit?${query}`, { token })).body
const detail = async (id: number, token = auditor) => (await server.call<Rincian>('GET', `/v2/platform/audit/${id}`, { token })).body.data
const restore = (id: number, versi: number | null, token = admin) =>
  server.call('POST', `/v2/platform/audit/${id}/kembalikan`, { token, body: { versi, alasan: 'Salah ubah' } })

async function makeFakultas(nama: string): Promise<Fakultas> {
  const kode = nama.slice(0, 4).toUpperCase()
  return (await server.call<Fakultas>('POST', '/v1/fakultas', { token: admin, body: { kode, nama, singkatan: kode } })).body.data
}
const change = async ({ id, versi }: Fakultas, body: object) =>
  (await server.call<Fakultas>('PUT', `/v1/fakultas/${id}`, { token: admin, body: { versi, ...body } })).body.data

describe('the log', () => {
  it('tells who changed which row, from where, with old and new values', async () => {
    const made = await makeFakultas('Hukum')
    await change(made, { nama: 'Ilmu Hukum' })
    const [last] = (await list(`entitas[]=fakultas&idBaris=${made.id}`)).data
    expect(last).toMatchObject({
      aksi: 'ubah',
      namaAkun: 'Operator A',
      atasNama: null,
      sebelum: { nama: 'Hukum' },
      sesudah: { nama: 'Ilmu Hukum' },
    })
    expect(last?.alamatIp).toContain('127.0.0.1')
  })

  it('is filtered by person, act, kind, day and address', async () => {
    const data = JSON.parse((await server.call('GET', '/api/user_info', { token: admin })).text) as { sub: string }
    expect(
      (await list(`akun=${data.sub}&aksi[]=tambah`)).data.every(({ namaAkun, aksi }) => namaAkun === 'Operator A' && aksi === 'tambah'),
    ).toBe(true)
    expect((await list('aksi[]=masuk')).data.map(({ entitas }) => entitas)).toContain('akun')
    expect((await list('waktu[before]=2020-01-01')).meta.totalItems).toBe(0)
    expect((await list('waktu[after]=2020-01-01')).meta.totalItems).toBeGreaterThan(3)
    expect((await list('alamatIp=10.1.1.1')).meta.totalItems).toBe(0)
    expect((await server.call('GET', '/v2/platform/audit?warna=1', { token: auditor })).status).toBe(422)
    const kinds = await server.call<string[]>('GET', '/v2/platform/audit-entitas', { token: auditor })
    expect(kinds.body.data).toEqual(kinds.body.data.toSorted())
    expect(kinds.body.data).toContain('fakultas')
  })

  it('goes out as a file with old and new values', async () => {
    const file = await server.call('GET', '/v2/platform/audit?entitas[]=fakultas&format=csv', { token: auditor })
    expect(file.headers.get('content-disposition')).toContain('Log Audit.csv')
    expect(file.text).toContain('nama: Ilmu Hukum')
  })

  it('is only for operators of all prodi, and the row of another prodi for nobody else (PL edge 39)', async () => {
    const own = await makeProdi(database.owner)
    await makeOperator(database.owner, { username: 'sebagian', scopes: ['O1:T', 'F1:T'], prodi: [own.kode] })
    const token = await server.signIn('sebagian')
    const refused = await server.call('GET', '/v2/platform/audit', { token })
    expect([refused.status, refused.body.type]).toEqual([403, 'prodi'])
    const { id } = await makeKonsentrasi(database.owner, {})
    expect((await server.call('GET', `/v2/platform/audit/konsentrasi/${id}`, { token })).status).toBe(403)
  })
})

describe('bringing a row back', () => {
  it('undoes an act and those after it, as a write of its own', async () => {
    const first = await makeFakultas('Teknik')
    const second = await change(first, { nama: 'Teknik Sipil', singkatan: 'TS' })
    const third = await change(second, { nama: 'Teknik Mesin' })
    const acts = (await list(`entitas[]=fakultas&idBaris=${first.id}&aksi[]=ubah`)).data
    const oldest = acts.at(-1)?.id ?? 0
    const plan = (await detail(oldest, admin)).pemulihan
    expect(plan).toMatchObject({ boleh: true, versi: third.versi })
    expect(plan.perubahan).toEqual(
      expect.arrayContaining([
        { field: 'nama', kini: 'Teknik Mesin', menjadi: 'Teknik' },
        { field: 'singkatan', kini: 'TS', menjadi: 'TEKN' },
      ]),
    )
    expect((await restore(oldest, third.versi - 1)).body.type).toBe('versi_usang')
    expect((await restore(oldest, third.versi)).status).toBe(200)
    const [last] = (await list(`entitas[]=fakultas&idBaris=${first.id}`)).data
    expect(last).toMatchObject({ aksi: 'ubah', sesudah: { nama: 'Teknik', singkatan: 'TEKN' } })
    expect(last?.alasan).toBe(`Dikembalikan dari catatan ${oldest}: Salah ubah`)
    expect((await detail(oldest, admin)).pemulihan.sebab).toContain('sudah seperti sebelum')
  })

  it('puts a deleted row back under its key', async () => {
    const made = await makeFakultas('Seni')
    expect((await server.call('DELETE', `/v1/fakultas/${made.id}`, { token: admin })).status).toBe(200)
    const [gone] = (await list(`entitas[]=fakultas&idBaris=${made.id}`)).data
    expect((await restore(gone?.id ?? 0, null)).status).toBe(200)
    const back = await server.call<Fakultas>('GET', `/v1/fakultas/${made.id}`, { token: admin })
    expect(back.body.data).toMatchObject({ nama: 'Seni', singkatan: 'SENI' })
  })

  it('needs the right of the row, and leaves tables with checks of their own alone', async () => {
    const made = await makeFakultas('Farmasi')
    await change(made, { nama: 'Ilmu Farmasi' })
    const [act] = (await list(`entitas[]=fakultas&idBaris=${made.id}`)).data
    const refused = await restore(act?.id ?? 0, 2, auditor)
    expect([refused.status, refused.body.detail]).toEqual([403, 'Perlu hak akses F1:T untuk mengembalikan baris ini.'])
    const [rights] = (await list('entitas[]=operator_hak_akses')).data
    expect((await restore(rights?.id ?? 0, 1)).body.type).toBe('tidak_dapat_dikembalikan')
    expect((await restore(999_999_999, 1)).status).toBe(404)
  })
})

describe('the chain (PL-R58)', () => {
  const check = () => inTransaction(database.app, { collegeId: TEST_COLLEGE }, (db) => periksaRantai(db))
  const asOwner = (text: string) => inCollege(database.owner, TEST_COLLEGE, (db) => sql.raw(text).execute(db))

  it('links every act, also of writers at the same moment', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, n) => makeFakultas(`Paralel ${String.fromCodePoint(65 + n)}`)))
    const checked = await check()
    expect(checked).toMatchObject({ utuh: true, rusakUrut: null })
    const { totalItems } = (await list('')).meta
    expect(checked.jumlah).toBe(totalItems)
    expect((await detail((await list('')).data[0]?.id ?? 0)).urut).toBe(checked.urutAkhir)
  })

  it('cannot be written or changed by the application', async () => {
    for (const text of [
      'DELETE FROM audit_log',
      "UPDATE audit_log SET label = 'x'",
      'DELETE FROM audit_rantai',
      "SELECT audit_segel('uji')",
      'SELECT audit_lepas(3)',
    ])
      await expect(
        inTransaction(database.app, { collegeId: TEST_COLLEGE }, (db) => sql.raw(text).execute(db)),
        text,
      ).rejects.toThrow()
  })

  it('shows a changed, a removed and a cut row, and where', async () => {
    const { urutAkhir } = await check()
    const third = `(SELECT id_audit FROM audit_rantai WHERE college_id = 'uji' AND urut = 3)`
    await asOwner(`UPDATE audit_log SET label = label || '!' WHERE college_id = 'uji' AND id = ${third}`)
    expect(await check()).toMatchObject({ utuh: false, rusakUrut: 3 })
    await asOwner(`UPDATE audit_log SET label = rtrim(label, '!') WHERE college_id = 'uji' AND id = ${third}`)
    expect(await check()).toMatchObject({ utuh: true })
    await asOwner(
      `DELETE FROM audit_log WHERE college_id = 'uji' AND id = (SELECT id_audit FROM audit_rantai WHERE college_id = 'uji' AND urut = ${urutAkhir})`,
    )
    await asOwner(`DELETE FROM audit_rantai WHERE college_id = 'uji' AND urut = ${urutAkhir}`)
    expect(await check()).toMatchObject({ utuh: false, rusakUrut: urutAkhir, keterangan: expect.stringContaining('Ujung rantai') })
    const told = await server.call<{ panjang: number; pemeriksaan: { utuh: boolean }[]; tahun: number }>(
      'GET',
      '/v2/platform/audit-rantai',
      { token: auditor },
    )
    expect([told.body.data.panjang, told.body.data.pemeriksaan[0]?.utuh, told.body.data.tahun]).toEqual([urutAkhir - 1, false, 5])
  })
})
