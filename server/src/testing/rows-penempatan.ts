import type { AppDatabase } from '../db/client'
import { insert, makePeriode, nextNumber, PERIODE } from './builders'
import { makeTemplate } from './builders-dokumen'
import { makeJenisKelas, makeMahasiswa, makeProdi } from './builders-master'
import type { RowKind } from './row-kind'

type Place = { collegeId?: string }
type Maker = (owner: AppDatabase, place: Place) => Promise<{ id: string }>

const row = (make: Maker, body: RowKind['body'] = {}): RowKind => ({
  make: async (owner, place) => ({ id: (await make(owner, place)).id }),
  body,
})

const kelas: Maker = async (owner, place) => {
  const { id: idProdi } = await makeProdi(owner, place)
  return await insert(owner, 'kelasDefault', { ...place, kode: `K-${nextNumber()}`, nama: 'Kelas', idProdi, angkatan: 2025 })
}
const sesi: Maker = async (owner, place) =>
  await insert(owner, 'kelompokSesi', { ...place, kode: `S${nextNumber()}`, nama: 'Pagi', hari: [1] })
const instansi: Maker = async (owner, place) =>
  await insert(owner, 'instansi', { ...place, nama: `Instansi ${nextNumber()}`, jenisInstansi: 'swasta' })
const klasifikasi: Maker = async (owner, place) => {
  await makePeriode(owner, PERIODE, place.collegeId)
  return await insert(owner, 'klasifikasi', { ...place, kode: `K${nextNumber()}`, nama: `Klasifikasi ${nextNumber()}`, kelompok: 'Uji' })
}
const mahasiswa: Maker = async (owner, place) => await makeMahasiswa(owner, place)
const kartu: Maker = async (owner, place) => await makeTemplate(owner, { ...place, jenis: 'ktm', status: 'draf' })

const seseorang = '00000000-0000-4000-8000-000000000000'

/** Rows behind placement, groups, agencies and cards. */
export const ROWS_PENEMPATAN: Readonly<Record<string, RowKind>> = {
  '/v2/master/kelas-default/{id}': { ...row(kelas), ofProdi: true },
  '/v2/master/kelas-default/{id}/daftar-hadir': { ...row(kelas), ofProdi: true },
  '/v2/master/jenis-kelas/{id}': row(async (owner, place) => await makeJenisKelas(owner, place)),
  '/v2/master/kelompok-sesi/{id}': row(sesi),
  '/v2/master/klasifikasi/{id}': row(klasifikasi),
  '/v2/master/klasifikasi/{id}/anggota': row(klasifikasi, {
    POST: { pilihan: { nim: ['0'] }, periodeMulai: PERIODE },
    DELETE: { idMahasiswa: [seseorang] },
  }),
  '/v2/master/instansi/{id}': row(instansi),
  '/v2/master/instansi/{id}/daftar-mahasiswa': row(instansi),
  '/v2/master/mahasiswa/{id}/klasifikasi': { ...row(mahasiswa), ofProdi: true },
  '/v2/master/mahasiswa/{id}/instansi': { ...row(mahasiswa, { PUT: { versi: 1 } }), ofProdi: true },
  '/v2/master/mahasiswa/{id}/kartu': { ...row(mahasiswa), ofProdi: true },
  '/v2/master/template-kartu/{id}': row(kartu),
  '/v2/master/template-kartu/{id}/terbit': row(kartu, { POST: { versi: 1 } }),
  '/v2/master/template-kartu/{id}/pratinjau': row(kartu),
}
