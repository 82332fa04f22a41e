import { z } from 'zod'
import { all, done, one } from '../kit/answer'
import { updateOf } from '../kit/crud'
import { Id } from '../kit/fields'
import { procedure } from '../kit/procedure'

export const Dataset = z.object({
  kode: z.string(),
  nama: z.string(),
  dimensi: z.array(z.object({ kode: z.string(), nama: z.string() })),
  ukuran: z.array(z.object({ kode: z.string(), nama: z.string(), satuan: z.enum(['orang', 'baris', 'nilai', 'sks', 'Rp', '%']) })),
})

/** A table without a query: what is counted, over which dimensions, of whom. */
export const BentukRiset = z.object({
  dataset: z.string().max(40).meta({ title: 'Kumpulan data' }),
  baris: z.array(z.string().max(40)).max(3, 'Paling banyak 3 dimensi').meta({ title: 'Baris' }),
  kolom: z.array(z.string().max(40)).max(2, 'Paling banyak 2 dimensi').meta({ title: 'Kolom' }),
  ukuran: z.array(z.string().max(40)).min(1).max(4).meta({ title: 'Ukuran' }),
  filter: z
    .record(z.string().max(40), z.array(z.string().max(100)).max(200))
    .default({})
    .meta({ title: 'Penyaring' }),
  grafik: z.enum(['tabel', 'batang', 'garis', 'tumpuk']).default('tabel').meta({ title: 'Grafik' }),
})
export type BentukRiset = z.infer<typeof BentukRiset>

const BentukTertulis = z
  .string()
  .max(8000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: 'Bentuk tabel tidak dapat dibaca' })
      return z.NEVER
    }
  })
  .pipe(BentukRiset)

export const HasilRiset = z.object({
  dimensi: z.array(z.object({ kode: z.string(), nama: z.string() })),
  ukuran: z.array(z.object({ kode: z.string(), nama: z.string() })),
  /** Groups under five persons come as '<5' (platform, /research). */
  baris: z.array(z.object({ kunci: z.array(z.string().nullable()), nilai: z.array(z.union([z.number(), z.literal('<5'), z.null()])) })),
  keterangan: z.string(),
})

export const Simpanan = z.object({
  id: z.uuid(),
  nama: z.string(),
  bentuk: BentukRiset,
  milikSaya: z.boolean(),
  pemilik: z.string(),
  idHakAkses: z.uuid().nullable(),
  disematkan: z.boolean(),
  versi: z.int(),
})
const SimpananInput = z.object({
  nama: z.string().trim().min(1).max(100).meta({ title: 'Nama' }),
  bentuk: BentukRiset,
  idHakAkses: z.uuid().nullable().default(null),
  disematkan: z.boolean().default(false),
})

const peneliti = { scope: ['LP', 'LK', 'F3', 'TR'], access: 'B' } as const

export const riset = {
  dataset: procedure.meta(peneliti).route({ method: 'GET', path: '/v2/platform/riset/dataset' }).output(all(Dataset)),
  jalankan: procedure
    .meta(peneliti)
    .route({ method: 'POST', path: '/v2/platform/riset/jalankan' })
    .input(BentukRiset)
    .output(one(HasilRiset)),
  /** The same table as a file that says what it was narrowed to. The shape comes as JSON, because a download is a GET. */
  ekspor: procedure
    .meta(peneliti)
    .route({ method: 'GET', path: '/v2/platform/riset/ekspor' })
    .input(z.strictObject({ bentuk: BentukTertulis, format: z.enum(['xlsx', 'csv']).default('xlsx') }))
    .output(done),
  simpanan: procedure.meta(peneliti).route({ method: 'GET', path: '/v2/platform/riset/simpanan' }).output(all(Simpanan)),
  simpan: procedure
    .meta(peneliti)
    .route({ method: 'POST', path: '/v2/platform/riset/simpanan', successStatus: 201 })
    .input(SimpananInput)
    .output(one(Simpanan)),
  ubahSimpanan: procedure
    .meta(peneliti)
    .route({ method: 'PUT', path: '/v2/platform/riset/simpanan/{id}' })
    .input(updateOf(SimpananInput))
    .output(one(Simpanan)),
  hapusSimpanan: procedure
    .meta(peneliti)
    .route({ method: 'DELETE', path: '/v2/platform/riset/simpanan/{id}' })
    .input(z.strictObject({ id: Id }))
    .output(done),
}
