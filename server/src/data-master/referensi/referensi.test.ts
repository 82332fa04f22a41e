import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insert, makeCollege, makeOperator, type Values } from '../../testing/builders'
import {
  makeAkreditasi,
  makeDosen,
  makeJenisKelas,
  makeKampus,
  makeKode,
  makeMahasiswa,
  makeProdi,
  makeWilayah,
} from '../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

let database: TestDatabase
let server: TestServer
/** Holds only K1: references stay open to every operator. */
let cashier: string
let bounded: string
let informatika: { id: string }
let sistem: { id: string }

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  informatika = await makeProdi(owner, { kode: '55201', nama: 'Informatika' })
  sistem = await makeProdi(owner, { kode: '57201', nama: 'Sistem Informasi' })
  await makeProdi(owner, { kode: '59999', nama: 'Lama', status: 'H' })
  await makeAkreditasi(owner, { idProdi: informatika.id })
  await makeAkreditasi(owner, { idProdi: sistem.id })
  await makeOperator(owner, { username: 'kasir', scopes: ['K1:T'] })
  await makeOperator(owner, { username: 'kasir.ti', scopes: ['K1:T'], prodi: ['55201'] })
  server = await startTestServer(database)
  cashier = await server.signIn('kasir')
  bounded = await server.signIn('kasir.ti')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const get = async <Row>(path: string, token = cashier) => {
  const { status, body } = await server.call<Row[]>('GET', path, { token })
  return { status, data: body.data, errors: body.errors }
}
type Named = { id: string; kode: string; nama: string }

describe('GET /v1/prodi', () => {
  type Prodi = Named & { labelProdi: string; akreditasi: string | null }
  const kodes = async (query: string, token?: string) =>
    (await get<Prodi>(`/v1/prodi${query}`, token)).data.map(({ kode }) => kode).toSorted()

  it('answers active prodi with their label, to any operator', async () => {
    const { data } = await get<Prodi>('/v1/prodi?nama=inform&order[nama]=asc')
    expect(data.map(({ labelProdi }) => labelProdi)).toEqual(['S1 - Informatika', 'S1 - Sistem Informasi'])
    expect(Object.keys(data[0] ?? {}).toSorted()).toEqual(
      ['akreditasi', 'id', 'idFakultas', 'idJurusan', 'jenjangProdi', 'kode', 'labelProdi', 'namaProdi'].toSorted(),
    )
    expect(await kodes('?status[]=H')).toEqual(['59999'])
    expect(await kodes('?nama=s1%20-%20sis')).toEqual(['57201'])
  })

  it('answers only the own prodi unless all are asked for, and of others the label only', async () => {
    expect(await kodes('', bounded)).toEqual(['55201'])
    expect(await kodes('?semua=1', bounded)).toEqual(['55201', '57201'])
    const { data } = await get<Prodi>('/v1/prodi?semua=1&order[kode]=asc', bounded)
    expect(data.map(({ akreditasi }) => akreditasi)).toEqual(['U', null])
    expect(await kodes(`?id[]=${sistem.id}`, bounded)).toEqual(['57201'])
  })

  it('refuses an unknown filter and a wrong value', async () => {
    expect((await get('/v1/prodi?prodii=1')).status).toBe(422)
    expect((await get('/v1/prodi?jenjang[]=99')).errors).toMatchObject([{ field: 'jenjang.0' }])
    expect((await get('/v1/prodi?order[ibu]=asc')).status).toBe(422)
  })
})

describe('places and classes', () => {
  it('answers kampus, jenis kelas and kelompok sesi by name and aktif', async () => {
    await makeKampus(database.owner, { nama: 'Kampus Utara', kota: 'Bandung', utama: true })
    await makeKampus(database.owner, { nama: 'Kampus Lama', aktif: false })
    expect((await get('/v1/kampus?aktif=1')).data).toMatchObject([{ nama: 'Kampus Utara', kota: 'Bandung', utama: true }])
    const group = await insert(database.owner, 'kelompokSesi', { kode: 'P', nama: 'Pagi', hari: [1, 2, 3] })
    await makeJenisKelas(database.owner, { nama: 'Reguler Pagi', idKelompokSesi: group.id })
    await makeJenisKelas(database.owner, { nama: 'Karyawan', perluInstansi: true, aktif: false })
    expect((await get('/v1/jenis_kelas')).data).toHaveLength(2)
    expect((await get('/v1/jenis_kelas?aktif=1')).data).toMatchObject([{ nama: 'Reguler Pagi', idKelompokSesi: group.id }])
    expect((await get('/v1/kelompok_sesi')).data).toEqual([{ id: group.id, kode: 'P', nama: 'Pagi', hari: [1, 2, 3], jumlahSesi: 0 }])
  })

  it('answers classes of the own prodi with how full they are', async () => {
    const kelas = (values: Values<'kelasDefault'>) => insert(database.owner, 'kelasDefault', { angkatan: 2023, kapasitas: 40, ...values })
    const { id } = await kelas({ kode: 'TI-23-A', nama: 'TI A', idProdi: informatika.id })
    await kelas({ kode: 'SI-23-A', nama: 'SI A', idProdi: sistem.id })
    await makeMahasiswa(database.owner, { idProdi: informatika.id, idKelasDefault: id, periodeMasuk: 20231 })
    expect((await get('/v1/kelas_default_ref?prodi[]=55201&angkatan[]=2023')).data).toEqual([
      { id, kode: 'TI-23-A', nama: 'TI A', terisi: 1, kapasitas: 40 },
    ])
    expect((await get<Named>('/v1/kelas_default_ref', bounded)).data.map(({ kode }) => kode)).toEqual(['TI-23-A'])
  })
})

describe('people', () => {
  it('answers statuses, kinds of entry and angkatan', async () => {
    await makeKode(database.owner, { daftar: 'status-mahasiswa', kode: 'A', nama: 'Aktif', kelompok: 'studi' })
    await makeKode(database.owner, { daftar: 'status-mahasiswa', kode: 'L', nama: 'Lulus', kelompok: 'keluar' })
    expect((await get('/v1/status_mahasiswa_ref?kelompok=studi')).data).toEqual([{ kode: 'A', nama: 'Aktif', kelompok: 'studi' }])
    await makeKode(database.owner, { daftar: 'jenis-daftar', kode: 'pindahan', nama: 'Pindahan', kodePddikti: '2' })
    await makeKode(database.owner, { daftar: 'jenis-daftar', kode: 'mengulang', nama: 'Mengulang', aktif: false })
    expect((await get('/v1/status_mahasiswa_baru_ref')).data).toEqual([{ kode: 'pindahan', nama: 'Pindahan', kodePddikti: '2' }])
    await makeMahasiswa(database.owner, { idProdi: sistem.id, periodeMasuk: 20241 })
    await makeMahasiswa(database.owner, { idProdi: sistem.id, periodeMasuk: 20241 })
    expect((await get('/v1/angkatan_mahasiswa_ref?prodi[]=57201')).data).toEqual([{ angkatan: 2024, jumlah: 2 }])
    expect((await get('/v1/angkatan_mahasiswa_ref?prodi[]=57201', bounded)).data).toEqual([])
  })

  it('finds working lecturers by two letters and more, at most 50', async () => {
    for (let n = 0; n < 52; n++) await makeDosen(database.owner, { nama: `Ani ${n}` })
    const { id } = await makeDosen(database.owner, {
      nama: 'Zulkifli',
      gelarDepan: 'Dr.',
      idProdiHomebase: informatika.id,
      idStatusKeaktifan: '21',
    })
    expect((await get('/v1/dosen_ref?nama=an')).data).toHaveLength(50)
    expect((await get('/v1/dosen_ref?nama=a')).errors).toMatchObject([{ field: 'nama', message: 'Ketik minimal 2 huruf' }])
    expect((await get('/v1/dosen_ref?nama=zul')).data).toEqual([])
    expect((await get(`/v1/dosen_ref?id[]=${id}`)).data).toMatchObject([{ namaLengkap: 'Dr. Zulkifli', homebase: 'S1 - Informatika' }])
  })
})

describe('outside the college', () => {
  it('walks regions down by level and up by code, and searches kecamatan with their kota', async () => {
    const kode = await makeWilayah(database.owner)
    expect((await get('/v1/wilayah?level=1')).data).toMatchObject([{ nama: 'Jawa Barat', level: 1, kodeInduk: null }])
    expect((await get(`/v1/wilayah?level=2&induk=${kode.provinsi}`)).data).toMatchObject([{ nama: 'Kota Bandung' }])
    expect((await get('/v1/wilayah?level=3&nama=coblong,%20bandung')).data).toMatchObject([{ jalur: 'Coblong, Kota Bandung, Jawa Barat' }])
    expect((await get<Named>(`/v1/wilayah?kode=${kode.kecamatan}`)).data.map(({ nama }) => nama)).toEqual([
      'Coblong',
      'Kota Bandung',
      'Jawa Barat',
    ])
    expect((await get('/v1/wilayah?level=4')).status).toBe(422)
    expect((await get('/v1/wilayah?level=3')).errors).toMatchObject([{ field: 'nama' }])
  })

  it('answers schools, institutions and their prodi', async () => {
    const kode = await makeWilayah(database.owner, { kecamatan: 'Lembang', kota: 'Kabupaten Bandung Barat' })
    const { db } = database.owner
    await db
      .insertInto('sekolah')
      .values({ npsn: '20219001', nama: 'SMA Negeri 1 Contoh', jenisSekolah: 'SMA', status: 'N', kodeWilayah: kode.kecamatan })
      .execute()
    const expected = [{ npsn: '20219001', jenis: 'SMA', kota: 'Kabupaten Bandung Barat' }]
    for (const query of [
      'level=3&nama=sma%201',
      'npsn=2021900',
      `nama=contoh&wilayah=${kode.kota}`,
      `nama=contoh&wilayah=${kode.provinsi}`,
    ]) {
      expect((await get(`/v1/sekolah?${query}`)).data).toMatchObject(expected)
    }
    expect((await get('/v1/sekolah?level=2&nama=sma')).status).toBe(422)
    const { id } = await db
      .insertInto('referensiPerguruanTinggi')
      .values({ kode: '001001', nama: 'Universitas Asal', kota: 'Medan' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('referensiProdi').values({ idPerguruanTinggi: id, kode: '55201', nama: 'Informatika', jenjang: '30' }).execute()
    expect((await get('/v1/referensi_perguruan_tinggi?nama=asal')).data).toEqual([
      { id, kode: '001001', nama: 'Universitas Asal', kota: 'Medan' },
    ])
    expect((await get(`/v1/referensi_prodi?filter[idPerguruanTinggi]=${id}&filter[nama]=infor`)).data).toMatchObject([
      { kode: '55201', jenjang: '30' },
    ])
  })

  it('answers code lists of the own college; an unknown list is 404', async () => {
    await makeCollege(database.owner, { collegeId: 'lain' })
    await makeKode(database.owner, { daftar: 'agama', kode: '1', nama: 'Islam', collegeId: 'lain' })
    await makeKode(database.owner, { daftar: 'agama', kode: '5', nama: 'Buddha' })
    await makeKode(database.owner, { daftar: 'agama', kode: '98', nama: 'Tidak diisi', aktif: false })
    expect((await get<Named>('/v2/master/ref/agama')).data.map(({ kode }) => kode)).toEqual(['5', '98'])
    expect((await get<Named>('/v2/master/ref/agama?aktif=1')).data.map(({ kode }) => kode)).toEqual(['5'])
    expect((await get('/v2/master/ref/apa-saja')).status).toBe(404)
  })
})
