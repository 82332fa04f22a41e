import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, makeOperator, makePeriode, PERIODE, TEST_COLLEGE } from '../../../testing/builders'
import { makeDosen, makeFakultas, makeJurusan, makeKode, makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { jobDone, startTestWorker } from '../../../testing/jobs'
import { startTestServer, type TestServer } from '../../../testing/server'
import { letakProdi, terapkanLetak } from './letak-queries'

type Unit = { id: string; versi: number; idFakultas: string | null; idJurusan?: string | null }
type Dampak = {
  tindakan: string
  ke: string | null
  prodi: number
  mahasiswa: number
  dosen: number
  tagihan: number | null
  halangan: string[]
}

let database: TestDatabase
let server: TestServer
let writer: string

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'unit', scopes: ['F1:T'] })
  await makePeriode(owner, PERIODE)
  await makeKode(owner, { daftar: 'jenis-daftar', kode: 'pindahan', nama: 'Pindahan' })
  await inCollege(owner, TEST_COLLEGE, (db) => db.updateTable('perguruanTinggi').set({ bentukPt: 'universitas' }).execute())
  server = await startTestServer(database)
  writer = await server.signIn('unit')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const pindah = (body: object) => server.call('PUT', '/v2/master/struktur/pindah', { token: writer, body })
const baca = async (path: string) => (await server.call<Unit>('GET', path, { token: writer })).body.data
const inTest = <Answer>(ask: Parameters<typeof inCollege<Answer>>[2]) => inCollege(database.owner, TEST_COLLEGE, ask)

describe('moving a unit', () => {
  it('DM-R28: takes the prodi of a jurusan along, and a report of an earlier day keeps the old place', async () => {
    const { owner } = database
    const [{ id: lama }, { id: baru }] = [await makeFakultas(owner), await makeFakultas(owner)]
    const jurusan = await makeJurusan(owner, { idFakultas: lama })
    const prodi = await makeProdi(owner, { idFakultas: lama, idJurusan: jurusan.id })
    const { status, body } = await pindah({
      tanggal: '2026-09-01',
      nomorSk: 'SK/7',
      data: [{ jenis: 'jurusan', id: jurusan.id, versi: jurusan.versi, idFakultas: baru }],
    })
    expect([status, body.data]).toEqual([200, { dipindah: 1, berlakuMulai: '2026-09-01', menunggu: false }])
    expect((await baca(`/v1/jurusan/${jurusan.id}`)).idFakultas).toBe(baru)
    expect(await baca(`/v2/master/prodi/${prodi.id}`)).toMatchObject({ idFakultas: baru, idJurusan: jurusan.id })
    const at = async (hari: string) => (await inTest((db) => letakProdi(db, hari))).get(prodi.id)?.idFakultas
    expect([await at('2026-08-31'), await at('2026-09-01')]).toEqual([lama, baru])
  })

  it('DM-R28: waits for a day to come', async () => {
    const { owner } = database
    const [{ id: lama }, { id: baru }] = [await makeFakultas(owner), await makeFakultas(owner)]
    const { id, versi } = await makeProdi(owner, { idFakultas: lama })
    const { body } = await pindah({ tanggal: '2099-01-01', data: [{ jenis: 'prodi', id, versi, idFakultas: baru }] })
    expect(body.data).toMatchObject({ menunggu: true })
    expect((await baca(`/v2/master/prodi/${id}`)).idFakultas).toBe(lama)
    await inTest((db) => terapkanLetak(db, '2098-12-31'))
    expect((await baca(`/v2/master/prodi/${id}`)).idFakultas).toBe(lama)
    expect(await inTest((db) => terapkanLetak(db, '2099-01-01'))).toBe(1)
    expect((await baca(`/v2/master/prodi/${id}`)).idFakultas).toBe(baru)
  })

  it('keeps the old place of a prodi that its own form moves', async () => {
    const { owner } = database
    const [{ id: lama }, { id: baru }] = [await makeFakultas(owner), await makeFakultas(owner)]
    const { id, versi } = await makeProdi(owner, { idFakultas: lama })
    const changed = await server.call('PUT', `/v2/master/prodi/${id}`, { token: writer, body: { versi, idFakultas: baru } })
    expect(changed.status, changed.text).toBe(200)
    expect((await inTest((db) => letakProdi(db, '2020-01-01'))).get(id)?.idFakultas).toBe(lama)
  })

  it('DM edge 15: refuses a jurusan below another unit, a prodi of a universitas without fakultas, and moves none of a set then', async () => {
    const { owner } = database
    const { id: idFakultas } = await makeFakultas(owner)
    const jurusan = await makeJurusan(owner, { idFakultas })
    const other = await makeJurusan(owner, { idFakultas })
    const below = await pindah({
      tanggal: '2026-09-01',
      data: [{ jenis: 'jurusan', id: jurusan.id, versi: jurusan.versi, idFakultas, idJurusan: other.id }],
    })
    expect([below.status, below.body.errors[0]?.field]).toEqual([422, 'idJurusan'])
    const { id: baru } = await makeFakultas(owner)
    const [good, bad] = [await makeProdi(owner, { idFakultas }), await makeProdi(owner, { idFakultas })]
    const set = await pindah({
      tanggal: '2026-09-01',
      data: [
        { jenis: 'prodi', id: good.id, versi: good.versi, idFakultas: baru },
        { jenis: 'prodi', id: bad.id, versi: bad.versi, idFakultas: null, idJurusan: null },
      ],
    })
    expect([set.status, set.body.errors[0]?.field]).toEqual([422, 'idFakultas'])
    expect((await baca(`/v2/master/prodi/${good.id}`)).idFakultas).toBe(idFakultas)
  })

  it('refuses who has seen an older version', async () => {
    const { id: idFakultas } = await makeFakultas(database.owner)
    const { id, versi } = await makeProdi(database.owner)
    const { status, body } = await pindah({ tanggal: '2026-09-01', data: [{ jenis: 'prodi', id, versi: versi + 1, idFakultas }] })
    expect([status, body.type]).toEqual([409, 'versi_usang'])
  })
})

describe('simulating a structure', () => {
  it('says what would go along and what stands in the way, and writes nothing', async () => {
    const { owner } = database
    const [{ id: lama }, { id: baru }] = [await makeFakultas(owner), await makeFakultas(owner, { nama: 'Fakultas Baru' })]
    const prodi = await makeProdi(owner, { idFakultas: lama })
    await makeMahasiswa(owner, { idProdi: prodi.id })
    await makeDosen(owner, { idProdiHomebase: prodi.id })
    const { body } = await server.call<Dampak[]>('POST', '/v2/master/struktur/simulasi', {
      token: writer,
      body: { pindah: [{ jenis: 'prodi', id: prodi.id, versi: prodi.versi, idFakultas: baru }], tutup: [prodi.id] },
    })
    expect(body.data).toMatchObject([
      { tindakan: 'pindah', ke: 'Fakultas Baru', prodi: 1, mahasiswa: 1, dosen: 1, tagihan: null, halangan: [] },
      { tindakan: 'tutup', mahasiswa: 1, halangan: ['Masih ada 1 mahasiswa: pindahkan ke program studi lain.'] },
    ])
    expect(await baca(`/v2/master/prodi/${prodi.id}`)).toMatchObject({ idFakultas: lama, status: 'A' })
  })
})

describe('DM edge 32: closing a prodi with students', () => {
  it('is refused with their number, and ordering the move needs F3:T and F4:T', async () => {
    const { owner } = database
    const prodi = await makeProdi(owner)
    for (let n = 0; n < 12; n += 1) await makeMahasiswa(owner, { idProdi: prodi.id })
    const tutup = { status: 'H', tanggalTutup: '2026-09-01', nomorSkStatus: 'SK/H' }
    const refused = await server.call('PUT', `/v2/master/prodi/${prodi.id}`, { token: writer, body: { versi: prodi.versi, ...tutup } })
    expect([refused.status, refused.body.detail]).toEqual([409, 'Masih ada 12 mahasiswa'])
    const { id: idProdiTujuan } = await makeProdi(owner)
    const ask = (token: string, body: object) =>
      server.call<{ mahasiswa: number }>('POST', `/v2/master/prodi/${prodi.id}/tutup`, {
        token,
        body: { versi: prodi.versi, ...tutup, ...body },
      })
    const alone = await ask(writer, { idProdiTujuan })
    expect([alone.status, alone.body.detail]).toEqual([403, 'Memindahkan mahasiswa memerlukan hak akses F3:T dan F4:T.'])
    await makeOperator(owner, { username: 'penuh', scopes: ['F1:T', 'F3:T', 'F4:T'] })
    const all = await server.signIn('penuh')
    expect((await ask(all, { idProdiTujuan: prodi.id })).body.errors[0]?.field).toBe('idProdiTujuan')
    const ordered = await ask(all, { idProdiTujuan })
    expect([ordered.status, ordered.body.data.mahasiswa]).toEqual([200, 12])
    expect((await ask(all, { idProdiTujuan })).body.type).toBe('pekerjaan_berjalan')
  })

  it('DM-R25: ends every registration as Mutasi, begins another one of the same person, and then closes the prodi', async () => {
    const { owner } = database
    await inTest((db) => db.updateTable('college').set({ periodeAktif: PERIODE }).execute())
    const [prodi, tujuan] = [await makeProdi(owner, { kodeNim: '71' }), await makeProdi(owner, { kodeNim: '72' })]
    const orang = [await makeMahasiswa(owner, { idProdi: prodi.id }), await makeMahasiswa(owner, { idProdi: prodi.id })]
    await makeOperator(owner, { username: 'penutup', scopes: ['F1:T', 'F3:T', 'F4:T'] })
    const token = await server.signIn('penutup')
    const { body } = await server.call<{ idPekerjaan: string }>('POST', `/v2/master/prodi/${prodi.id}/tutup`, {
      token,
      body: { versi: prodi.versi, status: 'H', tanggalTutup: '2026-09-01', nomorSkStatus: 'SK/H/2', idProdiTujuan: tujuan.id },
    })
    const worker = await startTestWorker(server)
    const job = await jobDone(server, token, body.data.idPekerjaan)
    await worker.stop()
    const rows = await inTest((db) =>
      db
        .selectFrom('mahasiswa')
        .select(['idProdi', 'status', 'jenisDaftar', 'nimAsal'])
        .where(
          'idBiodata',
          'in',
          orang.map(({ idBiodata }) => idBiodata),
        )
        .orderBy('status')
        .execute(),
    )
    const [gagal] = job.hasil ?? []
    const alasan = gagal ? (await server.call('GET', `/v2/platform/berkas/${gagal.id}/unduh`, { token })).text : ''
    expect([job.status, job.gagalJumlah], alasan).toEqual(['selesai', 0])
    expect(rows.map(({ idProdi, status }) => [idProdi === tujuan.id, status])).toEqual([
      [true, 'A'],
      [true, 'A'],
      [false, 'M'],
      [false, 'M'],
    ])
    expect(rows[0]).toMatchObject({ jenisDaftar: 'pindahan', nimAsal: orang[0]?.nim })
    expect(await baca(`/v2/master/prodi/${prodi.id}`)).toMatchObject({ status: 'H', nomorSkStatus: 'SK/H/2' })
  })
})
