import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, insert, makeCollege, makeOperator, TEST_COLLEGE } from '../../testing/builders'
import { makeKode, makeWilayah } from '../../testing/builders-master'
import { makeUsulanSekolah } from '../../testing/builders-tempat'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

type Kode = { kode: string; nama: string; versi: number; aktif: boolean }
type Sekolah = { id: string; npsn: string; keadaan: string; alasanTolak: string | null }
type Run = { id: string; kolom: Record<string, number | null>; baru: number; ubah: number; sama: number; salah: number; tersimpan: number }

let database: TestDatabase
let server: TestServer
let admin: string
let unit: string
let kecamatan: string

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'admin', scopes: ['A:T'] })
  await makeOperator(owner, { username: 'unit', scopes: ['F1:T'] })
  await makeCollege(owner, { collegeId: 'lain' })
  await makeOperator(owner, { username: 'admin.lain', scopes: ['A:T'], collegeId: 'lain' })
  ;({ kecamatan } = await makeWilayah(owner))
  await makeKode(owner, { daftar: 'agama', kode: '1', nama: 'Islam' })
  await makeKode(owner, { daftar: 'status-mahasiswa', kode: 'A', nama: 'Aktif' })
  server = await startTestServer(database)
  admin = await server.signIn('admin')
  unit = await server.signIn('unit')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

describe('a code list', () => {
  it('takes a new code, names who holds one already, and keeps a code that is out of use readable', async () => {
    const body = { kode: '7', nama: 'Penghayat', kodePddikti: '7' }
    const made = await server.call<Kode>('POST', '/v2/master/ref/agama', { token: unit, body })
    expect([made.status, made.body.data.nama]).toEqual([201, 'Penghayat'])
    const twice = await server.call('POST', '/v2/master/ref/agama', { token: unit, body: { ...body, kode: '1' } })
    expect([twice.status, twice.body.detail]).toEqual([409, 'Kode sudah dipakai oleh Islam'])
    const off = await server.call<Kode>('PUT', '/v2/master/ref/agama/7', {
      token: unit,
      body: { versi: made.body.data.versi, aktif: false },
    })
    expect(off.body.data.aktif).toBe(false)
    const stale = await server.call('PUT', '/v2/master/ref/agama/7', { token: unit, body: { versi: made.body.data.versi, nama: 'Lain' } })
    expect([stale.status, stale.body.type]).toEqual([409, 'versi_usang'])
    const { body: all } = await server.call<Kode[]>('GET', '/v2/master/ref/agama', { token: unit })
    expect(all.data.map(({ kode }) => kode)).toContain('7')
  })

  it('that rules name takes no code and loses none, but may be renamed', async () => {
    const more = await server.call('POST', '/v2/master/ref/status-mahasiswa', { token: admin, body: { kode: 'Z', nama: 'Zonder' } })
    expect([more.status, more.body.type]).toEqual([409, 'bawaan'])
    const put = (body: object) =>
      server.call<Kode>('PUT', '/v2/master/ref/status-mahasiswa/A', { token: admin, body: { versi: 1, ...body } })
    expect((await put({ aktif: false })).body.type).toBe('bawaan')
    expect((await put({ nama: 'Aktif kuliah' })).body.data.nama).toBe('Aktif kuliah')
  })
})

describe('a school that is missing', () => {
  const usul = (npsn: string, token = unit) =>
    server.call<Sekolah>('POST', '/v2/master/sekolah', {
      token,
      body: { npsn, nama: `SMA ${npsn}`, jenisSekolah: 'SMA', status: 'S', idWilayah: kecamatan },
    })
  const cari = async (npsn: string, token: string, college?: string) =>
    (await server.call<Sekolah[]>('GET', `/v2/master/sekolah?cari=${npsn}`, { token, ...(college && { college }) })).body.data

  it('is there at once in its own college only, and everybody’s once it is verified', async () => {
    const other = await server.signIn('admin.lain', undefined, 'lain')
    const { status, body } = await usul('70000001')
    expect([status, body.data.keadaan]).toEqual([201, 'menunggu'])
    expect((await usul('70000001')).status).toBe(409)
    expect(await cari('70000001', other, 'lain')).toEqual([])
    const decide = (token: string) => server.call('PUT', `/v2/master/sekolah/${body.data.id}/putusan`, { token, body: { setuju: true } })
    expect((await decide(unit)).status).toBe(403)
    expect((await decide(admin)).status).toBe(200)
    expect(await cari('70000001', other, 'lain')).toMatchObject([{ keadaan: 'bersama' }])
    expect((await decide(admin)).body.type).toBe('sudah_diputuskan')
  })

  it('is refused with a reason, which its college reads; a select no longer offers it', async () => {
    const { body } = await usul('70000002')
    const path = `/v2/master/sekolah/${body.data.id}/putusan`
    expect((await server.call('PUT', path, { token: admin, body: { setuju: false } })).body.errors[0]?.field).toBe('alasan')
    await server.call('PUT', path, { token: admin, body: { setuju: false, alasan: 'NPSN tidak dikenal' } })
    expect(await cari('70000002', unit)).toMatchObject([{ keadaan: 'ditolak', alasanTolak: 'NPSN tidak dikenal' }])
    expect((await server.call<unknown[]>('GET', '/v1/sekolah?npsn=70000002', { token: unit })).body.data).toEqual([])
  })

  it('of two colleges becomes one: the second verification takes over the first', async () => {
    const { npsn } = await makeUsulanSekolah(database.owner, { collegeId: 'lain', npsn: '70000003' })
    const mine = await usul(npsn)
    await server.call('PUT', `/v2/master/sekolah/${mine.body.data.id}/putusan`, { token: admin, body: { setuju: true } })
    const other = await server.signIn('admin.lain', undefined, 'lain')
    const theirs = (await cari(npsn, other, 'lain')).find(({ keadaan }) => keadaan === 'menunggu')
    const put = await server.call('PUT', `/v2/master/sekolah/${theirs?.id}/putusan`, {
      token: other,
      college: 'lain',
      body: { setuju: true },
    })
    expect(put.status, put.text).toBe(200)
    expect(await cari(npsn, other, 'lain')).toMatchObject([{ id: mine.body.data.id, keadaan: 'bersama' }])
  })
})

async function periksa(path: string, isi: string): Promise<Run> {
  const body = new FormData()
  body.set('berkas', new File([isi], 'rujukan.csv', { type: 'text/csv' }))
  const unggah = await server.call<Run>('POST', path, { token: admin, body })
  expect(unggah.status, unggah.text).toBe(201)
  const { id, kolom } = unggah.body.data
  const hasil = await server.call<Run>('PUT', `${path}/${id}/kolom`, { token: admin, body: { kolom } })
  expect(hasil.status, hasil.text).toBe(200)
  return hasil.body.data
}
const simpan = async (path: string, { id }: Run) => {
  const { status, text, body } = await server.call<Run>('POST', `${path}/${id}/simpan`, { token: admin, body: {} })
  expect(status, text).toBe(200)
  return body.data
}

describe('references from a file', () => {
  it('adds regions with their path, renames one and everything below it, and changes nothing a second time', async () => {
    const path = '/v2/master/referensi/impor/wilayah'
    const isi = 'Kode;Nama;Level\n000000;Indonesia;0\n990000;Provinsi Uji;1\n990100;Kota Uji;2\n990101;Kecamatan Uji;3\n'
    const run = await periksa(path, isi)
    expect(run).toMatchObject({ baru: 4, salah: 0 })
    expect((await simpan(path, run)).tersimpan).toBe(4)
    expect(await periksa(path, isi)).toMatchObject({ baru: 0, ubah: 0, sama: 4 })
    await simpan(path, await periksa(path, 'Kode;Nama;Level\n990100;Kota Baru;2\n'))
    const { body } = await server.call<{ jalur: string }[]>('GET', '/v1/wilayah?kode=990101', { token: unit })
    expect(body.data[0]?.jalur).toBe('Kecamatan Uji, Kota Baru, Provinsi Uji')
    expect(await periksa(path, 'Kode;Nama;Level\n980101;Tanpa Induk;3\n')).toMatchObject({ salah: 1 })
  })

  it('takes schools, institutions and prodi by their natural keys, and undoes what nobody uses', async () => {
    const sekolah = '/v2/master/referensi/impor/sekolah'
    const satu = await periksa(
      sekolah,
      `NPSN;Nama sekolah;Jenis;Status;Kode wilayah\n60000001;SMA Satu;SMA;N;990101\n6000;SMA Dua;SMA;N;\n`,
    )
    expect(satu).toMatchObject({ baru: 1, salah: 1 })
    await simpan(sekolah, satu)
    const undo = await server.call<Run>('POST', `${sekolah}/${satu.id}/urungkan`, { token: admin, body: {} })
    expect(undo.status, undo.text).toBe(200)
    expect((await server.call<unknown[]>('GET', '/v1/sekolah?npsn=60000001', { token: unit })).body.data).toEqual([])

    const pt = '/v2/master/referensi/impor/perguruan-tinggi'
    await simpan(pt, await periksa(pt, 'Kode;Nama perguruan tinggi;Kode wilayah;Status\n990001;Universitas Uji;990101;A\n'))
    await makeKode(database.owner, { daftar: 'jenjang-pendidikan', kode: '30', nama: 'S1' })
    const prodi = '/v2/master/referensi/impor/prodi'
    const run = await periksa(
      prodi,
      'Kode PT;Kode prodi;Nama program studi;Jenjang\n990001;55201;Informatika;S1\n111111;1;X;S1\n990001;2;Y;S9\n',
    )
    expect(run).toMatchObject({ baru: 1, salah: 2 })
    await simpan(prodi, run)
    type Luar = { namaPerguruanTinggi: string; namaJenjang: string }
    const { body } = await server.call<Luar[]>('GET', '/v2/master/referensi-prodi?cari=55201', { token: unit })
    expect(body.data).toMatchObject([{ namaPerguruanTinggi: 'Universitas Uji', namaJenjang: 'S1' }])
    const { body: list } = await server.call<{ kota: string; jumlahProdi: number }[]>(
      'GET',
      '/v2/master/referensi-perguruan-tinggi?cari=990001',
      { token: unit },
    )
    expect(list.data).toMatchObject([{ kota: 'Kota Baru', jumlahProdi: 1 }])
  })

  it('renames codes, and refuses a new one where rules name them', async () => {
    const path = '/v2/master/referensi/impor/kode'
    const run = await periksa(path, 'Daftar;Kode;Nama\nagama;1;Islam (baru)\nstatus-mahasiswa;Q;Quantum\n')
    expect(run).toMatchObject({ ubah: 1, salah: 1 })
    await simpan(path, run)
    const { body } = await server.call<Kode[]>('GET', '/v2/master/ref/agama', { token: unit })
    expect(body.data.find(({ kode }) => kode === '1')?.nama).toBe('Islam (baru)')
  })

  it('stands in the log of the college whose administrator did it', async () => {
    const rows = await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db.selectFrom('auditLog').select(['collegeId', 'label']).where('entitas', '=', 'wilayah').where('idBaris', '=', '990100').execute(),
    )
    expect(rows.map(({ collegeId }) => collegeId)).toEqual([TEST_COLLEGE, TEST_COLLEGE])
  })
})

describe('ways of entry', () => {
  it('are chosen from by anybody, in use and open for an entry period', async () => {
    const jalur = (kode: string, angka: number, more: object = {}) =>
      insert(database.owner, 'jalur', {
        kode,
        angka,
        nama: `Jalur ${kode}`,
        jalurDaftar: '12',
        jenisDaftar: 'peserta_didik_baru',
        periode: [20251],
        ...more,
      })
    await jalur('REG', 1)
    await jalur('PRS', 2, { aktif: false })
    await jalur('INT', 3, { periode: [20241] })
    const paths = async (query: string) =>
      (await server.call<{ kode: string }[]>('GET', `/v2/admission/enrollment-paths${query}`, { token: unit })).body.data.map(
        ({ kode }) => kode,
      )
    expect(await paths('')).toEqual(['REG', 'PRS', 'INT'])
    expect(await paths('?aktif=1&periode=20251')).toEqual(['REG'])
    expect((await server.call('GET', '/v2/admission/enrollment-paths?warna=1', { token: unit })).status).toBe(422)
  })
})
