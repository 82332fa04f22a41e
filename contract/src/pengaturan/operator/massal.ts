import { z } from 'zod'
import { one } from '../../kit/answer'
import { Id, optionalText } from '../../kit/fields'
import { procedure } from '../../kit/procedure'
import { HakOperator, IdOperator } from './operator'

/** Operators that one act may touch. */
const MAX = 1000

const ids = z.array(IdOperator).min(1, 'Pilih minimal satu operator').max(MAX)
const role = z.array(HakOperator).max(50)

/** What to do with all of them. Each part may be left out. */
export const UbahMassal = z
  .strictObject({
    aktif: z.boolean().optional(),
    /** Asked for when operators are disabled. */
    alasan: optionalText(255).meta({ title: 'Alasan' }),
    tambahRole: role.optional(),
    lepasRole: z.array(z.uuid()).max(50).optional(),
    /** 'Salin hak akses ke ...': gives the roles of this operator, with their dates. */
    salinDari: IdOperator.optional(),
    /** The copied roles take the place of all others instead of joining them. */
    gantikan: z.boolean().default(false),
    idLokasi: z.uuid().nullable().optional(),
    /** '' is all. */
    prodi: z.string().max(500).optional(),
  })
  .refine(
    ({ alasan: _reason, gantikan: _mode, ...acts }) => Object.values(acts).some((value) => value !== undefined),
    'Pilih yang akan diubah',
  )
  .refine(({ aktif, alasan }) => aktif !== false || Boolean(alasan), { path: ['alasan'], error: 'Field tidak boleh kosong' })
export type UbahMassal = z.output<typeof UbahMassal>

/** One operator's part: what changes, or why he is left alone. */
const HasilMassal = z.object({
  id: z.int(),
  nama: z.string(),
  perubahan: z.array(z.object({ kolom: z.string(), lama: z.string(), baru: z.string() })),
  galat: z.string().nullable(),
})
export type HasilMassal = z.infer<typeof HasilMassal>

const act = procedure.meta({ scope: 'O1', access: 'T' })
const PATH = '/v2/pengaturan/operator/massal'

export const operatorMassal = {
  /** With `pratinjau` nothing is written, and the answer is what would happen. */
  ubah: act
    .route({ method: 'POST', path: PATH })
    .input(z.strictObject({ ids, ubah: UbahMassal, pratinjau: z.boolean().default(false) }))
    .output(
      one(
        z.object({
          /** By which the act can be taken back; none when nothing was written. */
          idTindakan: z.uuid().nullable(),
          berubah: z.int(),
          hasil: z.array(HasilMassal),
        }),
      ),
    ),
  /** Puts back whom nobody has touched since; within a day, and only one's own act. */
  urungkan: act
    .route({ method: 'POST', path: `${PATH}/{id}/urungkan` })
    .input(z.strictObject({ id: Id }))
    .output(one(z.object({ kembali: z.int(), dibiarkan: z.array(z.object({ id: z.int(), nama: z.string() })) }))),
}
