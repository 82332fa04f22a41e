import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insert, makeOperator, makePeriode, nobody } from '../../../testing/builders'
import { makeJenisKelas, makeProdi } from '../../../testing/builders-master'
import { makeDosenProdi, makeKelas } from '../../../testing/builders-pengajar'
import { makeMakul } from '../../../testing/builders-studi'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

type Kewajiban = {
  id: string
  target: number | null
  terpenuhi: number
  kurang: number
  lebih: number
  keadaan: string
  baris: { id: string; versi: number; kelasTerpenuhi: number | null }[]
}

const PATH = '/v2/master/kelas-wajib'

let database: TestDatabase
let server: TestServer
let penulis: string
let pembaca: string

beforeAll(async () => {
  database = await makeDatabase()
  await makeOperator(database.owner, { username: 'sdm', scopes: ['F2:T'] })
  await makeOperator(database.owner, { username: 'jadwal', scopes: ['A3:B'] })
  for (const periode of [20242, 20251, 20252]) await makePeriode(database.owner, periode)
  server = await startTestServer(database)
  ;[penulis, pembaca] = [await server.signIn('sdm'), await server.signIn('jadwal')]
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const daftar = async (query: string) => (await server.call<Kewajiban[]>('GET', `${PATH}?${query}`, { token: pembaca })).body.data
const buat = (body: object, token = penulis) =>
  server.call<{ id: string; versi: number }>('POST', PATH, { token, body: { periode: 20251, ...body } })

async function makeSatu(more: object = {}) {
  const prodi = await makeProdi(database.owner)
  const dosen = await makeDosenProdi(database.owner, { idProdiHomebase: prodi.id, ...more })
  const makul = await makeMakul(database.owner, { idProdi: prodi.id })
  return { prodi, dosen, makul }
}

describe('the obligation of a lecturer (DM-R13)', () => {
  it('takes posts of the first day off the target and counts shares: 12 - 4 = 8 against 3 + 1,5 lacks 3,5', async () => {
    const { prodi, dosen, makul } = await makeSatu()
    await insert(database.owner, 'dosenJabatanStruktural', { idDosen: dosen.id, nama: 'Kaprodi', mulai: '2024-01-01', ekuivalenSks: 4 })
    await insert(database.owner, 'dosenJabatanStruktural', { idDosen: dosen.id, nama: 'Sekretaris', mulai: '2025-09-02', ekuivalenSks: 3 })
    const kelas = { idProdi: prodi.id, idMakul: makul.id, idDosen: dosen.id }
    await makeKelas(database.owner, kelas)
    const { id: idKelas } = await makeKelas(database.owner, kelas)
    const rekan = await makeDosenProdi(database.owner, { idProdiHomebase: prodi.id, jenisDosen: 'F' })
    for (const [idDosen, peran] of [[dosen.id, 'K'], [rekan.id, 'A']] as const) await insert(database.owner, 'pengampu', { idKelas, idDosen, peran, sksSubstansi: 1.5 }) // prettier-ignore
    await makeKelas(database.owner, { ...kelas, idPeriode: 20242 })
    expect(await daftar(`prodi[]=${prodi.kode}&periode=20251`)).toMatchObject([{ keadaan: 'belum-diatur', target: null, terpenuhi: 4.5 }])
    await buat({ idDosen: dosen.id, sksWajib: 12 })
    expect(await daftar(`prodi[]=${prodi.kode}&periode=20251`)).toMatchObject([
      { jabatan: 'Kaprodi', ekuivalenSks: 4, target: 8, terpenuhi: 4.5, kurang: 3.5, keadaan: 'kurang', namaKeadaan: 'Kurang' },
    ])
    expect(await daftar(`prodi[]=${prodi.kode}&periode=20251&keadaan[]=lebih`)).toEqual([])
  })

  it('marks who teaches more than he may', async () => {
    const { prodi, dosen, makul } = await makeSatu({ maksSksMengajar: 4 })
    for (let n = 0; n < 2; n += 1) await makeKelas(database.owner, { idProdi: prodi.id, idMakul: makul.id, idDosen: dosen.id })
    await buat({ idDosen: dosen.id, sksWajib: 3 })
    expect(await daftar(`prodi[]=${prodi.kode}&keadaan[]=lebih`)).toMatchObject([{ terpenuhi: 6, lebih: 2, keadaan: 'lebih' }])
  })

  it('counts the classes of a course, and says nothing of a class type', async () => {
    const { prodi, dosen, makul } = await makeSatu()
    const { id: idJenisKelas } = await makeJenisKelas(database.owner)
    await makeKelas(database.owner, { idProdi: prodi.id, idMakul: makul.id, idDosen: dosen.id })
    await buat({ idDosen: dosen.id, idMakul: makul.id, jumlahKelas: 2 })
    await buat({ idDosen: dosen.id, idJenisKelas, jumlahKelas: 1 })
    const [satu] = await daftar(`prodi[]=${prodi.kode}`)
    expect(satu?.baris.map(({ kelasTerpenuhi }) => kelasTerpenuhi)).toEqual([1, null])
  })
})

describe('rows', () => {
  it('are changed with their version and deleted', async () => {
    const { prodi, dosen } = await makeSatu()
    const { id, versi } = (await buat({ idDosen: dosen.id, sksWajib: 12, alasan: 'Biasa' })).body.data
    const ubah = (body: object) => server.call<object>('PUT', `${PATH}/${id}`, { token: penulis, body: { versi, ...body } })
    expect((await ubah({ sksWajib: 9, alasan: 'Tugas belajar sebagian' })).body.data).toMatchObject({ sksWajib: 9, versi: versi + 1 })
    expect((await ubah({ sksWajib: 6 })).body.type).toBe('versi_usang')
    expect((await server.call('DELETE', `${PATH}/${id}`, { token: penulis })).status).toBe(200)
    expect(await daftar(`prodi[]=${prodi.kode}`)).toMatchObject([{ keadaan: 'belum-diatur' }])
  })

  it('refuse what says nothing or too much, a second of the same, and an unknown lecturer', async () => {
    const { dosen, makul } = await makeSatu()
    const { id: idJenisKelas } = await makeJenisKelas(database.owner)
    const field = async (body: object) => {
      const { status, body: answer } = await buat({ idDosen: dosen.id, ...body })
      return [status, answer.errors[0]?.field]
    }
    expect(await field({})).toEqual([422, 'jumlahKelas'])
    expect(await field({ sksWajib: 12, jumlahKelas: 2, idMakul: makul.id })).toEqual([422, 'jumlahKelas'])
    expect(await field({ jumlahKelas: 2 })).toEqual([422, 'idMakul'])
    expect(await field({ jumlahKelas: 2, idMakul: makul.id, idJenisKelas })).toEqual([422, 'idJenisKelas'])
    expect(await field({ jumlahKelas: 2, idMakul: nobody() })).toEqual([422, 'idMakul'])
    expect(await field({ sksWajib: 41 })).toEqual([422, 'sksWajib'])
    expect(await field({ sksWajib: 12, periode: 20991 })).toEqual([422, 'periode'])
    await buat({ idDosen: dosen.id, sksWajib: 12 })
    expect(await field({ sksWajib: 10 })).toEqual([409, 'idMakul'])
    expect((await buat({ idDosen: nobody(), sksWajib: 12 })).status).toBe(404)
    expect((await buat({ idDosen: dosen.id, sksWajib: 12 }, pembaca)).status).toBe(403)
  })
})

describe('many at once', () => {
  it('gives each active permanent lecturer the usual SKS once, after a preview', async () => {
    const { prodi, dosen } = await makeSatu()
    await makeDosenProdi(database.owner, { idProdiHomebase: prodi.id, jenisDosen: 'F' })
    await makeDosenProdi(database.owner, { idProdiHomebase: prodi.id, idStatusKeaktifan: '23' })
    await makeDosenProdi(database.owner, { idProdiHomebase: prodi.id })
    await buat({ idDosen: dosen.id, sksWajib: 6 })
    const bangkitkan = (pratinjau: boolean) =>
      server.call<object>('POST', `${PATH}/bangkitkan`, { token: penulis, body: { periode: 20251, prodi: [prodi.kode], pratinjau } })
    expect((await bangkitkan(true)).body.data).toEqual({ baru: 1, sudahAda: 1 })
    expect((await bangkitkan(false)).body.data).toEqual({ baru: 1, sudahAda: 1 })
    expect((await daftar(`prodi[]=${prodi.kode}`)).map(({ target }) => target ?? 0).toSorted((a, b) => a - b)).toEqual([6, 12])
    expect((await bangkitkan(false)).body.data).toEqual({ baru: 0, sudahAda: 2 })
  })

  it('copies another period for who still works, leaving what is there', async () => {
    const { prodi, dosen, makul } = await makeSatu()
    await buat({ periode: 20242, idDosen: dosen.id, sksWajib: 10 })
    await buat({ periode: 20242, idDosen: dosen.id, idMakul: makul.id, jumlahKelas: 1 })
    await buat({ periode: 20252, idDosen: dosen.id, sksWajib: 4 })
    const salin = (dari: number) =>
      server.call<object>('POST', `${PATH}/salin`, { token: penulis, body: { periode: 20252, dari, prodi: [prodi.kode] } })
    expect((await salin(20242)).body.data).toEqual({ baru: 1, sudahAda: 1 })
    expect(await daftar(`prodi[]=${prodi.kode}&periode=20252`)).toMatchObject([{ target: 4, jumlahBaris: 2 }])
    expect((await salin(20252)).status).toBe(422)
  })

  it('shows and touches the own prodi only', async () => {
    const { prodi } = await makeSatu()
    const lain = await makeSatu()
    await makeOperator(database.owner, { username: 'sekprodi', scopes: ['F2:T'], prodi: [prodi.kode] })
    const token = await server.signIn('sekprodi')
    expect((await server.call<object[]>('GET', PATH, { token })).body.data).toHaveLength(1)
    expect((await buat({ idDosen: lain.dosen.id, sksWajib: 12 }, token)).status).toBe(404)
    expect((await server.call<object>('POST', `${PATH}/bangkitkan`, { token, body: { periode: 20251 } })).body.data).toEqual({
      baru: 1,
      sudahAda: 0,
    })
  })
})
