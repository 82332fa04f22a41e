import type { Rekap, RekapTersimpan } from '@sivitas/contract/data-master/mahasiswa/rekap'
import type { MahasiswaRow } from '@sivitas/contract/data-master/mahasiswa/mahasiswa'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insert, makeCollege, makeOperator, makePeriode, TEST_COLLEGE } from '../../../testing/builders'
import { makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

const PATH = '/v2/master/mahasiswa/rekap'

let database: TestDatabase
let server: TestServer
let baak: string
let limited: string
const prodi: Record<string, string> = {}

type Orang = { nim: string; kode: string; status?: string; ipk?: number; sejak?: number; lahir?: string; jenisKelamin?: string }

/** A student of 20231 with his history: active from the start, perhaps something else since. */
async function makeOrang({ nim, kode, status = 'A', ipk, sejak = 20231, lahir, jenisKelamin = 'L' }: Orang): Promise<void> {
  const { owner } = database
  const gone = sejak > 20231
  const { id } = await makeMahasiswa(owner, {
    nim,
    idProdi: prodi[kode],
    periodeMasuk: 20231,
    status,
    statusSejakPeriode: sejak,
    ipk: ipk ?? null,
    periodeKeluar: gone ? sejak : null,
    biodata: { ...(lahir && { tanggalLahir: lahir }), jenisKelamin },
  })
  for (const row of [{ periode: 20231, status: 'A' }, ...(gone ? [{ periode: sejak, status }] : [])])
    await insert(owner, 'riwayatStatus', { collegeId: TEST_COLLEGE, idMahasiswa: id, tanggal: '2023-09-01', sumber: 'manual', ...row })
}

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  const { owner } = database
  await makeCollege(owner)
  for (const id of [20231, 20232, 20241]) await makePeriode(owner, id)
  for (const kode of ['55201', '57201'])
    prodi[kode] = (await makeProdi(owner, { kode, nama: kode === '55201' ? 'Informatika' : 'Sistem Informasi' })).id
  const people: readonly Orang[] = [
    { nim: '2301010001', kode: '55201', ipk: 3.25, lahir: '2005-01-31' },
    { nim: '2301010002', kode: '55201', ipk: 3.5, jenisKelamin: 'P' },
    { nim: '2301010003', kode: '55201', ipk: 2.98 },
    { nim: '2301010004', kode: '55201' },
    // Left in 20232: still active as of 20231.
    { nim: '2301010005', kode: '55201', status: 'E', sejak: 20232, ipk: 1.5 },
    { nim: '2301020001', kode: '57201', ipk: 3 },
  ]
  for (const one of people) await makeOrang(one)
  await makeOperator(owner, { username: 'baak', nama: 'Operator B', scopes: ['F3:B'] })
  await makeOperator(owner, { username: 'prodi.ti', scopes: ['F3:B'], prodi: ['55201'] })
  await makeOperator(owner, { username: 'keu', scopes: ['K1:B'] })
  baak = await server.signIn('baak')
  limited = await server.signIn('prodi.ti')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const hitung = (body: Record<string, unknown>, token = baak) => server.call<Rekap>('POST', PATH, { token, body })
const cells = ({ sel }: Rekap) =>
  Object.fromEntries(sel.map(({ kunci, jumlah }) => [kunci.join('/'), jumlah]).toSorted(([a], [b]) => String(a).localeCompare(String(b))))

describe('rekap', () => {
  it('counts by rows and columns, with the names of what occurs', async () => {
    const { status, body } = await hitung({ baris: ['prodi'], kolom: ['status'], periode: 20241 })
    expect(status).toBe(200)
    expect(cells(body.data)).toEqual({ [`${prodi['55201']}/A`]: 4, [`${prodi['55201']}/E`]: 1, [`${prodi['57201']}/A`]: 1 })
    expect(body.data.anggota.prodi?.map(({ label }) => label)).toEqual(['S1 - Informatika', 'S1 - Sistem Informasi'])
    expect(body.data.anggota.status?.map(({ label }) => label)).toEqual(['Aktif', 'Mengundurkan Diri'])
  })

  it('shows a past period as it was: who left later still studies (DM-R10)', async () => {
    const past = await hitung({ baris: ['status'], periode: 20231, banding: 20241 })
    expect(Object.fromEntries(past.body.data.sel.map(({ kunci, jumlah, jumlahBanding }) => [kunci[0], [jumlah, jumlahBanding]]))).toEqual({
      A: [6, 5],
      E: [0, 1],
    })
    expect([past.body.data.labelPeriode, past.body.data.labelBanding]).toEqual(['2023/2024 Ganjil', '2024/2025 Ganjil'])
  })

  it('counts in mode aktivitas who studies, and who left in that very period', async () => {
    const left = await hitung({ baris: ['status'], periode: 20232, mode: 'aktivitas' })
    expect(cells(left.body.data)).toEqual({ A: 5, E: 1 })
    const later = await hitung({ baris: ['status'], periode: 20241, mode: 'aktivitas' })
    expect(cells(later.body.data)).toEqual({ A: 5 })
  })

  it('gives the sums of which averages are made: 3,25 3,50 2,98 and one without (DM-R26)', async () => {
    const { body } = await hitung({
      baris: ['prodi'],
      ukuran: ['rataIpk', 'rataUmur'],
      periode: 20241,
      filter: { prodi: ['55201'], status: ['A'] },
    })
    expect(body.data.sel.map(({ jumlah, berIpk, jumlahIpk }) => [jumlah, berIpk, jumlahIpk])).toEqual([[4, 3, 973]])
  })

  it('puts the IPK into bins, and says who has none', async () => {
    const { body } = await hitung({ baris: ['ipk'], periode: 20241, filter: { status: ['A'] } })
    expect(body.data.anggota.ipk?.map(({ label }) => label)).toEqual(['2,75-2,99', '3,00-3,49', '3,50-4,00', 'Tidak diisi'])
    expect(cells(body.data)).toEqual({ '': 1, '2.75': 1, '3': 2, '3.5': 1 })
  })

  it('each cell is the number of the list that its filter opens', async () => {
    const { body } = await hitung({ baris: ['prodi'], kolom: ['jenisKelamin'], periode: 20241 })
    for (const { kunci, jumlah } of body.data.sel) {
      const list = await server.call<MahasiswaRow[]>('GET', `/v1/mahasiswa?prodi[0]=${kunci[0]}&jenisKelamin=${kunci[1]}&periode=20241`, {
        token: baak,
      })
      expect([list.status, list.body.meta?.totalItems]).toEqual([200, jumlah])
    }
    expect(body.data.sel.length).toBe(3)
  })

  it.each([
    [{ baris: [] }],
    [{ baris: ['warna'] }],
    [{ baris: ['prodi', 'status', 'angkatan', 'agama'] }],
    [{ baris: ['prodi'], kolom: ['prodi'] }],
    [{ baris: ['prodi'], periode: 20991 }],
    [{ baris: ['prodi'], filter: { cari: 'budi' } }],
  ])('refuses %j', async (body) => {
    expect((await hitung(body)).status).toBe(422)
  })

  it('counts for an operator of one prodi only its students', async () => {
    const { body } = await hitung({ baris: ['prodi'], periode: 20241 }, limited)
    expect(cells(body.data)).toEqual({ [prodi['55201'] ?? '']: 5 })
  })

  it('every dimension can be counted by', async () => {
    const { NAMA_DIMENSI } = await import('@sivitas/contract/data-master/mahasiswa/dimensi')
    for (const nama of NAMA_DIMENSI) {
      const { status, body } = await hitung({ baris: [nama], periode: 20241 })
      expect([nama, status, body.data.sel.reduce((sum, { jumlah }) => sum + jumlah, 0)]).toEqual([nama, 200, 6])
    }
  })

  it('leaves the table as a file, with totals at the right and below', async () => {
    const bentuk = encodeURIComponent(JSON.stringify({ baris: ['prodi'], kolom: ['status'], periode: 20241 }))
    const answer = await fetch(`${server.url}${PATH}/berkas?bentuk=${bentuk}&format=csv&judul=Uji`, {
      headers: { authorization: `Bearer ${baak}` },
    })
    const text = await answer.text()
    expect(answer.headers.get('content-disposition')).toContain('Uji.csv')
    const lines = text.replaceAll('"', '').trim().split(/\r?\n/)
    expect(lines.slice(-3).map((line) => line.split(/[;,]/))).toEqual([
      ['S1 - Informatika', '4', '1', '5'],
      ['S1 - Sistem Informasi', '', '1'].toSpliced(1, 1, '1', ''),
      ['Jumlah', '5', '1', '6'],
    ])
  })
})

describe('a saved shape', () => {
  const bentuk = { baris: ['prodi'], kolom: ['status'], ukuran: ['jumlah'], mode: 'posisi', filter: {} }

  it('is one’s own until it is shared; others may use it, not change it', async () => {
    const made = await server.call<RekapTersimpan>('POST', `${PATH}/tersimpan`, { token: baak, body: { nama: 'Status', bentuk } })
    expect([made.status, made.body.data.bentuk.kolom]).toEqual([201, ['status']])
    const again = await server.call('POST', `${PATH}/tersimpan`, { token: baak, body: { nama: 'status', bentuk } })
    expect(again.status).toBe(409)
    const names = async (token: string) =>
      (await server.call<RekapTersimpan[]>('GET', `${PATH}/tersimpan`, { token })).body.data.map(({ nama }) => nama)
    expect([await names(baak), await names(limited)]).toEqual([['Status'], []])
    const { id, versi } = made.body.data
    const shared = await server.call<RekapTersimpan>('PUT', `${PATH}/tersimpan/${id}`, {
      token: baak,
      body: { versi, nama: 'Status', bersama: true, bentuk },
    })
    expect([shared.status, await names(limited)]).toEqual([200, ['Status']])
    const stolen = await server.call('PUT', `${PATH}/tersimpan/${id}`, {
      token: limited,
      body: { versi: shared.body.data.versi, nama: 'Saya', bentuk },
    })
    expect([stolen.status, stolen.body.status.message]).toEqual([
      403,
      'Rekap ini milik Operator B. Simpan salinan dengan nama Anda sendiri.',
    ])
    expect((await server.call('DELETE', `${PATH}/tersimpan/${id}`, { token: baak })).status).toBe(200)
    expect(await names(baak)).toEqual([])
  })
})
