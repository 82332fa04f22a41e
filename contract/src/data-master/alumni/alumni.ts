import { z } from 'zod'
import { done, many, one } from '../../kit/answer'
import { updateOf } from '../../kit/crud'
import { Id, optionalEmail, optionalText, stamp, telepon } from '../../kit/fields'
import { flag, listed, listQuery, wholeNumber } from '../../kit/list'
import { procedure } from '../../kit/procedure'

const nullable = (title: string) => z.string().nullable().meta({ title })

export const Alumni = z.object({
  ...stamp,
  idMahasiswa: z.uuid().nullable(),
  nim: z.string().meta({ title: 'NIM' }),
  nama: z.string().meta({ title: 'Nama' }),
  idProdi: z.uuid(),
  labelProdi: z.string().meta({ title: 'Program studi' }),
  angkatan: z.int().meta({ title: 'Angkatan' }),
  periodeLulus: z.int().nullable().meta({ title: 'Periode lulus' }),
  tanggalLulus: z.string().meta({ title: 'Tanggal lulus' }),
  ipk: z.number().nullable().meta({ title: 'IPK' }),
  predikat: nullable('Predikat'),
  nomorIjazah: nullable('Nomor ijazah'),
  judulTa: nullable('Judul tugas akhir'),
  handphone: nullable('Handphone'),
  email: nullable('Email'),
  alamat: nullable('Alamat'),
  idWilayah: nullable('Kode kecamatan'),
  wilayah: nullable('Wilayah'),
  bersediaDihubungi: z.boolean().meta({ title: 'Bersedia dihubungi' }),
  sumber: z.enum(['sistem', 'impor']).meta({ title: 'Sumber' }),
})
export type Alumni = z.infer<typeof Alumni>

/** What the alumni office keeps up: how to reach somebody. The facts of the graduation are those of the registration or the import. */
export const KontakAlumniInput = z.object({
  handphone: telepon().meta({ title: 'Handphone' }),
  email: optionalEmail().meta({ title: 'Email' }),
  alamat: optionalText(200).meta({ title: 'Alamat' }),
  idWilayah: optionalText(10).meta({ title: 'Kecamatan' }),
  bersediaDihubungi: z.boolean().default(true).meta({ title: 'Bersedia dihubungi' }),
})

const filter = {
  prodi: listed(z.string().max(36)),
  tahunLulus: listed(wholeNumber()),
  angkatan: listed(wholeNumber()),
  predikat: listed(z.string().max(60)),
  provinsi: z.string().max(8).optional(),
  /** Neither telephone nor mail. */
  kontakKosong: flag().optional(),
  sumber: z.enum(['sistem', 'impor']).optional(),
}
export const BENTUK_CETAK_ALUMNI = ['label', 'direktori'] as const

export const alumni = {
  list: procedure
    .meta({ scope: 'F7', access: 'B' })
    .route({ method: 'GET', path: '/v2/master/alumni' })
    .input(listQuery({ filter, sort: ['nama', 'nim', 'tanggalLulus', 'angkatan', 'ipk'] }))
    .output(many(Alumni)),
  get: procedure
    .meta({ scope: 'F7', access: 'B' })
    .route({ method: 'GET', path: '/v2/master/alumni/{id}' })
    .input(z.strictObject({ id: Id }))
    .output(one(Alumni)),
  update: procedure
    .meta({ scope: 'F7', access: 'T' })
    .route({ method: 'PUT', path: '/v2/master/alumni/{id}' })
    .input(updateOf(KontakAlumniInput))
    .output(one(Alumni)),
  /** Address labels (A4, 3 x 8) or the directory of what the filters find, as PDF; who doesn't want to be contacted is left out of both. */
  cetak: procedure
    .meta({ scope: 'F7', access: 'B' })
    .route({ method: 'GET', path: '/v2/master/alumni-cetak' })
    .input(
      listQuery({ filter, sort: ['nama', 'nim', 'tanggalLulus', 'angkatan', 'ipk'] }).extend({
        bentuk: z.enum(BENTUK_CETAK_ALUMNI),
      }),
    )
    .output(done),
}
