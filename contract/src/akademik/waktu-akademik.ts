import { z } from 'zod'
import { one } from '../kit/answer'
import { date } from '../kit/fields'
import { procedure } from '../kit/procedure'

const Jendela = z.object({ kode: z.string(), mulai: z.date(), selesai: z.date(), terbuka: z.boolean() })

/** What every screen may want to know of today: periods, week, lists of years, windows of the running period. */
const WaktuAkademik = z.object({
  periodeBerjalan: z.int().nullable(),
  periodeSebelum: z.int().nullable(),
  periodeBerikut: z.int().nullable(),
  labelPeriode: z.string().nullable(),
  tanggalServer: z.date(),
  /** Week of lectures, from 1; none outside of the weeks of lectures. */
  mingguKe: z.int().nullable(),
  tahun: z.array(z.int()),
  tahunAkademik: z.array(z.string()),
  jendela: z.array(Jendela),
})

export const waktuAkademik = {
  get: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'GET', path: '/v1/waktu_akademik' })
    .input(z.strictObject({ tanggal: date().optional() }))
    .output(one(WaktuAkademik)),
}
