import { z } from 'zod'
import { crud } from '../../kit/crud'
import { optionalText, stamp, text } from '../../kit/fields'
import { SCOPE_CODES } from '../../kit/scope'

/** One right of a role: T reads and writes, B reads. */
export const ScopeHak = z.object({ kode: z.enum(SCOPE_CODES), tingkat: z.enum(['T', 'B']) })
export type ScopeHak = z.infer<typeof ScopeHak>

export const HakAksesInput = z.object({
  nama: text().meta({ title: 'Nama' }),
  deskripsi: optionalText(255).meta({ title: 'Deskripsi' }),
  scopes: z
    .array(ScopeHak)
    .min(1, 'Pilih minimal satu hak')
    .refine((scopes) => new Set(scopes.map(({ kode }) => kode)).size === scopes.length, 'Setiap kode hanya boleh satu kali')
    .meta({ title: 'Hak' }),
})
export const HakAkses = HakAksesInput.extend({
  ...stamp,
  deskripsi: z.string().nullable().meta({ title: 'Deskripsi' }),
  scopes: z.array(ScopeHak),
  bawaan: z.boolean().meta({ title: 'Bawaan' }),
  jumlahOperator: z.int().meta({ title: 'Jumlah operator' }),
})
export type HakAkses = z.infer<typeof HakAkses>

export const hakAkses = crud({
  path: '/v1/role',
  scope: 'O1',
  row: HakAkses,
  input: HakAksesInput,
  filter: {},
  sort: ['nama', 'jumlahOperator'],
})
