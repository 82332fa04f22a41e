import { z } from 'zod'
import { all } from '../kit/answer'
import { flag, wholeNumber } from '../kit/list'
import { procedure } from '../kit/procedure'

/** A way in which applicants enter, as others choose from it; `jalurDaftar` is its code at PDDikti. */
export const JalurRef = z.object({
  id: z.uuid(),
  kode: z.string(),
  nama: z.string(),
  jalurDaftar: z.string(),
  jenisDaftar: z.string(),
  jenjang: z.array(z.string()),
})

export const enrollmentPaths = procedure
  .meta({ scope: null, access: 'B' })
  .route({ method: 'GET', path: '/v2/admission/enrollment-paths' })
  .input(z.strictObject({ aktif: flag().optional(), /** Entry period. */ periode: wholeNumber().optional() }))
  .output(all(JalurRef))
