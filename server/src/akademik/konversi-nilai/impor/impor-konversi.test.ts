import type { KonversiRinci } from '@sivitas/contract/akademik/konversi-nilai'
import type { Impor, ImporBaris } from '@sivitas/contract/kit/import'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, makeOperator, TEST_COLLEGE } from '../../../testing/builders'
import { makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeMakul, makeSkala } from '../../../testing/builders-studi'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

const PATH = '/v2/academic/konversi-nilai/impor'
const HEADS = 'nim;jenis;kode_pt_asal;kode_asal;nama_asal;sks_asal;huruf_asal;kode_mk;sks_diakui;huruf_diakui'

let database: TestDatabase
let server: TestServer
let token: string

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'baak', scopes: ['F4:T'], prodi: ['55201'] })
  const { id: idProdi } = await makeProdi(owner, { kode: '55201' })
  await makeSkala(owner)
  for (let n = 1; n <= 40; n++) await makeMakul(owner, { idProdi, kode: `MK${String(n).padStart(2, '0')}` })
  const values = { kode: '049999', nama: 'Universitas Asal' }
  await inCollege(owner, TEST_COLLEGE, (db) => db.insertInto('referensiPerguruanTinggi').values(values).execute())
  for (const nim of ['2401010001', '2401010002']) await makeMahasiswa(owner, { nim, idProdi, periodeMasuk: 20241, jenisDaftar: 'pindahan' })
  await makeMahasiswa(owner, { nim: '2401010003', idProdi, periodeMasuk: 20241, status: 'L' })
  await makeMahasiswa(owner, { nim: '2401020001' })
  server = await startTestServer(database)
  token = await server.signIn('baak')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const call = <Data>(method: string, path: string, body?: unknown) =>
  server.call<Data>(method, `${PATH}${path}`, { token, ...(body === undefined ? {} : { body }) })

async function periksa(lines: readonly string[]): Promise<Impor> {
  const form = new FormData()
  form.set('berkas', new File([[HEADS, ...lines].join('\n')], 'konversi.csv', { type: 'text/csv' }))
  const { body } = await call<Impor>('POST', '', form)
  const hasil = await call<Impor>('PUT', `/${body.data.id}/kolom`, { kolom: body.data.kolom })
  expect(hasil.status, hasil.text).toBe(200)
  return hasil.body.data
}
const galat = async (run: string) =>
  (await call<ImporBaris[]>('GET', `/${run}/baris?itemsPerPage=100`)).body.data.map(({ temuan }) =>
    temuan.map(({ kolom, pesan }) => `${kolom}: ${pesan}`),
  )
const konversi = async () => (await server.call<KonversiRinci[]>('GET', '/v1/konversi_nilai?detail=1&order[nim]=asc', { token })).body.data

const BAIK = [
  '2401010001;transfer;049999;TI1;Logika;3;A;MK01;;',
  '2401010001;TRANSFER;049999;TI2;Basis Data;4;B+;MK02;3;B',
  '2401010002;RPL_TRANSFER;;X1;Etika;2;AB;MK03;;',
]

describe('conversions from a file', () => {
  it('become a draft a student and kind, the same file changes nothing, and undo takes them away', async () => {
    const run = await periksa(BAIK)
    expect([run.baru, run.salah]).toEqual([3, 0])
    expect((await call<Impor>('POST', `/${run.id}/simpan`)).body.data.tersimpan).toBe(3)
    expect(
      (await konversi()).map(({ nim, jenis, status, sksAsal, sksDiakui, jumlahMakul }) => [
        nim,
        jenis,
        status,
        sksAsal,
        sksDiakui,
        jumlahMakul,
      ]),
    ).toEqual([
      ['2401010001', 'TRANSFER', 'draf', 7, 6, 2],
      ['2401010002', 'RPL_TRANSFER', 'draf', 2, 2, 1],
    ])
    expect((await konversi())[0]?.baris[1]).toMatchObject({
      kodeMakul: 'MK02',
      nilaiHuruf: 'B',
      sksDiakui: 3,
      asal: [{ kode: 'TI2', nilai: 'B+' }],
    })
    const lagi = await periksa(BAIK)
    expect([lagi.baru, lagi.ubah, lagi.sama, lagi.salah]).toEqual([0, 0, 3, 0])
    expect((await call<Impor>('POST', `/${run.id}/urungkan`)).body.data.urung).toBe(3)
    expect(await konversi()).toEqual([])
  })

  it('refuses what the screen refuses, on the cell', async () => {
    const run = await periksa([
      '2401010001;TRANSFER;;TI1;Logika;3;A;MK01;;',
      '2401010001;TRANSFER;049999;TI2;Data;3;E;MK02;;',
      '2401010001;TRANSFER;049999;TI3;Data;3;A;MK03;4;',
      '2401010001;TRANSFER;049999;TI4;Data;3;A;TIDAK1;;',
      '2401010001;TRANSFER;049999;TI5;Data;3;A;MK05;;B',
      '2401010003;TRANSFER;049999;TI6;Data;3;A;MK06;;',
      '2401020001;TRANSFER;049999;TI7;Data;3;A;MK07;;',
      '2401010001;PINDAH;049999;TI8;Data;3;A;MK08;;',
    ])
    expect((await galat(run.id)).map(([pertama]) => pertama)).toEqual([
      'kodePtAsal: Perguruan tinggi asal wajib untuk transfer',
      'nilaiAsal: Nilai asal tidak lulus, sehingga MK02 tidak dapat diakui.',
      'sksDiakui: SKS diakui 4 melebihi SKS tujuan 3.',
      'kodeMakul: Mata kuliah TIDAK1 tidak ada pada kurikulum mahasiswa ini',
      'nilaiHuruf: Nilai diakui menurut skala adalah A, bukan B',
      'nim: Mahasiswa sudah lulus, sehingga konversinya tidak dapat diubah',
      'nim: Prodi di luar akses Anda',
      'jenis: Isi salah satu: TRANSFER, RPL_TRANSFER, RPL_PEROLEHAN',
    ])
  })

  it('AK-R53: lines of one student add up to the limit, and no further', async () => {
    const run = await periksa(
      Array.from({ length: 34 }, (_, at) => `2401010002;RPL_TRANSFER;;T${at};Subjek ${at};3;A;MK${String(at + 1).padStart(2, '0')};;`),
    )
    expect([run.baru, run.salah]).toEqual([33, 1])
    expect((await galat(run.id)).at(-1)).toEqual(['sksDiakui: Diakui 102 SKS, batasnya 100 SKS (70% dari 144).'])
  })
})
