import { TITIK_KELENGKAPAN } from '@sivitas/rules/data-master/kelengkapan'
import { z } from 'zod'
import { all, many, one } from '../../kit/answer'
import { Versi } from '../../kit/fields'
import { listed, listQuery, wholeNumber } from '../../kit/list'
import { procedure } from '../../kit/procedure'

/** Where a registration stands on its way to PDDikti. */
export const KEADAAN_PDDIKTI = ['perlu', 'siap', 'terkirim', 'gagal'] as const
export const KeadaanPddikti = z.enum(KEADAAN_PDDIKTI)
export type KeadaanPddikti = z.infer<typeof KeadaanPddikti>

export const Titik = z.enum(TITIK_KELENGKAPAN as [string, ...string[]])

/** Columns of the sheet, with their titles; the order is the one in which they stand. */
export const KOLOM_LEMBAR = {
  nik: 'NIK',
  noPaspor: 'Nomor paspor',
  nama: 'Nama',
  jenisKelamin: 'Jenis kelamin (L/P)',
  tempatLahir: 'Tempat lahir',
  tanggalLahir: 'Tanggal lahir',
  idAgama: 'Agama',
  nisn: 'NISN',
  namaIbuKandung: 'Nama ibu kandung',
  jalan: 'Jalan',
  kelurahan: 'Kelurahan',
  idWilayah: 'Kode kecamatan',
  kodePos: 'Kode pos',
  handphone: 'Handphone',
  email: 'Email',
  tanggalMasuk: 'Tanggal masuk',
  jalurDaftar: 'Jalur daftar',
  pembiayaan: 'Pembiayaan',
  biayaMasuk: 'Biaya masuk',
  gelombang: 'Gelombang',
  npsn: 'NPSN sekolah asal',
} as const
export type KolomLembar = keyof typeof KOLOM_LEMBAR
export const NAMA_KOLOM = Object.keys(KOLOM_LEMBAR) as [KolomLembar, ...KolomLembar[]]

/** Which columns fill a missing point; a point that no cell can fill has none. */
export const KOLOM_TITIK: Readonly<Record<string, readonly KolomLembar[]>> = {
  nama: ['nama'],
  jenisKelamin: ['jenisKelamin'],
  tempatLahir: ['tempatLahir'],
  tanggalLahir: ['tanggalLahir'],
  agama: ['idAgama'],
  identitas: ['nik'],
  namaIbuKandung: ['namaIbuKandung'],
  kelurahan: ['kelurahan'],
  wilayah: ['idWilayah'],
  handphone: ['handphone'],
  email: ['email'],
  tanggalMasuk: ['tanggalMasuk'],
  jalurDaftar: ['jalurDaftar'],
  pembiayaan: ['pembiayaan'],
  biayaMasuk: ['biayaMasuk'],
  pendidikanAsal: ['npsn'],
  nikTidakCocok: ['nik', 'tanggalLahir', 'jenisKelamin'],
}

const hitungan = {
  jumlah: z.int().meta({ title: 'Mahasiswa' }),
  /** Mean of the 20 points in percent, one decimal. */
  lengkap: z.number().meta({ title: 'Lengkap (%)' }),
  perlu: z.int().meta({ title: 'Perlu diperbaiki' }),
  siap: z.int().meta({ title: 'Siap dikirim' }),
  terkirim: z.int().meta({ title: 'Terkirim' }),
  gagal: z.int().meta({ title: 'Gagal' }),
}

export const PapanKelengkapan = z.object({
  ...hitungan,
  prodi: z.array(z.object({ idProdi: z.uuid(), labelProdi: z.string().meta({ title: 'Program studi' }), ...hitungan })),
  /** Of those that are not reported yet, most first. */
  titik: z.array(z.object({ titik: Titik, jumlah: z.int() })),
})
export type PapanKelengkapan = z.infer<typeof PapanKelengkapan>

/** A registration on one of the tabs. */
export const BarisKelengkapan = z.object({
  id: z.uuid(),
  nim: z.string().meta({ title: 'NIM' }),
  nama: z.string().meta({ title: 'Nama' }),
  labelProdi: z.string().meta({ title: 'Program studi' }),
  angkatan: z.int().meta({ title: 'Angkatan' }),
  kelengkapan: z.int().meta({ title: 'Kelengkapan (%)' }),
  kurang: z.array(z.string()).meta({ title: 'Yang kurang' }),
  statusPddikti: z.string().meta({ title: 'Status PDDikti' }),
  pesanPddikti: z.string().nullable().meta({ title: 'Pesan Neo Feeder' }),
  perluPdm: z.boolean().meta({ title: 'Perlu PDM' }),
})
export type BarisKelengkapan = z.infer<typeof BarisKelengkapan>

/** A row of the sheet: its cells as texts. NIK and the mother's name are masked; a cell that is not touched is not sent back. */
export const BarisLembar = z.object({
  id: z.uuid(),
  idBiodata: z.uuid(),
  versi: z.int(),
  versiBiodata: z.int(),
  nim: z.string(),
  nama: z.string(),
  labelProdi: z.string(),
  asing: z.boolean(),
  sel: z.record(z.string(), z.string()),
})
export type BarisLembar = z.infer<typeof BarisLembar>

/** Rows that one sheet, and one write, holds. */
export const MAKS_LEMBAR = 5000

const Sel = z.string().max(200).nullable().optional()
/** One row of a bulk write: the cells that changed, as typed. Codes may be given as code or as exact name. */
export const BarisMassal = z.strictObject({
  idMahasiswa: z.uuid(),
  versi: Versi,
  /** Needed with a field of the person. */
  versiBiodata: Versi.optional(),
  ...(Object.fromEntries(NAMA_KOLOM.map((nama) => [nama, Sel])) as Record<KolomLembar, typeof Sel>),
})
export type BarisMassal = z.output<typeof BarisMassal>

export const HasilMassal = z.object({
  idMahasiswa: z.uuid(),
  berhasil: z.boolean(),
  versi: z.int().nullable(),
  versiBiodata: z.int().nullable(),
  galat: z.array(z.object({ field: z.string(), message: z.string() })),
})
export type HasilMassal = z.infer<typeof HasilMassal>

const F3B = { scope: 'F3', access: 'B' } as const
const F3T = { scope: 'F3', access: 'T' } as const
const prodi = listed(z.uuid())

export const kelengkapan = {
  papan: procedure
    .meta(F3B)
    .route({ method: 'GET', path: '/v2/master/kelengkapan' })
    .input(z.strictObject({ prodi, angkatan: listed(wholeNumber()) }))
    .output(one(PapanKelengkapan)),
  list: procedure
    .meta(F3B)
    .route({ method: 'GET', path: '/v2/master/kelengkapan/mahasiswa' })
    .input(
      listQuery({
        filter: { prodi, angkatan: listed(wholeNumber()), keadaan: KeadaanPddikti.optional(), titik: Titik.optional() },
        sort: ['nim', 'nama', 'angkatan', 'kelengkapan'],
      }),
    )
    .output(many(BarisKelengkapan)),
  /** The rows of a sheet: those that lack a point, or those that were chosen. A list of ids does not fit into an address. */
  lembar: procedure
    .meta(F3T)
    .route({ method: 'POST', path: '/v2/master/kelengkapan/lembar' })
    .input(
      z.strictObject({
        titik: Titik.optional(),
        prodi: z.array(z.uuid()).max(1000).optional(),
        angkatan: z.array(z.int()).max(100).optional(),
        idMahasiswa: z.array(z.uuid()).max(MAKS_LEMBAR).optional(),
        kolom: z.array(z.enum(NAMA_KOLOM)).min(1, 'Pilih minimal satu kolom').max(NAMA_KOLOM.length),
      }),
    )
    .output(one(z.object({ jumlah: z.int(), baris: z.array(BarisLembar) }))),
  massal: procedure
    .meta(F3T)
    .route({ method: 'PUT', path: '/v2/master/mahasiswa/bulk' })
    .input(z.strictObject({ data: z.array(BarisMassal).min(1, 'Tidak ada perubahan').max(MAKS_LEMBAR) }))
    .output(all(HasilMassal)),
}
