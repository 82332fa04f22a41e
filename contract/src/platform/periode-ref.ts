import { z } from 'zod'
import { all } from '../kit/answer'
import { flag } from '../kit/list'
import { procedure } from '../kit/procedure'

export const Periode = z.object({
  id: z.int().meta({ title: 'Periode' }),
  nama: z.string().meta({ title: 'Nama' }),
  /** End year of the academic year. */
  tahun: z.int(),
  jenisSemester: z.int().min(1).max(4),
  /** Place in time (AK-R2). */
  urutan: z.int(),
  /** None while the college has not made the period yet. */
  status: z.enum(['rencana', 'berjalan', 'ditutup', 'arsip']).nullable(),
  aktif: z.boolean(),
})
export type Periode = z.infer<typeof Periode>

export const periodeRef = {
  list: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'GET', path: '/v1/periode_ref' })
    .input(z.strictObject({ lengkap: flag().default(false), aktif: flag().optional() }))
    .output(all(Periode)),
}
