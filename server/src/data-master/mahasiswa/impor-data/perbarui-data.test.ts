import type { Impor, ImporBaris } from '@sivitas/contract/kit/import'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inCollege, insert, makeOperator, TEST_COLLEGE } from '../../../testing/builders'
import { makeBiodata, makeKode, makeMahasiswa, makeProdi } from '../../../testing/builders-master'
import { makeDatabase, type TestDatabase } from '../../../testing/database'
import { startTestServer, type TestServer } from '../../../testing/server'

const PATH = '/v2/master/impor-mahasiswa/perbarui'
const HEADS = 'nim;nama;tanggal_lahir;nik;agama;handphone;gelombang;nama_ibu_kandung;pekerjaan ayah;penghasilan ayah;penerima_kps;nomor_kps'

let database: TestDatabase
let server: TestServer
let baak: string
let prodiTi: string
const id = { informatika: '', siti: '', orang: '' }

beforeAll(async () => {
  database = await makeDatabase()
  const { owner } = database
  await makeOperator(owner, { username: 'baak', scopes: ['F3:T'] })
  id.informatika = (await makeProdi(owner, { kode: '55201', kodeNim: '01', nama: 'Informatika' })).id
  const sistem = (await makeProdi(owner, { kode: '57201', kodeNim: '02', nama: 'Sistem Informasi' })).id
  for (const [daftar, kode, nama] of [
    ['agama', '1', 'Islam'],
    ['agama', '2', 'Kristen'],
    ['pekerjaan', '9', 'Wiraswasta'],
    ['pekerjaan', '98', 'Sudah meninggal'],
    ['penghasilan', '14', 'Rp 2.000.000-4.999.999'],
  ] as const)
    await makeKode(owner, { daftar, kode, nama })
  id.orang = (
    await makeBiodata(owner, {
      nama: 'Siti Aminah',
      nik: '3273017101050002',
      idAgama: '1',
      handphone: '+6281200001111',
      namaIbuKandung: 'Nurhayati',
    })
  ).id
  await insert(owner, 'orangTua', { idBiodata: id.orang, peran: 'ibu', nama: 'Nurhayati' })
  id.siti = (await makeMahasiswa(owner, { nim: '2501010001', idBiodata: id.orang, idProdi: id.informatika, gelombang: '1' })).id
  await makeMahasiswa(owner, { nim: '2501020001', idProdi: sistem })
  await makeMahasiswa(owner, { nim: '2501010002', idProdi: id.informatika, biodata: { nama: 'Terkirim', statusPddikti: 'TERKIRIM' } })
  await makeMahasiswa(owner, { nim: '2501010003', idProdi: id.informatika, biodata: { nama: 'Lain', nik: '3273017101050009' } })
  await makeOperator(owner, { username: 'prodi.ti', scopes: ['F3:T'], prodi: ['55201'] })
  server = await startTestServer(database)
  baak = await server.signIn('baak')
  prodiTi = await server.signIn('prodi.ti')
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

type Sent = { body?: unknown; token?: string }
const call = <Data>(method: string, path: string, { body, token = baak }: Sent = {}) =>
  server.call<Data>(method, `${PATH}${path}`, { token, ...(body === undefined ? {} : { body }) })

async function periksa(lines: readonly string[], token = baak): Promise<Impor> {
  const form = new FormData()
  form.set('berkas', new File([[HEADS, ...lines].join('\n')], 'perbarui.csv', { type: 'text/csv' }))
  const { body } = await call<Impor>('POST', '', { body: form, token })
  const hasil = await call<Impor>('PUT', `/${body.data.id}/kolom`, { body: { kolom: body.data.kolom }, token })
  expect(hasil.status, hasil.text).toBe(200)
  return hasil.body.data
}
const rowsOf = async (run: string, token = baak) => (await call<ImporBaris[]>('GET', `/${run}/baris`, { token })).body.data
const galat = async (run: string, token = baak) =>
  (await rowsOf(run, token)).map(({ temuan }) =>
    temuan.flatMap(({ kolom, pesan, tingkat }) => (tingkat === 'galat' ? [`${kolom}: ${pesan}`] : [])),
  )
const fakta = async () => {
  const { rows } = await inCollege(database.owner, TEST_COLLEGE, (db) =>
    sql<Record<string, unknown>>`
      SELECT m.nama, m.gelombang, b.handphone, b.id_agama, b.nama_ibu_kandung,
             (SELECT jsonb_object_agg(o.peran, jsonb_build_array(o.nama, o.id_pekerjaan, o.masih_hidup) ORDER BY o.peran) FROM orang_tua o WHERE o.id_biodata = b.id) AS orang_tua
        FROM mahasiswa m JOIN biodata b ON b.college_id = m.college_id AND b.id = m.id_biodata WHERE m.id = ${id.siti}`.execute(db),
  )
  return rows[0]
}
const AWAL = {
  nama: 'Siti Aminah',
  gelombang: '1',
  handphone: '+6281200001111',
  idAgama: '1',
  namaIbuKandung: 'Nurhayati',
  orangTua: { ibu: ['Nurhayati', null, true] },
}

describe('data of students from a file', () => {
  it('shows old and new of each cell, leaves empty cells alone, clears with #KOSONG, and puts everything back', async () => {
    const line = '2501010001;Siti Aminah Putri;;;Kristen;#KOSONG;2;Nur Hayati;Wiraswasta;14;;'
    const run = await periksa([line])
    expect([run.ubah, run.salah]).toEqual([1, 0])
    expect((await rowsOf(run.id))[0]?.perubahan.map(({ kolom, lama, baru }) => `${kolom}: ${lama} -> ${baru}`)).toEqual([
      'pekerjaanAyah: - -> 9',
      'penghasilanAyah: - -> 14',
      'nama: Siti Aminah -> Siti Aminah Putri',
      'idAgama: 1 -> 2',
      'namaIbuKandung: ****** -> ******',
      'handphone: +6281200001111 -> -',
      'gelombang: 1 -> 2',
    ])
    expect((await call<Impor>('POST', `/${run.id}/simpan`)).body.data.tersimpan).toBe(1)
    expect(await fakta()).toEqual({
      nama: 'Siti Aminah Putri',
      gelombang: '2',
      handphone: null,
      idAgama: '2',
      namaIbuKandung: 'Nur Hayati',
      orangTua: { ayah: [null, '9', true], ibu: ['Nur Hayati', null, true] },
    })
    expect((await periksa([line])).sama).toBe(1)
    const urung = (await call<Impor>('POST', `/${run.id}/urungkan`)).body.data
    expect([urung.status, urung.urung, urung.pesan]).toEqual(['diurungkan', 1, null])
    expect(await fakta()).toEqual(AWAL)
  })

  it('DM-R27: masks a NIK in what it shows of old and new', async () => {
    const run = await periksa(['2501010001;;;3273017101050003;;;;;;;;'])
    expect((await rowsOf(run.id))[0]?.perubahan).toEqual([{ kolom: 'nik', lama: '327301******0002', baru: '327301******0003' }])
  })

  it('refuses what the form would refuse, each in its cell', async () => {
    const run = await periksa([
      '2501010001;#KOSONG;;;;;;;;;;',
      '9999999999;Nama;;;;;;;;;;',
      '2501010002;Nama Lain;;;;;;;;;;',
      '2501010003;;;3273017101050002;;;;;;;;',
    ])
    expect(await galat(run.id)).toEqual([
      ['nama: Isian ini tidak boleh dikosongkan'],
      ['nim: NIM 9999999999 tidak ditemukan'],
      ['nama: Sudah dilaporkan ke PDDikti; ubah lewat Data Mahasiswa dengan alasan dan dokumen pendukung'],
      ['nik: NIK sudah dipakai orang lain'],
    ])
    const kps = await periksa(['2501010001;;;;;;;;;;Ya;'])
    expect(await galat(kps.id)).toEqual([['nomorKps: Nomor KPS wajib diisi bila penerima KPS']])
  })

  it('DM edge 8: rejects a student of another prodi', async () => {
    const run = await periksa(['2501020001;Nama Baru;;;;;;;;;;'], prodiTi)
    expect(await galat(run.id, prodiTi)).toEqual([['nim: Prodi di luar akses Anda']])
  })

  it('leaves a student whom somebody changed after the import', async () => {
    const run = await periksa(['2501010001;;;;;;3;;;;;'])
    await call('POST', `/${run.id}/simpan`)
    const { versi } = (await server.call<{ versi: number }>('GET', `/v1/mahasiswa/${id.siti}`, { token: baak })).body.data
    await server.call('PUT', `/v1/mahasiswa/${id.siti}`, { token: baak, body: { versi, registrasi: { gelombang: '4' } } })
    const urung = (await call<Impor>('POST', `/${run.id}/urungkan`)).body.data
    expect([urung.urung, urung.tersimpan]).toEqual([0, 1])
    expect((await rowsOf(run.id))[0]?.temuan[0]?.pesan).toBe('Sudah diubah setelah impor, sehingga dibiarkan')
  })
})
