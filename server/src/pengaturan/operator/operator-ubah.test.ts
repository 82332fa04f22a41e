import type { Operator } from '@sivitas/contract/pengaturan/operator/operator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, insert, makeCollege, makeOperator, PASSWORD, TEST_COLLEGE } from '../../testing/builders'
import { makeProdi } from '../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

let database: TestDatabase
let server: TestServer
let admin: string
let adminId: number
let clerk: string
let own: string
let ownId: number
let tracer: string

const R27 = 'Jenis Operator dan Hak Akses hanya dapat diubah oleh administrator.'

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  const { owner } = database
  await makeCollege(owner)
  await makeProdi(owner, { kode: '55201' })
  adminId = (await makeOperator(owner, { username: 'admin', nama: 'Operator A', scopes: ['A:T'] })).idOperator
  await makeOperator(owner, { username: 'petugas', nama: 'Petugas', scopes: ['O1:T', 'TR:B'] })
  ownId = (await makeOperator(owner, { username: 'biasa', scopes: ['TR:B'] })).idOperator
  tracer = (await insert(owner, 'hakAkses', { nama: 'Tracer', scopes: JSON.stringify({ TR: 'T' }) })).id
  admin = await server.signIn('admin')
  clerk = await server.signIn('petugas')
  own = await server.signIn('biasa')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const change = (token: string, id: number, body: unknown) => server.call<Operator>('POST', `/v1/operator/${id}`, { token, body })
const read = async (id: number) => (await server.call<Operator>('GET', `/v1/operator/${id}`, { token: admin })).body.data

let number = 0
/** A fresh operator who can sign in with PASSWORD. */
async function newcomer(values: Record<string, unknown> = {}): Promise<Operator> {
  const body = { nama: 'Sementara', username: `uji.${++number}`, role: [{ idHakAkses: tracer }], ...values }
  const { body: answer } = await server.call<Operator>('POST', '/v1/operator', { token: admin, body })
  await inCollege(database.owner, TEST_COLLEGE, async (db) => {
    const { sandiHash } = await db.selectFrom('akun').select('sandiHash').where('username', '=', 'admin').executeTakeFirstOrThrow()
    await db.updateTable('akun').set({ sandiHash, wajibGantiSandi: false }).where('uuid', '=', answer.data.idAkun).execute()
  })
  return answer.data
}

describe('the own profile (PL-R27)', () => {
  it('takes name, e-mail and period as form data, an odd e-mail and a period of the full list too (PL edge 20, PL edge 21)', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ nama: 'Nama Baru', email: 'abc', sesiSemester: '20181' })) form.append(name, value)
    const saved = await change(own, ownId, form)
    expect([saved.status, saved.body.status.message]).toEqual([200, 'Data berhasil diubah'])
    // Kept, though no reminder will reach it.
    expect(saved.body.data).toMatchObject({ nama: 'Nama Baru', email: 'abc', emailTerverifikasi: false, sesiSemester: 20181 })
    expect((await change(own, ownId, { email: 'biasa@kampus.ac.id' })).body.data.emailTerverifikasi).toBe(true)
    expect((await change(own, ownId, { email: '' })).body.data).toMatchObject({ email: null, emailTerverifikasi: false, nama: 'Nama Baru' })
    const brief = await server.call<{ namaSesiSemester: unknown }>('GET', `/v1/operator/${ownId}/biodata_singkat`, { token: own })
    expect(brief.body.data.namaSesiSemester).toEqual({
      nama: '2018/2019 Ganjil',
      tahun: 2019,
      jenisSemester: 1,
    })
  })

  it.each([
    { supervisor: true },
    { role: [{ idHakAkses: '00000000-0000-4000-8000-000000000000' }] },
    { prodi: '' },
    { username: 'lain.nama' },
    { aktif: true },
  ])('refuses %j', async (body) => {
    const refused = await change(own, ownId, { nama: 'Tidak Jadi', ...body })
    expect([refused.status, refused.body.status.message]).toEqual([403, R27])
    expect((await read(ownId)).nama).toBe('Nama Baru')
  })

  it("is nobody else's", async () => {
    expect([(await change(own, adminId, { nama: 'X' })).status, (await change(own, adminId, { nama: 'X' })).body.status.message]).toEqual([
      403,
      R27,
    ])
    expect((await server.call('GET', `/v1/operator/${adminId}`, { token: own })).status).toBe(403)
    expect((await server.call('GET', `/v1/operator/${adminId}/biodata_singkat`, { token: own })).status).toBe(403)
  })

  it.each([
    [20265, 'Kode semester 1-4.'],
    ['abc', 'Periode tidak dikenal.'],
  ])('refuses the period %s (PL edge 21)', async (sesiSemester, message) => {
    const refused = await change(own, ownId, { sesiSemester })
    expect([refused.status, refused.body.errors]).toEqual([422, [expect.objectContaining({ field: 'sesiSemester', message })]])
  })

  it('changes the password only with the old one, and then everybody signs in anew', async () => {
    const next = 'ladang-3391-perahu'
    expect((await change(own, ownId, { password: '' })).status).toBe(200)
    const without = await change(own, ownId, { password: next })
    expect(without.body.errors).toEqual([{ field: 'oldPassword', code: 'wajib', message: 'Field tidak boleh kosong' }])
    const wrong = await change(own, ownId, { password: next, oldPassword: 'bukan-ini-1234' })
    expect(wrong.body.errors[0]).toMatchObject({ field: 'oldPassword', message: 'Password lama tidak sesuai' })
    const done = await change(own, ownId, { password: next, oldPassword: PASSWORD })
    expect([done.status, done.body.status.message]).toEqual([200, 'Password berhasil diubah. Silakan login kembali'])
    expect((await change(own, ownId, { nama: 'Terlambat' })).status).toBe(401)
    own = await server.signIn('biasa', next)
  })
})

describe('an administrator changes an operator', () => {
  it('fixes the username after the first sign-in', async () => {
    const { id } = await newcomer()
    const renamed = await change(admin, id, { username: 'nama.lain' })
    expect([renamed.status, renamed.body.data.username]).toEqual([200, 'nama.lain'])
    await server.signIn('nama.lain')
    const late = await change(admin, id, { username: 'nama.ketiga' })
    expect(late.body.errors[0]?.message).toBe('Nama pengguna tidak dapat diubah setelah operator pernah masuk.')
  })

  it('refuses a stale version and says who changed it, also when only roles were changed (PL edge 15)', async () => {
    const { id, versi } = await newcomer()
    const first = await change(clerk, id, { versi, nama: 'Diubah Petugas' })
    expect(first.status).toBe(200)
    const stale = await change(admin, id, { versi, nama: 'Kalah' })
    expect([stale.status, stale.body.type]).toEqual([409, 'versi_usang'])
    expect(stale.body.status.message).toMatch(/^Sudah diubah oleh Petugas pada \d{2} \w+ \d{4} \d{2}:\d{2}/)

    const before = (await read(id)).versi
    const roles = await change(admin, id, { versi: before, role: [{ idHakAkses: tracer, berlakuSelesai: '2099-01-31' }] })
    expect(roles.body.data.versi).toBeGreaterThan(before)
    expect((await change(admin, id, { versi: before, nama: 'Kalah' })).status).toBe(409)
  })

  it("tells a change of roles in the operator's own history", async () => {
    const { id } = await newcomer()
    await change(admin, id, { role: [{ idHakAkses: tracer, berlakuMulai: '2099-01-01' }] })
    const history = await server.call<{ sebelum: unknown; sesudah: unknown }[]>('GET', `/v2/platform/audit/operator/${id}`, {
      token: admin,
    })
    expect(history.body.data[0]).toMatchObject({
      namaAkun: 'Operator A',
      sebelum: { role: ['Tracer'] },
      sesudah: { role: ['Tracer (2099-01-01 s.d. ...)'] },
    })
  })

  it('refuses dates that end before they begin, and one role twice', async () => {
    const { id } = await newcomer()
    const backwards = await change(admin, id, { role: [{ idHakAkses: tracer, berlakuMulai: '2027-02-01', berlakuSelesai: '2027-01-31' }] })
    expect(backwards.body.errors[0]?.message).toBe('Tanggal selesai harus sama atau setelah tanggal mulai')
    const twice = await change(admin, id, { role: [{ idHakAkses: tracer }, { idHakAkses: tracer }] })
    expect(twice.body.errors[0]?.message).toBe('Setiap hak akses hanya boleh satu kali')
  })

  it('counts a role from its first to its last day (PL-R26)', async () => {
    const { id, username } = await newcomer()
    const scopes = async () =>
      (await server.call<{ user: { scopes: string[] } }>('POST', '/v2/auth/login', { body: { username, password: PASSWORD } })).body.data
        .user.scopes
    expect(await scopes()).toEqual(['TR:T'])
    await change(admin, id, { role: [{ idHakAkses: tracer, berlakuSelesai: '2020-01-31' }] })
    expect(await scopes()).toEqual([])
    expect((await read(id)).namaRole).toBe('Tracer (tidak berlaku hari ini)')
  })

  it('takes a right away from an open session without ending it, at once for writes (PL-R9)', async () => {
    const { id, username } = await newcomer({
      role: [
        { idHakAkses: (await insert(database.owner, 'hakAkses', { nama: 'Tempat', scopes: JSON.stringify({ O1: 'T', TR: 'T' }) })).id },
      ],
    })
    const token = await server.signIn(username)
    const place = { kode: 'L1', nama: 'Loket 1', kota: 'Bandung' }
    expect((await server.call('POST', '/v2/pengaturan/lokasi', { token, body: place })).status).toBe(201)
    await change(admin, id, { role: [{ idHakAkses: tracer }] })
    const refused = await server.call('POST', '/v2/pengaturan/lokasi', { token, body: { ...place, kode: 'L2' } })
    expect([refused.status, refused.body.status.message]).toEqual([403, 'Perlu hak akses O1:T.'])
    expect((await server.call('GET', '/v1/periode_ref', { token })).status).toBe(200)
  })

  it('keeps the hands of a clerk off administrators', async () => {
    for (const body of [
      { nama: 'Bukan Admin' },
      { password: 'ladang-3391-perahu' },
      { email: 'saya@luar.id' },
      { aktif: false, alasan: 'coba' },
    ]) {
      const refused = await change(clerk, adminId, body)
      expect([refused.status, refused.body.type]).toEqual([403, 'hak_akses'])
    }
    expect((await server.call('DELETE', `/v1/operator/${adminId}`, { token: clerk })).status).toBe(403)
  })

  it("sets another's password as a first one", async () => {
    const { id, username } = await newcomer()
    expect((await change(admin, id, { password: 'ladang-3391-perahu' })).status).toBe(200)
    const { body } = await server.call<{ user: { wajibGantiSandi: boolean } }>('POST', '/v2/auth/login', {
      body: { username, password: 'ladang-3391-perahu' },
    })
    expect(body.data.user.wajibGantiSandi).toBe(true)
  })
})

describe('disabling and deleting', () => {
  it('needs a reason, ends open sessions at once, and tells a stranger nothing (PL edge 5)', async () => {
    const { id, username } = await newcomer()
    const token = await server.signIn(username)
    expect((await change(admin, id, { aktif: false })).body.errors[0]).toMatchObject({ field: 'alasan' })
    const disabled = await change(admin, id, { aktif: false, alasan: 'Kontrak berakhir' })
    expect(disabled.body.data).toMatchObject({ aktif: false, statusAkun: 'nonaktif' })
    expect((await change(token, id, { nama: 'Masih Bisa' })).status).toBe(401)
    expect((await server.call('GET', '/v1/periode_ref', { token })).status).toBe(401)
    const wrong = await server.call('POST', '/v2/auth/login', { body: { username, password: 'salah-salah-1' } })
    expect([wrong.status, wrong.body.status.message]).toEqual([401, 'Nama pengguna atau kata sandi salah.'])
    const right = await server.call('POST', '/v2/auth/login', { body: { username, password: PASSWORD } })
    expect([right.status, right.body.status.message]).toEqual([403, 'Akun dinonaktifkan. Hubungi administrator.'])
    const history = await server.call<{ alasan: string | null }[]>('GET', `/v2/platform/audit/operator/${id}`, { token: admin })
    expect(history.body.data[0]?.alasan).toBe('Kontrak berakhir')

    expect((await change(admin, id, { aktif: true })).body.data.statusAkun).toBe('aktif')
    expect(await server.signIn(username)).toBeTruthy()
  })

  it('leaves the account of a lecturer open, but not the portal', async () => {
    const { id, username, idAkun } = await newcomer()
    await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db
        .updateTable('akun')
        .set({ roles: ['ROLE_DOSEN', 'ROLE_OPERATOR'] })
        .where('uuid', '=', idAkun)
        .execute(),
    )
    await change(admin, id, { aktif: false, alasan: 'Pindah tugas' })
    const refused = await server.call('POST', '/v2/auth/login', { body: { username, password: PASSWORD } })
    expect(refused.status).toBe(403)
    const akun = await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db.selectFrom('akun').select('status').where('uuid', '=', idAkun).executeTakeFirst(),
    )
    expect(akun?.status).toBe('aktif')
  })

  it('refuses oneself and the last administrator (PL edge 16)', async () => {
    for (const [body, message] of [
      [{ aktif: false, alasan: 'Cuti' }, 'Anda tidak dapat menonaktifkan akun Anda sendiri.'],
      [{ role: [{ idHakAkses: tracer }] }, 'Perguruan tinggi ini harus memiliki sedikitnya satu administrator (A:T) yang aktif.'],
    ] as const) {
      const refused = await change(admin, adminId, body)
      expect([refused.status, refused.body.status.message]).toEqual([409, message])
    }
    const second = await newcomer({ role: [{ idHakAkses: (await read(adminId)).role[0]?.idHakAkses }] })
    const stepped = await change(admin, adminId, { role: [{ idHakAkses: tracer }] })
    expect([stepped.status, stepped.body.status.message]).toEqual([409, 'Anda tidak dapat melepas hak administrator (A:T) Anda sendiri.'])
    expect((await server.call('DELETE', `/v1/operator/${adminId}`, { token: admin })).status).toBe(409)
    expect((await change(admin, second.id, { aktif: false, alasan: 'Selesai' })).status).toBe(200)
  })

  it('lets two administrators who disable each other at once leave one', async () => {
    const role = (await read(adminId)).role.map(({ idHakAkses }) => ({ idHakAkses }))
    const [a, b] = [await newcomer({ role }), await newcomer({ role })]
    const [tokenA, tokenB] = [await server.signIn(a.username), await server.signIn(b.username)]
    await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db.updateTable('operator').set({ aktif: false }).where('id', '=', adminId).execute(),
    )
    const answers = await Promise.all([
      change(tokenA, b.id, { aktif: false, alasan: 'Saling' }),
      change(tokenB, a.id, { aktif: false, alasan: 'Saling' }),
    ])
    await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db.updateTable('operator').set({ aktif: true }).where('id', '=', adminId).execute(),
    )
    server.forget()
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      expect.toSatisfy((status: number) => status === 401 || status === 409),
    ])
  })

  it('deletes who never wrote anything and offers Nonaktifkan for everybody else', async () => {
    const quiet = await newcomer()
    await server.signIn(quiet.username)
    expect((await server.call('DELETE', `/v1/operator/${quiet.id}`, { token: admin })).status).toBe(200)
    expect((await server.call('GET', `/v1/operator/${quiet.id}`, { token: admin })).status).toBe(404)
    const busy = await newcomer()
    // The number of the deleted one is not given again: its history would become the newcomer's.
    expect(busy.id).toBeGreaterThan(quiet.id)
    await change(await server.signIn(busy.username), busy.id, { nama: 'Pernah Menulis' })
    const refused = await server.call('DELETE', `/v1/operator/${busy.id}`, { token: admin })
    expect([refused.status, refused.body.type]).toEqual([409, 'dipakai'])
    expect(refused.body.status.message).toBe(
      'Operator Pernah Menulis sudah pernah mengubah data, sehingga tidak dapat dihapus. Nonaktifkan saja.',
    )
  })
})
