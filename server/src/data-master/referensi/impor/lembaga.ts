import {
  IMPOR_PRODI_LUAR,
  IMPOR_PT,
  IMPOR_SEKOLAH,
  type ProdiLuarImpor,
  type PtImpor,
  type SekolahImpor,
} from '@sivitas/contract/data-master/referensi/impor'
import { defineImportJob } from '../../../kit/import/import-job'
import type { CodeSheet, ImportContext } from '../../../kit/import/import-kind'
import { listKode } from '../kode-queries'
import { listPtKenal, listWilayahKenal, type WilayahKenal } from './cari-queries'
import { jenisRujukan } from './kind'
import type { BarisImpor, Isi } from './tabel'

const sheet = async ({ db }: ImportContext, title: string, daftar: string): Promise<CodeSheet> => ({
  title,
  rows: (await listKode(db, daftar, { aktif: true })).map(({ kode, nama }) => [kode, nama] as const),
})

type Wilayahan = { kodeWilayah: string }

/** The region of a line; none where it names none, undefined where there is no such region. */
function wilayahOf<Values extends Wilayahan>(
  row: BarisImpor<Values>,
  known: ReadonlyMap<string, WilayahKenal>,
): WilayahKenal | null | undefined {
  const kode = row.nilai.kodeWilayah
  if (!kode) return null
  const found = known.get(kode)
  if (!found) row.salah('kodeWilayah', `Wilayah ${kode} tidak ditemukan`)
  return found
}

const regionsOf = async <Values extends Wilayahan>({ db }: ImportContext, rows: readonly BarisImpor<Values>[]) =>
  await listWilayahKenal(
    db,
    rows.flatMap(({ nilai }) => nilai.kodeWilayah ?? []),
  )

/** Schools that all colleges share; proposals of colleges are not touched by a file. */
export const SEKOLAH_KIND = jenisRujukan<SekolahImpor>({
  declaration: IMPOR_SEKOLAH,
  tabel: 'sekolah',
  kolom: { npsn: 'text', nama: 'text', jenis_sekolah: 'text', status: 'text', kode_wilayah: 'text', alamat: 'text' },
  kunci: ['npsn'],
  pengenal: 't.id::text',
  syarat: 't.pengusul IS NULL',
  isian: { nama: 'nama', jenis_sekolah: 'jenisSekolah', status: 'status', kode_wilayah: 'kodeWilayah', alamat: 'alamat' },
  codes: async (context) => [await sheet(context, 'Jenis sekolah', 'jenis-sekolah')],
  susun: async (context, rows) => {
    const known = await regionsOf(context, rows)
    return (row): Isi | null => {
      const { npsn, nama, jenisSekolah, status, alamat } = row.nilai
      const wilayah = wilayahOf(row, known)
      if (npsn === undefined || nama === undefined || jenisSekolah === undefined || status === undefined) return null
      return { npsn, nama, jenis_sekolah: jenisSekolah, status, kode_wilayah: wilayah?.kode ?? null, alamat: alamat ?? null }
    }
  },
})

export const PT_KIND = jenisRujukan<PtImpor>({
  declaration: IMPOR_PT,
  tabel: 'referensi_perguruan_tinggi',
  kolom: { kode: 'text', nama: 'text', kode_wilayah: 'text', kota: 'text', status: 'text', id_pddikti: 'uuid' },
  kunci: ['kode'],
  pengenal: 't.id::text',
  isian: { nama: 'nama', kode_wilayah: 'kodeWilayah', status: 'status', id_pddikti: 'idPddikti' },
  codes: async () => [],
  susun: async (context, rows) => {
    const known = await regionsOf(context, rows)
    return (row): Isi | null => {
      const { kode, nama, status, idPddikti } = row.nilai
      const wilayah = wilayahOf(row, known)
      if (kode === undefined || nama === undefined || status === undefined) return null
      return { kode, nama, kode_wilayah: wilayah?.kode ?? null, kota: wilayah?.kota ?? null, status, id_pddikti: idPddikti ?? null }
    }
  },
})

/** The jenjang that a cell names, by code or exact name. */
const jenjangOf = (cell: string, jenjang: readonly { kode: string; nama: string }[]) =>
  jenjang.find(({ kode, nama }) => kode === cell || nama.toLowerCase() === cell.toLowerCase())?.kode

export const PRODI_LUAR_KIND = jenisRujukan<ProdiLuarImpor>({
  declaration: IMPOR_PRODI_LUAR,
  tabel: 'referensi_prodi',
  kolom: { id_perguruan_tinggi: 'uuid', kode: 'text', nama: 'text', jenjang: 'text', id_pddikti: 'uuid' },
  kunci: ['id_perguruan_tinggi', 'kode'],
  pengenal: 't.id::text',
  isian: { nama: 'nama', jenjang: 'jenjang', id_pddikti: 'idPddikti' },
  codes: async (context) => [await sheet(context, 'Jenjang', 'jenjang-pendidikan')],
  susun: async ({ db }, rows) => {
    const jenjang = await listKode(db, 'jenjang-pendidikan')
    const pt = await listPtKenal(
      db,
      rows.flatMap(({ nilai }) => nilai.kodePt ?? []),
    )
    return (row): Isi | null => {
      const { kodePt = '', kode, nama, jenjang: cell = '', idPddikti } = row.nilai
      const idPt = pt.get(kodePt)
      if (kodePt !== '' && idPt === undefined) row.salah('kodePt', `Perguruan tinggi ${kodePt} tidak ditemukan`)
      const found = jenjangOf(cell, jenjang)
      if (cell !== '' && found === undefined) row.salah('jenjang', `Jenjang '${cell}' tidak dikenal`)
      if (idPt === undefined || kode === undefined || nama === undefined || found === undefined) return null
      return { id_perguruan_tinggi: idPt, kode, nama, jenjang: found, id_pddikti: idPddikti ?? null }
    }
  },
})

export const imporSekolahJob = defineImportJob(SEKOLAH_KIND)
export const imporPtJob = defineImportJob(PT_KIND)
export const imporProdiLuarJob = defineImportJob(PRODI_LUAR_KIND)
