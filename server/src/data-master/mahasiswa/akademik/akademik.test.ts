import type { AkademikMahasiswa } from '@sivitas/contract/data-master/mahasiswa/akademik-mahasiswa'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insert, makeOperator, makePeriode, nobody, PERIODE } from '../../../testing/builders'
import { makeNilai } from '../../../testing/builders-dokumen'
import { makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

let database: TestDatabase
let server: TestServer
let token: string
let idProdi: string
let id: string

const lihat = (siswa: string, as = token) => server.call<AkademikMahasiswa>('GET', `/v2/master/mahasiswa/${siswa}/akademik`, { token: as })

/** Marks a course as the curriculum does: final work, or work in the field. */
const tandai = (kode: string, tanda: { jenis: 'S' } | { teoriPraktek: 'L' }) =>
  database.owner.db.updateTable('mataKuliah').set(tanda).where('kode', '=', kode).execute()

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'krs', scopes: ['A1:B'] })
  await makeOperator(owner, { username: 'loket', scopes: ['F3:T', 'F4:T', 'K1:B'] })
  await makeOperator(owner, { username: 'prodi.si', scopes: ['A4:B'], prodi: ['57201'] })
  for (const periode of [20231, 20232, 20241, 20242, PERIODE]) await makePeriode(owner, periode)
  ;({ id: idProdi } = await makeProdi(owner, { kode: '55201', nama: 'Informatika' }))
  await makeProdi(owner, { kode: '57201', nama: 'Sistem Informasi' })
  ;({ id } = await makeMahasiswa(owner, { idProdi, periodeMasuk: 20231 }))
  const ambil = (periode: number, kode: string, lain: { huruf: string; sks?: number; status?: 'draf' }) =>
    makeNilai(owner, { idMahasiswa: id, idProdi, periode, kode, sks: 3, ...lain })
  await ambil(20231, 'IF101', { huruf: 'E' })
  await ambil(20241, 'IF101', { huruf: 'B' })
  await ambil(20231, 'IF102', { huruf: 'A' })
  await ambil(20242, 'IF309', { huruf: 'A' })
  await ambil(PERIODE, 'IF400', { huruf: 'B', sks: 6, status: 'draf' })
  await ambil(PERIODE, 'IF201', { huruf: 'W' })
  await tandai('IF309', { teoriPraktek: 'L' })
  await tandai('IF400', { jenis: 'S' })
  await insert(owner, 'aktivitasKuliah', {
    idMahasiswa: id,
    idPeriode: 20231,
    status: 'A',
    semesterKe: 1,
    ips: 2,
    ipk: 2,
    sksSemester: 6,
    sksTotal: 3,
  })
  const cuti = { idMahasiswa: id, status: 'C', tanggal: '2024-02-01', nomorSk: 'SK/9/2024', tanggalSk: '2024-01-30', sumber: 'cuti' }
  await insert(owner, 'riwayatStatus', { ...cuti, periode: 20232 })
  await insert(owner, 'riwayatStatus', { ...cuti, periode: 20242, dibatalkan: true })
  server = await startTestServer(database)
  token = await server.signIn('krs')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

describe("tab 'Akademik'", () => {
  it('tells what is taken in the running period, without a letter before it is final and without what was withdrawn', async () => {
    const { body } = await lihat(id)
    expect(body.data.krs).toMatchObject({ periode: PERIODE, sks: 6, mk: [{ kode: 'IF400', huruf: null }] })
    expect(body.data.aktivitas).toMatchObject([{ periode: 20231, ips: 2, sksSemester: 6 }])
  })

  it('lists the attempts that count, with how often a course was taken, and their sums (AK-R46)', async () => {
    const { transkrip } = (await lihat(id)).body.data
    expect(transkrip).toMatchObject({ sksTempuh: 9, sksLulus: 9, jumlahMutu: 33, ipk: 3.67, sksTanpaRincian: 0 })
    expect(transkrip.mk.map(({ kode, huruf, periode, percobaan }) => [kode, huruf, periode, percobaan])).toEqual([
      ['IF101', 'B', 20241, 2],
      ['IF102', 'A', 20231, 1],
      ['IF309', 'A', 20242, 1],
    ])
  })

  it('marks what a conversion recognises, once it is approved (DM-R21)', async () => {
    const { owner } = database
    const { id: pindahan } = await makeMahasiswa(owner, { idProdi, periodeMasuk: 20231, sksDiakui: 10 })
    const makul = await owner.db
      .selectFrom('mataKuliah')
      .select(['id', 'kode'])
      .where('kode', 'in', ['IF101', 'IF102'])
      .orderBy('kode')
      .execute()
    const isi = { idMahasiswa: pindahan, jenis: 'RPL_PEROLEHAN', idPeriode: 20231 }
    const sah = await insert(owner, 'konversiNilai', { ...isi, status: 'disahkan', nomorSk: 'K/1', masukIpk: true })
    const draf = await insert(owner, 'konversiNilai', isi)
    const baris = { idMahasiswa: pindahan, sksDiakui: 3, huruf: 'A', indeks: 4 }
    await insert(owner, 'konversiBaris', { ...baris, idKonversi: sah.id, idMakul: makul[0]?.id ?? '' })
    await insert(owner, 'konversiBaris', { ...baris, idKonversi: draf.id, idMakul: makul[1]?.id ?? '' })
    const { transkrip } = (await lihat(pindahan)).body.data
    expect(transkrip.mk).toMatchObject([{ kode: 'IF101', huruf: 'A', diakui: true }])
    expect(transkrip).toMatchObject({ sksLulus: 3, sksTanpaRincian: 7 })
  })

  it('lists leaves that stand with their SK, and how far field work and final work are', async () => {
    const { cuti, karya } = (await lihat(id)).body.data
    expect(cuti).toMatchObject([{ periode: 20232, nomorSk: 'SK/9/2024', tanggalSk: '2024-01-30' }])
    expect(karya).toMatchObject([
      { kode: 'IF309', jenis: 'lapangan', keadaan: 'lulus', huruf: 'A', periode: 20242 },
      { kode: 'IF400', jenis: 'tugas_akhir', keadaan: 'berjalan', huruf: null, periode: PERIODE },
    ])
  })

  it('has nothing of somebody who has just come but the works that wait for him', async () => {
    const { id: baru } = await makeMahasiswa(database.owner, { idProdi, periodeMasuk: PERIODE })
    expect((await lihat(baru)).body.data).toMatchObject({
      krs: { sks: 0, mk: [] },
      transkrip: { mk: [], ipk: null },
      cuti: [],
      karya: [{ keadaan: 'belum_diambil' }, { keadaan: 'belum_diambil' }],
    })
  })
})

describe('who may read it', () => {
  it('refuses who has no scope of Akademik, and does not hand him the AKM with the student either', async () => {
    const loket = await server.signIn('loket')
    const { status, body } = await lihat(id, loket)
    expect([status, body.detail]).toEqual([403, 'Perlu hak akses A1:B atau A2:B atau A3:B atau A4:B.'])
    const data = (await server.call<object>('GET', `/v1/mahasiswa/${id}`, { token: loket })).body.data
    expect(data).not.toHaveProperty('aktivitas')
  })

  it('refuses a student of another prodi, and knows nobody who is not there (DM edge 8)', async () => {
    expect((await lihat(id, await server.signIn('prodi.si'))).status).toBe(403)
    expect((await lihat(nobody())).status).toBe(404)
  })
})
