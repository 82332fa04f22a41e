import type { BarisLembar, HasilMassal, PapanKelengkapan } from '@sivitas/contract/data-master/mahasiswa/kelengkapan'
import { kodeLahirNik } from '@sivitas/rules/data-master/nik'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, makeOperator, TEST_COLLEGE } from '../../../testing/builders'
import { makeKode, makeMahasiswa, makeProdi, makeWilayah } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'
import { perbaruiKelengkapan } from '../kelengkapan'

let database: TestDatabase
let server: TestServer
let baak: string
let baca: string
let idProdi: string
let kecamatan: string
const siswa: { id: string; idBiodata: string }[] = []

const nikUntuk = (n: number) => `327301${kodeLahirNik('2005-01-31', 'P')}${String(n).padStart(4, '0')}`
const LENGKAP = {
  tempatLahir: 'Bandung',
  idAgama: '1',
  namaIbuKandung: 'Nurhayati',
  kelurahan: 'Dago',
  handphone: '+6281234567890',
  email: 'a@contoh.id',
}
const REGISTRASI = { jalurDaftar: '12', pembiayaan: '1', biayaMasuk: 0, periodeMasuk: 20231, idPtAsal: null }

async function mahasiswa(values: Parameters<typeof makeMahasiswa>[1] = {}) {
  const { biodata, ...lain } = values
  const made = await makeMahasiswa(database.owner, {
    idProdi,
    ...REGISTRASI,
    ...lain,
    biodata: { ...LENGKAP, idWilayah: kecamatan, ...biodata },
  })
  await inCollege(database.owner, TEST_COLLEGE, (db) => perbaruiKelengkapan(db, [made.id]))
  return made
}

const papan = async (token = baak) => (await server.call<PapanKelengkapan>('GET', '/v2/master/kelengkapan', { token })).body.data
const jumlahTitik = async (titik: string) => (await papan()).titik.find((satu) => satu.titik === titik)?.jumlah ?? 0
const lembar = async (body: Record<string, unknown>) =>
  (await server.call<{ jumlah: number; baris: BarisLembar[] }>('POST', '/v2/master/kelengkapan/lembar', { token: baak, body })).body.data
const simpan = (data: Record<string, unknown>[], token = baak) =>
  server.call<HasilMassal[]>('PUT', '/v2/master/mahasiswa/bulk', { token, body: { data } })

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'baak', scopes: ['F3:T'] })
  await makeOperator(owner, { username: 'baca', scopes: ['F3:B'] })
  idProdi = (await makeProdi(owner, { kode: '55201', nama: 'Informatika', idPddikti: '11111111-1111-4111-8111-111111111111' })).id
  kecamatan = (await makeWilayah(owner)).kecamatan
  await makeKode(owner, { daftar: 'agama', kode: '1', nama: 'Islam' })
  await makeKode(owner, { daftar: 'pembiayaan', kode: '1', nama: 'Mandiri' })
  for (let n = 0; n < 20; n += 1) siswa.push(await mahasiswa())
  server = await startTestServer(database)
  baak = await server.signIn('baak')
  baca = await server.signIn('baca')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

describe('Papan kelengkapan', () => {
  it('counts what is missing, by prodi and state, and each bar opens exactly its rows (DM-R8)', async () => {
    const data = await papan()
    expect(data).toMatchObject({ jumlah: 20, perlu: 20, siap: 0 })
    expect(data.prodi).toEqual([expect.objectContaining({ idProdi, jumlah: 20, lengkap: 85 })])
    expect(data.titik).toContainEqual({ titik: 'identitas', jumlah: 20 })
    const sheet = await lembar({ titik: 'identitas', kolom: ['nik'] })
    expect(sheet.jumlah).toBe(20)
    expect(sheet.baris[0]?.sel).toEqual({ nik: '' })
    const list = await server.call<{ id: string }[]>('GET', '/v2/master/kelengkapan/mahasiswa?titik=identitas&itemsPerPage=5', {
      token: baca,
    })
    expect(list.body.meta?.totalItems).toBe(20)
  })

  it('saves 19 of 20 pasted NIK, answers the one of 15 digits by its cell, and the counter falls by 19', async () => {
    const sebelum = await jumlahTitik('identitas')
    const data = siswa.map(({ id }, n) => ({
      idMahasiswa: id,
      versi: 1,
      versiBiodata: 1,
      nik: n === 7 ? '327301710105000' : nikUntuk(n + 1),
    }))
    const answer = await simpan(data)
    expect(answer.status).toBe(200)
    const hasil = answer.body.data
    expect(hasil.filter(({ berhasil }) => berhasil)).toHaveLength(19)
    expect(hasil[7]).toMatchObject({ berhasil: false, galat: [{ field: 'nik', message: 'NIK harus 16 angka' }] })
    expect(hasil[0]).toMatchObject({ versiBiodata: 2 })
    expect(await jumlahTitik('identitas')).toBe(sebelum - 19)
    expect(await papan()).toMatchObject({ siap: 19, perlu: 1 })
  })

  it('masks NIK and the name of the mother in a sheet (DM-R27)', async () => {
    const { baris } = await lembar({ idMahasiswa: [siswa[0]?.id], kolom: ['nik', 'namaIbuKandung', 'idAgama'] })
    expect(baris[0]?.sel).toEqual({ nik: '327301******0001', namaIbuKandung: expect.not.stringContaining('Nurhayati'), idAgama: 'Islam' })
  })

  it('refuses a NIK of somebody else, one that stands twice, a stale row, an unknown code and a district of level 2 by cell', async () => {
    const satu = await mahasiswa()
    const dua = await mahasiswa()
    const tiga = await mahasiswa()
    const empat = await mahasiswa()
    const { body } = await simpan([
      { idMahasiswa: satu.id, versi: 1, versiBiodata: 1, nik: nikUntuk(1) },
      { idMahasiswa: dua.id, versi: 1, versiBiodata: 1, nik: nikUntuk(500) },
      { idMahasiswa: tiga.id, versi: 1, versiBiodata: 1, nik: nikUntuk(500) },
      { idMahasiswa: empat.id, versi: 9, versiBiodata: 1, idAgama: 'Tidak ada', idWilayah: '010000' },
    ])
    expect(body.data.map(({ galat }) => galat.map(({ field, message }) => `${field}: ${message}`))).toEqual([
      ['nik: NIK sudah dipakai orang lain'],
      [],
      ['nik: NIK ini ada dua kali pada lembar'],
      [
        'idAgama: Pilihan tidak dikenal',
        'idWilayah: Pilih sampai tingkat kecamatan',
        'baris: Data ini sudah diubah orang lain. Muat ulang lembar ini.',
      ],
    ])
  })

  it('answers the second of two rows with the same NIK or passport by its cell and saves the others', async () => {
    const asing = { nik: null, kewarganegaraan: 'JP' }
    const punya = await mahasiswa({ biodata: { ...asing, noPaspor: 'JP000001' } })
    const orang = [await mahasiswa({ biodata: asing }), await mahasiswa({ biodata: asing }), await mahasiswa({ biodata: asing })]
    const lain = await mahasiswa({ biodata: { nik: null, kewarganegaraan: 'MY' } })
    const paspor = ['JP777777', 'JP777777', 'JP000001']
    const { status, body, text } = await simpan([
      ...orang.map(({ id }, n) => ({ idMahasiswa: id, versi: 1, versiBiodata: 1, noPaspor: paspor[n] })),
      // Another country may give the same number.
      { idMahasiswa: lain.id, versi: 1, versiBiodata: 1, noPaspor: 'JP000001' },
      { idMahasiswa: punya.id, versi: 1, versiBiodata: 1, noPaspor: 'JP000001' },
    ])
    expect(status, text).toBe(200)
    expect(body.data.map(({ berhasil, galat }) => [berhasil, galat.map(({ field, message }) => `${field}: ${message}`)])).toEqual([
      [true, []],
      [false, ['noPaspor: Nomor paspor ini ada dua kali pada lembar']],
      [false, ['noPaspor: Nomor paspor sudah dipakai orang lain']],
      [true, []],
      [true, []],
    ])
  })

  it('takes codes by name, keeps what is not named, and writes the mother in both places', async () => {
    const satu = await mahasiswa({ biodata: { namaIbuKandung: null, idAgama: null } })
    const { body } = await simpan([
      {
        idMahasiswa: satu.id,
        versi: 1,
        versiBiodata: 1,
        idAgama: 'islam',
        namaIbuKandung: 'Siti',
        pembiayaan: 'Mandiri',
        biayaMasuk: '2500000',
      },
    ])
    expect(body.data[0]).toMatchObject({ berhasil: true, versi: 2, versiBiodata: 2 })
    const { rows } = await inCollege(database.owner, TEST_COLLEGE, async (db) => ({
      rows: await db
        .selectFrom('biodata')
        .innerJoin('orangTua', 'orangTua.idBiodata', 'biodata.id')
        .select(['biodata.namaIbuKandung', 'orangTua.nama', 'biodata.idAgama', 'biodata.kelurahan'])
        .where('biodata.id', '=', satu.idBiodata)
        .execute(),
    }))
    expect(rows).toEqual([{ namaIbuKandung: 'Siti', nama: 'Siti', idAgama: '1', kelurahan: 'Dago' }])
  })

  it('leaves what PDDikti has already to the detail with its paper (DM-R9)', async () => {
    const satu = await mahasiswa({ biodata: { statusPddikti: 'TERKIRIM' } })
    const { body } = await simpan([{ idMahasiswa: satu.id, versi: 1, versiBiodata: 1, nama: 'Nama Lain' }])
    expect(body.data[0]?.galat).toEqual([
      { field: 'nama', message: 'Sudah dilaporkan ke PDDikti. Ubah pada detail mahasiswa dengan alasan dan dokumen.' },
    ])
  })

  it('shows a student of another prodi to nobody (DM edge 8), and takes writes with F3:T only', async () => {
    await makeOperator(database.owner, { username: 'lain', scopes: ['F3:T'], prodi: ['99999'] })
    const token = await server.signIn('lain')
    expect((await papan(token)).jumlah).toBe(0)
    const { body } = await simpan([{ idMahasiswa: siswa[1]?.id ?? '', versi: 1, versiBiodata: 2, handphone: '081234567890' }], token)
    expect(body.data[0]).toMatchObject({ berhasil: false, galat: [{ field: 'baris' }] })
    expect((await simpan([{ idMahasiswa: siswa[1]?.id ?? '', versi: 1 }], baca)).status).toBe(403)
  })
})
