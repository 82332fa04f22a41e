import { tambahHari } from '@sivitas/rules/platform/tanggal-sah'
import { hariIni } from '@sivitas/rules/platform/zona-waktu'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCollege, makeOperator, nobody } from '../../../testing/builders'
import {
  makeAkreditasi,
  makeDosen,
  makeFakultas,
  makeJurusan,
  makeKampus,
  makeMahasiswa,
  makeProdi,
} from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

type Row = { id: string; versi: number; kode: string; idFakultas: string | null; akreditasi: { nomorSk: string } | null }

let database: TestDatabase
let server: TestServer
let writer: string
let admin: string
let bounded: string
const today = hariIni(Date.now(), 'Asia/Jakarta')

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeProdi(owner, { kode: '55201', kodeNim: '01', nama: 'Informatika', rumpun: 'eksakta', rasioMaksimum: 30 })
  await makeOperator(owner, { username: 'unit', scopes: ['F1:T'] })
  await makeOperator(owner, { username: 'admin', scopes: ['A:T'] })
  await makeOperator(owner, { username: 'unit.ti', scopes: ['F1:T'], prodi: ['55201'] })
  server = await startTestServer(database)
  writer = await server.signIn('unit')
  admin = await server.signIn('admin')
  bounded = await server.signIn('unit.ti')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const path = '/v2/master/prodi'
const input = (kode: string, more: object = {}) => ({
  kode,
  kodeNim: kode.slice(-2),
  nama: `Prodi ${kode}`,
  jenjang: '30',
  gelar: 'Sarjana Komputer',
  singkatanGelar: 'S.Kom.',
  skPenyelenggaraan: 'SK/10',
  tanggalSk: '2005-05-05',
  ...more,
})

describe('list of prodi', () => {
  it('shows units, numbers, ratio and the accreditation in force', async () => {
    const { id, idFakultas } = await makeProdi(database.owner, { kode: '61201', nama: 'Manajemen', rasioMaksimum: 45 })
    for (let n = 0; n < 2; n++) await makeDosen(database.owner, { idProdiHomebase: id })
    await makeDosen(database.owner, { idProdiHomebase: id, jenisDosen: 'F' })
    await makeDosen(database.owner, { idProdiHomebase: id, idStatusKeaktifan: '27' })
    await makeMahasiswa(database.owner, { idProdi: id, status: 'A', kelengkapan: 20 })
    await makeMahasiswa(database.owner, { idProdi: id, status: 'S', kelengkapan: 10 })
    await makeMahasiswa(database.owner, { idProdi: id, status: 'C', kelengkapan: 15 })
    await makeMahasiswa(database.owner, { idProdi: id, status: 'L', kelengkapan: 0 })
    await makeAkreditasi(database.owner, { idProdi: id, nomorSk: 'M/1', tanggalSk: '2022-01-01' })
    await makeAkreditasi(database.owner, { idProdi: id, nomorSk: 'M/2', tanggalSk: '2024-01-01', lembaga: 'LAMEMBA' })
    await makeAkreditasi(database.owner, {
      idProdi: id,
      nomorSk: 'M/3',
      tanggalSk: '2025-01-01',
      lembaga: 'X',
      tanggalBerakhir: '2025-12-31',
    })
    const { body } = await server.call<Row[]>('GET', `${path}?cari=manaj&fakultas[]=${idFakultas}`, { token: writer })
    expect(body.data).toMatchObject([
      {
        kode: '61201',
        labelProdi: 'S1 - Manajemen',
        mahasiswaAktif: 1,
        dosenTetap: 2,
        rasio: '1:1,0',
        rasioMerah: true,
        kelengkapan: 75,
        akreditasi: { nomorSk: 'M/2', berlaku: true },
      },
    ])
  })

  it('finds accreditations that end within 12 months and those that have ended, soonest first', async () => {
    const ends = async (kode: string, days: number) => {
      const { id } = await makeProdi(database.owner, { kode })
      await makeAkreditasi(database.owner, { idProdi: id, tanggalBerakhir: tambahHari(today, days) })
    }
    await ends('71001', -256)
    await ends('71002', 80)
    await ends('71003', 300)
    await ends('71004', 500)
    const query = 'akreditasiBerakhir=12&order[akreditasiBerakhir]=asc'
    const { body } = await server.call<(Row & { akreditasi: object })[]>('GET', `${path}?${query}`, { token: writer })
    expect(body.data.map(({ kode, akreditasi }) => [kode, akreditasi])).toMatchObject([
      ['71001', { sisaHari: -256, pesan: 'Kedaluwarsa 256 hari', berlaku: false }],
      ['71002', { sisaHari: 80, pesan: 'Berakhir dalam 80 hari', berlaku: true }],
      ['71003', { sisaHari: 300, pesan: 'Berakhir dalam 300 hari' }],
    ])
  })

  it('shows an operator only his prodi, in the list and one by one', async () => {
    const { body } = await server.call<Row[]>('GET', path, { token: bounded })
    expect(body.data.map(({ kode }) => kode)).toEqual(['55201'])
    const other = await makeProdi(database.owner)
    for (const [method, tail] of [
      ['GET', ''],
      ['GET', '/dosen'],
      ['GET', '/mahasiswa'],
      ['DELETE', ''],
    ] as const) {
      expect((await server.call(method, `${path}/${other.id}${tail}`, { token: bounded })).status).toBe(403)
    }
    expect((await server.call('POST', path, { token: bounded, body: input('88001') })).status).toBe(403)
  })

  it('answers a file of the same list', async () => {
    const { status, headers } = await server.call('GET', `${path}?format=csv&status[]=A`, { token: writer })
    expect([status, headers.get('content-disposition')]).toEqual([200, expect.stringContaining('.csv')])
  })
})

describe('one prodi', () => {
  it('is made with what follows from its jenjang, and stands in the faculty of its department', async () => {
    const { id: idJurusan, idFakultas } = await makeJurusan(database.owner)
    const { status, body } = await server.call('POST', path, {
      token: writer,
      body: input('10022', { jenjang: '22', idJurusan, rumpun: 'eksakta' }),
    })
    expect(status).toBe(201)
    const numbers = { sksLulus: 108, masaTempuh: 6, batasStudi: 12, ipkMinimalLulus: 2, kkniLevel: 5, rasioMaksimum: 30 }
    expect(body.data).toMatchObject({ ...numbers, idFakultas, idJurusan, status: 'A', labelProdi: 'D3 - Prodi 10022' })
  })

  it('keeps its own numbers when it has them', async () => {
    const { id: idFakultas } = await makeFakultas(database.owner)
    const own = { sksLulus: 146, batasStudiSemester: 14, ipkMinimalLulus: 2.75, rasioMaksimum: 25 }
    const { body } = await server.call<Row>('POST', path, { token: writer, body: input('10030', { idFakultas, ...own }) })
    expect(body.data).toMatchObject({ ...own, batasStudi: 14 })
    const { id, versi } = body.data
    const reset = await server.call('PUT', `${path}/${id}`, { token: writer, body: { versi, sksLulus: null, jenjang: '35' } })
    expect(reset.body.data).toMatchObject({ sksLulus: 54, kkniLevel: 8, rasioMaksimum: 25, batasStudi: 14 })
  })

  it.each([
    ['55201', '99', 'kode', 'Kode prodi sudah dipakai oleh Informatika'],
    ['10040', '01', 'kodeNim', 'Kode NIM sudah dipakai oleh Informatika'],
  ])('says who holds a code: %s %s', async (...[kode, kodeNim, field, message]) => {
    const { id: idFakultas } = await makeFakultas(database.owner)
    const { status, body } = await server.call('POST', path, { token: writer, body: input(kode, { kodeNim, idFakultas }) })
    expect([status, body.detail, body.errors[0]?.field]).toEqual([409, message, field])
  })

  it('needs a faculty in a universitas, and a department of that faculty', async () => {
    const none = await server.call('POST', path, { token: writer, body: input('10050') })
    expect(none.body.errors).toMatchObject([{ field: 'idFakultas' }])
    const { id: idFakultas } = await makeFakultas(database.owner)
    const { id: idJurusan } = await makeJurusan(database.owner)
    const mixed = await server.call('POST', path, { token: writer, body: input('10050', { idFakultas, idJurusan }) })
    expect(mixed.body.errors).toMatchObject([{ field: 'idJurusan', message: 'Jurusan bukan bagian dari fakultas ini' }])
    await makeCollege(database.owner, { collegeId: 'stia', bentukPt: 'sekolah_tinggi' })
    await makeOperator(database.owner, { username: 'unit', scopes: ['F1:T'], collegeId: 'stia' })
    server.forget()
    const token = await server.signIn('unit', undefined, 'stia')
    expect((await server.call('POST', path, { token, college: 'stia', body: input('10050') })).status).toBe(201)
  })

  it('checks the shape of its fields and the rows that it names', async () => {
    const { id: idFakultas } = await makeFakultas(database.owner)
    const fields = async (more: object) => {
      const { status, body } = await server.call('POST', path, { token: writer, body: input('10060', { idFakultas, ...more }) })
      return [status, ...(body.errors ?? []).map(({ field }) => field)]
    }
    expect(await fields({ kode: '1234' })).toEqual([422, 'kode'])
    expect(await fields({ kodeNim: '1' })).toEqual([422, 'kodeNim'])
    expect(await fields({ jenjang: '99' })).toEqual([422, 'jenjang'])
    expect(await fields({ email: 'bukan surel' })).toEqual([422, 'email'])
    expect(await fields({ idKampus: [nobody()] })).toEqual([422, 'idKampus'])
    expect(await fields({ idKaprodi: nobody() })).toEqual([422, 'idKaprodi'])
    const { id } = await makeKampus(database.owner)
    expect(await fields({ idKampus: [id] })).toEqual([201])
  })
})

describe('status of a prodi', () => {
  const close = { status: 'H', tanggalTutup: '2026-08-31', nomorSkStatus: 'SK/TUTUP/1' }

  it('is not closed while students study there', async () => {
    const { id, versi } = await makeProdi(database.owner)
    for (const status of ['A', 'C', 'N', 'L', 'D']) await makeMahasiswa(database.owner, { idProdi: id, status })
    const { status, body } = await server.call('PUT', `${path}/${id}`, { token: writer, body: { versi, ...close } })
    expect([status, body.type, body.detail]).toEqual([409, 'masih_ada_mahasiswa', 'Masih ada 3 mahasiswa'])
    const paused = await server.call('PUT', `${path}/${id}`, { token: writer, body: { versi, ...close, status: 'N' } })
    expect(paused.status).toBe(200)
  })

  it('says since when and by which decision, and is opened again by an administrator only', async () => {
    const { id, versi } = await makeProdi(database.owner)
    const bare = await server.call('PUT', `${path}/${id}`, { token: writer, body: { versi, status: 'H' } })
    expect(bare.body.errors.map(({ field }) => field)).toEqual(['tanggalTutup', 'nomorSkStatus'])
    const closed = await server.call<Row>('PUT', `${path}/${id}`, { token: writer, body: { versi, ...close } })
    expect(closed.body.data).toMatchObject({ status: 'H', tanggalTutup: '2026-08-31' })
    const again = { versi: closed.body.data.versi, status: 'A' }
    const refused = await server.call('PUT', `${path}/${id}`, { token: writer, body: again })
    expect([refused.status, refused.body.rincian]).toEqual([403, { scope: ['A:T'] }])
    expect((await server.call('PUT', `${path}/${id}`, { token: admin, body: again })).status).toBe(200)
  })

  it('is deleted only while nothing uses it', async () => {
    const { id } = await makeProdi(database.owner)
    await makeMahasiswa(database.owner, { idProdi: id })
    await makeAkreditasi(database.owner, { idProdi: id })
    const used = await server.call('DELETE', `${path}/${id}`, { token: writer })
    expect([used.status, used.body.detail]).toEqual([409, 'Program studi dipakai 1 akreditasi, 1 mahasiswa'])
    const free = await makeProdi(database.owner)
    expect((await server.call('DELETE', `${path}/${free.id}`, { token: writer })).status).toBe(200)
  })
})

describe('people of a prodi', () => {
  it('counts students per angkatan and status, and lists the lecturers without personal fields', async () => {
    const { id } = await makeProdi(database.owner)
    await makeMahasiswa(database.owner, { idProdi: id, periodeMasuk: 20231, status: 'A' })
    await makeMahasiswa(database.owner, { idProdi: id, periodeMasuk: 20231, status: 'A' })
    await makeMahasiswa(database.owner, { idProdi: id, periodeMasuk: 20231, status: 'L' })
    await makeMahasiswa(database.owner, { idProdi: id, periodeMasuk: 20251, status: 'C' })
    const counts = await server.call('GET', `${path}/${id}/mahasiswa`, { token: writer })
    expect(counts.body.data).toEqual([
      { angkatan: 2025, status: { C: 1 }, jumlah: 1 },
      { angkatan: 2023, status: { A: 2, L: 1 }, jumlah: 3 },
    ])
    await makeDosen(database.owner, {
      idProdiHomebase: id,
      nama: 'Budi',
      gelarBelakang: 'M.Kom.',
      nik: '3273017101050002',
      handphone: '+62811',
    })
    const { body } = await server.call<object[]>('GET', `${path}/${id}/dosen?statusAktif=A`, { token: writer })
    expect(body.data).toMatchObject([{ namaLengkap: 'Budi, M.Kom.', jenisDosen: 'A' }])
    expect(JSON.stringify(body.data)).not.toMatch(/3273017101050002|62811/)
  })

  it('leaves every change in the history of the row', async () => {
    const { id, versi } = await makeProdi(database.owner)
    const { id: idKaprodi } = await makeDosen(database.owner, { nama: 'Kaprodi Baru' })
    await server.call('PUT', `${path}/${id}`, { token: writer, body: { versi, visi: 'Unggul', idKaprodi } })
    const { body } = await server.call('GET', `/v2/platform/audit/prodi/${id}`, { token: writer })
    expect(body.data).toMatchObject([
      { aksi: 'ubah', namaAkun: 'unit', sebelum: { visi: null }, sesudah: { visi: 'Unggul', idKaprodi: 'Kaprodi Baru' } },
      { aksi: 'tambah' },
    ])
  })
})
