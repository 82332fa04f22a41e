import type { Duplikat } from '@sivitas/contract/data-master/mahasiswa/duplikat'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, insert, makeOperator, TEST_COLLEGE } from '../../../testing/builders'
import { makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'
import { pindaiDuplikat } from './pindai-job'

const GABUNG = '/v2/master/biodata/gabung'
const alasan = 'Orang yang sama'
let database: TestDatabase
let server: TestServer
let supervisor: string
let biasa: string
let satuProdi: string
let informatika: string
let sistem: string

const orang = { nama: 'Siti Aminah', tanggalLahir: '2004-05-06', namaIbuKandung: 'Nurhayati' }
const nik = (n: number) => `327301460504000${n}`
const pasangan = async () => (await server.call<Duplikat>('GET', '/v2/master/duplikat', { token: supervisor })).body.data
const gabung = (body: Record<string, unknown>, token = supervisor) =>
  server.call<{ id: string }>('POST', GABUNG, { token, body: { alasan, ...body } })
const baca = (id: string) =>
  inCollege(database.owner, TEST_COLLEGE, (db) => db.selectFrom('biodata').selectAll().where('id', '=', id).executeTakeFirst())

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  informatika = (await makeProdi(owner, { kode: '55201', nama: 'Informatika' })).id
  sistem = (await makeProdi(owner, { kode: '57201', nama: 'Sistem Informasi' })).id
  await makeOperator(owner, { username: 'supervisor', scopes: ['F3:T'], supervisor: true })
  await makeOperator(owner, { username: 'biasa', scopes: ['F3:T'] })
  await makeOperator(owner, { username: 'satu', scopes: ['F3:T'], supervisor: true, prodi: ['55201'] })
  server = await startTestServer(database)
  supervisor = await server.signIn('supervisor')
  biasa = await server.signIn('biasa')
  satuProdi = await server.signIn('satu')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

describe('Duplikat', () => {
  it('tells Supervisors of pairs each week, of the same pairs once', async () => {
    const pindai = () => inCollege(database.owner, TEST_COLLEGE, (db) => pindaiDuplikat(db, '2026-11-22'))
    const kabar = () =>
      inCollege(database.owner, TEST_COLLEGE, (db) =>
        db
          .selectFrom('notifikasi')
          .innerJoin('akun', 'akun.uuid', 'notifikasi.idAkun')
          .select(['akun.username', 'judul'])
          .where('kunci', 'like', 'duplikat:%')
          .orderBy('akun.username')
          .execute(),
      )
    expect(await pindai()).toBe(0)
    const satu = { nama: 'Rina Wati', tanggalLahir: '2003-03-03', namaIbuKandung: 'Sumi' }
    await makeMahasiswa(database.owner, { idProdi: informatika, biodata: satu })
    await makeMahasiswa(database.owner, { idProdi: sistem, biodata: satu })
    expect([await pindai(), await pindai()]).toEqual([1, 1])
    const judul = '1 pasang biodata tampak sebagai orang yang sama'
    expect(await kabar()).toEqual([
      { username: 'satu', judul },
      { username: 'supervisor', judul },
    ])
    await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db
        .updateTable('biodata')
        .set({ nama: 'Bukan Rina' })
        .where('nama', '=', 'Rina Wati')
        .where('id', 'in', (eb) => eb.selectFrom('mahasiswa').select('idBiodata').where('idProdi', '=', sistem))
        .execute(),
    )
  })

  it('finds people with the same name, birth date and mother whatever the spelling (DM-R4), their NIK masked', async () => {
    await makeMahasiswa(database.owner, { idProdi: informatika, biodata: { ...orang, nik: nik(1) } })
    await makeMahasiswa(database.owner, { idProdi: sistem, biodata: { ...orang, nama: 'SITI  AMINAH', handphone: '+6281234567890' } })
    await makeMahasiswa(database.owner, { idProdi: sistem, biodata: { ...orang, namaIbuKandung: 'Lain' } })
    const { pasangan: ada } = await pasangan()
    expect(ada).toHaveLength(1)
    expect([ada[0]?.satu, ada[0]?.dua].map((satu) => satu?.isi['nik'])).toContain('327301******0001')
    expect(ada[0]?.beda).toEqual(expect.arrayContaining(['nama', 'nik', 'handphone']))
  })

  it('makes two people with different NIK one only with the choice of NIK and by a Supervisor, and parts them again (DM edge 30)', async () => {
    const utama = await makeMahasiswa(database.owner, { idProdi: informatika, biodata: { ...orang, nama: 'Budi', nik: nik(2) } })
    const lain = await makeMahasiswa(database.owner, {
      idProdi: sistem,
      biodata: { ...orang, nama: 'Budi', nik: nik(3), email: 'budi@contoh.id' },
    })
    for (const idBiodata of [utama.idBiodata, lain.idBiodata])
      await insert(database.owner, 'orangTua', { idBiodata, peran: 'ayah', nama: 'Ayah' })
    const ids = { idUtama: utama.idBiodata, idLain: lain.idBiodata }
    expect((await gabung({ ...ids, pilihanField: { nik: 'lain' } }, biasa)).status).toBe(403)
    expect((await gabung(ids)).body.errors).toEqual([expect.objectContaining({ field: 'pilihanField.nik' })])
    const { status, body, text } = await gabung({ ...ids, pilihanField: { nik: 'lain' } })
    expect(status, text).toBe(200)
    expect(await baca(utama.idBiodata)).toMatchObject({ nik: nik(3), email: 'budi@contoh.id' })
    expect(await baca(lain.idBiodata)).toBeUndefined()
    expect((await pasangan()).gabungan).toEqual([expect.objectContaining({ id: body.data.id, nama: 'Budi' })])

    const kembali = await server.call('POST', `${GABUNG}/${body.data.id}/batal`, { token: supervisor, body: { alasan } })
    expect(kembali.status, kembali.text).toBe(200)
    expect(await baca(utama.idBiodata)).toMatchObject({ nik: nik(2), email: null })
    expect(await baca(lain.idBiodata)).toMatchObject({ nik: nik(3), email: 'budi@contoh.id' })
    const registrasi = await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db.selectFrom('mahasiswa').select('idBiodata').where('id', '=', lain.id).executeTakeFirstOrThrow(),
    )
    expect(registrasi.idBiodata).toBe(lain.idBiodata)
    expect((await server.call('POST', `${GABUNG}/${body.data.id}/batal`, { token: supervisor, body: { alasan } })).status).toBe(409)
  })

  it('refuses two registrations of the same prodi and period, and whoever is registered out of sight (DM edge 30, DM edge 8)', async () => {
    const satu = await makeMahasiswa(database.owner, { idProdi: informatika, periodeMasuk: 20231, biodata: { ...orang, nama: 'Ayu' } })
    const dua = await makeMahasiswa(database.owner, { idProdi: informatika, periodeMasuk: 20231, biodata: { ...orang, nama: 'Ayu' } })
    const answer = await gabung({ idUtama: satu.idBiodata, idLain: dua.idBiodata })
    expect([answer.status, answer.body.type]).toEqual([409, 'registrasi_sama'])
    await makeMahasiswa(database.owner, { idProdi: sistem, idBiodata: dua.idBiodata })
    expect((await gabung({ idUtama: satu.idBiodata, idLain: dua.idBiodata }, satuProdi)).status).toBe(403)
  })

  it('takes a merge back for 30 days only', async () => {
    const utama = await makeMahasiswa(database.owner, { idProdi: informatika, biodata: { ...orang, nama: 'Dewi' } })
    const lain = await makeMahasiswa(database.owner, { idProdi: sistem, biodata: { ...orang, nama: 'Dewi' } })
    const { body } = await gabung({ idUtama: utama.idBiodata, idLain: lain.idBiodata })
    await inCollege(database.owner, TEST_COLLEGE, async (db) => {
      await sql`ALTER TABLE gabungan_biodata DISABLE TRIGGER cap`.execute(db)
      await sql`UPDATE gabungan_biodata SET dibuat_pada = now() - interval '31 days' WHERE id = ${body.data.id}`.execute(db)
    })
    expect((await server.call('POST', `${GABUNG}/${body.data.id}/batal`, { token: supervisor, body: { alasan } })).status).toBe(409)
  })
})
