import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insert, makeOperator, makePeriode, nobody } from '../../../testing/builders'
import { makeProdi } from '../../../testing/builders-master'
import { makeDosenProdi, makeKelas } from '../../../testing/builders-pengajar'
import { makeMakul } from '../../../testing/builders-studi'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

type Matriks = {
  makul: { id: string }[]
  dosen: { id: string; namaLengkap: string; badge: string | null; luar: boolean }[]
  sel: { idDosen: string; idMakul: string; tingkat: number; dasar: string[]; kaliMengampu: number; disetujui: boolean; versi: number }[]
  tanpaUtama: string[]
  tanpaKualifikasi: string[]
}

const PATH = '/v2/master/kualifikasi'

let database: TestDatabase
let server: TestServer
let penulis: string
let pembaca: string

beforeAll(async () => {
  database = await makeDatabase()
  await makeOperator(database.owner, { username: 'sdm', scopes: ['F2:T'] })
  await makeOperator(database.owner, { username: 'jadwal', scopes: ['A3:B'] })
  await makePeriode(database.owner, 20242)
  server = await startTestServer(database)
  ;[penulis, pembaca] = [await server.signIn('sdm'), await server.signIn('jadwal')]
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const matriks = async (prodi: string, more = '') =>
  (await server.call<Matriks>('GET', `${PATH}?prodi=${prodi}${more}`, { token: pembaca })).body.data
const simpan = (data: object[], token = penulis) =>
  server.call<{ hasil: string; pesan: string | null }[]>('PUT', PATH, { token, body: { data } })

/** A prodi with one course and one lecturer with an S2. */
async function makeSatu(jenjang = '30') {
  const prodi = await makeProdi(database.owner, { jenjang })
  const makul = await makeMakul(database.owner, { idProdi: prodi.id, semester: 1 })
  const dosen = await makeDosenProdi(database.owner, { idProdiHomebase: prodi.id, pendidikanTertinggi: '35' })
  return { prodi, makul, dosen, sel: { idDosen: dosen.id, idMakul: makul.id } }
}

describe('the matrix', () => {
  it('names courses without a first lecturer and lecturers without any qualification until they have one', async () => {
    const { prodi, makul, dosen, sel } = await makeSatu()
    expect(await matriks(prodi.kode)).toMatchObject({ tanpaUtama: [makul.id], tanpaKualifikasi: [dosen.id], sel: [] })
    expect((await simpan([{ ...sel, tingkat: 2 }])).body.data).toMatchObject([{ hasil: 'tersimpan' }])
    expect(await matriks(prodi.kode)).toMatchObject({
      tanpaUtama: [makul.id],
      tanpaKualifikasi: [],
      sel: [{ tingkat: 2, disetujui: false, versi: 1 }],
    })
    await simpan([{ ...sel, tingkat: 1, dasar: ['pendidikan'] }])
    expect(await matriks(prodi.kode)).toMatchObject({ tanpaUtama: [], sel: [{ tingkat: 1, dasar: ['pendidikan'], versi: 2 }] })
    expect((await simpan([{ ...sel, tingkat: null }])).body.data).toMatchObject([{ hasil: 'dihapus' }])
    expect((await matriks(prodi.kode)).sel).toEqual([])
  })

  it.each([
    ['S1 taught with S2', '30', '35', [], null],
    ['S1 taught with S1', '30', '30', [], 'Perlu S2'],
    ['S2 taught with S2', '35', '35', [], 'Perlu S3'],
    ['S3 taught with S3', '40', '40', [], null],
    ['Profesi taught with S2 without experience', '31', '35', ['pendidikan'], 'Perlu S2 dan pengalaman'],
    ['Profesi taught with S2 and experience', '31', '35', ['pengalaman'], null],
  ] as const)('shows the degree that is missing and never refuses (DM-R16): %s', async (...[, jenjang, pendidikan, dasar, badge]) => {
    const prodi = await makeProdi(database.owner, { jenjang })
    const { id: idMakul } = await makeMakul(database.owner, { idProdi: prodi.id })
    const { id: idDosen } = await makeDosenProdi(database.owner, { idProdiHomebase: prodi.id, pendidikanTertinggi: pendidikan })
    expect((await simpan([{ idDosen, idMakul, tingkat: 1, dasar }])).status).toBe(200)
    expect((await matriks(prodi.kode)).dosen).toMatchObject([{ badge }])
  })

  it('adds a colleague of another prodi by name, and keeps him once he is qualified', async () => {
    const { prodi, makul } = await makeSatu()
    const luar = await makeDosenProdi(database.owner, { nama: 'Tamu Prodi' })
    expect((await matriks(prodi.kode)).dosen.map(({ id }) => id)).not.toContain(luar.id)
    expect((await matriks(prodi.kode, '&cari=tamu')).dosen).toMatchObject([{ id: luar.id, luar: true }])
    await simpan([{ idDosen: luar.id, idMakul: makul.id, tingkat: 3 }])
    expect((await matriks(prodi.kode)).dosen.at(-1)).toMatchObject({ id: luar.id, luar: true })
  })
})

describe('history', () => {
  it('counts classes taught and suggests who has taught a course twice, leaving shared classes to each who taught', async () => {
    const { prodi, makul, dosen, sel } = await makeSatu()
    const rekan = await makeDosenProdi(database.owner, { idProdiHomebase: prodi.id, nama: 'Rekan Sekali' })
    const kelas = { idProdi: prodi.id, idMakul: makul.id, idDosen: dosen.id }
    await makeKelas(database.owner, { ...kelas, idPeriode: 20242 })
    const { id: idKelas } = await makeKelas(database.owner, kelas)
    for (const [idDosen, peran] of [[dosen.id, 'K'], [rekan.id, 'A']] as const) await insert(database.owner, 'pengampu', { idKelas, idDosen, peran, sksSubstansi: 1.5 }) // prettier-ignore
    const usulan = async (more = '') =>
      (await server.call<object[]>('GET', `${PATH}/usulan?prodi=${prodi.kode}${more}`, { token: pembaca })).body.data
    expect(await usulan()).toMatchObject([{ idDosen: dosen.id, idMakul: makul.id, kaliMengampu: 2 }])
    expect(await usulan('&minimal=1')).toHaveLength(2)
    await simpan([{ ...sel, tingkat: 1, dasar: ['pengalaman'] }])
    expect((await matriks(prodi.kode)).sel).toMatchObject([{ kaliMengampu: 2 }])
    expect(await usulan()).toEqual([])
  })
})

describe('approval', () => {
  it('approves many at once, and asks anew after a change', async () => {
    const { prodi, sel } = await makeSatu()
    await simpan([{ ...sel, tingkat: 1 }])
    const setujui = () => server.call<object>('POST', `${PATH}/setujui`, { token: penulis, body: { data: [sel] } })
    expect((await setujui()).body.data).toEqual({ disetujui: 1, sudah: 0 })
    expect((await setujui()).body.data).toEqual({ disetujui: 0, sudah: 1 })
    expect((await matriks(prodi.kode)).sel).toMatchObject([{ disetujui: true }])
    expect((await matriks(prodi.kode, '&belumDisetujui=1')).sel).toEqual([])
    expect((await simpan([{ ...sel, tingkat: 1 }])).body.data).toMatchObject([{ hasil: 'tetap' }])
    await simpan([{ ...sel, tingkat: 2 }])
    expect((await matriks(prodi.kode)).sel).toMatchObject([{ disetujui: false, tingkat: 2 }])
  })
})

describe('refusals', () => {
  it('refuses what does not exist, a stale cell, and another prodi, each with its words', async () => {
    const { prodi, sel } = await makeSatu()
    const pesan = async (data: object[], token = penulis) => {
      const { status, body } = await simpan(data, token)
      return [status, body.detail]
    }
    expect(await pesan([{ ...sel, idMakul: nobody(), tingkat: 1 }])).toEqual([409, 'Dosen atau mata kuliah tidak dikenal'])
    await simpan([{ ...sel, tingkat: 1 }])
    expect((await pesan([{ ...sel, tingkat: 2, versi: 7 }]))[1]).toContain('Sudah diubah oleh orang lain')
    const lain = await makeProdi(database.owner)
    await makeOperator(database.owner, { username: 'sekprodi', scopes: ['F2:T'], prodi: [lain.kode] })
    const token = await server.signIn('sekprodi')
    expect(await pesan([{ ...sel, tingkat: 2 }], token)).toEqual([409, 'Prodi di luar akses Anda'])
    expect((await server.call('GET', `${PATH}?prodi=${prodi.kode}`, { token })).status).toBe(403)
    expect((await server.call('GET', `${PATH}?prodi=99999`, { token: pembaca })).status).toBe(422)
    expect((await simpan([{ ...sel, tingkat: 4 }])).status).toBe(422)
    expect((await simpan([{ ...sel, tingkat: 1 }], pembaca)).status).toBe(403)
  })
})
