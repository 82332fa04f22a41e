import type { DosenLengkap, KelasDiampu } from '@sivitas/contract/data-master/dosen/dosen'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enqueue } from '../../../jobs/enqueue'
import { inTransaction } from '../../../db/client'
import { insert, makeOperator, makePeriode, PERIODE, TEST_COLLEGE } from '../../../testing/builders'
import { makeKode, makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDosenBerumah } from '../../../testing/builders-orang'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestWorker } from '../../../testing/jobs'
import { startTestServer, type TestServer } from '../../../testing/server'
import { segarkanDosen } from './segarkan-job'

type Baris = {
  id: string
  versi: number
  idBerkas?: string | null
  statusVerifikasi?: string
  verifikator?: string | null
  selesai?: string | null
}

let database: TestDatabase
let server: TestServer
let sdm: string
let pembaca: string
let ti: string

const KODE = [
  ['jabatan-fungsional', '41', 'Asisten ahli'],
  ['jabatan-fungsional', '50', 'Profesor'],
  ['pangkat-golongan', '11', 'III/c Penata'],
  ['jenjang-pendidikan', '30', 'S1'],
  ['jenjang-pendidikan', '40', 'S3'],
  ['jenis-dokumen', 'ijazah', 'Ijazah'],
  ['status-keaktifan', '1', 'Aktif'],
  ['status-keaktifan', '20', 'Cuti'],
  ['status-keaktifan', '21', 'Keluar'],
  ['status-keaktifan', '23', 'Pensiun'],
] as const

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  ;({ id: ti } = await makeProdi(owner, { kode: '55201', nama: 'Informatika' }))
  await makePeriode(owner, PERIODE)
  await makeOperator(owner, { username: 'sdm', nama: 'Operator SDM', scopes: ['F2:T'] })
  await makeOperator(owner, { username: 'pembaca', scopes: ['F2:B'] })
  for (const [daftar, kode, nama] of KODE) await makeKode(owner, { daftar, kode, nama })
  server = await startTestServer(database)
  sdm = await server.signIn('sdm')
  pembaca = await server.signIn('pembaca')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const orang = async (more: object = {}) => (await makeDosenBerumah(database.owner, { idProdiHomebase: ti, ...more })).id
const tambah = (...[id, jenis, body, token = sdm]: [string, string, object, string?]) =>
  server.call<Baris>('POST', `/v2/master/dosen/${id}/${jenis}`, { token, body })
const lihat = async (id: string) => (await server.call<DosenLengkap>('GET', `/v1/dosen/${id}`, { token: sdm })).body.data

describe('what follows the histories', () => {
  it('is the newest rank and grade, the highest degree, and serdos while it is valid', async () => {
    const id = await orang({ tanggalLahir: '1962-02-14' })
    expect((await lihat(id)).tanggalPensiun).toBe('2027-03-01')
    await tambah(id, 'jabatan-fungsional', { kode: '50', nomorSk: 'SK/2', tmt: '2020-04-01', angkaKredit: 850 })
    await tambah(id, 'jabatan-fungsional', { kode: '41', nomorSk: 'SK/1', tmt: '01-04-2010' })
    await tambah(id, 'pangkat', { golongan: '11', nomorSk: 'P/1', tmt: '2012-10-01', masaKerjaTahun: 4 })
    await tambah(id, 'pendidikan', { jenjang: '40', lembaga: 'Universitas Contoh', tahunLulus: 2009 })
    await tambah(id, 'pendidikan', { jenjang: '30', lembaga: 'Universitas Contoh', tahunLulus: 1999 })
    const serdos = await tambah(id, 'sertifikasi', { jenis: 'serdos', nomor: '101', tahun: 2015 })
    const sesudah = await lihat(id)
    expect(sesudah).toMatchObject({ jabatanFungsional: 'Profesor', golongan: 'III/c Penata', pendidikan: 'S3', serdos: true })
    // DM-R22: a professor retires at 70.
    expect(sesudah.tanggalPensiun).toBe('2032-03-01')
    await server.call('PUT', `/v2/master/dosen/${id}/sertifikasi/${serdos.body.data.id}`, {
      token: sdm,
      body: { versi: 1, berlakuSampai: '2020-01-01' },
    })
    expect((await lihat(id)).serdos).toBe(false)
  })

  it('lists newest first, and refuses a second row of the same day', async () => {
    const id = await orang()
    await tambah(id, 'jabatan-fungsional', { kode: '41', nomorSk: 'SK/1', tmt: '2010-04-01' })
    await tambah(id, 'jabatan-fungsional', { kode: '50', nomorSk: 'SK/2', tmt: '2020-04-01' })
    const { body } = await server.call<{ namaJabatan: string }[]>('GET', `/v2/master/dosen/${id}/jabatan-fungsional`, { token: pembaca })
    expect(body.data.map(({ namaJabatan }) => namaJabatan)).toEqual(['Profesor', 'Asisten ahli'])
    const lagi = await tambah(id, 'jabatan-fungsional', { kode: '41', nomorSk: 'SK/3', tmt: '2020-04-01' })
    expect([lagi.status, lagi.body.detail]).toEqual([409, 'Sudah ada jabatan fungsional dengan TMT ini'])
    const asing = await tambah(id, 'jabatan-fungsional', { kode: '99', nomorSk: 'SK/3', tmt: '2021-04-01' })
    expect([asing.status, asing.body.errors[0]?.field]).toEqual([422, 'kode'])
    expect((await tambah(id, 'pangkat', { golongan: '11', nomorSk: 'x', tmt: '2020-01-01' }, pembaca)).status).toBe(403)
  })

  it('keeps an assignment of a year and prodi once, and says which prodi', async () => {
    const id = await orang()
    const surat = {
      tahunAjaran: 2025,
      idProdi: ti,
      nomorSuratTugas: 'ST/1',
      tanggalSuratTugas: '2025-08-01',
      mulaiSuratTugas: '2025-09-01',
    }
    expect((await tambah(id, 'penugasan', surat)).body.data).toMatchObject({ labelProdi: expect.stringContaining('Informatika') })
    expect((await tambah(id, 'penugasan', surat)).body.errors[0]).toMatchObject({ field: 'tahunAjaran' })
  })

  it('does not reach a row through another lecturer', async () => {
    const [satu, dua] = [await orang(), await orang()]
    const { body } = await tambah(satu, 'jabatan-struktural', { nama: 'Kepala Lab', mulai: '2025-01-01', ekuivalenSks: 4 })
    expect((await server.call('DELETE', `/v2/master/dosen/${dua}/jabatan-struktural/${body.data.id}`, { token: sdm })).status).toBe(404)
    const salah = await server.call('PUT', `/v2/master/dosen/${satu}/jabatan-struktural/${body.data.id}`, {
      token: sdm,
      body: { versi: 1, selesai: '2024-01-01' },
    })
    expect(salah.body.errors).toMatchObject([{ field: 'selesai', message: 'Selesai tidak boleh sebelum mulai' }])
  })
})

describe('keaktifan by dated rows', () => {
  it('begins and ends on its days; the night shift looks after both', async () => {
    const id = await orang()
    await tambah(id, 'status', { keaktifan: '1', mulai: '2020-01-01' })
    await tambah(id, 'status', { keaktifan: '20', mulai: '2025-01-01', selesai: '2025-06-30' })
    // The leave is over: he is active again without anybody writing a row.
    expect((await lihat(id)).statusAktif).toBe('A')
    const { body } = await server.call<Baris[]>('GET', `/v2/master/dosen/${id}/status`, { token: sdm })
    expect(body.data.map(({ selesai }) => selesai)).toEqual(['2025-06-30', '2024-12-31'])
    await tambah(id, 'status', { keaktifan: '20', mulai: '2099-01-01' })
    expect((await lihat(id)).statusAktif).toBe('A')
    await database.owner.db
      .updateTable('dosenStatus')
      .set({ mulai: '2026-01-01' })
      .where('idDosen', '=', id)
      .where('mulai', '=', '2099-01-01')
      .execute()
    const worker = await startTestWorker(server)
    await inTransaction(database.app, { collegeId: TEST_COLLEGE }, (db) => enqueue(db, segarkanDosen, { parameter: {} }))
    await expect.poll(() => lihat(id), { timeout: 60_000 }).toMatchObject({ statusAktif: 'N', statusKeaktifan: 'Cuti' })
    await worker.stop()
  })

  it('DM edge 31: names advisees and classes of who leaves; with "Nanti" the warning stays, and the account is closed', async () => {
    const id = await orang({ nama: 'Keluar Satu', nidn: '0101017001' })
    await server.call('POST', '/v2/master/dosen-massal/akun', { token: sdm, body: { id: [id] } })
    for (let n = 0; n < 22; n++) {
      const { id: idMahasiswa } = await makeMahasiswa(database.owner, { idProdi: ti, idDosenPa: id })
      await insert(database.owner, 'dosenPa', { collegeId: TEST_COLLEGE, idMahasiswa, idDosen: id, mulaiPeriode: PERIODE })
    }
    for (const nomor of [1, 2, 3]) {
      const { id: idMakul } = await insert(database.owner, 'mataKuliah', {
        kode: `IF${nomor}`,
        nama: `Makul ${nomor}`,
        idProdi: ti,
        sksTatapMuka: 3,
      })
      await insert(database.owner, 'kelasKuliah', { idPeriode: PERIODE, idProdi: ti, idMakul, namaKelas: 'A', kapasitas: 40, idDosen: id })
    }
    const keluar = { keaktifan: '21', mulai: '2025-01-01', nomorSk: 'SK/21' }
    const tanpaSk = await tambah(id, 'status', { ...keluar, nomorSk: '' })
    expect(tanpaSk.body.errors[0]?.message).toBe('Nomor SK wajib diisi untuk dosen yang keluar atau pensiun')
    const ditahan = await tambah(id, 'status', keluar)
    expect([ditahan.status, ditahan.body.type, ditahan.body.rincian]).toEqual([409, 'masih_bertugas', { bimbingan: 22, kelas: 3 }])
    expect((await tambah(id, 'status', { ...keluar, lanjut: true })).status).toBe(201)
    expect((await lihat(id)).peringatan).toEqual(
      expect.arrayContaining(['Tidak aktif, tetapi masih membimbing 22 mahasiswa', 'Tidak aktif, tetapi masih mengampu 3 kelas']),
    )
    const akun = await server.call<{ status: string }>('GET', `/v2/master/dosen/${id}/akun`, { token: sdm })
    expect(akun.body.data.status).toBe('nonaktif')
    const kelas = await server.call<KelasDiampu[]>('GET', `/v2/master/dosen/${id}/mengajar`, { token: sdm })
    expect(kelas.body.data.map(({ kodeMakul, sksDosen }) => [kodeMakul, sksDosen])).toEqual([
      ['IF1', 3],
      ['IF2', 3],
      ['IF3', 3],
    ])
    const bimbingan = await server.call('GET', `/v2/master/dosen/${id}/bimbingan`, { token: sdm })
    expect(bimbingan.body.data).toMatchObject({ bebanPa: 22, perAngkatan: [{ angkatan: 2025, jumlah: 22 }] })
    await tambah(id, 'status', { keaktifan: '1', mulai: '2025-02-01' })
    expect((await server.call<{ status: string }>('GET', `/v2/master/dosen/${id}/akun`, { token: sdm })).body.data.status).toBe('aktif')
  })

  it('DM edge 21: who is retired keeps his account, and takes no advisees', async () => {
    const id = await orang({ nama: 'Pensiun Satu', nidn: '0101017002' })
    await server.call('POST', '/v2/master/dosen-massal/akun', { token: sdm, body: { id: [id] } })
    await tambah(id, 'status', { keaktifan: '23', mulai: '2025-01-01', nomorSk: 'SK/23' })
    expect((await server.call<{ status: string }>('GET', `/v2/master/dosen/${id}/akun`, { token: sdm })).body.data.status).toBe('aktif')
    const { id: idMahasiswa } = await makeMahasiswa(database.owner, { idProdi: ti })
    const pa = await server.call('PUT', '/v2/master/dosen-pa/bulk', { token: sdm, body: { data: [{ idMahasiswa, idDosen: id }] } })
    expect(pa.text).toContain('tidak aktif')
  })
})

describe('documents of a lecturer', () => {
  const unggah = async (token = sdm) => {
    const form = new FormData()
    form.set('jenis', 'dokumen')
    form.set('file', new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF'], 'ijazah.pdf'))
    return (await server.call<{ id: string }>('POST', '/v2/platform/berkas', { token, body: form })).body.data.id
  }

  it('wait for a check, are refused with a reason only, and wait again with a new file', async () => {
    const id = await orang()
    const { body } = await tambah(id, 'dokumen', { jenis: 'ijazah', idBerkas: await unggah(), statusVerifikasi: 'sah' })
    expect(body.data).toMatchObject({ statusVerifikasi: 'menunggu', namaBerkas: 'ijazah.pdf' })
    const path = `/v2/master/dosen/${id}/dokumen/${body.data.id}`
    const tolak = await server.call('PUT', path, { token: sdm, body: { versi: 1, statusVerifikasi: 'ditolak' } })
    expect(tolak.body.errors).toMatchObject([{ field: 'alasanTolak' }])
    const sah = await server.call<Baris>('PUT', path, { token: sdm, body: { versi: 1, statusVerifikasi: 'sah' } })
    expect(sah.body.data).toMatchObject({ statusVerifikasi: 'sah', verifikator: 'Operator SDM' })
    const baca = () =>
      fetch(`${server.url}/v2/platform/berkas/${body.data.idBerkas}/unduh`, {
        headers: { authorization: `Bearer ${pembaca}`, 'college-id': TEST_COLLEGE },
      })
    expect((await baca()).status).toBe(200)
    const baru = await server.call<Baris>('PUT', path, { token: sdm, body: { versi: 2, idBerkas: await unggah() } })
    expect(baru.body.data).toMatchObject({ statusVerifikasi: 'menunggu', verifikator: null })
    expect((await baca()).status).toBe(404)
  })
})
