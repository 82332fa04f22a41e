import type { AturanKonsistensi, RingkasanKonsistensi, TemuanKonsistensi } from '@sivitas/contract/data-master/mahasiswa/konsistensi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, insert, makeCollege, makeOperator, makePeriode, PERIODE, TEST_COLLEGE } from '../../../testing/builders'
import { makeJendela } from '../../../testing/builders-kalender'
import { makeDosen, makeJenisKelas, makeKonsentrasi, makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeMakul, makeNilai } from '../../../testing/builders-studi'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { jobDone, startTestWorker } from '../../../testing/jobs'
import { startTestServer, type TestServer } from '../../../testing/server'
import type { Worker } from '../../../jobs/worker'
import { periksaMahasiswa } from '../penjaga/periksa-job'

const PATH = '/v2/master/konsistensi'
let database: TestDatabase
let server: TestServer
let worker: Worker
let token: string
let terbatas: string
let supervisor: string
let ti: string
let si: string

const inHere = <T>(run: Parameters<typeof inCollege<T>>[2]) => inCollege(database.owner, TEST_COLLEGE, run)
const baca = (id: string) => inHere((db) => db.selectFrom('mahasiswa').selectAll().where('id', '=', id).executeTakeFirstOrThrow())

/** Goes through all rules as 'Periksa sekarang' does. */
async function periksa(oleh = token): Promise<void> {
  const { body, status, text } = await server.call<{ idPekerjaan: string }>('POST', `${PATH}/periksa`, { token: oleh, body: {} })
  expect(status, text).toBe(202)
  expect((await jobDone(server, oleh, body.data.idPekerjaan)).status).toBe('selesai')
}
const temuan = async (aturan: AturanKonsistensi, oleh = token) =>
  (await server.call<TemuanKonsistensi[]>('GET', `${PATH}/temuan?aturan=${aturan}`, { token: oleh })).body.data
const ringkas = async (oleh = token) => (await server.call<RingkasanKonsistensi>('GET', PATH, { token: oleh })).body.data
type Hasil = { berhasil: number; ditolak: number; hasil: { idMahasiswa: string; berhasil: boolean; pesan: string | null }[] }
const perbaiki = (aturan: AturanKonsistensi, idMahasiswa: string[], oleh = token) =>
  server.call<Hasil>('POST', `${PATH}/perbaiki`, { token: oleh, body: { aturan, idMahasiswa } })

/** A student with his history and a course of the running period. */
async function sehat(values: Parameters<typeof makeMahasiswa>[1] = {}, { krs = true, riwayat = values.status ?? 'A' } = {}) {
  const made = await makeMahasiswa(database.owner, { idProdi: ti, periodeMasuk: 20231, statusSejakPeriode: 20231, ...values })
  await insert(database.owner, 'riwayatStatus', {
    idMahasiswa: made.id,
    periode: 20231,
    status: riwayat,
    tanggal: '2023-09-01',
    sumber: 'manual',
  })
  if (krs) {
    const makul = await makeMakul(database.owner, { idProdi: values.idProdi ?? ti })
    await makeNilai(database.owner, { idMahasiswa: made.id, idMakul: makul.id, idPeriode: PERIODE, status: 'kosong' })
  }
  return made
}

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeCollege(owner)
  for (const id of [20231, 20232, 20241, 20242, PERIODE]) await makePeriode(owner, id)
  ti = (await makeProdi(owner, { kode: '55201' })).id
  si = (await makeProdi(owner, { kode: '57201' })).id
  await makeOperator(owner, { username: 'baak', scopes: ['F3:T'] })
  await makeOperator(owner, { username: 'prodi.ti', scopes: ['F3:T'], prodi: ['55201'] })
  await makeOperator(owner, { username: 'supervisor', scopes: ['F3:T', 'F4:T'], supervisor: true })
  server = await startTestServer(database)
  worker = await startTestWorker(server)
  token = await server.signIn('baak')
  terbatas = await server.signIn('prodi.ti')
  supervisor = await server.signIn('supervisor')
})
afterAll(async () => {
  await worker?.stop()
  await server?.stop()
  await database?.drop()
})

describe('the rules', () => {
  it('say nothing before they ran, and find nothing in records that agree', async () => {
    expect((await ringkas()).diperiksaPada).toBeNull()
    await sehat()
    await periksa()
    const { jumlah, diperiksaPada, aturan } = await ringkas()
    expect([jumlah, aturan.every(({ jumlah: banyak, halangan }) => banyak === 0 && halangan === null)]).toEqual([0, true])
    expect(diperiksaPada).not.toBeNull()
  })

  it('a class of another cohort is left at one press, and the student waits for a new one', async () => {
    const idJenisKelas = (await makeJenisKelas(database.owner)).id
    const kelas = await insert(database.owner, 'kelasDefault', {
      kode: 'TI-22-A',
      nama: 'TI 2022 A',
      idProdi: ti,
      angkatan: 2022,
      idJenisKelas,
    })
    const { id } = await sehat({ idKelasDefault: kelas.id })
    await periksa()
    expect(await temuan('kelas_angkatan_lain')).toMatchObject([{ id, keterangan: 'Kelas TI-22-A milik angkatan 2022' }])
    const { body } = await perbaiki('kelas_angkatan_lain', [id])
    expect([body.data.berhasil, body.data.ditolak]).toEqual([1, 0])
    expect((await baca(id)).idKelasDefault).toBeNull()
    expect(await temuan('kelas_angkatan_lain')).toEqual([])
  })

  it('students of an inactive adviser get one with room; where nobody has, they keep theirs and are told so (DM-R12)', async () => {
    const lama = await makeDosen(database.owner, { nama: 'Dosen Pergi', idStatusKeaktifan: '2', idProdiHomebase: ti })
    const baru = await makeDosen(database.owner, { nama: 'Dosen Ada', idProdiHomebase: ti, maksBimbinganPa: 1 })
    const orang = [await sehat({ nim: '2301010101', idDosenPa: lama.id }), await sehat({ nim: '2301010102', idDosenPa: lama.id })]
    for (const { id } of orang) await insert(database.owner, 'dosenPa', { idMahasiswa: id, idDosen: lama.id, mulaiPeriode: 20231 })
    await periksa()
    const ids = orang.map(({ id }) => id)
    expect((await temuan('pa_tidak_aktif')).map(({ keterangan }) => keterangan)).toEqual([
      'Dosen Pergi tidak aktif',
      'Dosen Pergi tidak aktif',
    ])
    const { body, status, text } = await perbaiki('pa_tidak_aktif', ids)
    expect(status, text).toBe(200)
    expect([body.data.berhasil, body.data.ditolak]).toEqual([1, 1])
    expect(body.data.hasil.find(({ berhasil }) => !berhasil)?.pesan).toContain('kuota')
    expect(new Set((await Promise.all(ids.map(baca))).map(({ idDosenPa }) => idDosenPa))).toEqual(new Set([lama.id, baru.id]))
    expect(await temuan('pa_tidak_aktif')).toHaveLength(1)
  })

  it('waits for somebody who spreads the same advisees just now, and never ends both', async () => {
    const lama = await makeDosen(database.owner, { nama: 'Dosen Pindah', idStatusKeaktifan: '2', idProdiHomebase: ti })
    const baru = await makeDosen(database.owner, { nama: 'Dosen Lega', idProdiHomebase: ti, maksBimbinganPa: 5 })
    const { id } = await sehat({ nim: '2301010103', idDosenPa: lama.id })
    await insert(database.owner, 'dosenPa', { idMahasiswa: id, idDosen: lama.id, mulaiPeriode: 20231 })
    await periksa()
    const menunggu = () =>
      database.owner.pool.query(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)
    // As 'Bagi rata' does it: lecturers first, then students.
    const jawaban = await inHere(async (db) => {
      await db.selectFrom('dosen').select('id').where('id', '=', baru.id).forNoKeyUpdate().execute()
      const diperbaiki = perbaiki('pa_tidak_aktif', [id])
      await expect.poll(async () => (await menunggu()).rowCount, { timeout: 60_000 }).toBeGreaterThan(0)
      await db.selectFrom('mahasiswa').select('id').where('id', '=', id).forNoKeyUpdate().execute()
      return { diperbaiki }
    })
    const { status, text, body } = await jawaban.diperbaiki
    expect(status, text).toBe(200)
    expect(body.data.berhasil).toBe(1)
    expect((await baca(id)).idDosenPa).toBe(baru.id)
  })

  it('who left is taken off his adviser, as of the period in which he left', async () => {
    const dosen = await makeDosen(database.owner, { idProdiHomebase: ti })
    const { id } = await sehat({ status: 'E', periodeKeluar: 20242, idDosenPa: dosen.id }, { krs: false })
    await insert(database.owner, 'dosenPa', { idMahasiswa: id, idDosen: dosen.id, mulaiPeriode: 20231 })
    await periksa()
    expect((await perbaiki('keluar_masih_pa', [id])).body.data.berhasil).toBe(1)
    const pa = await inHere((db) => db.selectFrom('dosenPa').selectAll().where('idMahasiswa', '=', id).executeTakeFirstOrThrow())
    expect([pa.akhirPeriode, pa.sebabAkhir, (await baca(id)).idDosenPa]).toEqual([20242, 'keluar', null])
  })

  it('a diploma number comes from the alumnus where he has one, and stays open where he has none', async () => {
    const punya = await sehat({ status: 'L', periodeKeluar: 20242 }, { krs: false })
    const belum = await sehat({ status: 'L', periodeKeluar: 20242 }, { krs: false })
    await insert(database.owner, 'alumni', {
      idMahasiswa: punya.id,
      nim: punya.nim,
      nama: 'Alumni',
      idProdi: ti,
      angkatan: 2023,
      tanggalLulus: '2025-08-01',
      nomorIjazah: 'IJZ/1',
      sumber: 'sistem',
    })
    await periksa()
    const { body } = await perbaiki('lulus_tanpa_ijazah', [punya.id, belum.id])
    expect([body.data.berhasil, body.data.ditolak]).toEqual([1, 1])
    expect([(await baca(punya.id)).nomorIjazah, (await baca(belum.id)).nomorIjazah]).toEqual(['IJZ/1', null])
  })

  it('a postal code has to lie where the kecamatan does', async () => {
    await database.owner.db
      .insertInto('wilayah')
      .values({ kode: '026005', nama: 'Coblong', level: 3, jalur: 'Coblong, Kota Bandung, Jawa Barat' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const benar = await sehat({ biodata: { idWilayah: '026005', kodePos: '40132' } })
    const salah = await sehat({ biodata: { idWilayah: '026005', kodePos: '90132' } })
    await periksa()
    expect((await temuan('alamat_luar_wilayah')).map(({ id, keterangan }) => [id, keterangan])).toEqual([
      [salah.id, 'Kode pos 90132, Coblong, Kota Bandung, Jawa Barat'],
    ])
    expect((await perbaiki('alamat_luar_wilayah', [salah.id, benar.id])).body.data.berhasil).toBe(1)
    const isi = await inHere((db) =>
      db.selectFrom('biodata').select(['id', 'kodePos']).where('id', 'in', [salah.idBiodata, benar.idBiodata]).execute(),
    )
    expect(new Map(isi.map((satu) => [satu.id, satu.kodePos]))).toEqual(new Map([[salah.idBiodata, null], [benar.idBiodata, '40132']])) // prettier-ignore
  })

  it('a specialisation of another prodi is emptied, and a status takes after its history', async () => {
    const lain = await makeKonsentrasi(database.owner, { idProdi: si })
    const satu = await sehat({ idKonsentrasi: lain.id })
    const dua = await sehat({ status: 'A' }, { riwayat: 'N' })
    await periksa()
    expect((await perbaiki('konsentrasi_prodi_lain', [satu.id])).body.data.berhasil).toBe(1)
    expect(await temuan('status_beda')).toMatchObject([{ id: dua.id, keterangan: 'Status Aktif, riwayat terakhir Nonaktif' }])
    expect((await perbaiki('status_beda', [dua.id])).body.data.berhasil).toBe(1)
    expect([(await baca(satu.id)).idKonsentrasi, (await baca(dua.id)).status]).toEqual([null, 'N'])
  })
})

describe('active without a KRS', () => {
  it('is no contradiction while there is time for it, and becomes Nonaktif by a Supervisor of F4 alone', async () => {
    const { id } = await sehat({}, { krs: false })
    const jendela = await makeJendela(database.owner, {
      kode: 'KRS',
      idPeriode: PERIODE,
      mulai: new Date(Date.now() - 86_400_000),
      selesai: new Date(Date.now() + 86_400_000),
    })
    await periksa()
    const terbuka = (await ringkas()).aturan.find(({ aturan }) => aturan === 'aktif_tanpa_krs')
    expect([terbuka?.jumlah, terbuka?.halangan]).toEqual([0, 'Masa KRS 2025/2026 Ganjil belum berakhir.'])
    await inHere((db) =>
      db
        .updateTable('jadwalSistem')
        .set({ selesai: new Date(Date.now() - 3_600_000) })
        .where('id', '=', jendela.id)
        .execute(),
    )
    await periksa()
    expect((await temuan('aktif_tanpa_krs')).map((satu) => satu.id)).toEqual([id])
    const biasa = await perbaiki('aktif_tanpa_krs', [id])
    expect([biasa.status, biasa.body.detail]).toEqual([403, 'Perlu hak akses F4:T untuk mengubah status mahasiswa.'])
    const { body, status, text } = await perbaiki('aktif_tanpa_krs', [id], supervisor)
    expect(status, text).toBe(200)
    expect([body.data.berhasil, (await baca(id)).status]).toEqual([1, 'N'])
    const riwayat = await inHere((db) =>
      db
        .selectFrom('riwayatStatus')
        .select(['periode', 'status', 'sumber'])
        .where('idMahasiswa', '=', id)
        .where('periode', '=', PERIODE)
        .execute(),
    )
    expect(riwayat).toEqual([{ periode: PERIODE, status: 'N', sumber: 'tutup_periode' }])
  })
})

describe('who sees and who is told', () => {
  it('an operator of one prodi sees, checks and mends its students alone', async () => {
    const dosen = await makeDosen(database.owner, { idProdiHomebase: si, idStatusKeaktifan: '21' })
    const { id } = await sehat({ idProdi: si, idDosenPa: dosen.id })
    await periksa()
    expect((await temuan('pa_tidak_aktif', terbatas)).some((satu) => satu.id === id)).toBe(false)
    await periksa(terbatas)
    expect((await temuan('pa_tidak_aktif')).some((satu) => satu.id === id)).toBe(true)
    expect((await perbaiki('pa_tidak_aktif', [id], terbatas)).body.data.hasil).toEqual([])
    expect((await baca(id)).idDosenPa).toBe(dosen.id)
  })

  it('refuses an unknown rule and an empty choice', async () => {
    expect((await server.call('GET', `${PATH}/temuan?aturan=apa`, { token })).status).toBe(422)
    expect((await perbaiki('status_beda', [])).status).toBe(422)
  })

  it('the nightly run tells those who may write students, once while they have not read it', async () => {
    await worker.stop()
    await sehat({ status: 'C' }, { riwayat: 'A' })
    await inHere((db) =>
      db
        .insertInto('jadwalPekerjaan')
        .values({ jenis: 'periksa_mahasiswa', terakhirPada: new Date('2020-01-01') })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    )
    worker = await startTestWorker(server, { schedules: [{ job: periksaMahasiswa, kapan: 'tiap setengah menit' }] })
    await expect
      .poll(() => inHere((db) => db.selectFrom('notifikasi').select('judul').where('kunci', '=', 'konsistensi').execute()), {
        timeout: 60_000,
      })
      .toHaveLength(3)
  })
})
