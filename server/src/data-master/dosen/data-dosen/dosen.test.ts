import type { Beda, CalonSama, DosenLengkap, DosenRow, HasilMassal } from '@sivitas/contract/data-master/dosen/dosen'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insert, makeOperator, makePeriode, PERIODE, TEST_COLLEGE } from '../../../testing/builders'
import { makeKode, makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDosenBerumah, makePegawai } from '../../../testing/builders-orang'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

let database: TestDatabase
let server: TestServer
let sdm: string
let pembaca: string
let prodiTi: string
let tanpa: string
let ti: string
let si: string

const KODE = [
  ['ikatan-kerja', 'A'],
  ['ikatan-kerja', 'D'],
  ['status-kepegawaian', '4'],
  ['negara', 'ID'],
  ['agama', '1'],
  ['status-keaktifan', '1'],
  ['status-keaktifan', '21'],
  ['status-keaktifan', '27'],
] as const

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  ;({ id: ti } = await makeProdi(owner, { kode: '55201', nama: 'Informatika' }))
  ;({ id: si } = await makeProdi(owner, { kode: '57201', nama: 'Sistem Informasi' }))
  await makePeriode(owner, PERIODE)
  await makeOperator(owner, { username: 'sdm', scopes: ['F2:T'] })
  await makeOperator(owner, { username: 'pembaca', scopes: ['F2:B'] })
  await makeOperator(owner, { username: 'prodi.ti', scopes: ['F2:T'], prodi: ['55201'] })
  await makeOperator(owner, { username: 'tanpa', scopes: ['A3:B'] })
  for (const [daftar, kode] of KODE) await makeKode(owner, { daftar, kode })
  server = await startTestServer(database)
  ;[sdm, pembaca, prodiTi, tanpa] = (await Promise.all(['sdm', 'pembaca', 'prodi.ti', 'tanpa'].map((nama) => server.signIn(nama)))) as [
    string,
    string,
    string,
    string,
  ]
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const baru = (more: object = {}) => ({
  nama: 'Ayu Lestari',
  gelarDepan: 'Dr.',
  gelarBelakang: 'M.Kom.',
  jenisKelamin: 'P',
  tanggalLahir: '05-06-1983',
  email: 'ayu@surel.test',
  jenisDosen: 'A',
  idIkatanKerja: 'A',
  idStatusKepegawaian: '4',
  idProdiHomebase: ti,
  ...more,
})
const buat = (more: object = {}, token = sdm) => server.call<DosenLengkap>('POST', '/v1/dosen', { token, body: baru(more) })

describe('the record of a lecturer', () => {
  it('DM-R18 joins name and titles, and begins with an active status', async () => {
    const { status, body } = await buat({ nidn: '0405068301', nama: 'Dosen  Satu', tanggalLahir: '1983-06-05' })
    expect([status, body.detail]).toEqual([201, undefined])
    expect(body.data).toMatchObject({
      namaLengkap: 'Dr. Dosen Satu, M.Kom.',
      statusAktif: 'A',
      idIkatanKerja: 'A',
      homebase: expect.stringContaining('Informatika'),
    })
    const { body: riwayat } = await server.call<{ keaktifan: string }[]>('GET', `/v2/master/dosen/${body.data.id}/status`, { token: sdm })
    expect(riwayat.data).toMatchObject([{ keaktifan: '1' }])
  })

  it.each([
    ['NIDN', { nidn: '04050683' }, 'nidn', 'NIDN harus 10 angka'],
    ['NUPTK', { nuptk: '41477646651' }, 'nuptk', 'NUPTK harus 16 angka'],
    ['NIK', { nik: '32730105' }, 'nik', 'NIK harus 16 angka'],
    [
      'a permanent one without a homebase',
      { idProdiHomebase: null },
      'idProdiHomebase',
      'Homebase wajib dipilih untuk dosen tetap dan tidak tetap',
    ],
    ['a guest without a unit', { jenisDosen: 'T', idIkatanKerja: 'D' }, 'unitTamu', 'Unit asal wajib diisi untuk dosen tamu'],
    ['an unknown code', { idIkatanKerja: 'Z' }, 'idIkatanKerja', 'Pilihan tidak dikenal'],
    ['digits in a name', { nama: 'Budi2' }, 'nama', 'Nama hanya memuat huruf, spasi, titik, apostrof, dan tanda hubung'],
  ])('refuses %s', async (...[, more, field, message]: [string, object, string, string]) => {
    const { status, body } = await buat(more)
    expect([status, body.errors[0]?.field, body.errors[0]?.message]).toEqual([422, field, message])
  })

  it('warns of a NIDN and a NIK that do not fit the birth date, and saves them', async () => {
    const { body } = await buat({ nama: 'Peringatan Satu', nidn: '0406068302', nik: '3273010506830099' })
    expect(body.data.peringatan).toEqual(['NIK tidak cocok dengan tanggal lahir', 'NIDN tidak cocok dengan tanggal lahir'])
  })

  it('DM-R27 masks NIK and mother until they are asked for, and writes that down', async () => {
    const { body } = await buat({ nama: 'Rahasia Satu', nik: '3273014506830077', namaIbuKandung: 'Siti Rahma' })
    expect(body.data).toMatchObject({ nik: '327301******0077', namaIbuKandung: 'S*** R****' })
    const terbuka = await server.call<DosenLengkap>('GET', `/v1/dosen/${body.data.id}?rahasia=1`, { token: pembaca })
    expect(terbuka.body.data).toMatchObject({ nik: '3273014506830077', namaIbuKandung: 'Siti Rahma' })
    const catatan = await database.owner.db
      .selectFrom('auditLog')
      .select('alasan')
      .where('aksi', '=', 'lihat')
      .where('idBaris', '=', body.data.id)
      .execute()
    expect(catatan).toHaveLength(1)
  })

  it('says who holds a number, and refuses a stale version', async () => {
    const satu = await buat({ nama: 'Nomor Satu', nuptk: '4147764665130043' })
    const dua = await buat({ nama: 'Nomor Dua', tanggalLahir: '1984-06-05' })
    const sama = await server.call('PUT', `/v1/dosen/${dua.body.data.id}`, {
      token: sdm,
      body: { versi: dua.body.data.versi, nuptk: '4147764665130043' },
    })
    expect([sama.status, sama.body.detail]).toEqual([409, 'NUPTK sudah dipakai oleh Dr. Nomor Satu, M.Kom.'])
    await server.call('PUT', `/v1/dosen/${satu.body.data.id}`, { token: sdm, body: { versi: satu.body.data.versi, sintaId: '1' } })
    const usang = await server.call('PUT', `/v1/dosen/${satu.body.data.id}`, {
      token: sdm,
      body: { versi: satu.body.data.versi, sintaId: '2' },
    })
    expect([usang.status, usang.body.type]).toEqual([409, 'versi_usang'])
  })

  it('makes the account at once, under the number by which the lecturer is known', async () => {
    const { body } = await buat({ nama: 'Akun Satu', nidn: '0405068388', buatAkun: true })
    const akun = await server.call<{ username: string; status: string }>('GET', `/v2/master/dosen/${body.data.id}/akun`, { token: sdm })
    expect(akun.body.data).toMatchObject({ username: '0405068388', status: 'aktif' })
    const tanpaNomor = await buat({ nama: 'Akun Dua', tanggalLahir: '1990-01-01', buatAkun: true })
    expect([tanpaNomor.status, tanpaNomor.body.detail]).toEqual([
      422,
      'Akun belum dapat dibuat: isi NIDN, NUPTK, NIDK/NUP, atau NIP terlebih dahulu.',
    ])
  })

  it('deletes somebody on whom nothing hangs, and says what hangs on another', async () => {
    const { body } = await buat({ nama: 'Hapus Satu', tanggalLahir: '1981-01-01' })
    await makeMahasiswa(database.owner, { idProdi: ti, idDosenPa: body.data.id })
    const dipakai = await server.call('DELETE', `/v1/dosen/${body.data.id}`, { token: sdm })
    expect([dipakai.status, dipakai.body.detail]).toEqual([
      409,
      'Dosen ini masih dipakai: 1 mahasiswa. Ubah statusnya menjadi Keluar bila ia sudah tidak bertugas.',
    ])
    const { body: bebas } = await buat({ nama: 'Hapus Dua', tanggalLahir: '1982-01-01' })
    expect((await server.call('DELETE', `/v1/dosen/${bebas.data.id}`, { token: sdm })).status).toBe(200)
    expect((await server.call('GET', `/v1/dosen/${bebas.data.id}`, { token: sdm })).status).toBe(404)
  })
})

describe('DM-R4 the same person', () => {
  it('refuses the NIK of a lecturer, and asks about a member of staff or a namesake', async () => {
    await makePegawai(database.owner, { nama: 'Ganda Satu', nik: '3273010101700001', tanggalLahir: '1970-01-01', nip: 'P-9' })
    const orang = { nama: 'Ganda Satu', tanggalLahir: '1970-01-01', jenisKelamin: 'L', nik: '3273010101700001' }
    const tanya = await server.call<CalonSama[]>('POST', '/v2/master/dosen/cek-orang', {
      token: sdm,
      body: { nik: orang.nik, nama: orang.nama, tanggalLahir: orang.tanggalLahir },
    })
    expect(tanya.body.data).toMatchObject([{ jenis: 'pegawai', nomor: 'P-9', kesamaan: 'biodata_sama' }])
    const mirip = await buat(orang)
    expect([mirip.status, mirip.body.type]).toEqual([409, 'biodata_mirip'])
    expect(await buat({ ...orang, abaikanMirip: true })).toMatchObject({ status: 422 })
    const jadi = await buat({ ...orang, abaikanMirip: true, alasan: 'Pegawai yang mulai mengajar' })
    expect(jadi.status).toBe(201)
    const sama = await buat({ ...orang, nama: 'Nama Lain', tanggalLahir: '1971-01-01', abaikanMirip: true, alasan: 'x' })
    expect([sama.status, sama.body.type]).toEqual([409, 'biodata_sama'])
  })
})

describe('the list', () => {
  it('DM-R22 finds who retires within 24 months, with the day', async () => {
    const hari = new Date()
    const lahir = `${hari.getFullYear() - 64}-${String(hari.getMonth() + 1).padStart(2, '0')}-14`
    await makeDosenBerumah(database.owner, { nama: 'Pensiun Dekat', tanggalLahir: lahir, idProdiHomebase: si })
    await makeDosenBerumah(database.owner, { nama: 'Pensiun Profesor', tanggalLahir: lahir, jabatanFungsional: '50', idProdiHomebase: si })
    const batas = `${hari.getFullYear() + 2}-12-31`
    const { body } = await server.call<DosenRow[]>('GET', `/v1/dosen?pensiunSebelum=${batas}&prodi[]=57201`, { token: sdm })
    expect(body.data.map(({ namaLengkap }) => namaLengkap)).toEqual(['Pensiun Dekat'])
    const tahun = hari.getMonth() === 11 ? hari.getFullYear() + 2 : hari.getFullYear() + 1
    expect(body.data[0]?.tanggalPensiun).toBe(`${tahun}-${String(((hari.getMonth() + 1) % 12) + 1).padStart(2, '0')}-01`)
  })

  it('hides what is personal from who lacks F2, and other prodi from who has some only', async () => {
    const { id } = await makeDosenBerumah(database.owner, { nama: 'Tertutup', idProdiHomebase: si, handphone: '+62811000' })
    const umum = await server.call<DosenRow[]>('GET', '/v1/dosen?cari=tertutup', { token: tanpa })
    expect(umum.body.data).toMatchObject([{ namaLengkap: 'Tertutup', handphone: null, email: null, tanggalLahir: null }])
    expect((await server.call<DosenRow[]>('GET', '/v1/dosen?cari=tertutup', { token: prodiTi })).body.data).toEqual([])
    expect((await server.call('GET', `/v1/dosen/${id}`, { token: prodiTi })).status).toBe(403)
    expect((await buat({ nama: 'Luar Prodi', idProdiHomebase: si }, prodiTi)).body.detail).toBe('Program studi di luar akses Anda.')
    expect((await server.call('GET', `/v1/dosen/${id}`, { token: tanpa })).status).toBe(403)
    expect((await buat({ nama: 'Tanpa Hak' }, pembaca)).body.detail).toBe('Perlu hak akses F2:T.')
    expect((await server.call('GET', '/v1/dosen?prodii=1', { token: sdm })).status).toBe(422)
  })
})

describe('acts on many', () => {
  it('moves to a homebase, makes accounts, and answers each row', async () => {
    const { id: tetap } = await makeDosenBerumah(database.owner, { nama: 'Banyak Satu', nidn: '0101017001', idProdiHomebase: ti })
    const { id: tamu } = await makeDosenBerumah(database.owner, {
      nama: 'Banyak Tamu',
      jenisDosen: 'T',
      unitTamu: 'Luar',
      idProdiHomebase: ti,
    })
    const pindah = await server.call<HasilMassal[]>('PUT', '/v2/master/dosen-massal/homebase', {
      token: sdm,
      body: { id: [tetap, tamu], idProdi: si },
    })
    expect(pindah.body.data).toMatchObject([{ berhasil: true }, { berhasil: false, pesan: 'Dosen tamu tidak memiliki homebase' }])
    const akun = await server.call<HasilMassal[]>('POST', '/v2/master/dosen-massal/akun', { token: sdm, body: { id: [tetap, tamu] } })
    expect(akun.body.data.map(({ pesan }) => pesan)).toEqual([null, 'Belum memiliki NIDN, NUPTK, NIDK/NUP, atau NIP'])
    const lagi = await server.call<HasilMassal[]>('POST', '/v2/master/dosen-massal/akun', { token: sdm, body: { id: [tetap] } })
    expect(lagi.body.data[0]?.pesan).toBe('Sudah memiliki akun')
    const luar = await server.call<HasilMassal[]>('POST', '/v2/master/dosen-massal/akun', { token: prodiTi, body: { id: [tetap] } })
    expect(luar.body.data[0]?.pesan).toBe('Di luar akses Anda')
  })

  it('DM edge 31: gives nobody an exit who still advises, unless it is said that others follow later', async () => {
    const { id } = await makeDosenBerumah(database.owner, { nama: 'Banyak Keluar', idProdiHomebase: ti })
    const { id: idMahasiswa } = await makeMahasiswa(database.owner, { idProdi: ti, idDosenPa: id })
    await insert(database.owner, 'dosenPa', { collegeId: TEST_COLLEGE, idMahasiswa, idDosen: id, mulaiPeriode: PERIODE })
    const body = { id: [id], keaktifan: '21', mulai: '2025-01-01', nomorSk: 'SK/9' }
    const ditahan = await server.call<HasilMassal[]>('PUT', '/v2/master/dosen-massal/status', { token: sdm, body })
    expect(ditahan.body.data).toMatchObject([{ berhasil: false, pesan: 'Masih memiliki 1 mahasiswa bimbingan' }])
    await server.call('PUT', '/v2/master/dosen-massal/status', { token: sdm, body: { ...body, lanjut: true } })
    const { body: sesudah } = await server.call<DosenLengkap>('GET', `/v1/dosen/${id}`, { token: sdm })
    expect(sesudah.data).toMatchObject({
      statusAktif: 'N',
      peringatan: expect.arrayContaining(['Tidak aktif, tetapi masih membimbing 1 mahasiswa']),
    })
  })
})

describe('the comparison with SISTER and PDDikti', () => {
  const kirim = async (id: string, file: File, token = sdm) => {
    const body = new FormData()
    body.set('berkas', file)
    return await server.call<{ sama: number; beda: Beda[] }>('POST', `/v2/master/dosen/${id}/banding`, { token, body })
  }

  it('tells the differences of a JSON answer, which are then applied by field', async () => {
    const { body } = await buat({ nama: 'Banding Satu', nidn: '0405068377', tempatLahir: 'Bandung', tanggalLahir: '1983-06-05' })
    const { id, versi } = body.data
    const catatan = { nama_dosen: 'BANDING SATU', nidn: '0405068377', tempat_lahir: 'Cimahi', kode_pos: '401', jenis_kelamin: 'P' }
    const hasil = await kirim(id, new File([JSON.stringify({ error_code: 0, data: [catatan] })], 'dosen.json'))
    expect(hasil.body.data).toMatchObject({
      sama: 3,
      beda: [
        { field: 'tempatLahir', label: 'Tempat lahir', disini: 'Bandung', disana: 'Cimahi', nilai: 'Cimahi' },
        { field: 'kodePos', nilai: null, alasan: 'Kode pos harus 5 angka' },
      ],
    })
    const ubah = await server.call<DosenLengkap>('PUT', `/v1/dosen/${id}`, { token: sdm, body: { versi, tempatLahir: 'Cimahi' } })
    expect(ubah.body.data.tempatLahir).toBe('Cimahi')
  })

  it('reads a sheet, and refuses one that holds somebody else, something broken or too much', async () => {
    const { body } = await buat({ nama: 'Banding Dua', nidn: '0405068366', tanggalLahir: '1983-06-05' })
    const lembar = new File(['NIDN;Tempat Lahir\n0101010101;Solo\n0405068366;Garut'], 'dosen.csv')
    expect((await kirim(body.data.id, lembar)).body.data.beda).toMatchObject([{ field: 'tempatLahir', disana: 'Garut' }])
    const lain = await kirim(body.data.id, new File([JSON.stringify([{ nidn: '0000000000', nama_dosen: 'Orang Lain' }])], 'a.json'))
    expect([lain.status, lain.body.errors[0]?.field]).toEqual([422, 'berkas'])
    expect((await kirim(body.data.id, new File(['{"data": ['], 'a.json'))).status).toBe(422)
    expect((await kirim(body.data.id, new File([new Uint8Array(6_000_000).fill(65)], 'a.csv'))).status).toBe(413)
    expect((await kirim(body.data.id, lembar, pembaca)).status).toBe(403)
  })
})
