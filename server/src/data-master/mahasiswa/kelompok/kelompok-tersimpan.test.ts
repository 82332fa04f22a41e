import type { BarisCocok, KelompokTersimpan } from '@sivitas/contract/data-master/mahasiswa/kelompok-tersimpan'
import type { MahasiswaRow } from '@sivitas/contract/data-master/mahasiswa/mahasiswa'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCollege, makeOperator } from '../../../testing/builders'
import { makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

const PATH = '/v2/master/kelompok-tersimpan'

let database: TestDatabase
let server: TestServer
let baak: string
let other: string
let limited: string
const id: Record<string, string> = {}

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  const { owner } = database
  await makeCollege(owner)
  const ti = await makeProdi(owner, { kode: '55201' })
  const si = await makeProdi(owner, { kode: '57201' })
  const people = [
    ['2301010001', 'Andi Pratama', ti.id],
    ['2301010002', 'Budi Santoso', ti.id],
    ['2301010003', 'Budi Santoso', si.id],
    ['2301020004', 'Citra Lestari', si.id],
  ] as const
  for (const [nim, nama, idProdi] of people) id[nim] = (await makeMahasiswa(owner, { nim, biodata: { nama }, idProdi })).id
  await makeOperator(owner, { username: 'baak', nama: 'Operator B', scopes: ['F3:B'] })
  await makeOperator(owner, { username: 'teman', scopes: ['F3:B'] })
  await makeOperator(owner, { username: 'prodi.ti', scopes: ['F3:B'], prodi: ['55201'] })
  baak = await server.signIn('baak')
  other = await server.signIn('teman')
  limited = await server.signIn('prodi.ti')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const make = (body: Record<string, unknown>, token = baak) => server.call<KelompokTersimpan>('POST', PATH, { token, body })
const nims = async (query: string, token = baak) =>
  (await server.call<MahasiswaRow[]>('GET', `/v1/mahasiswa?${query}&order[nim]=asc`, { token })).body.data.map(({ nim }) => nim)

describe('a saved set of students', () => {
  it('lives: it finds who fits today', async () => {
    const saved = await make({ nama: 'Budi semua', jenis: 'saringan', mode: 'hidup', saringan: { cari: 'budi' } })
    expect([saved.status, saved.body.data.jumlah, saved.body.data.mode]).toEqual([201, 2, 'hidup'])
    await makeMahasiswa(database.owner, {
      nim: '2401010009',
      periodeMasuk: 20241,
      biodata: { nama: 'Budiman Jaya' },
      idProdi: (await makeProdi(database.owner, { kode: '62201' })).id,
    })
    expect(await nims(`kelompokTersimpan=${saved.body.data.id}`)).toEqual(['2301010002', '2301010003', '2401010009'])
    expect(await nims(`kelompokTersimpan=${saved.body.data.id}&angkatan[]=2024`)).toEqual(['2401010009'])
  })

  it('or is frozen: it keeps those of its day, of a filter but for some, or by name', async () => {
    const frozen = await make({
      nama: 'Beku',
      jenis: 'saringan',
      mode: 'beku',
      saringan: { cari: '2301' },
      kecuali: [id['2301010001']],
    })
    expect(await nims(`kelompokTersimpan=${frozen.body.data.id}`)).toEqual(['2301010002', '2301010003', '2301020004'])
    const within = await make({
      nama: 'Irisan',
      jenis: 'saringan',
      mode: 'beku',
      saringan: { cari: 'budi', kelompokTersimpan: frozen.body.data.id },
    })
    expect(within.body.data.jumlah).toBe(2)
    const named = await make({ nama: 'Pilihan', jenis: 'tempel', idMahasiswa: [id['2301020004']] })
    expect(await nims(`kelompokTersimpan=${named.body.data.id}`)).toEqual(['2301020004'])
  })

  it.each([
    [{ jenis: 'saringan', mode: 'hidup', saringan: { warna: '1' } }, 422],
    [{ jenis: 'saringan', mode: 'beku', saringan: { cari: 'tiada siapa pun' } }, 422],
    [{ jenis: 'tempel', idMahasiswa: [] }, 422],
    [{ nama: 'beku', jenis: 'saringan', mode: 'hidup', saringan: {} }, 409],
  ])('refuses %j', async (body, status) => {
    expect((await make({ nama: 'Lain', ...body })).status).toBe(status)
  })

  it('is one’s own until it is shared, and shows nobody more students than he may see', async () => {
    const secret = await make({ nama: 'Rahasia', jenis: 'saringan', mode: 'hidup', saringan: {} })
    const shared = await make({ nama: 'Bersama', jenis: 'saringan', mode: 'beku', bersama: true, saringan: { cari: 'budi' } })
    const theirs = await server.call<KelompokTersimpan[]>('GET', PATH, { token: limited })
    expect(theirs.body.data.map(({ nama, jumlah, pemilik, milikSendiri }) => [nama, jumlah, pemilik, milikSendiri])).toEqual([
      ['Bersama', 1, 'Operator B', false],
    ])
    expect((await server.call('GET', `/v1/mahasiswa?kelompokTersimpan=${secret.body.data.id}`, { token: other })).status).toBe(404)
    expect(await nims(`kelompokTersimpan=${shared.body.data.id}`, limited)).toEqual(['2301010002'])
    const { id: idShared, versi } = shared.body.data
    const write = await server.call('PUT', `${PATH}/${idShared}`, { token: other, body: { versi, nama: 'Milik saya' } })
    expect([write.status, write.body.status.message]).toEqual([
      403,
      'Kelompok ini milik Operator B. Simpan salinan dengan nama Anda sendiri.',
    ])
    const renamed = await server.call<KelompokTersimpan>('PUT', `${PATH}/${idShared}`, {
      token: baak,
      body: { versi, nama: 'Untuk semua', bersama: false },
    })
    expect([renamed.status, renamed.body.data.nama, renamed.body.data.bersama]).toEqual([200, 'Untuk semua', false])
    expect((await server.call('DELETE', `${PATH}/${idShared}`, { token: baak })).status).toBe(200)
    expect((await server.call('GET', `${PATH}/${idShared}`, { token: baak })).status).toBe(404)
  })
})

describe('a pasted list', () => {
  const found = (rows: readonly BarisCocok[]) => rows.map(({ baris, hasil, calon }) => [baris, hasil, calon.map(({ nim }) => nim)])

  it('finds students by NIM, by name, and offers who is alike', async () => {
    const teks = ['23.0101.0001', '2301010001', '', '230101002', 'citra lestari', 'Budi Santoso', 'Andy Pratma', 'zzzz'].join('\n')
    const { body } = await server.call<BarisCocok[]>('POST', `${PATH}/cocokkan`, { token: baak, body: { teks } })
    expect(found(body.data)).toEqual([
      [1, 'cocok', ['2301010001']],
      [2, 'ganda', ['2301010001']],
      [4, 'mirip', expect.arrayContaining(['2301010002'])],
      [5, 'cocok', ['2301020004']],
      [6, 'mirip', ['2301010002', '2301010003']],
      [7, 'mirip', ['2301010001']],
      [8, 'tidak_ada', []],
    ])
  })

  it('reads the NIM column of a file', async () => {
    const form = new FormData()
    form.set('berkas', new File(['No;NIM;Nama\n1;2301010001;x\n2;2301020004;y'], 'daftar.csv'))
    const { body } = await server.call<BarisCocok[]>('POST', `${PATH}/cocokkan`, { token: baak, body: form })
    expect(found(body.data)).toEqual([
      [2, 'cocok', ['2301010001']],
      [3, 'cocok', ['2301020004']],
    ])
  })

  it('is refused when there is nothing in it', async () => {
    const empty = await server.call('POST', `${PATH}/cocokkan`, { token: baak, body: { teks: ' \n ' } })
    expect([empty.status, empty.body.errors[0]?.message]).toEqual([422, 'Tidak ada NIM atau nama yang dapat dibaca.'])
  })
})
