import type { AturanKonsistensi, RingkasanKonsistensi, TemuanKonsistensi } from '@sivitas/contract/data-master/mahasiswa/konsistensi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, insert, makeCollege, makeOperator, makePeriode, PERIODE, TEST_COLLEGE } from '../../../testing/builders'
import { makeJenisKelas, makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { jobDone, startTestWorker } from '../../../testing/jobs'
import { startTestServer, type TestServer } from '../../../testing/server'
import type { Worker } from '../../../jobs/worker'

const PATH = '/v2/master/konsistensi'
const ATURAN: AturanKonsistensi = 'kelas_angkatan_lain'
let database: TestDatabase
let server: TestServer
let worker: Worker
let token: string
let pembaca: string
let lain: string
let [kelasA, kelasB]: string[] = []
let mahasiswa: string[] = []

const inHere = <T>(run: Parameters<typeof inCollege<T>>[2]) => inCollege(database.owner, TEST_COLLEGE, run)

async function periksa(): Promise<void> {
  const { body } = await server.call<{ idPekerjaan: string }>('POST', `${PATH}/periksa`, { token, body: {} })
  expect((await jobDone(server, token, body.data.idPekerjaan)).status).toBe('selesai')
}
const daftar = async (keadaan = 'terbuka', oleh = token) =>
  (await server.call<TemuanKonsistensi[]>('GET', `${PATH}/temuan?aturan=${ATURAN}&keadaan=${keadaan}`, { token: oleh })).body.data
const hitung = async () =>
  (await server.call<RingkasanKonsistensi>('GET', PATH, { token })).body.data.aturan.find(({ aturan }) => aturan === ATURAN)
const bebaskan = (ids: (string | undefined)[], isi: { alasan?: string; sampai?: string | null } = {}, oleh = token) =>
  server.call<{ jumlah: number }>('POST', `${PATH}/bukan-masalah`, {
    token: oleh,
    body: { aturan: ATURAN, idMahasiswa: ids, alasan: 'Mengulang bersama angkatan bawah', ...isi },
  })
const buka = (ids: (string | undefined)[], oleh = token) =>
  server.call<{ jumlah: number }>('POST', `${PATH}/buka-kembali`, { token: oleh, body: { aturan: ATURAN, idMahasiswa: ids } })

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeCollege(owner)
  for (const id of [20231, PERIODE]) await makePeriode(owner, id)
  const idProdi = (await makeProdi(owner, { kode: '55201' })).id
  await makeProdi(owner, { kode: '57201' })
  await makeOperator(owner, { username: 'baak', scopes: ['F3:T'] })
  await makeOperator(owner, { username: 'pembaca', scopes: ['F3:B'] })
  await makeOperator(owner, { username: 'lain', scopes: ['F3:T'], prodi: ['57201'] })
  const idJenisKelas = (await makeJenisKelas(owner)).id
  const kelas = (kode: string) => insert(owner, 'kelasDefault', { kode, nama: kode, idProdi, angkatan: 2022, idJenisKelas })
  ;[kelasA, kelasB] = [(await kelas('TI-22-A')).id, (await kelas('TI-22-B')).id]
  for (let n = 0; n < 3; n += 1)
    mahasiswa.push(
      (await makeMahasiswa(owner, { idProdi, periodeMasuk: 20231, statusSejakPeriode: 20231, idKelasDefault: kelasA ?? null })).id,
    )
  mahasiswa = mahasiswa.toSorted()
  server = await startTestServer(database)
  worker = await startTestWorker(server)
  token = await server.signIn('baak')
  pembaca = await server.signIn('pembaca')
  lain = await server.signIn('lain')
  await periksa()
})
afterAll(async () => {
  await worker?.stop()
  await server?.stop()
  await database?.drop()
})

describe("'Bukan masalah'", () => {
  it('takes a finding off the list with its reason, keeps it so through the next check, and stands in the log', async () => {
    expect((await hitung())?.jumlah).toBe(3)
    expect((await bebaskan([mahasiswa[0]])).body.data.jumlah).toBe(1)
    expect((await daftar()).map(({ id }) => id)).not.toContain(mahasiswa[0])
    await periksa()
    expect(await hitung()).toMatchObject({ jumlah: 2, bukanMasalah: 1 })
    expect(await daftar('bukan_masalah')).toMatchObject([
      { id: mahasiswa[0], alasan: 'Mengulang bersama angkatan bawah', sampai: null, oleh: expect.any(String) },
    ])
    const audit = await inHere((db) => db.selectFrom('auditLog').selectAll().where('entitas', '=', 'temuan_bebas').execute())
    expect(audit).toMatchObject([{ aksi: 'tambah', alasan: 'Mengulang bersama angkatan bawah' }])
  })

  it('is taken back, and the finding is open again', async () => {
    expect((await buka([mahasiswa[0], mahasiswa[1]])).body.data.jumlah).toBe(1)
    expect(await hitung()).toMatchObject({ jumlah: 3, bukanMasalah: 0 })
  })

  it('ends with its last day: the next check makes it news again', async () => {
    await bebaskan([mahasiswa[1]], { sampai: '2100-01-01' })
    expect(await hitung()).toMatchObject({ jumlah: 2, bukanMasalah: 1 })
    await inHere((db) => db.updateTable('temuanBebas').set({ sampai: '2020-01-01' }).execute())
    await inHere((db) =>
      db
        .updateTable('temuan')
        .set({ sejak: new Date('2020-01-01') })
        .execute(),
    )
    expect(await hitung()).toMatchObject({ jumlah: 3, baru: 0, bukanMasalah: 0 })
    await periksa()
    expect(await hitung()).toMatchObject({ jumlah: 3, baru: 1, bukanMasalah: 0 })
    expect(await inHere((db) => db.selectFrom('temuanBebas').selectAll().execute())).toEqual([])
  })

  it('holds for the facts of which it was said: another wrong class is another finding', async () => {
    await bebaskan([mahasiswa[2]])
    await inHere((db) =>
      db
        .updateTable('mahasiswa')
        .set({ idKelasDefault: kelasB ?? null })
        .where('id', '=', mahasiswa[2] ?? '')
        .execute(),
    )
    await periksa()
    expect(await hitung()).toMatchObject({ jumlah: 3, bukanMasalah: 0 })
  })

  it('refuses a day that is over, an empty reason, and whoever only reads; leaves out who is not on the list or not his', async () => {
    const lewat = await bebaskan([mahasiswa[0]], { sampai: '2020-01-01' })
    expect([lewat.status, lewat.body.errors[0]?.field]).toEqual([422, 'sampai'])
    expect((await bebaskan([mahasiswa[0]], { alasan: ' ' })).status).toBe(422)
    expect([(await bebaskan([mahasiswa[0]], {}, pembaca)).status, (await buka([mahasiswa[0]], pembaca)).status]).toEqual([403, 403])
    expect((await bebaskan([mahasiswa[0]], {}, lain)).body.data.jumlah).toBe(0)
    expect((await daftar('bukan_masalah', lain)).length).toBe(0)
    expect((await hitung())?.bukanMasalah).toBe(0)
  })
})
