import { z } from 'zod'
import { all, done, one } from '../kit/answer'
import { updateOf } from '../kit/crud'
import { Id, optionalId, text } from '../kit/fields'
import { procedure } from '../kit/procedure'

export const TampilanInput = z.object({
  layar: text(120),
  nama: text(60).meta({ title: 'Nama tampilan' }),
  halaman: z
    .string()
    .max(200)
    .regex(/^\/[a-z0-9/-]+$/, 'Alamat halaman tidak dikenal'),
  /** The list's call by its place in the contract, such as 'dataMaster.mahasiswa.list': it answers the count. */
  panggilan: z
    .string()
    .max(120)
    .regex(/^[a-zA-Z]+(\.[a-zA-Z]+){1,3}$/, 'Panggilan tidak dikenal'),
  query: z.string().max(4000),
  idHakAkses: optionalId().meta({ title: 'Bagikan kepada' }),
  disematkan: z.boolean().default(false).meta({ title: 'Sematkan di beranda' }),
})

export const TampilanBersama = z.object({
  id: z.uuid(),
  versi: z.int(),
  layar: z.string(),
  nama: z.string(),
  halaman: z.string(),
  panggilan: z.string(),
  query: z.string(),
  idHakAkses: z.uuid().nullable(),
  disematkan: z.boolean(),
  milikSaya: z.boolean(),
  pemilik: z.string(),
})
export type TampilanBersama = z.infer<typeof TampilanBersama>

const sendiri = { scope: null, access: 'B' } as const

/** Views of lists that are shared with a role or pinned to the home page (platform, Beyond 8). */
export const tampilan = {
  list: procedure.meta(sendiri).route({ method: 'GET', path: '/v2/platform/tampilan' }).output(all(TampilanBersama)),
  create: procedure
    .meta(sendiri)
    .route({ method: 'POST', path: '/v2/platform/tampilan', successStatus: 201 })
    .input(TampilanInput)
    .output(one(TampilanBersama)),
  update: procedure
    .meta(sendiri)
    .route({ method: 'PUT', path: '/v2/platform/tampilan/{id}' })
    .input(updateOf(TampilanInput))
    .output(one(TampilanBersama)),
  remove: procedure
    .meta(sendiri)
    .route({ method: 'DELETE', path: '/v2/platform/tampilan/{id}' })
    .input(z.strictObject({ id: Id }))
    .output(done),
}
