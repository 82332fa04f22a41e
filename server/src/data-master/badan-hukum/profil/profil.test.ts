import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insert, makeOperator, nobody } from '../../../testing/builders'
import { makeKode, makeKonsentrasi, makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

type Beda = { field: string; kita: string | null; pddikti: string | null; sama: boolean; nilai: unknown; masalah: string | null }
type Hasil = { dipindah: number; hasil: { idMahasiswa: string; berhasil: boolean; pesan: string | null }[] }

let database: TestDatabase
let server: TestServer
let writer: string

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'unit', scopes: ['F1:T'] })
  await makeKode(owner, { daftar: 'lembaga-akreditasi', kode: 'BAN-PT', nama: 'BAN-PT' })
  await makeKode(owner, { daftar: 'peringkat-akreditasi', kode: 'U', nama: 'Unggul' })
  server = await startTestServer(database)
  writer = await server.signIn('unit')
})
afterAll(async () => {
  await server.stop()
  await database.drop()
})

describe('the profile beside PDDikti', () => {
  const banding = (isi: string, nama = 'profil.json') => {
    const body = new FormData()
    body.set('berkas', new File([isi], nama))
    return server.call<{ versi: number; beda: Beda[] }>('POST', '/v2/master/perguruan-tinggi/banding', { token: writer, body })
  }

  it('shows each field, takes none by itself, and keeps what our rules refuse from being taken over', async () => {
    const profil = { kode_perguruan_tinggi: '12345', nama_perguruan_tinggi: 'Universitas Baru', kode_pos: '40135', mbs: '1' }
    const { status, body, text } = await banding(JSON.stringify({ error_code: 0, data: [profil] }))
    expect(status, text).toBe(200)
    const of = (field: string) => body.data.beda.find((one) => one.field === field)
    expect(of('nama')).toMatchObject({ pddikti: 'Universitas Baru', sama: false, nilai: 'Universitas Baru', masalah: null })
    expect(of('kode')).toMatchObject({ nilai: null, masalah: 'Kode PT harus 6 angka' })
    expect(of('mbs')).toMatchObject({ pddikti: 'Ya', nilai: true })
    const pt = await server.call<{ nama: string }>('GET', '/v1/perguruan_tinggi', { token: writer })
    expect(pt.body.data.nama).not.toBe('Universitas Baru')
  })

  it('reads a sheet as well, and refuses what is no profile', async () => {
    const { body } = await banding('nama_perguruan_tinggi;jalan\nUniversitas Baru;Jalan Satu\n', 'profil.csv')
    expect(body.data.beda.map(({ field, pddikti }) => [field, pddikti])).toEqual([
      ['nama', 'Universitas Baru'],
      ['jalan', 'Jalan Satu'],
    ])
    expect((await banding('{"data":{"warna":"biru"}}')).status).toBe(422)
  })
})

describe('leaders of a day', () => {
  it('names who held an office then', async () => {
    const pejabat = (namaLengkap: string, berlakuMulai: string, berlakuSelesai: string | null) =>
      insert(database.owner, 'pejabat', {
        jabatan: 'REKTOR',
        lingkup: 'pt',
        penugasan: 'definitif',
        namaLengkap,
        nomorSk: 'SK/1',
        berlakuMulai,
        berlakuSelesai,
      })
    await pejabat('Rektor Lama', '2018-01-01', '2021-12-31')
    await pejabat('Rektor Kini', '2022-01-01', null)
    const on = async (query: string) =>
      (await server.call<{ nama: string }[]>('GET', `/v2/master/pimpinan${query}`, { token: writer })).body.data.map(({ nama }) => nama)
    expect(await on('?tanggal=2020-06-01')).toEqual(['Rektor Lama'])
    expect(await on('')).toEqual(['Rektor Kini'])
  })
})

describe('students of a konsentrasi', () => {
  it('DM edge 7: move within their prodi, all or chosen ones; who can’t says why', async () => {
    const { owner } = database
    const { id: idProdi } = await makeProdi(owner)
    const [dari, ke] = [await makeKonsentrasi(owner, { idProdi }), await makeKonsentrasi(owner, { idProdi })]
    const satu = await makeMahasiswa(owner, { idProdi, idKonsentrasi: dari.id })
    const dua = await makeMahasiswa(owner, { idProdi, idKonsentrasi: dari.id })
    const lain = await makeMahasiswa(owner)
    const pindah = async (body: object) =>
      (await server.call<Hasil>('POST', `/v2/master/konsentrasi/${ke.id}/mahasiswa`, { token: writer, body })).body.data
    const chosen = await pindah({ idMahasiswa: [satu.id, lain.id, nobody()] })
    expect(chosen.dipindah).toBe(1)
    expect(chosen.hasil.map(({ pesan }) => pesan)).toEqual([null, 'Konsentrasi bukan milik prodi ini', 'Mahasiswa tidak ditemukan'])
    expect((await pindah({ dari: dari.id })).hasil).toMatchObject([{ idMahasiswa: dua.id, berhasil: true }])
    const both = await server.call('POST', `/v2/master/konsentrasi/${ke.id}/mahasiswa`, {
      token: writer,
      body: { dari: dari.id, idMahasiswa: [satu.id] },
    })
    expect(both.status).toBe(422)
  })
})

describe('the certificate of an accreditation', () => {
  it('is a PDF that was uploaded before, and goes with its row', async () => {
    const { id: idProdi } = await makeProdi(database.owner)
    const upload = async (nama: string, isi: BlobPart) => {
      const body = new FormData()
      body.set('jenis', 'dokumen')
      body.set('file', new File([isi], nama))
      return (await server.call<{ id: string }>('POST', '/v2/platform/berkas', { token: writer, body })).body.data
    }
    const { id: idSertifikat } = await upload('sertifikat.pdf', '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')
    const sk = {
      lembaga: 'BAN-PT',
      peringkat: 'U',
      nomorSk: 'SERT/1',
      tanggalSk: '2026-01-01',
      tanggalMulai: '2026-01-01',
      tanggalBerakhir: '2031-01-01',
    }
    type Row = { id: string; sertifikat: { id: string; nama: string } | null }
    const path = `/v2/master/prodi/${idProdi}/akreditasi`
    const made = await server.call<Row>('POST', path, { token: writer, body: { ...sk, idSertifikat } })
    expect(made.body.data.sertifikat).toMatchObject({ id: idSertifikat, nama: 'sertifikat.pdf' })
    expect((await server.call('GET', `/v2/platform/berkas/${idSertifikat}/unduh`, { token: writer })).status).toBe(200)
    expect((await server.call('DELETE', `${path}/${made.body.data.id}`, { token: writer })).status).toBe(200)
    expect((await server.call('GET', `/v2/platform/berkas/${idSertifikat}/unduh`, { token: writer })).status).toBe(404)
  })
})
