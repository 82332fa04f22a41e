import type { AntreanPetugas, CetakKartuHasil } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/kartu'
import { JENIS_KARTU, type JenisKartu } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/setting-kartu'
import { TemplateInput } from '@sivitas/contract/pengaturan/template/template'
import { kurangKartu } from '@sivitas/rules/data-master/wajib-kartu'
import { templateBawaan } from '@sivitas/rules/pengaturan/template/bawaan'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Worker } from '../../../jobs/worker'
import { insert, makeOperator, PERIODE, TEST_COLLEGE } from '../../../testing/builders'
import { makeTemplate } from '../../../testing/builders-dokumen'
import { makeDosen, makeKode, makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeAsisten, makePegawai } from '../../../testing/builders-orang'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { jobDone, startTestWorker } from '../../../testing/jobs'
import { startTestServer, type TestServer } from '../../../testing/server'

const CETAK = '/v2/master/kartu/cetak'
const ANTREAN = '/v2/master/kartu/antrean-petugas'

let database: TestDatabase
let server: TestServer
let worker: Worker
let token: string
let idFoto: string
let idProdi: string

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'kartu', scopes: ['F3:T'] })
  ;({ id: idProdi } = await makeProdi(owner, { kode: '55201', nama: 'Informatika' }))
  server = await startTestServer(database)
  worker = await startTestWorker(server)
  token = await server.signIn('kartu')
  const isi = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#8899bb' } })
    .jpeg()
    .toBuffer()
  const sha256 = createHash('sha256').update(isi).digest('hex')
  await server.services.files.put({ collegeId: TEST_COLLEGE, sha256 }, isi)
  const berkas = { nama: 'a.jpg', mime: 'image/jpeg', ukuran: isi.length, sha256, jenis: 'foto', status: 'tersimpan' }
  ;({ id: idFoto } = await insert(owner, 'berkas', { ...berkas, pemilikJenis: 'foto', idPemilik: 'semua' }))
  for (const jenis of ['kartu-dosen', 'kartu-pegawai', 'kartu-asisten', 'kartu-perpustakaan'] as const) {
    const bawaan = TemplateInput.parse({ ...templateBawaan(jenis), nama: jenis })
    await makeTemplate(owner, { jenis, kertas: 'CR80', isi: bawaan.isi })
  }
})
afterAll(async () => {
  await worker.stop()
  await server.stop()
  await database.drop()
})

const cetak = (jenis: JenisKartu, body: object) => server.call<CetakKartuHasil>('POST', CETAK, { token, body: { jenis, ...body } })
const antrean = async (jenis: JenisKartu, saring = '') =>
  (await server.call<AntreanPetugas[]>('GET', `${ANTREAN}?jenis=${jenis}${saring}`, { token })).body.data

let pengurus = ''
/** Who keeps the registers of those who work here. */
const sdm = async (): Promise<string> => {
  if (pengurus === '') {
    await makeOperator(database.owner, { username: 'sdm.kartu', scopes: ['F2:T'] })
    pengurus = await server.signIn('sdm.kartu')
  }
  return pengurus
}

/** Prints a card and answers what became of it. */
async function terbit(jenis: JenisKartu, id: string) {
  const { body } = await cetak(jenis, { pilihan: { id: [id] } })
  const { status, hasil } = await jobDone(server, token, body.data.idPekerjaan ?? '')
  const [baris] = await antrean(jenis, '&kartu=aktif')
  return { status, berkas: hasil.length, nomor: baris?.nomorKartu, sampai: baris?.berlakuSampai }
}

describe('cards of who works here', () => {
  it('are printed for a lecturer by his NIDN, and not for one who has left, without photo or number', async () => {
    const { owner } = database
    const dosen = await makeDosen(owner, { nama: 'Aktif', nidn: '0412057501', idProdiHomebase: idProdi, idFoto })
    const keluar = await makeDosen(owner, { nama: 'Keluar', idStatusKeaktifan: '21', idFoto })
    const tanpaFoto = await makeDosen(owner, { nama: 'Tanpa foto', nidn: '0412057502' })
    const tanpaNomor = await makeDosen(owner, { nama: 'Tanpa nomor', nidn: null, nuptk: null, nip: null, nidk: null, idFoto })
    const pratinjau = await cetak('kartu-dosen', { pilihan: { id: [dosen.id, keluar.id, tanpaFoto.id, tanpaNomor.id] }, pratinjau: true })
    expect(pratinjau.body.data).toMatchObject({ jumlah: 1, lembar: 1, halaman: 2 })
    expect(pratinjau.body.data.ditolak.map(({ alasan }) => alasan).toSorted()).toEqual([
      'Belum ada NIDN, NUPTK, NIDK, atau NIP.',
      'Belum ada foto.',
      'Sudah tidak aktif.',
    ])
    expect((await antrean('kartu-dosen', '&siap=1')).map(({ nama }) => nama)).toEqual(['Aktif'])
    expect(await terbit('kartu-dosen', dosen.id)).toMatchObject({ status: 'selesai', berkas: 1, nomor: '0412057501-01' })
    const lagi = await cetak('kartu-dosen', { pilihan: { id: [dosen.id] } })
    expect([lagi.status, lagi.body.errors[0]?.field]).toEqual([422, 'alasan'])
  })

  it('end with the engagement of an employee and of an assistant', async () => {
    const { owner } = database
    const pegawai = await makePegawai(owner, { nip: '199001012020', tmtSelesai: '2099-01-31', tmtMulai: '2020-01-01', idFoto })
    const kontrak = await makePegawai(owner, { nip: '199001012021', tmtMulai: '2020-01-01', tmtSelesai: '2027-01-31', idFoto })
    expect(await terbit('kartu-pegawai', kontrak.id)).toMatchObject({ status: 'selesai', sampai: '2027-01-31' })
    expect((await antrean('kartu-pegawai', '&kartu=belum')).map(({ id }) => id)).toEqual([pegawai.id])
    const mahasiswa = await makeMahasiswa(owner, { idProdi, biodata: { idFoto } })
    await makeAsisten(owner, { idMahasiswa: mahasiswa.id, periode: PERIODE, mulai: '2025-09-01', selesai: '2027-02-28' })
    expect(await terbit('kartu-asisten', mahasiswa.id)).toMatchObject({ nomor: `${mahasiswa.nim}-01`, sampai: '2027-02-28' })
    expect((await server.call<unknown[]>('GET', `/v2/master/mahasiswa/${mahasiswa.id}/kartu`, { token })).body.data).toMatchObject([
      { jenis: 'kartu-asisten' },
    ])
  })

  it('of the library are printed from the queue of students, beside their KTM', async () => {
    const mahasiswa = await makeMahasiswa(database.owner, { idProdi, biodata: { idFoto } })
    const antre = await server.call<{ id: string; siap: boolean }[]>('GET', '/v2/master/kartu/antrean?jenis=kartu-perpustakaan&siap=1', {
      token,
    })
    expect(antre.body.data.map(({ id }) => id)).toContain(mahasiswa.id)
    const { body } = await cetak('kartu-perpustakaan', { pilihan: { idMahasiswa: [mahasiswa.id] } })
    expect((await jobDone(server, token, body.data.idPekerjaan ?? '')).status).toBe('selesai')
    expect((await cetak('kartu-dosen', { pilihan: { idMahasiswa: [mahasiswa.id] } })).status).toBe(422)
  })

  it('are tried with five real holders, the longest name and one without photo first', async () => {
    const { body } = await server.call<{ nama: string; ciri: string }[]>('GET', '/v2/master/template-kartu/contoh?jenis=kartu-dosen', {
      token,
    })
    expect(body.data.slice(0, 2).map(({ ciri }) => ciri)).toEqual(['Nama terpanjang', 'Tanpa foto'])
    const ktm = await server.call<unknown[]>('GET', '/v2/master/template-kartu/contoh', { token })
    expect(ktm.status).toBe(200)
  })

  it('are previewed and tested with people of their own register', async () => {
    const bawaan = TemplateInput.parse({ ...templateBawaan('kartu-dosen'), nama: 'Baru', kode: 'BARU' })
    const made = await server.call<{ id: string }>('POST', '/v2/master/template-kartu', { token, body: bawaan })
    const uji = await server.call<{ jumlah: number; berhasil: boolean }>('POST', `/v2/pengaturan/template/${made.body.data.id}/uji`, {
      token,
      body: {},
    })
    expect(uji.body.data.jumlah).toBe(4)
    const salah = {
      ...bawaan,
      kode: 'SALAH',
      isi: { ...bawaan.isi, depan: [{ jenis: 'teks', x: 1, y: 1, lebar: 9, tinggi: 9, isi: '{angkatan}' }] },
    }
    expect((await server.call('POST', '/v2/master/template-kartu', { token, body: salah })).body.errors).toMatchObject([{ field: 'isi' }])
  })

  it('are revoked when their holder leaves, and not when he is away for a while', async () => {
    const { owner } = database
    const aktif = async (jenis: JenisKartu, id: string) => (await antrean(jenis, '&kartu=aktif')).some((satu) => satu.id === id)
    const admin = await sdm()
    for (const kode of ['1', '21', '27']) await makeKode(owner, { daftar: 'status-keaktifan', kode })
    const dosen = await makeDosen(owner, { nama: 'Pergi', nidn: '0412057509', idProdiHomebase: idProdi, idFoto })
    await terbit('kartu-dosen', dosen.id)
    const keaktifan = (kode: string, mulai: string) =>
      server.call<{ berhasil: boolean }[]>('PUT', '/v2/master/dosen-massal/status', {
        token: admin,
        body: { id: [dosen.id], keaktifan: kode, mulai, nomorSk: 'SK/1', lanjut: true },
      })
    expect((await keaktifan('27', '2026-01-01')).body.data).toMatchObject([{ berhasil: true }])
    expect(await aktif('kartu-dosen', dosen.id)).toBe(true)
    expect((await keaktifan('21', '2026-02-01')).body.data).toMatchObject([{ berhasil: true }])
    expect(await aktif('kartu-dosen', dosen.id)).toBe(false)

    const pegawai = await makePegawai(owner, { nip: '199001012029', tmtMulai: '2020-01-01', idFoto })
    await terbit('kartu-pegawai', pegawai.id)
    const ada = (await server.call<{ versi: number }>('GET', `/v2/master/pegawai/${pegawai.id}`, { token: admin })).body.data
    const pergi = await server.call('PUT', `/v2/master/pegawai/${pegawai.id}`, {
      token: admin,
      body: { versi: ada.versi, statusAktif: false },
    })
    expect([pergi.status, await aktif('kartu-pegawai', pegawai.id)]).toEqual([200, false])
    expect((await antrean('kartu-pegawai')).find(({ id }) => id === pegawai.id)).toMatchObject({ statusKartu: 'dicabut', aktif: false })
  })

  it('of an assistant stays while another post goes on, and is revoked with the last', async () => {
    const { owner } = database
    const { id: idMahasiswa } = await makeMahasiswa(owner, { idProdi, biodata: { idFoto } })
    const pos = async (jenis: string) =>
      await makeAsisten(owner, { idMahasiswa, jenis, periode: PERIODE, mulai: '2025-09-01', selesai: '2027-02-28' })
    const [satu, dua] = [await pos('asisten_dosen'), await pos('praktikum')]
    await terbit('kartu-asisten', idMahasiswa)
    const admin = await sdm()
    const aktif = async () => (await antrean('kartu-asisten', '&kartu=aktif')).some(({ id }) => id === idMahasiswa)
    const hapus = (id: string) => server.call('DELETE', `/v2/master/asisten-lab/${id}`, { token: admin })
    expect([(await hapus(satu.id)).status, await aktif()]).toEqual([200, true])
    expect([(await hapus(dua.id)).status, await aktif()]).toEqual([200, false])
  })

  it('are published only when they show whose they are, and until when', async () => {
    const bawaan = TemplateInput.parse({ ...templateBawaan('ktm'), nama: 'Kurang', kode: 'KURANG' })
    const isi = { ...bawaan.isi, depan: [{ jenis: 'teks', x: 1, y: 1, lebar: 50, tinggi: 9, isi: '{nama} {nim}' }], belakang: [] }
    const made = await server.call<{ id: string; versi: number }>('POST', '/v2/master/template-kartu', { token, body: { ...bawaan, isi } })
    const { id, versi } = made.body.data
    const { status, body } = await server.call('POST', `/v2/master/template-kartu/${id}/terbit`, { token, body: { versi } })
    expect([status, body.errors]).toMatchObject([
      422,
      [{ field: 'isi', message: 'KTM belum memuat foto, program studi, dan masa berlaku. Tambahkan pada rancangan, lalu uji kembali.' }],
    ])
  })

  it.each(JENIS_KARTU)('of kind %s: the standard design shows what it must', (jenis) => {
    const { isi } = TemplateInput.parse({ ...templateBawaan(jenis), nama: jenis })
    expect(isi.bentuk === 'kartu' && kurangKartu(jenis, [...isi.depan, ...isi.belakang])).toEqual([])
  })
})
