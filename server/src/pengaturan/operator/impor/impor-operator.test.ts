import { readFile } from 'node:fs/promises'
import type { Impor, ImporBaris } from '@sivitas/contract/kit/import'
import type { Operator } from '@sivitas/contract/pengaturan/operator/operator'
import fc from 'fast-check'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeExport } from '../../../kit/export/write-export'
import { insert, makeCollege, makeOperator } from '../../../testing/builders'
import { makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

const PATH = '/v2/pengaturan/operator/impor'
const HEADS = 'Nama pengguna;Nama;Email;Telepon;Jenis operator;Hak akses;Program studi;Lokasi;Berlaku sampai'

let database: TestDatabase
let server: TestServer
let admin: string
let limited: string

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  const { owner } = database
  await makeCollege(owner)
  for (const kode of ['55201', '57201']) await makeProdi(owner, { kode, nama: `Prodi ${kode}` })
  await makeOperator(owner, { username: 'admin', nama: 'Operator A', scopes: ['A:T'] })
  await makeOperator(owner, { username: 'prodi.ti', scopes: ['O1:T', 'TR:T'], prodi: ['55201'] })
  await insert(owner, 'hakAkses', { nama: 'Tracer', scopes: JSON.stringify({ TR: 'B' }) })
  await insert(owner, 'hakAkses', { nama: 'BAAK', scopes: JSON.stringify({ A1: 'T' }) })
  await insert(owner, 'lokasi', { kode: '007', nama: 'Loket', kota: 'Bandung' })
  admin = await server.signIn('admin')
  limited = await server.signIn('prodi.ti')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const csv = (lines: readonly string[], heads = HEADS) => new File([[heads, ...lines].join('\n')], 'operator.csv', { type: 'text/csv' })
type Sent = { body?: unknown; token?: string }
const call = <Data>(method: string, path: string, { body, token = admin }: Sent = {}) =>
  server.call<Data>(method, `${PATH}${path}`, { token, ...(body === undefined ? {} : { body }) })

async function upload(file: File, token = admin) {
  const form = new FormData()
  form.set('berkas', file)
  return await call<Impor>('POST', '', { body: form, token })
}

/** Uploads, matches by the server's own proposal and checks. */
async function checked(file: File, token = admin): Promise<Impor> {
  const { body, status, text } = await upload(file, token)
  expect([status, text]).toEqual([201, expect.anything()])
  const { data } = await call<Impor>('PUT', `/${body.data.id}/kolom`, { body: { kolom: body.data.kolom }, token }).then(
    (answer) => answer.body,
  )
  return data
}

const rowsOf = async (id: string, query = '', token = admin) =>
  (await call<ImporBaris[]>('GET', `/${id}/baris?itemsPerPage=1000${query}`, { token })).body.data
const counts = ({ baru, ubah, sama, salah, tersimpan, urung }: Impor) => ({ baru, ubah, sama, salah, tersimpan, urung })
const reasons = (rows: readonly ImporBaris[]) =>
  Object.fromEntries(rows.map(({ id, temuan }) => [id, temuan.map(({ kolom, pesan }) => `${kolom}: ${pesan}`)]))
const NONE = { baru: 0, ubah: 0, sama: 0, salah: 0, tersimpan: 0, urung: 0 }

describe('reading a file', () => {
  it.each([
    ['an empty one', new File([], 'kosong.csv'), 422, 'Berkas kosong. Pakai templat agar kolomnya sesuai.'],
    ['heads alone', csv([]), 422, 'Berkas tidak berisi baris data di bawah judul kolomnya.'],
    ['a picture', new File([Buffer.from('89504e470d0a1a0a0000000d', 'hex')], 'foto.csv'), 415, 'Berkas harus XLSX atau CSV.'],
    [
      'an old workbook',
      new File([Buffer.from('d0cf11e0a1b11ae1', 'hex')], 'lama.xls'),
      415,
      'Berkas Excel lama (.xls) atau terkunci kata sandi. Simpan sebagai XLSX tanpa kata sandi.',
    ],
    [
      'a broken workbook',
      new File([Buffer.from('504b0304deadbeef', 'hex')], 'rusak.xlsx'),
      422,
      'Berkas tidak dapat dibaca sebagai XLSX. Buka di Excel atau LibreOffice, lalu simpan ulang.',
    ],
    [
      '21,000 rows',
      csv(Array.from({ length: 21_000 }, (_, n) => `op${n};Nama;;;;Tracer;;;`)),
      422,
      'Berkas berisi 21.000 baris; paling banyak 20.000. Bagi menjadi beberapa berkas.',
    ],
  ])('refuses %s', async (_name, file, ...refusal) => {
    const answer = await upload(file)
    expect([answer.status, answer.body.status.message]).toEqual(refusal)
  })

  it('proposes columns by title, field name or alias, and says which head stands there twice', async () => {
    const { body } = await upload(csv(['a;b;c;d;e'], 'USER;nama lengkap*;Hak Akses;Nama;nama'))
    expect(body.data.kolom).toMatchObject({ username: 0, nama: 3, hakAkses: 2, email: null })
    expect(body.data.catatan).toEqual(["Kolom 'nama' ada lebih dari satu kali; yang dipakai adalah yang pertama."])
  })

  it('wants every required column matched, and each head once', async () => {
    const { body } = await upload(csv(['a;b;c'], 'nama pengguna;x;y'))
    const missing = await call('PUT', `/${body.data.id}/kolom`, { body: { kolom: { username: 0, nama: 1, hakAkses: null } } })
    expect([missing.status, missing.body.errors]).toEqual([
      422,
      [{ field: 'kolom.hakAkses', code: 'wajib', message: 'Pilih kolom berkas untuk Hak akses' }],
    ])
    const twice = await call('PUT', `/${body.data.id}/kolom`, { body: { kolom: { username: 0, nama: 1, hakAkses: 1 } } })
    expect(twice.body.errors[0]?.message).toBe('Satu kolom berkas hanya untuk satu isian')
  })

  it('keeps leading zeros, reads dates of a workbook, takes a formula as what it shows and finds lost figures', async () => {
    const { path } = await writeExport({
      format: 'xlsx',
      fileName: 'x',
      title: 'x',
      college: { nama: 'x' },
      columns: [
        { key: 'u', title: 'Nama pengguna' },
        { key: 'n', title: 'Nama' },
        { key: 'h', title: 'Hak akses' },
        { key: 'l', title: 'Lokasi' },
        { key: 'd', title: 'Berlaku sampai', type: 'date' },
        { key: 't', title: 'Telepon', type: 'int' },
      ],
      rows: (async function* rows() {
        yield [{ u: '001234', n: '=1+1', h: 'Tracer', l: '007', d: '2030-12-31', t: 81_234_567_890 }]
        yield [{ u: 'angka.hilang', n: 'B', h: 'Tracer', l: '7', d: '2001-01-01', t: 3_273_020_000_000_000 }]
      })(),
      directory: '/tmp',
    })
    const run = await checked(new File([await readFile(path)], 'operator.xlsx'))
    const rows = await rowsOf(run.id)
    expect(rows[0]).toMatchObject({
      id: 2,
      status: 'baru',
      sel: { username: '001234', nama: '=1+1', lokasi: '007', berlakuSelesai: '2030-12-31' },
    })
    expect(reasons(rows)[3]).toEqual([
      'telepon: Telepon terbaca sebagai angka; format kolom sebagai teks',
      "lokasi: Lokasi '7' tidak ditemukan",
      'berlakuSelesai: Tanggal tidak boleh sebelum hari ini',
    ])
  })

  it('hands out a template that can be filled in and sent back, its example left where it is', async () => {
    const answer = await fetch(`${server.url}${PATH}/template`, { headers: { authorization: `Bearer ${admin}`, 'college-id': 'uji' } })
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-disposition')).toContain('Templat Impor Operator.xlsx')
    const sheet = await readSheet(bytes)
    expect(sheet.map((line) => line.slice(0, 3))).toEqual([
      ['Nama pengguna', 'Nama', 'Email'],
      ['siti.aminah', 'Siti Aminah', 'siti.aminah@kampus.ac.id'],
    ])
    expect((await readSheet(bytes, 'Hak akses')).flat()).toContain('BAAK')
    const back = await upload(new File([bytes], 'templat.xlsx'))
    expect([back.status, back.body.status.message]).toEqual([422, 'Berkas tidak berisi baris data di bawah judul kolomnya.'])
  })
})

describe('checking rows', () => {
  it('finds what is wrong in cells, between rows and against the college, and writes nothing', async () => {
    const run = await checked(
      csv([
        'satu;Satu;;;;Tracer;;;',
        'dua dua;;abc;;Besar;Tracer;99999;;31-02-2030',
        'SATU;Satu lagi;;;;Bukan Hak;;;',
        'prodi.ti;TI;;;;Tracer;55201;;',
        'tiga;Tiga;tiga@kampus.ac.id;;;BAAK;;;',
        'empat;Empat;TIGA@kampus.ac.id;;;BAAK; 55201;;2035-01-01',
      ]),
    )
    expect(counts(run)).toEqual({ ...NONE, ubah: 1, salah: 5 })
    expect(reasons(await rowsOf(run.id, '&status[]=salah'))).toEqual({
      2: ['username: Nama pengguna juga ada di baris 4'],
      3: [
        'username: Hanya huruf kecil, angka, titik, strip',
        'nama: Field tidak boleh kosong',
        "jenisOperator: Isi 'Biasa' atau 'Supervisor'",
        'berlakuSelesai: Tanggal tidak dikenal',
        'prodi: Program studi 99999 tidak ditemukan',
        'email: Surel tampaknya tidak lengkap; pengingat tidak akan terkirim',
      ],
      4: ["hakAkses: Hak akses 'Bukan Hak' tidak ditemukan", 'username: Nama pengguna juga ada di baris 2'],
      6: ['email: Email juga ada di baris 7'],
      7: ['email: Email juga ada di baris 6'],
    })
    const [changed] = await rowsOf(run.id, '&status[]=ubah')
    expect(changed?.perubahan.map(({ kolom }) => kolom)).toEqual(['nama', 'hakAkses'])
    expect((await server.call<Operator[]>('GET', '/v1/operator?cari=tiga', { token: admin })).body.data).toEqual([])
  })

  it('lets nobody import beyond his own prodi and rights', async () => {
    const run = await checked(csv(['lain;Lain;;;;BAAK;57201;;', 'semua;Semua;;;;Tracer;;;', 'admin;Admin;;;;Tracer;55201;;']), limited)
    const found = reasons(await rowsOf(run.id, '', limited))
    expect(found[2]).toEqual([
      'hakAkses: BAAK: Anda tidak memiliki hak A1:T sehingga tidak dapat memberikannya',
      'prodi: Program studi 57201 di luar akses Anda',
    ])
    expect(found[3]).toEqual(['prodi: Isi program studi: Anda hanya mengelola 55201'])
    expect(found[4]).toContain('username: Operator ini administrator: hanya administrator setingkat yang dapat mengubahnya')
    expect((await call('GET', `/${run.id}`)).status).toBe(200)
    const other = await checked(csv(['x.y;X;;;;Tracer;;;']))
    expect((await call('GET', `/${other.id}`, { token: limited })).status).toBe(404)
  })
})

describe('repairing, saving and taking back', () => {
  it('checks a repaired row again, with the row that shared its key', async () => {
    const run = await checked(csv(['kembar;A;;;;Tracer;;;', 'kembar;B;;;;Tracer;;;', 'c.c;C;;;;Trcer;;;']))
    expect(run.salah).toBe(3)
    const repaired = await call<Impor>('PUT', `/${run.id}/baris`, {
      body: {
        data: [
          { baris: 3, sel: { username: 'kembar.dua' } },
          { baris: 4, sel: { hakAkses: 'Tracer' } },
        ],
      },
    })
    expect(counts(repaired.body.data)).toEqual({ ...NONE, baru: 3 })
    const again = await call<Impor>('PUT', `/${run.id}/baris`, { body: { data: [{ baris: 4, sel: { username: 'kembar' } }] } })
    expect(counts(again.body.data)).toEqual({ ...NONE, baru: 1, salah: 2 })
  })

  it('saves what is right, keeps the rest, and a second import of the same file changes nothing (PL edge 38)', async () => {
    const lines = [
      'imp.satu;Impor Satu;satu@kampus.ac.id;0812-3456-7890;Supervisor;Tracer; 55201;007;2035-12-31',
      'imp.dua;Impor Dua;;;;BAAK;;;',
      'imp.salah;;;;;;;;',
    ]
    const run = await checked(csv(lines))
    const saved = await call<Impor>('POST', `/${run.id}/simpan`)
    expect([saved.status, saved.body.data.status, counts(saved.body.data)]).toEqual([200, 'selesai', { ...NONE, tersimpan: 2, salah: 1 }])
    const { body } = await server.call<Operator[]>('GET', '/v1/operator?cari=imp.&order[id]=asc', { token: admin })
    expect(body.data[0]).toMatchObject({
      username: 'imp.satu',
      nama: 'Impor Satu',
      telepon: '+6281234567890',
      supervisor: true,
      prodi: '#55201',
      namaLokasi: 'Loket',
      namaRole: 'Tracer',
      berlakuSelesai: '2035-12-31',
      wajibGantiSandi: true,
    })
    const again = await checked(csv(lines))
    expect(counts(again)).toEqual({ ...NONE, sama: 2, salah: 1 })
    const nothing = await call('POST', `/${again.id}/simpan`)
    expect([nothing.status, nothing.body.type]).toEqual([409, 'tidak_ada_perubahan'])
    const file = await call('GET', `/${run.id}/baris?format=csv&status[]=salah`)
    expect(file.text).toContain('Hak akses')
    expect(file.text).toContain('imp.salah')
    expect(file.text).toContain('Nama: Field tidak boleh kosong')
  })

  it('takes back what nobody touched since: new ones go, changed ones are as before', async () => {
    const before = (await server.call<Operator[]>('GET', '/v1/operator?cari=imp.dua', { token: admin })).body.data[0]
    const run = await checked(
      csv(['imp.dua;Nama Lain;;;;Tracer; 57201;;', 'imp.tiga;Impor Tiga;;;;Tracer;;;', 'imp.empat;Impor Empat;;;;Tracer;;;']),
    )
    await call('POST', `/${run.id}/simpan`)
    const [, empat] = (await server.call<Operator[]>('GET', '/v1/operator?cari=imp.&order[id]=desc', { token: admin })).body.data
    expect((await server.call('POST', `/v1/operator/${empat?.id}`, { token: admin, body: { telepon: '0811111111' } })).status).toBe(200)
    const undone = await call<Impor>('POST', `/${run.id}/urungkan`)
    expect([undone.body.data.status, counts(undone.body.data)]).toEqual(['diurungkan', { ...NONE, urung: 2, tersimpan: 1 }])
    expect(undone.body.data.pesan).toBe('1 baris tidak diurungkan; alasannya ada pada barisnya.')
    const after = (await server.call<Operator[]>('GET', '/v1/operator?cari=imp.dua', { token: admin })).body.data[0]
    expect(after).toMatchObject({ nama: before?.nama, namaRole: before?.namaRole, prodi: before?.prodi })
    expect((await call('POST', `/${run.id}/urungkan`)).status).toBe(409)
  })

  it('never takes the last administrator away', async () => {
    const run = await checked(csv(['admin;Operator A;;;;Tracer;;;']))
    const refused = await call('POST', `/${run.id}/simpan`)
    expect([refused.status, refused.body.type]).toEqual([409, 'administrator_terakhir'])
    expect((await call<Impor>('GET', `/${run.id}`)).body.data.status).toBe('diperiksa')
    expect((await call('DELETE', `/${run.id}`)).status).toBe(200)
    expect((await call('GET', `/${run.id}`)).status).toBe(404)
  })

  it('is idempotent whatever is imported', async () => {
    const name = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 30 }).map((text) => text.replaceAll(/["';\r\n]/g, ' '))
    const line = fc.record({
      user: fc.integer({ min: 1, max: 12 }),
      nama: name,
      jenis: fc.constantFrom('', 'biasa', 'SUPERVISOR'),
      hak: fc.constantFrom('Tracer', 'BAAK', 'tracer; BAAK', 'Tiada'),
      prodi: fc.constantFrom('', '55201', '57201#55201', '1'),
      sampai: fc.constantFrom('', '31/12/2040', '1 Januari 2041'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 12 }), async (lines) => {
        const file = () =>
          csv(lines.map(({ user, nama, jenis, hak, prodi, sampai }) => `acak.${user};${nama};;;${jenis};"${hak}";"${prodi}";;${sampai}`))
        const first = await checked(file()).catch(() => null)
        if (first === null) return
        if (first.baru + first.ubah > 0) expect((await call('POST', `/${first.id}/simpan`)).status).toBe(200)
        const second = await checked(file())
        expect([second.baru, second.ubah, second.salah]).toEqual([0, 0, first.salah])
      }),
      { numRuns: 15 },
    )
  })
})
