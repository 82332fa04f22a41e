import type { Impor, ImporBaris } from '@sivitas/contract/kit/import'
import type { Pegawai } from '@sivitas/contract/data-master/pegawai/pegawai'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOperator } from '../../testing/builders'
import { makeKode } from '../../testing/builders-master'
import { makePegawai } from '../../testing/builders-orang'
import { makeDatabase, type TestDatabase } from '../../testing/database'
import { startTestServer, type TestServer } from '../../testing/server'

const PATH = '/v2/master/pegawai'

let database: TestDatabase
let server: TestServer
let sdm: string
let pembaca: string
let akunOperator: string

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'sdm', scopes: ['F2:T'] })
  ;({ uuid: akunOperator } = await makeOperator(owner, { username: 'pembaca', scopes: ['F2:B'] }))
  for (const [daftar, kode, nama] of [
    ['jenis-kelamin', 'L', 'Laki-laki'],
    ['jenis-kelamin', 'P', 'Perempuan'],
    ['jenjang-pendidikan', '30', 'S1'],
  ] as const)
    await makeKode(owner, { daftar, kode, nama })
  server = await startTestServer(database)
  sdm = await server.signIn('sdm')
  pembaca = await server.signIn('pembaca')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const buat = (more: object, token = sdm) =>
  server.call<Pegawai>('POST', PATH, {
    token,
    body: { nip: 'P-1', nama: 'Rudi Hartono', jenisKelamin: 'L', unit: 'BAAK', jenisPegawai: 'tetap', ...more },
  })

describe('pegawai', () => {
  it('is filtered by unit, kind and state, and shows his masked NIK (DM-R27)', async () => {
    await makePegawai(database.owner, { nama: 'Sari Dewi', unit: 'Biro Keuangan', jenisPegawai: 'kontrak', nik: '3273014501880001' })
    await makePegawai(database.owner, { nama: 'Tono', unit: 'Biro Keuangan', statusAktif: false })
    const { body } = await server.call<Pegawai[]>('GET', `${PATH}?unit[]=Biro Keuangan&statusAktif=1`, { token: pembaca })
    expect(body.data).toMatchObject([{ nama: 'Sari Dewi', jenisPegawai: 'kontrak', nik: '327301******0001' }])
    const unit = await server.call('GET', '/v2/master/pegawai-unit', { token: pembaca })
    expect(unit.body.data).toContainEqual({ unit: 'Biro Keuangan', jumlah: 2 })
    expect((await server.call('GET', `${PATH}?bagian=1`, { token: pembaca })).status).toBe(422)
  })

  it('tells the NIK to who writes, on record, keeps it when other fields change, and links one operator account to one person', async () => {
    const { body } = await buat({ nip: 'P-10', nik: '3273011205880002', idAkun: akunOperator, pendidikan: '30' })
    expect(body.data).toMatchObject({ username: 'pembaca', namaPendidikan: 'S1' })
    const { id, versi } = body.data
    const ubah = await server.call<Pegawai>('PUT', `${PATH}/${id}`, { token: sdm, body: { versi, nik: body.data.nik, jabatan: 'Staf' } })
    expect(ubah.status).toBe(422)
    const benar = await server.call<Pegawai>('PUT', `${PATH}/${id}`, { token: sdm, body: { versi, jabatan: 'Staf' } })
    expect(benar.body.data).toMatchObject({ jabatan: 'Staf', nik: '327301******0002' })
    const lihat = async (token: string) => (await server.call<Pegawai>('GET', `${PATH}/${id}`, { token })).body.data.nik
    expect([await lihat(sdm), await lihat(pembaca)]).toEqual(['3273011205880002', '327301******0002'])
    const catatan = await database.owner.db
      .selectFrom('auditLog')
      .select('alasan')
      .where('idBaris', '=', id)
      .where('aksi', '=', 'lihat')
      .execute()
    expect(catatan).toEqual([{ alasan: 'NIK ditampilkan' }])
    const dua = await buat({ nip: 'P-11', nama: 'Orang Kedua', idAkun: akunOperator })
    expect([dua.status, dua.body.detail]).toEqual([409, 'Akun ini sudah ditautkan ke pegawai lain'])
  })

  it('refuses a number that is taken, dates the wrong way round and writing without F2:T', async () => {
    await buat({ nip: 'P-20', nama: 'Pemilik Nomor' })
    const sama = await buat({ nip: 'p-20', nama: 'Orang Lain' })
    expect([sama.status, sama.body.detail]).toEqual([409, 'NIP/NIY sudah dipakai oleh Pemilik Nomor'])
    const tanggal = await buat({ nip: 'P-21', tmtMulai: '2025-01-01', tmtSelesai: '2024-01-01' })
    expect(tanggal.body.errors).toMatchObject([{ field: 'tmtSelesai' }])
    expect((await buat({ nip: 'P-22' }, pembaca)).body.detail).toBe('Perlu hak akses F2:T.')
  })
})

describe('the import of staff', () => {
  const kirim = async (isi: string) => {
    const form = new FormData()
    form.set('berkas', new File([isi], 'pegawai.csv'))
    const { body } = await server.call<Impor>('POST', `${PATH}/impor`, { token: sdm, body: form })
    return (await server.call<Impor>('PUT', `${PATH}/impor/${body.data.id}/kolom`, { token: sdm, body: { kolom: body.data.kolom } })).body
      .data
  }
  const HEADS = 'NIP/NIY;Nama;NIK;Jenis kelamin;Unit;Jenis pegawai;Pendidikan'
  const BARIS = [
    'I-1;Impor Satu;3273011205880010;L;Perpustakaan;Tetap;S1',
    'I-2;Impor Dua;;Perempuan;Perpustakaan;kontrak;30',
    'I-3;Impor Tiga;;P;Perpustakaan;Sukarela;',
  ]

  it('takes codes and names, saves the valid rows, and finds them all the same a second time (DM edge 17)', async () => {
    const run = await kirim([HEADS, ...BARIS].join('\n'))
    expect(run).toMatchObject({ baru: 2, salah: 1 })
    const { body } = await server.call<ImporBaris[]>('GET', `${PATH}/impor/${run.id}/baris?bermasalah=1`, { token: sdm })
    expect(body.data[0]?.temuan).toMatchObject([
      { kolom: 'jenisPegawai', pesan: "'Sukarela' tidak dikenal; pakai kode atau nama dari lembar jenis-pegawai" },
    ])
    await server.call('POST', `${PATH}/impor/${run.id}/simpan`, { token: sdm, body: {} })
    expect(await kirim([HEADS, ...BARIS].join('\n'))).toMatchObject({ baru: 0, ubah: 0, sama: 2, salah: 1 })
  })

  it('changes what differs, and undoes both new and changed rows', async () => {
    const run = await kirim(
      [HEADS, 'I-1;Impor Satu;3273011205880010;L;Biro Umum;Tetap;S1', 'I-9;Impor Baru;;L;Biro Umum;Honorer;'].join('\n'),
    )
    expect(run).toMatchObject({ baru: 1, ubah: 1 })
    await server.call('POST', `${PATH}/impor/${run.id}/simpan`, { token: sdm, body: {} })
    const units = async () =>
      (await server.call<Pegawai[]>('GET', `${PATH}?cari=Impor&order[nip]=asc`, { token: sdm })).body.data.map(
        ({ nip, unit }) => `${nip} ${unit}`,
      )
    expect(await units()).toEqual(['I-1 Biro Umum', 'I-2 Perpustakaan', 'I-9 Biro Umum'])
    await server.call('POST', `${PATH}/impor/${run.id}/urungkan`, { token: sdm, body: {} })
    expect(await units()).toEqual(['I-1 Perpustakaan', 'I-2 Perpustakaan'])
  })
})
