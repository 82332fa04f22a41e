import { z } from 'zod'
import { one } from '../../kit/answer'
import { listed } from '../../kit/list'
import { procedure } from '../../kit/procedure'
import { Cetakan, denganHitungan, pilihanCetak } from '../cetakan'

/** A column that a print of units offers; `hitungan` leaves with the counts. */
type KolomUnit = { readonly judul: string; readonly hitungan?: true }

const HITUNGAN = {
  mahasiswaAktif: { judul: 'Mahasiswa aktif', hitungan: true },
  mahasiswaStudi: { judul: 'Mahasiswa studi', hitungan: true },
  dosenTetap: { judul: 'Dosen tetap', hitungan: true },
} as const

export const KOLOM_FAKULTAS = {
  kode: { judul: 'Kode' },
  nama: { judul: 'Fakultas' },
  namaInggris: { judul: 'Nama Inggris' },
  pimpinan: { judul: 'Dekan' },
  kontak: { judul: 'Telepon dan email' },
  sk: { judul: 'SK pendirian' },
  jumlahJurusan: { judul: 'Jurusan', hitungan: true },
  jumlahProdi: { judul: 'Program studi', hitungan: true },
  ...HITUNGAN,
} as const satisfies Readonly<Record<string, KolomUnit>>

export const KOLOM_JURUSAN = {
  kode: { judul: 'Kode' },
  nama: { judul: 'Jurusan' },
  namaInggris: { judul: 'Nama Inggris' },
  fakultas: { judul: 'Fakultas' },
  pimpinan: { judul: 'Ketua jurusan' },
  jumlahProdi: { judul: 'Program studi', hitungan: true },
  ...HITUNGAN,
} as const satisfies Readonly<Record<string, KolomUnit>>

export const KOLOM_PRODI = {
  kode: { judul: 'Kode' },
  jenjang: { judul: 'Jenjang' },
  nama: { judul: 'Program studi' },
  fakultas: { judul: 'Fakultas' },
  jurusan: { judul: 'Jurusan' },
  pimpinan: { judul: 'Ketua program studi' },
  sk: { judul: 'SK penyelenggaraan' },
  gelar: { judul: 'Gelar' },
  kontak: { judul: 'Telepon dan email' },
  peringkat: { judul: 'Akreditasi' },
  skAkreditasi: { judul: 'SK akreditasi' },
  berlakuSampai: { judul: 'Berlaku sampai' },
  status: { judul: 'Status' },
  ...HITUNGAN,
  rasio: { judul: 'Rasio', hitungan: true },
} as const satisfies Readonly<Record<string, KolomUnit>>

/** What a table of prodi has unless columns are chosen; a sheet for each has them all. */
export const KOLOM_PRODI_AWAL: readonly (keyof typeof KOLOM_PRODI)[] = [
  'kode',
  'jenjang',
  'nama',
  'fakultas',
  'pimpinan',
  'peringkat',
  'berlakuSampai',
  'status',
  'mahasiswaAktif',
  'mahasiswaStudi',
  'dosenTetap',
  'rasio',
]

/** Units as rows of a table, or a page for each. */
export const BENTUK_CETAK_UNIT = ['tabel', 'lembar'] as const

const keysOf = <Columns extends Readonly<Record<string, KolomUnit>>>(columns: Columns) =>
  z.enum(Object.keys(columns) as [keyof Columns & string, ...(keyof Columns & string)[]])

const uuid = z.uuid()
const bentuk = z.enum(BENTUK_CETAK_UNIT).default('tabel').meta({ title: 'Bentuk' })
const hitungan = denganHitungan

export const PilihanCetakPt = z.strictObject({ ...pilihanCetak, hitungan })
export const PilihanCetakFakultas = z.strictObject({
  ...pilihanCetak,
  bentuk,
  hitungan,
  fakultas: listed(uuid),
  kolom: listed(keysOf(KOLOM_FAKULTAS)),
})
export const PilihanCetakJurusan = z.strictObject({
  ...pilihanCetak,
  bentuk,
  hitungan,
  fakultas: listed(uuid),
  kolom: listed(keysOf(KOLOM_JURUSAN)),
})
export const PilihanCetakProdi = z.strictObject({
  ...pilihanCetak,
  bentuk,
  hitungan,
  fakultas: listed(uuid),
  prodi: listed(uuid),
  kolom: listed(keysOf(KOLOM_PRODI)),
})
export const PilihanCetakDikti = z.strictObject({ ...pilihanCetak, hitungan, fakultas: listed(uuid), prodi: listed(uuid) })

const reads = { scope: 'F1', access: 'B' } as const
const path = '/v2/master/cetak'

/** Sheets of the college and its units (Documents 1 and 2): the preview without `format`, a file with it. */
export const cetakBadanHukum = {
  pt: procedure
    .meta(reads)
    .route({ method: 'GET', path: `${path}/pt` })
    .input(PilihanCetakPt)
    .output(one(Cetakan)),
  fakultas: procedure
    .meta(reads)
    .route({ method: 'GET', path: `${path}/fakultas` })
    .input(PilihanCetakFakultas)
    .output(one(Cetakan)),
  jurusan: procedure
    .meta(reads)
    .route({ method: 'GET', path: `${path}/jurusan` })
    .input(PilihanCetakJurusan)
    .output(one(Cetakan)),
  prodi: procedure
    .meta(reads)
    .route({ method: 'GET', path: `${path}/prodi` })
    .input(PilihanCetakProdi)
    .output(one(Cetakan)),
  dikti: procedure
    .meta(reads)
    .route({ method: 'GET', path: `${path}/data-dikti` })
    .input(PilihanCetakDikti)
    .output(one(Cetakan)),
}
