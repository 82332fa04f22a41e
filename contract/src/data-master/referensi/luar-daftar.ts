import { z } from 'zod'
import { many } from '../../kit/answer'
import { listed, listQuery } from '../../kit/list'
import { procedure } from '../../kit/procedure'

const any = { scope: null, access: 'B' } as const
const nullable = z.string().nullable()

export const PtLuarRow = z.object({
  id: z.uuid(),
  kode: z.string().meta({ title: 'Kode' }),
  nama: z.string().meta({ title: 'Nama perguruan tinggi' }),
  kota: nullable.meta({ title: 'Kota' }),
  wilayah: nullable.meta({ title: 'Wilayah' }),
  status: z.enum(['A', 'N']).meta({ title: 'Status' }),
  idPddikti: nullable.meta({ title: 'ID PDDikti' }),
  jumlahProdi: z.int().meta({ title: 'Program studi' }),
})
export type PtLuarRow = z.infer<typeof PtLuarRow>

export const ProdiLuarRow = z.object({
  id: z.uuid(),
  kode: z.string().meta({ title: 'Kode' }),
  nama: z.string().meta({ title: 'Nama program studi' }),
  jenjang: z.string(),
  namaJenjang: z.string().meta({ title: 'Jenjang' }),
  idPerguruanTinggi: z.uuid(),
  namaPerguruanTinggi: z.string().meta({ title: 'Perguruan tinggi' }),
  idPddikti: nullable.meta({ title: 'ID PDDikti' }),
})
export type ProdiLuarRow = z.infer<typeof ProdiLuarRow>

/** The shared registers of other institutions as lists; they are refreshed from a file. */
export const luarDaftar = {
  perguruanTinggi: procedure
    .meta(any)
    .route({ method: 'GET', path: '/v2/master/referensi-perguruan-tinggi' })
    .input(listQuery({ filter: { status: z.enum(['A', 'N']).optional() }, sort: ['nama', 'kode', 'kota', 'jumlahProdi'] }))
    .output(many(PtLuarRow)),
  prodi: procedure
    .meta(any)
    .route({ method: 'GET', path: '/v2/master/referensi-prodi' })
    .input(
      listQuery({
        filter: { perguruanTinggi: listed(z.uuid()), jenjang: listed(z.string().max(10)) },
        sort: ['nama', 'kode', 'perguruanTinggi', 'jenjang'],
      }),
    )
    .output(many(ProdiLuarRow)),
}
