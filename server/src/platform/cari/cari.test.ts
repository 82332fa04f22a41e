import type { KelompokCari } from '@sivitas/contract/platform/cari'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insert, makeOperator } from '../../testing/builders'
import { makeMahasiswa, makeProdi } from '../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

let database: TestDatabase
let server: TestServer
let admin: string
let nim: string

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  await makeOperator(database.owner, { username: 'admin', scopes: ['A:B'] })
  admin = await server.signIn('admin')
  const prodi = await makeProdi(database.owner)
  ;({ nim } = await makeMahasiswa(database.owner, { biodata: { nama: 'Muhammad Rizky Pratama' }, idProdi: prodi.id }))
  await makeMahasiswa(database.owner, { biodata: { nama: 'Rizkya Amelia' }, idProdi: prodi.id })
  await insert(database.owner, 'dosen', {
    nama: 'Rizal Hakim',
    nidn: '0401018801',
    jenisKelamin: 'L',
    tanggalLahir: '1988-01-01',
    jenisDosen: 'A',
    idIkatanKerja: 'A',
  })
  await insert(database.owner, 'mataKuliah', { kode: 'IF301', nama: 'Rekayasa Perangkat Lunak', idProdi: prodi.id, sksTatapMuka: 3 })
  await makeOperator(database.owner, { username: 'luar', scopes: ['F3:T'], prodi: [(await makeProdi(database.owner)).kode] })
  await makeOperator(database.owner, { username: 'kasir', scopes: ['K2:T'] })
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const find = async (q: string, token = admin, more = '') => {
  const { body } = await server.call<KelompokCari[]>('GET', `/v2/platform/cari?q=${encodeURIComponent(q)}${more}`, { token })
  return body.data
}
const names = (groups: KelompokCari[]) => groups.flatMap(({ jenis, hasil }) => hasil.map(({ nama }) => `${jenis}: ${nama}`))

describe('the palette', () => {
  it('finds people by part of the name, what begins so first', async () => {
    expect(names(await find('rizk'))).toEqual(['mahasiswa: Rizkya Amelia', 'mahasiswa: Muhammad Rizky Pratama'])
    expect(names(await find('riz'))).toContain('dosen: Rizal Hakim')
  })

  it('forgives a misspelt name and says so', async () => {
    const [group] = await find('muhamad riski')
    expect([group?.mirip, group?.hasil[0]?.nama]).toEqual([true, 'Muhammad Rizky Pratama'])
    const [course] = await find('rekayasa perangkat lunka', admin, '&jenis[]=makul')
    expect([course?.mirip, course?.hasil[0]?.kode]).toEqual([true, 'IF301'])
  })

  it('finds by NIM, NIDN and code', async () => {
    expect((await find(nim.slice(0, 6)))[0]?.hasil.map(({ kode }) => kode)).toContain(nim)
    expect(names(await find('0401018801'))).toEqual(['dosen: Rizal Hakim'])
    expect(names(await find('if30'))).toEqual(['makul: Rekayasa Perangkat Lunak'])
  })

  it('shows nobody what his scopes and prodi do not', async () => {
    expect(await find('rizk', await server.signIn('luar'))).toEqual([])
    expect(await find('rizk', await server.signIn('kasir'))).toEqual([])
  })

  it('refuses one letter and kinds that do not exist', async () => {
    const short = await server.call('GET', '/v2/platform/cari?q=a', { token: admin })
    expect([short.status, short.body.errors[0]?.field]).toEqual([422, 'q'])
    expect((await server.call('GET', '/v2/platform/cari?q=ab&jenis[]=tagihan', { token: admin })).status).toBe(422)
  })
})
