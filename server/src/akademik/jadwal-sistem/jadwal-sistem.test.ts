import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOperator, makePeriode, PERIODE } from '../../testing/builders'
import { makePejabat } from '../../testing/builders-dokumen'
import { makeEntri, makeJendela, makeKegiatan } from '../../testing/builders-kalender'
import { makeMahasiswa, makeProdi } from '../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

type Baris = {
  id: string
  versi: number
  kode: string
  mulai: string
  selesai: string
  keadaan: string
  nim: string | null
  aktif: boolean
}
type Orang = { mulai: string; selesai: string; terbuka: boolean; sumber: string; pesan: string | null }

const PATH = '/v2/academic/jadwal-sistem'
const HARI = 86_400_000
const lusa = (hari: number) => new Date(Date.now() + hari * HARI)

let database: TestDatabase
let server: TestServer
let biasa: string
let supervisor: string
let periode = 20501

/** A period of its own for each test, so that their windows don't meet. */
const periodeBaru = () => makePeriode(database.owner, (periode += 10))

beforeAll(async () => {
  database = await makeDatabase()
  await makeOperator(database.owner, { username: 'akademik', scopes: ['A5:T', 'F3:B'] })
  await makeOperator(database.owner, { username: 'penyelia', scopes: ['A5:T', 'O1:B'], supervisor: true })
  server = await startTestServer(database)
  biasa = await server.signIn('akademik')
  supervisor = await server.signIn('penyelia')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const berlaku = async (idMahasiswa: string, idPeriode: number, kode = 'KRS') =>
  (await server.call<Orang>('GET', `${PATH}/berlaku?kode=${kode}&idMahasiswa=${idMahasiswa}&idPeriode=${idPeriode}`, { token: biasa })).body
    .data

describe('which window holds for a person', () => {
  it('AK-R5 takes prodi before angkatan before all, and the student before both', async () => {
    const idPeriode = await periodeBaru()
    const { id: idProdi } = await makeProdi(database.owner)
    const januari = (mulai: number, selesai: number) => ({
      idPeriode,
      mulai: new Date(`2026-01-${mulai}T00:00:00+07:00`),
      selesai: new Date(`2026-01-${selesai}T23:59:59+07:00`),
    })
    await makeJendela(database.owner, januari(12, 20))
    await makeJendela(database.owner, { ...januari(13, 21), idProdi })
    await makeJendela(database.owner, { ...januari(14, 15), angkatan: 2025 })
    const satu = await makeMahasiswa(database.owner, { idProdi, periodeMasuk: 20251 })
    const dua = await makeMahasiswa(database.owner, { periodeMasuk: 20251 })
    const tiga = await makeMahasiswa(database.owner, { periodeMasuk: 20241 })
    expect(await berlaku(satu.id, idPeriode)).toMatchObject({
      mulai: '2026-01-12T17:00:00.000Z',
      selesai: '2026-01-21T16:59:59.000Z',
      sumber: 'prodi',
    })
    expect(await berlaku(dua.id, idPeriode)).toMatchObject({ mulai: '2026-01-13T17:00:00.000Z', sumber: 'angkatan', terbuka: false })
    expect(await berlaku(dua.id, idPeriode)).toMatchObject({
      pesan: 'Masa KRS Anda 14 Januari 2026 00:00 - 15 Januari 2026 23:59 sudah berakhir.',
    })
    expect(await berlaku(tiga.id, idPeriode)).toMatchObject({ sumber: 'umum' })
    await makeJendela(database.owner, { ...januari(18, 19), idMahasiswa: satu.id })
    expect(await berlaku(satu.id, idPeriode)).toMatchObject({ sumber: 'mahasiswa' })
    expect(await berlaku(satu.id, idPeriode, 'CUTI')).toMatchObject({ mulai: null, pesan: 'Masa pengajuan cuti Anda belum dijadwalkan.' })
  })

  it('tells each window of a student by NIM and which row decides', async () => {
    const idPeriode = await periodeBaru()
    const { nim } = await makeMahasiswa(database.owner)
    await makeJendela(database.owner, { idPeriode, kode: 'CUTI', mulai: lusa(-1), selesai: lusa(1) })
    const { body } = await server.call<{ nim: string; jendela: { kode: string; keadaan: string }[] }>(
      'GET',
      `${PATH}/siapa?periode=${idPeriode}&nim=${nim}`,
      { token: biasa },
    )
    expect(body.data.jendela).toHaveLength(27)
    expect(body.data.jendela.find(({ kode }) => kode === 'CUTI')).toMatchObject({ keadaan: 'buka', sumber: 'umum' })
    expect((await server.call('GET', `${PATH}/siapa?periode=${idPeriode}&nim=000099`, { token: biasa })).status).toBe(404)
  })
})

describe('planning windows', () => {
  const tulis = (body: object, token = biasa) => server.call<Baris>('POST', PATH, { token, body })

  it('reads a bare day as an end as its last second, in the zone of the college', async () => {
    const idPeriode = await periodeBaru()
    const { status, body } = await tulis({ idPeriode, kode: 'KRS', mulai: '2098-07-13', selesai: '2098-07-25' })
    expect(status, body.detail).toBe(201)
    expect(body.data).toMatchObject({
      mulai: '2098-07-12T17:00:00.000Z',
      selesai: '2098-07-25T16:59:59.000Z',
      keadaan: 'belum',
      nama: 'KRS',
    })
  })

  it('refuses an end before the beginning, PKRS before KRS, a second general row and an unknown period (PL edge 24)', async () => {
    const idPeriode = await periodeBaru()
    const terbalik = await tulis({ idPeriode, kode: 'KRS', mulai: '2098-07-25', selesai: '2098-07-13' })
    expect([terbalik.status, terbalik.body.errors[0]?.field]).toEqual([422, 'selesai'])
    await tulis({ idPeriode, kode: 'KRS', mulai: '2098-07-13', selesai: '2098-07-25' })
    const pkrs = await tulis({ idPeriode, kode: 'PKRS', mulai: '2098-07-20', selesai: '2098-07-30' })
    expect([pkrs.status, pkrs.body.errors[0]?.message]).toEqual([422, 'PKRS harus setelah KRS berakhir.'])
    expect((await tulis({ idPeriode, kode: 'KRS', mulai: '2098-08-13', selesai: '2098-08-25' })).body.type).toBe('duplikat')
    expect((await tulis({ idPeriode: 20997, kode: 'KRS', mulai: '2098-08-13', selesai: '2098-08-25' })).status).toBe(404)
  })

  it('moves a window and says who wrote it last; a stale version is refused', async () => {
    const idPeriode = await periodeBaru()
    const { id, versi } = await makeJendela(database.owner, { idPeriode, mulai: lusa(1), selesai: lusa(2) })
    const ubah = (body: object) =>
      server.call<Baris & { diubahOleh: string }>('PUT', `${PATH}/${id}`, { token: biasa, body: { versi, ...body } })
    expect((await ubah({ selesai: lusa(5).toISOString() })).body.data).toMatchObject({ selesai: lusaTepat(5), diubahOleh: 'akademik' })
    expect((await ubah({ selesai: lusa(6).toISOString() })).body.type).toBe('versi_usang')
  })
  const lusaTepat = (hari: number) => expect.stringContaining(lusa(hari).toISOString().slice(0, 16))

  it('keeps past windows for a Supervisor with a reason, which the audit log calls buka_kunci', async () => {
    const idPeriode = await periodeBaru()
    const { id, versi } = await makeJendela(database.owner, { idPeriode, mulai: lusa(-9), selesai: lusa(-1) })
    const ubah = (token: string, body: object) =>
      server.call('PUT', `${PATH}/${id}`, { token, body: { versi, selesai: lusa(3).toISOString(), ...body } })
    expect((await ubah(biasa, { alasan: 'Server padam' })).status).toBe(403)
    expect((await ubah(supervisor, {})).body.errors).toMatchObject([{ field: 'alasan' }])
    expect((await ubah(supervisor, { alasan: 'Server padam' })).status).toBe(200)
    const { body } = await server.call<{ aksi: string; alasan: string }[]>('GET', `/v2/platform/audit/jadwal_sistem/${id}`, {
      token: supervisor,
    })
    expect(body.data[0]).toMatchObject({ aksi: 'buka_kunci', alasan: 'Server padam' })
  })

  it('closes an open window at once and deletes only what has not begun', async () => {
    const idPeriode = await periodeBaru()
    const { id } = await makeJendela(database.owner, { idPeriode, mulai: lusa(-1), selesai: lusa(1) })
    expect((await server.call('DELETE', `${PATH}/${id}`, { token: biasa })).status).toBe(409)
    expect((await server.call<Baris>('POST', `${PATH}/${id}/tutup`, { token: biasa, body: {} })).body.data.keadaan).toBe('tutup')
    expect((await server.call('POST', `${PATH}/${id}/tutup`, { token: biasa, body: {} })).status).toBe(409)
    const nanti = await makeJendela(database.owner, { idPeriode, kode: 'CUTI', mulai: lusa(1), selesai: lusa(2) })
    expect((await server.call('DELETE', `${PATH}/${nanti.id}`, { token: biasa })).status).toBe(200)
  })

  it('lets an operator of one prodi speak for his prodi only', async () => {
    const idPeriode = await periodeBaru()
    const own = await makeProdi(database.owner)
    const lain = await makeProdi(database.owner)
    await makeOperator(database.owner, { username: `prodi.${own.kode}`, scopes: ['A5:T'], prodi: [own.kode] })
    const token = await server.signIn(`prodi.${own.kode}`)
    const isi = { idPeriode, kode: 'KRS', mulai: '2098-07-13', selesai: '2098-07-25', alasan: 'Jadwal prodi' }
    expect((await tulis(isi, token)).status).toBe(403)
    expect((await tulis({ ...isi, idProdi: lain.id }, token)).status).toBe(403)
    expect((await tulis({ ...isi, idProdi: own.id }, token)).status).toBe(201)
    await makeJendela(database.owner, { idPeriode, idProdi: lain.id })
    const { body } = await server.call<Baris[]>('GET', `${PATH}?periode=${idPeriode}`, { token })
    expect(body.data).toHaveLength(1)
  })
})

describe("'Perpanjang' (walk-through 5)", () => {
  const perpanjang = (body: object, token = supervisor) => server.call<Baris[]>('POST', `${PATH}/perpanjang`, { token, body })

  it('opens a closed window for one prodi and angkatan, adds a row and leaves the general one', async () => {
    const idPeriode = await periodeBaru()
    const { id: idProdi } = await makeProdi(database.owner)
    const baru = await makeMahasiswa(database.owner, { idProdi, periodeMasuk: 20251 })
    await makeMahasiswa(database.owner, { idProdi, periodeMasuk: 20251, status: 'L' })
    const lama = await makeMahasiswa(database.owner, { idProdi, periodeMasuk: 20241 })
    const umum = await makeJendela(database.owner, { idPeriode, mulai: lusa(-10), selesai: lusa(-1) })
    const isi = { idPeriode, kode: 'KRS', idProdi, angkatan: 2025, sampai: lusa(2).toISOString(), alasan: 'Antrean di loket' }
    const terkena = await server.call<{ mahasiswa: number; tautan: string }>(
      'GET',
      `${PATH}/terkena?periode=${idPeriode}&kode=KRS&idProdi=${idProdi}&angkatan=2025`,
      { token: biasa },
    )
    expect(terkena.body.data).toMatchObject({ mahasiswa: 1, berjadwalSendiri: 0 })
    const daftar = await server.call('GET', terkena.body.data.tautan.replace('/data-master/mahasiswa/data-mahasiswa', '/v1/mahasiswa'), {
      token: biasa,
    })
    expect(daftar.body.meta.totalItems).toBe(1)
    expect((await perpanjang(isi, biasa)).status).toBe(403)
    const { status, body } = await perpanjang(isi)
    expect([status, body.data.length]).toEqual([200, 1])
    expect(await berlaku(baru.id, idPeriode)).toMatchObject({ terbuka: true, sumber: 'prodi+angkatan' })
    expect(await berlaku(lama.id, idPeriode)).toMatchObject({ terbuka: false, sumber: 'umum' })
    const rows = await server.call<Baris[]>('GET', `${PATH}?periode=${idPeriode}`, { token: biasa })
    expect(rows.body.data.find(({ id }) => id === umum.id)).toMatchObject({ versi: 1 })
    const audit = await server.call<{ aksi: string; alasan: string }[]>('GET', `/v2/platform/audit/jadwal_sistem/${body.data[0]?.id}`, {
      token: supervisor,
    })
    expect(audit.body.data[0]).toMatchObject({ aksi: 'buka_kunci', alasan: 'Antrean di loket' })
    const rumah = await server.call<{ kode: string }[]>('GET', `/v2/platform/jendela?periode=${idPeriode}`, { token: biasa })
    expect(rumah.body.data).toMatchObject([{ kode: 'KRS', keadaan: 'tutup', perpanjangan: 1 }])
  })

  it('takes NIMs, names the unknown ones, and puts a longer one in the place of an earlier', async () => {
    const idPeriode = await periodeBaru()
    const { id, nim } = await makeMahasiswa(database.owner)
    await makeJendela(database.owner, { idPeriode, mulai: lusa(-10), selesai: lusa(1) })
    const isi = { idPeriode, kode: 'KRS', nim: [nim], sampai: lusa(3).toISOString(), alasan: 'Sakit tiga hari' }
    const asing = await perpanjang({ ...isi, nim: [nim, '99999'] }, biasa)
    expect([asing.status, asing.body.errors]).toMatchObject([422, [{ field: 'nim', message: 'NIM 99999 tidak ditemukan' }]])
    expect((await perpanjang(isi, biasa)).body.data).toMatchObject([{ nim, keadaan: 'buka' }])
    expect((await perpanjang({ ...isi, sampai: lusa(2).toISOString() }, biasa)).body.errors).toMatchObject([{ field: 'sampai' }])
    expect((await perpanjang({ ...isi, sampai: lusa(6).toISOString() }, biasa)).status).toBe(200)
    expect(await berlaku(id, idPeriode)).toMatchObject({ terbuka: true, sumber: 'mahasiswa' })
    const rows = await server.call<Baris[]>('GET', `${PATH}?periode=${idPeriode}`, { token: biasa })
    expect(rows.body.data.filter(({ aktif }) => aktif)).toHaveLength(2)
    expect(rows.body.data).toHaveLength(3)
  })

  it('refuses the past, a reach without anybody, a short reason and a window that nobody planned (PL edge 24)', async () => {
    const idPeriode = await periodeBaru()
    const isi = { idPeriode, kode: 'KRS', angkatan: 2025, sampai: lusa(2).toISOString(), alasan: 'Antrean panjang' }
    expect((await perpanjang(isi)).body.type).toBe('belum_dijadwalkan')
    await makeJendela(database.owner, { idPeriode, mulai: lusa(-10), selesai: lusa(1) })
    expect((await perpanjang({ ...isi, sampai: lusa(-1).toISOString() })).body.errors).toMatchObject([
      { field: 'sampai', message: 'Tanggal harus setelah sekarang' },
    ])
    expect((await perpanjang({ ...isi, angkatan: undefined })).status).toBe(422)
    expect((await perpanjang({ ...isi, alasan: 'abc' })).body.errors).toMatchObject([{ field: 'alasan' }])
  })
})

describe('versions and the calendar', () => {
  it('keeps every version of a window and brings one back', async () => {
    const idPeriode = await periodeBaru()
    const awal = await makeJendela(database.owner, { idPeriode, mulai: lusa(1), selesai: lusa(2) })
    const kunci = `${idPeriode}/KRS`
    await server.call('PUT', `${PATH}/${awal.id}`, { token: biasa, body: { versi: 1, selesai: lusa(9).toISOString() } })
    const versi = await server.call<{ nomor: number }[]>('GET', `${PATH}/versi?kunci=${kunci}`, { token: biasa })
    expect(versi.body.data.map(({ nomor }) => nomor)).toEqual([2, 1])
    expect((await server.call('POST', `${PATH}/versi/kembalikan`, { token: biasa, body: { kunci, nomor: 1 } })).status).toBe(200)
    const rows = await server.call<Baris[]>('GET', `${PATH}?periode=${idPeriode}`, { token: biasa })
    expect(rows.body.data).toMatchObject([{ id: awal.id, selesai: awal.selesai.toISOString() }])
  })

  it("'Isi dari kalender' takes first and last day of a kind that opens a window", async () => {
    const idPeriode = await periodeBaru()
    const { id: idKegiatan } = await makeKegiatan(database.owner, { kodeJendela: 'UTS' })
    await makeEntri(database.owner, { idPeriode, idKegiatan, tanggalMulai: '2098-10-20', tanggalSelesai: '2098-10-25' })
    await makeEntri(database.owner, { idPeriode, idKegiatan, tanggalMulai: '2098-10-27', tanggalSelesai: '2098-10-28' })
    const usulan = await server.call<object[]>('GET', `${PATH}/isi-kalender?periode=${idPeriode}`, { token: biasa })
    expect(usulan.body.data).toMatchObject([
      { kode: 'UTS', mulai: '2098-10-19T17:00:00.000Z', selesai: '2098-10-28T16:59:59.000Z', tindakan: 'tambah' },
    ])
    const isi = (kode: string[]) => server.call('POST', `${PATH}/isi-kalender`, { token: biasa, body: { idPeriode, kode } })
    expect((await isi(['UTS'])).status).toBe(200)
    expect((await isi(['UAS'])).status).toBe(422)
    expect((await server.call<object[]>('GET', `${PATH}/isi-kalender?periode=${idPeriode}`, { token: biasa })).body.data).toMatchObject([
      { tindakan: 'sama' },
    ])
  })

  it('prints the windows of a period with its exceptions, signed, and nothing without a signatory (PL-R53)', async () => {
    const idPeriode = await periodeBaru()
    const { id: idProdi } = await makeProdi(database.owner)
    await makeJendela(database.owner, { idPeriode })
    await makeJendela(database.owner, { idPeriode, idProdi, angkatan: 2024 })
    const cetak = (query: string) => server.call('GET', `${PATH}/cetak?${query}`, { token: biasa })
    expect((await cetak(`periode=${idPeriode}`)).body.type).toBe('pejabat_kosong')
    await makePejabat(database.owner, { jabatan: 'REKTOR' })
    const { status, headers, text } = await cetak(`periode=${idPeriode}&kertas=A3`)
    expect([status, headers.get('content-type'), text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
    expect((await cetak(`periode=${await periodeBaru()}`)).status).toBe(200)
    expect((await cetak('periode=20991')).status).toBe(422)
  })

  it('exports the list and answers the time of the running period', async () => {
    const { status, headers } = await server.call('GET', `${PATH}?periode=${PERIODE}&format=csv`, { token: biasa })
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    const waktu = await server.call<object>('GET', '/v1/waktu_akademik?tanggal=2025-11-12', { token: biasa })
    expect(waktu.body.data).toMatchObject({ periodeBerjalan: PERIODE, labelPeriode: '2025/2026 Ganjil', mingguKe: 11 })
  })
})
