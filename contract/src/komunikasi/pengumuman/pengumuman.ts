import { z } from 'zod'
import { all, many, one } from '../../kit/answer'
import { Id } from '../../kit/fields'
import { listQuery, listed } from '../../kit/list'
import { procedure } from '../../kit/procedure'

export const KategoriPengumuman = z.object({
  id: z.uuid(),
  kode: z.string(),
  nama: z.string().meta({ title: 'Kategori' }),
  warna: z.string().nullable(),
})
export const Pengumuman = z.object({
  id: z.uuid(),
  judul: z.string().meta({ title: 'Judul' }),
  ringkasan: z.string(),
  kategori: KategoriPengumuman,
  unitPenulis: z.string().meta({ title: 'Unit' }),
  terbitPada: z.date().meta({ title: 'Terbit' }),
  sudahDibaca: z.boolean(),
})
/** Neighbours in time, for 'sebelumnya' and 'berikutnya'. */
const Tetangga = z.object({ id: z.uuid(), judul: z.string() }).nullable()
export const PengumumanLengkap = Pengumuman.extend({ isi: z.string(), sebelumnya: Tetangga, berikutnya: Tetangga })

const siapaPun = { scope: null, access: 'B' } as const

export const pengumuman = {
  kategori: procedure.meta(siapaPun).route({ method: 'GET', path: '/v1/kategori_pengumuman' }).output(all(KategoriPengumuman)),
  list: procedure
    .meta(siapaPun)
    .route({ method: 'GET', path: '/v1/pengumuman' })
    .input(
      listQuery({ filter: { judul: z.string().trim().max(100).optional(), kategori: listed(z.uuid()) }, sort: ['terbitPada'] }).extend({
        itemsPerPage: z.coerce.number<number>().int().min(1).max(1000).default(6),
      }),
    )
    .output(many(Pengumuman)),
  /** Opening one marks it as read. */
  get: procedure
    .meta({ ...siapaPun, traces: true })
    .route({ method: 'GET', path: '/v1/pengumuman/{id}' })
    .input(z.strictObject({ id: Id }))
    .output(one(PengumumanLengkap)),
}
