import { z } from 'zod'
import { all, one } from '../../kit/answer'
import { optionalText, text, Versi } from '../../kit/fields'
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

/**
 * Lists whose codes the rules of the product name: a code of them may be renamed and ordered anew, but neither added nor
 * taken out of use, since no rule would know what to do with it.
 */
export const DAFTAR_TETAP: readonly DaftarKode[] = [
  'jenis-kelamin',
  'kebutuhan-khusus',
  'status-mahasiswa',
  'jenis-dosen',
  'status-keaktifan',
  'jenjang-pendidikan',
  'status-prodi',
  'bentuk-pt',
  'status-milik',
  'jenis-ruang',
]

const isiKode = {
  nama: text().meta({ title: 'Nama' }),
  kodePddikti: optionalText(40).meta({ title: 'Kode PDDikti' }),
  kelompok: optionalText(40).meta({ title: 'Kelompok' }),
  urut: z.coerce.number<number>().int().min(0).max(9999).default(0).meta({ title: 'Urutan' }),
  aktif: z.boolean().default(true).meta({ title: 'Aktif' }),
}
export const KodeInput = z.object({
  kode: text(40)
    .regex(/^[\w.-]+$/, 'Hanya huruf, angka, titik, garis bawah, dan strip')
    .meta({ title: 'Kode' }),
  ...isiKode,
})
export type KodeInput = z.infer<typeof KodeInput>

const daftar = z.enum(DAFTAR_KODE, { error: NOT_FOUND })
const writes = { scope: ['A', 'F1'], access: 'T' } as const

/** A whole code list in its own order, inactive codes too unless `aktif=1`; an unknown list is 404. */
export const kodeRef = {
  list: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'GET', path: '/v2/master/ref/{daftar}' })
    .input(
      z.strictObject({
        daftar,
        aktif: flag().optional(),
        kelompok: z.string().max(40).optional(),
      }),
    )
    .output(all(Kode)),
  create: procedure
    .meta(writes)
    .route({ method: 'POST', path: '/v2/master/ref/{daftar}', successStatus: 201 })
    .input(KodeInput.extend({ daftar }))
    .output(one(Kode)),
  /** A code keeps its name in the path; what was not named stays. Taken out of use, it stays readable on old rows. */
  update: procedure
    .meta(writes)
    .route({ method: 'PUT', path: '/v2/master/ref/{daftar}/{kode}' })
    .input(
      z.object({
        daftar,
        kode: z.string().max(40),
        versi: Versi,
        nama: isiKode.nama.optional(),
        kodePddikti: isiKode.kodePddikti,
        kelompok: isiKode.kelompok,
        urut: isiKode.urut.unwrap().optional(),
        aktif: z.boolean().optional(),
      }),
    )
    .output(one(Kode)),
}
