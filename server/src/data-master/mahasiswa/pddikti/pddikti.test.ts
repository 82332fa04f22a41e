import { PAKET_PDDIKTI, PAKET_UBAH, type PaketPddikti } from '@sivitas/contract/data-master/mahasiswa/pddikti'
import type { PapanKelengkapan } from '@sivitas/contract/data-master/mahasiswa/kelengkapan'
import { kodeLahirNik } from '@sivitas/rules/data-master/nik'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Worker } from '../../../jobs/worker'
import { inCollege, insert, makeCollege, makeOperator, makePeriode, PERIODE, TEST_COLLEGE } from '../../../testing/builders'
import { makeKode, makeMahasiswa, makeProdi, makeWilayah } from '../../../testing/builders-master'
import { makeAkm, makeMakul } from '../../../testing/builders-studi'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { jobDone, startTestWorker } from '../../../testing/jobs'
import { startTestServer, type TestServer } from '../../../testing/server'
import { perbaruiKelengkapan } from '../kelengkapan'
import { KUNCI } from './rekaman'

const SP = [20243, 20244] as const
const UBAH = PAKET_UBAH as Record<'biodata' | 'riwayat' | 'akm' | 'lulusdo', string>
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

/** Asks for a packet and unpacks what the job made. */
async function buatPaket(body: Record<string, unknown>) {
  const {
    status,
    body: jawaban,
    text,
  } = await server.call<{ idPekerjaan: string }>('POST', '/v2/master/pddikti/paket', { token: baak, body })
  expect(status, text).toBe(200)
  const job = await jobDone(server, baak, jawaban.data.idPekerjaan)
  const answer = await fetch(`${server.url}/v2/platform/berkas/${job.hasil[0]?.id}/unduh`, { headers: { authorization: `Bearer ${baak}` } })
  return { job, files: unzipSync(new Uint8Array(await answer.arrayBuffer())) }
}
const berkasPaket = async (body: Record<string, unknown>) => (await buatPaket(body)).files

/** The packet as files by name. */
async function paket(jenis: PaketPddikti[], periode: number = PERIODE): Promise<{ isi: Isi; selesai: number; gagal: number }> {
  const { job, files } = await buatPaket({ jenis, periode })
  const isi = Object.fromEntries(Object.entries(files).map(([nama, bytes]) => [nama.replace('.json', ''), JSON.parse(strFromU8(bytes))]))
  return { isi: isi as Isi, selesai: job.selesai, gagal: job.gagalJumlah }
}
const hasil = (body: Record<string, unknown>) =>
  server.call<{ terkirim: number; gagal: number; tidakDikenal: string[] }>('POST', '/v2/master/pddikti/hasil', { token: baak, body })
const hasilBerkas = (isian: Record<string, unknown>, file: File) => {
  const form = new FormData()
  for (const [nama, isi] of Object.entries(isian)) form.set(nama, String(isi))
  form.set('file', file)
  return server.call<{ terkirim: number; gagal: number; tidakDikenal: string[] }>('POST', '/v2/master/pddikti/hasil', {
    token: baak,
    body: form,
  })
}
const orang = (id: string) =>
  inCollege(database.owner, TEST_COLLEGE, (db) => db.selectFrom('biodata').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
const ubahOrang = (id: string, values: Record<string, unknown>) =>
  inCollege(database.owner, TEST_COLLEGE, (db) => db.updateTable('biodata').set(values).where('id', '=', id).execute())
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

  it('sends changes of what PDDikti has by the Update acts, once, and keeps what changed after the packet (DM-R9)', async () => {
    const satu = await mahasiswa()
    const [orang, registrasi] = ['55555555-5555-4555-8555-555555555555', '66666666-6666-4666-8666-666666666666']
    await paket(['biodata', 'riwayat'])
    await hasil({ jenis: 'biodata', data: [{ nim: satu.nim, id: orang }] })
    await hasil({ jenis: 'riwayat', data: [{ nim: satu.nim, id: registrasi }] })
    const isian = async (kunci: string, cari: string, act: string) =>
      ((await paket(['biodata', 'riwayat'])).isi[act] ?? []).filter((row) => row[kunci] === cari)
    expect(await isian('id_mahasiswa', orang, UBAH.biodata)).toEqual([])

    await ubahOrang(satu.idBiodata, { handphone: '+6281999999999' })
    await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db.updateTable('mahasiswa').set({ biayaMasuk: 3_000_000 }).where('id', '=', satu.id).execute(),
    )
    const [baru] = await isian('id_mahasiswa', orang, UBAH.biodata)
    expect(Object.keys(baru ?? {})).toEqual(['id_mahasiswa', ...KUNCI.biodata])
    expect(baru).toMatchObject({ handphone: '+6281999999999', nik: expect.stringMatching(/^\d{16}$/) })
    expect(await isian('id_registrasi_mahasiswa', registrasi, UBAH.riwayat)).toEqual([
      expect.objectContaining({ biaya_masuk: 3_000_000, nim: satu.nim }),
    ])

    // Changed again after the packet: the answer to the packet does not hide it.
    await ubahOrang(satu.idBiodata, { email: 'lain@contoh.id' })
    await hasil({ jenis: 'biodata', data: [{ nim: satu.nim }, { nim: satu.nim, id: orang }] }).then(({ status }) =>
      expect(status).toBe(422),
    )
    await hasil({ jenis: 'biodata', data: [{ nim: satu.nim, id: orang }] })
    expect(await isian('id_mahasiswa', orang, UBAH.biodata)).toEqual([expect.objectContaining({ email: 'lain@contoh.id' })])
    await hasil({ jenis: 'biodata', data: [{ nim: satu.nim, id: orang }] })
    expect(await isian('id_mahasiswa', orang, UBAH.biodata)).toEqual([])

    // Parents are part of the record; a refused change is tried again as a change, never as a new person.
    await insert(database.owner, 'orangTua', { idBiodata: satu.idBiodata, peran: 'ayah', nama: 'Hadi' })
    expect(await isian('id_mahasiswa', orang, UBAH.biodata)).toEqual([expect.objectContaining({ nama_ayah: 'Hadi' })])
    await hasil({ jenis: 'biodata', data: [{ nim: satu.nim, galat: 'Nama ayah tidak sah' }] })
    expect(await isian('nama_ayah', 'Hadi', PAKET_PDDIKTI.biodata)).toEqual([])
    expect(await isian('id_mahasiswa', orang, UBAH.biodata)).toHaveLength(1)
  })

  it('keeps who needs PDM out of the Update act and says why; once that is through, the rest of his changes goes (DM-R9)', async () => {
    const id = '77777777-7777-4777-8777-777777777777'
    const satu = await mahasiswa({ biodata: { statusPddikti: 'TERKIRIM', idPddikti: id } })
    await ubahOrang(satu.idBiodata, { nama: 'Nama Baru', perluPdm: true })
    const { isi } = await paket(['biodata'])
    expect((isi[UBAH.biodata] ?? []).filter((row) => row['id_mahasiswa'] === id)).toEqual([])
    expect(isi['Perlu diperbaiki']).toContainEqual(
      expect.objectContaining({ jenis: UBAH.biodata, nim: satu.nim, alasan: expect.stringContaining('Perlu PDM') }),
    )
    await hasil({ jenis: 'biodata', data: [{ nim: satu.nim, id }] })
    expect((await paket(['biodata'])).isi[UBAH.biodata]).toContainEqual(
      expect.objectContaining({ id_mahasiswa: id, nama_mahasiswa: 'Nama Baru' }),
    )
  })

  it('sends a changed AKM and a changed exit by their Update acts, an exit that was taken never again by the Insert', async () => {
    const id = '88888888-8888-4888-8888-888888888888'
    const satu = await mahasiswa({
      statusPddikti: 'TERKIRIM',
      idPddikti: id,
      status: 'E',
      periodeKeluar: PERIODE,
      tanggalKeluar: '2025-10-01',
    })
    const akm = await makeAkm(database.owner, {
      idMahasiswa: satu.id,
      idPeriode: PERIODE,
      status: 'A',
      sksSemester: 20,
      statusPddikti: 'TERKIRIM',
    })
    const milik = (isi: Isi, act: string) => (isi[act] ?? []).filter((row) => row['id_registrasi_mahasiswa'] === id)
    const pertama = (await paket(['akm', 'lulusdo'])).isi
    expect([milik(pertama, PAKET_PDDIKTI.akm).length, milik(pertama, PAKET_PDDIKTI.lulusdo).length]).toEqual([0, 1])
    await hasil({ jenis: 'lulusdo', data: [{ nim: satu.nim }] })
    expect(milik((await paket(['lulusdo'])).isi, PAKET_PDDIKTI.lulusdo)).toEqual([])
    await inCollege(database.owner, TEST_COLLEGE, async (db) => {
      await db.updateTable('aktivitasKuliah').set({ sksSemester: 18 }).where('id', '=', akm.id).execute()
      await db.updateTable('mahasiswa').set({ nomorSkKeluar: 'SK/9' }).where('id', '=', satu.id).execute()
    })
    const { isi } = await paket(['akm', 'lulusdo'])
    expect(milik(isi, UBAH.akm)).toEqual([expect.objectContaining({ sks_semester: 18 })])
    expect(milik(isi, UBAH.lulusdo)).toEqual([expect.objectContaining({ nomor_sk_yudisium: 'SK/9' })])
    expect(milik(isi, PAKET_PDDIKTI.lulusdo)).toEqual([])
  })

  it('sends recognised courses of approved conversions by their act, and tells which course PDDikti does not know', async () => {
    const makul = async (kode: string, idPddikti: string | null) => (await makeMakul(database.owner, { kode, idPddikti })).id
    const konversi = async (kode: string, idMakul: string) => {
      const milik = await mahasiswa({ statusPddikti: 'TERKIRIM', idPddikti: `aaaaaaaa-aaaa-4aaa-8aaa-${kode}` })
      const idMahasiswa = milik.id
      const { id: idKonversi } = await insert(database.owner, 'konversiNilai', {
        idMahasiswa,
        jenis: 'RPL_TRANSFER',
        idPeriode: 20231,
        status: 'disahkan',
        nomorSk: 'SK/1',
        masukIpk: true,
      })
      await insert(database.owner, 'konversiBaris', { idKonversi, idMahasiswa, idMakul, sksDiakui: 3, huruf: 'A', indeks: 4 })
      await insert(database.owner, 'konversiAsal', {
        idKonversi,
        urut: 1,
        kode: 'MK1',
        nama: 'Algoritma',
        sks: 3,
        huruf: 'A',
        indeks: 4,
        idMakul,
      })
      return milik
    }
    const siap = await konversi('000000000001', await makul('IF101', 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb'))
    const belum = await konversi('000000000002', await makul('IF102', null))
    const { isi } = await paket(['transfer'])
    expect(isi[PAKET_PDDIKTI.transfer]).toHaveLength(1)
    expect(Object.keys(isi[PAKET_PDDIKTI.transfer]?.[0] ?? {})).toEqual(KUNCI.transfer)
    expect(isi[PAKET_PDDIKTI.transfer]?.[0]).toMatchObject({
      kode_mata_kuliah_asal: 'MK1',
      sks_mata_kuliah_diakui: 3,
      nilai_angka_diakui: 4,
      id_semester: '20231',
    })
    expect(isi['Perlu diperbaiki']).toEqual([
      expect.objectContaining({ nim: belum.nim, alasan: 'Mata kuliah belum dipetakan ke PDDikti: IF102' }),
    ])
    await hasil({ jenis: 'transfer', data: [{ nim: siap.nim }, { nim: siap.nim }] })
    expect((await paket(['transfer'])).isi[PAKET_PDDIKTI.transfer]).toEqual([])
  })

  it('takes results from JSON, CSV and XLSX, by NIM, NIK or the id of PDDikti, and names nobody by his whole NIK', async () => {
    const [satu, dua, tiga] = [await mahasiswa(), await mahasiswa(), await mahasiswa()]
    const { nik } = await orang(dua.idBiodata)
    const id = (n: number) => `99999999-9999-4999-8999-99999999999${n}`
    const json = JSON.stringify([
      { nim: satu.nim, error_code: 0, error_desc: '', data: { id_mahasiswa: id(1) } },
      { record: { nik }, error_code: 101, error_desc: 'NIK sudah terdaftar' },
      { record: { nik: '3273010101010001' }, error_code: 0, data: { id_mahasiswa: id(2) } },
    ])
    const pertama = await hasilBerkas({ jenis: 'biodata' }, new File([json], 'jawaban.json'))
    expect(pertama.body.data, pertama.text).toEqual({ terkirim: 1, gagal: 1, tidakDikenal: ['NIK ...0001'] })
    expect(await orang(satu.idBiodata)).toMatchObject({ statusPddikti: 'TERKIRIM', idPddikti: id(1) })
    expect(await orang(dua.idBiodata)).toMatchObject({ statusPddikti: 'GAGAL', pesanPddikti: 'NIK sudah terdaftar' })
    const csv = `NIM;ID Registrasi Mahasiswa;Error Desc\r\n${satu.nim};${id(3)};\r\n${tiga.nim};;Periode ditutup\r\n`
    expect((await hasilBerkas({ jenis: 'riwayat' }, new File([csv], 'hasil.csv'))).body.data).toMatchObject({ terkirim: 1, gagal: 1 })
    const menurutId = `id_registrasi_mahasiswa,error_code\r\n${id(3)},0\r\n`
    expect((await hasilBerkas({ jenis: 'akm', periode: PERIODE }, new File([menurutId], 'akm.csv'))).body.data).toMatchObject({
      terkirim: 1,
      tidakDikenal: [],
    })
    await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db.updateTable('aktivitasKuliah').set({ sksSemester: 7, statusPddikti: 'TERKIRIM' }).execute(),
    )
    await makeAkm(database.owner, { idMahasiswa: satu.id, idPeriode: PERIODE, status: 'A', sksSemester: 20 })
    const lembar =
      (await berkasPaket({ jenis: ['akm'], periode: PERIODE, format: 'xlsx' }))[`${PAKET_PDDIKTI.akm}.xlsx`] ?? new Uint8Array()
    const xlsx = await hasilBerkas({ jenis: 'akm', periode: PERIODE }, new File([new Uint8Array(lembar)], 'akm.xlsx'))
    expect(xlsx.body.data, xlsx.text).toEqual({ terkirim: 1, gagal: 0, tidakDikenal: [] })
    const tanpa = await hasilBerkas({ jenis: 'riwayat' }, new File(['nama;nilai\r\na;b\r\n'], 'lain.csv'))
    expect([tanpa.status, tanpa.body.errors?.[0]?.field]).toEqual([422, 'file'])
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
    const list = await server.call<{ nim: string; pesanPddikti: string }[]>('GET', '/v2/master/kelengkapan/mahasiswa?keadaan=gagal', {
      token: baak,
    })
    expect(list.body.data).toContainEqual(
      expect.objectContaining({ nim: dua.nim, pesanPddikti: 'NIK sudah terdaftar di perguruan tinggi lain' }),
    )
    expect((await hasil({ jenis: 'riwayat', data: [{ nim: satu.nim }] })).status).toBe(422)
    expect((await hasil({ jenis: 'akm', data: [{ nim: satu.nim }] })).status).toBe(422)
  })
})
