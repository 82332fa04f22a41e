import type { Peristiwa } from '@sivitas/contract/data-master/linimasa'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOperator, makePeriode, nobody, PERIODE } from '../../../testing/builders'
import { makeKode, makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDosenBerumah } from '../../../testing/builders-orang'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

let database: TestDatabase
let server: TestServer
let sdm: string
let ti: string
let id: string
let siswa: string

type Isian = { field: string; judul: string }

const riwayat = async (query = '', token = sdm) =>
  await server.call<Peristiwa[]>('GET', `/v2/master/dosen/${id}/riwayat?${query}`, { token })
const tulis = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  server.call<{ id: string; versi: number }>(method, `/v2/master/dosen/${path}`, { token: sdm, ...(body && { body }) })

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  ;({ id: ti } = await makeProdi(owner, { kode: '55201', nama: 'Informatika' }))
  await makeProdi(owner, { kode: '57201', nama: 'Sistem Informasi' })
  await makePeriode(owner, PERIODE)
  await makeOperator(owner, { username: 'sdm', nama: 'Operator SDM', scopes: ['F2:T'] })
  await makeOperator(owner, { username: 'sdm.si', scopes: ['F2:B'], prodi: ['57201'] })
  await makeOperator(owner, { username: 'baak', scopes: ['F3:B'] })
  for (const [daftar, kode, nama] of [
    ['pangkat-golongan', '11', 'III/c Penata'],
    ['jenjang-pendidikan', '40', 'S3'],
    ['status-keaktifan', '1', 'Aktif'],
    ['status-keaktifan', '24', 'Izin belajar'],
  ] as const)
    await makeKode(owner, { daftar, kode, nama })
  ;({ id } = await makeDosenBerumah(owner, { idProdiHomebase: ti }))
  ;({ id: siswa } = await makeMahasiswa(owner, { idProdi: ti, biodata: { nama: 'Putri Ayu' } }))
  server = await startTestServer(database)
  sdm = await server.signIn('sdm')
  const pangkat = await tulis('POST', `${id}/pangkat`, { golongan: '11', nomorSk: 'P/1', tmt: '2012-10-01' })
  await tulis('PUT', `${id}/pangkat/${pangkat.body.data.id}`, { versi: 1, nomorSk: 'P/1-2012' })
  const ijazah = await tulis('POST', `${id}/pendidikan`, { jenjang: '40', lembaga: 'Universitas Contoh', tahunLulus: 2009 })
  await tulis('DELETE', `${id}/pendidikan/${ijazah.body.data.id}`)
  await tulis('POST', `${id}/status`, { keaktifan: '24', mulai: '2020-01-01' })
  const pa = await server.call('PUT', '/v2/master/dosen-pa/bulk', { token: sdm, body: { data: [{ idMahasiswa: siswa, idDosen: id }] } })
  expect(pa.status).toBe(200)
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

describe('the timeline of a lecturer', () => {
  it('merges his record and his histories, the newest first, with who did it', async () => {
    const { body } = await riwayat()
    const jejak = body.data.map(({ aksi, entitas }) => `${aksi} ${entitas}`)
    for (const satu of [
      'tambah Pangkat',
      'ubah Pangkat',
      'tambah Pendidikan',
      'tambah Status keaktifan',
      'tambah Bimbingan PA',
      'ubah Data dosen',
    ])
      expect(jejak).toContain(satu)
    expect(jejak.indexOf('ubah Pangkat')).toBeLessThan(jejak.indexOf('tambah Pangkat'))
    expect(body.data.find(({ entitas }) => entitas === 'Pangkat')).toMatchObject({
      oleh: 'Operator SDM',
      perubahan: [{ field: 'nomorSk', judul: 'Nomor SK', sebelum: 'P/1', sesudah: 'P/1-2012' }],
    })
    expect(body.meta?.totalItems).toBe(body.data.length)
  })

  it('speaks of codes by their names', async () => {
    const golongan = (await riwayat('field=golongan')).body.data.flatMap(({ perubahan }) =>
      perubahan.filter(({ field }) => field === 'golongan'),
    )
    expect(new Set(golongan.map(({ sesudah }) => sesudah))).toEqual(new Set(['III/c Penata']))
  })

  it('keeps what is gone, and names the student of a PA', async () => {
    const hapus = (await riwayat('area[0]=pendidikan')).body.data
    expect(hapus.map(({ aksi }) => aksi)).toEqual(['hapus', 'tambah'])
    const [pa] = (await riwayat('area[0]=pa')).body.data
    expect(pa?.perubahan.find(({ field }) => field === 'idMahasiswa')?.sesudah).toMatch(/Putri Ayu|^\d/)
  })

  it('is narrowed to kinds and to a field, page by page', async () => {
    const jabatan = (await riwayat('area[0]=jabatan')).body
    expect(new Set(jabatan.data.map(({ entitas }) => entitas))).toEqual(new Set(['Pangkat']))
    const field = (await riwayat('field=nomorSk&itemsPerPage=1')).body
    expect(field.data).toHaveLength(1)
    expect(field.meta).toMatchObject({ page: 1, itemsPerPage: 1 })
    const isian = await server.call<Isian[]>('GET', `/v2/master/dosen/${id}/riwayat/isian?area[0]=jabatan`, { token: sdm })
    expect(isian.body.data.map(({ judul }) => judul)).toEqual(expect.arrayContaining(['Nomor SK', 'TMT']))
    expect((await riwayat('warna=merah')).status).toBe(422)
  })

  it('needs F2, and stops at the homebase of other prodi', async () => {
    expect((await riwayat('', await server.signIn('baak'))).status).toBe(403)
    expect((await riwayat('', await server.signIn('sdm.si'))).status).toBe(403)
    expect((await server.call('GET', `/v2/master/dosen/${nobody()}/riwayat`, { token: sdm })).status).toBe(404)
  })
})
