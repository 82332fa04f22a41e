import type { BagianCetak, Cetakan } from '@sivitas/contract/data-master/cetakan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, insert, makeCollege, makeOperator, makePeriode, nobody, TEST_COLLEGE } from '../../../testing/builders'
import { makeDosen, makeMahasiswa, makeProdi, makeWilayah } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { download, pdfPages, workbookSheets } from '../../../testing/downloads'
import { jobDone, startTestWorker } from '../../../testing/jobs'
import { startTestServer, type TestServer } from '../../../testing/server'

let database: TestDatabase
let server: TestServer
let baca: string
let tulis: string
const prodi: Record<string, string> = {}
const id: Record<string, string> = {}

type Orang = {
  nim: string
  nama: string
  kode: string
  angkatan?: number
  status?: string
  sejak?: number
  idDosenPa?: string
  alamat?: boolean
}

async function makeOrang({ nim, nama, kode, angkatan = 2023, status = 'A', sejak, idDosenPa, alamat = false }: Orang): Promise<void> {
  const { owner } = database
  const masuk = angkatan * 10 + 1
  const row = await makeMahasiswa(owner, {
    nim,
    idProdi: prodi[kode],
    periodeMasuk: masuk,
    status,
    statusSejakPeriode: sejak ?? masuk,
    ...(idDosenPa && { idDosenPa }),
    ...(sejak && {
      periodeKeluar: sejak,
      tanggalKeluar: '2024-08-20',
      nomorSkKeluar: 'SK/KELUAR/7',
      keteranganKeluar: 'Bekerja di kota lain',
    }),
    biodata: {
      nama,
      nik: alamat ? '3273017101050002' : null,
      namaIbuKandung: 'Ibu Kandung Uji',
      ...(alamat && { jalan: 'Jalan Satu 1', rt: '1', rw: '2', kelurahan: 'Dago', idWilayah: (await makeWilayah(owner)).kecamatan }),
    },
  })
  id[nim] = row.id
  for (const satu of [{ periode: masuk, status: 'A' }, ...(sejak ? [{ periode: sejak, status }] : [])])
    await insert(owner, 'riwayatStatus', { collegeId: TEST_COLLEGE, idMahasiswa: row.id, tanggal: '2023-09-01', sumber: 'manual', ...satu })
}

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  const { owner } = database
  await makeCollege(owner)
  for (const periode of [20231, 20241, 20242]) await makePeriode(owner, periode)
  for (const kode of ['55201', '57201'])
    prodi[kode] = (await makeProdi(owner, { kode, nama: kode === '55201' ? 'Informatika' : 'Sistem Informasi' })).id
  const { id: idDosen } = await makeDosen(owner, { nama: 'Dosen Pembimbing', nidn: '0412057501' })
  id['dosen'] = idDosen
  const people: readonly Orang[] = [
    { nim: '2301010001', nama: 'Ani', kode: '55201', idDosenPa: idDosen, alamat: true },
    { nim: '2301010002', nama: 'Budi', kode: '55201' },
    { nim: '2301010003', nama: 'Candra', kode: '55201', status: 'E', sejak: 20241 },
    { nim: '2401010001', nama: 'Dewi', kode: '55201', angkatan: 2024 },
    { nim: '2301020001', nama: 'Eka', kode: '57201' },
  ]
  for (const satu of people) await makeOrang(satu)
  await makeOperator(owner, { username: 'baca', scopes: ['F3:B', 'F2:B'] })
  await makeOperator(owner, { username: 'tulis', scopes: ['F3:T', 'F2:T'] })
  await makeOperator(owner, { username: 'prodi.si', scopes: ['F3:B'], prodi: ['57201'] })
  await makeOperator(owner, { username: 'keu', scopes: ['K1:B'] })
  baca = await server.signIn('baca')
  tulis = await server.signIn('tulis')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const PATH = '/v2/master/cetak'
const cetak = async (path: string, token = baca) => {
  const { status, body, text } = await server.call<Cetakan>('GET', `${PATH}/${path}`, { token })
  expect(status, text).toBe(200)
  return body
}
type Tabel = Extract<BagianCetak, { jenis: 'tabel' }>
const tabelOf = ({ bagian }: Cetakan) => bagian.find((satu): satu is Tabel => satu.jenis === 'tabel')
/** Each line as its kind and second value, which is a name, a heading or a sum. */
const ringkas = (cetakan: Cetakan) =>
  (tabelOf(cetakan)?.baris ?? []).map(({ nada, sel }) =>
    nada === 'kelompok' ? `# ${sel[0]}` : nada === 'penutup' ? `= ${sel[0]}` : `${sel[0]} ${sel[1]}`,
  )

describe('the printed list of students', () => {
  it('groups, numbers in each group, and sums up', async () => {
    const { data, meta } = await cetak('mahasiswa?periode=20242&kolom[]=nama&kelompok[]=prodi&kelompok[]=angkatan')
    expect(ringkas(data)).toEqual([
      '# S1 - Informatika',
      '# Angkatan 2023',
      '1 Ani',
      '2 Budi',
      '3 Candra',
      '= Jumlah Angkatan 2023: 3 mahasiswa',
      '# Angkatan 2024',
      '1 Dewi',
      '= Jumlah Angkatan 2024: 1 mahasiswa',
      '= Jumlah S1 - Informatika: 4 mahasiswa',
      '# S1 - Sistem Informasi',
      '# Angkatan 2023',
      '1 Eka',
      '= Jumlah Angkatan 2023: 1 mahasiswa',
      '= Jumlah S1 - Sistem Informasi: 1 mahasiswa',
      '= Jumlah: 5 mahasiswa',
    ])
    expect([data.jumlah, data.terpotong, meta.totalItems]).toEqual([5, false, 5])
    expect(data.keterangan).toContain('periode 2024/2025 Genap · 5 mahasiswa')
  })

  it('is a picture of its period: who left later still studies, who came later is not there (DM-R10)', async () => {
    const { data } = await cetak(`mahasiswa?periode=20231&kolom[]=nama&kolom[]=namaStatus&prodi[]=${prodi['55201']}`)
    expect(tabelOf(data)?.baris.map(({ sel }) => sel.slice(1))).toEqual([['Ani', 'Aktif'], ['Budi', 'Aktif'], ['Candra', 'Aktif'], []])
    const { data: keluar } = await cetak('mahasiswa?periode=20242&status[]=E&kolom[]=nama')
    expect(ringkas(keluar)).toEqual(['1 Candra', '= Jumlah: 1 mahasiswa'])
    expect(keluar.keterangan).toContain('Mengundurkan Diri')
  })

  it('groups by adviser, with who has none at the end, and leaves room for signatures', async () => {
    const { data } = await cetak('mahasiswa?periode=20242&kolom[]=nim&kelompok[]=dosenPa&tandaTangan=1&status[]=A&angkatan[]=2023')
    expect(ringkas(data).filter((satu) => satu.startsWith('#'))).toEqual(['# Dosen PA: Dosen Pembimbing', '# Tanpa dosen PA'])
    expect([tabelOf(data)?.kolom.at(-1)?.judul, tabelOf(data)?.baris[1]?.sel.at(-1)]).toEqual(['Tanda tangan', ''])
  })

  it('prints those who are ticked, and whoever a search finds', async () => {
    const dua = await cetak(`mahasiswa?kolom[]=nama&pilih[]=${id['2301010001']}&pilih[]=${id['2301020001']}`)
    expect(ringkas(dua.data)).toEqual(['1 Ani', '2 Eka', '= Jumlah: 2 mahasiswa'])
    expect(ringkas((await cetak('mahasiswa?kolom[]=nama&cari=budi')).data)).toEqual(['1 Budi', '= Jumlah: 1 mahasiswa'])
  })

  it('shows an operator of one prodi his students alone', async () => {
    const { data } = await cetak('mahasiswa?kolom[]=nama', await server.signIn('prodi.si'))
    expect(ringkas(data)).toEqual(['1 Eka', '= Jumlah: 1 mahasiswa'])
  })

  it('comes as PDF and XLSX with the same rows', async () => {
    const query = 'mahasiswa?periode=20242&kolom[]=nim&kolom[]=nama&kelompok[]=prodi'
    const pdf = await download(server, `${PATH}/${query}&format=pdf`, baca)
    expect([pdf.type, pdf.name]).toEqual(['application/pdf', expect.stringContaining('Daftar Mahasiswa.pdf')])
    const [halaman = ''] = await pdfPages(pdf.content)
    for (const kata of [
      'Daftar Mahasiswa',
      'periode 2024/2025 Genap',
      'S1 - Sistem Informasi',
      '2301020001',
      'Jumlah: 5 mahasiswa',
      'Halaman 1 dari 1',
    ])
      expect(halaman).toContain(kata)
    const xlsx = await workbookSheets((await download(server, `${PATH}/${query}&format=xlsx`, baca)).content)
    expect(xlsx['Daftar Mahasiswa']?.[2]).toEqual([1, '2301010001', 'Ani'])
  })

  it('is prepared in the background where one would wait for it: the same file by a job', async () => {
    const worker = await startTestWorker(server)
    const body = { alamat: `${PATH}/mahasiswa`, kueri: 'periode=20242&kolom[]=nim&kelompok[]=prodi', format: 'pdf', judul: 'Daftar' }
    const { body: answer } = await server.call<{ id: string }>('POST', '/v2/platform/pekerjaan/ekspor', { token: baca, body })
    const job = await jobDone(server, baca, answer.data.id)
    await worker.stop()
    expect(job).toMatchObject({ status: 'selesai', total: 5, selesai: 5 })
    const { content } = await download(server, `/v2/platform/berkas/${job.hasil[0]?.id}/unduh`, baca)
    expect((await pdfPages(content))[0]).toContain('Jumlah: 5 mahasiswa')
  })

  it('is a grid of photos, twelve a page', async () => {
    const { data } = await cetak('mahasiswa?bentuk=foto&periode=20242&kelompok[]=prodi')
    expect(data.bagian.map((bagian) => (bagian.jenis === 'foto' ? [bagian.judul, bagian.kartu.length] : null))).toEqual([
      ['S1 - Informatika', 4],
      ['S1 - Sistem Informasi', 1],
    ])
    const { content } = await download(server, `${PATH}/mahasiswa?bentuk=foto&format=pdf&periode=20242&kelompok[]=prodi`, baca)
    expect(await pdfPages(content)).toHaveLength(2)
  })

  it('is address labels of those who have an address', async () => {
    const { data } = await cetak('mahasiswa?bentuk=label&periode=20242')
    expect(data.bagian).toMatchObject([
      { jenis: 'label', label: [{ nama: 'Ani', alamat: expect.stringContaining('Jalan Satu 1, RT 1/2, Dago') }] },
    ])
    const [halaman] = await pdfPages((await download(server, `${PATH}/mahasiswa?bentuk=label&format=pdf&periode=20242`, baca)).content)
    expect(halaman).toContain('Ani')
  })

  it('is for F3, and refuses what it does not know', async () => {
    expect((await server.call('GET', `${PATH}/mahasiswa`, { token: await server.signIn('keu') })).status).toBe(403)
    for (const salah of ['kolom[]=nik', 'kelompok[]=agama', 'format=csv', 'periode=20259', 'bentuk=brosur'])
      expect((await server.call('GET', `${PATH}/mahasiswa?${salah}`, { token: baca })).status).toBe(422)
  })
})

describe('the record of a student', () => {
  const biodata = (query = '') => `${PATH}/biodata-mahasiswa/${id['2301010001']}${query}`

  it('is two pages, masked', async () => {
    const pages = await pdfPages((await download(server, biodata('?format=pdf'), baca)).content)
    expect(pages).toHaveLength(2)
    expect(pages[0]).toContain('327301******0002')
    expect(pages.join(' ')).not.toContain('3273017101050002')
    for (const kata of ['Orang tua dan wali', 'Riwayat pendidikan', 'Riwayat status', 'Mahasiswa yang bersangkutan'])
      expect(pages[1]).toContain(kata)
  })

  it('is unmasked for who may write, with a reason that stays (DM-R27)', async () => {
    expect((await server.call('GET', biodata('?rahasia=1&alasan=x'), { token: baca })).status).toBe(403)
    expect((await server.call('GET', biodata('?rahasia=1'), { token: tulis })).body.errors).toMatchObject([{ field: 'alasan' }])
    const pages = await pdfPages((await download(server, biodata('?format=pdf&rahasia=1&alasan=Berkas yudisium'), tulis)).content)
    expect(pages[0]).toContain('3273017101050002')
    const log = await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db
        .selectFrom('auditLog')
        .select(['aksi', 'alasan'])
        .where('idBaris', '=', id['2301010001'] ?? '')
        .execute(),
    )
    expect(log).toContainEqual({ aksi: 'lihat', alasan: 'Biodata dicetak: Berkas yudisium' })
  })

  it('of another prodi is refused, of nobody is not found', async () => {
    const token = await server.signIn('prodi.si')
    expect((await server.call('GET', biodata(), { token })).status).toBe(403)
    expect((await server.call('GET', `${PATH}/biodata-mahasiswa/${nobody()}`, { token: baca })).status).toBe(404)
  })

  it('says of who has left when, why and by which decree; of who studies it says that he does', async () => {
    const { data } = await cetak(`lembar-keluar/${id['2301010003']}`)
    const fakta = Object.fromEntries(
      data.bagian.flatMap((bagian) => (bagian.jenis === 'fakta' ? bagian.baris.map(({ label, isi }) => [label, isi]) : [])),
    )
    expect(fakta).toMatchObject({
      Status: 'Mengundurkan Diri',
      'Nomor SK': 'SK/KELUAR/7',
      'Tanggal keluar': '20 Agustus 2024',
      Keterangan: 'Bekerja di kota lain',
    })
    const studi = await server.call('GET', `${PATH}/lembar-keluar/${id['2301010001']}`, { token: baca })
    expect([studi.status, studi.body.detail]).toEqual([409, 'Mahasiswa ini masih berstatus Aktif. Catat status keluarnya lebih dahulu.'])
    const xlsx = await workbookSheets((await download(server, `${PATH}/lembar-keluar/${id['2301010003']}?format=xlsx`, baca)).content)
    expect(xlsx['Keluar']?.[1]).toEqual(['Status', 'Mengundurkan Diri'])
  })
})

describe('the CV of a lecturer', () => {
  it('has his histories, and masks what lists mask', async () => {
    const [pertama = ''] = await pdfPages((await download(server, `${PATH}/biodata-dosen/${id['dosen']}?format=pdf`, baca)).content)
    for (const kata of ['Biodata Dosen', 'NIDN', '0412057501', 'Kepegawaian', 'Jabatan fungsional']) expect(pertama).toContain(kata)
    expect((await server.call('GET', `${PATH}/biodata-dosen/${id['dosen']}?rahasia=1&alasan=x`, { token: baca })).status).toBe(403)
    expect((await server.call('GET', `${PATH}/biodata-dosen/${id['dosen']}?rahasia=1&alasan=x`, { token: tulis })).status).toBe(200)
  })
})
