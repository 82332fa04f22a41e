import { TIPE_KONFIGURASI } from '@sivitas/rules/pengaturan/konfigurasi/nilai-konfigurasi'
import { z } from 'zod'
import { many, one } from '../../kit/answer'
import { listed, wholeNumber } from '../../kit/list'
import { procedure } from '../../kit/procedure'
import { versiCalls } from '../versi'
import { KELOMPOK_KONFIGURASI } from './daftar'

/** A keyword with what a person must know to set it. */
export const Konfigurasi = z.object({
  keyword: z.string().meta({ title: 'Kata kunci' }),
  /** What counts now; always '' of a secret. */
  value: z.string().meta({ title: 'Nilai' }),
  tipe: z.enum(TIPE_KONFIGURASI).meta({ title: 'Tipe' }),
  kelompok: z.enum(KELOMPOK_KONFIGURASI).meta({ title: 'Kelompok' }),
  label: z.string().meta({ title: 'Nama' }),
  deskripsi: z.string().nullable().meta({ title: 'Deskripsi' }),
  bawaan: z.string().meta({ title: 'Bawaan' }),
  pilihan: z.record(z.string(), z.string()).nullable(),
  min: z.int().nullable(),
  max: z.int().nullable(),
  publik: z.boolean().meta({ title: 'Publik' }),
  /** The room that reads it. */
  pembaca: z.string().meta({ title: 'Dibaca oleh' }),
  /** A secret is set; of others: the college has a value of its own. */
  terisi: z.boolean().meta({ title: 'Diatur' }),
  /** 0 while the college never set it. */
  versi: z.int().meta({ title: 'Versi' }),
  diubahPada: z.date().nullable().meta({ title: 'Diubah pada' }),
  oleh: z.string().nullable().meta({ title: 'Diubah oleh' }),
})
export type Konfigurasi = z.infer<typeof Konfigurasi>

const keyword = z
  .string()
  .trim()
  .regex(/^[a-z0-9_]{1,60}$/, 'Hanya huruf kecil, angka, dan garis bawah, paling banyak 60 karakter')
  .meta({ title: 'Kata kunci' })
const value = z.string().trim().meta({ title: 'Nilai' })

export const KonfigurasiInput = z.object({ keyword, value, tipe: z.enum(TIPE_KONFIGURASI).default('teks').meta({ title: 'Tipe' }) })

const write = { scope: 'MM', access: 'T' } as const

export const konfigurasi = {
  list: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'GET', path: '/v1/configuration' })
    .input(
      z.strictObject({
        keyword: listed(z.string().max(60)),
        kelompok: z.enum(KELOMPOK_KONFIGURASI, { error: 'Kelompok tidak dikenal' }).optional(),
        cari: z.string().trim().max(100).optional(),
        page: wholeNumber().pipe(z.int().min(1)).default(1),
        itemsPerPage: wholeNumber().pipe(z.int().min(1).max(1000)).default(20),
      }),
    )
    .output(many(Konfigurasi)),
  create: procedure
    .meta(write)
    .route({ method: 'POST', path: '/v1/configuration', successStatus: 201 })
    .input(KonfigurasiInput)
    .output(one(Konfigurasi)),
  /** `bawaan: true` takes the college's own value away. */
  update: procedure
    .meta(write)
    .route({ method: 'PUT', path: '/v1/configuration/keyword/{keyword}' })
    .input(z.object({ keyword: z.string().max(60), value, versi: z.coerce.number<number>().int().min(0), bawaan: z.boolean().optional() }))
    .output(one(Konfigurasi)),
  /** Sends a mail at once by the college's settings and says what the mail server answered. */
  ujiSurel: procedure
    .meta(write)
    .route({ method: 'POST', path: '/v2/pengaturan/konfigurasi/uji-surel' })
    .input(z.object({ kepada: z.email().max(100).meta({ title: 'Kirim ke' }) }))
    .output(one(z.object({ cara: z.enum(['smtp', 'berkas']), pesan: z.string() }))),
  ...versiCalls({ path: '/v2/pengaturan/konfigurasi', read: ['MM', 'A'], write: 'MM' }),
}
