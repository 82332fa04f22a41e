import type { Lokasi } from '@sivitas/contract/pengaturan/operator/lokasi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, makeOperator, nobody, TEST_COLLEGE } from '../../testing/builders'
import { makeKampus } from '../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

let database: TestDatabase
let server: TestServer
let admin: string
let idOperator: number

beforeAll(async () => {
  database = await makeDatabase()
  server = await startTestServer(database)
  idOperator = (await makeOperator(database.owner, { username: 'admin', scopes: ['O1:T'] })).idOperator
  admin = await server.signIn('admin')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

let number = 0
const make = (values: Record<string, unknown> = {}) =>
  server.call<Lokasi>('POST', '/v2/pengaturan/lokasi', {
    token: admin,
    body: { kode: `L${++number}`, nama: 'Loket BAAK', kota: 'Bandung', ...values },
  })

describe('places of operators', () => {
  it('keeps hours, networks and campus', async () => {
    const kampus = await makeKampus(database.owner, { nama: 'Kampus Utama' })
    const made = await make({
      idKampus: kampus.id,
      telepon: '(022) 1234567',
      jaringan: '10.1.0.0/16\n\n 192.168.7.4 ',
      jamLayanan: { senin: { buka: '08:00', tutup: '15:30' } },
    })
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({
      namaKampus: 'Kampus Utama',
      telepon: '+62221234567',
      jaringan: ['10.1.0.0/16', '192.168.7.4/32'],
      jamLayanan: { senin: { buka: '08:00', tutup: '15:30' } },
      aktif: true,
      jumlahOperator: 0,
    })
  })

  it.each([
    [{ jaringan: '10.1.0.0/16\nlantai dua' }, [422, 'jaringan', 'Baris 2 bukan alamat jaringan']],
    [{ jaringan: ['10.1.2.3/16'] }, [422, 'jaringan', 'Baris 1 bukan alamat jaringan']],
    [{ kode: 'l1' }, [409, 'kode', 'Kode sudah dipakai']],
    [{ kota: '' }, [422, 'kota', 'Field tidak boleh kosong']],
    [{ jamLayanan: { senin: { buka: '15:00', tutup: '08:00' } } }, [422, 'jamLayanan.senin.tutup', 'Jam tutup harus setelah jam buka']],
    [{ telepon: 'tidak ada' }, [422, 'telepon', 'Nomor telepon terdiri atas 4-12 angka']],
    [{ idKampus: nobody() }, [422, 'idKampus', 'Kampus tidak ditemukan.']],
  ])('refuses %j', async (values, expected) => {
    const refused = await make(values)
    expect([refused.status, refused.body.errors[0]?.field, refused.body.errors[0]?.message]).toEqual(expected)
  })

  it('changes only what is named, and says when it is used', async () => {
    const { body } = await make({ jaringan: ['10.2.0.0/16'] })
    const { id, versi } = body.data
    const changed = await server.call<Lokasi>('PUT', `/v2/pengaturan/lokasi/${id}`, { token: admin, body: { versi, nama: 'Loket Baru' } })
    expect(changed.body.data).toMatchObject({ nama: 'Loket Baru', jaringan: ['10.2.0.0/16'], versi: versi + 1 })
    await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db.updateTable('operator').set({ idLokasi: id }).where('id', '=', idOperator).execute(),
    )
    const used = await server.call('DELETE', `/v2/pengaturan/lokasi/${id}`, { token: admin })
    expect([used.status, used.body.status.message]).toEqual([409, 'Masih dipakai 1 operator'])
    await inCollege(database.owner, TEST_COLLEGE, (db) =>
      db.updateTable('operator').set({ idLokasi: null }).where('id', '=', idOperator).execute(),
    )
    expect((await server.call('DELETE', `/v2/pengaturan/lokasi/${id}`, { token: admin })).status).toBe(200)
  })

  it('says whether the present address lies inside a network', async () => {
    const test = () =>
      server.call<{ alamatIp: string; lokasi: { nama: string }[] }>('GET', '/v2/pengaturan/lokasi/uji-alamat', { token: admin })
    expect((await test()).body.data.lokasi).toEqual([])
    await make({ nama: 'Ruang Mesin', jaringan: ['127.0.0.0/8', '::1'] })
    expect((await test()).body.data.lokasi.map(({ nama }) => nama)).toEqual(['Ruang Mesin'])
  })
})
