import type { AsistenLab, CalonAsisten } from '@sivitas/contract/data-master/asisten-lab/asisten-lab'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insert, makeOperator, makePeriode, nextNumber, PERIODE, TEST_COLLEGE } from '../../testing/builders'
import { makePejabat, makePenomoran, makeTemplate } from '../../testing/builders-dokumen'
import { makeDosen, makeMahasiswa, makeProdi } from '../../testing/builders-master'
import { makeAlumni, makeAsisten } from '../../testing/builders-orang'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { download, pdfPages } from '../../testing/downloads'
import { startTestServer, type TestServer } from '../../testing/server'

const PATH = '/v2/master/asisten-lab'

let database: TestDatabase
let server: TestServer
let sdm: string
let pembaca: string
let lain: string
let idProdi: string
let pembina: string

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  ;({ id: idProdi } = await makeProdi(owner, { kode: '55201' }))
  await makeProdi(owner, { kode: '57201' })
  await makePeriode(owner, PERIODE)
  await makePeriode(owner, 20252)
  ;({ id: pembina } = await makeDosen(owner, { nama: 'Pembina Satu' }))
  await makeOperator(owner, { username: 'sdm', scopes: ['F2:T'] })
  await makeOperator(owner, { username: 'pembaca', scopes: ['F2:B'] })
  await makeOperator(owner, { username: 'lain', scopes: ['F2:T'], prodi: ['57201'] })
  server = await startTestServer(database)
  sdm = await server.signIn('sdm')
  pembaca = await server.signIn('pembaca')
  lain = await server.signIn('lain')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const mahasiswa = (more: object = {}) => makeMahasiswa(database.owner, { idProdi, ...more })
const tugaskan = (idMahasiswa: string, more: object = {}, token = sdm) =>
  server.call<AsistenLab>('POST', PATH, {
    token,
    body: { idMahasiswa, periode: PERIODE, jenis: 'asisten_dosen', idDosenPembina: pembina, jamPerMinggu: 6, ...more },
  })
const makul = async () =>
  (
    await insert(database.owner, 'mataKuliah', {
      collegeId: TEST_COLLEGE,
      kode: `AS${nextNumber()}`,
      nama: 'Basis Data',
      idProdi,
      sksTatapMuka: 3,
    })
  ).id

describe('the guards of an assistant', () => {
  it('count hours over all rows of the period: 12 + 8 is 20, one more is refused', async () => {
    const { id } = await mahasiswa()
    expect((await tugaskan(id, { jamPerMinggu: 12 })).status).toBe(201)
    const lebih = await tugaskan(id, { jamPerMinggu: 9, jenis: 'praktikum' })
    expect([lebih.status, lebih.body.type, lebih.body.errors[0]]).toEqual([
      409,
      'tidak_memenuhi',
      {
        field: 'jamPerMinggu',
        code: 'tidak_memenuhi',
        message: 'Jumlah jam menjadi 21 per minggu (12 sudah ada); seorang asisten paling banyak 20 jam per minggu',
      },
    ])
    const tepat = await tugaskan(id, { jamPerMinggu: 8, jenis: 'praktikum' })
    expect(tepat.status).toBe(201)
    expect((await tugaskan(id, { jamPerMinggu: 1, jenis: 'lab' })).body.detail).toContain('Sudah bertugas 20 jam per minggu')
    const { versi, id: idAsisten } = tepat.body.data
    expect((await server.call('PUT', `${PATH}/${idAsisten}`, { token: sdm, body: { versi, jamPerMinggu: 9 } })).status).toBe(409)
    expect((await server.call('PUT', `${PATH}/${idAsisten}`, { token: sdm, body: { versi, jamPerMinggu: 7 } })).status).toBe(200)
    expect((await tugaskan(id, { jamPerMinggu: 21, jenis: 'lab' })).body.errors[0]?.message).toBe('Jam per minggu 1 sampai 20')
  })

  it('let two at the same moment not fill the same hours', async () => {
    const { id } = await mahasiswa()
    const both = await Promise.all([tugaskan(id, { jamPerMinggu: 12 }), tugaskan(id, { jamPerMinggu: 12, jenis: 'praktikum' })])
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409'])
  })

  it('want a student of status A or an alumnus, and an active lecturer', async () => {
    const { id } = await mahasiswa({ status: 'C' })
    expect((await tugaskan(id)).body.detail).toBe('Status Cuti: asisten harus mahasiswa berstatus Aktif atau alumni')
    const { id: idAlumni } = await makeAlumni(database.owner, { idProdi, nama: 'Alumni Asisten' })
    const alumni = await server.call<AsistenLab>('POST', PATH, {
      token: sdm,
      body: { idAlumni, periode: PERIODE, jenis: 'lab', idDosenPembina: pembina, jamPerMinggu: 4 },
    })
    expect(alumni.body.data).toMatchObject({ nama: 'Alumni Asisten', idMahasiswa: null })
    const { id: keluar } = await makeDosen(database.owner, { idStatusKeaktifan: '21' })
    const { id: aktif } = await mahasiswa()
    expect((await tugaskan(aktif, { idDosenPembina: keluar })).body.errors).toMatchObject([{ field: 'idDosenPembina' }])
    const dua = await tugaskan(aktif, { idAlumni })
    expect(dua.body.errors).toMatchObject([{ field: 'idMahasiswa', message: 'Pilih satu mahasiswa atau satu alumni' }])
  })

  it('show IPK, load and the grade in the course when somebody is chosen', async () => {
    const { id } = await mahasiswa({ ipk: 3.5 })
    const idMakul = await makul()
    await insert(database.owner, 'nilai', {
      collegeId: TEST_COLLEGE,
      idMahasiswa: id,
      idMakul,
      idPeriode: PERIODE,
      sks: 3,
      huruf: 'A',
      indeks: 4,
      status: 'final',
    })
    await insert(database.owner, 'aktivitasKuliah', {
      collegeId: TEST_COLLEGE,
      idMahasiswa: id,
      idPeriode: PERIODE,
      status: 'A',
      semesterKe: 1,
      sksSemester: 22,
      ipk: 3.5,
    })
    const { body } = await server.call<CalonAsisten>('GET', `${PATH}-calon?idMahasiswa=${id}&periode=${PERIODE}&idMakul=${idMakul}`, {
      token: pembaca,
    })
    expect(body.data).toMatchObject({
      ipk: 3.5,
      sksPeriode: 22,
      nilaiMakul: 'A',
      jamLain: 0,
      sisaJam: 20,
      halangan: [],
      peringatan: ['Beban studi 22 SKS pada periode ini'],
    })
  })

  it('refuse the same person, kind and course twice, and hide assistants of other prodi', async () => {
    const { id } = await mahasiswa()
    const idMakul = await makul()
    const { body } = await tugaskan(id, { idMakul })
    expect((await tugaskan(id, { idMakul })).body.errors).toMatchObject([{ field: 'idMahasiswa', code: 'duplikat' }])
    expect((await server.call('GET', `${PATH}/${body.data.id}`, { token: lain })).status).toBe(404)
    expect((await tugaskan(id, { jenis: 'lab' }, pembaca)).status).toBe(403)
  })
})

describe('the next period', () => {
  it('takes the active ones over once, and names who may not assist any more', async () => {
    const { owner } = database
    await makePeriode(owner, 20241)
    await makePeriode(owner, 20242)
    const { id: tetap } = await mahasiswa({ periodeMasuk: 20241 })
    const { id: cuti } = await mahasiswa({ periodeMasuk: 20241, status: 'C', biodata: { nama: 'Mahasiswa Cuti' } })
    const { id: berhenti } = await mahasiswa({ periodeMasuk: 20241 })
    await makeAsisten(owner, { idMahasiswa: tetap, periode: 20241, idDosenPembina: pembina })
    await makeAsisten(owner, { idMahasiswa: cuti, periode: 20241, idDosenPembina: pembina })
    await makeAsisten(owner, { idMahasiswa: berhenti, periode: 20241, idDosenPembina: pembina, status: 'berhenti' })
    const salin = () =>
      server.call<{ disalin: number; sudahAda: number; dilewati: object[] }>('POST', `${PATH}-salin`, {
        token: sdm,
        body: { dari: 20241, ke: 20242 },
      })
    expect((await salin()).body.data).toMatchObject({
      disalin: 1,
      sudahAda: 0,
      dilewati: [{ nama: expect.stringContaining('Mahasiswa Cuti'), alasan: expect.stringContaining('Status Cuti') }],
    })
    expect((await salin()).body.data).toMatchObject({ disalin: 0, sudahAda: 1 })
    const kosong = await server.call('POST', `${PATH}-salin`, { token: sdm, body: { dari: 20252, ke: 20242 } })
    expect(kosong.body.errors).toMatchObject([{ field: 'dari' }])
  })
})

describe('the decree', () => {
  it('is a document with a number that the head of the college signs, the same as long as nothing changes', async () => {
    const { id } = await mahasiswa()
    await tugaskan(id, { periode: 20252 })
    const sk = () => server.call('GET', `${PATH}-sk?periode=20252&tanggal=2026-11-12`, { token: sdm })
    expect((await sk()).body.type).toBe('template_kosong')
    const { id: idNomor } = await makePenomoran(database.owner, { pola: '{nomor:3}/SK/{tahun}' })
    await makeTemplate(database.owner, { jenis: 'sk-asisten', idNomor })
    expect((await sk()).body.type).toBe('pejabat_kosong')
    await makePejabat(database.owner, { jabatan: 'REKTOR', lingkup: 'pt', berlakuMulai: '2020-01-01' })
    for (let kali = 0; kali < 2; kali += 1) {
      const [pertama = ''] = await pdfPages((await download(server, `${PATH}-sk?periode=20252&tanggal=2026-11-12`, sdm)).content)
      expect(pertama).toContain('001/SK/2026')
      expect(pertama).toContain('PENGANGKATAN ASISTEN')
    }
    await makePeriode(database.owner, 20231)
    expect((await server.call('GET', `${PATH}-sk?periode=20231`, { token: sdm })).status).toBe(404)
  })
})
