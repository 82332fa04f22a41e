import type { Impor, ImporBaris } from '@sivitas/contract/kit/import'
import { ARCHIVE_PIECE as PIECE } from '@sivitas/contract/kit/import-archive'
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, makeOperator, makePeriode, TEST_COLLEGE } from '../../../testing/builders'
import { makeKode, makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { jobDone, startTestWorker } from '../../../testing/jobs'
import { startTestServer, type TestServer } from '../../../testing/server'
import type { Worker } from '../../../jobs/worker'

const ROOT = '/v2/master/impor-mahasiswa'
const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

let database: TestDatabase
let server: TestServer
let worker: Worker
let baak: string
let prodiTi: string
let prodi: { informatika: string; sistem: string }

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'baak', scopes: ['F3:T'] })
  await makeOperator(owner, { username: 'baca', scopes: ['F3:B'] })
  await makePeriode(owner, 20231)
  prodi = {
    informatika: (await makeProdi(owner, { kode: '55201', kodeNim: '01' })).id,
    sistem: (await makeProdi(owner, { kode: '57201', kodeNim: '02' })).id,
  }
  await makeOperator(owner, { username: 'prodi.ti', scopes: ['F3:T'], prodi: ['55201'] })
  for (const [kode, nama] of [
    ['ktp', 'KTP'],
    ['ijazah_asal', 'Ijazah asal'],
  ] as const)
    await makeKode(owner, { daftar: 'jenis-dokumen', kode, nama })
  server = await startTestServer(database)
  worker = await startTestWorker(server)
  baak = await server.signIn('baak')
  prodiTi = await server.signIn('prodi.ti')
})
afterAll(async () => {
  await worker?.stop()
  await server?.stop()
  await database?.drop()
})

const mahasiswa = (nim: string, idProdi = prodi.informatika) => makeMahasiswa(database.owner, { nim, idProdi, periodeMasuk: 20231 })

let corak = 0
/** A picture that no other one is like. */
const gambar = async (width = 300, height = 400, format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  await sharp({ create: { width, height, channels: 3, background: { r: (corak += 7) % 255, g: 99, b: 120 } } })
    .toFormat(format)
    .toBuffer()

async function zip(files: Readonly<Record<string, Uint8Array>>, password?: string): Promise<Uint8Array> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), password === undefined ? {} : { password })
  for (const [path, bytes] of Object.entries(files)) await writer.add(path, new Uint8ArrayReader(bytes), { level: 0 })
  return await writer.close()
}

type Jenis = 'foto' | 'dokumen'
const call = <Data>(method: string, path: string, ...[body, token = baak]: [body?: unknown, token?: string]) =>
  server.call<Data>(method, `${ROOT}/${path}`, { token, ...(body === undefined ? {} : { body }) })

function bagian(bytes: Uint8Array, mulai: number): FormData {
  const form = new FormData()
  form.set('mulai', String(mulai))
  form.set('bagian', new File([Buffer.from(bytes.subarray(mulai, mulai + PIECE))], 'bagian'))
  return form
}

async function unggah(jenis: Jenis, bytes: Uint8Array, token = baak): Promise<Impor> {
  const { body } = await call<Impor>('POST', jenis, { namaBerkas: 'arsip.zip', ukuran: bytes.byteLength }, token)
  for (let mulai = 0; mulai < bytes.byteLength; mulai += PIECE) {
    const hasil = await call('POST', `${jenis}/${body.data.id}/bagian`, bagian(bytes, mulai), token)
    expect(hasil.status, hasil.text).toBe(200)
  }
  const hasil = await call<Impor>('POST', `${jenis}/${body.data.id}/isi`, {}, token)
  expect(hasil.status, hasil.text).toBe(200)
  return hasil.body.data
}

/** Waits for the job that works on a run, where there is one. */
async function selesai(jenis: Jenis, run: Impor, token = baak): Promise<Impor> {
  if (run.idPekerjaan) await jobDone(server, token, run.idPekerjaan)
  return (await call<Impor>('GET', `${jenis}/${run.id}`, undefined, token)).body.data
}

async function periksa(jenis: Jenis, bytes: Uint8Array, token = baak): Promise<Impor> {
  const { id } = await unggah(jenis, bytes, token)
  const hasil = await call<Impor>('PUT', `${jenis}/${id}/kolom`, { kolom: {} }, token)
  expect(hasil.status, hasil.text).toBe(200)
  return await selesai(jenis, hasil.body.data, token)
}
const simpan = async (jenis: Jenis, bytes: Uint8Array) => {
  const { id } = await periksa(jenis, bytes)
  const hasil = await call<Impor>('POST', `${jenis}/${id}/simpan`)
  expect(hasil.status, hasil.text).toBe(200)
  return await selesai(jenis, hasil.body.data)
}
const urungkan = async (jenis: Jenis, { id }: Impor) =>
  await selesai(jenis, (await call<Impor>('POST', `${jenis}/${id}/urungkan`)).body.data)

const temuan = async (jenis: Jenis, { id }: Impor, token = baak) =>
  Object.fromEntries(
    (await call<ImporBaris[]>('GET', `${jenis}/${id}/baris?itemsPerPage=1000`, undefined, token)).body.data.map((row) => [
      row.sel['berkas'],
      row.temuan.map(({ pesan }) => pesan),
    ]),
  )
const hitung = ({ ubah, sama, salah, tersimpan, urung }: Impor) => ({ ubah, sama, salah, tersimpan, urung })
const satu = async <T>(query: Parameters<typeof inCollege<T>>[2]) => await inCollege(database.owner, TEST_COLLEGE, query)
const fotoOf = async (nim: string) =>
  (
    await satu((db) =>
      sql<{ idFoto: string | null; status: string | null }>`
        SELECT b.id_foto, f.status FROM mahasiswa m JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata
          LEFT JOIN berkas f ON f.college_id = b.college_id AND f.id = b.id_foto WHERE m.nim = ${nim}`.execute(db),
    )
  ).rows[0]
const dokumenOf = async (nim: string) =>
  (
    await satu((db) =>
      sql<{ jenis: string; nama: string; status: string }>`
        SELECT d.jenis, f.nama, d.status_verifikasi AS status FROM dokumen_mahasiswa d
          JOIN mahasiswa m ON m.college_id = d.college_id AND m.id = d.id_mahasiswa
          JOIN berkas f ON f.college_id = d.college_id AND f.id = d.id_berkas AND f.status = 'tersimpan'
         WHERE m.nim = ${nim} ORDER BY d.jenis`.execute(db),
    )
  ).rows

describe('photos from a ZIP', () => {
  it('DM-R20: reports what is not found, too small, of a wrong kind or damaged, and keeps the rest', async () => {
    await mahasiswa('2301990001')
    await mahasiswa('2301990002')
    await mahasiswa('2301990003')
    const utuh = await gambar(600, 800)
    const run = await simpan(
      'foto',
      await zip({
        'angkatan 2023/2301990001.jpg': await gambar(),
        '2301990002.JPG': await gambar(200, 200),
        '2301990003.jpg': await gambar(400, 500, 'webp'),
        '2399999999.png': await gambar(300, 400, 'png'),
        'daftar.txt': new TextEncoder().encode('daftar'),
        '__MACOSX/._2301990001.jpg': new Uint8Array(20),
        '2301990004.jpg': utuh.subarray(0, 40),
      }),
    )
    expect(hitung(run)).toEqual({ ubah: 0, sama: 0, salah: 5, tersimpan: 1, urung: 0 })
    expect(run.catatan).toEqual(['1 berkas sistem di dalam ZIP dilewati.'])
    expect(await temuan('foto', run)).toEqual({
      'angkatan 2023/2301990001.jpg': [],
      '2301990002.JPG': ['Foto minimal 300 x 400 piksel'],
      '2301990003.jpg': ['Foto harus berupa JPG atau PNG'],
      '2399999999.png': ['NIM 2399999999 tidak ditemukan'],
      'daftar.txt': ['NIM DAFTAR tidak ditemukan', 'Jenis berkas ini tidak diterima. Gunakan JPG, JPEG, PNG.'],
      '2301990004.jpg': ['NIM 2301990004 tidak ditemukan', 'Foto harus berupa JPG atau PNG'],
    })
    expect((await fotoOf('2301990001'))?.status).toBe('tersimpan')
    const { body } = await server.call<{ nim: string }[]>('GET', `/v1/mahasiswa?impor=${run.id}`, { token: baak })
    expect(body.data.map(({ nim }) => nim)).toEqual(['2301990001'])
  })

  it('DM edge 17: the same ZIP once more changes nothing, and taking it back brings the picture before', async () => {
    await mahasiswa('2301990010')
    const pertama = await zip({ '2301990010.jpg': await gambar() })
    await simpan('foto', pertama)
    const lama = await fotoOf('2301990010')
    expect(hitung(await periksa('foto', pertama))).toEqual({ ubah: 0, sama: 1, salah: 0, tersimpan: 0, urung: 0 })
    const kedua = await simpan('foto', await zip({ '2301990010.jpg': await gambar() }))
    expect((await fotoOf('2301990010'))?.idFoto).not.toBe(lama?.idFoto)
    expect((await urungkan('foto', kedua)).urung).toBe(1)
    expect(await fotoOf('2301990010')).toEqual(lama)
  })

  it('leaves a picture that somebody has changed since the import', async () => {
    await mahasiswa('2301990011')
    const pertama = await simpan('foto', await zip({ '2301990011.jpg': await gambar() }))
    await simpan('foto', await zip({ '2301990011.jpg': await gambar() }))
    const kini = await fotoOf('2301990011')
    const urung = await urungkan('foto', pertama)
    expect([urung.urung, urung.pesan]).toEqual([0, '1 baris tidak diurungkan; alasannya ada pada barisnya.'])
    expect(await fotoOf('2301990011')).toEqual(kini)
  })

  it('runs as a job above 25 pictures, refuses a NIM twice, and lets a wrong name be repaired', async () => {
    const nims = Array.from({ length: 30 }, (_, n) => `23019801${String(n).padStart(2, '0')}`)
    for (const nim of nims) await mahasiswa(nim)
    await mahasiswa('2301980199')
    const files: Record<string, Uint8Array> = { 'b/2301980100.png': await gambar(300, 400, 'png'), 'tanpa nim.jpg': await gambar() }
    for (const nim of nims) files[`${nim}.jpg`] = await gambar()
    const run = await periksa('foto', await zip(files))
    expect([run.ubah, run.salah]).toEqual([29, 3])
    expect((await temuan('foto', run))['b/2301980100.png']).toEqual(['NIM juga ada di baris 1'])
    const { body } = await call<ImporBaris[]>('GET', `foto/${run.id}/baris?cari=tanpa`)
    await call('PUT', `foto/${run.id}/baris`, { data: [{ baris: body.data[0]?.id, sel: { nim: '2301980199' } }] })
    const hasil = await selesai('foto', (await call<Impor>('POST', `foto/${run.id}/simpan`)).body.data)
    expect([hasil.tersimpan, hasil.salah]).toEqual([30, 2])
    expect((await fotoOf('2301980199'))?.status).toBe('tersimpan')
  })

  it('DM edge 8: rejects the picture of a student of another prodi with words', async () => {
    await mahasiswa('2301990020', prodi.sistem)
    const run = await periksa('foto', await zip({ '2301990020.jpg': await gambar() }), prodiTi)
    expect(await temuan('foto', run, prodiTi)).toEqual({ '2301990020.jpg': ['Prodi di luar akses Anda'] })
  })
})

describe('an archive in pieces', () => {
  it('takes one piece behind the other, the same one twice, and no other', async () => {
    const bytes = await zip({ '2301990001.jpg': Buffer.concat([await gambar(), Buffer.alloc(6_000_000)]) })
    const { body } = await call<Impor>('POST', 'foto', { namaBerkas: 'besar.zip', ukuran: bytes.byteLength })
    const { id } = body.data
    const kirim = (mulai: number) => call<{ diterima: number }>('POST', `foto/${id}/bagian`, bagian(bytes, mulai))
    expect((await kirim(PIECE)).body.detail).toBe('Bagian berikutnya mulai dari byte 0.')
    expect((await kirim(0)).body.data.diterima).toBe(PIECE)
    expect((await call('POST', `foto/${id}/isi`, {})).body.detail).toBe('Unggahan ZIP belum lengkap. Unggah kembali berkasnya.')
    expect((await call('PUT', `foto/${id}/kolom`, { kolom: {} })).body.type).toBe('belum_lengkap')
    expect((await kirim(0)).body.data.diterima).toBe(PIECE)
    for (let mulai = PIECE; mulai < bytes.byteLength; mulai += PIECE) expect((await kirim(mulai)).status).toBe(200)
    const isi = await call<Impor>('POST', `foto/${id}/isi`, {})
    expect(isi.body.data.jumlahBaris).toBe(1)
    const run = await selesai('foto', (await call<Impor>('PUT', `foto/${id}/kolom`, { kolom: {} })).body.data)
    expect(await temuan('foto', run)).toEqual({ '2301990001.jpg': ['Foto paling besar 5 MB'] })
  })

  describe('that broke off', () => {
    type Terputus = { id: string; namaBerkas: string; ukuran: number; diterima: number; sampai: string }
    const terputus = async (token = baak) => (await call<Terputus[]>('GET', 'foto/terputus', undefined, token)).body.data
    const mulai = async (bytes: Uint8Array, namaBerkas: string) => {
      const { id } = (await call<Impor>('POST', 'foto', { namaBerkas, ukuran: bytes.byteLength })).body.data
      return { id, kirim: (at: number, isi = bytes) => call<{ diterima: number }>('POST', `foto/${id}/bagian`, bagian(isi, at)) }
    }
    const arsip = async () => await zip({ '2301990001.jpg': Buffer.concat([await gambar(), Buffer.alloc(5_000_000)]) })

    it('is offered to who began it with what is there, goes on behind that, and is offered no more', async () => {
      const bytes = await arsip()
      const { id, kirim } = await mulai(bytes, 'putus.zip')
      expect((await terputus()).map((satu) => satu.id)).not.toContain(id)
      await kirim(0)
      await kirim(PIECE)
      const ada = (await terputus()).find((satu) => satu.id === id)
      expect(ada).toMatchObject({ namaBerkas: 'putus.zip', ukuran: bytes.byteLength, diterima: 2 * PIECE })
      expect((await terputus(prodiTi)).map((satu) => satu.id)).not.toContain(id)
      expect((await kirim(0)).body.data.diterima).toBe(2 * PIECE)
      expect((await kirim(PIECE)).body.data.diterima).toBe(2 * PIECE)
      expect((await kirim(2 * PIECE)).body.data.diterima).toBe(bytes.byteLength)
      expect((await call<Impor>('POST', `foto/${id}/isi`, {})).body.data.jumlahBaris).toBe(1)
      expect((await terputus()).map((satu) => satu.id)).not.toContain(id)
    })

    it('tells another file of the same name and size by its content', async () => {
      const bytes = await arsip()
      const { id, kirim } = await mulai(bytes, 'lain.zip')
      await kirim(0)
      const lain = Buffer.from(bytes)
      lain[PIECE - 1] = 7
      const hasil = await kirim(0, lain)
      expect([hasil.status, hasil.body.type]).toEqual([409, 'berkas_lain'])
      expect((await terputus()).map((satu) => satu.id)).toContain(id)
      expect((await call('DELETE', `foto/${id}`)).status).toBe(200)
      expect((await terputus()).map((satu) => satu.id)).not.toContain(id)
    })

    it('is kept for a day from when it last went on, then forgotten with the next upload', async () => {
      const bytes = await arsip()
      const { id, kirim } = await mulai(bytes, 'lama.zip')
      await kirim(0)
      const geser = (jam: number) =>
        satu((db) =>
          sql`UPDATE berkas SET kedaluwarsa_pada = now() + make_interval(hours => ${jam})
               WHERE id IN (SELECT id_berkas FROM impor_bagian WHERE id_impor = ${id})`.execute(db),
        )
      await geser(1)
      await kirim(0)
      const sampai = (await terputus()).find((satu) => satu.id === id)?.sampai ?? ''
      expect(Date.parse(sampai) - Date.now()).toBeGreaterThan(23 * 3_600_000)
      await geser(-1)
      await satu((db) => sql`UPDATE impor SET dibuat_pada = now() - interval '25 hours' WHERE id = ${id}`.execute(db))
      expect((await terputus()).map((satu) => satu.id)).not.toContain(id)
      await mulai(bytes, 'baru.zip')
      expect((await call('GET', `foto/${id}`)).status).toBe(404)
    })
  })

  it('refuses more than 500 MB, what is no ZIP, one without files, and one that a password keeps', async () => {
    expect((await call('POST', 'foto', { namaBerkas: 'a.zip', ukuran: 512_000_001 })).status).toBe(413)
    const teks = new TextEncoder().encode('bukan arsip sama sekali')
    const run = (await call<Impor>('POST', 'foto', { namaBerkas: 'a.zip', ukuran: teks.byteLength })).body.data
    expect((await call('POST', `foto/${run.id}/bagian`, bagian(teks, 0))).status).toBe(415)
    const kosong = await zip({})
    const tanpa = (await call<Impor>('POST', 'foto', { namaBerkas: 'a.zip', ukuran: kosong.byteLength })).body.data
    await call('POST', `foto/${tanpa.id}/bagian`, bagian(kosong, 0))
    expect((await call('POST', `foto/${tanpa.id}/isi`, {})).body.errors[0]?.message).toBe('ZIP tidak berisi berkas.')
    expect((await call('DELETE', `foto/${tanpa.id}`)).status).toBe(200)
    const terkunci = await periksa('foto', await zip({ '2301990001.jpg': await gambar() }, 'rahasia'))
    expect(await temuan('foto', terkunci)).toEqual({ '2301990001.jpg': ['Berkas ini terkunci kata sandi'] })
  })

  it('is written by F3:T alone', async () => {
    const baca = await server.signIn('baca')
    expect((await call('POST', 'foto', { namaBerkas: 'a.zip', ukuran: 10 }, baca)).status).toBe(403)
    expect((await call('GET', 'foto', undefined, baca)).status).toBe(200)
    expect((await call('GET', 'foto/terputus', undefined, baca)).status).toBe(200)
  })
})

describe('papers from a ZIP', () => {
  it('files {nim}_{jenis}.pdf, replaces what nobody has verified, leaves what is valid, and takes it back', async () => {
    const { id: idMahasiswa } = await mahasiswa('2301990030')
    const isi = (teks: string) => Buffer.concat([PDF, Buffer.from(teks)])
    const pertama = await zip({ '2301990030_ktp.pdf': isi('a'), '2301990030_Ijazah asal.pdf': isi('b'), '2301990030_rapor.pdf': isi('c') })
    const run = await simpan('dokumen', pertama)
    expect(hitung(run)).toEqual({ ubah: 0, sama: 0, salah: 1, tersimpan: 2, urung: 0 })
    expect((await temuan('dokumen', run))['2301990030_rapor.pdf']).toEqual([
      "'rapor' tidak dikenal; pakai kode atau nama dari lembar jenis-dokumen",
    ])
    expect(await dokumenOf('2301990030')).toEqual([
      { jenis: 'ijazah_asal', nama: '2301990030_Ijazah asal.pdf', status: 'menunggu' },
      { jenis: 'ktp', nama: '2301990030_ktp.pdf', status: 'menunggu' },
    ])
    expect((await periksa('dokumen', pertama)).sama).toBe(2)
    await satu((db) =>
      sql`UPDATE dokumen_mahasiswa SET status_verifikasi = 'sah' WHERE jenis = 'ktp' AND id_mahasiswa = ${idMahasiswa}`.execute(db),
    )
    const kedua = await simpan('dokumen', await zip({ 'x/2301990030_ktp.pdf': isi('d'), 'x/2301990030_ijazah_asal.pdf': isi('e') }))
    expect([kedua.tersimpan, (await temuan('dokumen', kedua))['x/2301990030_ktp.pdf']]).toEqual([
      1,
      ['Dokumen ini sudah ada dan dinyatakan sah. Gantilah lewat tab Dokumen mahasiswa.'],
    ])
    await urungkan('dokumen', kedua)
    expect((await dokumenOf('2301990030')).map(({ nama }) => nama)).toEqual(['2301990030_Ijazah asal.pdf', '2301990030_ktp.pdf'])
    const urung = await urungkan('dokumen', run)
    expect([urung.urung, (await dokumenOf('2301990030')).map(({ jenis }) => jenis)]).toEqual([1, ['ktp']])
  })

  it('refuses a content that is not what its name claims', async () => {
    await mahasiswa('2301990031')
    const run = await periksa('dokumen', await zip({ '2301990031_ktp.pdf': await gambar(), '2301990031.pdf': PDF }))
    expect(await temuan('dokumen', run)).toEqual({
      '2301990031_ktp.pdf': ['Isi berkas tidak sesuai dengan jenisnya'],
      '2301990031.pdf': ['Field tidak boleh kosong'],
    })
  })
})
