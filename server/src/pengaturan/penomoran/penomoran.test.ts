import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/client'
import { nomorBerikut } from '../../documents/numbers/numbers'
import { makeOperator, TEST_COLLEGE } from '../../testing/builders'
import { makePenomoran } from '../../testing/builders-dokumen'
import { makeProdi } from '../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

type Row = { id: string; versi: number; contoh: string; terakhir: { kunci: string; terakhir: number }[]; jumlahDipakai: number }

const PATH = '/v2/pengaturan/penomoran'

let database: TestDatabase
let server: TestServer
let token: string

beforeAll(async () => {
  database = await makeDatabase()
  await makeOperator(database.owner, { username: 'baak', scopes: ['MM:T'] })
  server = await startTestServer(database)
  token = await server.signIn('baak')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

const draw = (idNomor: string, more: Partial<Parameters<typeof nomorBerikut>[1]> = {}, fail = false) =>
  inTransaction(database.app, { collegeId: TEST_COLLEGE }, async (db) => {
    const drawn = await nomorBerikut(db, {
      idNomor,
      idDokumen: randomUUID(),
      tanggal: '2026-11-21',
      unit: {},
      izin: { supervisor: false, alasan: '' },
      ...more,
    })
    if (fail) throw new Error('The publishing failed.')
    return drawn.nomor
  })

describe('nomorBerikut (PL-R54, PL-R55)', () => {
  it('spells the twelfth of the year as the document gives it, and begins anew when the stretch does', async () => {
    const { id } = await makePenomoran(database.owner, { mulai: 12, ulang: 'bulan' })
    expect(await draw(id)).toBe('0012/BAAK/SKA/XI/2026')
    expect(await draw(id, { tanggal: '2026-12-01' })).toBe('0012/BAAK/SKA/XII/2026')
  })

  it('gives 50 of 51 at the same moment 50 numbers without a gap (PL edge 30)', async () => {
    const { id } = await makePenomoran(database.owner)
    const answers = await Promise.allSettled(Array.from({ length: 51 }, (_, index) => draw(id, {}, index === 25)))
    const numbers = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    expect(numbers.map((nomor) => Number(nomor.slice(0, 4))).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    )
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  })

  it('counts by prodi where the scheme says so, and refuses a document without one', async () => {
    const { id } = await makePenomoran(database.owner, { cakupanHitung: 'prodi', pola: '{nomor:3}/{kodeProdi}' })
    const [a, b] = [await makeProdi(database.owner), await makeProdi(database.owner)]
    const of = (idProdi: string, kodeProdi: string) => draw(id, { unit: { idProdi, kodeProdi } })
    expect([await of(a.id, '55201'), await of(a.id, '55201'), await of(b.id, '57201')]).toEqual(['001/55201', '002/55201', '001/57201'])
    await expect(draw(id)).rejects.toMatchObject({ status: 409 })
  })

  it('refuses a date before the newest without a Supervisor who says why; with one it gets the next number', async () => {
    const { id } = await makePenomoran(database.owner)
    await draw(id)
    const early = { tanggal: '2026-11-20' }
    await expect(draw(id, early)).rejects.toMatchObject({ status: 403 })
    await expect(draw(id, { ...early, izin: { supervisor: true, alasan: ' ' } })).rejects.toMatchObject({ status: 422 })
    expect(await draw(id, { ...early, izin: { supervisor: true, alasan: 'Terlambat dicatat' } })).toBe('0002/BAAK/SKA/XI/2026')
    expect(await draw(id)).toBe('0003/BAAK/SKA/XI/2026')
  })

  it('grows beyond its width', async () => {
    const { id } = await makePenomoran(database.owner, { mulai: 9999 })
    expect([await draw(id), await draw(id)]).toEqual(['9999/BAAK/SKA/XI/2026', '10000/BAAK/SKA/XI/2026'])
  })

  it('applies a changed pattern from the next number', async () => {
    const { id } = await makePenomoran(database.owner)
    await draw(id)
    const { body } = await server.call<Row>('PUT', `${PATH}/${id}`, { token, body: { versi: 1, pola: '{tahun2}-{nomor:2}' } })
    expect(body.data.terakhir).toMatchObject([{ kunci: '2026', terakhir: 1 }])
    expect(await draw(id)).toBe('26-02')
  })
})

describe('the schemes', () => {
  const valid = { kode: 'SKA', nama: 'Surat keterangan', pola: '{nomor:4}/{tahun}', ulang: 'tahun', cakupanHitung: 'pt' }

  it.each([
    ['{nomor:4}-{nmr}', 'Token {nmr} tidak dikenal.'],
    ['{tahun}', 'Pola harus memuat {nomor} tepat satu kali.'],
    ['{nomor', 'Kurung kurawal pada pola tidak lengkap.'],
  ])('refuse %s (PL edge 30)', async (pola, message) => {
    const { status, body } = await server.call('POST', PATH, { token, body: { ...valid, pola } })
    expect([status, body.errors[0]]).toMatchObject([422, { field: 'pola', message }])
  })

  it('show what the next document would carry, and refuse a code that is taken', async () => {
    const { body } = await server.call<Row>('POST', PATH, { token, body: { ...valid, mulai: 7 } })
    expect(body.data.contoh).toMatch(/^0007\/\d{4}$/)
    expect((await server.call('POST', PATH, { token, body: { ...valid, kode: 'ska' } })).status).toBe(409)
  })

  it('preview three numbers without taking any', async () => {
    const body = {
      ...valid,
      mulai: 12,
      tanggal: '2026-11-21',
      kodeUnit: 'BAAK',
      kodeJenis: 'SKA',
      pola: '{nomor:4}/{kodeUnit}/{kodeJenis}/{bulanRomawi}/{tahun}',
    }
    const answer = await server.call<{ contoh: string[]; kunci: string }>('POST', `${PATH}/pratinjau`, { token, body })
    expect(answer.body.data).toEqual({ contoh: ['0012/BAAK/SKA/XI/2026', '0013/BAAK/SKA/XI/2026', '0014/BAAK/SKA/XI/2026'], kunci: '2026' })
  })

  it('choose their first number only before it was used', async () => {
    const { id } = await makePenomoran(database.owner)
    await draw(id)
    const { status, body } = await server.call('PUT', `${PATH}/${id}`, { token, body: { versi: 1, mulai: 5 } })
    expect([status, body.errors[0]?.field]).toEqual([409, 'mulai'])
  })

  it('list every number given out', async () => {
    const { id } = await makePenomoran(database.owner)
    await draw(id)
    await draw(id)
    const { body } = await server.call<{ nilai: number; status: string }[]>('GET', `${PATH}/${id}/nomor?order[nilai]=desc`, { token })
    expect(body.data.map(({ nilai, status }) => [nilai, status])).toEqual([
      [2, 'dipakai'],
      [1, 'dipakai'],
    ])
  })
})
