import { z } from 'zod'
import { all, many } from '../kit/answer'
import { Id } from '../kit/fields'
import { listed, wholeNumber } from '../kit/list'

/** One change in the life of a person, from whatever table it came. */
export const Peristiwa = z.object({
  id: z.int(),
  waktu: z.date().meta({ title: 'Waktu' }),
  aksi: z.string().meta({ title: 'Tindakan' }),
  area: z.string().meta({ title: 'Area' }),
  entitas: z.string().meta({ title: 'Data' }),
  label: z.string().nullable().meta({ title: 'Keterangan' }),
  oleh: z.string().nullable().meta({ title: 'Oleh' }),
  atasNamaOleh: z.string().nullable().meta({ title: 'Sebenarnya oleh' }),
  alasan: z.string().nullable().meta({ title: 'Alasan' }),
  perubahan: z.array(z.object({ field: z.string(), judul: z.string(), sebelum: z.unknown(), sesudah: z.unknown() })),
})
export type Peristiwa = z.infer<typeof Peristiwa>

const area = listed(z.string().max(40))

/** What a timeline is asked: a page of it, of some areas, or of one field such as 'nama' or 'status'. */
export const LinimasaInput = z.strictObject({
  id: Id,
  page: wholeNumber().pipe(z.int().min(1)).default(1),
  itemsPerPage: wholeNumber().pipe(z.int().min(1).max(200)).default(20),
  area,
  field: z.string().trim().max(60).optional(),
})
export type LinimasaInput = z.output<typeof LinimasaInput>
export const Linimasa = many(Peristiwa)

/** Fields that a timeline knows of, for its filter. */
export const IsianLinimasaInput = z.strictObject({ id: Id, area })
export const IsianLinimasa = all(z.object({ field: z.string(), judul: z.string() }))
