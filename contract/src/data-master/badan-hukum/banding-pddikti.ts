import { z } from 'zod'
import { one } from '../../kit/answer'
import { procedure } from '../../kit/procedure'

/** One field as it stands here and at PDDikti. `nilai` is what saving would write; none where it can't be read. */
export const BedaPddikti = z.object({
  field: z.string(),
  kita: z.string().nullable(),
  pddikti: z.string().nullable(),
  sama: z.boolean(),
  nilai: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  /** Why the value of PDDikti can't be taken over as it is. */
  masalah: z.string().nullable(),
})
export type BedaPddikti = z.infer<typeof BedaPddikti>

/** 'Bandingkan dengan PDDikti': the answer of GetProfilPT, as JSON or XLSX, beside the profile. Nothing is written. */
export const bandingPerguruanTinggi = procedure
  .meta({ scope: 'F1', access: 'B' })
  .route({ method: 'POST', path: '/v2/master/perguruan-tinggi/banding' })
  .input(z.strictObject({ berkas: z.file('Pilih berkas terlebih dahulu') }))
  .output(one(z.object({ namaBerkas: z.string(), versi: z.int(), beda: z.array(BedaPddikti) })))
