import { tambahHari } from '@sivitas/rules/platform/tanggal-sah'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inCollege, makeOperator, TEST_COLLEGE } from '../../testing/builders'
import { makeAkreditasi, makeDosen, makeProdi } from '../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { peringatanHari } from './kabar'

const HARI = '2026-11-21'
let database: TestDatabase

beforeAll(async () => {
  database = await makeDatabase()
  await makeOperator(database.owner, { username: 'unit', scopes: ['F1:T'] })
})
afterAll(() => database.drop())

const kunci = async (hari: string) =>
  (await inCollege(database.owner, TEST_COLLEGE, (db) => peringatanHari(db, hari))).map((one) => ({
    ...one,
    tahap: one.kunci.split(':').at(-1),
  }))

it('DM-R19: warns of an accreditation at 365, 180 and 90 days and when it is over, each step under a key of its own', async () => {
  const { owner } = database
  const { id: idProdi } = await makeProdi(owner, { nama: 'Informatika' })
  const { id: tutup } = await makeProdi(owner, { status: 'H' })
  const berakhir = '2027-05-03'
  await makeAkreditasi(owner, { idProdi, nomorSk: 'LAMA', tanggalMulai: '2015-01-01', tanggalBerakhir: '2020-01-01' })
  await makeAkreditasi(owner, { idProdi, nomorSk: 'KINI', tanggalMulai: '2022-05-04', tanggalBerakhir: berakhir })
  await makeAkreditasi(owner, { idProdi: tutup, nomorSk: 'TUTUP', tanggalMulai: '2015-01-01', tanggalBerakhir: '2020-01-01' })
  const tahap = async (sisa: number) => (await kunci(tambahHari(berakhir, -sisa))).filter(({ hak }) => hak === 'F1').map((one) => one.tahap)
  expect([await tahap(366), await tahap(365), await tahap(180), await tahap(90), await tahap(-1)]).toEqual([
    [],
    ['365'],
    ['180'],
    ['90'],
    ['0'],
  ])
  const [satu] = (await kunci(tambahHari(berakhir, -90))).filter(({ hak }) => hak === 'F1')
  expect(satu).toMatchObject({
    judul: 'Akreditasi S1 - Informatika: berakhir dalam 90 hari',
    tautan: `/data-master/badan-hukum/program-studi/${idProdi}?tab=akreditasi`,
  })
})

it('DM-R22: tells of a retirement 24 months ahead, of a Profesor five years later', async () => {
  const { owner } = database
  await makeDosen(owner, { nama: 'Dosen Tua', tanggalLahir: '1962-02-14', jabatanFungsional: '47' })
  await makeDosen(owner, { nama: 'Profesor Tua', tanggalLahir: '1962-02-14', jabatanFungsional: '50' })
  const pensiun = (await kunci(HARI)).filter(({ hak }) => hak === 'F2')
  expect(pensiun.map(({ judul, tahap }) => [judul, tahap])).toEqual([['Dosen Tua pensiun mulai 01 Maret 2027', '6']])
})
