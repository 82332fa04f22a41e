import type { BahanKonversi, KonversiNilai, KonversiRinci, Pemetaan, Usulan } from '@sivitas/contract/akademik/konversi-nilai'
import type { Transkrip } from '@sivitas/contract/akademik/nilai/hasil-studi'
import type { Dokumen } from '@sivitas/contract/platform/dokumen'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, makeOperator, TEST_COLLEGE } from '../../testing/builders'
import { makePejabat, makePenomoran, makeTemplate } from '../../testing/builders-dokumen'
import { makeMahasiswa, makeProdi } from '../../testing/builders-master'
import { makeAkm, makeMakul, makeSkala } from '../../testing/builders-studi'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'
import { listTransferPaket } from '../public'

const PATH = '/v2/academic/konversi-nilai'
const BUKAN = '4b825dc6-42cb-4e9a-8a3b-2f0f8a4f4a11'

let database: TestDatabase
let server: TestServer
const token: Record<string, string> = {}
let idProdi: string
let idPt: string
/** 40 courses of 3 SKS: MK01 ... MK40. */
const makul: string[] = []

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  for (const [username, values] of [
    ['baak', { scopes: ['F4:T', 'A4:T', 'MM:T'] }],
    ['atasan', { scopes: ['F4:T'], supervisor: true }],
    ['baca', { scopes: ['F4:B'] }],
    ['prodi', { scopes: ['F4:T'], prodi: ['57201'] }],
  ] as const)
    await makeOperator(owner, { username, ...values })
  idProdi = (await makeProdi(owner, { kode: '55201', nama: 'Informatika' })).id
  await makeProdi(owner, { kode: '57201', nama: 'Sistem Informasi' })
  await makeSkala(owner)
  for (let n = 1; n <= 40; n++) {
    const kode = `MK${String(n).padStart(2, '0')}`
    makul.push(
      (await makeMakul(owner, { idProdi, kode, nama: `Pokok ${NAMA[n % NAMA.length] ?? ''} ${n}`, semester: Math.ceil(n / 6) })).id,
    )
  }
  idPt = await inCollege(owner, TEST_COLLEGE, async (db) => {
    const pt = { kode: '049999', nama: 'Universitas Asal' }
    return (await db.insertInto('referensiPerguruanTinggi').values(pt).returning('id').executeTakeFirstOrThrow()).id
  })
  await makePejabat(owner, { jabatan: 'KAPRODI' })
  const nomor = await makePenomoran(owner, { kode: 'BAK' })
  await makeTemplate(owner, { jenis: 'konversi-nilai', idNomor: nomor.id })
  server = await startTestServer(database)
  for (const username of ['baak', 'atasan', 'baca', 'prodi']) token[username] = await server.signIn(username)
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const NAMA = ['Data', 'Jaringan', 'Kalkulus', 'Statistika', 'Etika']
const call = <Data = KonversiRinci>(method: string, path: string, { body, as = 'baak' }: { body?: unknown; as?: string } = {}) =>
  server.call<Data>(method, `${PATH}${path}`, { token: token[as], ...(body === undefined ? {} : { body }) })

const asal = (n: number, nilai = 'A', sks = 3) => ({ kode: `TI${n}`, nama: `Subjek ${n}`, sks, nilai })
const pasang = (n: number, nilai = 'A', sksDiakui?: number) => ({
  asal: [asal(n, nilai)],
  idMakul: makul[n - 1],
  ...(sksDiakui && { sksDiakui }),
})
const siswa = async (values: Parameters<typeof makeMahasiswa>[1] = {}) =>
  await makeMahasiswa(database.owner, { idProdi, periodeMasuk: 20241, jenisDaftar: 'pindahan', semesterAwal: 3, idPtAsal: idPt, ...values })

async function buat(idMahasiswa: string, baris: readonly unknown[], lain: object = {}) {
  return await call('POST', '', { body: { idMahasiswa, jenis: 'TRANSFER', idPtAsal: idPt, baris, ...lain } })
}
async function maju(
  konversi: Pick<KonversiRinci, 'id' | 'versi'>,
  status: string,
  { as, ...lain }: { as?: string; [isi: string]: unknown } = {},
) {
  return await call('POST', `/${konversi.id}/status`, { ...(as && { as }), body: { versi: konversi.versi, status, ...lain } })
}
const sah = { nomorSk: '012/SK/R/2026', tanggalSk: '2026-11-20' }
async function sahkan(konversi: KonversiRinci) {
  const { body } = await maju(konversi, 'diajukan')
  return await maju(body.data, 'disahkan', sah)
}
const mahasiswaOf = async (id: string) =>
  await inCollege(database.owner, TEST_COLLEGE, (db) =>
    db.selectFrom('mahasiswa').select(['sksDiakui', 'sksLulus', 'ipk']).where('id', '=', id).executeTakeFirstOrThrow(),
  )

describe('a conversion', () => {
  it('DM-R21: 3 SKS A and 2 SKS B make one course of AB 3,50, recognised for at most its own SKS', async () => {
    const { id } = await siswa()
    const { status, body } = await buat(id, [
      { asal: [asal(1, 'A', 3), asal(2, 'B', 2)], idMakul: makul[0] },
      { asal: [asal(3, 'C')], idMakul: null },
    ])
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      status: 'draf',
      sksAsal: 8,
      sksDiakui: 3,
      jumlahMakul: 1,
      namaPtAsal: 'Universitas Asal',
      periode: 20241,
    })
    expect(body.data.baris[0]).toMatchObject({ kodeMakul: 'MK01', sksDiakui: 3, nilaiHuruf: 'AB', nilaiAngka: 3.5 })
    expect(body.data.baris[0]?.asal.map(({ kode, indeks }) => [kode, indeks])).toEqual([
      ['TI1', 4],
      ['TI2', 3],
    ])
    expect(body.data.baris[1]).toMatchObject({ idMakul: null, nilaiHuruf: null })
  })

  it('DM-R21, AK-R53: 101 of 100 SKS is 422 with both numbers, and changes nothing', async () => {
    const { id } = await siswa()
    const tigaTiga = Array.from({ length: 33 }, (_, at) => pasang(at + 1))
    const { body: draf } = await buat(id, [...tigaTiga, pasang(34, 'A', 1)])
    expect(draf.data.sksDiakui).toBe(100)
    const lebih = await call('PUT', `/${draf.data.id}`, { body: { versi: draf.data.versi, baris: [...tigaTiga, pasang(34, 'A', 2)] } })
    expect([lebih.status, lebih.body.type, lebih.body.detail]).toEqual([
      422,
      'melebihi_batas',
      'Diakui 101 SKS, batasnya 100 SKS (70% dari 144).',
    ])
    expect((await call('GET', `/${draf.data.id}`)).body.data.sksDiakui).toBe(100)
    const kedua = await buat(id, [pasang(40)], { jenis: 'RPL_TRANSFER' })
    expect([kedua.status, kedua.body.detail]).toEqual([422, 'Diakui 103 SKS, batasnya 100 SKS (70% dari 144).'])
  })

  it('AK-R52: refuses more SKS than the course has, a course twice, of another prodi, and a grade that did not pass', async () => {
    const { id } = await siswa()
    const lain = await makeMakul(database.owner)
    const salah = async (baris: readonly unknown[]) => (await buat(id, baris)).body.errors
    expect(await salah([pasang(1, 'A', 4)])).toMatchObject([{ field: 'baris.0.sksDiakui', message: 'SKS diakui 4 melebihi SKS tujuan 3.' }])
    expect(await salah([pasang(1), { ...pasang(2), idMakul: makul[0] }])).toMatchObject([
      { field: 'baris.1.idMakul', message: 'MK01 sudah dikonversi.' },
    ])
    expect(await salah([{ ...pasang(1), idMakul: lain.id }])).toMatchObject([{ field: 'baris.0.idMakul' }])
    expect(await salah([pasang(1, 'E')])).toMatchObject([{ field: 'baris.0.asal.0.nilai' }])
    expect(await salah([pasang(1, 'Z9'), pasang(2, 'A', 9)])).toMatchObject([
      { field: 'baris.0.asal.0.indeks' },
      { field: 'baris.1.sksDiakui' },
    ])
    expect((await buat(id, [{ asal: [{ ...asal(1, 'Z9'), indeks: 3.2 }], idMakul: makul[0] }])).body.data.baris[0]).toMatchObject({
      nilaiHuruf: 'B',
    })
    expect((await buat(id, [pasang(1)])).body.errors).toMatchObject([{ message: 'MK01 sudah dikonversi.' }])
  })

  it('asks for the PT of origin of a transfer, and for a student who is there', async () => {
    const { id } = await siswa()
    expect((await buat(id, [], { idPtAsal: null })).body.errors).toMatchObject([{ field: 'idPtAsal' }])
    expect((await buat(BUKAN, [])).status).toBe(404)
  })

  it('is listed with sums, by the filters of both addresses, with its rows on request', async () => {
    const { id, nim } = await siswa()
    await buat(id, [pasang(1), pasang(2)])
    for (const path of [`${PATH}?cari=${nim}`, `/v1/konversi_nilai?mahasiswa=${id}&status=draf&jenis=TRANSFER&prodi=55201&periode=20241`]) {
      const { body } = await server.call<KonversiNilai[]>('GET', path, { token: token['baca'] })
      expect(body.data).toMatchObject([{ nim, sksAsal: 6, sksDiakui: 6, jumlahMakul: 2, status: 'draf' }])
      expect(body.data[0]?.baris).toBeUndefined()
    }
    const { body } = await server.call<KonversiNilai[]>('GET', `/v1/konversi_nilai?mahasiswa=${id}&detail=1`, { token: token['baca'] })
    expect(body.data[0]?.baris).toHaveLength(2)
    expect((await server.call('GET', '/v1/konversi_nilai?prodii=1', { token: token['baca'] })).status).toBe(422)
  })

  it('tells a second writer that rows have changed, though their sums have not', async () => {
    const { id } = await siswa()
    const { body } = await buat(id, [pasang(1)])
    const ubah = (n: number) => call('PUT', `/${body.data.id}`, { body: { versi: body.data.versi, baris: [pasang(n)] } })
    expect((await ubah(2)).body.data.baris[0]?.kodeMakul).toBe('MK02')
    expect((await ubah(3)).body.type).toBe('versi_usang')
  })
})

describe('its states', () => {
  it('walk draf, diajukan, disahkan: the transcript, sksDiakui and the AKM follow, and back', async () => {
    const { id } = await siswa({ sksDiakui: 40, idPddikti: BUKAN })
    await makeAkm(database.owner, { idMahasiswa: id, idPeriode: 20241, kunci: false, sksTotal: 40 })
    const { body } = await buat(id, [pasang(1), pasang(2, 'B')])
    const tanpaSk = await maju((await maju(body.data, 'diajukan')).body.data, 'disahkan')
    expect(tanpaSk.body.errors).toMatchObject([{ field: 'nomorSk' }])
    const diajukan = (await call('GET', `/${body.data.id}`)).body.data
    const disahkan = await maju(diajukan, 'disahkan', sah)
    expect(disahkan.body.data).toMatchObject({ status: 'disahkan', nomorSk: sah.nomorSk })
    const transkrip = async () =>
      (await server.call<Transkrip>('GET', `/v2/academic/mahasiswa/${id}/transkrip`, { token: token['baak'] })).body.data
    expect(await transkrip()).toMatchObject({
      sksTempuh: 6,
      sksLulus: 6,
      ipk: 3.5,
      mk: [
        { kode: 'MK01', huruf: 'A' },
        { kode: 'MK02', huruf: 'B' },
      ],
    })
    expect(await mahasiswaOf(id)).toMatchObject({ sksDiakui: 6 })
    const paket = await inCollege(database.owner, TEST_COLLEGE, (db) => listTransferPaket(db as never, [id]))
    expect(paket).toMatchObject([
      {
        kodeMataKuliahAsal: 'TI1',
        nilaiHurufDiakui: 'A',
        nilaiAngkaDiakui: 4,
        sksMataKuliahDiakui: 3,
        idRegistrasiMahasiswa: BUKAN,
        idSemester: 20241,
      },
      { kodeMakul: 'MK02' },
    ])
    expect((await call('PUT', `/${body.data.id}`, { body: { versi: disahkan.body.data.versi, baris: [] } })).status).toBe(423)
    expect((await maju(disahkan.body.data, 'draf', { alasan: 'Salah SK' })).status).toBe(403)
    expect((await maju(disahkan.body.data, 'draf', { as: 'atasan' })).body.errors).toMatchObject([{ field: 'alasan' }])
    expect((await maju(disahkan.body.data, 'draf', { alasan: 'Salah SK', as: 'atasan' })).body.data.status).toBe('draf')
    expect(await mahasiswaOf(id)).toMatchObject({ sksDiakui: 0 })
    expect((await transkrip()).mk).toEqual([])
  })

  it('are 423 once the student has graduated', async () => {
    const { id } = await siswa()
    const { body } = await sahkan((await buat(id, [pasang(1)])).body.data)
    await inCollege(database.owner, TEST_COLLEGE, (db) => db.updateTable('mahasiswa').set({ status: 'L' }).where('id', '=', id).execute())
    const kembali = await maju(body.data, 'draf', { alasan: 'Salah SK', as: 'atasan' })
    expect([kembali.status, kembali.body.type]).toEqual([423, 'terkunci'])
    expect((await buat(id, [pasang(2)])).status).toBe(423)
  })

  it('AK-R52: RPL perolehan counts as SKS and not in the IPK', async () => {
    const { id } = await siswa()
    await sahkan((await buat(id, [pasang(1)], { jenis: 'RPL_PEROLEHAN' })).body.data)
    const { body } = await server.call<Transkrip>('GET', `/v2/academic/mahasiswa/${id}/transkrip`, { token: token['baak'] })
    expect(body.data).toMatchObject({ sksLulus: 3, ipk: null })
  })

  it('refuse what is not listed, and free the courses of a cancelled one', async () => {
    const { id } = await siswa()
    const { body } = await buat(id, [pasang(1)])
    const lompat = await maju(body.data, 'disahkan', sah)
    expect([lompat.status, lompat.body.type]).toEqual([409, 'transisi_tidak_sah'])
    expect((await maju((await buat(id, [], {})).body.data, 'diajukan')).body.errors).toMatchObject([{ field: 'baris' }])
    expect((await maju(body.data, 'batal')).body.data.status).toBe('batal')
    const baru = await buat(id, [pasang(1)])
    expect(baru.status).toBe(201)
    expect((await call('DELETE', `/${baru.body.data.id}`)).status).toBe(200)
    expect((await call('DELETE', `/${body.data.id}`)).status).toBe(409)
  })
})

describe('the sheet', () => {
  it('is a PDF with a number once the conversion is approved, the same one when asked again', async () => {
    const { id, nim } = await siswa()
    const draf = (await buat(id, [pasang(1), pasang(2)])).body.data
    expect((await call('GET', `/${draf.id}?format=pdf`)).status).toBe(409)
    const { body } = await sahkan(draf)
    for (let n = 0; n < 2; n++) {
      const response = await fetch(`${server.url}${PATH}/${body.data.id}?format=pdf`, {
        headers: { authorization: `Bearer ${token['baak']}`, 'college-id': TEST_COLLEGE },
      })
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(response.headers.get('content-disposition')).toContain(nim)
    }
    const { body: arsip } = await server.call<Dokumen[]>('GET', `/v2/platform/dokumen?idPemilik=${id}`, { token: token['baak'] })
    expect(arsip.data).toMatchObject([{ jenis: 'konversi-nilai', namaJenis: 'Lembar Konversi' }])
    expect(arsip.data[0]?.nomor).not.toBeNull()
  })
})

describe('proposals', () => {
  it('come from saved mappings, earlier decisions, codes and names', async () => {
    const { id } = await siswa()
    const bahan = (await call<BahanKonversi>('GET', `/bahan?mahasiswa=${id}`)).body.data
    expect(bahan).toMatchObject({ batas: { batas: 100, persen: 70, sksLulus: 144 }, mahasiswa: { jenis: 'TRANSFER', idPtAsal: idPt } })
    expect(bahan.kurikulum).toHaveLength(40)
    const dulu = await siswa()
    await sahkan((await buat(dulu.id, [{ asal: [{ kode: 'LAMA1', nama: 'Apa Saja', sks: 3, nilai: 'A' }], idMakul: makul[9] }])).body.data)
    const simpan = {
      nama: 'Asal ke Informatika',
      idProdi,
      idPtAsal: idPt,
      baris: [{ idMakul: makul[10], asal: [{ kode: 'PETA1', nama: 'Peta' }] }],
    }
    const peta = await call<Pemetaan>('POST', '/pemetaan', { body: simpan })
    expect([peta.status, peta.body.data.jumlah]).toEqual([201, 1])
    expect((await call('POST', '/pemetaan', { body: simpan })).body.type).toBe('duplikat')
    const { body } = await call<Usulan[]>('POST', '/usulkan', {
      body: {
        idMahasiswa: id,
        asal: [
          { kode: 'LAMA1', nama: 'Apa Saja', sks: 3, nilai: 'B' },
          { kode: 'PETA1', nama: 'Peta', sks: 3, nilai: 'B' },
          { kode: 'MK-03', nama: 'Lain', sks: 3, nilai: 'B' },
          { kode: 'X', nama: 'POKOK STATISTIKA 8', sks: 3, nilai: 'B' },
          { kode: 'MK20', nama: 'Gagal', sks: 3, nilai: 'E' },
          { kode: 'Y', nama: 'Menggambar Teknik', sks: 3, nilai: 'A' },
        ],
        kecuali: [makul[19]],
      },
    })
    expect(body.data.map(({ urut, idMakul, dasar }) => [urut, makul.indexOf(idMakul) + 1, dasar])).toEqual([
      [0, 10, 'keputusan'],
      [1, 11, 'pemetaan'],
      [2, 3, 'kode'],
      [3, 8, 'nama'],
    ])
  })

  it('mappings are changed and taken away, and stay within the prodi', async () => {
    const isi = { nama: 'Sementara', idProdi, baris: [{ idMakul: makul[0], asal: [{ kode: 'A', nama: 'A' }] }] }
    expect((await call('POST', '/pemetaan', { body: isi, as: 'prodi' })).status).toBe(422)
    const { body } = await call<Pemetaan>('POST', '/pemetaan', { body: isi })
    const { id, versi } = body.data
    expect((await call<Pemetaan>('PUT', `/pemetaan/${id}`, { body: { versi, nama: 'Tetap' } })).body.data.nama).toBe('Tetap')
    expect((await call('GET', `/pemetaan/${id}`, { as: 'prodi' })).status).toBe(404)
    expect((await call('DELETE', `/pemetaan/${id}`)).status).toBe(200)
  })
})

describe('who may', () => {
  it('F4:B reads, F4:T writes, another prodi does not see it', async () => {
    const { id } = await siswa()
    const { body } = await buat(id, [pasang(1)])
    expect((await call('GET', `/${body.data.id}`, { as: 'baca' })).status).toBe(200)
    expect((await maju(body.data, 'diajukan', { as: 'baca' })).status).toBe(403)
    expect((await call('GET', `/${body.data.id}`, { as: 'prodi' })).status).toBe(404)
    expect((await call<KonversiNilai[]>('GET', '', { as: 'prodi' })).body.data).toEqual([])
    expect((await call('GET', `/bahan?mahasiswa=${id}`, { as: 'prodi' })).status).toBe(404)
  })
})
