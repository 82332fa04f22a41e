import type { Berkas } from '@sivitas/contract/platform/berkas/berkas'
import type { Operator } from '@sivitas/contract/pengaturan/operator/operator'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOperator, nobody } from '../../testing/builders'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

let database: TestDatabase
let server: TestServer
let own: string
let ownId: number
let admin: string

const picture = async (colour: string) =>
  new File(
    [
      Buffer.from(
        await sharp({ create: { width: 300, height: 400, channels: 3, background: colour } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    'foto.jpg',
  )

async function upload(token: string): Promise<Berkas> {
  const form = new FormData()
  form.set('jenis', 'foto')
  form.set('file', await picture('#888888'))
  return (await server.call<Berkas>('POST', '/v2/platform/berkas', { token, body: form })).body.data
}
const change = (token: string, body: unknown) => server.call<Operator>('POST', `/v1/operator/${ownId}`, { token, body })
const status = async (path: string | null) => (await server.call('GET', path ?? '', { token: admin })).status

beforeAll(async () => {
  database = await makeDatabase()
  ownId = (await makeOperator(database.owner, { username: 'biasa' })).idOperator
  await makeOperator(database.owner, { username: 'admin', scopes: ['A:T'] })
  server = await startTestServer(database)
  own = await server.signIn('biasa')
  admin = await server.signIn('admin')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

describe("an operator's photo", () => {
  it('comes along with the own profile as form data, and is seen by colleagues (PL-R27)', async () => {
    const form = new FormData()
    form.set('foto', await picture('#cc3333'))
    const { status: code, body } = await change(own, form)
    expect(code).toBe(200)
    expect(body.data.fotoContentUrl).toBe(`/v2/platform/berkas/${body.data.idFoto}/unduh?kecil=true`)
    expect(await status(body.data.fotoContentUrl)).toBe(200)
    const profile = await server.call<{ fotoContentUrl: string }>('GET', `/v1/operator/${ownId}/biodata_singkat`, { token: own })
    expect(profile.body.data.fotoContentUrl).toBe(body.data.fotoContentUrl)
  })

  it('may be uploaded before and named when the form is saved; the one before goes, and so it does when taken away', async () => {
    const before = (await change(own, {})).body.data.fotoContentUrl
    const { id } = await upload(own)
    const saved = await change(own, { idFoto: id })
    expect(saved.body.data.idFoto).toBe(id)
    expect(await status(before)).toBe(404)
    const gone = await change(own, { idFoto: null })
    expect(gone.body.data).toMatchObject({ idFoto: null, fotoContentUrl: null })
    expect(await status(saved.body.data.fotoContentUrl)).toBe(404)
  })

  it.each([
    ['of nobody', () => Promise.resolve(nobody())],
    ['that somebody else uploaded', async () => (await upload(admin)).id],
  ])('is refused when it names a file %s', async (_name, made) => {
    const answer = await change(own, { idFoto: await made() })
    expect([answer.status, answer.body.errors[0]?.field]).toEqual([422, 'idFoto'])
  })

  it('is refused when it is none, and nothing else of the form is kept', async () => {
    const form = new FormData()
    form.set('nama', 'Nama lain')
    form.set('foto', new File(['%PDF-1.7'], 'foto.jpg'))
    const answer = await change(own, form)
    expect([answer.status, answer.body.type, answer.body.errors[0]?.field]).toEqual([422, 'isi_tidak_sesuai', 'foto'])
    expect((await change(own, {})).body.data.nama).toBe('biasa')
  })

  it('comes along with a new operator', async () => {
    const { body: role } = await server.call<{ id: string }>('POST', '/v1/role', {
      token: admin,
      body: { nama: 'Tracer', scopes: [{ kode: 'TR', tingkat: 'B' }] },
    })
    const { id: idFoto } = await upload(admin)
    const values = { nama: 'Baru', username: 'baru', role: [{ idHakAkses: role.data.id }], idFoto }
    const made = await server.call<Operator>('POST', '/v1/operator', { token: admin, body: values })
    expect([made.status, made.body.data.idFoto]).toEqual([201, idFoto])
  })
})
