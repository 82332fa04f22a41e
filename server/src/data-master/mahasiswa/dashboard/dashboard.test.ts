import type { DashboardMahasiswa } from '@sivitas/contract/data-master/mahasiswa/dashboard'
import type { Rekap } from '@sivitas/contract/data-master/mahasiswa/rekap'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insert, makeCollege, makeOperator, makePeriode, TEST_COLLEGE } from '../../../testing/builders'
import { makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

const PATH = '/v2/master/mahasiswa/dashboard'

let database: TestDatabase
let server: TestServer
let baak: string
let limited: string
let ti: string

type Langkah = readonly (readonly [periode: number, status: string])[]

/** A student of 2023 with his history; who is gone has left in the last step. */
async function makeOrang(nim: string, idProdi: string, langkah: Langkah): Promise<void> {
  const { owner } = database
  const [periode, status] = langkah.at(-1) ?? [20231, 'A']
  const gone = 'LMDEPW0'.includes(status)
  const { id } = await makeMahasiswa(owner, {
    nim,
    idProdi,
    periodeMasuk: 20231,
    status,
    statusSejakPeriode: periode,
    periodeKeluar: gone ? periode : null,
    kelengkapan: 10,
  })
  for (const [at, kode] of langkah)
    await insert(owner, 'riwayatStatus', {
      collegeId: TEST_COLLEGE,
      idMahasiswa: id,
      periode: at,
      status: kode,
      tanggal: '2023-09-01',
      sumber: 'manual',
    })
}

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  const { owner } = database
  await makeCollege(owner)
  for (const id of [20231, 20232, 20241]) await makePeriode(owner, id)
  ti = (await makeProdi(owner, { kode: '55201' })).id
  const si = (await makeProdi(owner, { kode: '57201' })).id
  await makeOrang('2301010001', ti, [[20231, 'A']])
  await makeOrang('2301010002', ti, [[20231, 'A'], [20241, 'C']]) // prettier-ignore
  await makeOrang('2301010003', ti, [[20231, 'A'], [20232, 'N'], [20241, 'E']]) // prettier-ignore
  await makeOrang('2301020001', si, [[20231, 'A']])
  await makeOperator(owner, { username: 'baak', scopes: ['F3:B'] })
  await makeOperator(owner, { username: 'prodi.ti', scopes: ['F3:B'], prodi: ['55201'] })
  baak = await server.signIn('baak')
  limited = await server.signIn('prodi.ti')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const get = async (query: string, token = baak) => (await server.call<DashboardMahasiswa>('GET', `${PATH}?${query}`, { token })).body.data

it('counts the cards of a period: who studies, who left in it, who lacks an adviser', async () => {
  const { kartu, labelPeriode } = await get('periode=20241')
  expect(labelPeriode).toBe('2024/2025 Ganjil')
  expect(kartu).toEqual({
    total: 4,
    aktif: 2,
    cuti: 1,
    nonaktif: 0,
    keluar: 1,
    baru: 0,
    lewatBatas: 0,
    tanpaPa: 3,
    kelengkapan: 50,
    siapPddikti: 0,
  })
})

it('shows a past period as it was, and the way there (DM-R10)', async () => {
  const past = await get('periode=20232')
  expect([past.kartu.aktif, past.kartu.nonaktif, past.kartu.cuti, past.kartu.keluar]).toEqual([3, 1, 0, 0])
  const { tren } = await get('periode=20241')
  expect(tren.map(({ periode, A, C, N }) => [periode, A, C, N])).toEqual([
    [20231, 4, 0, 0],
    [20232, 3, 0, 1],
    [20241, 2, 1, 0],
  ])
})

it('says what became of an intake', async () => {
  expect((await get('periode=20241')).kohort).toEqual([{ angkatan: 2023, studi: 3, tepat: 0, terlambat: 0, keluar: 1 }])
})

it('agrees with the rekap cell by cell', async () => {
  const { statusAngkatan } = await get('periode=20241')
  const rekap = await server.call<Rekap>('POST', '/v2/master/mahasiswa/rekap', {
    token: baak,
    body: { baris: ['angkatan'], kolom: ['status'], periode: 20241 },
  })
  const cells = (rows: readonly (readonly [string, number])[]) => Object.fromEntries(rows)
  expect(cells(statusAngkatan.map(({ angkatan, status, jumlah }) => [`${angkatan}/${status}`, jumlah]))).toEqual(
    cells(rekap.body.data.sel.map(({ kunci, jumlah }) => [kunci.join('/'), jumlah])),
  )
})

it('narrows by filter and by the prodi of the operator', async () => {
  expect((await get(`periode=20241&prodi[0]=${ti}`)).kartu.total).toBe(3)
  const own = await get('periode=20241', limited)
  expect([own.kartu.total, own.prodiKelamin.length]).toEqual([3, 1])
})

it('refuses an unknown period and an unknown filter', async () => {
  for (const query of ['periode=20991', 'warna=1']) expect((await server.call('GET', `${PATH}?${query}`, { token: baak })).status).toBe(422)
})
