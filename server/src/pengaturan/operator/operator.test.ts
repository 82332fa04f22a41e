import type { Operator } from '@sivitas/contract/pengaturan/operator/operator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, insert, makeCollege, makeOperator, nobody, TEST_COLLEGE } from '../../testing/builders'
import { makeDosen, makeProdi } from '../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

type Created = Operator & { sandiPertama: string | null }

let database: TestDatabase
let server: TestServer
let admin: string
let clerk: string
let limited: string
/** Role that gives TR:B. */
let tracer: string
/** Role that gives F3:T. */
let student: string

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  const { owner } = database
  await makeCollege(owner)
  for (const kode of ['55201', '57201', '62201']) await makeProdi(owner, { kode, nama: `Prodi ${kode}` })
  await makeOperator(owner, { username: 'admin', nama: 'Operator A', scopes: ['A:T'] })
  await makeOperator(owner, { username: 'petugas', scopes: ['O1:T', 'TR:B', 'F3:B'] })
  await makeOperator(owner, { username: 'prodi.ti', scopes: ['O1:T', 'TR:T'], prodi: ['55201'] })
  await makeOperator(owner, { username: 'prodi.si', scopes: ['TR:B'], prodi: ['57201'] })
  const role = async (nama: string, scopes: Record<string, string>) =>
    (await insert(owner, 'hakAkses', { nama, scopes: JSON.stringify(scopes) })).id
  tracer = await role('Tracer', { TR: 'B' })
  student = await role('Mahasiswa', { F3: 'T' })
  admin = await server.signIn('admin')
  clerk = await server.signIn('petugas')
  limited = await server.signIn('prodi.ti')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

let number = 0
const draft = (values: Record<string, unknown> = {}) => ({
  nama: 'Operator Baru',
  username: `baru.${++number}`,
  role: [{ idHakAkses: tracer }],
  ...values,
})
const create = (token: string, values: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  server.call<Created>('POST', '/v1/operator', { token, body: draft(values), headers })

describe('making an operator', () => {
  it('answers a first password once, numbers on, and lets the newcomer do nothing before he has changed it', async () => {
    const first = await create(admin, {
      username: ' PERTAMA ',
      email: 'pertama@kampus.ac.id',
      telepon: '0812-3456-7890',
      prodi: ' #55201##57201 ',
    })
    expect(first.status).toBe(201)
    expect(first.body.data).toMatchObject({
      username: 'pertama',
      emailTerverifikasi: true,
      telepon: '+6281234567890',
      prodi: '#55201#57201',
      labelProdi: 'S1 - Prodi 55201, S1 - Prodi 57201',
      jenisOperator: 'Biasa',
      namaRole: 'Tracer',
      statusAkun: 'aktif',
      sesiSemester: 20251,
      terakhirMasuk: null,
    })
    expect(first.body.data.sandiPertama).toMatch(/^[a-z]+-\d{4}-[a-z]+$/)
    const second = await create(admin, { prodi: '55201' })
    expect(second.body.data).toMatchObject({ id: first.body.data.id + 1, prodi: '#55201' })

    const sandi = first.body.data.sandiPertama ?? ''
    const token = await server.signIn('pertama', sandi)
    const early = await server.call('GET', '/v1/periode_ref', { token })
    expect([early.status, early.body.type]).toEqual([403, 'wajib_ganti_sandi'])
    expect((await server.call('GET', `/v1/operator/${first.body.data.id}/biodata_singkat`, { token })).status).toBe(200)
    const pair = { newPassword: 'ladang-3391-perahu', confirmPassword: 'ladang-3391-perahu' }
    expect((await server.call('POST', '/v1/change_password', { token, body: { oldPassword: sandi, ...pair } })).status).toBe(200)
    const anew = await server.signIn('pertama', pair.newPassword)
    expect((await server.call('GET', '/v1/periode_ref', { token: anew })).status).toBe(200)
  })

  it('takes a typed first password by the same rules as any', async () => {
    const weak = await create(admin, { username: 'sandi.ketik', password: 'sandi.ketik-1' })
    expect([weak.status, weak.body.errors[0]]).toEqual([
      422,
      { field: 'password', code: 'username', message: 'Kata sandi tidak boleh memuat nama pengguna.' },
    ])
    const typed = await create(admin, { username: 'sandi.ketik', password: 'ladang-3391-perahu' })
    expect(typed.body.data.sandiPertama).toBeNull()
    expect(await server.signIn('sandi.ketik', 'ladang-3391-perahu')).toBeTruthy()
  })

  it.each([
    [{ username: 'nama pengguna' }, [422, 'username', 'Hanya huruf kecil, angka, titik, strip']],
    [{ username: '' }, [422, 'username', 'Field tidak boleh kosong']],
    [{ username: 'Admin' }, [409, 'username', 'Nama pengguna sudah dipakai']],
    [{ nama: '  ' }, [422, 'nama', 'Field tidak boleh kosong']],
    [{ role: [] }, [422, 'role', 'Pilih minimal satu hak akses']],
    // PL edge 18
    [{ prodi: '#99999' }, [422, 'prodi', 'Program studi 99999 tidak ditemukan.']],
    [{ prodi: '#55201#99999' }, [422, 'prodi', 'Program studi 99999 tidak ditemukan.']],
    [{ berlakuSelesai: '2020-01-01' }, [422, 'berlakuSelesai', 'Tanggal tidak boleh sebelum hari ini']],
    [{ idLokasi: nobody() }, [422, 'idLokasi', 'Lokasi tidak ditemukan.']],
    [{ role: [{ idHakAkses: nobody() }] }, [422, 'role', 'Hak akses tidak ditemukan.']],
  ])('refuses %j', async (values, expected) => {
    const { status, body } = await create(admin, values)
    expect([status, body.errors[0]?.field, body.errors[0]?.message]).toEqual(expected)
  })

  it('gives a lecturer his operator on the account that he has', async () => {
    const dosen = await makeDosen(database.owner)
    const akun = await insert(database.owner, 'akun', { username: '0412057501', roles: ['ROLE_DOSEN'], idDosen: dosen.id })
    const taken = await create(admin, { username: '0412057501' })
    expect(taken.status).toBe(409)
    expect(taken.body.rincian).toEqual({ idAkun: (akun as unknown as { uuid: string }).uuid, roles: ['ROLE_DOSEN'] })
    const joined = await create(admin, { username: '0412057501', idAkun: (taken.body.rincian as { idAkun: string }).idAkun })
    expect([joined.status, joined.body.data.username, joined.body.data.sandiPertama]).toEqual([201, '0412057501', null])
    const roles = await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db.selectFrom('akun').select('roles').where('username', '=', '0412057501').executeTakeFirst(),
    )
    expect(roles?.roles).toEqual(['ROLE_DOSEN', 'ROLE_OPERATOR'])
  })

  it('makes one operator for one Idempotency-Key and never keeps the password', async () => {
    const body = draft({ username: 'sekali.saja' })
    const again = () =>
      server.call<Created>('POST', '/v1/operator', { token: admin, body, headers: { 'idempotency-key': 'satu-operator' } })
    const [one, two] = await Promise.all([again(), again()])
    expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([201, 409])
    const sandi = [one, two].find(({ status }) => status === 201)?.body.data.sandiPertama ?? ''
    const kept = await inCollege(database.owner, TEST_COLLEGE, (db) => db.selectFrom('idempotensi').selectAll().execute())
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain(sandi)
  })
})

describe('who may give what', () => {
  it('lets nobody grant a scope that he does not hold, unless he is a writing administrator', async () => {
    const beyond = await create(clerk, { role: [{ idHakAkses: student }] })
    expect([beyond.status, beyond.body.status.message]).toEqual([403, 'Anda tidak memiliki hak F3:T sehingga tidak dapat memberikannya'])
    expect((await create(clerk)).status).toBe(201)
    expect((await create(admin, { role: [{ idHakAkses: student }] })).status).toBe(201)
  })

  it.each([
    ['#62201', 'Program studi 62201 di luar akses Anda.'],
    ['#55201#57201', 'Program studi 57201 di luar akses Anda.'],
    ['', 'Anda hanya dapat mengelola operator program studi 55201, bukan semua program studi.'],
  ])('keeps an operator with a prodi list inside it: %j (PL edge 17)', async (prodi, message) => {
    const refused = await create(limited, { prodi })
    expect([refused.status, refused.body.type, refused.body.status.message]).toEqual([403, 'prodi', message])
  })

  it('shows him only operators within his list (PL edge 17)', async () => {
    expect((await create(limited, { username: 'teman.ti', prodi: '#55201' })).status).toBe(201)
    const elsewhere = await server.call<Operator[]>('GET', '/v1/operator?prodi[0]=62201', { token: limited })
    expect([elsewhere.status, elsewhere.body.data]).toEqual([200, []])
    const mine = await server.call<Operator[]>('GET', '/v1/operator?itemsPerPage=100', { token: limited })
    expect(mine.body.data.map(({ prodi }) => prodi)).toEqual(mine.body.data.map(() => '#55201'))
    const all = await server.call<Operator[]>('GET', '/v1/operator?itemsPerPage=100', { token: admin })
    const foreign = all.body.data.find(({ username }) => username === 'prodi.si')
    expect((await server.call('GET', `/v1/operator/${foreign?.id}`, { token: limited })).status).toBe(404)
    const write = await server.call('POST', `/v1/operator/${foreign?.id}`, { token: limited, body: { nama: 'Lain' } })
    expect([write.status, write.body.status.message]).toEqual([403, 'Program studi 57201 di luar akses Anda.'])
  })

  it('needs O1, and names it', async () => {
    const stranger = await server.signIn('prodi.si')
    for (const [method, path, scope] of [
      ['GET', '/v1/operator', 'O1:B'],
      ['POST', '/v1/operator', 'O1:T'],
    ] as const) {
      const refused = await server.call(method, path, { token: stranger, ...(method === 'POST' ? { body: draft() } : {}) })
      expect([refused.status, refused.body.status.message]).toEqual([403, `Perlu hak akses ${scope}.`])
    }
  })
})

describe('the list', () => {
  const names = async (query: string) => {
    const { body } = await server.call<Operator[]>('GET', `/v1/operator?${query}`, { token: admin })
    return body.data.map(({ username }) => username)
  }

  it('finds by text, role, kind, prodi, state and last sign-in', async () => {
    await create(admin, {
      username: 'cari.saya',
      nama: 'Zulaikha Unik',
      supervisor: true,
      prodi: '#62201',
      role: [{ idHakAkses: student }],
    })
    expect(await names('cari=zulaikha')).toEqual(['cari.saya'])
    expect(await names(`role[0]=${student}&jenis=Supervisor`)).toEqual(['cari.saya'])
    expect(await names('prodi[]=62201&jenis=Supervisor')).toEqual(['cari.saya'])
    expect(await names('prodi=55201')).toContain('admin')
    expect(await names('belumPernahMasuk=1&cari=cari.saya')).toEqual(['cari.saya'])
    expect(await names('terakhirMasukSebelum=2020-01-01')).toEqual([])
    expect(await names('aktif=0')).toEqual([])
    expect((await names('order[id]=desc&itemsPerPage=1'))[0]).toBe('cari.saya')
  })

  it('refuses a filter, a sort field and a value that it does not know', async () => {
    for (const [query, message] of [
      ['warna=1', 'Filter warna tidak dikenal.'],
      ['order[warna]=asc', 'Kolom urut warna tidak dikenal.'],
      ['jenis=Besar', 'Jenis operator tidak dikenal'],
    ] as const) {
      const refused = await server.call('GET', `/v1/operator?${query}`, { token: admin })
      expect([refused.status, refused.body.errors[0]?.message]).toEqual([422, message])
    }
  })

  it('exports what is filtered under the titles of the contract', async () => {
    const file = await server.call('GET', '/v1/operator?format=csv&cari=zulaikha&kolom[]=nama&kolom[]=namaRole', { token: admin })
    expect(file.headers.get('content-disposition')).toContain('Data')
    expect(file.text).toContain('Hak akses')
    expect(file.text).toContain('Zulaikha Unik')
  })

  it('answers 404 for a number that is none', async () => {
    for (const id of ['999999', 'abc', '99999999999999'])
      expect((await server.call('GET', `/v1/operator/${id}`, { token: admin })).status).toBe(404)
  })
})
