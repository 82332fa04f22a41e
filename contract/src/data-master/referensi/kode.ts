import { z } from 'zod'
import { all } from '../../kit/answer'
import { flag } from '../../kit/list'
import { NOT_FOUND } from '../../kit/messages'
import { procedure } from '../../kit/procedure'

/** The code lists of data-master, by the name in the path. */
export const DAFTAR_KODE = [
  'jenis-kelamin',
  'agama',
  'golongan-darah',
  'status-pernikahan',
  'negara',
  'jenis-tinggal',
  'alat-transportasi',
  'pekerjaan',
  'penghasilan',
  'jenjang-pendidikan',
  'kebutuhan-khusus',
  'jenis-daftar',
  'jalur-daftar',
  'pembiayaan',
  'status-mahasiswa',
  'jenis-keluar',
  'jenis-dosen',
  'ikatan-kerja',
  'status-keaktifan',
  'status-kepegawaian',
  'lembaga-pengangkat',
  'sumber-gaji',
  'jabatan-fungsional',
  'pangkat-golongan',
  'peringkat-akreditasi',
  'lembaga-akreditasi',
  'status-prodi',
  'bentuk-pt',
  'status-milik',
  'jenis-ruang',
  'jenis-sekolah',
  'jenis-instansi',
  'jenis-dokumen',
] as const
export type DaftarKode = (typeof DAFTAR_KODE)[number]

export const Kode = z.object({
  kode: z.string().meta({ title: 'Kode' }),
  nama: z.string().meta({ title: 'Nama' }),
  kodePddikti: z.string().nullable().meta({ title: 'Kode PDDikti' }),
  kelompok: z.string().nullable().meta({ title: 'Kelompok' }),
  urut: z.int().meta({ title: 'Urutan' }),
  aktif: z.boolean().meta({ title: 'Aktif' }),
  versi: z.int(),
})
export type Kode = z.infer<typeof Kode>

/** A whole code list in its own order, inactive codes too unless `aktif=1`; an unknown list is 404. */
export const kodeRef = {
  list: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'GET', path: '/v2/master/ref/{daftar}' })
    .input(
      z.strictObject({
        daftar: z.enum(DAFTAR_KODE, { error: NOT_FOUND }),
        aktif: flag().optional(),
        kelompok: z.string().max(40).optional(),
      }),
    )
    .output(all(Kode)),
}
