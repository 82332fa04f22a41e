import type { Predikat } from '@sivitas/contract/akademik/predikat'
import type { SksKelulusan, UjiKelulusan } from '@sivitas/contract/akademik/sks-kelulusan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insert, makeOperator, makePeriode } from '../../testing/builders'
import { makeMahasiswa, makeProdi } from '../../testing/builders-master'
import { makeMakul, makeNilai, makePredikat, makeSkala, makeSksKelulusan } from '../../testing/builders-studi'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

const PATH = '/v2/academic/sks-kelulusan'

let database: TestDatabase
let server: TestServer
let writer: string
let idProdi: string
let idKurikulum: string

const post = <Data>(path: string, body: unknown) => server.call<Data>('POST', path, { token: writer, body })

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  idProdi = (await makeProdi(owner, { kode: '55201', nama: 'Informatika', sksLulus: 9 })).id
  const periodeMulai = await makePeriode(owner, 20201)
  const jumlah = { jumlahSksLulus: 9, jumlahSksWajib: 6, jumlahSksPilihan: 3 }
  idKurikulum = (
    await insert(owner, 'kurikulum', {
      kode: 'K20',
      nama: 'Kurikulum 2020',
      idProdi,
      periodeMulai,
      ...jumlah,
      angkatanMulai: 2020,
      status: 'aktif',
    })
  ).id
  for (const [kode, wajib] of [
    ['IF1', true],
    ['MK207', true],
    ['IF9', false],
  ] as const) {
    const { id: idMakul } = await makeMakul(owner, { kode, idProdi })
    await insert(owner, 'kurikulumMakul', { idKurikulum, idMakul, semester: 1, wajib })
  }
  await makeSkala(owner)
  await makeSksKelulusan(owner, { syarat: ['TA_LULUS'] })
  await makeOperator(owner, { username: 'nilai', scopes: ['A4:T'] })
  server = await startTestServer(database)
  writer = await server.signIn('nilai')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

async function lulusan(nilai: readonly (readonly [string, string, number])[]): Promise<string> {
  const { id, nim } = await makeMahasiswa(database.owner, { idProdi, periodeMasuk: 20231, siapPddikti: true })
  const makul = await database.owner.pool.query<{ id: string; kode: string }>('SELECT id, kode FROM mata_kuliah')
  for (const [kode, huruf, indeks] of nilai) {
    const idMakul = makul.rows.find((m) => m.kode === kode)?.id ?? ''
    await makeNilai(database.owner, { idMahasiswa: id, idMakul, idPeriode: 20231, huruf, indeks })
  }
  return nim
}

const uji = async (nim: string) => (await post<UjiKelulusan>(`${PATH}/uji`, { nim })).body.data

describe('audit of one student', () => {
  it('names the missing course and leaves open what nobody answers (AK-R57)', async () => {
    const nim = await lulusan([
      ['IF1', 'A', 4],
      ['IF9', 'B', 3],
    ])
    const hasil = await uji(nim)
    expect(hasil).toMatchObject({
      putusan: 'belum',
      namaKurikulum: 'Kurikulum 2020',
      ipk: 3.5,
      mahasiswa: { nim, labelProdi: 'S1 - Informatika' },
    })
    expect(hasil.ringkas).toBe('Belum memenuhi: kurang 3 SKS; 1 mata kuliah wajib: MK207')
    expect(hasil.baris.map((b) => [b.kode, b.hasil])).toEqual([
      ['SKS', 'belum'],
      ['WAJIB', 'belum'],
      ['IPK', 'terpenuhi'],
      ['NILAI_D', 'terpenuhi'],
      ['TANPA_E', 'terpenuhi'],
      ['TA_LULUS', 'belum_diketahui'],
      ['SIAP_PDDIKTI', 'terpenuhi'],
    ])
  })

  it('tells the honour, or why a higher one is missed (AK-R58)', async () => {
    const nim = await lulusan([
      ['IF1', 'A', 4],
      ['MK207', 'A', 4],
      ['IF9', 'B', 3],
    ])
    expect(await uji(nim)).toMatchObject({
      putusan: 'belum_diketahui',
      ringkas: 'Belum diketahui: tugas akhir lulus',
      ipk: 3.67,
      predikat: 'Pujian',
    })
    const { id } = await makePredikat(database.owner, {
      baris: JSON.stringify([
        { nama: 'Pujian', ipkMin: 3.51, semesterMaks: 4, tanpaUlang: false, hurufTerendah: null },
        { nama: 'Sangat Memuaskan', ipkMin: 3.01, semesterMaks: null, tanpaUlang: false, hurufTerendah: null },
      ]),
    })
    expect(await uji(nim)).toMatchObject({ predikat: 'Sangat Memuaskan', predikatGagal: ['Pujian: 5 semester, paling banyak 4'] })
    const { versi } = (await server.call<Predikat>('GET', `/v2/academic/predikat/${id}`, { token: writer })).body.data
    const baris = [{ nama: 'Cum laude', ipkMin: 3.6, semesterMaks: null, tanpaUlang: false, hurufTerendah: 'A' }]
    await server.call('PUT', `/v2/academic/predikat/${id}`, { token: writer, body: { versi, baris } })
    expect(await uji(nim)).toMatchObject({ predikat: null, predikatGagal: ['Cum laude: ada nilai di bawah A'] })
  })

  it('counts a required course only from nilai_min_wajib on', async () => {
    const nim = await lulusan([
      ['IF1', 'D', 1],
      ['MK207', 'A', 4],
      ['IF9', 'A', 4],
    ])
    expect((await uji(nim)).ringkas).toBe('Belum memenuhi: 1 mata kuliah wajib: IF1; SKS bernilai D')
  })
})

describe('sets', () => {
  it('lets a curriculum outweigh the prodi, and checks the curriculum against it', async () => {
    const made = await post<SksKelulusan>(PATH, { idProdi, idKurikulum, berlakuMulai: 20201, sksLulus: 12, sksWajib: 7, sksPilihan: 3 })
    expect(made.body.data).toMatchObject({ lingkup: 'S1 - Informatika', namaKurikulum: 'Kurikulum 2020', sksLulus: 12, ipkMin: null })
    const { body } = await server.call<{ pesan: string[] }[]>('GET', `${PATH}/periksa-kurikulum`, { token: writer })
    expect(body.data).toMatchObject([
      {
        pesan: ['Kurikulum 2020 prodi 55201 hanya 9 SKS dari 12 SKS lulus', 'Kurikulum 2020 prodi 55201 berisi 6 SKS wajib, syarat 7 SKS'],
      },
    ])
    await server.call('DELETE', `${PATH}/${made.body.data.id}`, { token: writer })
    expect((await server.call<unknown[]>('GET', `${PATH}/periksa-kurikulum`, { token: writer })).body.data).toEqual([])
  })

  it('refuses parts beyond the whole and a curriculum without its prodi', async () => {
    const parts = await post(PATH, { idProdi, berlakuMulai: 20201, sksLulus: 9, sksWajib: 8, sksPilihan: 3 })
    expect(parts.body.errors).toMatchObject([{ field: 'sksLulus', message: 'SKS wajib dan pilihan berjumlah 11, melebihi SKS lulus 9' }])
    const alone = await post(PATH, { idKurikulum, berlakuMulai: 20201 })
    expect(alone.body.errors).toMatchObject([{ field: 'idProdi' }])
  })

  it('refuses two honours of one name', async () => {
    const baris = [3.5, 3].map((ipkMin) => ({ nama: 'Pujian', ipkMin }))
    const { status, body } = await post('/v2/academic/predikat', { jenjang: '35', berlakuMulai: 20201, baris })
    expect([status, body.errors]).toMatchObject([422, [{ field: 'baris.1.nama', message: 'Predikat Pujian sudah ada' }]])
  })
})
