import type { Impor, ImporBaris } from '@sivitas/contract/kit/import'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, insert, makeOperator, makePeriode, TEST_COLLEGE } from '../../../testing/builders'
import { makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

const ROOT = '/v2/master/impor-mahasiswa'

let database: TestDatabase
let server: TestServer
let baak: string
let prodi: { informatika: string; sistem: string }
const klasifikasi = { kip: '', yayasan: '', minat: '', lama: '' }

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'baak', scopes: ['F3:T'] })
  await makeOperator(owner, { username: 'baca', scopes: ['F3:B'] })
  for (const periode of [20231, 20242, 20251]) await makePeriode(owner, periode)
  prodi = {
    informatika: (await makeProdi(owner, { kode: '55201', kodeNim: '01' })).id,
    sistem: (await makeProdi(owner, { kode: '57201', kodeNim: '02' })).id,
  }
  const buat = async (kode: string, kelompok: string, more: object = {}) =>
    (await insert(owner, 'klasifikasi', { kode, nama: `Klasifikasi ${kode}`, kelompok, ...more })).id
  klasifikasi.kip = await buat('KIP', 'Pembiayaan', { tunggalDalamKelompok: true })
  klasifikasi.yayasan = await buat('YYS', 'Pembiayaan', { tunggalDalamKelompok: true })
  klasifikasi.minat = await buat('MINAT', 'Program')
  klasifikasi.lama = await buat('LAMA', 'Program', { aktif: false })
  server = await startTestServer(database)
  baak = await server.signIn('baak')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const mahasiswa = (nim: string, more: object = {}) =>
  makeMahasiswa(database.owner, { nim, idProdi: prodi.informatika, periodeMasuk: 20231, ...more })
const call = <Data>(method: string, path: string, ...[body, token = baak]: [body?: unknown, token?: string]) =>
  server.call<Data>(method, `${ROOT}/${path}`, { token, ...(body === undefined ? {} : { body }) })

async function periksa(jenis: string, lines: readonly string[]): Promise<Impor> {
  const form = new FormData()
  form.set('berkas', new File([lines.join('\n')], 'berkas.csv', { type: 'text/csv' }))
  const { body, status, text } = await call<Impor>('POST', jenis, form)
  expect([status, text]).toEqual([201, expect.anything()])
  const hasil = await call<Impor>('PUT', `${jenis}/${body.data.id}/kolom`, { kolom: body.data.kolom })
  expect(hasil.status, hasil.text).toBe(200)
  return hasil.body.data
}
const simpanRun = async (jenis: string, { id }: Impor) => (await call<Impor>('POST', `${jenis}/${id}/simpan`)).body.data
const simpan = async (jenis: string, lines: readonly string[]) => await simpanRun(jenis, await periksa(jenis, lines))
const urungkan = async (jenis: string, { id }: Impor) => (await call<Impor>('POST', `${jenis}/${id}/urungkan`)).body.data
const temuan = async (jenis: string, { id }: Impor) =>
  (await call<ImporBaris[]>('GET', `${jenis}/${id}/baris?itemsPerPage=100`)).body.data.map((row) => row.temuan.map(({ pesan }) => pesan))
const hitung = ({ baru, ubah, sama, salah, tersimpan }: Impor) => ({ baru, ubah, sama, salah, tersimpan })
const satu = async <T>(query: Parameters<typeof inCollege<T>>[2]) => await inCollege(database.owner, TEST_COLLEGE, query)

const anggotaOf = async (nim: string) =>
  (
    await satu((db) =>
      sql<{ kode: string; mulai: number; akhir: number | null }>`
        SELECT k.kode, km.periode_mulai AS mulai, km.periode_akhir AS akhir FROM klasifikasi_mahasiswa km
          JOIN klasifikasi k ON k.college_id = km.college_id AND k.id = km.id_klasifikasi
          JOIN mahasiswa m ON m.college_id = km.college_id AND m.id = km.id_mahasiswa WHERE m.nim = ${nim} ORDER BY k.kode`.execute(db),
    )
  ).rows

describe('klasifikasi from a file', () => {
  it('adds by code or name, names what it does not know, and changes nothing the second time', async () => {
    await mahasiswa('2301970001')
    await mahasiswa('2301970002')
    const lines = [
      'nim;kode;periode;keterangan',
      '2301970001;KIP;20251;SK 1',
      '2301970002;klasifikasi minat;20242;',
      '2301970002;TIDAK ADA;20251;',
      '2301970002;LAMA;20251;',
      '2301970001;MINAT;20259;',
      '2399999998;MINAT;20251;',
    ]
    const run = await simpan('klasifikasi', lines)
    expect(hitung(run)).toEqual({ baru: 0, ubah: 0, sama: 0, salah: 4, tersimpan: 2 })
    expect(await temuan('klasifikasi', run)).toEqual([
      [],
      [],
      ["'TIDAK ADA' tidak dikenal; pakai kode atau nama dari lembar klasifikasi"],
      ['Klasifikasi LAMA sudah nonaktif'],
      ['Periode tidak dikenal'],
      ['NIM 2399999998 tidak ditemukan'],
    ])
    expect(await anggotaOf('2301970002')).toEqual([{ kode: 'MINAT', mulai: 20242, akhir: null }])
    expect(hitung(await periksa('klasifikasi', lines))).toEqual({ baru: 0, ubah: 0, sama: 2, salah: 4, tersimpan: 0 })
  })

  it('asks before a second one of a group of one, ends the first, and opens it again when the import is taken back', async () => {
    await mahasiswa('2301970010')
    await simpan('klasifikasi', ['nim;kode;periode', '2301970010;KIP;20231'])
    const run = await periksa('klasifikasi', ['nim;kode;periode', '2301970010;YYS;20251'])
    expect(await temuan('klasifikasi', run)).toEqual([['Sudah memiliki Klasifikasi KIP dari kelompok yang sama. Pilih Ganti.']])
    await call('PUT', `klasifikasi/${run.id}/baris`, { data: [{ baris: 2, sel: { putusan: 'Ganti' } }] })
    const hasil = await simpanRun('klasifikasi', run)
    expect(hasil.tersimpan).toBe(1)
    expect(await anggotaOf('2301970010')).toEqual([
      { kode: 'KIP', mulai: 20231, akhir: 20242 },
      { kode: 'YYS', mulai: 20251, akhir: null },
    ])
    expect((await urungkan('klasifikasi', hasil)).urung).toBe(1)
    expect(await anggotaOf('2301970010')).toEqual([{ kode: 'KIP', mulai: 20231, akhir: null }])
  })

  it('refuses two of a group of one for one student in one file', async () => {
    await mahasiswa('2301970011')
    const run = await periksa('klasifikasi', ['nim;kode', '2301970011;KIP', '2301970011;YYS'])
    expect(await temuan('klasifikasi', run)).toEqual([['Kode klasifikasi juga ada di baris 3'], ['Kode klasifikasi juga ada di baris 2']])
  })
})

describe('classes from a file', () => {
  const kelasOf = async (nim: string) =>
    (
      await satu((db) =>
        sql<{ kode: string | null }>`
          SELECT k.kode FROM mahasiswa m LEFT JOIN kelas_default k ON k.college_id = m.college_id AND k.id = m.id_kelas_default WHERE m.nim = ${nim}`.execute(
          db,
        ),
      )
    ).rows[0]?.kode

  it('seats in a class of the own prodi and year while there are seats, and gives the old seat back', async () => {
    const { owner } = database
    const umum = { angkatan: 2023, kapasitas: 2 }
    const lama = await insert(owner, 'kelasDefault', { kode: 'TI-23-Z', nama: 'TI 23 Z', idProdi: prodi.informatika, ...umum })
    await insert(owner, 'kelasDefault', { kode: 'TI-23-Y', nama: 'TI 23 Y', idProdi: prodi.informatika, ...umum })
    await insert(owner, 'kelasDefault', { kode: 'SI-23-A', nama: 'SI 23 A', idProdi: prodi.sistem, ...umum })
    await mahasiswa('2301960001', { idKelasDefault: lama.id })
    for (const nim of ['2301960002', '2301960003', '2301960004']) await mahasiswa(nim)
    await mahasiswa('2301960005', { status: 'E' })
    const lines = [
      'nim;kelas',
      ...['1', '2', '3'].map((n) => `230196000${n};ti-23-y`),
      '2301960004;SI-23-A',
      '2301960005;TI-23-Z',
      '2301960004;X',
    ]
    const run = await simpan('kelas', lines.slice(0, -1))
    expect(await temuan('kelas', run)).toEqual([
      [],
      [],
      ['Kelas TI-23-Y penuh (2 dari 2)'],
      ['Kelas ini bukan milik program studi dan angkatan mahasiswa'],
      ['Status Mengundurkan Diri: tidak lagi studi'],
    ])
    expect([await kelasOf('2301960001'), await kelasOf('2301960002'), await kelasOf('2301960003')]).toEqual(['TI-23-Y', 'TI-23-Y', null])
    expect((await periksa('kelas', ['nim;kelas', '2301960001;TI-23-Y'])).sama).toBe(1)
    expect((await urungkan('kelas', run)).urung).toBe(2)
    expect([await kelasOf('2301960001'), await kelasOf('2301960002')]).toEqual(['TI-23-Z', null])
  })
})

describe('agencies from a file', () => {
  it('finds a name whatever its punctuation, asks for the kind of a new one, and refuses the code of another', async () => {
    const lines = [
      'nama;kode;jenis instansi;induk;tanggal pks;berlaku sampai',
      'Badan Contoh Statistik;BCS;LPNK;;01-02-2025;31-01-2028',
      'PT. Contoh-Makmur;PCM;Swasta;;;',
      'Kantor Tanpa Jenis;KTJ;;;;',
      'Kantor Terbalik;KTB;Swasta;;31-01-2028;01-02-2025',
    ]
    const run = await simpan('instansi', lines)
    expect(hitung(run)).toEqual({ baru: 0, ubah: 0, sama: 0, salah: 2, tersimpan: 2 })
    expect(await temuan('instansi', run)).toEqual([
      [],
      [],
      ['Jenis instansi wajib diisi untuk instansi baru'],
      ['Berlaku sampai harus setelah tanggal PKS'],
    ])
    expect(hitung(await periksa('instansi', lines))).toMatchObject({ baru: 0, ubah: 0, sama: 2 })
    const lain = await simpan('instansi', ['nama;singkatan;induk;kode', 'PT. Contoh-Makmur;Makmur;BCS;', 'Cabang Baru;;;PCM'])
    expect(await temuan('instansi', lain)).toEqual([
      [],
      ['Jenis instansi wajib diisi untuk instansi baru', 'Kode ini sudah dipakai PT. Contoh-Makmur'],
    ])
    const { rows } = await satu((db) =>
      sql<Record<string, unknown>>`
        SELECT i.nama, i.kode, i.singkatan, i.jenis_instansi, p.kode AS induk FROM instansi i
          LEFT JOIN instansi p ON p.college_id = i.college_id AND p.id = i.id_induk WHERE i.kode = 'PCM'`.execute(db),
    )
    expect(rows).toEqual([{ nama: 'PT. Contoh-Makmur', kode: 'PCM', singkatan: 'Makmur', jenisInstansi: 'swasta', induk: 'BCS' }])
    expect((await urungkan('instansi', lain)).urung).toBe(1)
  })

  it('is one agency by any spelling of its name', async () => {
    await simpan('instansi', ['nama;jenis instansi', 'Dinas Contoh (Kota)'.concat(';Pemerintah kota')])
    const run = await periksa('instansi', ['nama;jenis instansi', 'DINAS CONTOH KOTA;Pemerintah kota'])
    expect(hitung(run)).toMatchObject({ baru: 0, ubah: 1, salah: 0 })
  })

  it('needs F3:T to write', async () => {
    const baca = await server.signIn('baca')
    const form = new FormData()
    form.set('berkas', new File(['nama\nA'], 'a.csv'))
    for (const jenis of ['klasifikasi', 'kelas', 'instansi']) expect((await call('POST', jenis, form, baca)).status).toBe(403)
  })
})
