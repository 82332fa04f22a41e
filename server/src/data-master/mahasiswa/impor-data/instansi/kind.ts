import { IMPOR_INSTANSI, type InstansiRow } from '@sivitas/contract/data-master/mahasiswa/impor-data/instansi'
import { JENIS_INSTANSI } from '@sivitas/contract/data-master/mahasiswa/instansi-mahasiswa'
import { defineImportJob } from '../../../../kit/import/import-job'
import type { CheckedRow, ImportContext } from '../../../../kit/import/import-kind'
import { assertWajib, KodeImpor } from '../../../impor/kode'
import { plainImport, type Rencana } from '../../../impor/plain-import'
import { listKecamatan, type Stored } from '../../../impor/plain-queries'
import { listInstansiKata } from './instansi-queries'

const TYPES = {
  nama: 'text',
  kode: 'text',
  singkatan: 'text',
  jenisInstansi: 'text',
  idInduk: 'uuid',
  alamat: 'text',
  idWilayah: 'text',
  telepon: 'text',
  email: 'text',
  namaPic: 'text',
  jabatanPic: 'text',
  nomorPks: 'text',
  tanggalPks: 'date',
  berlakuSampai: 'date',
  potonganPersen: 'numeric',
} as const

type Row = CheckedRow<InstansiRow, Rencana>

const JENIS = 'jenis-instansi'
const jenis = Object.entries(JENIS_INSTANSI).map(([kode, nama]) => ({ daftar: JENIS, kode, nama }))

/** A name without punctuation and capitals, as the database keeps it beside the spelled one. */
const normal = (nama: string): string =>
  nama
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()

async function ask({ db }: ImportContext, rows: readonly Row[]) {
  const kata = rows.flatMap(({ nilai }) => [nilai.induk, nilai.kode].flatMap((satu) => satu?.trim() || []))
  const ada = await listInstansiKata(db, kata)
  return {
    kode: new KodeImpor([
      ...jenis,
      ...ada.flatMap(({ id, kode, nama }) => [kode, nama].flatMap((satu) => (satu ? [{ daftar: 'instansi', kode: id, nama: satu }] : []))),
    ]),
    pemilikKode: new Map(ada.flatMap((satu) => (satu.kode === null ? [] : [[satu.kode.toLowerCase(), satu] as const]))),
    kecamatan: await listKecamatan(
      db,
      rows.flatMap(({ nilai }) => nilai.idWilayah ?? []),
    ),
  }
}
type Known = Awaited<ReturnType<typeof ask>>

/** Columns that a row really fills: an empty cell leaves what is there. */
function read(row: Row, { kode, kecamatan }: Known): Rencana {
  const { induk: _induk, ...nilai } = row.nilai
  if (nilai.idWilayah && !kecamatan.has(nilai.idWilayah)) row.salah('idWilayah', 'Pilih sampai tingkat kecamatan')
  const kolom = {
    ...nilai,
    namaNormal: nilai.nama === undefined ? undefined : normal(nilai.nama),
    jenisInstansi: kode.of(row, 'jenisInstansi', JENIS),
    idInduk: kode.of(row, 'induk', 'instansi'),
  }
  return Object.fromEntries(Object.entries(kolom).filter(([, satu]) => satu !== undefined && satu !== null && satu !== ''))
}

const WAJIB = { jenisInstansi: 'Jenis instansi' } as const

function judge(row: Row, { after, stored, known }: { after: Rencana; stored: Stored | undefined; known: Known }): void {
  assertKosong(row, after)
  const pemilik = known.pemilikKode.get(String(row.nilai.kode ?? '').toLowerCase())
  if (row.nilai.kode && pemilik && pemilik.id !== stored?.id) row.salah('kode', `Kode ini sudah dipakai ${pemilik.nama}`)
  const { tanggalPks, berlakuSampai } = after as { tanggalPks?: string | null; berlakuSampai?: string | null }
  if (tanggalPks && berlakuSampai && berlakuSampai < tanggalPks) row.salah('berlakuSampai', 'Berlaku sampai harus setelah tanggal PKS')
  if (stored && after['idInduk'] === stored.id) row.salah('induk', 'Instansi tidak dapat berada di bawah dirinya sendiri')
}

/** Of a new agency its kind must be told, by a cell that is filled. */
function assertKosong(row: Row, after: Rencana): void {
  if (row.nilai.jenisInstansi === '' && (after['jenisInstansi'] ?? null) === null)
    row.salah('jenisInstansi', 'Jenis instansi wajib diisi untuk instansi baru')
  else assertWajib(row, after, { wajib: WAJIB, apa: 'instansi' })
}

/** 'Instansi' [nama]: spellings that differ in punctuation and capitals alone are one name. */
export const INSTANSI_KIND = plainImport<InstansiRow, Known>({
  declaration: IMPOR_INSTANSI,
  table: 'instansi',
  types: TYPES,
  blank: Object.fromEntries(Object.keys(TYPES).map((field) => [field, null])),
  keys: ['namaNormal'],
  codes: () => Promise.resolve([{ title: JENIS, rows: jenis.map(({ kode, nama }) => [kode, nama] as const) }]),
  ask,
  read,
  judge,
})

export const imporInstansiJob = defineImportJob(INSTANSI_KIND)
