import { z } from 'zod'
import { done, many, one } from '../../kit/answer'
import { optionalDate, optionalId, optionalText, stamp, text } from '../../kit/fields'
import { flag, listQuery, listed } from '../../kit/list'
import { NOT_FOUND } from '../../kit/messages'
import { procedure } from '../../kit/procedure'

const IdOperator = z.coerce.number<number>({ error: NOT_FOUND }).int(NOT_FOUND)

export const HakOperator = z.object({ idHakAkses: z.uuid(), berlakuMulai: optionalDate(), berlakuSelesai: optionalDate() })

export const OperatorInput = z.object({
  nama: text().meta({ title: 'Nama' }),
  username: z
    .string()
    .trim()
    .toLowerCase()
    .min(3)
    .max(50)
    .regex(/^[a-z0-9._-]+$/, 'Hanya huruf kecil, angka, titik, strip')
    .meta({ title: 'Nama pengguna' }),
  email: optionalText().meta({ title: 'Email' }),
  telepon: optionalText(16).meta({ title: 'Telepon' }),
  supervisor: z
    .boolean()
    .default(false)
    .meta({ title: 'Supervisor', description: 'Boleh membuka kembali yang sudah ditutup, dengan alasan' }),
  hakAkses: z.array(HakOperator).min(1, 'Pilih minimal satu hak akses').meta({ title: 'Hak akses' }),
  prodi: z.string().max(500).default('').meta({ title: 'Program studi', description: 'Kosong berarti semua program studi' }),
  idLokasi: optionalId().meta({ title: 'Lokasi' }),
  berlakuSelesai: optionalDate().meta({ title: 'Berlaku sampai' }),
  /** Left empty the server makes a first password and answers it once. */
  password: z.string().max(128).optional().meta({ title: 'Kata sandi' }),
})

export const Operator = z.object({
  ...stamp,
  id: z.int().meta({ title: 'ID' }),
  nama: z.string().meta({ title: 'Nama' }),
  username: z.string().meta({ title: 'Nama pengguna' }),
  email: z.string().nullable().meta({ title: 'Email' }),
  emailTerverifikasi: z.boolean(),
  telepon: z.string().nullable().meta({ title: 'Telepon' }),
  supervisor: z.boolean(),
  jenisOperator: z.enum(['Supervisor', 'Biasa']).meta({ title: 'Jenis' }),
  hakAkses: z
    .array(
      z.object({
        idHakAkses: z.uuid(),
        nama: z.string(),
        berlakuMulai: z.string().nullable(),
        berlakuSelesai: z.string().nullable(),
        berlaku: z.boolean(),
      }),
    )
    .meta({ title: 'Hak akses' }),
  prodi: z.string(),
  labelProdi: z.array(z.string()).meta({ title: 'Program studi' }),
  idLokasi: z.uuid().nullable(),
  namaLokasi: z.string().nullable().meta({ title: 'Lokasi' }),
  sesiSemester: z.int(),
  fotoContentUrl: z.string().nullable(),
  aktif: z.boolean().meta({ title: 'Aktif' }),
  statusAkun: z.enum(['aktif', 'terkunci', 'nonaktif']).meta({ title: 'Status' }),
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
  fotoContentUrl: z.string().nullable(),
  role: z.string(),
  uuid: z.uuid(),
  username: z.string(),
  versi: z.int(),
})
export type BiodataSingkat = z.infer<typeof BiodataSingkat>

/** POST /v1/operator/{idOperator}: form data or JSON; absent fields stay (PL-R27). */
export const OperatorUbah = OperatorInput.partial().extend({
  idOperator: IdOperator,
  versi: z.coerce.number<number>().int().optional(),
  sesiSemester: z.coerce.number<number>().int().optional().meta({ title: 'Periode' }),
  aktif: z.boolean().optional(),
  alasan: z.string().trim().max(255).optional(),
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
          role: listed(z.uuid()),
          jenis: z.enum(['Supervisor', 'Biasa']).optional(),
          prodi: listed(z.string().max(10)),
          idLokasi: listed(z.uuid()),
          aktif: flag().optional(),
          belumPernahMasuk: flag().optional(),
          terakhirMasukSebelum: z.iso.date('Tanggal tidak dikenal').optional(),
        },
        sort: ['nama', 'id', 'username', 'terakhirMasuk'],
      }),
    )
    .output(many(Operator)),
  create: procedure
    .meta({ scope: 'O1', access: 'T' })
    .route({ method: 'POST', path: '/v1/operator', successStatus: 201 })
    .input(OperatorInput)
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
