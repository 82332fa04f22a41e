import type { Khs, Transkrip } from '@sivitas/contract/akademik/nilai/hasil-studi'
import type { Dokumen } from '@sivitas/contract/platform/dokumen'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Worker } from '../../jobs/worker'
import { inTransaction } from '../../db/client'
import { storeFile } from '../../files/files'
import { makeOperator, PERIODE, TEST_COLLEGE } from '../../testing/builders'
import { makeNilai, makePejabat, makePenomoran, makeTemplate } from '../../testing/builders-dokumen'
import { makeMahasiswa, makeProdi } from '../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { jobDone, startTestWorker } from '../../testing/jobs'
import { startTestServer, type TestServer } from '../../testing/server'

let database: TestDatabase
let server: TestServer
let worker: Worker
let token: string
let idProdi: string

/** AK-R45: IPS 2,83. */
const R45 = ['IF204 4 A', 'IF201 3 AB', 'IF202 3 B', 'IF206 3 BC', 'MK207 2 A', 'IF208 3 E', 'MK208 2 L']
/** AK-R46: IPK 2,31 and 13 SKS. */
const R46 = [
  '20231 IF101 4 C',
  '20231 MK101 2 A',
  '20231 IF103 3 D',
  '20232 IF102 4 B',
  '20232 IF104 3 E',
  '20241 IF103 3 B',
  '20241 IF101 4 D',
]

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'nilai', scopes: ['A4:T'] })
  await makeOperator(owner, { username: 'atasan', scopes: ['A4:T'], supervisor: true })
  ;({ id: idProdi } = await makeProdi(owner, { kode: '55201', nama: 'Teknik Informatika' }))
  for (const jabatan of ['WD1', 'DEKAN', 'REKTOR']) await makePejabat(owner, { jabatan })
  await makeTemplate(owner, { jenis: 'khs' })
  await makeTemplate(owner, { jenis: 'transkrip' })
  server = await startTestServer(database)
  worker = await startTestWorker(server)
  token = await server.signIn('nilai')
})
afterAll(async () => {
  await worker.stop()
  await server.stop()
  await database.drop()
})

async function student(attempts: readonly string[], values: Parameters<typeof makeMahasiswa>[1] = {}) {
  const { id, nim } = await makeMahasiswa(database.owner, { idProdi, periodeMasuk: 20231, ...values })
  for (const attempt of attempts) {
    const [periode = '', kode = '', sks = '', huruf = ''] = attempt.split(' ')
    await makeNilai(database.owner, { idMahasiswa: id, idProdi, periode: Number(periode), kode, sks: Number(sks), huruf })
  }
  return { id, nim }
}

const file = async (path: string, as = token) => {
  const response = await fetch(server.url + path, { headers: { authorization: `Bearer ${as}`, 'college-id': TEST_COLLEGE } })
  return { status: response.status, type: response.headers.get('content-type'), isi: Buffer.from(await response.arrayBuffer()) }
}
const issued = async (idPemilik: string) =>
  (await server.call<Dokumen[]>('GET', `/v2/platform/dokumen?idPemilik=${idPemilik}`, { token })).body.data

describe('KHS', () => {
  it('is the example of AK-R45', async () => {
    const { id } = await student(R45.map((row) => `20242 ${row}`))
    const { body } = await server.call<Khs>('GET', `/v2/academic/mahasiswa/${id}/khs?periode=20242`, { token })
    expect(body.data).toMatchObject({ ips: 2.83, sksSemester: 20, sementara: false, labelPeriode: '2024/2025 Genap', hakSks: 21 })
    expect(body.data.mk.find(({ kode }) => kode === 'IF201')).toMatchObject({ huruf: 'AB', indeks: 3.5, mutu: 10.5 })
  })

  it('is refused for a period without courses, and for nobody', async () => {
    const { id } = await student([])
    expect((await file(`/v2/academic/mahasiswa/${id}/khs?periode=20242&format=pdf`)).status).toBe(409)
    expect((await server.call('GET', '/v2/academic/mahasiswa/4b825dc6-42cb-4e9a-8a3b-2f0f8a4f4a11/khs', { token })).status).toBe(404)
  })
})

describe('transkrip', () => {
  it('is the example of AK-R46, by the best and by the last attempt', async () => {
    const { id } = await student(R46)
    const best = await server.call<Transkrip>('GET', `/v2/academic/mahasiswa/${id}/transkrip`, { token })
    expect(best.body.data).toMatchObject({ ipk: 2.31, sksTempuh: 16, sksLulus: 13, aturan: 'terbaik' })
    const last = await server.call<Transkrip>('GET', `/v2/academic/mahasiswa/${id}/transkrip?aturan=terakhir`, { token })
    expect(last.body.data.ipk).toBe(2.06)
    const early = await server.call<Transkrip>('GET', `/v2/academic/mahasiswa/${id}/transkrip?per=2024-02-01`, { token })
    expect(early.body.data.ipk).toBe(2.11)
  })

  it('is final only for who has graduated; before that it is sementara', async () => {
    const { id } = await student(R46)
    const path = `/v2/academic/mahasiswa/${id}/transkrip?format=pdf`
    const refused = await file(`${path}&jenis=akhir`)
    expect([refused.status, refused.isi.toString()]).toEqual([409, expect.stringContaining('hanya untuk mahasiswa berstatus Lulus')])
    expect((await file(path)).type).toBe('application/pdf')
    expect((await issued(id)).map(({ judul }) => judul)).toEqual(['Transkrip Akademik Sementara'])
    const graduate = await student(R46, { status: 'L', tanggalKeluar: '2025-08-20' })
    expect((await file(`/v2/academic/mahasiswa/${graduate.id}/transkrip?format=pdf&jenis=akhir`)).status).toBe(200)
    expect((await issued(graduate.id))[0]?.judul).toBe('Transkrip Akademik')
  })

  it('of another day is a document of its own; before the newest number it needs a Supervisor who says why (PL-R55)', async () => {
    const { id: idNomor } = await makePenomoran(database.owner)
    const { id: own } = await makeProdi(database.owner)
    await makeTemplate(database.owner, { jenis: 'transkrip', cakupan: { idProdi: [own] }, idNomor })
    const graduate = { idProdi: own, status: 'L', tanggalKeluar: '2025-08-20' }
    const [first, second] = [await student(R46, graduate), await student(R46, graduate)]
    const path = (id: string, more: string) => `/v2/academic/mahasiswa/${id}/transkrip?format=pdf&jenis=akhir&tanggal=${more}`
    expect((await file(path(first.id, '2026-11-20'))).status).toBe(200)
    const refused = await file(path(second.id, '2026-11-10'))
    expect([refused.status, refused.isi.toString()]).toEqual([403, expect.stringContaining('hanya Supervisor')])
    const supervisor = await server.signIn('atasan')
    const silent = await file(path(second.id, '2026-11-10'), supervisor)
    expect([silent.status, silent.isi.toString()]).toEqual([422, expect.stringContaining('Alasan tanggal mundur wajib diisi')])
    expect((await file(path(second.id, '2026-11-10&alasan=Ijazah tertanggal 10 November'), supervisor)).status).toBe(200)
    const [paper] = await issued(second.id)
    expect(paper).toMatchObject({ tanggal: '2026-11-10', nomor: expect.stringMatching(/^0002\/.+\/XI\/2026$/) })
    const { rows } = await database.owner.db.transaction().execute(async (db) => {
      await sql`SELECT set_config('app.college', ${TEST_COLLEGE}, true)`.execute(db)
      return await sql<{ alasan: string }>`SELECT alasan FROM audit_log WHERE entitas = 'dokumen' AND id_baris = ${paper?.id}`.execute(db)
    })
    expect(rows).toContainEqual({ alasan: 'Ijazah tertanggal 10 November' })
  })

  it('is printed without a photo whose content was lost', async () => {
    const { id } = await student(R46)
    await inTransaction(database.app, { collegeId: TEST_COLLEGE }, async (db) => {
      const { services } = server
      const pemilik = { area: 'data-master', pemilikJenis: 'mahasiswa', idPemilik: id }
      const isi = Buffer.from('foto yang hilang')
      const foto = await storeFile({ db, services }, { nama: 'wajah.png', mime: 'image/png', isi, jenis: 'foto', pemilik })
      await services.files.remove({ collegeId: TEST_COLLEGE, sha256: foto.sha256 })
      const { idBiodata } = await db.selectFrom('mahasiswa').select('idBiodata').where('id', '=', id).executeTakeFirstOrThrow()
      await db.updateTable('biodata').set({ idFoto: foto.id }).where('id', '=', idBiodata).execute()
    })
    expect((await file(`/v2/academic/mahasiswa/${id}/transkrip?format=pdf`)).status).toBe(200)
  })

  it('of 90 courses goes on overleaf with its header repeated (PL edge 28)', async () => {
    const { id } = await student([])
    for (let n = 100; n < 190; n += 1)
      await makeNilai(database.owner, {
        idMahasiswa: id,
        idProdi,
        kode: `XX${n}`,
        nama: `Perancangan dan Evaluasi Sistem Informasi Terdistribusi Lanjut ${n}`,
      })
    const { isi } = await file(`/v2/academic/mahasiswa/${id}/transkrip?format=pdf`)
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
    const pdf = await getDocument({ data: Uint8Array.from(isi), verbosity: 0 }).promise
    const words = async (page: number) =>
      (await (await pdf.getPage(page)).getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ')
    expect(pdf.numPages).toBe(2)
    for (const page of [1, 2]) expect(await words(page)).toContain('Mata Kuliah')
    expect(await words(2)).toContain('Halaman 2 dari 2')
  })
})

describe('printing many', () => {
  const massal = (body: object) =>
    server.call<{ idPekerjaan: string }>('POST', '/v2/academic/cetak/khs', { token, body: { periode: PERIODE, ...body } })

  it('prints everybody once, lists who could not be, and prints nobody twice', async () => {
    const { id: own } = await makeProdi(database.owner)
    const people = []
    for (let n = 0; n < 25; n += 1) {
      const { id } = await makeMahasiswa(database.owner, { idProdi: own })
      if (n > 0) await makeNilai(database.owner, { idMahasiswa: id, idProdi: own, huruf: 'B' })
      people.push(id)
    }
    const { status, body } = await massal({ prodi: [own] })
    expect(status).toBe(202)
    const done = await jobDone(server, token, body.data.idPekerjaan)
    expect(done).toMatchObject({ status: 'selesai_sebagian', total: 25, selesai: 24, gagalJumlah: 1 })
    expect(done.hasil.toSorted((a, b) => Number(a.gagal) - Number(b.gagal)).map(({ gagal, mime }) => [gagal, mime.split(';')[0]])).toEqual([
      [false, 'application/pdf'],
      [true, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ])
    const first = (await issued(people[1] ?? '')).map(({ id }) => id)
    const again = await massal({ prodi: [own], bentuk: 'zip' })
    const second = await jobDone(server, token, again.body.data.idPekerjaan)
    expect(second.hasil.find(({ gagal }) => !gagal)?.mime).toBe('application/zip')
    expect((await issued(people[1] ?? '')).map(({ id }) => id)).toEqual(first)
  })

  it('is refused before the first page when an office is empty (PL edge 29)', async () => {
    const { id } = await student(R45.map((row) => `${PERIODE} ${row}`))
    const { status, body } = await massal({ pilih: [id], tanggal: '2019-01-01' })
    expect([status, body.detail]).toEqual([409, expect.stringContaining('Belum ada Wakil Dekan I yang berlaku pada 01 Januari 2019')])
    expect((await massal({ prodi: ['4b825dc6-42cb-4e9a-8a3b-2f0f8a4f4a11'] })).status).toBe(409)
  })
})
