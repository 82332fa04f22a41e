import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { many, one } from '../../kit/answer'
import { Id } from '../../kit/fields'
import { FORMATS, listQuery, listed } from '../../kit/list'
import { procedure } from '../../kit/procedure'

export const STATUS_PEKERJAAN = ['antre', 'berjalan', 'selesai', 'selesai_sebagian', 'gagal', 'dibatalkan', 'kedaluwarsa'] as const
export type StatusPekerjaan = (typeof STATUS_PEKERJAAN)[number]

/** A list with more rows than this is exported by a job; what takes over 2 s does not keep anybody waiting. */
export const EKSPOR_LANGSUNG = 10_000

const BerkasHasil = z.object({
  id: z.uuid(),
  nama: z.string(),
  mime: z.string(),
  ukuran: z.int(),
  /** Rows that could not be done, each with its reason. */
  gagal: z.boolean(),
})

export const Pekerjaan = z.object({
  id: z.uuid(),
  jenis: z.string().meta({ title: 'Jenis' }),
  judul: z.string().meta({ title: 'Judul' }),
  status: z.enum(STATUS_PEKERJAAN).meta({ title: 'Status' }),
  total: z.int().nullable().meta({ title: 'Total' }),
  selesai: z.int().meta({ title: 'Selesai' }),
  gagalJumlah: z.int().meta({ title: 'Gagal' }),
  pesan: z.string().nullable().meta({ title: 'Pesan' }),
  percobaan: z.int().meta({ title: 'Percobaan' }),
  /** Whose it is; none for the system's own work. */
  idAkun: z.uuid().nullable(),
  namaAkun: z.string().nullable().meta({ title: 'Pemilik' }),
  dibuatPada: z.date().meta({ title: 'Diminta' }),
  mulaiPada: z.date().nullable().meta({ title: 'Mulai' }),
  selesaiPada: z.date().nullable().meta({ title: 'Berakhir' }),
  /** Until when the result can be fetched. */
  kedaluwarsaPada: z.date().nullable().meta({ title: 'Disimpan sampai' }),
  hasil: z.array(BerkasHasil),
  bolehBatal: z.boolean(),
  bolehUlang: z.boolean(),
})
export type Pekerjaan = z.infer<typeof Pekerjaan>

const signedIn = { scope: null, access: 'B' } as const
const byId = z.strictObject({ id: Id })

export const pekerjaan = {
  /** One's own; administrators see everybody's with `milik=semua`. */
  list: procedure
    .meta(signedIn)
    .route({ method: 'GET', path: '/v2/platform/pekerjaan' })
    .input(
      listQuery({
        filter: {
          status: listed(z.enum(STATUS_PEKERJAAN, { error: 'Status pekerjaan tidak dikenal' })),
          jenis: listed(z.string().max(60)),
          milik: z.enum(['saya', 'semua'], { error: 'Isi saya atau semua' }).optional(),
        },
        sort: ['dibuatPada', 'judul', 'status', 'selesaiPada'],
      }),
    )
    .output(many(Pekerjaan)),
  get: procedure.meta(signedIn).route({ method: 'GET', path: '/v2/platform/pekerjaan/{id}' }).input(byId).output(one(Pekerjaan)),
  batal: procedure
    .meta(signedIn)
    .route({ method: 'POST', path: '/v2/platform/pekerjaan/{id}/batal' })
    .input(z.object({ id: Id }))
    .output(one(Pekerjaan)),
  /** The same work once more, from where it stopped. */
  ulang: procedure
    .meta(signedIn)
    .route({ method: 'POST', path: '/v2/platform/pekerjaan/{id}/ulang' })
    .input(z.object({ id: Id }))
    .output(one(Pekerjaan)),
  /** Progress of one's own jobs, as an event stream: each event is the job as it stands. */
  alur: procedure.meta(signedIn).route({ method: 'GET', path: '/v2/platform/pekerjaan/alur' }).output(eventIterator(Pekerjaan)),
  /** A list as a file, made in the background with the filters and the rights of the caller. */
  ekspor: procedure
    .meta(signedIn)
    .route({ method: 'POST', path: '/v2/platform/pekerjaan/ekspor', successStatus: 202 })
    .input(
      z.strictObject({
        /** Path of the list's call. */
        alamat: z
          .string()
          .max(200)
          .regex(/^\/v[0-2]\/[\w/.-]+$/, 'Daftar tidak dikenal'),
        /** Its query string without paging: filters, order, `kolom`, `pilih`. */
        kueri: z.string().max(60_000).default(''),
        format: z.enum(FORMATS),
        judul: z.string().trim().min(1).max(100),
      }),
    )
    .output(one(Pekerjaan)),
}
