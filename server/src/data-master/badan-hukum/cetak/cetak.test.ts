import type { BagianCetak, Cetakan } from '@sivitas/contract/data-master/cetakan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insert, makeCollege, makeOperator, makePeriode, TEST_COLLEGE } from '../../../testing/builders'
import { makePejabat } from '../../../testing/builders-dokumen'
import { makeAkreditasi, makeDosen, makeFakultas, makeJurusan, makeKode, makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { download, pdfPages, workbookSheets } from '../../../testing/downloads'
import { startTestServer, type TestServer } from '../../../testing/server'

let database: TestDatabase
let server: TestServer
let token: string
let terbatas: string
let teknik: string
let prodiA: string
let prodiB: string

/** A student of 20231 with his history: active from the start, something else since a period. */
async function makeOrang(idProdi: string, status = 'A', sejak = 20231): Promise<void> {
  const { owner } = database
  const { id } = await makeMahasiswa(owner, { idProdi, periodeMasuk: 20231, status, statusSejakPeriode: sejak })
  for (const row of [{ periode: 20231, status: 'A' }, ...(sejak > 20231 ? [{ periode: sejak, status }] : [])])
    await insert(owner, 'riwayatStatus', { collegeId: TEST_COLLEGE, idMahasiswa: id, tanggal: '2023-09-01', sumber: 'manual', ...row })
}

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  const { owner } = database
  await makeCollege(owner)
  for (const id of [20231, 20232, 20241]) await makePeriode(owner, id)
  await makeKode(owner, { daftar: 'peringkat-akreditasi', kode: 'U', nama: 'Unggul' })
  await makeKode(owner, { daftar: 'peringkat-akreditasi', kode: 'B2', nama: 'Baik' })
  await makeKode(owner, { daftar: 'jenjang-pendidikan', kode: '35', nama: 'S2' })
  await makeKode(owner, { daftar: 'jenjang-pendidikan', kode: '40', nama: 'S3' })
  teknik = (await makeFakultas(owner, { kode: 'FT', nama: 'Fakultas Teknik' })).id
  const { id: idJurusan } = await makeJurusan(owner, { idFakultas: teknik, nama: 'Teknik Informatika' })
  prodiA = (await makeProdi(owner, { kode: '55201', nama: 'Informatika', idFakultas: teknik, idJurusan })).id
  prodiB = (await makeProdi(owner, { kode: '61201', nama: 'Manajemen' })).id
  // The rank changed in the middle of 2025.
  await makeAkreditasi(owner, { idProdi: prodiA, peringkat: 'B2', tanggalMulai: '2020-01-01', tanggalBerakhir: '2025-06-30' })
  await makeAkreditasi(owner, {
    idProdi: prodiA,
    peringkat: 'U',
    tanggalSk: '2025-07-01',
    tanggalMulai: '2025-07-01',
    tanggalBerakhir: '2030-06-30',
  })
  for (const [status, sejak] of [
    ['A', 20231],
    ['A', 20231],
    ['C', 20232],
    ['E', 20232],
  ] as const)
    await makeOrang(prodiA, status, sejak)
  await makeOrang(prodiB)
  const { id: lama } = await makeDosen(owner, { idProdiHomebase: prodiA, idStatusKeaktifan: '1', nama: 'Dosen Lama' })
  const { id: baru } = await makeDosen(owner, { idProdiHomebase: prodiA, idStatusKeaktifan: '1', nama: 'Dosen Baru' })
  await insert(owner, 'dosenStatus', { idDosen: lama, keaktifan: '1', mulai: '2010-01-01' })
  await insert(owner, 'dosenStatus', { idDosen: baru, keaktifan: '1', mulai: '2025-01-01' })
  await insert(owner, 'dosenPendidikan', { idDosen: lama, jenjang: '35', lembaga: 'PT', tahunLulus: 2005 })
  await insert(owner, 'dosenPendidikan', { idDosen: lama, jenjang: '40', lembaga: 'PT', tahunLulus: 2025 })
  await insert(owner, 'dosenPendidikan', { idDosen: baru, jenjang: '35', lembaga: 'PT', tahunLulus: 2020 })
  await makePejabat(owner, {
    jabatan: 'DEKAN',
    lingkup: 'fakultas',
    idLingkup: teknik,
    namaLengkap: 'Dekan Lama',
    berlakuSelesai: '2024-12-31',
  })
  await makePejabat(owner, {
    jabatan: 'DEKAN',
    lingkup: 'fakultas',
    idLingkup: teknik,
    namaLengkap: 'Dekan Kini',
    berlakuMulai: '2025-01-01',
  })
  await makePejabat(owner, { jabatan: 'REKTOR', namaLengkap: 'Rektor Kita' })
  await makeOperator(owner, { username: 'unit', scopes: ['F1:B'] })
  await makeOperator(owner, { username: 'prodi.ti', scopes: ['F1:B'], prodi: ['55201'] })
  await makeOperator(owner, { username: 'baak', scopes: ['F3:T'] })
  token = await server.signIn('unit')
  terbatas = await server.signIn('prodi.ti')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const PATH = '/v2/master/cetak'
const cetak = async (jenis: string, query = '', siapa = token) => {
  const { status, body, text } = await server.call<Cetakan>('GET', `${PATH}/${jenis}${query}`, { token: siapa })
  expect(status, text).toBe(200)
  return body.data
}
type Tabel = Extract<BagianCetak, { jenis: 'tabel' }>
/** Rows of a table by the titles of its columns. */
const baris = ({ bagian }: Cetakan, judul: string) => {
  const tabel = bagian.find((satu): satu is Tabel => satu.jenis === 'tabel' && satu.judul === judul)
  return (tabel?.baris ?? []).map(({ sel }) => Object.fromEntries((tabel?.kolom ?? []).map((kolom, at) => [kolom.judul, sel[at]])))
}
const fakta = ({ bagian }: Cetakan, label: string) =>
  bagian.flatMap((satu) => (satu.jenis === 'fakta' ? satu.baris : [])).find((satu) => satu.label === label)?.isi

describe('the print of prodi', () => {
  it('says of each what stands on the day, with sums, and what it is a picture of', async () => {
    const data = await cetak('prodi', '?tanggal=2025-12-01&periode=20241')
    expect(data.keterangan).toBe('Data per 01 Desember 2025, periode 2024/2025 Ganjil')
    expect(baris(data, 'Data Program Studi')).toMatchObject([
      {
        Kode: '55201',
        Jenjang: 'S1',
        'Program studi': 'Informatika',
        Fakultas: 'Fakultas Teknik',
        Akreditasi: 'Unggul',
        'Mahasiswa aktif': 2,
        'Mahasiswa studi': 3,
        'Dosen tetap': 2,
        Rasio: '1:1,0',
      },
      { Kode: '61201', Akreditasi: 'Belum terakreditasi', 'Mahasiswa aktif': 1, Rasio: 'tidak terdefinisi' },
      { Kode: 'Jumlah', 'Mahasiswa aktif': 3, 'Dosen tetap': 2 },
    ])
  })

  it('shows an earlier day as it was: rank, lecturers and students of then (DM-R10, DM-R19)', async () => {
    const data = await cetak('prodi', '?tanggal=2024-01-15&periode=20231')
    expect(baris(data, 'Data Program Studi')[0]).toMatchObject({
      Akreditasi: 'Baik',
      'Mahasiswa aktif': 4,
      'Mahasiswa studi': 4,
      'Dosen tetap': 1,
    })
  })

  it('takes chosen columns in their order, leaves counts away, and narrows to faculties and prodi', async () => {
    const dua = await cetak('prodi', `?kolom[]=nama&kolom[]=kode&kolom[]=dosenTetap&hitungan=0&fakultas[]=${teknik}`)
    expect(baris(dua, 'Data Program Studi')).toEqual([{ 'Program studi': 'Informatika', Kode: '55201' }])
    expect((await cetak('prodi', `?prodi[]=${prodiB}`)).jumlah).toBe(1)
  })

  it('makes a page for each prodi, in PDF', async () => {
    const { type, name, content } = await download(server, `${PATH}/prodi?bentuk=lembar&format=pdf&jabatan=REKTOR&kertas=F4`, token)
    expect([type, name]).toEqual(['application/pdf', expect.stringContaining('Data Program Studi.pdf')])
    const pages = await pdfPages(content)
    expect(pages).toHaveLength(2)
    expect(pages[0]).toContain('S1 - Informatika')
    expect(pages[1]).toContain('S1 - Manajemen')
    expect(pages[1]).toContain('Rektor Kita')
    expect(pages[0]).toContain('Halaman 1 dari 2')
  })

  it('is a line for each prodi as XLSX, numbers as numbers', async () => {
    const { content } = await download(server, `${PATH}/prodi?bentuk=lembar&format=xlsx&periode=20241&tanggal=2025-12-01`, token)
    const sheets = await workbookSheets(content)
    const [judul, satu] = sheets['Data Program Studi'] ?? []
    expect(judul?.slice(0, 3)).toEqual(['Kode', 'Jenjang', 'Program studi'])
    expect([satu?.[0], satu?.[judul?.indexOf('Mahasiswa aktif') ?? -1]]).toEqual(['55201', 2])
    expect(JSON.stringify(sheets['Keterangan'])).toContain('Data per 01 Desember 2025')
  })

  it('shows an operator of one prodi his alone, and says so', async () => {
    const data = await cetak('prodi', '?periode=20241', terbatas)
    expect(baris(data, 'Data Program Studi').map((row) => row['Kode'])).toEqual(['55201'])
    expect(data.keterangan).toContain('Hanya program studi dalam akses Anda')
  })
})

describe('prints of faculties, departments and the college', () => {
  it('name who held the office on the day, and count what is below', async () => {
    const kini = baris(await cetak('fakultas', '?periode=20241&tanggal=2025-12-01'), 'Data Fakultas')
    expect(kini.find(({ Kode }) => Kode === 'FT')).toMatchObject({
      Dekan: 'Dekan Kini',
      Jurusan: 1,
      'Program studi': 1,
      'Mahasiswa aktif': 2,
    })
    const dulu = baris(await cetak('fakultas', '?tanggal=2024-05-01'), 'Data Fakultas')
    expect(dulu.find(({ Kode }) => Kode === 'FT')).toMatchObject({ Dekan: 'Dekan Lama' })
  })

  it('of departments carry their prodi on their sheet', async () => {
    const data = await cetak('jurusan', `?bentuk=lembar&fakultas[]=${teknik}`)
    expect(fakta(data, 'Jurusan')).toBe('Teknik Informatika')
    expect(baris(data, 'Program studi')).toMatchObject([{ Kode: '55201', 'Program studi': 'S1 - Informatika' }])
  })

  it('of the college give its legal numbers, its head and its faculties', async () => {
    const data = await cetak('pt', '?periode=20241')
    expect([fakta(data, 'Pimpinan'), fakta(data, 'Mahasiswa aktif')]).toEqual(['Rektor Kita', '3'])
    expect(baris(data, 'Fakultas').map((row) => row['Fakultas'])).toContain('Fakultas Teknik')
    expect(fakta(await cetak('pt', '?hitungan=0'), 'Mahasiswa aktif')).toBeUndefined()
  })
})

describe('Data DIKTI', () => {
  it('counts lecturers by rank and degree, students by status, and the ratio', async () => {
    const data = await cetak('data-dikti', '?periode=20241&tanggal=2025-12-01')
    expect(baris(data, 'Dosen tetap menurut pendidikan dan jabatan').at(-1)).toMatchObject({ S2: 1, S3: 1, Jumlah: 2 })
    expect(baris(data, 'Mahasiswa menurut status')).toMatchObject([
      { 'Program studi': 'S1 - Informatika', Aktif: 2, Cuti: 1, 'Mengundurkan Diri': 1, Jumlah: 4 },
      { 'Program studi': 'S1 - Manajemen', Aktif: 1, Jumlah: 1 },
      { 'Program studi': 'Jumlah', Aktif: 3, Jumlah: 5 },
    ])
    expect(baris(data, 'Rasio dosen dan mahasiswa')[0]).toMatchObject({ 'Dosen tetap': 2, Rasio: '1:1,0', Keterangan: 'Perlu perhatian' })
  })

  it('has the sums of the call that counts statuses', async () => {
    const data = await cetak('data-dikti', '?periode=20241')
    const { body } = await server.call('GET', '/v1/status_aktivitas_mahasiswa?periode=20241', { token: await server.signIn('baak') })
    const { total } = body.meta as unknown as { total: Record<string, number> }
    expect(baris(data, 'Mahasiswa menurut status').at(-1)).toMatchObject({ Aktif: total['A'], Cuti: total['C'], Jumlah: total['jumlah'] })
  })

  it('is a workbook with a sheet for each part', async () => {
    const { content } = await download(server, `${PATH}/data-dikti?format=xlsx`, token)
    expect(Object.keys(await workbookSheets(content))).toEqual(
      expect.arrayContaining([
        'Identitas',
        'Legalitas',
        'Program studi',
        'Mahasiswa menurut status',
        'Rasio dosen dan mahasiswa',
        'Keterangan',
      ]),
    )
  })
})

describe('what is refused', () => {
  it('a caller without F1, an unknown period, an unknown column, an office that nobody holds', async () => {
    const lain = await server.signIn('baak')
    expect((await server.call('GET', `${PATH}/prodi`, { token: lain })).status).toBe(403)
    expect((await server.call('GET', `${PATH}/prodi?periode=20259`, { token })).body.errors).toMatchObject([{ field: 'periode' }])
    expect((await server.call('GET', `${PATH}/prodi?kolom[]=nik`, { token })).status).toBe(422)
    const kosong = await server.call('GET', `${PATH}/prodi?jabatan=KABAAK`, { token })
    expect([kosong.status, kosong.body.type]).toEqual([409, 'pejabat_kosong'])
  })
})
