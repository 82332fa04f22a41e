import type { Instansi, InstansiOrang, MahasiswaInstansi, RekapInstansi } from '@sivitas/contract/data-master/mahasiswa/instansi-mahasiswa'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { makeOperator, PERIODE, TEST_COLLEGE } from '../../../testing/builders'
import { makeJenisKelas, makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

const PATH = '/v2/master/instansi'

let database: TestDatabase
let server: TestServer
let token: string
let bounded: string
let idProdi: string
let kerjaSama: { id: string }

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'instansi', scopes: ['F3:T'] })
  await makeOperator(owner, { username: 'instansi.ti', scopes: ['F3:T'], prodi: ['55201'] })
  ;({ id: idProdi } = await makeProdi(owner, { kode: '55201', nama: 'Informatika' }))
  kerjaSama = await makeJenisKelas(owner, { nama: 'Kerja Sama', perluInstansi: true })
  server = await startTestServer(database)
  token = await server.signIn('instansi')
  bounded = await server.signIn('instansi.ti')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const make = (body: object) => server.call<Instansi>('POST', PATH, { token, body: { jenisInstansi: 'pemkot', ...body } })
const atur = (body: object, as = token) =>
  server.call<{ jumlah: number; ditolak: { nim: string; alasan: string }[] }>('PUT', '/v2/master/mahasiswa/instansi', { token: as, body })
const student = (values: Parameters<typeof makeMahasiswa>[1] = {}) => makeMahasiswa(database.owner, { idProdi, ...values })
const orang = (id: string) => server.call<z.infer<typeof InstansiOrang>>('GET', `/v2/master/mahasiswa/${id}/instansi`, { token })

describe('instansi', () => {
  it('is one by its name however it is spelt, and has a PKS that ends after it began', async () => {
    const { body } = await make({
      nama: 'Dinas Kominfo Kota Bandung',
      nomorPks: '1',
      tanggalPks: '2024-01-01',
      berlakuSampai: '2024-12-31',
    })
    expect(body.data.sisaHariPks).toBeLessThan(0)
    const twice = await make({ nama: 'dinas  KOMINFO, Kota-Bandung' })
    expect([twice.status, twice.body.detail]).toEqual([409, 'Instansi sudah ada: Dinas Kominfo Kota Bandung'])
    expect((await make({ nama: 'X', tanggalPks: '2024-01-02', berlakuSampai: '2024-01-01' })).body.errors).toMatchObject([
      { field: 'berlakuSampai' },
    ])
    const below = await make({ nama: 'Seksi Data', idInduk: body.data.id })
    const loop = await server.call('PUT', `${PATH}/${body.data.id}`, { token, body: { versi: 1, idInduk: below.body.data.id } })
    expect(loop.body.errors).toMatchObject([{ field: 'idInduk' }])
    const ending = await server.call<Instansi[]>('GET', `${PATH}?pksBerakhir=30`, { token })
    expect(ending.body.data.map(({ nama }) => nama)).toEqual(['Dinas Kominfo Kota Bandung'])
  })

  it('is given to many, keeps those who need one, and goes with everything about it', async () => {
    const { id } = (await make({ nama: 'PT Satu' })).body.data
    const [a, b] = [await student(), await student({ idJenisKelas: kerjaSama.id })]
    const pilihan = { idMahasiswa: [a.id, b.id] }
    expect((await atur({ pilihan, idInstansi: id, unitKerja: 'TI', jenisTugas: 'izin_belajar' })).body.data).toEqual({
      jumlah: 2,
      ditolak: [],
    })
    const list = await server.call<MahasiswaInstansi[]>('GET', `${PATH}-mahasiswa?instansi[]=${id}`, { token })
    expect(list.body.data.map(({ nim, unitKerja }) => [nim, unitKerja])).toEqual([
      [a.nim, 'TI'],
      [b.nim, 'TI'],
    ])
    const gone = await atur({ pilihan, idInstansi: null })
    expect(gone.body.data).toMatchObject({ jumlah: 1, ditolak: [{ nim: b.nim, alasan: 'Instansi wajib untuk jenis kelas ini.' }] })
    expect((await orang(a.id)).body.data).toMatchObject({ idInstansi: null, unitKerja: null, jenisTugas: null })
    const versi = (await orang(b.id)).body.data.versi
    const refused = await server.call('PUT', `/v2/master/mahasiswa/${b.id}/instansi`, { token, body: { versi, idInstansi: null } })
    expect(refused.body.errors).toMatchObject([{ field: 'idInstansi', message: 'Instansi wajib untuk jenis kelas ini' }])
    const changed = await server.call('PUT', `/v2/master/mahasiswa/${b.id}/instansi`, { token, body: { versi, jabatanInstansi: 'Staf' } })
    expect(changed.body.data).toMatchObject({ jabatanInstansi: 'Staf', unitKerja: 'TI', wajib: true })
    expect((await server.call('PUT', `/v2/master/mahasiswa/${b.id}/instansi`, { token, body: { versi } })).body.type).toBe('versi_usang')
  })

  it('is merged: students of every prodi go over, what lacks is filled, the other one is gone', async () => {
    const utama = (await make({ nama: 'Diskominfo Bandung' })).body.data
    const kembar = (await make({ nama: 'Dinas Komunikasi dan Informatika Bandung', kode: 'DKI', telepon: '0221234567', nomorPks: '9' }))
      .body.data
    const [mine, other] = [await student({ idInstansi: kembar.id }), await makeMahasiswa(database.owner, { idInstansi: kembar.id })]
    const anak = (await make({ nama: 'Bidang Data', idInduk: kembar.id })).body.data
    const gabung = (body: object) => server.call<Instansi>('POST', `${PATH}/gabung`, { token: bounded, body })
    expect((await gabung({ idUtama: utama.id, idLain: utama.id })).status).toBe(422)
    const { body } = await gabung({ idUtama: utama.id, idLain: kembar.id })
    expect(body.data).toMatchObject({ nama: 'Diskominfo Bandung', kode: 'DKI', telepon: '+62221234567', nomorPks: '9' })
    expect((await server.call('GET', `${PATH}/${kembar.id}`, { token })).status).toBe(404)
    for (const { id } of [mine, other]) expect((await orang(id)).body.data.idInstansi).toBe(utama.id)
    expect((await server.call<Instansi>('GET', `${PATH}/${anak.id}`, { token })).body.data.idInduk).toBe(utama.id)
    const counted = (as: string) => server.call<Instansi>('GET', `${PATH}/${utama.id}`, { token: as })
    expect([(await counted(token)).body.data.jumlahMahasiswa, (await counted(bounded)).body.data.jumlahMahasiswa]).toEqual([2, 1])
    expect((await server.call('DELETE', `${PATH}/${utama.id}`, { token })).body.type).toBe('dipakai')
  })

  it('is recapped by angkatan and status, and its list goes out on paper', async () => {
    const { id } = (await make({ nama: 'PT Rekap' })).body.data
    for (const status of ['A', 'A', 'L']) await student({ idInstansi: id, status })
    const { body } = await server.call<z.infer<typeof RekapInstansi>[]>('GET', `${PATH}-rekap?instansi[]=${id}`, { token })
    expect(body.data.map(({ angkatan, status, jumlah }) => [angkatan, status, jumlah])).toEqual([
      [Math.floor(PERIODE / 10), 'A', 2],
      [Math.floor(PERIODE / 10), 'L', 1],
    ])
    const response = await fetch(`${server.url}${PATH}/${id}/daftar-mahasiswa`, {
      headers: { authorization: `Bearer ${token}`, 'college-id': TEST_COLLEGE },
    })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const filtered = await server.call('GET', `/v1/mahasiswa?instansi[]=${id}`, { token })
    expect(filtered.body.meta.totalItems).toBe(3)
  })
})
