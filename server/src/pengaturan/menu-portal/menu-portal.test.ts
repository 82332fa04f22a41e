import { MENU_PORTAL_BAWAAN } from '@sivitas/contract/pengaturan/menu-portal/bawaan'
import type { IndukMenu } from '@sivitas/contract/pengaturan/menu-portal/menu-portal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOperator } from '../../testing/builders'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

let database: TestDatabase
let server: TestServer
let umum: string
let lain: string

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  await makeOperator(database.owner, { username: 'umum', scopes: ['MM:T'] })
  await makeOperator(database.owner, { username: 'lain', scopes: ['F3:T'] })
  umum = await server.signIn('umum')
  lain = await server.signIn('lain')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

type Susunan = { tree: IndukMenu[]; versi: number; oleh: string | null }
const get = async () => (await server.call<Susunan>('GET', '/v1/menu_config/menu-portalmhs', { token: lain })).body.data
const put = (tree: unknown, versi: number, token = umum) =>
  server.call<Susunan>('PUT', '/v2/pengaturan/menu-portalmhs', { token, body: { tree, versi } })
const item = (kunci: string, values: object = {}) => ({ kunci, label: kunci, jenis: 'halaman', tujuan: `/${kunci}`, ...values })

describe("the students' menu", () => {
  it('is the delivered one of 26 items until it is changed', async () => {
    const { tree, versi } = await get()
    expect([tree, versi]).toEqual([MENU_PORTAL_BAWAAN, 0])
    expect(tree.reduce((sum, { anak }) => sum + 1 + anak.length, 0)).toBe(26)
  })

  it.each([
    [[item('a', { jenis: 'tautan', tujuan: 'http://contoh.ac.id' })], 'Tautan harus diawali https://'],
    [[item('a', { jenis: 'tautan', tujuan: 'javascript:alert(1)' })], 'Tautan harus diawali https://'],
    [[item('a', { tujuan: 'a' })], 'Halaman harus diawali /'],
    [[item('a', { tujuan: '//jahat.contoh' })], 'Tujuan tidak dikenal'],
    [[item('a', { tujuan: null })], 'Field tidak boleh kosong'],
    [[item('a', { jenis: 'pemisah' })], 'Pemisah tidak mempunyai tujuan'],
    [[item('a', { label: 'x'.repeat(41) })], 'Paling banyak 40 karakter'],
    [[item('a', { lencana: 'x'.repeat(13) })], 'Paling banyak 12 karakter'],
    [[item('a', { anak: [item('b', { anak: [item('c')] })] })], 'Menu paling banyak dua tingkat'],
    [[item('a'), item('b', { anak: [item('a')] })], 'Kunci a dipakai dua kali'],
  ])('refuses %j: %s', async (tree, message) => {
    const refused = await put(tree, 0)
    expect([refused.status, refused.body.errors[0]?.message]).toEqual([422, message])
  })

  it('is replaced as a whole, moved and hidden, and keeps its versions', async () => {
    const [rumah, ...rest] = MENU_PORTAL_BAWAAN
    const moved = [...rest, rumah]
    expect((await put(moved, 0, lain)).status).toBe(403)
    expect((await put(moved, 0)).body.data).toMatchObject({ versi: 2, oleh: 'umum' })
    expect((await get()).tree.map(({ kunci }) => kunci)).toEqual(moved.map((one) => one?.kunci))
    expect((await put(moved, 0)).body.type).toBe('versi_usang')
    const small = [item('beranda', { tampil: false, lencana: 'Baru' }), { kunci: 'garis', label: 'Garis', jenis: 'pemisah' }]
    expect((await put(small, 2)).status).toBe(200)
    expect((await get()).tree).toMatchObject([
      { kunci: 'beranda', tampil: false, lencana: 'Baru', syarat: { statusMahasiswa: [], angkatan: [], prodi: [] }, anak: [] },
      { kunci: 'garis', jenis: 'pemisah', tujuan: null },
    ])
    const back = await server.call('POST', '/v2/pengaturan/menu-portalmhs/versi/kembalikan', {
      token: umum,
      body: { kunci: 'semua', nomor: 1 },
    })
    expect(back.status).toBe(200)
    expect((await get()).tree).toEqual(MENU_PORTAL_BAWAAN)
  })
})
