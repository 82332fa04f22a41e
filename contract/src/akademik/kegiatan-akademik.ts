import { KODE_JENDELA } from '@sivitas/rules/akademik/kode-jendela'
import { z } from 'zod'
import { done } from '../kit/answer'
import { crud } from '../kit/crud'
import { Id, kode, stamp, text } from '../kit/fields'
import { flag } from '../kit/list'
import { procedure } from '../kit/procedure'

const emptyAsNull = (value: unknown) => (value === '' ? null : value)

export const KegiatanInput = z.object({
  kode: kode(20).meta({ title: 'Kode' }),
  nama: text().meta({ title: 'Nama kegiatan' }),
  warna: z
    .preprocess(
      (value) => (typeof value === 'string' ? emptyAsNull(value.trim().toLowerCase()) : value),
      z
        .string()
        .regex(/^#[0-9a-f]{6}$/, 'Isi warna seperti #1f6feb')
        .nullable(),
    )
    .optional()
    .meta({ title: 'Warna' }),
  kodeJendela: z.preprocess(emptyAsNull, z.enum(KODE_JENDELA).nullable()).optional().meta({ title: 'Membuka jendela' }),
  tampilPublik: z.boolean().default(true).meta({ title: 'Tampil publik' }),
})

export const Kegiatan = z.object({
  ...stamp,
  kode: z.string().meta({ title: 'Kode' }),
  nama: z.string().meta({ title: 'Nama kegiatan' }),
  warna: z.string().nullable().meta({ title: 'Warna' }),
  kodeJendela: z.string().nullable().meta({ title: 'Membuka jendela' }),
  tampilPublik: z.boolean().meta({ title: 'Tampil publik' }),
  urut: z.int().meta({ title: 'Urutan' }),
  dipakai: z.int().meta({ title: 'Dipakai' }),
})
export type Kegiatan = z.infer<typeof Kegiatan>

export const kegiatanAkademik = {
  ...crud({
    path: '/v2/academic/kegiatan-akademik',
    scope: 'A5',
    row: Kegiatan,
    input: KegiatanInput,
    filter: { tampilPublik: flag().optional(), kodeJendela: z.enum(KODE_JENDELA).optional() },
    sort: ['urut', 'kode', 'nama', 'dipakai'],
  }),
  /** The whole order anew, as it was dragged: ids from first to last. */
  urutkan: procedure
    .meta({ scope: 'A5', access: 'T' })
    .route({ method: 'POST', path: '/v2/academic/kegiatan-akademik/urutan' })
    .input(z.object({ data: z.array(Id).min(1).max(500) }))
    .output(done),
}
