import type { BagiKelasHasil } from '@sivitas/contract/data-master/mahasiswa/kampus-jenis-kelas/kelas-default'
import type { PenempatanHasil } from '@sivitas/contract/data-master/mahasiswa/kampus-jenis-kelas/kampus-jenis-kelas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enqueue } from '../../../jobs/enqueue'
import { inCollege, insert, makeOperator, makePeriode, PERIODE, TEST_COLLEGE } from '../../../testing/builders'
import { makeNilai } from '../../../testing/builders-dokumen'
import { makeJenisKelas, makeKampus, makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { jobDone, startTestWorker } from '../../../testing/jobs'
import { startTestServer, type TestServer } from '../../../testing/server'
import { terapkanPenempatan } from './terapkan'

const ATUR = '/v2/master/mahasiswa/kampus-jenis-kelas'
const BAGI = '/v2/master/kelas-default/bagi'

let database: TestDatabase
let server: TestServer
let token: string
let supervisor: string
let reader: string
let bounded: string
let idProdi: string
let lain: string
let pagi: { id: string }
let sore: { id: string }
let kampus: { id: string }

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'baak', scopes: ['F3:T'] })
  await makeOperator(owner, { username: 'atasan', scopes: ['F3:T'], supervisor: true })
  await makeOperator(owner, { username: 'baca', scopes: ['F3:B'] })
  await makeOperator(owner, { username: 'baak.ti', scopes: ['F3:T'], prodi: ['55201'] })
  ;({ id: idProdi } = await makeProdi(owner, { kode: '55201', nama: 'Informatika' }))
  ;({ id: lain } = await makeProdi(owner, { kode: '57201', nama: 'Sistem Informasi' }))
  const sesi = await insert(owner, 'kelompokSesi', { kode: 'MALAM', nama: 'Malam', hari: [1, 2, 3, 4, 5] })
  pagi = await makeJenisKelas(owner, { nama: 'Reguler Pagi' })
  sore = await makeJenisKelas(owner, { nama: 'Reguler Sore', idKelompokSesi: sesi.id })
  kampus = await makeKampus(owner, { nama: 'Kampus Utama' })
  await makePeriode(owner, 20252)
  await makePeriode(owner, 20242)
  server = await startTestServer(database)
  token = await server.signIn('baak')
  supervisor = await server.signIn('atasan')
  reader = await server.signIn('baca')
  bounded = await server.signIn('baak.ti')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const student = (values: Parameters<typeof makeMahasiswa>[1] = {}) =>
  makeMahasiswa(database.owner, { idProdi, idJenisKelas: pagi.id, idKampus: kampus.id, ...values })
const put = (body: object, as = token) => server.call<PenempatanHasil>('PUT', ATUR, { token: as, body: { periode: PERIODE, ...body } })
const bagi = (body: object, as = token) => server.call<BagiKelasHasil>('POST', BAGI, { token: as, body })
const stored = async (id: string) =>
  await inCollege(database.owner, TEST_COLLEGE, (db) =>
    db.selectFrom('mahasiswa').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )

const berjalan = (periode: number) =>
  inCollege(database.owner, TEST_COLLEGE, (db) =>
    sql`UPDATE college SET periode_aktif = ${periode} WHERE college_id = app_college()`.execute(db),
  )

describe('kampus and jenis kelas (DM-R25)', () => {
  it('of more than 500 students are checked at once and written by a job', async () => {
    const { id: prodi } = await makeProdi(database.owner, { kode: '62299' })
    const ids: string[] = []
    for (let n = 0; n < 501; n += 1) ids.push((await student({ idProdi: prodi })).id)
    const isi = { pilihan: { idMahasiswa: ids }, idJenisKelas: sore.id }
    expect((await put({ ...isi, pratinjau: true })).body.data).toMatchObject({ jumlah: 501, lewatPekerjaan: true, idPekerjaan: null })
    const worker = await startTestWorker(server)
    const { body } = await put(isi)
    expect(await jobDone(server, token, body.data.idPekerjaan ?? '')).toMatchObject({ status: 'selesai', selesai: 501 })
    expect(await stored(ids[500] ?? '')).toMatchObject({ idJenisKelas: sore.id })
    await worker.stop()
  }, 300_000)

  it('change at once in the running period, with the hours of the kind of class, and are audited', async () => {
    const [a, b] = [await student(), await student({ status: 'L' })]
    const preview = await put({ pilihan: { idMahasiswa: [a.id, b.id] }, idJenisKelas: sore.id, pratinjau: true })
    expect(preview.body.data).toMatchObject({ jumlah: 1, berubah: 1, menunggu: 0, krs: 0 })
    expect(preview.body.data.perubahan).toContainEqual({
      field: 'idJenisKelas',
      sebelum: 'Reguler Pagi',
      sesudah: 'Reguler Sore',
      jumlah: 1,
    })
    expect(preview.body.data.ditolak).toEqual([{ idMahasiswa: b.id, nim: b.nim, nama: b.nama, alasan: 'Status Lulus: tidak lagi studi.' }])
    expect((await stored(a.id)).idJenisKelas).toBe(pagi.id)
    expect((await put({ pilihan: { nim: [a.nim] }, idJenisKelas: sore.id })).status).toBe(200)
    const after = await stored(a.id)
    expect([after.idJenisKelas, after.idKelompokSesi !== null]).toEqual([sore.id, true])
    const { rows } = await inCollege(database.owner, TEST_COLLEGE, (db) =>
      sql<{
        n: number
      }>`SELECT count(*)::int AS n FROM audit_log WHERE entitas = 'mahasiswa' AND id_baris = ${a.id} AND sesudah ? 'idJenisKelas' AND aksi = 'ubah'`.execute(
        db,
      ),
    )
    expect(rows[0]?.n).toBe(1)
  })

  it('wait for a later period, and are written when it runs', async () => {
    const { id } = await student()
    const { body } = await put({ pilihan: { idMahasiswa: [id] }, idJenisKelas: sore.id, periode: 20252 })
    expect(body.data).toMatchObject({ berubah: 0, menunggu: 1 })
    expect((await stored(id)).idJenisKelas).toBe(pagi.id)
    await berjalan(20252)
    const worker = await startTestWorker(server)
    try {
      await inCollege(database.owner, TEST_COLLEGE, (db) => enqueue(db, terapkanPenempatan, { parameter: {} }))
      await expect.poll(async () => (await stored(id)).idJenisKelas, { timeout: 60_000 }).toBe(sore.id)
    } finally {
      await worker.stop()
      await berjalan(PERIODE)
    }
  })

  it('of the running period are 409 once a KRS is approved, but for a Supervisor with a reason', async () => {
    const { id } = await student()
    await makeNilai(database.owner, { idMahasiswa: id, idProdi, periode: PERIODE, kode: 'IF101', sks: 3, huruf: 'A' })
    const change = { pilihan: { idMahasiswa: [id] }, idJenisKelas: sore.id }
    expect((await put({ ...change, pratinjau: true })).body.data.krs).toBe(1)
    const refused = await put(change)
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      '1 mahasiswa sudah memiliki KRS yang disetujui pada 2025/2026 Ganjil. Pilih periode berikutnya, atau minta operator Supervisor.',
    ])
    expect((await put(change, supervisor)).body.errors).toMatchObject([{ field: 'alasan' }])
    expect((await put({ ...change, alasan: 'Pindah kerja' }, supervisor)).status).toBe(200)
    expect((await stored(id)).idJenisKelas).toBe(sore.id)
  })

  it('refuse a period that is over, an unknown place, a kind of class that needs an agency, and nothing at all', async () => {
    const { id } = await student()
    const perlu = await makeJenisKelas(database.owner, { nama: 'Kerja Sama', perluInstansi: true })
    const pilihan = { idMahasiswa: [id] }
    expect((await put({ pilihan, idJenisKelas: sore.id, periode: 20242 })).body.errors).toMatchObject([{ field: 'periode', code: 'lewat' }])
    expect((await put({ pilihan, idJenisKelas: kampus.id })).body.errors).toMatchObject([{ field: 'idJenisKelas', code: 'tidak_dikenal' }])
    expect((await put({ pilihan })).status).toBe(422)
    expect((await put({ pilihan, idJenisKelas: perlu.id, pratinjau: true })).body.data.ditolak).toMatchObject([
      { alasan: 'Instansi wajib untuk jenis kelas ini.' },
    ])
  })

  it('are written by F3:T only, and never for students of other prodi', async () => {
    const { id } = await student({ idProdi: lain })
    const body = { pilihan: { idMahasiswa: [id] }, idJenisKelas: sore.id }
    expect((await put(body, reader)).status).toBe(403)
    expect((await put(body, bounded)).status).toBe(422)
    expect((await stored(id)).idJenisKelas).toBe(pagi.id)
  })
})

describe('bagi ke kelas (DM-R17)', () => {
  it('splits 95 at 40 into 32, 32, 31, previews with L and P, and goes on behind the letters that are taken', async () => {
    const { owner } = database
    const ids: string[] = []
    for (let i = 0; i < 95; i += 1)
      ids.push((await student({ periodeMasuk: 20241, biodata: { jenisKelamin: i % 3 === 0 ? 'L' : 'P' } })).id)
    await insert(owner, 'kelasDefault', { kode: 'TI-24-A', nama: 'Informatika 2024 A', idProdi, angkatan: 2024 })
    const body = { pilihan: { saringan: { prodi: ['55201'], angkatan: [2024], tanpaKelas: true } }, kapasitas: 40 }
    const preview = await bagi({ ...body, pratinjau: true })
    expect(preview.body.data.kelas.map(({ kode, jumlah }) => [kode, jumlah])).toEqual([
      ['TI-24-B', 32],
      ['TI-24-C', 32],
      ['TI-24-D', 31],
    ])
    expect(preview.body.data.kelas.reduce((n, { l }) => n + l, 0)).toBe(32)
    expect((await stored(ids[0] ?? '')).idKelasDefault).toBeNull()
    const made = await bagi({ ...body, cara: 'seimbang' })
    expect(made.body.data.kelas.map(({ l, jumlah }) => [l, jumlah])).toEqual([
      [11, 32],
      [11, 32],
      [10, 31],
    ])
    const list = await server.call<{ kode: string; terisi: number; kapasitas: number }[]>('GET', '/v2/master/kelas-default?angkatan=2024', {
      token,
    })
    expect(list.body.data.map(({ kode, terisi, kapasitas }) => `${kode} ${terisi}/${kapasitas}`)).toEqual([
      'TI-24-A 0/40',
      'TI-24-B 32/40',
      'TI-24-C 32/40',
      'TI-24-D 31/40',
    ])
    const again = await bagi({ ...body, pilihan: { idMahasiswa: ids } })
    expect([again.status, again.body.type]).toEqual([409, 'tanpa_mahasiswa'])
    expect(
      (await bagi({ ...body, pilihan: { idMahasiswa: ids }, pindahkan: true, pola: 'TI{YY}.{1..}' })).body.data.kelas.map(
        ({ kode }) => kode,
      ),
    ).toEqual(['TI24.1', 'TI24.2', 'TI24.3'])
  })

  it.each([0, 501, 'x'])('DM edge 33: a capacity of %s is 422', async (kapasitas) => {
    const { status, body } = await bagi({ pilihan: { nim: ['1'] }, kapasitas, pratinjau: true })
    expect([status, body.errors[0]?.field, body.errors[0]?.message]).toEqual([422, 'kapasitas', 'Kapasitas kelas 1-500'])
  })

  it('asks for a pattern that tells classes apart, and splits each cohort apart', async () => {
    const [a, b] = [await student(), await student({ idProdi: lain })]
    const body = { pilihan: { idMahasiswa: [a.id, b.id] }, pratinjau: true }
    expect((await bagi({ ...body, pola: 'TI' })).status).toBe(422)
    expect((await bagi(body)).body.data.kelas.map(({ labelProdi, jumlah }) => [labelProdi, jumlah])).toEqual([
      ['S1 - Informatika', 1],
      ['S1 - Sistem Informasi', 1],
    ])
  })
})

describe('kelas', () => {
  it('keeps its students in: a smaller capacity, another prodi and deleting are 409; a full one takes nobody more', async () => {
    const { id: idKelas, versi } = await insert(database.owner, 'kelasDefault', {
      kode: 'TI-25-A',
      nama: 'A',
      idProdi,
      angkatan: 2025,
      kapasitas: 2,
    })
    const ids = [(await student()).id, (await student()).id, (await student()).id]
    const asing = await student({ idProdi: lain })
    const into = (idMahasiswa: string[]) => put({ pilihan: { idMahasiswa }, idKelasDefault: idKelas })
    expect((await into(ids)).body.detail).toBe(
      'Kelas TI-25-A berisi 0 dari 2; 3 mahasiswa tidak muat. Naikkan kapasitasnya atau pilih kelas lain.',
    )
    const seated = await into([...ids.slice(0, 2), asing.id])
    expect(seated.body.data.ditolak).toMatchObject([
      { nim: asing.nim, alasan: 'Kelas TI-25-A bukan kelas program studi dan angkatan mahasiswa ini.' },
    ])
    const change = (body: object) => server.call('PUT', `/v2/master/kelas-default/${idKelas}`, { token, body: { versi, ...body } })
    expect((await change({ kapasitas: 1 })).body.detail).toBe('Kelas berisi 2 mahasiswa. Kapasitas paling sedikit sebanyak itu.')
    expect((await change({ idProdi: lain })).status).toBe(409)
    const removed = await server.call('DELETE', `/v2/master/kelas-default/${idKelas}`, { token })
    expect([removed.status, removed.body.detail]).toEqual([409, 'Kelas masih berisi 2 mahasiswa. Pindahkan mereka terlebih dahulu.'])
    const list = await fetch(`${server.url}/v2/master/kelas-default/${idKelas}/daftar-hadir`, {
      headers: { authorization: `Bearer ${token}`, 'college-id': TEST_COLLEGE },
    })
    expect([list.status, list.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })

  it('kinds of class and hours that are used are not deleted', async () => {
    await student({ idJenisKelas: sore.id })
    const jenis = await server.call('DELETE', `/v2/master/jenis-kelas/${sore.id}`, { token })
    expect([jenis.status, jenis.body.detail.startsWith('Dipakai ')]).toEqual([409, true])
    const made = await server.call<{ id: string; hari: number[] }>('POST', '/v2/master/kelompok-sesi', {
      token,
      body: { kode: 'PEKAN', nama: 'Akhir pekan', hari: [7, 6, 6] },
    })
    expect(made.body.data.hari).toEqual([6, 7])
    expect(
      (await server.call('POST', '/v2/master/kelompok-sesi', { token, body: { kode: 'pekan', nama: 'X', hari: [1] } })).body.detail,
    ).toBe('Kode kelompok sesi sudah dipakai oleh Akhir pekan')
    expect((await server.call('DELETE', `/v2/master/kelompok-sesi/${made.body.data.id}`, { token })).status).toBe(200)
  })
})
