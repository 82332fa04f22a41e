import type { HasilMassal } from '@sivitas/contract/pengaturan/operator/massal'
import type { Operator } from '@sivitas/contract/pengaturan/operator/operator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insert, makeCollege, makeOperator } from '../../../testing/builders'
import { makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

const PATH = '/v2/pengaturan/operator/massal'
type Answer = { idTindakan: string | null; berubah: number; hasil: HasilMassal[] }

let database: TestDatabase
let server: TestServer
let admin: string
let limited: string
let baak: string
let tracer: string
const number: Record<string, number> = {}

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  const { owner } = database
  await makeCollege(owner)
  for (const kode of ['55201', '57201']) await makeProdi(owner, { kode })
  const people = [
    ['admin', ['A:T'], []],
    ['satu', ['TR:B'], ['55201']],
    ['dua', ['TR:B'], ['57201']],
    ['tiga', ['F3:B', 'A1:T'], ['55201']],
    ['prodi.ti', ['O1:T', 'TR:B'], ['55201']],
  ] as const
  for (const [username, scopes, prodi] of people) number[username] = (await makeOperator(owner, { username, scopes, prodi })).idOperator
  baak = (await insert(owner, 'hakAkses', { nama: 'BAAK', scopes: JSON.stringify({ A1: 'T' }) })).id
  tracer = (await insert(owner, 'hakAkses', { nama: 'Tracer', scopes: JSON.stringify({ TR: 'B' }) })).id
  admin = await server.signIn('admin')
  limited = await server.signIn('prodi.ti')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const ids = (...names: string[]) => names.map((name) => number[name] ?? 0)
const act = (body: Record<string, unknown>, token = admin) => server.call<Answer>('POST', PATH, { token, body })
const one = async (name: string) => (await server.call<Operator>('GET', `/v1/operator/${number[name]}`, { token: admin })).body.data
const roles = async (name: string) => (await one(name)).role.map(({ nama }) => nama)

describe('an act on many operators', () => {
  it('says beforehand what would change, and then changes nothing', async () => {
    const { body } = await act({
      ids: ids('satu', 'dua'),
      ubah: { tambahRole: [{ idHakAkses: baak, berlakuSelesai: '2035-12-31' }] },
      pratinjau: true,
    })
    expect([body.data.idTindakan, body.data.berubah]).toEqual([null, 2])
    expect(body.data.hasil[0]?.perubahan[0]).toMatchObject({
      kolom: 'Hak akses',
      baru: expect.stringContaining('BAAK (... s.d. 31 Desember 2035)'),
    })
    expect(await roles('satu')).not.toContain('BAAK')
  })

  it('adds and takes roles, tells the history, and is taken back in one act', async () => {
    const before = await roles('satu')
    const { body } = await act({ ids: ids('satu', 'dua'), ubah: { tambahRole: [{ idHakAkses: baak }] } })
    expect(await roles('satu')).toEqual(expect.arrayContaining(['BAAK']))
    const history = await server.call<{ sesudah: { role?: string[] } | null }[]>('GET', `/v2/platform/audit/operator/${number['satu']}`, {
      token: admin,
    })
    expect(history.text).toContain('BAAK')
    expect((await server.call('POST', `/v1/operator/${number['dua']}`, { token: admin, body: { telepon: '08111111111' } })).status).toBe(
      200,
    )
    const undone = await server.call<{ kembali: number; dibiarkan: { nama: string }[] }>(
      'POST',
      `${PATH}/${body.data.idTindakan}/urungkan`,
      { token: admin },
    )
    expect([undone.body.data.kembali, undone.body.data.dibiarkan.map(({ nama }) => nama)]).toEqual([1, ['dua']])
    expect(await roles('satu')).toEqual(before)
    expect(await roles('dua')).toContain('BAAK')
    expect((await server.call('POST', `${PATH}/${body.data.idTindakan}/urungkan`, { token: admin })).status).toBe(404)
  })

  it("copies the roles of one operator to others, joined or instead of their own ('Salin hak akses ke ...')", async () => {
    const own = await roles('tiga')
    await act({ ids: ids('satu'), ubah: { salinDari: number['tiga'] } })
    expect(await roles('satu')).toEqual(expect.arrayContaining(own))
    expect(await roles('satu')).toHaveLength(2)
    await act({ ids: ids('satu'), ubah: { salinDari: number['tiga'], gantikan: true } })
    expect(await roles('satu')).toEqual(own)
  })

  it('disables with a reason, which ends their sessions, and lets them in again', async () => {
    const token = await server.signIn('satu')
    expect((await act({ ids: ids('satu'), ubah: { aktif: false } })).body.errors[0]).toMatchObject({ field: 'ubah.alasan' })
    const { body } = await act({ ids: ids('satu', 'admin'), ubah: { aktif: false, alasan: 'Mutasi' } })
    expect(body.data.hasil.map(({ galat }) => galat)).toEqual(['Anda tidak dapat menonaktifkan akun Anda sendiri', null])
    server.forget()
    expect((await server.call('GET', '/v1/periode_ref', { token })).status).toBe(401)
    expect((await one('satu')).statusAkun).toBe('nonaktif')
    await act({ ids: ids('satu'), ubah: { aktif: true } })
    expect(await server.signIn('satu')).toBeTruthy()
  })

  it('leaves those alone whom the caller may not touch, and gives nothing that he does not hold', async () => {
    const { body } = await act({ ids: ids('admin', 'satu', 'dua'), ubah: { tambahRole: [{ idHakAkses: tracer }] } }, limited)
    expect(Object.fromEntries(body.data.hasil.map(({ nama, galat }) => [nama, galat]))).toEqual({
      admin: 'Di luar program studi Anda',
      satu: null,
      dua: 'Di luar program studi Anda',
    })
    const beyond = await act({ ids: ids('satu'), ubah: { tambahRole: [{ idHakAkses: baak }] } }, limited)
    expect(beyond.body.data.hasil[0]?.galat).toBe('BAAK: Anda tidak memiliki hak A1:T sehingga tidak dapat memberikannya')
  })

  it('never takes the last administrator away', async () => {
    const refused = await act({ ids: ids('admin'), ubah: { salinDari: number['dua'], gantikan: true } })
    expect([refused.status, refused.body.type]).toEqual([409, 'administrator_terakhir'])
  })
})
