import { PAKET_PDDIKTI, type PaketPddikti } from '@sivitas/contract/data-master/mahasiswa/pddikti'
import type { PapanKelengkapan } from '@sivitas/contract/data-master/mahasiswa/kelengkapan'
import { kodeLahirNik } from '@sivitas/rules/data-master/nik'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Worker } from '../../../jobs/worker'
import { inCollege, insert, makeCollege, makeOperator, makePeriode, PERIODE, TEST_COLLEGE } from '../../../testing/builders'
import { makeKode, makeMahasiswa, makeProdi, makeWilayah } from '../../../testing/builders-master'
import { makeAkm } from '../../../testing/builders-studi'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { jobDone, startTestWorker } from '../../../testing/jobs'
import { startTestServer, type TestServer } from '../../../testing/server'
import { perbaruiKelengkapan } from '../kelengkapan'
import { KUNCI } from './rekaman'

const SP = [20243, 20244] as const
const PRODI = '11111111-1111-4111-8111-111111111111'
let database: TestDatabase
let server: TestServer
let worker: Worker
let baak: string
let idProdi: string
let kecamatan: string
let nomor = 0

async function mahasiswa(values: Parameters<typeof makeMahasiswa>[1] = {}) {
  nomor += 1
  const { biodata, ...lain } = values
  const made = await makeMahasiswa(database.owner, {
    nim: `23010100${String(nomor).padStart(2, '0')}`,
    idProdi,
    periodeMasuk: 20231,
    jalurDaftar: '12',
    pembiayaan: '1',
    biayaMasuk: 2_500_000,
    ...lain,
    biodata: {
      tempatLahir: 'Bandung',
      idAgama: '1',
      nik: `327301${kodeLahirNik('2005-01-31', 'P')}${String(nomor).padStart(4, '0')}`,
      namaIbuKandung: 'Nurhayati',
      kelurahan: 'Dago',
      idWilayah: kecamatan,
      handphone: '+6281234567890',
      email: 'a@contoh.id',
      ...biodata,
    },
  })
  await inCollege(database.owner, TEST_COLLEGE, (db) => perbaruiKelengkapan(db, [made.id]))
  return { ...made, nim: lain.nim ?? `23010100${String(nomor).padStart(2, '0')}` }
}

type Isi = Record<string, Record<string, unknown>[]>

/** The packet as files by name. */
async function paket(jenis: PaketPddikti[], periode: number = PERIODE): Promise<{ isi: Isi; selesai: number; gagal: number }> {
  const { status, body, text } = await server.call<{ idPekerjaan: string }>('POST', '/v2/master/pddikti/paket', {
    token: baak,
    body: { jenis, periode },
  })
  expect(status, text).toBe(200)
  const job = await jobDone(server, baak, body.data.idPekerjaan)
  const answer = await fetch(`${server.url}/v2/platform/berkas/${job.hasil[0]?.id}/unduh`, { headers: { authorization: `Bearer ${baak}` } })
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const isi = Object.fromEntries(Object.entries(files).map(([nama, bytes]) => [nama.replace('.json', ''), JSON.parse(strFromU8(bytes))]))
  return { isi: isi as Isi, selesai: job.selesai, gagal: job.gagalJumlah }
}
const hasil = (body: Record<string, unknown>) =>
  server.call<{ terkirim: number; gagal: number; tidakDikenal: string[] }>('POST', '/v2/master/pddikti/hasil', { token: baak, body })
const papan = async () => (await server.call<PapanKelengkapan>('GET', '/v2/master/kelengkapan', { token: baak })).body.data

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeCollege(owner)
  for (const periode of [20231, ...SP, PERIODE]) await makePeriode(owner, periode)
  idProdi = (await makeProdi(owner, { kode: '55201', nama: 'Informatika', idPddikti: PRODI })).id
  kecamatan = (await makeWilayah(owner)).kecamatan
  await makeKode(owner, { daftar: 'agama', kode: '1' })
  await makeKode(owner, { daftar: 'jenis-daftar', kode: 'peserta_didik_baru', kodePddikti: '1' })
  await makeOperator(owner, { username: 'baak', scopes: ['F3:T'] })
  server = await startTestServer(database)
  worker = await startTestWorker(server)
  baak = await server.signIn('baak')
})
afterAll(async () => {
  await worker.stop()
  await server.stop()
  await database.drop()
})

describe('Paket PDDikti', () => {
  it('holds only ready rows with exactly the keys of the acts, lists the rest, and sends NIK whole (DM-R27, DM-R29)', async () => {
    const siap = await mahasiswa()
    const kurang = await mahasiswa({ biodata: { nik: null } })
    await insert(database.owner, 'orangTua', { idBiodata: siap.idBiodata, peran: 'ayah', nama: 'Budi', idPendidikan: '30' })
    const { isi, selesai, gagal } = await paket(['biodata', 'riwayat'])
    expect([selesai, gagal]).toEqual([2, 2])
    const [orang] = isi[PAKET_PDDIKTI.biodata] ?? []
    expect(isi[PAKET_PDDIKTI.biodata]).toHaveLength(1)
    expect(Object.keys(orang ?? {})).toEqual(KUNCI.biodata)
    expect(orang).toMatchObject({
      nik: expect.stringMatching(/^\d{16}$/),
      tanggal_lahir: '2005-01-31',
      nama_ayah: 'Budi',
      penerima_kps: 0,
      nama_ibu_kandung: 'Nurhayati',
    })
    const [riwayat] = isi[PAKET_PDDIKTI.riwayat] ?? []
    expect(Object.keys(riwayat ?? {})).toEqual(KUNCI.riwayat)
    expect(riwayat).toMatchObject({
      nim: siap.nim,
      id_jenis_daftar: '1',
      id_periode_masuk: '20231',
      id_prodi: PRODI,
      biaya_masuk: 2_500_000,
    })
    expect(isi['Perlu diperbaiki']).toContainEqual(
      expect.objectContaining({ nim: kurang.nim, alasan: expect.stringContaining('identitas') }),
    )
  })

  it('writes S as M, adds both short semesters up as one, and keeps exits to lulusdo (DM-R29)', async () => {
    const terdaftar = { idPddikti: '22222222-2222-4222-8222-222222222222', statusPddikti: 'TERKIRIM' }
    const mbkm = await mahasiswa(terdaftar)
    await makeAkm(database.owner, { idMahasiswa: mbkm.id, idPeriode: PERIODE, status: 'S', sksSemester: 20 })
    await makeAkm(database.owner, { idMahasiswa: mbkm.id, idPeriode: SP[0], sksSemester: 3, ips: '4.00', sksTotal: 43 })
    await makeAkm(database.owner, { idMahasiswa: mbkm.id, idPeriode: SP[1], sksSemester: 6, ips: '3.00', sksTotal: 49 })
    const keluar = await mahasiswa({
      ...terdaftar,
      idPddikti: '33333333-3333-4333-8333-333333333333',
      status: 'E',
      periodeKeluar: PERIODE,
      tanggalKeluar: '2025-10-01',
    })
    const { isi } = await paket(['akm', 'lulusdo'])
    expect(isi[PAKET_PDDIKTI.akm]).toEqual([
      expect.objectContaining({
        id_registrasi_mahasiswa: terdaftar.idPddikti,
        id_semester: '20251',
        id_status_mahasiswa: 'M',
        sks_semester: 20,
      }),
    ])
    expect(isi[PAKET_PDDIKTI.lulusdo]).toEqual([
      expect.objectContaining({
        id_registrasi_mahasiswa: '33333333-3333-4333-8333-333333333333',
        id_jenis_keluar: '4',
        id_periode_keluar: '20251',
      }),
    ])
    expect(Object.keys(isi[PAKET_PDDIKTI.lulusdo]?.[0] ?? {})).toEqual(KUNCI.lulusdo)
    const pendek = await paket(['akm'], SP[1])
    expect(pendek.isi[PAKET_PDDIKTI.akm]).toEqual([
      expect.objectContaining({ id_semester: '20243', sks_semester: 9, ips: 3.33, total_sks: 49 }),
    ])
    expect(keluar.nim).toBeTruthy()
  })

  it('takes ids and errors back, names NIM that nobody has, and counts them on the board', async () => {
    const satu = await mahasiswa()
    const dua = await mahasiswa()
    const sebelum = await papan()
    const id = '44444444-4444-4444-8444-444444444444'
    await hasil({ jenis: 'biodata', data: [{ nim: satu.nim, id }] })
    const { body } = await hasil({
      jenis: 'riwayat',
      data: [
        { nim: satu.nim, id },
        { nim: dua.nim, galat: 'NIK sudah terdaftar di perguruan tinggi lain' },
        { nim: '9999', id },
      ],
    })
    expect(body.data).toEqual({ terkirim: 1, gagal: 1, tidakDikenal: ['9999'] })
    expect(await papan()).toMatchObject({ terkirim: sebelum.terkirim + 1, gagal: sebelum.gagal + 1 })
    const list = await server.call<{ pesanPddikti: string }[]>('GET', '/v2/master/kelengkapan/mahasiswa?keadaan=gagal', { token: baak })
    expect(list.body.data).toEqual([expect.objectContaining({ pesanPddikti: 'NIK sudah terdaftar di perguruan tinggi lain' })])
    expect((await hasil({ jenis: 'riwayat', data: [{ nim: satu.nim }] })).status).toBe(422)
    expect((await hasil({ jenis: 'akm', data: [{ nim: satu.nim }] })).status).toBe(422)
  })
})
