import { z } from 'zod'
import { all } from '../kit/answer'
import { flag, wholeNumber } from '../kit/list'
import { procedure } from '../kit/procedure'

/** An hour of teaching; `hari` from 1 Monday to 7 Sunday. */
const SesiKuliah = z.object({
  id: z.uuid(),
  idKelompokSesi: z.uuid(),
  kelompokSesi: z.string().meta({ title: 'Kelompok sesi' }),
  nomor: z.int().meta({ title: 'Nomor' }),
  hari: z.array(z.int()).meta({ title: 'Hari' }),
  jamMulai: z.string().meta({ title: 'Jam mulai' }),
  jamSelesai: z.string().meta({ title: 'Jam selesai' }),
  sks: z.number().meta({ title: 'SKS' }),
})

export const sesiKuliah = {
  list: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'GET', path: '/v1/sesi_kuliah' })
    .input(
      z.strictObject({
        kelompokSesi: z.uuid('Kelompok sesi tidak dikenal').optional(),
        hari: wholeNumber().pipe(z.int().min(1).max(7)).optional(),
        aktif: flag().default(true),
      }),
    )
    .output(all(SesiKuliah)),
}
