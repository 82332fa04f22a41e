import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insert, makeOperator, makePeriode, nobody } from '../../../testing/builders'
import { makeKampus, makeProdi } from '../../../testing/builders-master'
import { makeDosenProdi, makeKelompokSesi, makeSesi } from '../../../testing/builders-pengajar'
import { makeMakul } from '../../../testing/builders-studi'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

type Isi = {
  status: string
  versi: number
  menitBersedia: number
  menitPerlu: number | null
  cukup: boolean | null
  sesi: { id: string }[]
}

const PATH = '/v2/master/kesediaan-mengajar'
const BESOK = new Date(Date.now() + 86_400_000).toISOString()
const KEMARIN = new Date(Date.now() - 86_400_000).toISOString()
const LUSA_LALU = new Date(Date.now() - 2 * 86_400_000).toISOString()

let database: TestDatabase
let server: TestServer
let penulis: string
let supervisor: string
let pembaca: string
let sesi: string
let idProdi: string
let kode: string

beforeAll(async () => {
  database = await makeDatabase()
  await makeOperator(database.owner, { username: 'sdm', scopes: ['F2:T'] })
  await makeOperator(database.owner, { username: 'kepala', scopes: ['F2:T'], supervisor: true })
  await makeOperator(database.owner, { username: 'jadwal', scopes: ['A3:B'] })
  for (const periode of [20242, 20251, 20252]) await makePeriode(database.owner, periode)
  ;({ id: idProdi, kode } = await makeProdi(database.owner))
  const { id: idKelompokSesi } = await makeKelompokSesi(database.owner, { nama: 'Pagi', kode: 'PAGI' })
  sesi = (await makeSesi(database.owner, { idKelompokSesi })).id
  await makeSesi(database.owner, { idKelompokSesi, nomor: 2, jamMulai: '08:40', jamSelesai: '10:20' })
  server = await startTestServer(database)
  ;[penulis, supervisor, pembaca] = [await server.signIn('sdm'), await server.signIn('kepala'), await server.signIn('jadwal')]
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const dosen = (nama: string, more: object = {}) => makeDosenProdi(database.owner, { idProdiHomebase: idProdi, nama, ...more })
const kosong = { kampus: [], daring: false, makul: [], sksMinimal: null, sksMaksimal: null }
const baca = async (idDosen: string, periode = 20251) =>
  (await server.call<Isi>('GET', `${PATH}/${idDosen}?periode=${periode}`, { token: pembaca })).body.data
const tulis = async (idDosen: string, body: object, token = penulis) =>
  server.call<Isi>('PUT', `${PATH}/${idDosen}`, {
    token,
    body: { ...kosong, periode: 20251, grid: {}, versi: (await baca(idDosen)).versi, ...body },
  })

/** The first `n` slots of the two sessions, Monday to Friday. */
async function slots(n: number): Promise<Record<string, number>> {
  const { body } = await server.call<{ id: string; hari: number[] }[]>('GET', '/v1/sesi_kuliah', { token: pembaca })
  const semua = body.data.flatMap(({ id, hari }) => hari.map((satu) => `${satu}:${id}`))
  return Object.fromEntries(semua.slice(0, n).map((slot) => [slot, 1]))
}

describe('sesi_kuliah', () => {
  it('answers the sessions of a group and a day', async () => {
    const semua = await server.call<object[]>('GET', '/v1/sesi_kuliah', { token: pembaca })
    expect(semua.body.data).toMatchObject([
      { nomor: 1, jamMulai: '07:00', jamSelesai: '08:40', sks: 2, hari: [1, 2, 3, 4, 5], kelompokSesi: 'Pagi' },
      { nomor: 2 },
    ])
    expect((await server.call<object[]>('GET', '/v1/sesi_kuliah?hari=6', { token: pembaca })).body.data).toEqual([])
    expect((await server.call('GET', '/v1/sesi_kuliah?hari=8', { token: pembaca })).status).toBe(422)
  })
})

describe("one lecturer's answer", () => {
  it('goes from belum over draf to dikirim, and says whether it is enough (DM-R15): 12 SKS want nine slots of 100 minutes', async () => {
    const { id } = await dosen('Ani Cukup')
    expect(await baca(id)).toMatchObject({ status: 'belum', versi: 0, cukup: null })
    const kurang = await tulis(id, { grid: await slots(8), sksMinimal: 6, sksMaksimal: 12 })
    expect(kurang.body.data).toMatchObject({ status: 'draf', versi: 1, menitBersedia: 800, menitPerlu: 900, cukup: false })
    const cukup = await tulis(id, { grid: await slots(9), sksMinimal: 6, sksMaksimal: 12, kirim: true })
    expect(cukup.body.data).toMatchObject({ status: 'dikirim', menitBersedia: 900, cukup: true })
    const daftar = await server.call<object[]>('GET', `${PATH}?cari=Ani&periode=20251`, { token: pembaca })
    expect(daftar.body.data).toMatchObject([{ namaStatus: 'Dikirim', slotBersedia: 9, slotBilaPerlu: 0, sksMaksimal: 12, cukup: true }])
  })

  it('keeps campus, courses by preference and note', async () => {
    const { id } = await dosen('Budi Lengkap')
    const { id: idKampus } = await makeKampus(database.owner)
    const { id: idMakul } = await makeMakul(database.owner, { idProdi, kode: 'IF101', nama: 'Algoritma' })
    const { body } = await tulis(id, { kampus: [idKampus], makul: [{ idMakul, prioritas: 1 }], catatan: 'Bukan Jumat siang', daring: true })
    expect(body.data).toMatchObject({
      kampus: [idKampus],
      makul: [{ idMakul, prioritas: 1 }],
      namaMakul: { [idMakul]: 'IF101 Algoritma' },
      daring: true,
    })
  })

  it('refuses slots, courses and SKS that cannot be, and sending an empty grid', async () => {
    const { id } = await dosen('Citra Salah')
    const field = async (body: object) => {
      const { status, body: answer } = await tulis(id, body)
      return [status, answer.errors[0]?.field]
    }
    expect(await field({ grid: { [`6:${sesi}`]: 1 } })).toEqual([422, 'grid'])
    expect(await field({ grid: { [`1:${sesi}`]: 4 } })).toEqual([422, `grid.1:${sesi}`])
    expect(await field({ makul: [{ idMakul: nobody(), prioritas: 1 }] })).toEqual([422, 'makul'])
    expect(await field({ makul: [{ idMakul: nobody(), prioritas: 6 }] })).toEqual([422, 'makul.0.prioritas'])
    expect(await field({ kampus: [nobody()] })).toEqual([422, 'kampus'])
    expect(await field({ sksMinimal: 12, sksMaksimal: 6 })).toEqual([422, 'sksMaksimal'])
    expect(await field({ kirim: true })).toEqual([422, 'grid'])
    expect(await field({ periode: 20991 })).toEqual([422, 'periode'])
  })

  it('refuses a version that is no longer the stored one', async () => {
    const { id } = await dosen('Dedi Usang')
    await tulis(id, {})
    const { status, body } = await tulis(id, { versi: 0 })
    expect([status, body.type]).toEqual([409, 'versi_usang'])
  })

  it('is not found by an operator of another prodi', async () => {
    const { id } = await dosen('Eka Asing')
    const lain = await makeProdi(database.owner)
    await makeOperator(database.owner, { username: 'sekprodi', scopes: ['F2:T'], prodi: [lain.kode] })
    const token = await server.signIn('sekprodi')
    expect((await server.call('GET', `${PATH}/${id}`, { token })).status).toBe(404)
    expect((await tulis(id, {}, token)).status).toBe(404)
    expect((await server.call<object[]>('GET', PATH, { token })).body.data).toEqual([])
  })
})

describe('a whole period', () => {
  it("counts who has sent, shows the calendar's window, and lets the office set its own", async () => {
    const { id: prodiLain, kode: kodeLain } = await makeProdi(database.owner)
    const [satu] = [await dosen('Fani Kirim', { idProdiHomebase: prodiLain }), await dosen('Gilang Belum', { idProdiHomebase: prodiLain })]
    await dosen('Hadi Pensiun', { idProdiHomebase: prodiLain, idStatusKeaktifan: '23' })
    await tulis(satu.id, { periode: 20252, versi: 0, grid: await slots(2), kirim: true })
    const ringkasan = () => server.call<object>('GET', `${PATH}/ringkasan?periode=20252&prodi[]=${kodeLain}`, { token: pembaca })
    expect((await ringkasan()).body.data).toMatchObject({
      jumlahDosen: 2,
      sudahMengirim: 1,
      belum: 1,
      pengisian: { sumber: null, terbuka: false },
    })
    await insert(database.owner, 'jadwalSistem', { idPeriode: 20252, kode: 'KESEDIAAN_MENGAJAR', mulai: LUSA_LALU, selesai: BESOK })
    expect((await ringkasan()).body.data).toMatchObject({ pengisian: { sumber: 'jadwal', terbuka: true } })
    const atur = (body: object) => server.call('POST', `${PATH}/pengisian`, { token: penulis, body: { periode: 20252, ...body } })
    expect((await atur({ buka: '2030-01-02', tutup: '2030-01-01' })).body.errors).toMatchObject([{ field: 'tutup' }])
    expect((await atur({ buka: '2030-01-02', tutup: null })).body.errors).toMatchObject([{ field: 'tutup' }])
    await atur({ buka: '2030-01-01', tutup: '2030-01-31' })
    expect((await ringkasan()).body.data).toMatchObject({
      pengisian: { sumber: 'dosen', terbuka: false, buka: '2029-12-31T17:00:00.000Z' },
    })
    await atur({ buka: null, tutup: null })
    expect((await ringkasan()).body.data).toMatchObject({ pengisian: { sumber: 'jadwal' } })
  })

  it('copies last period as drafts for who has nothing yet, after a preview', async () => {
    const { id: idProdiSalin, kode: kodeSalin } = await makeProdi(database.owner)
    const satu = await dosen('Indra Salin', { idProdiHomebase: idProdiSalin })
    const dua = await dosen('Jihan Sudah', { idProdiHomebase: idProdiSalin })
    for (const { id } of [satu, dua]) await tulis(id, { periode: 20242, versi: 0, grid: await slots(3), kirim: true })
    await tulis(dua.id, {})
    const salin = (pratinjau: boolean, dari = 20242) =>
      server.call<object>('POST', `${PATH}/salin`, { token: penulis, body: { periode: 20251, dari, prodi: [kodeSalin], pratinjau } })
    expect((await salin(true)).body.data).toEqual({ disalin: 1, sudahAda: 1 })
    expect(await baca(satu.id)).toMatchObject({ status: 'belum' })
    expect((await salin(false)).body.data).toEqual({ disalin: 1, sudahAda: 1 })
    expect(await baca(satu.id)).toMatchObject({ status: 'draf', menitBersedia: 300 })
    expect((await salin(true, 20252)).body.type).toBe('kosong')
  })

  it('reminds who has not sent by notice and mail, unless the time is over', async () => {
    const { id: idProdiIngat, kode: kodeIngat } = await makeProdi(database.owner)
    const satu = await dosen('Kartika Ingat', { idProdiHomebase: idProdiIngat, email: 'kartika@surel.test' })
    await dosen('Lukman Tanpa Surel', { idProdiHomebase: idProdiIngat })
    await insert(database.owner, 'akun', { username: 'kartika', roles: ['ROLE_DOSEN'], idDosen: satu.id })
    const ingatkan = (body: object) =>
      server.call<object>('POST', `${PATH}/ingatkan`, { token: penulis, body: { periode: 20251, prodi: [kodeIngat], ...body } })
    expect((await ingatkan({ pratinjau: true })).body.data).toEqual({ jumlah: 2, akun: 1, surel: 1 })
    expect((await ingatkan({})).body.data).toEqual({ jumlah: 2, akun: 1, surel: 1 })
    const surel = await database.owner.db.selectFrom('surelKeluar').select(['kepada', 'judul']).execute()
    expect(surel).toEqual([{ kepada: 'kartika@surel.test', judul: 'Kesediaan mengajar 2025/2026 Ganjil belum dikirim' }])
    expect(await database.owner.db.selectFrom('notifikasi').select('judul').execute()).toHaveLength(1)
    await server.call('POST', `${PATH}/pengisian`, { token: penulis, body: { periode: 20251, buka: LUSA_LALU, tutup: KEMARIN } })
    expect((await ingatkan({})).body.type).toBe('pengisian_tutup')
    await server.call('POST', `${PATH}/pengisian`, { token: penulis, body: { periode: 20251, buka: null, tutup: null } })
  })

  it('locks all that was sent; only a Supervisor writes then, or opens again with a reason', async () => {
    const { id: idProdiKunci, kode: kodeKunci } = await makeProdi(database.owner)
    const { id } = await dosen('Maya Kunci', { idProdiHomebase: idProdiKunci })
    await dosen('Nanda Belum', { idProdiHomebase: idProdiKunci })
    await tulis(id, { grid: await slots(1), kirim: true })
    const kunci = (body: object, token = penulis) =>
      server.call<object>('POST', `${PATH}/kunci`, { token, body: { periode: 20251, prodi: [kodeKunci], ...body } })
    expect((await kunci({ pratinjau: true })).body.data).toEqual({ jumlah: 1, belumDikirim: 1 })
    expect((await kunci({})).body.data).toEqual({ jumlah: 1, belumDikirim: 1 })
    const ditolak = await tulis(id, { grid: await slots(2) })
    expect([ditolak.status, ditolak.body.type]).toEqual([423, 'terkunci'])
    expect((await tulis(id, { grid: await slots(2) }, supervisor)).status).toBe(422)
    expect((await tulis(id, { grid: await slots(2), alasan: 'Salah isi' }, supervisor)).body.data.status).toBe('dikunci')
    expect((await kunci({ buka: true, alasan: 'Perlu' })).status).toBe(403)
    expect((await kunci({ buka: true }, supervisor)).status).toBe(422)
    expect((await kunci({ buka: true, alasan: 'Jadwal diulang' }, supervisor)).body.data).toMatchObject({ jumlah: 1 })
    expect(await baca(id)).toMatchObject({ status: 'dikirim' })
  })

  it('maps how many lecturers offer each slot, leaving drafts out', async () => {
    const { id: idProdiPeta, kode: kodePeta } = await makeProdi(database.owner)
    const [satu, dua, tiga] = [
      await dosen('Oka', { idProdiHomebase: idProdiPeta }),
      await dosen('Puspa', { idProdiHomebase: idProdiPeta }),
      await dosen('Qori', { idProdiHomebase: idProdiPeta }),
    ]
    await tulis(satu.id, { grid: { [`1:${sesi}`]: 1, [`2:${sesi}`]: 3 }, kirim: true })
    await tulis(dua.id, { grid: { [`1:${sesi}`]: 2 }, kirim: true })
    await tulis(tiga.id, { grid: { [`1:${sesi}`]: 1 } })
    const { body } = await server.call<{ jumlahDosen: number; slot: Record<string, object> }>(
      'GET',
      `${PATH}/peta?periode=20251&prodi[]=${kodePeta}`,
      {
        token: pembaca,
      },
    )
    expect(body.data.jumlahDosen).toBe(2)
    expect(body.data.slot[`1:${sesi}`]).toEqual({ bersedia: 1, bilaPerlu: 1, tidak: 0 })
    expect(body.data.slot[`2:${sesi}`]).toEqual({ bersedia: 0, bilaPerlu: 0, tidak: 1 })
  })

  it('filters by state and exports what it filters', async () => {
    const { body } = await server.call<{ status: string }[]>('GET', `${PATH}?periode=20251&prodi[]=${kode}&status[]=belum`, {
      token: pembaca,
    })
    expect(new Set(body.data.map(({ status }) => status))).toEqual(new Set(['belum']))
    const berkas = await server.call('GET', `${PATH}?periode=20251&format=csv`, { token: pembaca })
    expect(berkas.text).toContain('Nama dosen')
    expect((await tulis((await dosen('Rudi Baca')).id, {}, pembaca)).status).toBe(403)
  })
})
