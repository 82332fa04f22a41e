import type { Pelimpahan } from '@sivitas/contract/pengaturan/pelimpahan'
import { hariIni } from '@sivitas/rules/platform/zona-waktu'
import { tambahHari } from '@sivitas/rules/platform/tanggal-sah'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, makeOperator, TEST_COLLEGE } from '../../testing/builders'
import { makeMahasiswa, makeProdi } from '../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

const today = hariIni(Date.now(), 'Asia/Jakarta')

let database: TestDatabase
let server: TestServer
let head: { uuid: string; idOperator: number }
let colleague: { uuid: string; idOperator: number }
let prodi: { id: string; kode: string }
let roles: string[]

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  prodi = await makeProdi(database.owner)
  head = await makeOperator(database.owner, { username: 'kaprodi', scopes: ['F1:T', 'F3:B'], prodi: [prodi.kode], nama: 'Kaprodi A' })
  colleague = await makeOperator(database.owner, { username: 'rekan', scopes: ['K2:B'], nama: 'Rekan B' })
  await makeOperator(database.owner, { username: 'admin', scopes: ['A:T'] })
  roles = await lendable('kaprodi')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const lendable = async (username: string) =>
  (await server.call<{ id: string }[]>('GET', '/v2/pengaturan/pelimpahan/hak', { token: await server.signIn(username) })).body.data.map(
    ({ id }) => id,
  )
const lend = async (username: string, more: object = {}) =>
  server.call<Pelimpahan>('POST', '/v2/pengaturan/pelimpahan', {
    token: await server.signIn(username),
    body: {
      idPenerima: colleague.idOperator,
      idHakAkses: roles,
      berlakuMulai: today,
      berlakuSelesai: tambahHari(today, 7),
      alasan: 'Cuti tahunan',
      ...more,
    },
  })
const students = (token: string) => server.call<{ idProdi: string }[]>('GET', '/v1/mahasiswa', { token })

describe('leave cover (Beyond 6)', () => {
  it('lends roles for some days: the colleague works with them, within the prodi of their owner', async () => {
    await makeMahasiswa(database.owner, { idProdi: prodi.id })
    await makeMahasiswa(database.owner)
    const token = await server.signIn('rekan')
    expect((await students(token)).status).toBe(403)
    const lent = await lend('kaprodi')
    expect([lent.status, lent.body.data.keadaan, lent.body.data.pemberi]).toEqual([201, 'berlaku', 'Kaprodi A'])
    const seen = await students(token)
    expect(seen.body.data.map(({ idProdi }) => idProdi)).toEqual([prodi.id])
    const info = JSON.parse((await server.call('GET', '/api/user_info', { token })).text) as { scopes: string[] }
    expect(info.scopes).toEqual(['F1:T', 'F3:B', 'K2:B'])
  })

  it('writes on behalf of the owner, and the audit log says so', async () => {
    const token = await server.signIn('rekan')
    const made = await server.call<{ id: string }>('POST', '/v1/konsentrasi', {
      token,
      body: { kode: 'K9', nama: 'Jaringan', idProdi: prodi.id },
    })
    expect(made.status, made.text).toBe(201)
    const [row] = await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db
        .selectFrom('auditLog')
        .select(['idAkun', 'untukAkun'])
        .where('entitas', '=', 'konsentrasi')
        .where('idBaris', '=', made.body.data.id)
        .execute(),
    )
    expect(row).toEqual({ idAkun: colleague.uuid, untukAkun: head.uuid })
    const admin = await server.signIn('admin')
    const [told] = (
      await server.call<{ namaAkun: string; atasNama: string }[]>('GET', `/v2/platform/audit/konsentrasi/${made.body.data.id}`, {
        token: admin,
      })
    ).body.data
    expect([told?.namaAkun, told?.atasNama]).toEqual(['Rekan B', 'Kaprodi A'])
    expect((await server.call('GET', `/v2/platform/audit?atasNama=${head.uuid}`, { token: admin })).body.meta.totalItems).toBe(1)
    const beyond = await makeProdi(database.owner)
    const refused = await server.call('POST', '/v1/konsentrasi', { token, body: { kode: 'K8', nama: 'Data', idProdi: beyond.id } })
    expect(refused.status).toBe(403)
  })

  it('does not lend what is not one own, not to oneself, not for ever, not the rights of administrators', async () => {
    const self = await lend('kaprodi', { idPenerima: head.idOperator })
    expect([self.status, self.body.errors[0]?.field]).toEqual([422, 'idPenerima'])
    const long = await lend('kaprodi', { berlakuSelesai: tambahHari(today, 93) })
    expect([long.status, long.body.errors[0]?.field]).toEqual([422, 'berlakuSelesai'])
    expect((await lend('rekan', { idPenerima: head.idOperator })).body.errors[0]?.field).toBe('idHakAkses')
    expect((await lend('rekan', { idPemberi: head.idOperator })).status).toBe(403)
    expect(await lendable('admin')).toEqual([])
  })

  it('ends when its owner says so, or loses the role himself', async () => {
    const [lent] = (await server.call<Pelimpahan[]>('GET', '/v2/pengaturan/pelimpahan', { token: await server.signIn('kaprodi') })).body
      .data
    if (!lent) throw new Error('Nothing lent.')
    const token = await server.signIn('rekan')
    const refused = await server.call('POST', `/v2/pengaturan/pelimpahan/${lent.id}/akhiri`, { token, body: { versi: lent.versi } })
    expect(refused.status).toBe(403)
    const ended = await server.call('POST', `/v2/pengaturan/pelimpahan/${lent.id}/akhiri`, {
      token: await server.signIn('kaprodi'),
      body: { versi: lent.versi },
    })
    expect(ended.status).toBe(200)
    expect((await students(token)).status).toBe(403)
    await lend('kaprodi')
    expect((await students(token)).status).toBe(200)
    await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db.deleteFrom('operatorHakAkses').where('idOperator', '=', head.idOperator).execute(),
    )
    server.forget()
    expect((await students(token)).status).toBe(403)
  })
})
