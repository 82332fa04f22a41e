import type { TutupStatus } from '@sivitas/contract/data-master/mahasiswa/ubah-status'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, insert, makeCollege, makeOperator, makePeriode, PERIODE, TEST_COLLEGE } from '../../../testing/builders'
import { makeJendela } from '../../../testing/builders-kalender'
import { makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeAkm, makeMakul, makeNilai } from '../../../testing/builders-studi'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { jobDone, startTestWorker } from '../../../testing/jobs'
import { startTestServer, type TestServer } from '../../../testing/server'
import type { Worker } from '../../../jobs/worker'

import { tutupAkunLewat } from './tutup-akun-queries'

let database: TestDatabase
let server: TestServer
let worker: Worker
let biasa: string
let supervisor: string
let idProdi: string
const HARI = '2025-11-12'

async function mahasiswa(awal: readonly (readonly [number, string])[], values: Parameters<typeof makeMahasiswa>[1] = {}) {
  const made = await makeMahasiswa(database.owner, { idProdi, periodeMasuk: 20231, status: awal.at(-1)?.[1] ?? 'A', ...values })
  for (const [periode, status] of awal)
    await insert(database.owner, 'riwayatStatus', { idMahasiswa: made.id, periode, status, tanggal: HARI, sumber: 'manual' })
  return made
}

async function krs(idMahasiswa: string, sumber = 'hitung') {
  const makul = await makeMakul(database.owner, { idProdi })
  await makeNilai(database.owner, { idMahasiswa, idMakul: makul.id, idPeriode: PERIODE, status: 'kosong', sumber })
}

const tutup = (token: string, body: object = {}, periode = PERIODE) =>
  server.call<TutupStatus>('POST', `/v2/master/status-periode/${periode}/tutup`, { token, body })

type Hitungan = { data: Record<string, number>[]; total: Record<string, number> }
async function hitung(query = ''): Promise<Hitungan> {
  const { body } = await server.call<Record<string, number>[]>('GET', `/v1/status_aktivitas_mahasiswa_per_angkatan?${query}`, {
    token: biasa,
  })
  return { data: body.data, total: (body as unknown as { meta: { total: Record<string, number> } }).meta.total }
}

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeCollege(owner)
  for (const periode of [20231, 20232, 20241, 20242, PERIODE]) await makePeriode(owner, periode)
  idProdi = (await makeProdi(owner, { kode: '55201', nama: 'Informatika' })).id
  await makeJendela(owner, {
    kode: 'KRS',
    idPeriode: PERIODE,
    mulai: new Date('2025-08-01T00:00:00+07:00'),
    selesai: new Date('2025-08-31T23:59:59+07:00'),
  })
  await makeJendela(owner, {
    kode: 'KRS',
    idPeriode: 20242,
    mulai: new Date('2025-01-01T00:00:00+07:00'),
    selesai: new Date('2099-08-31T23:59:59+07:00'),
  })
  await makeOperator(owner, { username: 'baak', scopes: ['F4:T'] })
  await makeOperator(owner, { username: 'sup', scopes: ['F4:T'], supervisor: true })
  server = await startTestServer(database)
  worker = await startTestWorker(server)
  biasa = await server.signIn('baak')
  supervisor = await server.signIn('sup')
})

afterAll(async () => {
  await worker.stop()
  await server.stop()
  await database.drop()
})

describe('Tutup status periode', () => {
  it('gives each the status that AK-R48 proposes, shows it before, and is undone as a whole', async () => {
    const diam = await mahasiswa([[20231, 'A']])
    const aktif = await mahasiswa([[20231, 'A']])
    await krs(aktif.id)
    const mbkm = await mahasiswa([[20231, 'A']])
    await krs(mbkm.id, 'mbkm')
    const kembali = await mahasiswa([
      [20231, 'A'],
      [20242, 'C'],
    ])
    await krs(kembali.id)
    const cuti = await mahasiswa([
      [20231, 'A'],
      [PERIODE, 'C'],
    ])
    const ganda = await mahasiswa([[20231, 'A']], { jenisDaftar: 'double_degree' })
    const baru = await mahasiswa([[PERIODE, 'A']], { periodeMasuk: PERIODE })
    const keluar = await mahasiswa(
      [
        [20231, 'A'],
        [20242, 'E'],
      ],
      { periodeKeluar: 20242 },
    )
    await makeAkm(database.owner, { idMahasiswa: diam.id, idPeriode: PERIODE, kunci: false, sksSemester: 3 })

    const pratinjau = await tutup(biasa, { pratinjau: true })
    expect(pratinjau.body.data).toMatchObject({ jumlah: 5, halangan: null, terakhir: null })
    const dari = new Map(pratinjau.body.data.contoh.map((satu) => [satu.nim, `${satu.dari}>${satu.ke}`]))
    expect(Object.fromEntries(dari)).toEqual({
      [diam.nim]: 'A>N',
      [mbkm.nim]: 'A>S',
      [kembali.nim]: 'C>A',
      [ganda.nim]: 'A>O',
      [baru.nim]: 'A>N',
    })

    expect((await tutup(biasa)).status).toBe(403)
    const sebelum = await hitung(`periode=${PERIODE}`)
    const jalan = await tutup(supervisor, { alasan: 'Akhir masa KRS' })
    expect((await jobDone(server, supervisor, jalan.body.data.idPekerjaan ?? '')).status).toBe('selesai')
    expect((await hitung(`periode=${PERIODE}`)).total).toMatchObject({ A: 2, N: 2, S: 1, O: 1, C: 1, E: 1, jumlah: 8 })
    const status = async (id: string) => {
      const { body } = await server.call<{ status: string; riwayat: { sumber: string }[] }>('GET', `/v2/master/mahasiswa/${id}/status`, {
        token: biasa,
      })
      return [body.data.status, body.data.riwayat[0]?.sumber]
    }
    expect(await status(diam.id)).toEqual(['N', 'tutup_periode'])
    expect(await status(cuti.id)).toEqual(['C', 'manual'])
    expect(await status(keluar.id)).toEqual(['E', 'manual'])
    expect((await tutup(biasa, { pratinjau: true })).body.data).toMatchObject({ jumlah: 0, terakhir: { jumlah: 5, selesai: true } })

    const batal = await server.call<{ idPekerjaan: string; jumlah: number }>('POST', `/v2/master/status-periode/${PERIODE}/batal-tutup`, {
      token: supervisor,
      body: { alasan: 'KRS susulan masuk' },
    })
    expect(batal.body.data.jumlah).toBe(5)
    expect((await jobDone(server, supervisor, batal.body.data.idPekerjaan)).status).toBe('selesai')
    expect(await hitung(`periode=${PERIODE}`)).toEqual(sebelum)
    const { rows } = await database.owner.pool.query(`SELECT status, sks_semester FROM aktivitas_kuliah WHERE id_mahasiswa = '${diam.id}'`)
    expect(rows).toEqual([{ status: 'A', sks_semester: 3 }])
    const lagi = await server.call('POST', `/v2/master/status-periode/${PERIODE}/batal-tutup`, {
      token: supervisor,
      body: { alasan: 'Sekali lagi' },
    })
    expect(lagi.status).toBe(409)
  })

  it('waits until KRS is over, and asks for a period that exists', async () => {
    const answer = await tutup(supervisor, {}, 20242)
    expect([answer.status, answer.body.type]).toEqual([409, 'krs_terbuka'])
    expect((await tutup(supervisor, { pratinjau: true }, 20242)).body.data.halangan).toContain('Masa KRS 2024/2025 Genap belum berakhir')
    expect((await tutup(supervisor, {}, 19991)).status).toBe(404)
  })
})

describe('an akun of somebody who left', () => {
  it('may be read until the 90th day, and is closed the day after', async () => {
    await makeOperator(database.owner, { username: 'pergi', roles: ['ROLE_MAHASISWA'] })
    await database.owner.pool.query("UPDATE akun SET hanya_baca_sampai = current_date + 1 WHERE username = 'pergi'")
    expect(await inCollege(database.owner, TEST_COLLEGE, (db) => tutupAkunLewat(db, '2020-01-01'))).toBe(0)
    expect(await inCollege(database.owner, TEST_COLLEGE, (db) => tutupAkunLewat(db, '2099-01-01'))).toBe(1)
    const { rows } = await database.owner.pool.query("SELECT status, versi_token FROM akun WHERE username = 'pergi'")
    expect(rows).toEqual([{ status: 'nonaktif', versi_token: 2 }])
  })
})

describe('counts by status (DM-R10)', () => {
  it('keep a past period as it was, add up to the intake, and count leavers once by aktivitas', async () => {
    const prodi = await makeProdi(database.owner, { kode: '61201', nama: 'Manajemen' })
    const saring = `prodi[]=${prodi.id}`
    const pilihan = { idProdi: prodi.id, periodeMasuk: 20241 }
    await mahasiswa([[20241, 'A']], pilihan)
    await mahasiswa(
      [
        [20241, 'A'],
        [20242, 'E'],
      ],
      { ...pilihan, periodeKeluar: 20242 },
    )
    const berubah = await mahasiswa([[20241, 'A']], pilihan)
    expect((await hitung(`${saring}&periode=20242`)).data).toMatchObject([{ angkatan: 2024, A: 2, E: 1, jumlah: 3 }])
    expect((await hitung(`${saring}&periode=20242&mode=aktivitas`)).total).toMatchObject({ A: 2, E: 1, jumlah: 3 })
    expect((await hitung(`${saring}&periode=${PERIODE}&mode=aktivitas`)).total).toMatchObject({ A: 2, E: 0, jumlah: 2 })
    expect((await hitung(`${saring}&periode=20232`)).data).toEqual([])
    const sebelum = await hitung(`${saring}&periode=20242`)
    await server.call('POST', `/v2/master/mahasiswa/${berubah.id}/status`, {
      token: biasa,
      body: { status: 'E', periode: PERIODE, tanggal: HARI, nomorSk: '1/SK' },
    })
    expect((await hitung(`${saring}&periode=${PERIODE}`)).data).toMatchObject([{ A: 1, E: 2, jumlah: 3 }])
    expect(await hitung(`${saring}&periode=20242`)).toEqual(sebelum)
    const perProdi = await server.call<Record<string, unknown>[]>('GET', `/v1/status_aktivitas_mahasiswa?periode=${PERIODE}&${saring}`, {
      token: biasa,
    })
    expect(perProdi.body.data).toMatchObject([{ labelProdi: 'S1 - Manajemen', A: 1, E: 2, jumlah: 3 }])
  })

  it('answers the print with sums and shares, and refuses a period that is none', async () => {
    const csv = await server.call('GET', `/v1/status_aktivitas_mahasiswa_per_angkatan?periode=${PERIODE}&format=csv`, { token: biasa })
    expect(csv.text).toContain('Jumlah')
    expect(csv.text).toContain('100,0%')
    expect((await server.call('GET', '/v1/status_aktivitas_mahasiswa_per_angkatan?periode=20265', { token: biasa })).status).toBe(422)
  })
})
