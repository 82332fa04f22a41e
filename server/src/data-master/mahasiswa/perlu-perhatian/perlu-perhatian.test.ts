import type { MahasiswaPerhatian, PerhatianPa, RingkasanPerhatian, Tindakan } from '@sivitas/contract/data-master/mahasiswa/perlu-perhatian'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inCollege, insert, makeCollege, makeOperator, makePeriode, PERIODE, TEST_COLLEGE } from '../../../testing/builders'
import { makeDosen, makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeAkm } from '../../../testing/builders-studi'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'
import { TANDA } from '../penjaga/tanda-queries'
import { catatPeriksa, selaraskanTemuan } from '../penjaga/temuan-queries'

const PATH = '/v2/master/mahasiswa/perlu-perhatian'
let database: TestDatabase
let server: TestServer
let token: string
let terbatas: string
let ti: string
let pa: string

const inHere = <T>(run: Parameters<typeof inCollege<T>>[2]) => inCollege(database.owner, TEST_COLLEGE, run)
const periksa = () =>
  inHere(async (db) => {
    for (const [aturan, dasar] of Object.entries(TANDA)) {
      await catatPeriksa(db, aturan, null)
      await selaraskanTemuan(db, { jenis: 'perhatian', aturan, dasar: dasar(PERIODE) })
    }
  })
const daftar = async (query = '', oleh = token) =>
  (await server.call<MahasiswaPerhatian[]>('GET', `${PATH}?order[nim]=asc&${query}`, { token: oleh })).body.data
const ringkas = async () => (await server.call<RingkasanPerhatian>('GET', `${PATH}/ringkasan`, { token })).body.data
const satu = async (nim: string) => (await daftar(`cari=${nim}`))[0]
const catat = (id: string, body: object, oleh = token) => server.call<Tindakan>('POST', `${PATH}/${id}/tindakan`, { token: oleh, body })

type Orang = Parameters<typeof makeMahasiswa>[1]
const makeOrang = (nim: string, values: Orang = {}) =>
  makeMahasiswa(database.owner, { nim, idProdi: ti, periodeMasuk: 20231, status: 'A', statusSejakPeriode: 20231, idDosenPa: pa, ...values })

/** A day from today where the college stands. */
const hari = (geser = 0) => new Date(Date.now() + 7 * 3_600_000 + geser * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeCollege(owner)
  for (const id of [20181, 20231, 20232, 20233, 20241, 20242, PERIODE]) await makePeriode(owner, id)
  ti = (await makeProdi(owner, { kode: '55201', masaTempuh: 8 })).id
  pa = (await makeDosen(owner, { nama: 'Dosen A', idProdiHomebase: ti })).id
  const si = (await makeProdi(owner, { kode: '57201', masaTempuh: 8 })).id
  await makeOrang('2301010001')
  // Semester 15 of 16 in 20251 (DM-R7).
  await makeOrang('1801010001', { periodeMasuk: 20181, statusSejakPeriode: 20181 })
  await makeOrang('2301010002', { status: 'N', statusSejakPeriode: 20242 })
  await makeOrang('2301010003', { status: 'N', statusSejakPeriode: PERIODE })
  const turun = await makeOrang('2301010004')
  for (const [idPeriode, ips] of [[20232, 3.5], [20241, 3.1], [20242, 2.8]] as const) await makeAkm(owner, { idMahasiswa: turun.id, idPeriode, ips }) // prettier-ignore
  const naik = await makeOrang('2301010005')
  for (const [idPeriode, ips] of [[20232, 3.5], [20241, 3.1], [20242, 3.1]] as const) await makeAkm(owner, { idMahasiswa: naik.id, idPeriode, ips }) // prettier-ignore
  // A short semester between is none of them, nor is what is not final.
  await makeAkm(owner, { idMahasiswa: turun.id, idPeriode: 20233, ips: 4 })
  await makeAkm(owner, { idMahasiswa: turun.id, idPeriode: PERIODE, ips: 4, sementara: true })
  await makeOrang('2301020001', { idProdi: si, idDosenPa: null })
  await makeOrang('2301020002', { idProdi: si, idDosenPa: null, status: 'L', periodeKeluar: 20242 })
  await makeOperator(owner, { username: 'baak', scopes: ['F3:T'] })
  await makeOperator(owner, { username: 'pembaca', scopes: ['F3:B'] })
  await makeOperator(owner, { username: 'prodi.ti', scopes: ['A1:T'], prodi: ['55201'] })
  server = await startTestServer(database)
  token = await server.signIn('baak')
  terbatas = await server.signIn('prodi.ti')
  await periksa()
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

it('warns of the end of studies, two periods without activity, two falls of the IPS and a missing adviser, each with its numbers', async () => {
  expect((await daftar()).map(({ nim, tanda }) => [nim, tanda.map(({ teks }) => teks).join('; ')])).toEqual([
    ['1801010001', 'Batas studi tinggal 1 semester'],
    ['2301010002', 'Nonaktif sejak 2024/2025 Genap'],
    ['2301010004', 'IPS turun: 3,50, 3,10, 2,80'],
    ['2301020001', 'Belum memiliki dosen PA'],
  ])
})

it('says that bills and meetings are not known instead of saying that there are none', async () => {
  const { tanda, jumlah, belum, diperiksaPada } = await ringkas()
  expect([jumlah, belum, diperiksaPada !== null]).toEqual([4, 4, true])
  const of = (nama: string) => tanda.find((one) => one.tanda === nama)
  expect([of('belum_bayar')?.jumlah, of('tanpa_bimbingan')?.jumlah, of('mendekati_batas')?.jumlah]).toEqual([null, null, 1])
  expect(of('belum_bayar')?.halangan).toContain('Belum diketahui')
})

it('shows an operator of one prodi its students alone, and a reader may not write', async () => {
  expect((await daftar('', terbatas)).map(({ nim }) => nim)).toEqual(['1801010001', '2301010002', '2301010004'])
  const { id } = (await satu('2301020001')) ?? { id: '' }
  expect((await catat(id, { cara: 'telepon', tanggal: hari() }, terbatas)).status).toBe(404)
  const pembaca = await server.signIn('pembaca')
  expect((await catat(id, { cara: 'telepon', tanggal: hari() }, pembaca)).status).toBe(403)
})

it('keeps what was done: called, with a note and the day to look again, and a new warning asks for him anew', async () => {
  const { id = '' } = (await satu('2301010002')) ?? {}
  const jawab = await catat(id, { cara: 'telepon', tanggal: hari(-8), catatan: 'Sakit, akan daftar ulang', tanggalBerikut: hari(-1) })
  expect(jawab.status, jawab.text).toBe(201)
  expect(jawab.body.data).toMatchObject({ cara: 'telepon', tanda: ['nonaktif_dua'], oleh: expect.any(String) as string })
  expect(await satu('2301010002')).toMatchObject({
    tindakLanjut: 'jatuh_tempo',
    catatan: 'Sakit, akan daftar ulang',
    tanggalBerikut: hari(-1),
  })
  await catat(id, { cara: 'tatap_muka', tanggal: hari(), tanggalBerikut: hari(7) })
  expect((await satu('2301010002'))?.tindakLanjut).toBe('sudah')
  expect((await daftar('tindakLanjut=sudah')).map(({ nim }) => nim)).toEqual(['2301010002'])
  expect(await ringkas()).toMatchObject({ jumlah: 4, belum: 3, sudah: 1, jatuhTempo: 0 })
  const riwayat = await server.call<Tindakan[]>('GET', `${PATH}/${id}/tindakan`, { token })
  expect(riwayat.body.data.map(({ cara }) => cara)).toEqual(['tatap_muka', 'telepon'])
  await inHere((db) => db.updateTable('mahasiswa').set({ idDosenPa: null }).where('id', '=', id).execute())
  await periksa()
  expect(await satu('2301010002')).toMatchObject({ tindakLanjut: 'belum', jumlahTanda: 2 })
  await inHere((db) => db.updateTable('mahasiswa').set({ idDosenPa: pa }).where('id', '=', id).execute())
  await periksa()
})

it('refuses a day to come and a next day before the call', async () => {
  const { id = '' } = (await satu('2301010004')) ?? {}
  expect((await catat(id, { cara: 'pesan', tanggal: hari(2) })).status).toBe(422)
  const { body } = await catat(id, { cara: 'pesan', tanggal: hari(), tanggalBerikut: hari(-1) })
  expect(body.errors).toMatchObject([{ field: 'tanggalBerikut' }])
})

it('makes the week of each adviser, those without one together', async () => {
  const { body } = await server.call<PerhatianPa[]>('GET', `${PATH}/per-pa?order[jumlah]=desc`, { token })
  expect(body.data.map(({ nama, jumlah, baru, belum }) => [nama, jumlah, baru, belum])).toEqual([
    ['Dosen A', 3, 3, 2],
    ['Tanpa dosen PA', 1, 1, 1],
  ])
  expect((await daftar(`dosenPa=${pa}`)).length).toBe(3)
  expect((await daftar('tanpaPa=1')).length).toBe(1)
})

it('forgets a warning that holds no longer and keeps the day of one that stays', async () => {
  const sebelum = await satu('1801010001')
  await inHere((db) =>
    db.updateTable('mahasiswa').set({ status: 'A', statusSejakPeriode: PERIODE }).where('nim', '=', '2301010002').execute(),
  )
  await periksa()
  expect(await satu('2301010002')).toBeUndefined()
  expect((await satu('1801010001'))?.sejak).toBe(sebelum?.sejak)
  await insert(database.owner, 'riwayatStatus', {
    idMahasiswa: sebelum?.id ?? '',
    periode: 20232,
    status: 'C',
    tanggal: '2024-02-01',
    sumber: 'manual',
  })
  await periksa()
  // A leave that does not count moves the end away (DM-R6): semester 14 of 16 still warns, with its number.
  expect((await satu('1801010001'))?.tanda[0]?.teks).toBe('Batas studi tinggal 2 semester')
})
