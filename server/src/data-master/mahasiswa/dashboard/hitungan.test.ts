import type { DashboardMahasiswa } from '@sivitas/contract/data-master/mahasiswa/dashboard'
import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inCollege, insert, makeCollege, makeOperator, makePeriode, PERIODE, TEST_COLLEGE } from '../../../testing/builders'
import { makeFakultas, makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestWorker } from '../../../testing/jobs'
import { startTestServer, type TestServer } from '../../../testing/server'
import { jadwalSegarkan } from './segarkan'

const PATH = '/v2/master/mahasiswa/dashboard'
let database: TestDatabase
let server: TestServer
let baak: string
let ti: string
let si: string
let teknik: string
let kampus: string

const get = async (query = '') =>
  (await server.call<DashboardMahasiswa>('GET', `${PATH}?periode=${PERIODE}&${query}`, { token: baak })).body.data
const total = async (query = '') => (await get(query)).kartu.total
const inHere = <T>(run: Parameters<typeof inCollege<T>>[2]) => inCollege(database.owner, TEST_COLLEGE, run)

async function masuk(idProdi: string, values: Parameters<typeof makeMahasiswa>[1] = {}) {
  const made = await makeMahasiswa(database.owner, { idProdi, periodeMasuk: 20231, statusSejakPeriode: 20231, ...values })
  await insert(database.owner, 'riwayatStatus', {
    idMahasiswa: made.id,
    periode: 20231,
    status: 'A',
    tanggal: '2023-09-01',
    sumber: 'manual',
  })
  return made
}

/** As if the noted writes had been made so long ago. */
const tuakan = (detik: number) =>
  inHere(async (db) => {
    await sql`UPDATE dashboard_berubah SET waktu = now() - make_interval(secs => ${detik})`.execute(db)
  })

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeCollege(owner)
  for (const id of [20231, 20232, 20241, 20242, PERIODE]) await makePeriode(owner, id)
  teknik = (await makeFakultas(owner, { nama: 'Teknik' })).id
  ti = (await makeProdi(owner, { kode: '55201', idFakultas: teknik })).id
  si = (await makeProdi(owner, { kode: '57201', idFakultas: (await makeFakultas(owner, { nama: 'Ekonomi' })).id })).id
  const pertama = await masuk(ti)
  kampus = (await inHere((db) => db.selectFrom('mahasiswa').select('idKampus').where('id', '=', pertama.id).executeTakeFirstOrThrow()))
    .idKampus
  await masuk(ti)
  await masuk(si)
  await makeOperator(owner, { username: 'baak', scopes: ['F3:T'] })
  server = await startTestServer(database)
  baak = await server.signIn('baak')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

it('adds the kept cells up by fakultas, prodi, campus and kind of class', async () => {
  expect([await total(), await total(`fakultas[0]=${teknik}`), await total(`prodi[0]=${si}`), await total('prodi[0]=55201')]).toEqual([
    3, 2, 1, 2,
  ])
  const satu = await get(`kampus[0]=${kampus}`)
  expect([satu.kartu.total, satu.kampus.map(({ kunci }) => kunci)]).toEqual([1, [kampus]])
  expect((await get()).jenisKelas.reduce((sum, { jumlah }) => sum + jumlah, 0)).toBe(3)
})

it('shows a write after a minute at the latest, and says up to when every write is in the numbers', async () => {
  await masuk(ti)
  const muda = await get()
  expect(muda.kartu.total).toBe(3)
  expect(new Date(muda.dataPer).getTime()).toBeLessThan(Date.now() - 1)
  await tuakan(61)
  const segar = await get()
  expect(segar.kartu.total).toBe(4)
  expect(Date.now() - new Date(segar.dataPer).getTime()).toBeLessThan(60_000)
})

it('counts anew what was written, and nothing else: a person of two prodi changes the numbers of both', async () => {
  const { idBiodata } = await masuk(ti)
  await masuk(si, { idBiodata })
  await tuakan(61)
  await get()
  await inHere((db) => db.updateTable('biodata').set({ idAgama: '3' }).where('id', '=', idBiodata).execute())
  const berubah = await inHere((db) => db.selectFrom('dashboardBerubah').select('idProdi').distinct().execute())
  expect(berubah.map(({ idProdi }) => idProdi).toSorted()).toEqual([ti, si].toSorted())
  await inHere((db) => db.updateTable('biodata').set({ hobi: 'Membaca' }).where('id', '=', idBiodata).execute())
  expect(await inHere((db) => db.selectFrom('dashboardBerubah').select('idProdi').execute())).toHaveLength(2)
})

it('keeps itself fresh in the background, a while before anybody looks', async () => {
  const sebelum = await total()
  await masuk(si)
  // What falls due for the first time is only noted, so it has to have been due before.
  await inHere(async (db) => {
    await sql`INSERT INTO jadwal_pekerjaan (jenis, terakhir_pada) VALUES ('segarkan_dashboard_mahasiswa', now() - interval '1 hour')
      ON CONFLICT (college_id, jenis) DO UPDATE SET terakhir_pada = excluded.terakhir_pada`.execute(db)
  })
  const worker = await startTestWorker(server, { schedules: [jadwalSegarkan] })
  for (let tries = 0; tries < 600; tries += 1) {
    const tersisa = await inHere((db) => db.selectFrom('dashboardBerubah').select('idProdi').execute())
    if (tersisa.length === 0) break
    await sleep(100)
  }
  await worker.stop()
  expect(await total()).toBe(sebelum + 1)
})

it('answers the table of each chart as a file with its period', async () => {
  const answer = await fetch(`${server.url}${PATH}?periode=${PERIODE}&format=xlsx&bagan=prodiKelamin`, {
    headers: { authorization: `Bearer ${baak}`, 'college-id': TEST_COLLEGE },
  })
  expect(answer.headers.get('content-disposition')).toContain('Program studi dan jenis kelamin')
  const baris = await readSheet(Buffer.from(await answer.arrayBuffer()))
  expect(baris.flat()).toEqual(expect.arrayContaining(['Program studi', 'Laki-laki', 'Perempuan']))
})
