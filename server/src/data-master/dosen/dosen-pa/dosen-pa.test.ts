import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../db/client'
import { makeOperator, makePeriode, nobody, TEST_COLLEGE } from '../../../testing/builders'
import { makeDosen, makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeBimbingan, makeDosenProdi } from '../../../testing/builders-pengajar'
import { makePejabat, makePenomoran, makeTemplate } from '../../../testing/builders-dokumen'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { jobDone, startTestWorker } from '../../../testing/jobs'
import { download, pdfPages } from '../../../testing/downloads'
import { startTestServer, type TestServer } from '../../../testing/server'
import { pulihkanPembimbing, tutupPembimbing } from '../pembimbing/queries'

type Hasil = { idMahasiswa: string; hasil: string; pesan: string | null }
type Bagi = {
  dosen: { namaLengkap: string; bebanLama: number; bebanBaru: number }[]
  mahasiswa: { idDosen: string | null }[]
  jumlah: number
  terbagi: number
  tersisa: number
  idPekerjaan: string | null
}
type Riwayat = { namaDosen: string; mulaiPeriode: number; akhirPeriode: number | null; sebabAkhir: string | null }

const PATH = '/v2/master/dosen-pa'

let database: TestDatabase
let server: TestServer
let penulis: string
let supervisor: string
let pembaca: string

beforeAll(async () => {
  database = await makeDatabase()
  await makeOperator(database.owner, { username: 'sdm', scopes: ['F2:T'] })
  await makeOperator(database.owner, { username: 'kepala', scopes: ['F3:T'], supervisor: true })
  await makeOperator(database.owner, { username: 'bimbingan', scopes: ['A1:B'] })
  for (const periode of [20242, 20251, 20252]) await makePeriode(database.owner, periode)
  server = await startTestServer(database)
  ;[penulis, supervisor, pembaca] = [await server.signIn('sdm'), await server.signIn('kepala'), await server.signIn('bimbingan')]
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const owner = () => database.owner
const bulkSemua = (token: string, data: { idMahasiswa: string; idDosen: string | null }[], more: object = {}) =>
  server.call<{ hasil: Hasil[]; idPekerjaan: string | null }>('PUT', `${PATH}/bulk`, { token, body: { data, ...more } })
async function bulk(...isi: Parameters<typeof bulkSemua>) {
  const { status, body } = await bulkSemua(...isi)
  return { status, body: { ...body, data: body.data?.hasil } }
}
const riwayat = async (id: string) => (await server.call<Riwayat[]>('GET', `${PATH}/${id}/riwayat`, { token: pembaca })).body.data

/** A lecturer with that many advisees who study. */
async function makePembimbing(idProdi: string, nama: string, [beban, maks = 30]: readonly [beban: number, maks?: number]) {
  const dosen = await makeDosenProdi(owner(), { idProdiHomebase: idProdi, nama, maksBimbinganPa: maks })
  for (let n = 0; n < beban; n += 1) await makeBimbingan(owner(), { idDosen: dosen.id, idProdi })
  return dosen
}

describe('the lists of advising', () => {
  it('lists lecturers of a prodi with their loads, and counts only advisees who study', async () => {
    const { id: idProdi, kode } = await makeProdi(owner())
    const { id } = await makePembimbing(idProdi, 'Ani Beban', [2, 12])
    await makeBimbingan(owner(), { idDosen: id, idProdi, status: 'L' })
    await makeDosenProdi(owner(), { idProdiHomebase: idProdi, nama: 'Zaki Pensiun', idStatusKeaktifan: '23' })
    const { body } = await server.call<object[]>('GET', `${PATH}?prodi[]=${kode}`, { token: pembaca })
    expect(body.data).toMatchObject([{ nama: 'Ani Beban', beban: 2, maks: 12, sisa: 10, aktif: true }])
    expect(body.meta.totalItems).toBe(1)
  })

  it('lists students who study with their advisor, and those without one', async () => {
    const { id: idProdi, kode } = await makeProdi(owner())
    const { id: idDosen } = await makePembimbing(idProdi, 'Budi Daftar', [1])
    await makeMahasiswa(owner(), { idProdi, biodata: { nama: 'Tanpa Satu' } })
    await makeMahasiswa(owner(), { idProdi, status: 'E' })
    const semua = await server.call<object[]>('GET', `${PATH}/mahasiswa?prodi[]=${kode}`, { token: pembaca })
    expect(semua.body.data).toMatchObject([
      { idDosen, dosenPa: 'Budi Daftar', semesterKe: 1 },
      { idDosen: null, dosenPa: null },
    ])
    const tanpa = await server.call<object[]>('GET', `${PATH}/mahasiswa?prodi[]=${kode}&tanpaPa=1&semesterKe[before]=1`, { token: pembaca })
    expect(tanpa.body.data).toMatchObject([{ nama: 'Tanpa Satu' }])
    const ringkasan = await server.call<{ tanpaPa: number; perProdi: object[] }>('GET', `${PATH}/ringkasan?prodi[]=${kode}`, {
      token: pembaca,
    })
    expect(ringkasan.body.data).toMatchObject({ tanpaPa: 1, perProdi: [{ kode, tanpaPa: 1 }] })
  })

  it('shows an operator of one prodi its students only, but the whole load of a lecturer', async () => {
    const sendiri = await makeProdi(owner())
    const lain = await makeProdi(owner())
    const { id } = await makePembimbing(sendiri.id, 'Citra Lintas', [1])
    await makeBimbingan(owner(), { idDosen: id, idProdi: lain.id })
    await makeOperator(owner(), { username: 'sekprodi', scopes: ['F3:T'], prodi: [sendiri.kode] })
    const token = await server.signIn('sekprodi')
    const dosen = await server.call<object[]>('GET', PATH, { token })
    expect(dosen.body.data).toMatchObject([{ nama: 'Citra Lintas', beban: 2 }])
    expect((await server.call<object[]>('GET', `${PATH}/mahasiswa`, { token })).body.data).toHaveLength(1)
    const asing = await server.call('POST', `${PATH}/bagi`, { token, body: { prodi: lain.kode } })
    expect([asing.status, asing.body.type]).toEqual([403, 'prodi'])
  })
})

describe('assigning', () => {
  it('gives an advisor from a period on, ends the one before in the main period before, and keeps the history', async () => {
    const { id: idProdi } = await makeProdi(owner())
    const lama = await makePembimbing(idProdi, 'Dina Lama', [0])
    const baru = await makePembimbing(idProdi, 'Eko Baru', [0])
    const { id } = await makeBimbingan(owner(), { idDosen: lama.id, idProdi, periodeMasuk: 20242 })
    const { status, body } = await bulk(penulis, [{ idMahasiswa: id, idDosen: baru.id }], { mulaiPeriode: 20251, nomorSk: '12/SK/2025' })
    expect([status, body.data]).toEqual([200, [{ idMahasiswa: id, hasil: 'ditetapkan', pesan: null }]])
    expect(await riwayat(id)).toMatchObject([
      { namaDosen: 'Eko Baru', mulaiPeriode: 20251, akhirPeriode: null, nomorSk: '12/SK/2025' },
      { namaDosen: 'Dina Lama', mulaiPeriode: 20242, akhirPeriode: 20242, sebabAkhir: 'ganti' },
    ])
    const detail = await server.call<object[]>('GET', `${PATH}/mahasiswa?dosenPa=${baru.id}`, { token: pembaca })
    expect(detail.body.data).toMatchObject([{ id, mulaiPeriode: 20251 }])
    expect((await bulk(penulis, [{ idMahasiswa: id, idDosen: baru.id }])).body.data).toMatchObject([{ hasil: 'tetap' }])
  })

  it('refuses a lecturer who is full, DM edge 21, and lets a Supervisor pass with a reason', async () => {
    const { id: idProdi } = await makeProdi(owner())
    const penuh = await makePembimbing(idProdi, 'Fitri Penuh', [2, 2])
    const { id } = await makeMahasiswa(owner(), { idProdi })
    const data = [{ idMahasiswa: id, idDosen: penuh.id }]
    const ditolak = await bulk(penulis, data)
    expect([ditolak.status, ditolak.body.detail]).toEqual([409, 'Kuota bimbingan penuh (2 dari 2)'])
    expect((await bulk(penulis, data, { melebihiKuota: true, alasan: 'Perlu' })).status).toBe(403)
    expect((await bulk(supervisor, data, { melebihiKuota: true })).status).toBe(422)
    expect((await bulk(supervisor, data, { melebihiKuota: true, alasan: 'Dosen lain cuti' })).body.data).toMatchObject([
      { hasil: 'ditetapkan' },
    ])
  })

  it('refuses a retired lecturer, DM edge 21, a student who has left, and what does not exist', async () => {
    const { id: idProdi } = await makeProdi(owner())
    const pensiun = await makeDosenProdi(owner(), { idProdiHomebase: idProdi, nama: 'Gani Pensiun', idStatusKeaktifan: '23' })
    const aktif = await makePembimbing(idProdi, 'Hana Aktif', [0])
    const { id } = await makeMahasiswa(owner(), { idProdi })
    const lulus = await makeMahasiswa(owner(), { idProdi, status: 'L' })
    const satu = await bulk(penulis, [{ idMahasiswa: id, idDosen: pensiun.id }])
    expect([satu.status, satu.body.detail]).toEqual([422, 'Gani Pensiun tidak aktif, sehingga tidak dapat menjadi dosen PA'])
    expect((await bulk(penulis, [{ idMahasiswa: lulus.id, idDosen: aktif.id }])).status).toBe(422)
    expect((await bulk(penulis, [{ idMahasiswa: id, idDosen: nobody() }])).status).toBe(422)
    expect((await bulk(penulis, [{ idMahasiswa: nobody(), idDosen: aktif.id }])).status).toBe(404)
    expect((await bulk(penulis, [{ idMahasiswa: id, idDosen: aktif.id }], { mulaiPeriode: 20991 })).status).toBe(422)
  })

  it('answers row by row when some places are left, and never more than there are', async () => {
    const { id: idProdi } = await makeProdi(owner())
    const { id: idDosen } = await makePembimbing(idProdi, 'Indah Sisa', [1, 2])
    const mahasiswa = [await makeMahasiswa(owner(), { idProdi }), await makeMahasiswa(owner(), { idProdi })]
    const { body } = await bulk(
      penulis,
      mahasiswa.map(({ id }) => ({ idMahasiswa: id, idDosen })),
    )
    expect(body.data.map(({ hasil, pesan }) => [hasil, pesan])).toEqual([
      ['ditetapkan', null],
      ['ditolak', 'Kuota bimbingan penuh (2 dari 2)'],
    ])
  })

  it('takes the last advisor away, DM edge 22: the student stands in "tanpa PA"', async () => {
    const { id: idProdi, kode } = await makeProdi(owner())
    const { id: idDosen } = await makePembimbing(idProdi, 'Joko Lepas', [0])
    const { id } = await makeBimbingan(owner(), { idDosen, idProdi })
    expect((await bulk(penulis, [{ idMahasiswa: id, idDosen: null }])).body.data).toMatchObject([{ hasil: 'dilepas' }])
    const tanpa = await server.call<object[]>('GET', `${PATH}/mahasiswa?prodi[]=${kode}&tanpaPa=1`, { token: pembaca })
    expect(tanpa.body.data).toMatchObject([{ id }])
    expect(await riwayat(id)).toMatchObject([{ namaDosen: 'Joko Lepas', akhirPeriode: 20251, sebabAkhir: 'lepas' }])
  })

  it('gives one place only to one of two who ask at the same moment', async () => {
    const { id: idProdi } = await makeProdi(owner())
    const { id: idDosen } = await makePembimbing(idProdi, 'Kiki Serentak', [0, 1])
    const mahasiswa = [await makeMahasiswa(owner(), { idProdi }), await makeMahasiswa(owner(), { idProdi })]
    const jawaban = await Promise.all(mahasiswa.map(({ id }) => bulk(penulis, [{ idMahasiswa: id, idDosen }])))
    expect(jawaban.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('refuses who may only read, and an unknown filter', async () => {
    const refused = await bulk(pembaca, [{ idMahasiswa: nobody(), idDosen: null }])
    expect([refused.status, refused.body.detail]).toEqual([403, 'Perlu hak akses F2:T atau F3:T.'])
    expect((await server.call('GET', `${PATH}?prodii=1`, { token: pembaca })).status).toBe(422)
  })
})

describe('spreading evenly', () => {
  it('spreads 17 students over loads 10, 12 and 20 to 20, 19 and 20 (DM-R12), first as a preview that writes nothing', async () => {
    const { id: idProdi, kode } = await makeProdi(owner())
    for (const [nama, beban] of [['Lia', 10], ['Mira', 12], ['Nina', 20]] as const) await makePembimbing(idProdi, nama, [beban]) // prettier-ignore
    await makePembimbing(idProdi, 'Oki Penuh', [1, 1])
    await makeDosenProdi(owner(), { idProdiHomebase: idProdi, nama: 'Putu Cuti', idStatusKeaktifan: '20' })
    for (let n = 0; n < 17; n += 1) await makeMahasiswa(owner(), { idProdi })
    const bagi = (pratinjau: boolean) => server.call<Bagi>('POST', `${PATH}/bagi`, { token: penulis, body: { prodi: kode, pratinjau } })
    const lihat = await bagi(true)
    expect(lihat.body.data.dosen.map(({ namaLengkap, bebanLama, bebanBaru }) => [namaLengkap, bebanLama, bebanBaru])).toEqual([
      ['Lia', 10, 20],
      ['Mira', 12, 19],
      ['Nina', 20, 20],
      ['Oki Penuh', 1, 1],
    ])
    expect([lihat.body.data.jumlah, lihat.body.data.terbagi, lihat.body.data.tersisa]).toEqual([17, 17, 0])
    const tanpa = async () =>
      (await server.call<{ tanpaPa: number }>('GET', `${PATH}/ringkasan?prodi[]=${kode}`, { token: pembaca })).body.data.tanpaPa
    expect(await tanpa()).toBe(17)
    await bagi(false)
    expect(await tanpa()).toBe(0)
    const dosen = await server.call<{ beban: number }[]>('GET', `${PATH}?prodi[]=${kode}`, { token: pembaca })
    expect(dosen.body.data.map(({ beban }) => beban)).toEqual([20, 19, 20, 1])
  })

  it('reports for whom nobody has room, and puts nobody over the limit', async () => {
    const { id: idProdi, kode } = await makeProdi(owner())
    await makePembimbing(idProdi, 'Rini Sempit', [0, 2])
    for (let n = 0; n < 3; n += 1) await makeMahasiswa(owner(), { idProdi })
    const { body } = await server.call<Bagi>('POST', `${PATH}/bagi`, { token: penulis, body: { prodi: kode } })
    expect([body.data.terbagi, body.data.tersisa]).toEqual([2, 1])
    const lebih = { prodi: kode, melebihiKuota: true, alasan: 'Dosen baru menyusul' }
    expect((await server.call<Bagi>('POST', `${PATH}/bagi`, { token: supervisor, body: lebih })).body.data).toMatchObject({
      terbagi: 1,
      tersisa: 0,
    })
  })

  it('says so when nobody may advise there', async () => {
    const { id: idProdi, kode } = await makeProdi(owner())
    await makeMahasiswa(owner(), { idProdi })
    const { status, body } = await server.call('POST', `${PATH}/bagi`, { token: penulis, body: { prodi: kode } })
    expect([status, body.type]).toEqual([409, 'tanpa_dosen'])
  })

  it('has a job spread more than a thousand', async () => {
    const { id: idProdi, kode } = await makeProdi(owner())
    for (let n = 0; n < 11; n += 1) await makePembimbing(idProdi, `Sari ${n}`, [0, 100])
    const contoh = await makeMahasiswa(owner(), { idProdi })
    await inTransaction(owner(), { collegeId: TEST_COLLEGE }, async (db) => {
      const { id: _id, nim: _nim, angkatan: _angkatan, namaNormal: _normal, ...sama } = contoh as typeof contoh & { namaNormal?: string }
      for (let n = 0; n < 1001; n += 1)
        await db
          .insertInto('mahasiswa')
          .values({ ...sama, nim: `BANYAK${n}` })
          .execute()
    })
    const worker = await startTestWorker(server)
    try {
      const { body } = await server.call<Bagi>('POST', `${PATH}/bagi`, { token: penulis, body: { prodi: kode } })
      const job = await jobDone(server, penulis, body.data.idPekerjaan ?? '')
      expect([job.status, job.selesai]).toEqual(['selesai', 1002])
    } finally {
      await worker.stop()
    }
    const dosen = await server.call<{ beban: number }[]>('GET', `${PATH}?prodi[]=${kode}&order[beban]=desc`, { token: pembaca })
    expect(dosen.body.data.map(({ beban }) => beban)).toEqual([92, 91, 91, 91, 91, 91, 91, 91, 91, 91, 91])
  }, 60_000)
})

describe('moving all advisees', () => {
  it('moves them from a period on, and refuses when the other has no room for all', async () => {
    const { id: idProdi } = await makeProdi(owner())
    const dari = await makePembimbing(idProdi, 'Tono Pergi', [3])
    const ke = await makePembimbing(idProdi, 'Umi Terima', [1, 5])
    const sempit = await makePembimbing(idProdi, 'Vina Sempit', [1, 2])
    const pindah = (body: object) =>
      server.call<object>('POST', `${PATH}/pindah`, { token: penulis, body: { dari: dari.id, mulaiPeriode: 20252, ...body } })
    const tolak = await pindah({ ke: sempit.id })
    expect([tolak.status, tolak.body.detail]).toEqual([
      409,
      'Kuota bimbingan tidak cukup: Vina Sempit membimbing 1 dari 2, sedangkan yang dipindahkan 3.',
    ])
    expect((await pindah({ ke: ke.id, pratinjau: true })).body.data).toMatchObject({
      jumlah: 3,
      dari: { bebanBaru: 0 },
      ke: { bebanLama: 1, bebanBaru: 4 },
    })
    expect((await pindah({ ke: ke.id })).status).toBe(200)
    const dosen = await server.call<{ beban: number }[]>('GET', `${PATH}?cari=Umi`, { token: pembaca })
    expect(dosen.body.data[0]?.beban).toBe(4)
    expect((await pindah({ ke: dari.id })).status).toBe(422)
  })

  it('hands the advisees of who has left over, DM edge 31', async () => {
    const { id: idProdi } = await makeProdi(owner())
    const dari = await makeDosenProdi(owner(), { idProdiHomebase: idProdi, nama: 'Wira Keluar', idStatusKeaktifan: '21' })
    const { id } = await makeBimbingan(owner(), { idDosen: dari.id, idProdi })
    const ke = await makePembimbing(idProdi, 'Yuni Ganti', [0])
    expect((await server.call('POST', `${PATH}/pindah`, { token: penulis, body: { dari: dari.id, ke: ke.id } })).status).toBe(200)
    expect(await riwayat(id)).toMatchObject([{ namaDosen: 'Yuni Ganti' }, { namaDosen: 'Wira Keluar', sebabAkhir: 'pindah' }])
  })
})

describe('what an exit closes', () => {
  it('is opened again when the exit is taken back, unless the lecturer has left meanwhile', async () => {
    const { id: idProdi } = await makeProdi(owner())
    const tetap = await makePembimbing(idProdi, 'Zahra Tetap', [0])
    const pergi = await makeDosenProdi(owner(), { idProdiHomebase: idProdi, nama: 'Agus Pergi', idStatusKeaktifan: '21' })
    const satu = await makeBimbingan(owner(), { idDosen: tetap.id, idProdi, periodeMasuk: 20242 })
    const dua = await makeBimbingan(owner(), { idDosen: pergi.id, idProdi, periodeMasuk: 20242 })
    const ids = [satu.id, dua.id]
    await inTransaction(owner(), { collegeId: TEST_COLLEGE }, (db) => tutupPembimbing(db, ids, 20251))
    expect(await riwayat(satu.id)).toMatchObject([{ akhirPeriode: 20251, sebabAkhir: 'keluar' }])
    const pulih = await inTransaction(owner(), { collegeId: TEST_COLLEGE }, (db) => pulihkanPembimbing(db, ids))
    expect(pulih).toEqual([satu.id])
    expect(await riwayat(satu.id)).toMatchObject([{ akhirPeriode: null, sebabAkhir: null }])
    expect(await riwayat(dua.id)).toMatchObject([{ akhirPeriode: 20251, sebabAkhir: 'keluar' }])
  })
})

describe('the decree', () => {
  it('is a document with number and list, the same as long as nothing changes, and refused without a list, template or office', async () => {
    const { id: idProdi, kode } = await makeProdi(owner())
    const path = `${PATH}/sk?prodi=${kode}&periode=20251`
    const sk = () => server.call('GET', path, { token: penulis })
    expect((await sk()).body.type).toBe('kosong')
    const { id: idDosen } = await makeDosen(owner(), { idProdiHomebase: idProdi, nama: 'Dosen Pertama' })
    const { nim } = await makeBimbingan(owner(), { idDosen, idProdi, nim: '2501019901' })
    expect((await sk()).body.type).toBe('template_kosong')
    const { id: idNomor } = await makePenomoran(owner(), { pola: '{nomor:3}/SK-PA/{tahun}' })
    await makeTemplate(owner(), { jenis: 'sk-dosen-pa', idNomor })
    expect((await sk()).body.type).toBe('pejabat_kosong')
    await makePejabat(owner(), { jabatan: 'DEKAN' })
    const cetak = async () => (await pdfPages((await download(server, path, penulis)).content)).join(' ')
    expect(await cetak()).toMatch(/Nomor: 001\/SK-PA\/\d{4}.*Dosen Pertama.*2501019901/)
    expect(await cetak()).toContain('001/SK-PA/')
    await makeBimbingan(owner(), { idDosen, idProdi, nim: '2501019902' })
    expect(await cetak()).toMatch(/002\/SK-PA\/.*2501019902/)
    expect(nim).toBe('2501019901')
    const dokumen = await inTransaction(owner(), { collegeId: TEST_COLLEGE }, (db) =>
      db.selectFrom('dokumen').select(['nomor', 'status']).where('jenis', '=', 'sk-dosen-pa').orderBy('nomor').execute(),
    )
    expect(dokumen.map(({ status }) => status)).toEqual(['diganti', 'terbit'])
    expect((await server.call('POST', `${PATH}/sk`, { token: penulis, body: { prodi: kode, periode: 20251 } })).body.data).toEqual({
      jumlah: 2,
      idPekerjaan: null,
    })
  })

  it('above 500 students is refused to the request and made by a job under the next number, once', async () => {
    const { id: idProdi, kode } = await makeProdi(owner(), { kode: '61298' })
    const { id: idDosen } = await makeDosen(owner(), { idProdiHomebase: idProdi, nama: 'Dosen Banyak', maksBimbinganPa: 600 })
    for (let n = 0; n < 501; n += 1) await makeBimbingan(owner(), { idDosen, idProdi, nim: `24610${String(n).padStart(5, '0')}` })
    const minta = () =>
      server.call<{ jumlah: number; idPekerjaan: string | null }>('POST', `${PATH}/sk`, {
        token: penulis,
        body: { prodi: kode, periode: 20251 },
      })
    expect((await server.call('GET', `${PATH}/sk?prodi=${kode}&periode=20251`, { token: penulis })).body.type).toBe('lewat_pekerjaan')
    const { body } = await minta()
    expect(body.data.jumlah).toBe(501)
    expect((await minta()).body.type).toBe('pekerjaan_berjalan')
    const worker = await startTestWorker(server)
    const selesai = await jobDone(server, penulis, body.data.idPekerjaan ?? '')
    expect([selesai.status, selesai.selesai, selesai.pesan]).toEqual(['selesai', 501, null])
    const berkas = await download(server, `/v2/platform/berkas/${selesai.hasil[0]?.id}/unduh`, penulis)
    const isi = (await pdfPages(berkas.content)).join(' ')
    expect(isi).toMatch(/Nomor: 003\/SK-PA\/.*2461000000/)
    expect(isi).toContain('2461000500')
    const kedua = await jobDone(server, penulis, (await minta()).body.data.idPekerjaan ?? '')
    expect(kedua.status).toBe('selesai')
    const { rows } = await owner().pool.query(`SELECT count(*)::int AS banyak FROM dokumen WHERE jenis = 'sk-dosen-pa'`)
    expect(rows).toEqual([{ banyak: 3 }])
    await worker.stop()
  }, 180_000)
})

describe('thousands at once', () => {
  it('shows what would become of each, and has a job write above 500 rows with a list of the refused', async () => {
    const { id: idProdi } = await makeProdi(owner(), { kode: '61299' })
    const dosen = await makeDosenProdi(owner(), { idProdiHomebase: idProdi, nama: 'Ulung', maksBimbinganPa: 500 })
    const ids: string[] = []
    for (let n = 0; n < 502; n += 1) ids.push((await makeMahasiswa(owner(), { idProdi })).id)
    const data = ids.map((idMahasiswa) => ({ idMahasiswa, idDosen: dosen.id }))
    const pratinjau = await bulkSemua(penulis, data, { pratinjau: true })
    expect(pratinjau.body.data.hasil.filter(({ hasil }) => hasil === 'ditolak')).toHaveLength(2)
    expect(pratinjau.body.data.idPekerjaan).toBeNull()
    expect(await riwayat(ids[0] ?? '')).toEqual([])
    const worker = await startTestWorker(server)
    const { body } = await bulkSemua(penulis, data, { mulaiPeriode: 20251 })
    const selesai = await jobDone(server, penulis, body.data.idPekerjaan ?? '')
    expect([selesai.status, selesai.selesai, selesai.gagalJumlah, selesai.pesan]).toEqual(['selesai_sebagian', 500, 2, null])
    expect(selesai.hasil.map(({ nama }) => nama)).toEqual(['Dosen PA yang tidak ditetapkan.xlsx'])
    expect(await riwayat(ids[0] ?? '')).toMatchObject([{ mulaiPeriode: 20251, akhirPeriode: null }])
    const { rows } = await owner().pool.query(
      `SELECT count(*)::int AS banyak FROM audit_log WHERE entitas = 'dosen_pa' AND aksi = 'tambah' AND sesudah ->> 'idDosen' = '${dosen.id}'`,
    )
    expect(rows).toEqual([{ banyak: 500 }])
    await worker.stop()
  }, 60_000)
})
