import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, insert, makeOperator, PERIODE } from '../../testing/builders'
import { makeJendela } from '../../testing/builders-kalender'
import { makeMahasiswa } from '../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

type Periode = { id: number; versi: number; label: string; urutan: number; status: string; aktif: boolean; mingguKuliah: number }

const PATH = '/v2/academic/periode'

let database: TestDatabase
let server: TestServer
let biasa: string
let supervisor: string

beforeAll(async () => {
  database = await makeDatabase()
  await makeOperator(database.owner, { username: 'akademik', scopes: ['A5:T'] })
  await makeOperator(database.owner, { username: 'penyelia', scopes: ['A5:T'], supervisor: true })
  server = await startTestServer(database)
  biasa = await server.signIn('akademik')
  supervisor = await server.signIn('penyelia')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const buat = (body: object) => server.call<Periode>('POST', PATH, { token: biasa, body })
const pindah = (id: number, body: object, token = supervisor) => server.call<Periode>('POST', `${PATH}/${id}/status`, { token, body })

describe('planning periods', () => {
  it('AK-R1, R2 gives them id, label and their place in time', async () => {
    const { status, body } = await buat({ tahun: 2027, kodeSemester: 1, tanggalMulai: '2026-09-01', tanggalSelesai: '2027-01-31' })
    expect(status, body.detail).toBe(201)
    expect(body.data).toMatchObject({ id: 20261, label: '2026/2027 Ganjil', urutan: 8104, mingguKuliah: 16, status: 'rencana' })
    const pendek = await buat({ tahun: 2027, kodeSemester: 3, tanggalMulai: '2027-01-20', tanggalSelesai: '2027-02-20' })
    expect(pendek.body.data).toMatchObject({ id: 20263, urutan: 8105, mingguKuliah: 8 })
    expect(pendek.body.status.message).toContain('bertumpuk dengan 2026/2027 Ganjil')
    const { body: daftar } = await server.call<Periode[]>('GET', `${PATH}?tahun=2027`, { token: biasa })
    expect(daftar.data.map(({ id }) => id)).toEqual([20263, 20261])
  })

  it('refuses a code beyond 4, days that overlap, days in the wrong order, and the same period twice', async () => {
    const isi = { tahun: 2030, kodeSemester: 1, tanggalMulai: '2029-09-01', tanggalSelesai: '2030-01-31' }
    expect((await buat({ ...isi, kodeSemester: 5 })).body.errors).toMatchObject([{ message: 'Kode semester harus 1 sampai 4' }])
    expect((await buat({ ...isi, tanggalSelesai: '2029-08-01' })).body.errors).toMatchObject([{ field: 'tanggalSelesai' }])
    expect((await buat(isi)).status).toBe(201)
    expect((await buat({ ...isi, kodeSemester: 2 })).body.errors).toMatchObject([{ field: 'tanggalMulai', code: 'bertumpuk' }])
    const sama = await buat({ ...isi, tanggalMulai: '2031-09-01', tanggalSelesai: '2032-01-31' })
    expect([sama.status, sama.body.type]).toEqual([409, 'duplikat'])
  })
})

describe('the life of a period (AK States)', () => {
  it('begins only with lectures planned and no other regular one running, and becomes the active one', async () => {
    const { id } = (await buat({ tahun: 2034, kodeSemester: 1, tanggalMulai: '2033-09-01', tanggalSelesai: '2034-01-31' })).body.data
    const tanpa = await pindah(id, { status: 'berjalan' }, biasa)
    expect([tanpa.status, tanpa.body.detail]).toEqual([
      409,
      'Jendela perkuliahan 2033/2034 Ganjil belum dijadwalkan. Isi di Jadwal Sistem Akademik.',
    ])
    await makeJendela(database.owner, { idPeriode: id, kode: 'KULIAH' })
    const lain = await pindah(id, { status: 'berjalan' }, biasa)
    expect([lain.status, lain.body.detail]).toEqual([409, '2025/2026 Ganjil masih berjalan. Tutup periode itu terlebih dahulu.'])
    expect((await pindah(PERIODE, { status: 'ditutup' }, biasa)).status).toBe(403)
    expect((await pindah(PERIODE, { status: 'ditutup' })).body.errors).toMatchObject([{ field: 'alasan' }])
    expect((await pindah(PERIODE, { status: 'ditutup', alasan: 'Semester usai' })).body.data.status).toBe('ditutup')
    const mulai = await pindah(id, { status: 'berjalan' }, biasa)
    expect(mulai.body.data).toMatchObject({ status: 'berjalan', aktif: true })
    expect((await pindah(PERIODE, { status: 'berjalan', alasan: 'Nilai terlambat' })).body.detail).toContain('masih berjalan')
    expect((await pindah(id, { status: 'arsip' })).body.type).toBe('transisi_tidak_sah')
    expect((await pindah(PERIODE, { status: 'arsip' })).status).toBe(403)
    const ref = await server.call<{ id: number; aktif: boolean; status: string }[]>('GET', '/v1/periode_ref?lengkap=1', { token: biasa })
    expect(ref.body.data.find(({ aktif }) => aktif)).toMatchObject({ id })
  })

  it('is not closed while activities are open, and the checklist counts them', async () => {
    const idPeriode = 20351
    await insert(database.owner, 'periode', {
      id: idPeriode,
      tahun: 2036,
      kodeSemester: 1,
      tanggalMulai: '2035-09-01',
      tanggalSelesai: '2036-01-31',
      status: 'berjalan',
    })
    const { id: idMahasiswa } = await makeMahasiswa(database.owner)
    await insert(database.owner, 'aktivitasKuliah', { idMahasiswa, idPeriode, status: 'A', semesterKe: 1 })
    const { body } = await server.call<object[]>('GET', `${PATH}/${idPeriode}/periksa-tutup`, { token: biasa })
    expect(body.data).toMatchObject([
      { kode: 'nilai_final', terpenuhi: true },
      { kode: 'akm_terkunci', terpenuhi: false, jumlah: 1 },
    ])
    const tutup = await pindah(idPeriode, { status: 'ditutup', alasan: 'Semester usai' })
    expect([tutup.status, tutup.body.type]).toEqual([409, 'belum_selesai'])
    await inCollege(database.owner, 'uji', (db) => db.updateTable('aktivitasKuliah').set({ kunci: true }).execute())
    expect((await pindah(idPeriode, { status: 'ditutup', alasan: 'Semester usai' })).status).toBe(200)
    const ubah = await server.call('PUT', `${PATH}/${idPeriode}`, { token: biasa, body: { versi: 2, mingguKuliah: 15 } })
    expect(ubah.status).toBe(423)
  })
})

describe('readiness of a semester', () => {
  it('asks for both scopes, checks what has tables, and is shared as a file', async () => {
    await makeOperator(database.owner, { username: 'siap', scopes: ['A5:B', 'MM:B'] })
    const token = await server.signIn('siap')
    const kurang = await server.call('GET', '/v2/pengaturan/kesiapan', { token: biasa })
    expect([kurang.status, kurang.body.detail]).toEqual([403, 'Perlu hak akses MM:B.'])
    await makeJendela(database.owner, { idPeriode: 20261, kode: 'KRS', mulai: new Date('2026-07-01'), selesai: new Date('2026-07-09') })
    await makeJendela(database.owner, { idPeriode: 20261, kode: 'PKRS', mulai: new Date('2026-07-08'), selesai: new Date('2026-07-12') })
    const { body } = await server.call<{ kode: string; status: string; penjelasan: string }[]>(
      'GET',
      '/v2/pengaturan/kesiapan?periode=20261',
      { token },
    )
    const cari = (kode: string) => body.data.find((satu) => satu.kode === kode)
    expect(body.data).toHaveLength(16)
    expect(cari('periode')).toMatchObject({ status: 'perhatian', penjelasan: '2026/2027 Ganjil masih berstatus rencana.' })
    expect(cari('kalender')?.status).toBe('belum')
    expect(cari('jendela')?.penjelasan).toContain('PKRS harus setelah KRS berakhir.')
    const { status, headers } = await server.call('GET', '/v2/pengaturan/kesiapan?periode=20261&format=pdf', { token })
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })
})
