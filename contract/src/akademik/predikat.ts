import { z } from 'zod'
import { crud } from '../kit/crud'
import { optionalText, optionalWhole, stamp, text } from '../kit/fields'
import { versiCalls } from '../pengaturan/versi'
import { lingkupInput, lingkupRow } from './lingkup'

export const BarisPredikat = z.object({
  nama: text(30).meta({ title: 'Predikat' }),
  ipkMin: z.coerce
    .number<number>({ error: 'Isi dengan angka' })
    .min(0)
    .max(4)
    .multipleOf(0.01, 'Paling banyak dua desimal')
    .meta({ title: 'IPK minimal' }),
  semesterMaks: optionalWhole(1, 40)
    .transform((v) => v ?? null)
    .meta({ title: 'Semester paling banyak' }),
  tanpaUlang: z.boolean().default(false).meta({ title: 'Tanpa mengulang' }),
  hurufTerendah: optionalText(3)
    .transform((v) => v ?? null)
    .meta({ title: 'Huruf terendah' }),
})

export const PredikatInput = z.object({
  ...lingkupInput,
  baris: z.array(BarisPredikat).min(1, 'Isi paling sedikit satu predikat').max(10).meta({ title: 'Predikat' }),
})

export const Predikat = z.object({
  ...stamp,
  ...lingkupRow,
  baris: z.array(
    z.object({
      nama: z.string(),
      ipkMin: z.number(),
      semesterMaks: z.int().nullable(),
      tanpaUlang: z.boolean(),
      hurufTerendah: z.string().nullable(),
    }),
  ),
  /** In words: 'Pujian 3,51; Sangat Memuaskan 3,01'. */
  ringkas: z.string().meta({ title: 'Predikat' }),
})
export type Predikat = z.infer<typeof Predikat>

const path = '/v2/academic/predikat'

export const predikat = {
  ...crud({ path, scope: 'A4', row: Predikat, input: PredikatInput, filter: {}, sort: ['berlakuMulai'] }),
  ...versiCalls({ path, read: 'A4', write: 'A4' }),
}
