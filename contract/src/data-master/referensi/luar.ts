import { z } from 'zod'
import { all } from '../../kit/answer'
import { wholeNumber } from '../../kit/list'
import { procedure } from '../../kit/procedure'

const any = { scope: null, access: 'B' } as const
const typed = (least: number) => z.string().trim().min(least, `Ketik minimal ${least} huruf`).max(100).optional()

export const Wilayah = z.object({
  kode: z.string(),
  nama: z.string(),
  level: z.int(),
  kodeInduk: z.string().nullable(),
  kodePos: z.string().nullable(),
  /** 'Coblong, Kota Bandung, Jawa Barat'. */
  jalur: z.string(),
})
export type Wilayah = z.infer<typeof Wilayah>

export const Sekolah = z.object({ id: z.uuid(), npsn: z.string(), nama: z.string(), jenis: z.string(), kota: z.string().nullable() })
export const PerguruanTinggiRef = z.object({ id: z.uuid(), kode: z.string(), nama: z.string(), kota: z.string().nullable() })
export const ProdiLuarRef = z.object({ id: z.uuid(), kode: z.string(), nama: z.string(), jenjang: z.string() })

/** What all colleges of the deployment share: regions, schools, other institutions. */
export const luarRef = {
  /** 0 negara, 1 provinsi, 2 kab/kota, 3 kecamatan. `induk` answers what lies below, `kode` one region with all above it. */
  wilayah: procedure
    .meta(any)
    .route({ method: 'GET', path: '/v1/wilayah' })
    .input(
      z.strictObject({
        level: wholeNumber().pipe(z.int().min(0, 'Tingkat wilayah 0 sampai 3').max(3, 'Tingkat wilayah 0 sampai 3')).optional(),
        nama: typed(2),
        induk: z.string().trim().max(10).optional(),
        kode: z.string().trim().max(10).optional(),
      }),
    )
    .output(all(Wilayah)),
  sekolah: procedure
    .meta(any)
    .route({ method: 'GET', path: '/v1/sekolah' })
    .input(
      z.strictObject({
        /** 3 is SLTA, the only level that the reference holds. */
        level: wholeNumber()
          .pipe(z.literal(3, { error: 'Referensi sekolah hanya berisi SLTA (level 3)' }))
          .optional(),
        nama: typed(3),
        npsn: z.string().trim().max(8).optional(),
        wilayah: z.string().trim().max(10).optional(),
      }),
    )
    .output(all(Sekolah)),
  perguruanTinggi: procedure
    .meta(any)
    .route({ method: 'GET', path: '/v1/referensi_perguruan_tinggi' })
    .input(z.strictObject({ nama: typed(3), kode: z.string().trim().max(10).optional() }))
    .output(all(PerguruanTinggiRef)),
  prodi: procedure
    .meta(any)
    .route({ method: 'GET', path: '/v1/referensi_prodi' })
    .input(
      z.strictObject({
        filter: z
          .strictObject({ idPerguruanTinggi: z.uuid().optional(), nama: typed(3), jenjang: z.string().trim().max(10).optional() })
          .default({}),
      }),
    )
    .output(all(ProdiLuarRef)),
}
