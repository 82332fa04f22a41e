import { z } from 'zod'
import { all } from '../kit/answer'
import { procedure } from '../kit/procedure'

/** One check of a semester's readiness: green, amber, or red, with a count and the way to what is missing. */
export const Kesiapan = z.object({
  kode: z.string(),
  judul: z.string().meta({ title: 'Pemeriksaan' }),
  status: z.enum(['siap', 'perhatian', 'belum']).meta({ title: 'Status' }),
  jumlah: z.int().meta({ title: 'Jumlah' }),
  penjelasan: z.string().meta({ title: 'Penjelasan' }),
  /** Where it is put right; none while that screen does not stand. */
  tautan: z.string().nullable(),
})
export type Kesiapan = z.infer<typeof Kesiapan>

export const kesiapan = {
  /** Needs both scopes; the handler asks for the second one. */
  list: procedure
    .meta({ scope: ['A5', 'MM'], access: 'B' })
    .route({ method: 'GET', path: '/v2/pengaturan/kesiapan' })
    .input(
      z.strictObject({
        periode: z.coerce.number<number>({ error: 'Periode tidak dikenal' }).int().optional(),
        format: z.enum(['xlsx', 'csv', 'pdf']).optional(),
      }),
    )
    .output(all(Kesiapan)),
}
