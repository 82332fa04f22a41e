import { NAMA_JABATAN, type KodeJabatan } from '@sivitas/rules/platform/pejabat'
import { z } from 'zod'
import { flag, wholeNumber } from '../kit/list'

/** Sheets that a college prints on; F4 is 215 x 330 mm. */
export const KERTAS_CETAK = ['A4', 'F4'] as const
export type KertasCetak = (typeof KERTAS_CETAK)[number]

/** Files that a print comes as. */
export const FORMAT_CETAK = ['pdf', 'xlsx'] as const
export type FormatCetak = (typeof FORMAT_CETAK)[number]

/** Whose office may sign a print; the first of a college's own kind is what its head is called. */
export const JABATAN_CETAK = ['REKTOR', 'KETUA', 'DIREKTUR', 'WR1', 'WK1', 'DEKAN', 'KAJUR', 'KAPRODI', 'KABAAK'] as const satisfies [
  KodeJabatan,
  ...KodeJabatan[],
]
export const PILIHAN_JABATAN_CETAK = JABATAN_CETAK.map((value) => ({ value, label: NAMA_JABATAN[value] }))

/** What every print is asked for: the day and period that it is a picture of (DM-R10), paper, signatory, and the file. */
export const pilihanCetak = {
  tanggal: z.iso.date('Tanggal tidak dikenal').optional().meta({ title: 'Per tanggal' }),
  periode: wholeNumber().optional().meta({ title: 'Periode' }),
  jabatan: z.enum(JABATAN_CETAK).optional().meta({ title: 'Penandatangan' }),
  kertas: z.enum(KERTAS_CETAK).default('A4').meta({ title: 'Kertas' }),
  format: z.enum(FORMAT_CETAK).optional(),
}

export const denganHitungan = flag().default(true).meta({ title: 'Hitungan' })

/** Persons up to whom a file is made while one waits, by form; longer ones are prepared in the background (2 s, measured). */
export const CETAK_LANGSUNG: Readonly<Record<FormatCetak, Readonly<Record<'daftar' | 'foto' | 'label', number>>>> = {
  pdf: { daftar: 1500, foto: 120, label: 2400 },
  xlsx: { daftar: 10_000, foto: 10_000, label: 10_000 },
}

const Sel = z.union([z.string(), z.number(), z.null()])
export type SelCetak = z.infer<typeof Sel>

const KolomCetak = z.object({
  judul: z.string(),
  tipe: z.enum(['teks', 'angka', 'desimal']),
  /** Its share of the sheet beside the shares of the others. */
  lebar: z.number(),
})
export type KolomCetak = z.infer<typeof KolomCetak>

/** A line of a table: an ordinary one, sums below their columns; across all columns the heading of a group or the words that end it. */
const BarisCetak = z.object({ nada: z.enum(['biasa', 'kelompok', 'jumlah', 'penutup']), sel: z.array(Sel) })
export type BarisCetak = z.infer<typeof BarisCetak>

const judul = z.string().nullable()
const halamanBaru = z.boolean()

export const BagianCetak = z.discriminatedUnion('jenis', [
  z.object({
    jenis: z.literal('fakta'),
    judul,
    halamanBaru,
    baris: z.array(z.object({ label: z.string(), isi: z.string() })),
    /** A stored photo at its right. */
    idFoto: z.uuid().nullable(),
  }),
  z.object({ jenis: z.literal('tabel'), judul, halamanBaru, kolom: z.array(KolomCetak), baris: z.array(BarisCetak) }),
  z.object({ jenis: z.literal('teks'), judul, halamanBaru, isi: z.string() }),
  /** Twelve to a page. */
  z.object({
    jenis: z.literal('foto'),
    judul,
    halamanBaru,
    kartu: z.array(z.object({ nama: z.string(), nim: z.string(), keterangan: z.string(), idFoto: z.uuid().nullable() })),
  }),
  /** Address labels, A4 with 3 x 8. */
  z.object({
    jenis: z.literal('label'),
    judul,
    halamanBaru,
    label: z.array(z.object({ nama: z.string(), nim: z.string(), alamat: z.string() })),
  }),
])
export type BagianCetak = z.infer<typeof BagianCetak>

/** A print before it is a file: the preview draws it, the PDF sets it, and the XLSX has a sheet for each of its parts. */
export const Cetakan = z.object({
  judul: z.string(),
  /** What it is a picture of: 'Data per 21 November 2026, periode 2025/2026 Ganjil'. */
  keterangan: z.string(),
  kop: z.array(z.string()),
  kertas: z.enum(KERTAS_CETAK),
  lanskap: z.boolean(),
  bagian: z.array(BagianCetak),
  tanda: z.object({ tempatTanggal: z.string(), jabatan: z.array(z.string()), nama: z.string(), nomor: z.string().nullable() }).nullable(),
  /** How many units or persons it is about. */
  jumlah: z.int(),
  /** A preview shows the first of many. */
  terpotong: z.boolean(),
})
export type Cetakan = z.infer<typeof Cetakan>
