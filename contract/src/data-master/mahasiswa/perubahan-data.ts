import { z } from 'zod'
import { many, one } from '../../kit/answer'
import { Id, optionalId, optionalText, text } from '../../kit/fields'
import { flag, listed, listQuery } from '../../kit/list'
import { REQUIRED } from '../../kit/messages'
import { procedure } from '../../kit/procedure'
import { AlamatIsian, BiodataIsian } from './isian-orang'

/** What a person may ask to have changed, with the rules and titles of its own form. What the college itself gives (NIM, email kampus) is not among it. */
const ORANG = BiodataIsian.pick({
  nama: true,
  jenisKelamin: true,
  tempatLahir: true,
  tanggalLahir: true,
  idAgama: true,
  nik: true,
  noPaspor: true,
  nisn: true,
  npwp: true,
  noKk: true,
  namaIbuKandung: true,
  telepon: true,
  handphone: true,
  email: true,
  golonganDarah: true,
  statusPernikahan: true,
}).shape
const TEMPAT = AlamatIsian.pick({
  jalan: true,
  dusun: true,
  rt: true,
  rw: true,
  kelurahan: true,
  idWilayah: true,
  kodePos: true,
  idJenisTinggal: true,
  idAlatTransportasi: true,
}).shape

export type FieldPerubahan = keyof typeof ORANG | keyof typeof TEMPAT
export const BENTUK_PERUBAHAN: Readonly<Record<FieldPerubahan, z.ZodType>> = { ...ORANG, ...TEMPAT }
export const FIELD_PERUBAHAN = Object.keys(BENTUK_PERUBAHAN) as [FieldPerubahan, ...FieldPerubahan[]]
export const FieldPerubahan = z.enum(FIELD_PERUBAHAN)

/** Fields of the address; the others are the person's own. */
export const FIELD_TEMPAT: ReadonlySet<string> = new Set(Object.keys(TEMPAT))

/** The title of a field as its form has it. */
export const judulPerubahan = (field: FieldPerubahan): string => BENTUK_PERUBAHAN[field].meta()?.title ?? field

export const STATUS_PERUBAHAN = ['diajukan', 'disetujui', 'ditolak', 'dibatalkan'] as const
export const StatusPerubahan = z.enum(STATUS_PERUBAHAN)
export type StatusPerubahan = z.infer<typeof StatusPerubahan>

/** One field of a request. Codes come by their names; NIK and the mother's name masked unless `rahasia` (DM-R27). */
export const IsianPerubahan = z.object({
  field: FieldPerubahan,
  judul: z.string(),
  lama: z.string().nullable(),
  baru: z.string().nullable(),
  putusan: z.enum(['setuju', 'tolak']).nullable(),
  alasan: z.string().nullable(),
  /** The stored value is no longer the old one: to accept it would be refused. */
  berubah: z.boolean(),
})
export type IsianPerubahan = z.infer<typeof IsianPerubahan>

export const PerubahanData = z.object({
  id: z.uuid(),
  versi: z.int(),
  idMahasiswa: z.uuid(),
  idBiodata: z.uuid(),
  nama: z.string().meta({ title: 'Nama' }),
  nim: z.string().meta({ title: 'NIM' }),
  labelProdi: z.string().meta({ title: 'Program studi' }),
  angkatan: z.int().meta({ title: 'Angkatan' }),
  isian: z.array(IsianPerubahan).meta({ title: 'Isian' }),
  alasan: z.string().nullable().meta({ title: 'Alasan mahasiswa' }),
  bukti: z.array(z.object({ id: z.uuid(), nama: z.string(), mime: z.string(), ukuran: z.int() })).meta({ title: 'Bukti' }),
  status: StatusPerubahan.meta({ title: 'Status' }),
  diajukanPada: z.date().meta({ title: 'Diajukan pada' }),
  /** Whole days since it was asked, in the zone of the college. */
  umurHari: z.int().meta({ title: 'Umur (hari)' }),
  diputusOleh: z.string().nullable().meta({ title: 'Diputus oleh' }),
  diputusPada: z.date().nullable().meta({ title: 'Diputus pada' }),
  /** PDDikti has the person already, so some fields change only with proof (DM-R9). */
  dilaporkan: z.boolean().meta({ title: 'Sudah dilaporkan ke PDDikti' }),
  rahasia: z.boolean(),
})
export type PerubahanData = z.infer<typeof PerubahanData>

const F3B = { scope: 'F3', access: 'B' } as const
const F3T = { scope: 'F3', access: 'T' } as const
const PATH = '/v2/master/perubahan-data'

/** Why a field is refused; the student reads it. */
export const AlasanTolak = text(255).min(5, 'Tulis alasan minimal 5 huruf').meta({ title: 'Alasan' })

export const PutusanPerubahan = z.strictObject({
  setujui: z.array(FieldPerubahan).max(FIELD_PERUBAHAN.length).default([]),
  tolak: z
    .array(z.strictObject({ field: FieldPerubahan, alasan: AlasanTolak }))
    .max(FIELD_PERUBAHAN.length)
    .default([]),
})
export type PutusanPerubahan = z.output<typeof PutusanPerubahan>

/** A request as the student's portal sends it, or the counter for him. */
export const PermintaanPerubahan = z.strictObject({
  idMahasiswa: z.uuid('Pilih mahasiswa').meta({ title: 'Mahasiswa' }),
  isian: z
    .array(z.strictObject({ field: FieldPerubahan, baru: z.string().max(200).nullable() }))
    .min(1, 'Pilih minimal satu isian')
    .max(FIELD_PERUBAHAN.length),
  alasan: optionalText(255).meta({ title: 'Alasan' }),
  bukti: z.array(z.uuid('Unggah berkasnya')).max(5).default([]).meta({ title: 'Bukti' }),
})
export type PermintaanPerubahan = z.output<typeof PermintaanPerubahan>

type TeksIsian = z.ZodOptional<z.ZodNullable<z.ZodString>>
const teksIsian = Object.fromEntries(
  FIELD_PERUBAHAN.map((field) => [
    field,
    z
      .string()
      .nullable()
      .optional()
      .meta({ title: judulPerubahan(field) }),
  ]),
) as Record<FieldPerubahan, TeksIsian>

/** A request as the counter writes it down: the chosen fields, each with its new value by the rules of its own form. */
export const CatatPermintaan = z
  .object({
    idMahasiswa: PermintaanPerubahan.shape.idMahasiswa,
    field: z.array(FieldPerubahan).min(1, 'Pilih minimal satu isian').meta({ title: 'Isian yang diubah' }),
    ...teksIsian,
    alasan: PermintaanPerubahan.shape.alasan,
    bukti: optionalId().meta({ title: 'Bukti' }),
  })
  .superRefine((isi, context) => {
    for (const field of isi.field) {
      const nilai = isi[field] ?? null
      const hasil = BENTUK_PERUBAHAN[field].safeParse(nilai)
      if (hasil.success) continue
      const message = nilai === null || nilai.trim() === '' ? REQUIRED : (hasil.error.issues[0]?.message ?? 'Isian tidak dikenal')
      context.addIssue({ code: 'custom', path: [field], message })
    }
  })

export const perubahanData = {
  list: procedure
    .meta(F3B)
    .route({ method: 'GET', path: PATH })
    .input(
      listQuery({
        filter: { status: listed(StatusPerubahan), prodi: listed(z.uuid()), field: listed(FieldPerubahan), mahasiswa: z.uuid().optional() },
        sort: ['diajukanPada', 'nama', 'nim'],
      }),
    )
    .output(many(PerubahanData)),
  ringkasan: procedure
    .meta(F3B)
    .route({ method: 'GET', path: `${PATH}/ringkasan` })
    .input(z.strictObject({}))
    .output(
      one(
        z.object({
          menunggu: z.int(),
          /** Days that the oldest one waits; none where nothing waits. */
          tertuaHari: z.int().nullable(),
          /** Decided today, by anybody. */
          diputusHariIni: z.int(),
        }),
      ),
    ),
  get: procedure
    .meta({ ...F3B, traces: true })
    .route({ method: 'GET', path: `${PATH}/{id}` })
    .input(z.strictObject({ id: Id, rahasia: flag().default(false) }))
    .output(one(PerubahanData)),
  create: procedure
    .meta(F3T)
    .route({ method: 'POST', path: PATH, successStatus: 201 })
    .input(PermintaanPerubahan)
    .output(one(PerubahanData)),
  putusan: procedure
    .meta(F3T)
    .route({ method: 'PUT', path: `${PATH}/{id}/putusan` })
    .input(PutusanPerubahan.extend({ id: Id }))
    .output(one(PerubahanData)),
  batal: procedure
    .meta(F3T)
    .route({ method: 'POST', path: `${PATH}/{id}/batal` })
    .input(z.strictObject({ id: Id, alasan: AlasanTolak }))
    .output(one(PerubahanData)),
}
