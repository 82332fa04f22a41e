import type { Alumni } from '@sivitas/contract/data-master/alumni/alumni'
import type { Impor, ImporBaris } from '@sivitas/contract/kit/import'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/client'
import { makeOperator, TEST_COLLEGE } from '../../testing/builders'
import { makeMahasiswa, makeProdi, makeWilayah } from '../../testing/builders-master'
import { makeAlumni, makeAsisten } from '../../testing/builders-orang'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'
import { catatAlumni, lepasAlumni } from './lulusan-queries'

const PATH = '/v2/master/alumni'

let database: TestDatabase
let server: TestServer
let kantor: string
let pembaca: string
let prodiSi: string
let ti: string
let si: string

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  ;({ id: ti } = await makeProdi(owner, { kode: '55201' }))
  ;({ id: si } = await makeProdi(owner, { kode: '57201' }))
  await makeOperator(owner, { username: 'kantor', scopes: ['F7:T'] })
  await makeOperator(owner, { username: 'pembaca', scopes: ['F7:B'] })
  await makeOperator(owner, { username: 'prodi.si', scopes: ['F7:T'], prodi: ['57201'] })
  server = await startTestServer(database)
  kantor = await server.signIn('kantor')
  pembaca = await server.signIn('pembaca')
  prodiSi = await server.signIn('prodi.si')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const daftar = async (query: string, token = kantor) => (await server.call<Alumni[]>('GET', `${PATH}?${query}`, { token })).body.data
const berlaku = <T>(run: (db: Parameters<typeof catatAlumni>[0]) => Promise<T>) =>
  inTransaction(database.app, { collegeId: TEST_COLLEGE }, run)
const lulusan = (more: object = {}) =>
  makeMahasiswa(database.owner, {
    idProdi: ti,
    status: 'L',
    tanggalKeluar: '2025-08-31',
    periodeKeluar: 20242,
    ipkLulus: 3.62,
    nomorIjazah: 'IJZ-1',
    ...more,
  })

describe('alumni of this system', () => {
  it('come with the graduation, follow corrections of the registration, keep their contacts and go with the graduation', async () => {
    const { id, nim } = await lulusan({ biodata: { nama: 'Lulus Satu', email: 'lulus@surel.test' } })
    await berlaku((db) => catatAlumni(db, [id], { [id]: 'Sangat Memuaskan' }))
    const [satu] = await daftar(`cari=${nim}`)
    expect(satu).toMatchObject({
      nama: 'Lulus Satu',
      ipk: 3.62,
      predikat: 'Sangat Memuaskan',
      tanggalLulus: '2025-08-31',
      email: 'lulus@surel.test',
      sumber: 'sistem',
    })
    const ubah = await server.call<Alumni>('PUT', `${PATH}/${satu?.id}`, {
      token: kantor,
      body: { versi: satu?.versi, email: 'baru@surel.test', handphone: '0812-3456-7890' },
    })
    expect(ubah.body.data).toMatchObject({ email: 'baru@surel.test', handphone: '+6281234567890' })
    await database.owner.db.updateTable('biodata').set({ nama: 'Lulus Satu Baru' }).where('nama', '=', 'Lulus Satu').execute()
    await berlaku((db) => catatAlumni(db, [id]))
    expect(await daftar(`cari=${nim}`)).toMatchObject([{ nama: 'Lulus Satu Baru', email: 'baru@surel.test', predikat: 'Sangat Memuaskan' }])
    const { id: idAsisten } = await makeAsisten(database.owner, { idAlumni: satu?.id ?? '' })
    await berlaku((db) => lepasAlumni(db, [id]))
    expect(await daftar(`cari=${nim}`)).toEqual([])
    const asisten = await database.owner.db
      .selectFrom('asistenLab')
      .select(['idMahasiswa', 'idAlumni'])
      .where('id', '=', idAsisten)
      .executeTakeFirst()
    expect(asisten).toEqual({ idMahasiswa: id, idAlumni: null })
  })

  it('do not arise from another status, and take over somebody who was imported before', async () => {
    const { id, nim } = await lulusan({ status: 'A', nomorIjazah: null })
    await berlaku((db) => catatAlumni(db, [id]))
    expect(await daftar(`cari=${nim}`)).toEqual([])
    const { id: lulus, nim: nimLulus } = await lulusan({ nomorIjazah: 'IJZ-2' })
    await makeAlumni(database.owner, { nim: nimLulus, idProdi: ti, handphone: '+62811' })
    await berlaku((db) => catatAlumni(db, [lulus]))
    expect(await daftar(`cari=${nimLulus}`)).toMatchObject([{ sumber: 'sistem', idMahasiswa: lulus, handphone: '+62811' }])
  })
})

describe('the list', () => {
  it('filters by year, prodi, region, honour and empty contacts, within the prodi of the operator', async () => {
    const kode = await makeWilayah(database.owner)
    const { id } = await makeAlumni(database.owner, {
      nama: 'Saring Satu',
      idProdi: ti,
      tanggalLulus: '2003-01-01',
      predikat: 'Pujian',
      idWilayah: kode.kecamatan,
      email: 'a@surel.test',
    })
    await makeAlumni(database.owner, { nama: 'Saring Dua', idProdi: si, tanggalLulus: '2004-01-01' })
    expect((await daftar('tahunLulus[]=2003&prodi[]=55201&predikat[]=Pujian')).map(({ nama }) => nama)).toEqual(['Saring Satu'])
    expect((await daftar('cari=saring&kontakKosong=1')).map(({ nama }) => nama)).toEqual(['Saring Dua'])
    expect((await daftar(`cari=saring&provinsi=${kode.kecamatan}`)).map(({ nama }) => nama)).toEqual(['Saring Satu'])
    expect((await daftar('cari=saring', prodiSi)).map(({ nama }) => nama)).toEqual(['Saring Dua'])
    expect((await server.call('GET', `${PATH}/${id}`, { token: prodiSi })).status).toBe(404)
    expect((await server.call('PUT', `${PATH}/${id}`, { token: pembaca, body: { versi: 1 } })).body.detail).toBe('Perlu hak akses F7:T.')
    expect(
      (await server.call('PUT', `${PATH}/${id}`, { token: kantor, body: { versi: 1, idWilayah: kode.kota } })).body.errors,
    ).toMatchObject([{ field: 'idWilayah', message: 'Pilih sampai tingkat kecamatan' }])
  })

  it('prints labels and a directory of those who may be contacted', async () => {
    await makeAlumni(database.owner, { nama: 'Cetak Satu', idProdi: ti, angkatan: 1977, alamat: 'Jalan Asia Afrika 10' })
    await makeAlumni(database.owner, { nama: 'Cetak Dua', idProdi: ti, angkatan: 1978, alamat: 'Jalan Braga 2', bersediaDihubungi: false })
    for (const bentuk of ['label', 'direktori']) {
      const ada = await server.call('GET', `${PATH}-cetak?bentuk=${bentuk}&angkatan[]=1977`, { token: pembaca })
      expect([ada.status, ada.headers.get('content-type'), ada.text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
      expect((await server.call('GET', `${PATH}-cetak?bentuk=${bentuk}&angkatan[]=1978`, { token: pembaca })).status).toBe(404)
    }
  })
})

describe('the import of old alumni', () => {
  const HEADS = 'NIM;Nama;Kode prodi;Angkatan;Tanggal lulus;IPK;Nomor ijazah;Email'
  const kirim = async (baris: readonly string[], token = kantor) => {
    const form = new FormData()
    form.set('berkas', new File([[HEADS, ...baris].join('\n')], 'alumni.csv'))
    const { body } = await server.call<Impor>('POST', `${PATH}/impor`, { token, body: form })
    return (await server.call<Impor>('PUT', `${PATH}/impor/${body.data.id}/kolom`, { token, body: { kolom: body.data.kolom } })).body.data
  }
  const temuan = async (id: string, token = kantor) =>
    (await server.call<ImporBaris[]>('GET', `${PATH}/impor/${id}/baris?bermasalah=1`, { token })).body.data.map(
      (row) => row.temuan[0]?.pesan,
    )

  it('makes alumni without a registration; the same file again changes nothing', async () => {
    const baris = ['97010001;Impor Satu;55201;1997;15-09-2001;3.21;IJ/1;satu@surel.test', '97010002;Impor Dua;55201;1997;15-09-2001;;IJ/2;']
    const run = await kirim(baris)
    expect(run).toMatchObject({ baru: 2, salah: 0 })
    await server.call('POST', `${PATH}/impor/${run.id}/simpan`, { token: kantor, body: {} })
    expect(await daftar('cari=97010001')).toMatchObject([{ nama: 'Impor Satu', ipk: 3.21, sumber: 'impor', idMahasiswa: null }])
    expect(await kirim(baris)).toMatchObject({ baru: 0, ubah: 0, sama: 2 })
    await server.call('POST', `${PATH}/impor/${run.id}/urungkan`, { token: kantor, body: {} })
    expect(await daftar('cari=97010001')).toEqual([])
  })

  it('refuses a NIM of a student here, an unknown or foreign prodi, a graduation before the intake and a double number', async () => {
    const { nim } = await makeMahasiswa(database.owner, { idProdi: ti })
    const run = await kirim([
      `${nim};Nama Satu;55201;1997;15-09-2001;;;`,
      '97020001;Nama Dua;99999;1997;15-09-2001;;;',
      '97020002;Nama Tiga;55201;1997;15-09-1990;;;',
      '97020003;Nama Empat;55201;1997;15-09-2001;;SAMA;',
      '97020004;Nama Lima;55201;1997;15-09-2001;;SAMA;',
      '97020005;Nama Enam;55201;1997;15-09-2001;5;;',
    ])
    expect(run).toMatchObject({ baru: 0, salah: 6 })
    const pesan = await temuan(run.id)
    expect(pesan[0]).toContain('milik mahasiswa di sistem ini')
    expect(pesan.slice(1, 3)).toEqual(['Program studi 99999 tidak ditemukan', 'Tanggal lulus sebelum angkatan'])
    await makeAlumni(database.owner, { nim: '97030001', idProdi: ti })
    const luar = await kirim(['97030001;Nama;57201;1997;15-09-2001;;;', '97030002;Nama;55201;1997;15-09-2001;;;'], prodiSi)
    expect(await temuan(luar.id, prodiSi)).toEqual(['NIM 97030001 milik alumni di luar akses Anda', 'Prodi di luar akses Anda'])
  })
})
