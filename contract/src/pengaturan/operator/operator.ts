import { galatPeriode } from '@sivitas/rules/platform/periode'
import { usernameSah } from '@sivitas/rules/platform/nama-masuk'
import { normalisasiProdi } from '@sivitas/rules/platform/prodi-teks'
import { z } from 'zod'
import { done, many, one } from '../../kit/answer'
import { updateOf } from '../../kit/crud'
import { optionalDate, optionalId, optionalText, stamp, telepon, text } from '../../kit/fields'
import { flag, listQuery, listed } from '../../kit/list'
import { NOT_FOUND, REQUIRED } from '../../kit/messages'
import { procedure } from '../../kit/procedure'

/** Number of an operator within his college; a malformed one can't exist. */
export const IdOperator = z.coerce
  .number<number | string>({ error: NOT_FOUND })
  .pipe(z.int(NOT_FOUND).min(1, NOT_FOUND).max(2_147_483_647, NOT_FOUND))

/** One role that an operator holds, with the first and last day on which it counts (PL-R26). */
export const HakOperator = z
  .object({ idHakAkses: z.uuid(), berlakuMulai: optionalDate(), berlakuSelesai: optionalDate() })
  .refine(({ berlakuMulai, berlakuSelesai }) => !berlakuMulai || !berlakuSelesai || berlakuSelesai >= berlakuMulai, {
    path: ['berlakuSelesai'],
    error: 'Tanggal selesai harus sama atau setelah tanggal mulai',
  })
export type HakOperator = z.infer<typeof HakOperator>

const role = z
  .array(HakOperator)
  .min(1, 'Pilih minimal satu hak akses')
  .max(50)
  .refine((list) => new Set(list.map(({ idHakAkses }) => idHakAkses)).size === list.length, 'Setiap hak akses hanya boleh satu kali')

export const OperatorInput = z.object({
  nama: text().meta({ title: 'Nama' }),
  username: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, REQUIRED)
    .min(3, 'Minimal 3 karakter')
    .max(50)
    .refine((value) => value.length < 3 || usernameSah(value), 'Hanya huruf kecil, angka, titik, strip')
    .meta({ title: 'Nama pengguna' }),
  email: optionalText().meta({ title: 'Email' }),
  telepon: telepon().meta({ title: 'Telepon' }),
  supervisor: flag().default(false).meta({ title: 'Supervisor', description: 'Boleh membuka kembali yang sudah ditutup, dengan alasan' }),
  role: role.meta({ title: 'Hak akses' }),
  prodi: z
    .string()
    .max(500)
    .transform(normalisasiProdi)
    .default('')
    .meta({ title: 'Program studi', description: 'Kosong berarti semua program studi' }),
  idLokasi: optionalId().meta({ title: 'Lokasi' }),
  berlakuSelesai: optionalDate().meta({ title: 'Berlaku sampai' }),
  /** A photo that was uploaded before; none takes the present one away. */
  idFoto: optionalId().meta({ title: 'Foto' }),
  /** Left empty the server makes a first password and answers it once. */
  password: z.string().max(128, 'Paling banyak 128 karakter').optional().meta({ title: 'Kata sandi' }),
})

export const OperatorBaru = OperatorInput.extend({
  /** An account that has no operator yet, such as a lecturer's: it gets the role, and keeps its username and password. */
  idAkun: z.uuid().optional(),
})

export const Operator = z.object({
  ...stamp,
  id: z.int().meta({ title: 'ID' }),
  idAkun: z.uuid(),
  nama: z.string().meta({ title: 'Nama' }),
  username: z.string().meta({ title: 'Nama pengguna' }),
  email: z.string().nullable().meta({ title: 'Email' }),
  emailTerverifikasi: z.boolean(),
  telepon: z.string().nullable().meta({ title: 'Telepon' }),
  supervisor: z.boolean(),
  jenisOperator: z.enum(['Supervisor', 'Biasa']).meta({ title: 'Jenis' }),
  role: z.array(
    z.object({
      idHakAkses: z.uuid(),
      nama: z.string(),
      berlakuMulai: z.string().nullable(),
      berlakuSelesai: z.string().nullable(),
      /** Counts today. */
      berlaku: z.boolean(),
    }),
  ),
  /** Names of `role`, as lists and exports show them. */
  namaRole: z.string().meta({ title: 'Hak akses' }),
  /** '' = all, else '#55201#57201'. */
  prodi: z.string(),
  /** 'Semua', or the names of the prodi. */
  labelProdi: z.string().meta({ title: 'Program studi' }),
  idLokasi: z.uuid().nullable(),
  namaLokasi: z.string().nullable().meta({ title: 'Lokasi' }),
  sesiSemester: z.int(),
  idFoto: z.uuid().nullable(),
  fotoContentUrl: z.string().nullable(),
  aktif: z.boolean(),
  /** State of the account as the operator meets it at the sign-in; `kedaluwarsa`: his last day is over. */
  statusAkun: z.enum(['aktif', 'terkunci', 'nonaktif', 'kedaluwarsa']).meta({ title: 'Status' }),
  terkunciSampai: z.date().nullable(),
  wajibGantiSandi: z.boolean(),
  berlakuSelesai: z.string().nullable().meta({ title: 'Berlaku sampai' }),
  terakhirMasuk: z.date().nullable().meta({ title: 'Terakhir masuk' }),
})
export type Operator = z.infer<typeof Operator>

export const BiodataSingkat = z.object({
  nama: z.string(),
  email: z.string().nullable(),
  idOperator: z.int(),
  jenisOperator: z.enum(['Supervisor', 'Biasa']),
  prodi: z.string(),
  namaSesiSemester: z.object({ nama: z.string(), tahun: z.int(), jenisSemester: z.int() }),
  sesiSemester: z.int(),
  periodeAktif: z.int(),
  idFoto: z.uuid().nullable(),
  fotoContentUrl: z.string().nullable(),
  role: z.string(),
  uuid: z.uuid(),
  username: z.string(),
  versi: z.int(),
})
export type BiodataSingkat = z.infer<typeof BiodataSingkat>

/** Message of a period id that can't be (edge case 21). */
const periodeSah = z.coerce
  .number<number | string>({ error: 'Periode tidak dikenal.' })
  .refine((id) => galatPeriode(id) === null, { error: ({ input }) => galatPeriode(Number(input)) ?? 'Periode tidak dikenal.' })

/** POST /v1/operator/{idOperator}: form data or JSON; absent fields stay (PL-R27). */
export const OperatorUbah = updateOf(OperatorInput)
  .omit({ id: true })
  .extend({
    idOperator: IdOperator,
    versi: z.coerce.number<number | string>().pipe(z.int().min(1)).optional(),
    sesiSemester: periodeSah.optional().meta({ title: 'Periode' }),
    aktif: flag().optional().meta({ title: 'Aktif' }),
    /** The picture itself, where the call is form data. */
    foto: z.file('Pilih berkas').optional().meta({ title: 'Foto' }),
    /** Why; asked for when an operator is disabled. */
    alasan: optionalText(255).meta({ title: 'Alasan' }),
    oldPassword: z.string().max(128).optional().meta({ title: 'Password Lama' }),
  })

const own = { scope: 'O1', own: true } as const

export const operator = {
  list: procedure
    .meta({ scope: 'O1', access: 'B' })
    .route({ method: 'GET', path: '/v1/operator' })
    .input(
      listQuery({
        filter: {
          role: listed(z.uuid('Hak akses tidak dikenal')),
          jenis: z.enum(['Supervisor', 'Biasa'], { error: 'Jenis operator tidak dikenal' }).optional(),
          prodi: listed(z.string().max(10)),
          idLokasi: listed(z.uuid('Lokasi tidak dikenal')),
          aktif: flag().optional(),
          belumPernahMasuk: flag().optional(),
          terakhirMasukSebelum: z.iso.date('Tanggal tidak dikenal').optional(),
        },
        sort: ['nama', 'id', 'username', 'terakhirMasuk'],
      }),
    )
    .output(many(Operator)),
  create: procedure
    .meta({ scope: 'O1', access: 'T', secret: true })
    .route({ method: 'POST', path: '/v1/operator', successStatus: 201 })
    .input(OperatorBaru)
    .output(one(Operator.extend({ sandiPertama: z.string().nullable() }))),
  get: procedure
    .meta({ ...own, access: 'B' })
    .route({ method: 'GET', path: '/v1/operator/{id}' })
    .input(z.strictObject({ id: IdOperator }))
    .output(one(Operator)),
  update: procedure
    .meta({ ...own, access: 'T' })
    .route({ method: 'POST', path: '/v1/operator/{idOperator}' })
    .input(OperatorUbah)
    .output(one(Operator)),
  remove: procedure
    .meta({ scope: 'O1', access: 'T' })
    .route({ method: 'DELETE', path: '/v1/operator/{id}' })
    .input(z.strictObject({ id: IdOperator }))
    .output(done),
  biodataSingkat: procedure
    .meta({ scope: null, access: 'B', beforePasswordChange: true })
    .route({ method: 'GET', path: '/v1/operator/{id}/biodata_singkat' })
    .input(z.strictObject({ id: IdOperator }))
    .output(one(BiodataSingkat)),
}
