import sharp from 'sharp'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, insert, makeCollege, makeOperator, makePeriode, TEST_COLLEGE } from '../../../testing/builders'
import {
  makeDosen,
  makeJenisKelas,
  makeKampus,
  makeKode,
  makeKonsentrasi,
  makeMahasiswa,
  makeProdi,
  makeWilayah,
} from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

type Hasil = { idMahasiswa: string; idBiodata: string; nim: string }
type Calon = { calon: { idBiodata: string; nama: string; kesamaan: string; registrasi: { nim: string; terlihat: boolean }[] }[] }

const MHS = '/v1/mahasiswa'
let database: TestDatabase
let server: TestServer
let baak: string
let prodiTi: string
let wilayah: Awaited<ReturnType<typeof makeWilayah>>
const id = { informatika: '', sistem: '', tutup: '', kampus: '', kelas: '', kerjaSama: '', konsentrasi: '' }

const orang = (more: Record<string, unknown> = {}) => ({
  nama: 'Siti Aminah',
  jenisKelamin: 'P',
  tempatLahir: 'Bandung',
  tanggalLahir: '2005-01-31',
  idAgama: '1',
  namaIbuKandung: 'Nurhayati',
  ...more,
})
const registrasi = (more: Record<string, unknown> = {}) => ({
  idProdi: id.informatika,
  idKampus: id.kampus,
  idJenisKelas: id.kelas,
  periodeMasuk: 20231,
  tanggalMasuk: '2023-09-01',
  jenisDaftar: 'peserta_didik_baru',
  ...more,
})
const tambah = (body: Record<string, unknown>, token = baak) => server.call<Hasil>('POST', MHS, { token, body })
/** A new person each time, so that nobody is taken for somebody else. */
let nomor = 0
const lain = (more: Record<string, unknown> = {}) =>
  orang({ nama: `Orang ${'abcdefghijklmnopqrstuvwxyz'[nomor++ % 26]} ${'x'.repeat(nomor)}`, ...more })
const satu = async <T>(query: Parameters<typeof inCollege<T>>[2]) => await inCollege(database.owner, TEST_COLLEGE, query)
const pesan = (errors: { field: string; message: string }[]) => errors.map(({ field, message }) => `${field}: ${message}`)

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'baak', scopes: ['F3:T', 'F2:T'] })
  for (const periode of [20211, 20231, 20232, 20241]) await makePeriode(owner, periode)
  id.informatika = (await makeProdi(owner, { kode: '55201', kodeNim: '01', nama: 'Informatika' })).id
  id.sistem = (await makeProdi(owner, { kode: '57201', kodeNim: '02', nama: 'Sistem Informasi' })).id
  id.tutup = (await makeProdi(owner, { kode: '99999', kodeNim: '09', nama: 'Tutup', status: 'H' })).id
  id.kampus = (await makeKampus(owner)).id
  id.kelas = (await makeJenisKelas(owner, { kodeNim: '01' })).id
  id.kerjaSama = (await makeJenisKelas(owner, { kodeNim: '05', perluInstansi: true })).id
  id.konsentrasi = (await makeKonsentrasi(owner, { idProdi: id.sistem })).id
  wilayah = await makeWilayah(owner)
  for (const [daftar, kode] of [
    ['agama', '1'],
    ['jenis-daftar', 'peserta_didik_baru'],
    ['jenis-daftar', 'pindahan'],
    ['jalur-daftar', '12'],
    ['pembiayaan', '1'],
    ['negara', 'MY'],
    ['jenis-dokumen', 'ktp'],
    ['pekerjaan', '98'],
    ['penghasilan', '12'],
  ] as const)
    await makeKode(owner, { daftar, kode })
  await makeKode(owner, { daftar: 'agama', kode: '98', aktif: false })
  await makeOperator(owner, { username: 'prodi.ti', scopes: ['F3:T'], prodi: ['55201'] })
  server = await startTestServer(database)
  baak = await server.signIn('baak')
  prodiTi = await server.signIn('prodi.ti')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

describe('a new student', () => {
  it('DM-R1: gets the first NIM of 2023, prodi 01, kelas 01, with status, AKM and akun of the first day', async () => {
    const { status, body } = await tambah({ biodata: orang(), registrasi: registrasi() })
    expect([status, body.data?.nim], JSON.stringify(body)).toEqual([201, '2301010001'])
    const facts = await satu((db) =>
      sql<Record<string, unknown>>`
        SELECT m.nama, m.angkatan, m.status, m.batas_studi_periode, (SELECT count(*)::int FROM riwayat_status r WHERE r.id_mahasiswa = m.id AND r.status = 'A' AND r.periode = 20231) AS riwayat,
               (SELECT count(*)::int FROM aktivitas_kuliah a WHERE a.id_mahasiswa = m.id) AS akm, (SELECT username FROM akun k WHERE k.id_mahasiswa = m.id) AS akun, m.kelengkapan
          FROM mahasiswa m WHERE m.id = ${body.data.idMahasiswa}`.execute(db),
    )
    expect(facts.rows[0]).toEqual({
      nama: 'Siti Aminah',
      angkatan: 2023,
      status: 'A',
      batasStudiPeriode: 20302,
      riwayat: 1,
      akm: 1,
      akun: '2301010001',
      kelengkapan: 10,
    })
  })

  it('DM-R1: two at once never get the same NIM, and what was given never comes again', async () => {
    const [a, b] = await Promise.all([
      tambah({ biodata: lain(), registrasi: registrasi({ idProdi: id.sistem }) }),
      tambah({ biodata: lain(), registrasi: registrasi({ idProdi: id.sistem }) }),
    ])
    expect([a.body.data.nim, b.body.data.nim].toSorted()).toEqual(['2302010001', '2302010002'])
    const last = [a, b].find(({ body }) => body.data.nim === '2302010002')?.body.data.idMahasiswa
    expect((await server.call('DELETE', `${MHS}/${last}`, { token: baak, body: { alasan: 'Salah catat' } })).status).toBe(200)
    const { body } = await tambah({ biodata: lain(), registrasi: registrasi({ idProdi: id.sistem }) })
    expect(body.data.nim).toBe('2302010003')
    const kembali = await tambah({ biodata: lain(), nim: '2302010002', registrasi: registrasi({ idProdi: id.sistem }) })
    expect([kembali.status, kembali.body.type]).toEqual([409, 'nim_terpakai'])
  })

  it('DM-R1: says when the numbers are used up', async () => {
    await insert(database.owner, 'penghitungNim', { awalan: '210101', terakhir: 9999 })
    const { status, body } = await tambah({ biodata: lain(), registrasi: registrasi({ periodeMasuk: 20211, tanggalMasuk: '2021-09-01' }) })
    expect([status, body.detail]).toEqual([422, 'Nomor urut NIM untuk 210101 habis'])
  })

  it('tells the next NIM without taking it', async () => {
    const ask = `/v2/master/mahasiswa/nim?idProdi=${id.sistem}&idJenisKelas=${id.kelas}&periodeMasuk=20241&jenisDaftar=peserta_didik_baru`
    for (const _ of [1, 2]) expect((await server.call<{ nim: string }>('GET', ask, { token: baak })).body.data.nim).toBe('2402010001')
  })

  it('takes family, schooling and a photo of form data along', async () => {
    const form = new FormData()
    const isi = {
      biodata: lain(),
      registrasi: registrasi(),
      orangTua: [
        { peran: 'ibu', nama: 'Ibu Baru', tanggalLahir: '1980-01-01' },
        { peran: 'ayah', nama: 'Ayah', idPekerjaan: '98', idPenghasilan: '12' },
      ],
      pendidikan: [{ jenis: 'sekolah', jenjang: '6', namaLembaga: 'SMA Negeri 3' }],
    }
    const tulis = (awalan: string, nilai: unknown): void => {
      if (nilai !== null && typeof nilai === 'object')
        for (const [key, value] of Object.entries(nilai)) tulis(awalan === '' ? key : `${awalan}[${key}]`, value)
      else form.set(awalan, String(nilai))
    }
    tulis('', isi)
    form.set('foto', await gambar(300, 400))
    const { status, body } = await server.call<Hasil>('POST', MHS, { token: baak, body: form })
    expect([status, body.detail]).toEqual([201, undefined])
    const { rows } = await satu((db) =>
      sql<Record<string, unknown>>`
        SELECT b.nama_ibu_kandung, o.nama AS ayah, o.masih_hidup, o.id_penghasilan, b.id_foto IS NOT NULL AS foto, (SELECT count(*)::int FROM riwayat_pendidikan r WHERE r.id_biodata = b.id) AS sekolah
          FROM biodata b JOIN orang_tua o ON o.id_biodata = b.id AND o.peran = 'ayah' WHERE b.id = ${body.data.idBiodata}`.execute(db),
    )
    expect(rows[0]).toEqual({ namaIbuKandung: 'Nurhayati', ayah: 'Ayah', masihHidup: false, idPenghasilan: null, foto: true, sekolah: 1 })
  })

  it('gets the adviser that was chosen, not one who is full (DM-R12, DM edge 21)', async () => {
    const dosen = await makeDosen(database.owner, { maksBimbinganPa: 1, idProdiHomebase: id.informatika })
    const first = await tambah({ biodata: lain(), registrasi: registrasi(), idDosenPa: dosen.id })
    expect(first.status).toBe(201)
    const second = await tambah({ biodata: lain(), registrasi: registrasi(), idDosenPa: dosen.id })
    expect([second.status, second.body.detail]).toEqual([409, 'Kuota bimbingan penuh (1 dari 1)'])
  })
})

describe('the same person', () => {
  it('DM edge 3, DM-R4: refuses the NIK of somebody who is here, and offers him', async () => {
    const nik = '3273017101050002'
    const { body: lama } = await tambah({ biodata: orang({ nama: 'Ratna Sari', nik }), registrasi: registrasi() })
    const { status, body } = await tambah({ biodata: lain({ nik }), registrasi: registrasi() })
    expect([status, body.type]).toEqual([409, 'biodata_sama'])
    expect((body.rincian as Calon).calon).toMatchObject([
      { nama: 'Ratna Sari', kesamaan: 'biodata_sama', registrasi: [{ nim: lama.data.nim }] },
    ])
    const kedua = await tambah({ idBiodata: lama.data.idBiodata, registrasi: registrasi({ idProdi: id.sistem }) })
    expect(kedua.status).toBe(201)
    const { body: detail } = await server.call<{ nimLain: { nim: string }[] }>('GET', `${MHS}/${kedua.body.data.idMahasiswa}`, {
      token: baak,
    })
    expect(detail.data.nimLain.map(({ nim }) => nim)).toEqual([lama.data.nim])
  })

  it('DM-R4: refuses who is alike until somebody says why it is another one', async () => {
    const mirip = { biodata: orang({ nama: 'SITI  aminah.' }), registrasi: registrasi() }
    const { status, body } = await tambah(mirip)
    expect([status, body.type]).toEqual([409, 'biodata_mirip'])
    expect((await tambah({ ...mirip, abaikanMirip: true })).status).toBe(409)
    expect((await tambah({ ...mirip, abaikanMirip: true, alasan: 'Kembar dengan nama sama' })).status).toBe(201)
  })

  it('DM-R4: finds him in a prodi that the operator does not see, and lets him add a NIM', async () => {
    const nik = '3273014101050009'
    const { body: lama } = await tambah({
      biodata: lain({ nik, tanggalLahir: '2005-01-01' }),
      registrasi: registrasi({ idProdi: id.sistem }),
    })
    const { status, body } = await tambah({ biodata: lain({ nik }), registrasi: registrasi() }, prodiTi)
    expect([status, (body.rincian as Calon).calon[0]?.registrasi]).toEqual([
      409,
      [expect.objectContaining({ nim: lama.data.nim, terlihat: false })],
    ])
    expect((await tambah({ idBiodata: lama.data.idBiodata, registrasi: registrasi() }, prodiTi)).status).toBe(201)
    const cek = await server.call<Calon['calon']>('POST', '/v2/master/mahasiswa/cek-orang', { token: prodiTi, body: { nik } })
    expect(cek.body.data).toHaveLength(1)
    const { rows } = await satu((db) => sql`SELECT 1 FROM audit_log WHERE entitas = 'pencarian_orang'`.execute(db))
    expect(rows.length).toBeGreaterThan(0)
  })

  it('DM edge 26: the same NIK in another college is no conflict and is never seen', async () => {
    await makeCollege(database.owner, { collegeId: 'sebelah' })
    await makeMahasiswa(database.owner, { collegeId: 'sebelah', biodata: { nik: '3273016505050005' } })
    const { status, body } = await tambah({
      biodata: lain({ nik: '3273016505050005', tanggalLahir: '2005-05-25' }),
      registrasi: registrasi(),
    })
    expect([status, body.type]).toEqual([201, undefined])
  })
})

describe('what a form may not say', () => {
  it('DM edge 1: names who has a NIM, had it, in whatever prodi', async () => {
    await makeMahasiswa(database.owner, { idProdi: id.sistem, nim: 'TETAP001', nimLama: ['LAMA0001'], biodata: { nama: 'Mahasiswa A' } })
    for (const nim of ['TETAP001', 'LAMA0001']) {
      const { status, body } = await tambah({ biodata: lain(), registrasi: registrasi(), nim }, prodiTi)
      expect([status, body.type, body.detail]).toEqual([
        409,
        'nim_terpakai',
        `NIM ${nim} sudah dipakai oleh Mahasiswa A (S1 - Sistem Informasi)`,
      ])
    }
  })

  it.each([
    ['DM edge 2: 15 digits', { nik: '327301710105000' }, 'biodata.nik: NIK harus 16 angka'],
    ['DM edge 2: letters', { nik: '327301710105000A' }, 'biodata.nik: NIK harus 16 angka'],
    ['DM edge 2: one digit', { nik: '1111111111111111' }, 'biodata.nik: NIK harus 16 angka'],
    ['DM-R3: month 13', { nik: '3273017113050002' }, 'biodata.nik: Bulan lahir pada NIK harus 01-12'],
    ['DM edge 4: 31 February', { tanggalLahir: '2005-02-31' }, 'biodata.tanggalLahir: Tanggal tidak dikenal'],
    ['DM edge 4: tomorrow', { tanggalLahir: '2999-01-01' }, 'biodata.tanggalLahir: Tanggal lahir tidak boleh setelah hari ini'],
    ['DM edge 4: the zero date', { tanggalLahir: '0001-01-01' }, 'biodata.tanggalLahir: Tanggal tidak dikenal'],
    [
      'DM edge 5: a foreigner without passport',
      { kewarganegaraan: 'MY' },
      'biodata.noPaspor: Nomor paspor wajib diisi untuk warga negara asing',
    ],
    ['DM edge 19: digits in a name', { nama: 'Budi2' }, 'biodata.nama: Nama hanya memuat huruf, spasi, titik, apostrof, dan tanda hubung'],
    ['DM edge 19: 101 letters', { nama: 'a'.repeat(101) }, 'biodata.nama: Nama paling banyak 100 karakter'],
    ['an inactive code', { idAgama: '98' }, 'biodata.idAgama: Pilihan ini sudah tidak aktif'],
    ['NISN', { nisn: '12' }, 'biodata.nisn: NISN harus 10 angka'],
    ['NPWP', { npwp: '12' }, 'biodata.npwp: NPWP harus 15 atau 16 angka'],
    ['handphone', { handphone: '0812' }, 'biodata.handphone: Handphone terdiri dari 9-12 angka'],
    ['email', { email: 'bukan' }, 'biodata.email: Alamat surel tidak valid'],
    ['KPS', { penerimaKps: true }, 'biodata.nomorKps: Nomor KPS wajib diisi bila penerima KPS'],
  ])('%s', async (_case, biodata, expected) => {
    const { status, body } = await tambah({ biodata: lain(biodata), registrasi: registrasi() })
    expect([status, pesan(body.errors)]).toEqual([422, expect.arrayContaining([expected])])
  })

  it.each([['Nur'], ["D'Angelo"], ['Å']])('DM edge 19: takes %s as a name', async (nama) => {
    expect((await tambah({ biodata: orang({ nama, namaIbuKandung: `Ibu ${nama}` }), registrasi: registrasi() })).status).toBe(201)
  })

  it('DM edge 5: without a nationality he is Indonesian, and with a passport a foreigner passes', async () => {
    const { body } = await tambah({ biodata: lain(), registrasi: registrasi() })
    const { body: bio } = await server.call<{ kewarganegaraan: string }>('GET', `${MHS}/${body.data.idMahasiswa}/biodata`, { token: baak })
    expect(bio.data.kewarganegaraan).toBe('ID')
    expect((await tambah({ biodata: lain({ kewarganegaraan: 'MY', noPaspor: 'A1234567' }), registrasi: registrasi() })).status).toBe(201)
  })

  it.each([
    [
      'DM edge 7: konsentrasi of another prodi',
      () => ({ idKonsentrasi: id.konsentrasi }),
      'registrasi.idKonsentrasi: Konsentrasi bukan milik prodi ini',
    ],
    ['DM edge 34: a short semester', () => ({ periodeMasuk: 20253 }), 'registrasi.periodeMasuk: Periode masuk harus Ganjil atau Genap'],
    ['a closed prodi', () => ({ idProdi: id.tutup }), 'registrasi.idProdi: Program studi ini tidak aktif'],
    [
      'a child',
      () => ({ tanggalMasuk: '2018-09-01', periodeMasuk: 20231 }),
      'registrasi.tanggalMasuk: Usia pada tanggal masuk kurang dari 14 tahun',
    ],
    ['a day of another year', () => ({ tanggalMasuk: '2025-09-02' }), 'registrasi.tanggalMasuk: Tanggal masuk di luar tahun periode masuk'],
    ['a transfer from nowhere', () => ({ jenisDaftar: 'pindahan' }), 'registrasi.idPtAsal: Perguruan tinggi asal wajib untuk pindahan'],
    ['no agency', () => ({ idJenisKelas: id.kerjaSama }), 'registrasi.idInstansi: Instansi wajib untuk jenis kelas ini'],
  ])('%s', async (_case, more, expected) => {
    const { status, body } = await tambah({ biodata: lain(), registrasi: registrasi(more()) })
    expect([status, pesan(body.errors)]).toEqual([422, expect.arrayContaining([expected])])
  })

  it('DM edge 6: wants the district, and a postal code of five digits', async () => {
    const { body } = await tambah({ biodata: lain(), registrasi: registrasi(), alamat: { idWilayah: wilayah.kota } })
    expect(pesan(body.errors)).toEqual(['alamat.idWilayah: Pilih sampai tingkat kecamatan'])
    expect((await tambah({ biodata: lain(), registrasi: registrasi(), alamat: { idWilayah: wilayah.kecamatan } })).status).toBe(201)
    const kode = await tambah({ biodata: lain(), registrasi: registrasi(), alamat: { kodePos: '12' } })
    expect(pesan(kode.body.errors)).toEqual(['alamat.kodePos: Kode pos harus 5 angka'])
  })

  it('a mother is born before her child', async () => {
    const { body } = await tambah({
      biodata: lain(),
      registrasi: registrasi(),
      orangTua: [{ peran: 'ibu', nama: 'Ibu', tanggalLahir: '2006-01-01' }],
    })
    expect(pesan(body.errors)).toEqual(['orangTua.0.tanggalLahir: Tanggal lahir ibu harus sebelum tanggal lahir mahasiswa'])
  })

  it('DM edge 8: keeps an operator to his prodi', async () => {
    const { status, body } = await tambah({ biodata: lain(), registrasi: registrasi({ idProdi: id.sistem }) }, prodiTi)
    expect([status, body.detail]).toEqual([403, 'Program studi di luar akses Anda.'])
  })
})

const gambar = async (width: number, height: number, nama = 'foto.jpg') =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width, height, channels: 3, background: '#8899aa' } })
          .jpeg()
          .withExif({ IFD0: { Artist: 'Kamera' } })
          .toBuffer(),
      ),
    ],
    nama,
  )

describe('the photo', () => {
  const kirim = async (file: File) => {
    const { id: idMahasiswa } = await makeMahasiswa(database.owner, { idProdi: id.informatika })
    const form = new FormData()
    form.set('file', file)
    return await server.call<{ idFoto: string; fotoContentUrl: string }>('POST', `${MHS}/${idMahasiswa}/biodata/fileFoto`, {
      token: baak,
      body: form,
    })
  }

  it('DM-R20: is cropped to 600 x 800 and 90 x 120, without EXIF', async () => {
    const { status, body } = await kirim(await gambar(1000, 1000))
    expect(status).toBe(200)
    const unduh = async (path: string) =>
      new Uint8Array(await (await fetch(server.url + path, { headers: { authorization: `Bearer ${baak}` } })).arrayBuffer())
    const besar = await sharp(await unduh(body.data.fotoContentUrl)).metadata()
    expect([besar.width, besar.height, besar.exif]).toEqual([600, 800, undefined])
    const kecil = await sharp(await unduh(`${body.data.fotoContentUrl}?kecil=true`)).metadata()
    expect([kecil.width, kecil.height]).toEqual([90, 120])
  })

  it('DM edge 20: refuses 200 x 200, what is no picture, and 12 MB', async () => {
    const kecil = await kirim(await gambar(200, 200))
    expect([kecil.status, kecil.body.detail]).toEqual([422, 'Foto minimal 300 x 400 piksel'])
    const heic = new File([new Uint8Array(Buffer.from('00000018667479706865696300000000', 'hex'))], 'foto.jpg')
    expect((await kirim(heic)).status).toBe(415)
    expect((await kirim(new File([new Uint8Array(12 * 1_024_000)], 'foto.jpg'))).status).toBe(413)
  })

  it('is seen by every operator of the prodi, and by nobody of another one', async () => {
    const { id: idMahasiswa } = await makeMahasiswa(database.owner, { idProdi: id.sistem })
    const form = new FormData()
    form.set('file', await gambar(300, 400))
    const { body } = await server.call<{ fotoContentUrl: string }>('POST', `${MHS}/${idMahasiswa}/biodata/fileFoto`, {
      token: baak,
      body: form,
    })
    expect((await server.call('GET', body.data.fotoContentUrl, { token: baak })).status).toBe(200)
    expect((await server.call('GET', body.data.fotoContentUrl, { token: prodiTi })).status).toBe(404)
  })
})

describe('finding somebody by what must not stand in an address', () => {
  it('finds students and lecturers, and leaves a line without the number', async () => {
    const nik = '3273011501050011'
    await makeMahasiswa(database.owner, { idProdi: id.informatika, biodata: { nama: 'Dicari', nik } })
    await makeDosen(database.owner, { nama: 'Dosen Dicari', nik })
    const { body } = await server.call<{ jenis: string; nama: string }[]>('POST', '/v2/master/mahasiswa/cari-orang', {
      token: baak,
      body: { nik },
    })
    expect(body.data.map(({ jenis, nama }) => `${jenis} ${nama}`)).toEqual(['mahasiswa Dicari', 'dosen Dosen Dicari'])
    const { rows } = await satu((db) =>
      sql<{
        n: number
      }>`SELECT count(*)::int AS n FROM audit_log WHERE entitas = 'pencarian_orang' AND (alasan || sesudah::text) LIKE ${`%${nik}%`}`.execute(
        db,
      ),
    )
    expect(rows[0]?.n).toBe(0)
  })
})
