import { z } from 'zod'
import { all, done, one } from '../kit/answer'
import { date, Id, text, Versi } from '../kit/fields'
import { procedure } from '../kit/procedure'

/** Days that a role may be lent at most. */
export const MAKS_HARI_PELIMPAHAN = 92

export const PelimpahanIsi = z.object({
  /** Whose roles; one's own unless a Supervisor lends those of an absent colleague. */
  idPemberi: z.coerce.number<number>().int().optional().meta({ title: 'Pemberi' }),
  idPenerima: z.coerce.number<number>().int().min(1, 'Pilih rekan').meta({ title: 'Rekan penerima' }),
  idHakAkses: z.array(z.uuid('Pilihan tidak dikenal')).min(1, 'Pilih minimal satu hak akses').max(20).meta({ title: 'Hak akses' }),
  berlakuMulai: date().meta({ title: 'Mulai' }),
  berlakuSelesai: date().meta({ title: 'Sampai' }),
  alasan: text(255).min(5).meta({ title: 'Alasan' }),
})
export const PelimpahanInput = PelimpahanIsi.refine(({ berlakuMulai, berlakuSelesai }) => berlakuSelesai >= berlakuMulai, {
  path: ['berlakuSelesai'],
  message: 'Tanggal selesai harus sama atau setelah tanggal mulai',
})

export const Pelimpahan = z.object({
  id: z.uuid(),
  versi: z.int(),
  idPemberi: z.int(),
  pemberi: z.string().meta({ title: 'Pemberi' }),
  idPenerima: z.int(),
  penerima: z.string().meta({ title: 'Penerima' }),
  hakAkses: z.array(z.string()).meta({ title: 'Hak akses' }),
  berlakuMulai: z.string().meta({ title: 'Mulai' }),
  berlakuSelesai: z.string().meta({ title: 'Sampai' }),
  alasan: z.string().meta({ title: 'Alasan' }),
  keadaan: z.enum(['terjadwal', 'berlaku', 'selesai', 'diakhiri']).meta({ title: 'Keadaan' }),
  bolehAkhiri: z.boolean(),
})
export type Pelimpahan = z.infer<typeof Pelimpahan>

const sendiri = { scope: null, access: 'B' } as const
const Rekan = z.object({ id: z.int(), nama: z.string(), username: z.string(), prodi: z.string() })
const HakPinjam = z.object({ id: z.uuid(), nama: z.string(), berlakuSelesai: z.string().nullable() })

/** Leave cover: a colleague works with one's roles for some days, and the audit log says on whose behalf (platform, Beyond 6). */
export const pelimpahan = {
  list: procedure.meta(sendiri).route({ method: 'GET', path: '/v2/pengaturan/pelimpahan' }).output(all(Pelimpahan)),
  /** Colleagues by name; 20 at most. */
  rekan: procedure
    .meta(sendiri)
    .route({ method: 'GET', path: '/v2/pengaturan/pelimpahan/rekan' })
    .input(z.strictObject({ cari: z.string().trim().max(100).optional(), id: z.coerce.number<number>().int().optional() }))
    .output(all(Rekan)),
  /** Roles that may be lent: the operator's own, valid today, without those of administrators. */
  hak: procedure
    .meta(sendiri)
    .route({ method: 'GET', path: '/v2/pengaturan/pelimpahan/hak' })
    .input(z.strictObject({ idPemberi: z.coerce.number<number>().int().optional() }))
    .output(all(HakPinjam)),
  create: procedure
    .meta(sendiri)
    .route({ method: 'POST', path: '/v2/pengaturan/pelimpahan', successStatus: 201 })
    .input(PelimpahanInput)
    .output(one(Pelimpahan)),
  akhiri: procedure
    .meta(sendiri)
    .route({ method: 'POST', path: '/v2/pengaturan/pelimpahan/{id}/akhiri' })
    .input(z.object({ id: Id, versi: Versi }))
    .output(done),
}
