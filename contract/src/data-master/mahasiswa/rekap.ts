import { z } from 'zod'
import { all, done, one } from '../../kit/answer'
import { Id, text, Versi } from '../../kit/fields'
import { flag, FORMATS, wholeNumber } from '../../kit/list'
import { procedure } from '../../kit/procedure'
import { NAMA_DIMENSI } from './dimensi'
import { SaringanMahasiswa } from './kelompok-tersimpan'

/** Cells that one rekap may have; a shape with more is refused with what to leave out. */
export const SEL_MAX = 20_000

export const UKURAN_REKAP = ['jumlah', 'persen', 'rataIpk', 'rataUmur'] as const
export type UkuranRekap = (typeof UKURAN_REKAP)[number]

const Dimensi = z.enum(NAMA_DIMENSI, { error: 'Dimensi tidak dikenal' })
const dimensi = (max: number) => z.array(Dimensi).max(max, `Paling banyak ${max} dimensi`)
// The period stands beside the filters; what a person typed to find somebody counts nobody, and must not get into an address.
const { periode: _periode, cari: _cari, nim: _nim, ...saringan } = SaringanMahasiswa.shape

/** What is counted by what: up to 3 dimensions down, 2 across, as of a period and perhaps beside another one. */
export const BentukRekap = z.strictObject({
  baris: dimensi(3).min(1, 'Pilih minimal satu dimensi baris'),
  kolom: dimensi(2).default([]),
  ukuran: z.array(z.enum(UKURAN_REKAP)).min(1, 'Pilih minimal satu ukuran').default(['jumlah']),
  /** Period that the numbers are of (DM-R10); the operator's own where it is left out. */
  periode: wholeNumber().optional(),
  /** `posisi`: who left keeps the exit status later on. `aktivitas`: who studies in the period, and who leaves in it. */
  mode: z.enum(['posisi', 'aktivitas']).default('posisi'),
  banding: wholeNumber().optional(),
  filter: z.strictObject(saringan).default({}),
})
export type BentukRekap = z.infer<typeof BentukRekap>

/** A shape as one parameter of an address. */
const BentukTertulis = z
  .string()
  .max(8000)
  .transform((teks, check) => {
    try {
      return JSON.parse(teks) as unknown
    } catch {
      check.addIssue({ code: 'custom', message: 'Bentuk rekap tidak dapat dibaca' })
      return z.NEVER
    }
  })
  .pipe(BentukRekap)

/** A cell: its keys in the order of `baris` and `kolom` (null: not filled), and sums that add up over cells. */
const SelRekap = z.object({
  kunci: z.array(z.string().nullable()),
  jumlah: z.int(),
  /** Students who have an IPK, and the sum of theirs in hundredths. */
  berIpk: z.int(),
  jumlahIpk: z.int(),
  /** Sum of ages in whole years. */
  jumlahUmur: z.int(),
  jumlahBanding: z.int(),
})
export type SelRekap = z.infer<typeof SelRekap>

const AnggotaDimensi = z.object({ kunci: z.string().nullable(), label: z.string() })
export type AnggotaDimensi = z.infer<typeof AnggotaDimensi>

export const Rekap = z.object({
  periode: z.int(),
  labelPeriode: z.string(),
  banding: z.int().nullable(),
  labelBanding: z.string().nullable(),
  /** Values of each dimension that occur, in their order. */
  anggota: z.partialRecord(Dimensi, z.array(AnggotaDimensi)),
  sel: z.array(SelRekap),
})
export type Rekap = z.infer<typeof Rekap>

/** A shape that somebody saved; the ready ones stand beside them without an owner. */
export const RekapTersimpan = z.object({
  id: z.uuid(),
  versi: z.int(),
  nama: z.string().meta({ title: 'Nama' }),
  bersama: z.boolean().meta({ title: 'Dibagikan' }),
  milikSendiri: z.boolean(),
  pemilik: z.string().nullable().meta({ title: 'Pemilik' }),
  bentuk: BentukRekap,
})
export type RekapTersimpan = z.infer<typeof RekapTersimpan>

const simpan = {
  nama: text().meta({ title: 'Nama' }),
  bersama: flag().default(false).meta({ title: 'Bagikan ke operator lain' }),
  bentuk: BentukRekap,
}

/** Counting names nobody, so reading is enough. */
const LIHAT = { scope: ['F3', 'F4', 'LP'], access: 'B' } as const
const PATH = '/v2/master/mahasiswa/rekap'

export const rekap = {
  hitung: procedure.meta(LIHAT).route({ method: 'POST', path: PATH }).input(BentukRekap).output(one(Rekap)),
  /** The same table as a file, laid out as on the screen. */
  berkas: procedure
    .meta(LIHAT)
    .route({ method: 'GET', path: `${PATH}/berkas` })
    .input(
      z.strictObject({ bentuk: BentukTertulis, judul: z.string().trim().max(100).default('Rekap Mahasiswa'), format: z.enum(FORMATS) }),
    )
    .output(done),
  tersimpan: procedure
    .meta(LIHAT)
    .route({ method: 'GET', path: `${PATH}/tersimpan` })
    .input(z.strictObject({}))
    .output(all(RekapTersimpan)),
  simpan: procedure
    .meta(LIHAT)
    .route({ method: 'POST', path: `${PATH}/tersimpan`, successStatus: 201 })
    .input(z.strictObject(simpan))
    .output(one(RekapTersimpan)),
  ubah: procedure
    .meta(LIHAT)
    .route({ method: 'PUT', path: `${PATH}/tersimpan/{id}` })
    .input(z.strictObject({ id: Id, versi: Versi, ...simpan }))
    .output(one(RekapTersimpan)),
  hapus: procedure
    .meta(LIHAT)
    .route({ method: 'DELETE', path: `${PATH}/tersimpan/{id}` })
    .input(z.strictObject({ id: Id }))
    .output(done),
}
