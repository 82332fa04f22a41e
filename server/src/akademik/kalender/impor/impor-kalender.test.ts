import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOperator, makePeriode } from '../../../testing/builders'
import { makeKegiatan } from '../../../testing/builders-kalender'
import { makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

type Run = { id: string; kolom: Record<string, number | null>; baru: number; ubah: number; sama: number; salah: number; tersimpan: number }
type Baris = { temuan: { kolom: string | null; pesan: string }[] }

const PATH = '/v2/academic/kalender/impor'

let database: TestDatabase
let server: TestServer
let token: string

beforeAll(async () => {
  database = await makeDatabase()
  await makeOperator(database.owner, { username: 'akademik', scopes: ['A5:T'] })
  await makePeriode(database.owner, 20601)
  await makeKegiatan(database.owner, { kode: 'UTS', nama: 'Ujian tengah semester' })
  await makeKegiatan(database.owner, { kode: 'LIBUR', nama: 'Libur nasional' })
  server = await startTestServer(database)
  token = await server.signIn('akademik')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

async function periksa(isi: string): Promise<Run> {
  const body = new FormData()
  body.set('berkas', new File([isi], 'kalender.csv', { type: 'text/csv' }))
  const unggah = await server.call<Run>('POST', PATH, { token, body })
  expect(unggah.status, unggah.text).toBe(201)
  const { id, kolom } = unggah.body.data
  const hasil = await server.call<Run>('PUT', `${PATH}/${id}/kolom`, { token, body: { kolom } })
  expect(hasil.status, hasil.text).toBe(200)
  return hasil.body.data
}

const simpan = async ({ id }: Run) => (await server.call<Run>('POST', `${PATH}/${id}/simpan`, { token, body: {} })).body.data

describe('the calendar from a file', () => {
  const KEPALA = 'Kode kegiatan;Mulai;Selesai;Program studi;Catatan\n'

  it('adds entries to the period that holds or follows their first day, and changes nothing a second time', async () => {
    const { kode } = await makeProdi(database.owner)
    const isi = `${KEPALA}UTS;20-10-2060;01-11-2060;;Ruang menyusul\nLIBUR;25-12-2060;25-12-2060;;\nuts;27-10-2060;28-10-2060;${kode};\nLIBUR;17-08-2060;17-08-2060;;\n`
    const run = await periksa(isi)
    expect(run).toMatchObject({ baru: 4, salah: 0 })
    expect((await simpan(run)).tersimpan).toBe(4)
    const daftar = await server.call<{ nama: string; idPeriode: number; keterangan: string | null }[]>(
      'GET',
      '/v2/academic/kalender?tahun=2061',
      { token },
    )
    expect(daftar.body.data).toHaveLength(4)
    expect(daftar.body.data[1]).toMatchObject({ nama: 'Ujian tengah semester', idPeriode: 20601, keterangan: 'Ruang menyusul' })
    expect(await periksa(isi)).toMatchObject({ baru: 0, ubah: 0, sama: 4 })
    expect(await periksa(`${KEPALA}UTS;20-10-2060;03-11-2060;;Ruang menyusul\n`)).toMatchObject({ ubah: 1 })
    const urung = await server.call('POST', `${PATH}/${run.id}/urungkan`, { token, body: {} })
    expect(urung.status, urung.text).toBe(200)
    expect((await server.call<unknown[]>('GET', '/v2/academic/kalender?tahun=2061', { token })).body.data).toHaveLength(0)
  })

  it('says on its cell what is unknown, in the wrong order, or without a period', async () => {
    const run = await periksa(
      `${KEPALA}XYZ;20-10-2060;01-11-2060;;\nUTS;20-10-2060;19-10-2060;;\nUTS;20-10-2099;21-10-2099;;\nUTS;21-10-2060;22-10-2060;99999;\n`,
    )
    expect(run).toMatchObject({ salah: 4 })
    const { body } = await server.call<Baris[]>('GET', `${PATH}/${run.id}/baris`, { token })
    expect(body.data.map(({ temuan }) => temuan[0]?.pesan)).toEqual([
      "Kegiatan 'XYZ' tidak ditemukan",
      'Tanggal selesai harus sama atau setelah tanggal mulai',
      'Belum ada periode untuk tanggal ini. Tambahkan di Periode Akademik',
      'Program studi 99999 tidak ditemukan',
    ])
  })
})
