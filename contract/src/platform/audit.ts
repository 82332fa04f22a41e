import { z } from 'zod'
import { many } from '../kit/answer'
import { listQuery } from '../kit/list'
import { procedure } from '../kit/procedure'

export const AuditRow = z.object({
  id: z.int(),
  waktu: z.date().meta({ title: 'Waktu' }),
  namaAkun: z.string().nullable().meta({ title: 'Oleh' }),
  atasNama: z.string().nullable().meta({ title: 'Atas nama' }),
  aksi: z.string().meta({ title: 'Aksi' }),
  entitas: z.string().meta({ title: 'Entitas' }),
  idBaris: z.string().nullable(),
  label: z.string().nullable().meta({ title: 'Baris' }),
  sebelum: z.record(z.string(), z.unknown()).nullable(),
  sesudah: z.record(z.string(), z.unknown()).nullable(),
  alasan: z.string().nullable().meta({ title: 'Alasan' }),
})
export type AuditRow = z.infer<typeof AuditRow>

export const audit = {
  /** The history of one row; whoever may read the row's area may read it. */
  baris: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'GET', path: '/v2/platform/audit/{entitas}/{idBaris}' })
    .input(listQuery({ filter: { entitas: z.string().max(60), idBaris: z.string().max(80) }, sort: ['waktu'] }))
    .output(many(AuditRow)),
}
