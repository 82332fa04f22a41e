import { z } from 'zod'
import { done, many, one } from '../../kit/answer'
import { digits, Id, optionalText, text } from '../../kit/fields'
import { listed, listQuery } from '../../kit/list'
import { procedure } from '../../kit/procedure'

export const JENIS_SEKOLAH = ['SMA', 'SMK', 'MA', 'MAK', 'SMALB', 'PKBM', 'SPK', 'PDF-ulya', 'luar_negeri'] as const
/** `bersama`: of all colleges. `menunggu`, `ditolak`: proposed here, seen here only. */
export const KEADAAN_SEKOLAH = ['bersama', 'menunggu', 'ditolak'] as const

export const SekolahInput = z.object({
  npsn: digits(8, 'NPSN').meta({ title: 'NPSN' }),
  nama: text().meta({ title: 'Nama sekolah' }),
  jenisSekolah: z.enum(JENIS_SEKOLAH).meta({ title: 'Jenis' }),
  status: z.enum(['N', 'S']).meta({ title: 'Status' }),
  idWilayah: text(10).meta({ title: 'Kecamatan' }),
  alamat: optionalText(200).meta({ title: 'Alamat' }),
})
export type SekolahInput = z.infer<typeof SekolahInput>

export const SekolahRow = z.object({
  id: z.uuid(),
  npsn: z.string().meta({ title: 'NPSN' }),
  nama: z.string().meta({ title: 'Nama sekolah' }),
  jenisSekolah: z.string().meta({ title: 'Jenis' }),
  status: z.enum(['N', 'S']).meta({ title: 'Status' }),
  idWilayah: z.string().nullable(),
  wilayah: z.string().nullable().meta({ title: 'Wilayah' }),
  alamat: z.string().nullable().meta({ title: 'Alamat' }),
  keadaan: z.enum(KEADAAN_SEKOLAH).meta({ title: 'Keadaan' }),
  diusulkanOleh: z.string().nullable().meta({ title: 'Diusulkan oleh' }),
  diusulkanPada: z.date().nullable().meta({ title: 'Diusulkan pada' }),
  alasanTolak: z.string().nullable().meta({ title: 'Alasan penolakan' }),
})
export type SekolahRow = z.infer<typeof SekolahRow>

export const sekolah = {
  list: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'GET', path: '/v2/master/sekolah' })
    .input(
      listQuery({
        filter: {
          keadaan: listed(z.enum(KEADAAN_SEKOLAH)),
          jenisSekolah: listed(z.enum(JENIS_SEKOLAH)),
          /** A region counts with everything inside it. */
          wilayah: z.string().trim().max(10).optional(),
        },
        sort: ['nama', 'npsn', 'diusulkanPada'],
      }),
    )
    .output(many(SekolahRow)),
  /** Proposes a school that is missing: usable at once in the own college, everybody's once it is verified. */
  usulkan: procedure
    .meta({ scope: ['F1', 'F3', 'A'], access: 'T' })
    .route({ method: 'POST', path: '/v2/master/sekolah', successStatus: 201 })
    .input(SekolahInput)
    .output(one(SekolahRow)),
  /** Verifies a proposal, which makes it everybody's, or refuses it with a reason. */
  putuskan: procedure
    .meta({ scope: 'A', access: 'T' })
    .route({ method: 'PUT', path: '/v2/master/sekolah/{id}/putusan' })
    .input(
      z
        .strictObject({ id: Id, setuju: z.boolean(), alasan: optionalText(200).meta({ title: 'Alasan' }) })
        .refine(({ setuju, alasan }) => setuju || Boolean(alasan), { path: ['alasan'], error: 'Field tidak boleh kosong' }),
    )
    .output(done),
}
