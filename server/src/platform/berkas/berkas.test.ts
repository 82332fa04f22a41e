import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Berkas } from '@sivitas/contract/platform/berkas/berkas'
import { strToU8, zipSync } from 'fflate'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction, type Db } from '../../db/client'
import { keepFile } from '../../files/files'
import { sapu } from '../../jobs/sweep/sweep'
import { enqueue } from '../../jobs/enqueue'
import { makeCollege, makeOperator, TEST_COLLEGE } from '../../testing/builders'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { jobDone, startTestWorker } from '../../testing/jobs'
import { startTestServer, type TestServer } from '../../testing/server'

let database: TestDatabase
let server: TestServer
let token: string
let other: string
let uuid: string

const asCaller = <T>(run: (db: Db) => Promise<T>) => inTransaction(database.app, { collegeId: TEST_COLLEGE, akun: uuid }, run)

async function upload(...[jenis, nama, isi, as = token]: [string, string, Uint8Array | string, string?]) {
  const form = new FormData()
  form.set('jenis', jenis)
  form.set('file', new File([typeof isi === 'string' ? isi : Buffer.from(isi)], nama))
  return await server.call<Berkas>('POST', '/v2/platform/berkas', { token: as, body: form })
}
const get = (path: string, as = token, headers = {}) =>
  fetch(server.url + path, { headers: { authorization: `Bearer ${as}`, 'college-id': TEST_COLLEGE, ...headers } })

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3366cc' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Budi' } })
    .toBuffer()
const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF'
const office = (more: Record<string, string> = {}) =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    'word/document.xml': strToU8('<w:document/>'),
    ...Object.fromEntries(Object.entries(more).map(([name, text]) => [name, strToU8(text)])),
  })

beforeAll(async () => {
  database = await makeDatabase()
  ;({ uuid } = await makeOperator(database.owner, { username: 'unit' }))
  await makeOperator(database.owner, { username: 'lain' })
  await makeOperator(database.owner, { username: 'admin', scopes: ['A:T'] })
  server = await startTestServer(database)
  token = await server.signIn('unit')
  other = await server.signIn('lain')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

describe('an upload', () => {
  it('PL-R57 keeps a photo upright and small, without what the camera wrote, and its thumbnail', async () => {
    const { status, body } = await upload('foto', 'saya.jpg', await picture(2400, 1600))
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ nama: 'saya.jpg', mime: 'image/jpeg', jenis: 'foto', status: 'sementara', adaKecil: true })
    const whole = await sharp(Buffer.from(await (await get(`/v2/platform/berkas/${body.data.id}/unduh`)).arrayBuffer())).metadata()
    expect(whole).toMatchObject({ width: 1200, height: 800 })
    expect(whole.exif).toBeUndefined()
    const small = await get(`/v2/platform/berkas/${body.data.id}/unduh?kecil=true`)
    expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({ width: 150, height: 200, format: 'jpeg' })
  })

  it.each([
    ['foto', 'foto.jpg', PDF, 422, 'isi_tidak_sesuai'],
    ['dokumen', 'surat.pdf', '<html>bukan pdf</html>', 422, 'isi_tidak_sesuai'],
    ['foto', 'rusak.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 422, 'isi_tidak_sesuai'],
    ['foto', 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 422, 'isi_tidak_sesuai'],
    ['foto', 'logo.svg', '<svg onload="x()"/>', 422, 'isi_tidak_sesuai'],
    ['foto', 'logo.svg', '<svg><a xlink:href="java&#115;cript:x()"/></svg>', 422, 'isi_tidak_sesuai'],
    ['impor', 'data.csv', Buffer.from([0x61, 0, 0x62]), 422, 'isi_tidak_sesuai'],
    ['dokumen', 'alat.exe', 'MZ', 415, 'jenis_berkas'],
    ['foto', 'surat.pdf', PDF, 415, 'jenis_berkas'],
    ['dokumen', 'makro.docx', office({ 'word/vbaProject.bin': 'x' }), 415, 'jenis_berkas'],
    ['dokumen', 'kosong.pdf', '', 422, 'validasi'],
    ['foto', 'besar.jpg', new Uint8Array(2_048_001), 413, 'terlalu_besar'],
  ])('refuses %s %s that is not what it should be (PL edge 31, %#)', async (...[jenis, nama, isi, status, type]) => {
    const answer = await upload(jenis, nama, isi)
    expect([answer.status, answer.body.type]).toEqual([status, type])
  })

  it.each([
    [
      'foto',
      'logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><use xlink:href="#a"/></svg>',
      'image/svg+xml',
    ],
    ['dokumen', 'surat.docx', office(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['dokumen', 'surat.pdf', PDF, 'application/pdf'],
    ['impor', 'data.csv', 'nim;nama\n1;Budi', 'text/csv'],
  ])('takes %s %s', async (...[jenis, nama, isi, mime]) => {
    const { status, body } = await upload(jenis, nama, isi)
    expect([status, body.data.mime]).toEqual([201, mime])
  })

  it('keeps a suspect for whoever looks into it, and serves it to nobody (PL edge 31)', async () => {
    const { rows } = await sql<{ id: string; status: string }>`SELECT id, status FROM berkas WHERE nama = 'foto.jpg'`.execute(
      database.owner.db,
    )
    expect(rows).toMatchObject([{ status: 'karantina' }])
    expect((await get(`/v2/platform/berkas/${rows[0]?.id}/unduh`)).status).toBe(404)
  })

  it('shows a name without its paths and quotes, and gives it back in UTF-8 (PL edge 32)', async () => {
    const { body } = await upload('dokumen', '../../ijazah “Siti”.pdf', PDF)
    expect(body.data.nama).toBe('ijazah “Siti”.pdf')
    const answer = await get(`/v2/platform/berkas/${body.data.id}/unduh`)
    expect(answer.headers.get('content-disposition')).toBe(
      `inline; filename="ijazah Siti.pdf"; filename*=UTF-8''ijazah%20%E2%80%9CSiti%E2%80%9D.pdf`,
    )
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  })

  it('obeys the limit that the college has set', async () => {
    await asCaller((db) => db.insertInto('konfigurasi').values({ keyword: 'unggah_foto_mb', value: '1', tipe: 'angka' }).execute())
    const answer = await upload('foto', 'besar.jpg', new Uint8Array(1_024_001))
    expect([answer.status, answer.body.detail]).toEqual([413, 'Ukuran berkas 1,00 MB; paling besar 1,00 MB.'])
    const limits = await server.call('GET', '/v2/platform/berkas/batas', { token })
    expect(limits.body.data).toContainEqual({ jenis: 'foto', mb: 1, ekstensi: ['.jpg', '.jpeg', '.png', '.webp', '.svg'] })
  })
})

describe('reading a file', () => {
  it('is for its uploader while it is temporary, and for whom the owner lets see it afterwards', async () => {
    const { body } = await upload('dokumen', 'milik.pdf', PDF)
    const path = `/v2/platform/berkas/${body.data.id}/unduh`
    expect([(await get(path)).status, (await get(path, other)).status]).toEqual([200, 404])
    await asCaller((db) =>
      keepFile(db, body.data.id, { jenis: 'dokumen', area: 'uji', pemilikJenis: 'operator', idPemilik: '1', field: 'berkas' }),
    )
    expect((await get(path, other)).status).toBe(200)
  })

  it('is for nobody where no area answers for the kind of its owner', async () => {
    const { body } = await upload('dokumen', 'yatim.pdf', PDF)
    await asCaller((db) =>
      keepFile(db, body.data.id, { jenis: 'dokumen', area: 'uji', pemilikJenis: 'tidak_dikenal', idPemilik: '1', field: 'berkas' }),
    )
    expect((await get(`/v2/platform/berkas/${body.data.id}/unduh`)).status).toBe(404)
  })

  it("is not for another person's keeping, and only once", async () => {
    const { body } = await upload('dokumen', 'orang.pdf', PDF, other)
    const owner = { jenis: 'dokumen', area: 'uji', pemilikJenis: 'operator', idPemilik: '1', field: 'berkas' } as const
    await expect(asCaller((db) => keepFile(db, body.data.id, owner))).rejects.toMatchObject({ status: 422 })
  })

  it('costs nothing where the browser has the content already', async () => {
    const { body } = await upload('dokumen', 'tetap.pdf', PDF)
    const first = await get(`/v2/platform/berkas/${body.data.id}/unduh`)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toMatch(/^private/)
    const second = await get(`/v2/platform/berkas/${body.data.id}/unduh`, token, { 'if-none-match': etag })
    expect([second.status, await second.text()]).toEqual([304, ''])
  })

  it('is public only for what the college shows to everybody', async () => {
    const { body } = await upload('foto', 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const path = `/v2/platform/berkas/${body.data.id}/publik`
    const anybody = () => fetch(server.url + path, { headers: { 'college-id': TEST_COLLEGE } })
    expect((await anybody()).status).toBe(404)
    await asCaller((db) =>
      keepFile(db, body.data.id, {
        jenis: 'foto',
        area: 'pengaturan',
        pemilikJenis: 'college',
        idPemilik: TEST_COLLEGE,
        field: 'logo',
        mime: ['image/png', 'image/svg+xml'],
      }),
    )
    expect((await anybody()).status).toBe(200)
    await makeCollege(database.owner, { collegeId: 'tetangga' })
    expect((await fetch(server.url + path, { headers: { 'college-id': 'tetangga' } })).status).toBe(404)
  })
})

describe('the hourly sweep', () => {
  it('lets go of what nobody kept and removes contents that no row needs', async () => {
    const { body: gone } = await upload('dokumen', 'hilang.pdf', `${PDF}\nhilang`)
    const { body: shared } = await upload('dokumen', 'kembar.pdf', `${PDF}\nkembar`)
    const { body: twin } = await upload('dokumen', 'kembar 2.pdf', `${PDF}\nkembar`)
    await sql`UPDATE berkas SET kedaluwarsa_pada = now() - interval '1 minute' WHERE id IN (${gone.data.id}, ${shared.data.id})`.execute(
      database.owner.db,
    )
    const folder = join(server.services.config.filesDir, TEST_COLLEGE)
    const old = new Date(Date.now() - 7_200_000)
    const pathOf = ({ sha256 }: Berkas) => join(folder, sha256.slice(0, 2), sha256)
    await Promise.all([utimes(pathOf(gone.data), old, old), utimes(pathOf(shared.data), old, old)])
    const worker = await startTestWorker(server)
    const { id } = await inTransaction(database.app, { collegeId: TEST_COLLEGE }, (db) => enqueue(db, sapu, { parameter: {} }))
    expect((await jobDone(server, await server.signIn('admin'), id)).status).toBe('selesai')
    await worker.stop()
    expect((await get(`/v2/platform/berkas/${gone.data.id}`)).status).toBe(404)
    expect((await get(`/v2/platform/berkas/${twin.data.id}/unduh`)).status).toBe(200)
    expect(await readdir(join(folder, gone.data.sha256.slice(0, 2)))).not.toContain(gone.data.sha256)
    expect(await readdir(join(folder, shared.data.sha256.slice(0, 2)))).toContain(shared.data.sha256)
  })
})
