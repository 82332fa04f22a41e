import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction, type Db } from '../../db/client'
import { inCollege, makeCollege, makeOperator, makePeriode, TEST_COLLEGE } from '../../testing/builders'
import { makeJendela } from '../../testing/builders-kalender'
import { makeMahasiswa } from '../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'
import { jendelaBerlaku, wajibJendela } from '../public'

let database: TestDatabase
let server: TestServer

beforeAll(async () => {
  database = await makeDatabase()
  await makeCollege(database.owner)
  await makeCollege(database.owner, { collegeId: 'timur', zonaWaktu: 'Asia/Makassar' })
  await makeOperator(database.owner, { username: 'timur', scopes: ['A5:T'], collegeId: 'timur' })
  server = await startTestServer(database)
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const penanya = (db: Db, supervisor = false) => ({ db, session: { supervisor }, tenant: { college: { zonaWaktu: 'Asia/Jakarta' } } })
const dalam = <T>(run: (db: Db) => Promise<T>) => inTransaction(database.app, { collegeId: TEST_COLLEGE }, run)

describe('wajibJendela, for writes of other areas', () => {
  it('AK-R5 lets pass inside, refuses with both times outside, and lets a Supervisor pass with a reason', async () => {
    const idPeriode = await makePeriode(database.owner, 20291)
    const { id: idMahasiswa } = await makeMahasiswa(database.owner)
    await makeJendela(database.owner, { idPeriode, mulai: new Date('2029-01-14T01:00:00Z'), selesai: new Date('2029-01-15T01:00:00Z') })
    const tanya = { kode: 'KRS', idPeriode, idMahasiswa } as const
    await expect(dalam((db) => wajibJendela(penanya(db), tanya))).rejects.toMatchObject({
      status: 423,
      type: 'jendela_tutup',
      message: 'Masa KRS Anda 14 Januari 2029 08:00 - 15 Januari 2029 08:00 belum dibuka.',
    })
    await expect(dalam((db) => wajibJendela(penanya(db, true), tanya))).rejects.toMatchObject({ status: 423 })
    const aksi = await dalam(async (db) => {
      await wajibJendela(penanya(db, true), { ...tanya, alasan: 'Server padam saat KRS' })
      return await sql<{ aksi: string }>`SELECT current_setting('app.aksi', true) AS aksi`.execute(db)
    })
    expect(aksi.rows).toEqual([{ aksi: 'buka_kunci' }])
    await makeJendela(database.owner, {
      idPeriode,
      idMahasiswa,
      mulai: new Date(Date.now() - 1000),
      selesai: new Date(Date.now() + 60_000),
    })
    await expect(dalam((db) => wajibJendela(penanya(db), tanya))).resolves.toBeUndefined()
    await expect(dalam((db) => jendelaBerlaku(db, tanya))).resolves.toMatchObject({ keadaan: 'buka', baris: { sumber: 'mahasiswa' } })
  })

  it('names what nobody planned and does not know a student of another college', async () => {
    const { id: idMahasiswa } = await makeMahasiswa(database.owner, { collegeId: 'timur' })
    await expect(dalam((db) => wajibJendela(penanya(db), { kode: 'CUTI', idPeriode: 20251, angkatan: 2025 }))).rejects.toMatchObject({
      message: 'Masa pengajuan cuti Anda belum dijadwalkan.',
    })
    await expect(dalam((db) => wajibJendela(penanya(db), { kode: 'CUTI', idPeriode: 20251, idMahasiswa }))).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe("the college's own clock (PL edge 25)", () => {
  it('reads 15 January 00:00 as WITA, which is 23:00 of the day before in Jakarta', async () => {
    const token = await server.signIn('timur', undefined, 'timur')
    const body = { idPeriode: 20251, kode: 'KRS', mulai: '2098-01-14T08:00', selesai: '2098-01-15T00:00' }
    const { body: jawab } = await server.call('POST', '/v2/academic/jadwal-sistem', { token, college: 'timur', body })
    expect(jawab.data).toMatchObject({ mulai: '2098-01-14T00:00:00.000Z', selesai: '2098-01-14T16:00:00.000Z' })
  })

  it('is open through the whole last second and closed with the next', async () => {
    const { id } = await makeJendela(database.owner, { kode: 'YUDISIUM', mulai: new Date(Date.now() - 9000), selesai: new Date() })
    const tanya = { kode: 'YUDISIUM', idPeriode: 20251 } as const
    let selesai: number
    let jawab: unknown
    // A busy machine may ask only after the second is over; then the question says nothing, and the next second is asked about.
    do {
      selesai = Math.floor(Date.now() / 1000) * 1000
      const akhir = new Date(selesai)
      await inCollege(database.owner, TEST_COLLEGE, (db) =>
        db.updateTable('jadwalSistem').set({ selesai: akhir }).where('id', '=', id).execute(),
      )
      jawab = await dalam((db) => wajibJendela(penanya(db), tanya)).catch((error: unknown) => error)
    } while (Date.now() >= selesai + 1000)
    expect(jawab).toBeUndefined()
    await setTimeout(selesai + 1050 - Date.now())
    await expect(dalam((db) => wajibJendela(penanya(db), tanya))).rejects.toMatchObject({ status: 423 })
  })
})
