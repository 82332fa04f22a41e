import { z } from 'zod'
import { all } from '../kit/answer'
import { procedure } from '../kit/procedure'

/** A window that is open now or opens within 14 days, as the home page shows it. */
export const JendelaBeranda = z.object({
  kode: z.string(),
  nama: z.string(),
  idPeriode: z.int(),
  periode: z.string(),
  /** Of the general row; 'tutup' where only exceptions are still open. */
  keadaan: z.enum(['belum', 'buka', 'tutup']),
  mulai: z.date(),
  selesai: z.date(),
  /** Days until it closes, or until it opens while it is 'belum'; 0 is today. */
  sisaHari: z.int(),
  /** Open exceptions that the operator may see. */
  perpanjangan: z.int(),
})
export type JendelaBeranda = z.infer<typeof JendelaBeranda>

export const jendela = {
  list: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'GET', path: '/v2/platform/jendela' })
    .input(z.strictObject({ periode: z.coerce.number<number>({ error: 'Periode tidak dikenal' }).int().optional() }))
    .output(all(JendelaBeranda)),
}
