import { createHash } from 'node:crypto'
import type { Dokumen, Verifikasi } from '@sivitas/contract/platform/dokumen'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOperator, PERIODE, TEST_COLLEGE } from '../../testing/builders'
import { makeNilai, makePejabat, makePenomoran, makeTemplate } from '../../testing/builders-dokumen'
import { makeFakultas, makeMahasiswa, makeProdi } from '../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

let database: TestDatabase
let server: TestServer
let nilai: string
let supervisor: string
let idFakultas: string
let idProdi: string
let dekan: string

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'nilai', scopes: ['A4:T', 'MM:T'] })
  await makeOperator(owner, { username: 'kepala', scopes: ['A4:T', 'MM:T'], supervisor: true })
  await makeOperator(owner, { username: 'krs', scopes: ['A1:T'] })
  ;({ id: idFakultas } = await makeFakultas(owner))
  ;({ id: idProdi } = await makeProdi(owner, { idFakultas }))
  ;({ id: dekan } = await makePejabat(owner, { jabatan: 'DEKAN', lingkup: 'fakultas', idLingkup: idFakultas, namaLengkap: 'Dekan Lama' }))
  const { id: idNomor } = await makePenomoran(owner, { mulai: 12 })
  await makeTemplate(owner, {
    jenis: 'khs',
    idNomor,
    penandatangan: [{ jabatan: 'DEKAN', posisi: 'kanan', pakaiTtd: false, pakaiCap: false }],
  })
  server = await startTestServer(database)
  nilai = await server.signIn('nilai')
  supervisor = await server.signIn('kepala')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

async function student(nama = 'Mahasiswa A') {
  const { id, nim } = await makeMahasiswa(database.owner, { idProdi, biodata: { nama } })
  await makeNilai(database.owner, { idMahasiswa: id, idProdi, huruf: 'A' })
  return { id, nim }
}

/** Bytes of a file that a call answers. */
async function bytes(path: string, { token = nilai, method = 'GET' } = {}) {
  const response = await fetch(server.url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'college-id': TEST_COLLEGE,
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { body: '{}' } : {}),
  })
  return { status: response.status, type: response.headers.get('content-type'), isi: Buffer.from(await response.arrayBuffer()) }
}

const sha256 = (isi: Buffer) => createHash('sha256').update(isi).digest('hex')
const khs = (id: string, tanggal: string) => bytes(`/v2/academic/mahasiswa/${id}/khs?periode=${PERIODE}&tanggal=${tanggal}&format=pdf`)

async function documentOf(idPemilik: string, status = 'terbit'): Promise<Dokumen> {
  const list = await server.call<Dokumen[]>(
    'GET',
    `/v2/platform/dokumen?idPemilik=${idPemilik}&status=${status}&order[diterbitkanPada]=desc`,
    { token: nilai },
  )
  return (await server.call<Dokumen>('GET', `/v2/platform/dokumen/${list.body.data[0]?.id}`, { token: nilai })).body.data
}

const verify = (kode: string) => server.call<Verifikasi>('GET', `/v2/platform/verifikasi/${kode}`)
const act = (id: string, what: string, { token = nilai, body = {} }: { token?: string; body?: object } = {}) =>
  server.call<Dokumen>('POST', `/v2/platform/dokumen/${id}/${what}`, { token, body })

describe('walk-through 7: official and document', () => {
  it('carries the old name the day before and the new one from the day on; numbers run on', async () => {
    const { id: a } = await student()
    const { id: b } = await student('Mahasiswa B')
    await server.call('POST', `/v2/pengaturan/pejabat/${dekan}/ganti`, {
      token: nilai,
      body: { namaLengkap: 'Dekan Baru', nomorSk: 'SK/2', mulai: '2026-12-01' },
    })
    expect((await khs(a, '2026-11-30')).isi.subarray(0, 5).toString()).toBe('%PDF-')
    await khs(b, '2026-12-01')
    const [first, second] = [await documentOf(a), await documentOf(b)]
    expect([first.nomor, second.nomor]).toEqual(['0012/BAAK/SKA/XI/2026', '0013/BAAK/SKA/XII/2026'])
    expect([first.pejabat[0]?.nama, second.pejabat[0]?.nama]).toEqual(['Dekan Lama', 'Dekan Baru'])
    const early = await khs((await student()).id, '2026-11-29')
    expect([early.status, early.isi.toString()]).toEqual([403, expect.stringContaining('hanya Supervisor yang dapat menerbitkannya')])
  })

  it('opens the public page with masked facts, cancels, and goes on with the next number', async () => {
    const { id, nim } = await student()
    const printed = await khs(id, '2026-12-02')
    const { id: idDokumen, kode, hash } = await documentOf(id)
    expect(hash).toBe(sha256(printed.isi))
    const genuine = await verify(kode)
    expect(genuine.body.data).toMatchObject({ status: 'sah', namaPemilik: 'M******** A', namaJenis: 'KHS', berakhirPada: null })
    expect(genuine.body.data.nimPemilik).toBe('*'.repeat(nim.length - 4) + nim.slice(-4))
    expect(genuine.body.data.sidik).toEqual([{ sha256: hash, arti: 'asli' }])
    expect(JSON.stringify(genuine.body.data)).not.toContain('Mahasiswa A')

    expect((await act(idDokumen, 'batalkan', { body: { alasan: 'Salah cetak' } })).status).toBe(403)
    expect((await act(idDokumen, 'batalkan', { token: supervisor, body: { alasan: 'Salah cetak' } })).body.data.status).toBe('dibatalkan')
    expect((await verify(kode)).body.data).toMatchObject({ status: 'dibatalkan', nomor: '0014/BAAK/SKA/XII/2026' })
    expect((await verify(kode)).body.data.berakhirPada).not.toBeNull()
    expect((await act(idDokumen, 'batalkan', { token: supervisor, body: { alasan: 'Sekali lagi' } })).status).toBe(423)
    expect((await act(idDokumen, 'cetak')).status).toBe(423)
    await khs(id, '2026-12-03')
    expect((await documentOf(id)).nomor).toBe('0015/BAAK/SKA/XII/2026')
  })
})

describe('a document', () => {
  it('is answered again as long as it would say the same, and replaced when it would not', async () => {
    const { id } = await student()
    const first = await khs(id, '2026-12-10')
    expect(sha256((await khs(id, '2026-12-10')).isi)).toBe(sha256(first.isi))
    const before = await documentOf(id)
    await makeNilai(database.owner, { idMahasiswa: id, idProdi, huruf: 'C' })
    await khs(id, '2026-12-10')
    const after = await documentOf(id)
    expect(after.id).not.toBe(before.id)
    expect(after.rantai.map(({ status }) => status)).toEqual(['diganti', 'terbit'])
    const old = await verify(before.kode)
    expect([old.body.data.status, old.body.data.sidik.map(({ arti }) => arti)]).toEqual(['diganti', ['asli', 'baru']])
    expect((await verify(after.kode)).body.data.sidik.map(({ arti }) => arti)).toEqual(['asli', 'lama'])
  })

  it('counts its copies, marks them, and knows their fingerprints', async () => {
    const { id } = await student()
    await khs(id, '2026-12-11')
    const { id: idDokumen, kode } = await documentOf(id)
    const copy = await bytes(`/v2/platform/dokumen/${idDokumen}/cetak`, { method: 'POST' })
    expect([copy.status, copy.type]).toEqual([200, 'application/pdf'])
    expect((await documentOf(id)).jumlahCetak).toBe(2)
    expect((await verify(kode)).body.data.sidik).toContainEqual({ sha256: sha256(copy.isi), arti: 'salinan' })
    const original = await bytes(`/v2/platform/dokumen/${idDokumen}/unduh`)
    expect((await documentOf(id)).hash).toBe(sha256(original.isi))
  })

  it('is issued anew on demand, with the reason kept', async () => {
    const { id } = await student()
    await khs(id, '2026-12-12')
    const { id: idDokumen, nomor } = await documentOf(id)
    const { status, body } = await act(idDokumen, 'ganti', { body: { alasan: 'Kop surat berubah', tanggal: '2026-12-12' } })
    expect([status, body.data.status, body.data.nomor === nomor]).toEqual([201, 'terbit', false])
    const old = await server.call<Dokumen>('GET', `/v2/platform/dokumen/${idDokumen}`, { token: nilai })
    expect(old.body.data).toMatchObject({ status: 'diganti', alasanBatal: 'Kop surat berubah', idPengganti: body.data.id })
  })

  it('is not shown to who has another area, nor in his list', async () => {
    const { id } = await student()
    await khs(id, '2026-12-13')
    const { id: idDokumen } = await documentOf(id)
    const token = await server.signIn('krs')
    expect((await server.call('GET', `/v2/platform/dokumen/${idDokumen}`, { token })).status).toBe(403)
    expect((await server.call<Dokumen[]>('GET', `/v2/platform/dokumen?idPemilik=${id}`, { token })).body.data).toEqual([])
  })

  it('draws no number when two ask for the same paper at once, but one', async () => {
    const { id } = await student()
    const [a, b] = await Promise.all([khs(id, '2026-12-14'), khs(id, '2026-12-14')])
    expect([a.status, b.status, sha256(a.isi) === sha256(b.isi)]).toEqual([200, 200, true])
  })
})

describe('the public page', () => {
  it.each(['tidak-ada', 'A1b2C3d4E5f6G7h8I9j0Kl', '../../etc'])(
    'says of %s that there is no such document, without a hint (PL edge 36)',
    async (kode) => {
      const { status, body } = await verify(encodeURIComponent(kode))
      expect([status, body.detail]).toEqual([404, 'Dokumen tidak ditemukan.'])
    },
  )

  it('answers an address 60 times a minute (PL-R56)', async () => {
    const answers: number[] = []
    for (let n = 0; n < 62; n += 1) answers.push((await verify('tidak-ada')).status)
    expect(answers.at(-1)).toBe(429)
  })
})

it('lists the fonts of the server, with the file of one', async () => {
  const { body } = await server.call<{ family: string; metrik: string | null }[]>('GET', '/v2/platform/huruf', { token: nilai })
  expect(body.data.map(({ family }) => family)).toContain('Liberation Sans')
  const file = await bytes(`/v2/platform/huruf/berkas?family=${encodeURIComponent('Liberation Sans')}&variant=700`)
  expect([file.status, file.type]).toEqual([200, 'font/ttf'])
  expect((await bytes('/v2/platform/huruf/berkas?family=Comic')).status).toBe(404)
})
