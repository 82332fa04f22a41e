import type { BahanKonversi, KonversiRinci, Usulan } from '@sivitas/contract/akademik/konversi-nilai'
import type { Transkrip } from '@sivitas/contract/akademik/nilai/hasil-studi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, insert, makeOperator, makePeriode, TEST_COLLEGE } from '../../testing/builders'
import { makeMahasiswa, makeProdi } from '../../testing/builders-master'
import { makeKurikulum, makeMakul, makeNilai, makeSkala } from '../../testing/builders-studi'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'
import { listIdTransfer } from '../public'

const PATH = '/v2/academic/konversi-nilai'
const sah = { nomorSk: '021/SK/R/2026', tanggalSk: '2026-11-20' }

let database: TestDatabase
let server: TestServer
const token: Record<string, string> = {}
let idProdi: string
/** Courses by code: LM1-LM4 only of the old curriculum, BR1-BR3 only of the new one, SM1 of both. */
const makul: Record<string, string> = {}
let lama: string
let baru: string

const MAKUL = [
  ['LM1', 'Algoritma I', 3],
  ['LM2', 'Algoritma II', 1],
  ['LM3', 'Basis Data', 3],
  ['LM4', 'Kuliah Umum', 2],
  ['BR1', 'Algoritma dan Struktur Data', 4],
  ['BR2', 'Basis Data', 3],
  ['BR3', 'Pengembangan Diri', 2],
  ['SM1', 'Pancasila', 2],
] as const

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'baak', scopes: ['F4:T', 'A4:T'] })
  await makeOperator(owner, { username: 'atasan', scopes: ['F4:T'], supervisor: true })
  idProdi = (await makeProdi(owner, { kode: '55201', nama: 'Informatika' })).id
  const { id: idSet } = await makeSkala(owner)
  const L = { huruf: 'L', indeks: 0, lulus: true, khusus: true, berlakuMulai: '2012-09-01', idSet }
  await insert(owner, 'skalaNilai', L)
  for (const [kode, nama, sksTatapMuka] of MAKUL) makul[kode] = (await makeMakul(owner, { idProdi, kode, nama, sksTatapMuka })).id
  const isi = (awalan: string) => MAKUL.flatMap(([kode]) => (kode.startsWith(awalan) || kode === 'SM1' ? [id(kode)] : []))
  lama = (await makeKurikulum(owner, { idProdi, nama: 'Kurikulum 2020', angkatanSampai: 2025, makul: isi('LM') })).id
  baru = (await makeKurikulum(owner, { idProdi, nama: 'Kurikulum 2026', angkatanMulai: 2026, makul: isi('BR') })).id
  await makePeriode(owner, 20242)
  server = await startTestServer(database)
  for (const username of ['baak', 'atasan']) token[username] = await server.signIn(username)
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const id = (kode: string): string => makul[kode] ?? ''
const call = <Data = KonversiRinci>(method: string, path: string, { body, as = 'baak' }: { body?: unknown; as?: string } = {}) =>
  server.call<Data>(method, `${PATH}${path}`, { token: token[as], ...(body === undefined ? {} : { body }) })

/** Somebody of the old curriculum with B in LM1 (3 SKS), A in LM2 (1), C in LM3 (3), L in LM4 (2), A in SM1 (2). */
async function siswa() {
  const { owner } = database
  const orang = await makeMahasiswa(owner, { idProdi, periodeMasuk: 20231 })
  const nilai = [
    ['LM1', 'B', 3, 3],
    ['LM2', 'A', 4, 1],
    ['LM3', 'C', 2, 3],
    ['LM4', 'L', null, 2],
    ['SM1', 'A', 4, 2],
  ] as const
  for (const [kode, huruf, indeks, sks] of nilai)
    await makeNilai(owner, { idMahasiswa: orang.id, idMakul: id(kode), idPeriode: 20231, huruf, indeks, sks })
  return orang
}

/** A course of his own: the key decides, whatever else is said of it. */
const sendiri = (kode: string, nilai = 'A') => ({ kode, nama: 'Bukan ini', sks: 9, nilai, idMakulAsal: id(kode) })
const SUSUNAN = () => [
  { asal: [sendiri('LM1'), sendiri('LM2')], idMakul: id('BR1') },
  { asal: [sendiri('LM3')], idMakul: id('BR2') },
  { asal: [sendiri('LM4')], idMakul: id('BR3') },
]
const buat = (idMahasiswa: string, lain: object) => call('POST', '', { body: { idMahasiswa, baris: [], ...lain } })
const ganti = (idMahasiswa: string, baris: readonly unknown[] = SUSUNAN()) =>
  buat(idMahasiswa, { jenis: 'KURIKULUM', idKurikulum: baru, baris })
const maju = (
  { id: kunci, versi }: KonversiRinci,
  status: string,
  { as = 'baak', ...lain }: { as?: string; [isi: string]: unknown } = {},
) => call('POST', `/${kunci}/status`, { as, body: { versi, status, ...lain } })
const mahasiswaOf = (kunci: string) =>
  inCollege(database.owner, TEST_COLLEGE, (db) =>
    db.selectFrom('mahasiswa').select(['sksDiakui', 'idKurikulum']).where('id', '=', kunci).executeTakeFirstOrThrow(),
  )
const transkrip = async (kunci: string) =>
  (await server.call<Transkrip>('GET', `/v2/academic/mahasiswa/${kunci}/transkrip`, { token: token['baak'] })).body.data

describe('a change of curriculum', () => {
  it('offers his own passed grades that the other curriculum does not know, and no limit of transfers', async () => {
    const { id: idMahasiswa } = await siswa()
    const { body } = await call<BahanKonversi>('GET', `/bahan?mahasiswa=${idMahasiswa}`)
    expect(body.data.mahasiswa.jenis).toBe('KURIKULUM')
    const pilihan = new Map(body.data.pilihanKurikulum.map((satu) => [satu.nama, satu]))
    expect(pilihan.get('Kurikulum 2020')).toMatchObject({ id: lama, kini: true, asal: [] })
    const tujuan = pilihan.get('Kurikulum 2026')
    expect(tujuan?.asal.map(({ kode, nilai, sks, indeks }) => [kode, nilai, sks, indeks])).toEqual([
      ['LM1', 'B', 3, 3],
      ['LM2', 'A', 1, 4],
      ['LM3', 'C', 3, 2],
      ['LM4', 'L', 2, null],
    ])
    expect(tujuan?.makul.filter(({ terpakai }) => terpakai).map(({ kode }) => kode)).toEqual(['SM1'])
  })

  it('AK-R10, AK-R52: is proposed by name, and merges 3 SKS B with 1 SKS A into 3,25 -> B; L goes over as it is', async () => {
    const { id: idMahasiswa } = await siswa()
    const usulan = await call<Usulan[]>('POST', '/usulkan', {
      body: { idMahasiswa, idKurikulum: baru, asal: [{ kode: 'LM3', nama: 'Basis Data', sks: 3, nilai: 'C', idMakulAsal: id('LM3') }] },
    })
    expect(usulan.body.data).toMatchObject([{ urut: 0, idMakul: id('BR2'), dasar: 'nama' }])
    const { status, body } = await ganti(idMahasiswa)
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ jenis: 'KURIKULUM', namaKurikulum: 'Kurikulum 2026', sksAsal: 9, sksDiakui: 9, idPtAsal: null })
    expect(
      body.data.baris.map(({ kodeMakul, nilaiHuruf, nilaiAngka, sksDiakui }) => [kodeMakul, nilaiHuruf, nilaiAngka, sksDiakui]),
    ).toEqual([
      ['BR1', 'B', 3, 4],
      ['BR2', 'C', 2, 3],
      ['BR3', 'L', null, 2],
    ])
    expect(body.data.baris[0]?.asal[0]).toMatchObject({ nama: 'Algoritma I', sks: 3, nilai: 'B', idMakulAsal: id('LM1') })
    const lain = [
      { asal: [sendiri('LM1'), sendiri('LM3')], idMakul: id('BR1') },
      { asal: [sendiri('LM2')], idMakul: null },
    ]
    const ubah = await call('PUT', `/${body.data.id}`, { body: { versi: body.data.versi, baris: lain } })
    expect(ubah.body.data.baris.flatMap(({ asal }) => asal.map(({ kode }) => kode))).toEqual(['LM1', 'LM3', 'LM2'])
  })

  it('refuses a grade that is not his, the same one twice, his own curriculum, and another kind later on', async () => {
    const { id: idMahasiswa } = await siswa()
    const salah = async (baris: readonly unknown[]) => (await ganti(idMahasiswa, baris)).body.errors
    expect(await salah([{ asal: [sendiri('BR1')], idMakul: id('BR2') }])).toMatchObject([
      { field: 'baris.0.asal.0.idMakulAsal', message: 'BR1 bukan nilai lulus mahasiswa ini di luar Kurikulum 2026.' },
    ])
    expect(
      await salah([
        { asal: [sendiri('LM3')], idMakul: id('BR2') },
        { asal: [sendiri('LM3')], idMakul: null },
      ]),
    ).toMatchObject([{ field: 'baris.1.asal.0.idMakulAsal', message: 'LM3 sudah dipakai pada baris lain.' }])
    expect(await salah([{ asal: [sendiri('LM3')], idMakul: id('LM1') }])).toMatchObject([
      { field: 'baris.0.idMakul', message: 'LM1 tidak ada pada kurikulum tujuan.' },
    ])
    expect(await salah([{ asal: [sendiri('LM3')], idMakul: id('SM1') }])).toMatchObject([{ message: 'SM1 sudah dikonversi.' }])
    expect((await buat(idMahasiswa, { jenis: 'KURIKULUM' })).body.errors).toMatchObject([{ field: 'idKurikulum' }])
    expect((await buat(idMahasiswa, { jenis: 'KURIKULUM', idKurikulum: lama })).body.errors).toMatchObject([
      { field: 'idKurikulum', message: 'Mahasiswa sudah memakai Kurikulum 2020. Pilih kurikulum lain.' },
    ])
    const { body } = await ganti(idMahasiswa)
    const lain = await call('PUT', `/${body.data.id}`, { body: { versi: body.data.versi, jenis: 'TRANSFER' } })
    expect([lain.status, lain.body.errors[0]?.field]).toEqual([422, 'jenis'])
  })

  it('approved, moves the student, counts new courses instead of old ones and leaves sksDiakui and PDDikti alone; back, all returns', async () => {
    const { id: idMahasiswa } = await siswa()
    const sebelum = await transkrip(idMahasiswa)
    expect(sebelum).toMatchObject({ sksLulus: 11, ipk: 3 })
    const { body } = await ganti(idMahasiswa)
    const disahkan = (await maju((await maju(body.data, 'diajukan')).body.data, 'disahkan', sah)).body.data
    expect(disahkan.status).toBe('disahkan')
    const sesudah = await transkrip(idMahasiswa)
    // 4 B, 3 C, 2 A of SM1; L weighs nothing: 26 / 9.
    expect(sesudah).toMatchObject({ sksLulus: 11, ipk: 2.89 })
    expect(sesudah.mk.map(({ kode }) => kode).toSorted()).toEqual(['BR1', 'BR2', 'BR3', 'SM1'])
    expect(await mahasiswaOf(idMahasiswa)).toEqual({ sksDiakui: null, idKurikulum: baru })
    const transfer = await inCollege(database.owner, TEST_COLLEGE, (db) => listIdTransfer(db as never))
    expect(transfer).not.toContain(idMahasiswa)
    const khs = await server.call<{ mk: { kode: string }[] }>('GET', `/v2/academic/mahasiswa/${idMahasiswa}/khs?periode=20231`, {
      token: token['baak'],
    })
    expect(JSON.stringify(khs.body.data)).toContain('LM1')
    const kembali = await maju(disahkan, 'draf', { as: 'atasan', alasan: 'Salah kurikulum' })
    expect(kembali.body.data.status).toBe('draf')
    expect(await mahasiswaOf(idMahasiswa)).toEqual({ sksDiakui: null, idKurikulum: null })
    expect(await transkrip(idMahasiswa)).toEqual(sebelum)
  })

  it('is not approved with grades that have changed since it was saved', async () => {
    const { id: idMahasiswa } = await siswa()
    const { body } = await ganti(idMahasiswa)
    await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db
        .updateTable('nilai')
        .set({ huruf: 'A', indeks: 4 })
        .where('idMahasiswa', '=', idMahasiswa)
        .where('idMakul', '=', id('LM3'))
        .execute(),
    )
    const ditolak = await maju(body.data, 'diajukan')
    expect([ditolak.status, ditolak.body.type]).toEqual([409, 'nilai_berubah'])
    const simpan = await call('PUT', `/${body.data.id}`, { body: { versi: body.data.versi, baris: SUSUNAN() } })
    expect(simpan.body.data.baris[1]).toMatchObject({ nilaiHuruf: 'A' })
    expect((await maju(simpan.body.data, 'diajukan')).body.data.status).toBe('diajukan')
  })
})

describe('an activity of MBKM', () => {
  const kegiatan = { jenis: 'MBKM', jenisKegiatan: '13', mitra: 'PT Contoh Mitra', judulKegiatan: 'Magang pengembang', periode: 20242 }
  const magang = (kode: string, sks: number, n = 1) => ({
    asal: [{ kode: `MB${n}`, nama: `Capaian ${n}`, sks, nilai: 'A' }],
    idMakul: id(kode),
    sksDiakui: sks,
  })

  it('asks for the kind, the partner, the title and the period, none before entry', async () => {
    const { id: idMahasiswa } = await siswa()
    const kosong = await buat(idMahasiswa, { jenis: 'MBKM' })
    expect(kosong.body.errors.map(({ field }) => field)).toEqual(['jenisKegiatan', 'mitra', 'judulKegiatan', 'periode'])
    const dini = await buat(idMahasiswa, { ...kegiatan, periode: 20222 })
    expect(dini.body.errors).toMatchObject([{ field: 'periode' }])
    const asing = await buat(idMahasiswa, { ...kegiatan, periode: 20992 })
    expect(asing.body.errors).toMatchObject([{ field: 'periode', message: 'Periode tidak dikenal' }])
  })

  it('stands in the transcript of its period and in the IPK, outside of sksDiakui and of the limit of transfers', async () => {
    const { id: idMahasiswa } = await siswa()
    const { body, status } = await buat(idMahasiswa, { ...kegiatan, baris: [magang('BR2', 3)] })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ mitra: 'PT Contoh Mitra', periode: 20242, sksDiakui: 3 })
    const disahkan = await maju((await maju(body.data, 'diajukan')).body.data, 'disahkan', sah)
    expect(disahkan.body.data.status).toBe('disahkan')
    // 9 + 4 + 6 + 8 of his own and 12 of the activity over 12 SKS with a weight.
    expect(await transkrip(idMahasiswa)).toMatchObject({ sksLulus: 14, ipk: 3.25 })
    expect(await mahasiswaOf(idMahasiswa)).toMatchObject({ sksDiakui: null })
  })

  it('AK-R54: recognises at most 20 SKS a period and 60 in all, naming both numbers', async () => {
    const { owner } = database
    const { id: idMahasiswa } = await siswa()
    const besar: string[] = []
    for (let n = 0; n < 4; n++) besar.push((await makeMakul(owner, { idProdi, kode: `BS${n}`, sksTatapMuka: 20 })).id)
    const dua = (n: number) => ({ asal: [{ kode: 'X', nama: 'Capaian', sks: 20, nilai: 'A' }], idMakul: besar[n], sksDiakui: 20 })
    const sebanyak = (periode: number, baris: readonly unknown[]) => buat(idMahasiswa, { ...kegiatan, periode, baris })
    for (const periode of [20231, 20232, 20241]) await makePeriode(owner, periode)
    const lebih = await sebanyak(20231, [dua(0), magang('BR2', 1)])
    expect([lebih.status, lebih.body.detail]).toEqual([422, 'Diakui 21 SKS MBKM pada 2023/2024 Ganjil, batasnya 20 SKS satu periode.'])
    for (const [n, periode] of [20231, 20232, 20241].entries()) expect((await sebanyak(periode, [dua(n)])).status).toBe(201)
    const semua = await sebanyak(20242, [magang('BR2', 1)])
    expect([semua.body.type, semua.body.detail]).toEqual(['melebihi_batas', 'Diakui 61 SKS MBKM, batasnya 60 SKS selama studi.'])
  })
})
