import type { AntreanKartu, CetakKartuHasil, KartuTerbit } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/kartu'
import type { PengaturanKartu } from '@sivitas/contract/data-master/mahasiswa/setting-kartu/setting-kartu'
import { TemplateInput } from '@sivitas/contract/pengaturan/template/template'
import { templateBawaan } from '@sivitas/rules/pengaturan/template/bawaan'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Worker } from '../../../jobs/worker'
import { inCollege, insert, makeOperator, TEST_COLLEGE } from '../../../testing/builders'
import { makePejabat, makeTemplate } from '../../../testing/builders-dokumen'
import { makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { jobDone, startTestWorker } from '../../../testing/jobs'
import { startTestServer, type TestServer } from '../../../testing/server'

const SETTING = '/v2/master/setting-kartu/ktm'
const CETAK = '/v2/master/kartu/cetak'

let database: TestDatabase
let server: TestServer
let worker: Worker
let token: string
let bounded: string
let idProdi: string
let lain: string
let foto: string

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'kartu', scopes: ['F3:T'] })
  await makeOperator(owner, { username: 'kartu.ti', scopes: ['F3:T'], prodi: ['55201'] })
  ;({ id: idProdi } = await makeProdi(owner, { kode: '55201', nama: 'Informatika' }))
  ;({ id: lain } = await makeProdi(owner, { kode: '57201', nama: 'Sistem Informasi' }))
  server = await startTestServer(database)
  worker = await startTestWorker(server)
  token = await server.signIn('kartu')
  bounded = await server.signIn('kartu.ti')
  const isi = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#8899bb' } })
    .jpeg()
    .toBuffer()
  const sha256 = createHash('sha256').update(isi).digest('hex')
  await server.services.files.put({ collegeId: TEST_COLLEGE, sha256 }, isi)
  ;({ id: foto } = await insert(owner, 'berkas', {
    nama: 'a.jpg',
    mime: 'image/jpeg',
    ukuran: isi.length,
    sha256,
    jenis: 'foto',
    status: 'tersimpan',
    pemilikJenis: 'foto-mahasiswa',
    idPemilik: 'semua',
  }))
})
afterAll(async () => {
  await worker.stop()
  await server.stop()
  await database.drop()
})

const student = ({ biodata = {}, ...values }: Parameters<typeof makeMahasiswa>[1] = {}) =>
  makeMahasiswa(database.owner, { idProdi, ...values, biodata: { idFoto: foto, ...biodata } })
const cetak = (body: object, as = token) => server.call<CetakKartuHasil>('POST', CETAK, { token: as, body })
const kartu = async (id: string) => (await server.call<KartuTerbit[]>('GET', `/v2/master/mahasiswa/${id}/kartu`, { token })).body.data
const set = async (body: object) => {
  const { body: before } = await server.call<PengaturanKartu>('GET', SETTING, { token })
  return await server.call<PengaturanKartu>('PUT', SETTING, { token, body: { versi: before.data.versi, ...body } })
}

async function pages(id: string) {
  const done = await jobDone(server, token, id)
  const hasil = done.hasil.find(({ nama }) => nama.endsWith('.pdf'))
  const response = await fetch(`${server.url}/v2/platform/berkas/${hasil?.id}/unduh`, {
    headers: { authorization: `Bearer ${token}`, 'college-id': TEST_COLLEGE },
  })
  const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1')
  return { status: done.status, count: Math.max(...[...pdf.matchAll(/\/Count (\d+)/g)].map(([, n]) => Number(n))) }
}

describe('setting kartu', () => {
  it('starts with plastic cards for four years, and is changed with its version', async () => {
    const { body } = await server.call<PengaturanKartu>('GET', SETTING, { token })
    expect(body.data).toMatchObject({ media: 'cr80', kartuPerHalaman: 10, masaTahun: 4, statusBoleh: ['A', 'S', 'U', 'O'] })
    const { id: idPejabat } = await makePejabat(database.owner, { jabatan: 'REKTOR' })
    const changed = await set({ media: 'a4', margin: { atas: 13.5, kiri: 19.4 }, idPejabat, statusBoleh: ['A'] })
    expect(changed.body.data).toMatchObject({ media: 'a4', margin: { atas: 13.5, kiri: 19.4 }, idPejabat, statusBoleh: ['A'] })
    expect((await server.call('PUT', SETTING, { token, body: { versi: 1, masaTahun: 5 } })).body.type).toBe('versi_usang')
  })

  it('refuses sheets that do not fit, and kinds of card that nobody prints', async () => {
    expect((await set({ media: 'a4', margin: { atas: 40, kiri: 10 } })).body.errors).toMatchObject([
      { field: 'margin', message: 'Margin atas paling banyak 27 mm untuk 5 baris kartu.' },
    ])
    expect((await set({ kartuPerHalaman: 11 })).body.errors).toMatchObject([{ field: 'kartuPerHalaman' }])
    expect((await server.call('GET', '/v2/master/setting-kartu/sim', { token })).status).toBe(422)
  })
})

describe('cetak kartu', () => {
  it('needs a published template', async () => {
    const { id } = await student()
    const { status, body } = await cetak({ pilihan: { idMahasiswa: [id] } })
    expect([status, body.type]).toEqual([409, 'template_kosong'])
    const bawaan = TemplateInput.parse({ ...templateBawaan('ktm'), nama: 'KTM' })
    await makeTemplate(database.owner, { jenis: 'ktm', kertas: 'CR80', isi: bawaan.isi })
  })

  it('DM-R23: 21 cards at 10 a sheet are 3 sheets, 6 pages with their mirrored backs, and a card row each', async () => {
    await set({ media: 'a4', margin: { atas: 13.5, kiri: 19.4 }, statusBoleh: ['A', 'S', 'U', 'O'] })
    const ids: string[] = []
    for (let i = 0; i < 21; i += 1) ids.push((await student()).id)
    const tanpaFoto = await student({ biodata: { idFoto: null } })
    const lulus = await student({ status: 'L' })
    const pilihan = { idMahasiswa: [...ids, tanpaFoto.id, lulus.id] }
    const preview = await cetak({ pilihan, pratinjau: true })
    expect(preview.body.data).toMatchObject({ jumlah: 21, ulang: 0, lembar: 3, halaman: 6, idPekerjaan: null, terpotong: [] })
    expect(preview.body.data.ditolak.map(({ nim, alasan }) => [nim, alasan])).toEqual([
      [tanpaFoto.nim, 'Belum ada foto.'],
      [lulus.nim, 'Status Lulus tidak mendapat kartu.'],
    ])
    const { body } = await cetak({ pilihan })
    expect(await pages(body.data.idPekerjaan ?? '')).toEqual({ status: 'selesai', count: 6 })
    const rows = await kartu(ids[0] ?? '')
    expect(rows).toMatchObject([{ ke: 1, status: 'aktif', alasan: 'BARU', berlakuSampai: '2029-08-31', nomorVersi: 1 }])
    expect(rows[0]?.nomorKartu).toMatch(/^\d+-01$/)
    expect(await kartu(tanpaFoto.id)).toEqual([])
    // A scanner at the counter reads the address behind the QR; its code leads to the student (Beyond 8).
    const { kode } = await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db
        .selectFrom('kartu')
        .select('kode')
        .where('idMahasiswa', '=', ids[0] ?? '')
        .executeTakeFirstOrThrow(),
    )
    const byKartu = async (dicari: string) => await server.call<{ id: string }>('GET', `/v2/master/mahasiswa/by-kartu/${dicari}`, { token })
    expect((await byKartu(kode)).body.data.id).toBe(ids[0])
    expect((await byKartu('x'.repeat(22))).status).toBe(404)
  })

  it('asks why a card is printed again, replaces the old one and counts on', async () => {
    const { id, nim } = await student()
    const pilihan = { nim: [nim] }
    await jobDone(server, token, (await cetak({ pilihan })).body.data.idPekerjaan ?? '')
    expect((await cetak({ pilihan, pratinjau: true })).body.data.ulang).toBe(1)
    const refused = await cetak({ pilihan })
    expect(refused.body.errors).toMatchObject([
      { field: 'alasan', message: 'Pilih alasan cetak ulang: 1 orang sudah pernah mendapat kartu.' },
    ])
    const again = await cetak({ pilihan, alasan: 'HILANG', keterangan: 'Surat kehilangan 12' })
    await jobDone(server, token, again.body.data.idPekerjaan ?? '')
    expect((await kartu(id)).map(({ nomorKartu, status, alasan, keterangan }) => [nomorKartu, status, alasan, keterangan])).toEqual([
      [`${nim}-02`, 'aktif', 'HILANG', 'Surat kehilangan 12'],
      [`${nim}-01`, 'hilang', 'BARU', null],
    ])
    const { kode } = await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db.selectFrom('kartu').select('kode').where('nomorKartu', '=', `${nim}-01`).executeTakeFirstOrThrow(),
    )
    const checked = await server.call<{ status: string; nomor: string }>('GET', `/v2/platform/verifikasi/${kode}`)
    expect(checked.body.data).toMatchObject({ status: 'diganti', nomor: `${nim}-01` })
  })

  it('prints plastic cards face by face', async () => {
    await set({ media: 'cr80' })
    const ids = [(await student()).id, (await student()).id]
    const { body } = await cetak({ pilihan: { idMahasiswa: ids } })
    expect([body.data.lembar, (await pages(body.data.idPekerjaan ?? '')).count]).toEqual([2, 4])
  })

  it("DM edge 35: a name of 60 letters shrinks to 2 lines, one that still doesn't fit is listed before printing", async () => {
    const muat = await student({ biodata: { nama: 'Raden Mas Bagus Prasetyo Kusumawardhana Adiningrat Suryanata' } })
    const terpotong = await student({ biodata: { nama: `${'Wahyuningtyas'.repeat(4)} Kusumawardhani Adiningrat` } })
    const { body } = await cetak({ pilihan: { idMahasiswa: [muat.id, terpotong.id] }, pratinjau: true })
    expect(body.data.terpotong).toEqual([{ nim: terpotong.nim, nama: terpotong.nama }])
    expect([body.data.jumlah, body.data.diuji]).toEqual([2, 2])
    const dicetak = await cetak({ pilihan: { idMahasiswa: [muat.id, terpotong.id] } })
    const pekerjaan = await jobDone(server, token, dicetak.body.data.idPekerjaan ?? '')
    expect(pekerjaan.hasil.map(({ nama }) => nama)).toContain('Kartu dengan nama terpotong.xlsx')
  })

  it('tries the 40 longest names of a large print before it, and says so', async () => {
    const ids: string[] = []
    for (let n = 0; n < 42; n += 1) ids.push((await student({ biodata: { nama: `${'Wahyuningtyas'.repeat(4)} Kusumawardhani ${n}` } })).id)
    const { body } = await cetak({ pilihan: { idMahasiswa: ids }, pratinjau: true })
    expect([body.data.jumlah, body.data.diuji, body.data.terpotong.length]).toEqual([42, 40, 40])
  })

  it('lists who can be printed at once, and leaves students of other prodi out', async () => {
    const mine = await student()
    const others = await student({ idProdi: lain })
    const list = async (as: string) =>
      (await server.call<AntreanKartu[]>('GET', '/v2/master/kartu/antrean?siap=1&itemsPerPage=100', { token: as })).body.data
    const seen = await list(bounded)
    expect(seen.map(({ id }) => id)).toContain(mine.id)
    expect(seen.map(({ id }) => id)).not.toContain(others.id)
    expect((await list(token)).every(({ siap, adaFoto }) => siap && adaFoto)).toBe(true)
    expect((await cetak({ pilihan: { idMahasiswa: [others.id] } }, bounded)).status).toBe(422)
    expect((await server.call('GET', `/v2/master/mahasiswa/${others.id}/kartu`, { token: bounded })).status).toBe(404)
  })
})

describe('template kartu', () => {
  it('is the same template as in Pengaturan, and a preview of a student is a PDF', async () => {
    const bawaan = templateBawaan('ktm') as { isi: object }
    const made = await server.call<{ id: string; kertas: string }>('POST', '/v2/master/template-kartu', {
      token,
      body: { jenis: 'ktm', nama: 'KTM baru', kode: 'KTM-BARU', isi: bawaan.isi },
    })
    expect([made.status, made.body.data.kertas]).toEqual([201, 'CR80'])
    const { id } = made.body.data
    expect((await server.call<{ nama: string }>('GET', `/v2/pengaturan/template/${id}`, { token })).body.data.nama).toBe('KTM baru')
    const orang = await student()
    const response = await fetch(`${server.url}/v2/master/template-kartu/${id}/pratinjau?mahasiswa=${orang.id}`, {
      headers: { authorization: `Bearer ${token}`, 'college-id': TEST_COLLEGE },
    })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await server.call('POST', `/v2/master/template-kartu/${id}/terbit`, { token, body: { versi: 1 } })).body.type).toBe(
      'belum_diuji',
    )
  })
})
