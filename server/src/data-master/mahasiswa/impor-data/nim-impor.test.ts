import type { Impor, ImporBaris } from '@sivitas/contract/kit/import'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, insert, makeOperator, makePeriode, TEST_COLLEGE } from '../../../testing/builders'
import { makeDosen, makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

let database: TestDatabase
let server: TestServer
let prodi: { informatika: string; sistem: string }
const token = { baak: '', supervisor: '', prodiTi: '' }

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'baak', scopes: ['F3:T', 'F4:T'] })
  await makeOperator(owner, { username: 'spv', scopes: ['F3:T', 'F4:T'], supervisor: true })
  await makePeriode(owner, 20231)
  prodi = {
    informatika: (await makeProdi(owner, { kode: '55201', kodeNim: '01' })).id,
    sistem: (await makeProdi(owner, { kode: '57201', kodeNim: '02' })).id,
  }
  await makeOperator(owner, { username: 'prodi.ti', scopes: ['F3:T', 'F4:T'], prodi: ['55201'] })
  server = await startTestServer(database)
  token.baak = await server.signIn('baak')
  token.supervisor = await server.signIn('spv')
  token.prodiTi = await server.signIn('prodi.ti')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

async function mahasiswa(nim: string, idProdi = prodi.informatika) {
  const made = await makeMahasiswa(database.owner, { nim, idProdi, periodeMasuk: 20231 })
  await insert(database.owner, 'riwayatStatus', {
    idMahasiswa: made.id,
    periode: 20231,
    status: 'A',
    tanggal: '2023-09-01',
    sumber: 'manual',
  })
  return made
}

/** The runs of one kind, as one person. */
function impor(slug: string, heads: string, oleh: string) {
  const path = `/v2/master/impor-mahasiswa/${slug}`
  const call = <Data>(method: string, at: string, body?: unknown) =>
    server.call<Data>(method, `${path}${at}`, { token: oleh, ...(body === undefined ? {} : { body }) })
  return {
    call,
    async periksa(lines: readonly string[]): Promise<Impor> {
      const form = new FormData()
      form.set('berkas', new File([[heads, ...lines].join('\n')], `${slug}.csv`, { type: 'text/csv' }))
      const { body } = await call<Impor>('POST', '', form)
      const hasil = await call<Impor>('PUT', `/${body.data.id}/kolom`, { kolom: body.data.kolom })
      expect(hasil.status, hasil.text).toBe(200)
      return hasil.body.data
    },
    async galat(run: string): Promise<string[][]> {
      const { body } = await call<ImporBaris[]>('GET', `/${run}/baris`)
      return body.data.map(({ temuan }) => temuan.map(({ kolom, pesan }) => (kolom === null ? pesan : `${kolom}: ${pesan}`)))
    },
  }
}
const HEADS_KELUAR = 'nim;periode;status;tanggal;nomor_sk;tanggal_sk;alasan'
const satu = async (query: string) =>
  (await inCollege(database.owner, TEST_COLLEGE, (db) => sql<Record<string, unknown>>`${sql.raw(query)}`.execute(db))).rows

describe('exits from a file', () => {
  it('runs the transition with its decree, finds it the same again, and a Supervisor takes it back', async () => {
    const { id } = await mahasiswa('2301010001')
    const { call, periksa } = impor('status-keluar', HEADS_KELUAR, token.supervisor)
    const line = '2301010001;20251;Mengundurkan Diri;01-11-2025;SK/1/2025;30-10-2025;Pindah kota'
    const run = await periksa([line])
    expect([run.ubah, run.salah]).toEqual([1, 0])
    expect((await call<Impor>('POST', `/${run.id}/simpan`)).body.data.tersimpan).toBe(1)
    const fakta = `SELECT m.status, m.periode_keluar, m.nomor_sk_keluar, (SELECT r.sumber FROM riwayat_status r WHERE r.id_mahasiswa = m.id AND r.periode = 20251 AND NOT r.dibatalkan) AS sumber FROM mahasiswa m WHERE m.id = '${id}'`
    expect(await satu(fakta)).toEqual([{ status: 'E', periodeKeluar: 20251, nomorSkKeluar: 'SK/1/2025', sumber: 'impor' }])
    expect((await periksa([line])).sama).toBe(1)
    const urung = (await call<Impor>('POST', `/${run.id}/urungkan`)).body.data
    expect([urung.urung, urung.pesan]).toEqual([1, null])
    expect(await satu(fakta)).toEqual([{ status: 'A', periodeKeluar: null, nomorSkKeluar: null, sumber: null }])
  })

  it('refuses what the screen refuses, each line with its own words', async () => {
    await mahasiswa('2301010002')
    await mahasiswa('2301020001', prodi.sistem)
    const { periksa, galat } = impor('status-keluar', HEADS_KELUAR, token.prodiTi)
    const run = await periksa([
      '2301010002;20251;Dikeluarkan;01-11-2025;SK/2;30-10-2025;',
      '2301020001;20251;E;01-11-2025;SK/3;30-10-2025;',
      '9999999999;20251;E;01-11-2025;SK/4;30-10-2025;',
      '2301010002;20241;Cuti;01-11-2025;SK/5;30-10-2025;',
      '2301010002;20299;E;01-11-2025;SK/6;30-10-2025;',
    ])
    expect(await galat(run.id)).toEqual([
      ['Perlu operator Supervisor'],
      ['nim: Prodi di luar akses Anda'],
      ['nim: NIM 9999999999 tidak ditemukan'],
      ["status: 'Cuti' bukan status keluar; pakai kode atau nama dari lembar status"],
      ['periode: Periode tidak dikenal'],
    ])
  })
})

describe('advisers from a file', () => {
  it('assigns by NIDN, refuses the line past the quota, and gives back the adviser before', async () => {
    const lama = await makeDosen(database.owner, { nidn: '0400000001', nama: 'Dosen Lama' })
    const baru = await makeDosen(database.owner, { nidn: '0400000002', nama: 'Dosen Baru', maksBimbinganPa: 2 })
    const { id } = await mahasiswa('2301010011')
    await mahasiswa('2301010012')
    await mahasiswa('2301010013')
    const { call, periksa, galat } = impor('dosen-pa', 'nim;nidn', token.baak)
    const awal = await periksa(['2301010011;0400000001'])
    await call('POST', `/${awal.id}/simpan`)
    const lines = ['2301010011;0400000002', '2301010012;0400000002', '2301010013;0400000002']
    const run = await periksa(lines)
    expect([run.ubah, run.salah, (await galat(run.id))[2]]).toEqual([2, 1, ['nidn: Kuota bimbingan penuh (2 dari 2)']])
    expect((await call<Impor>('POST', `/${run.id}/simpan`)).body.data.tersimpan).toBe(2)
    const pa = `SELECT id_dosen_pa FROM mahasiswa WHERE id = '${id}'`
    expect(await satu(pa)).toEqual([{ idDosenPa: baru.id }])
    expect((await periksa(lines)).sama).toBe(2)
    expect((await call<Impor>('POST', `/${run.id}/urungkan`)).body.data.urung).toBe(2)
    expect(await satu(pa)).toEqual([{ idDosenPa: lama.id }])
  })

  it('refuses lecturers nobody knows or who have left, and students who have left', async () => {
    await makeDosen(database.owner, { nidn: '0400000009', nama: 'Pensiun', idStatusKeaktifan: '23' })
    await mahasiswa('2301010021')
    const { periksa, galat } = impor('dosen-pa', 'nim;nidn', token.baak)
    const run = await periksa(['2301010021;0499999999', '2301010013;0400000009'])
    expect(await galat(run.id)).toEqual([
      ['nidn: Dosen dengan NIDN atau NUPTK 0499999999 tidak ditemukan'],
      ['nidn: Pensiun tidak aktif, sehingga tidak dapat menjadi dosen PA'],
    ])
  })
})
