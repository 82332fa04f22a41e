import { JENJANG_PRODI } from '@sivitas/rules/data-master/jenjang'
import { galatPeriode } from '@sivitas/rules/platform/periode'
import { z } from 'zod'
import { all, done, one } from '../../kit/answer'
import { optionalId, optionalWhole, text } from '../../kit/fields'
import { NOT_FOUND } from '../../kit/messages'
import { wholeNumber } from '../../kit/list'
import { procedure } from '../../kit/procedure'
import { versiCalls } from '../versi'

const optionalJenjang = z
  .preprocess((value) => (value === '' ? null : value), z.enum(JENJANG_PRODI).nullable())
  .optional()
  .meta({ title: 'Jenjang' })
const periode = z.coerce
  .number<number>()
  .int()
  .superRefine((id, check) => {
    const message = galatPeriode(id)
    if (message !== null) check.addIssue({ code: 'custom', message })
  })

/** For whom a set is; what is absent means 'any'. */
export const CakupanInput = z.object({
  jenjang: optionalJenjang,
  idProdi: optionalId().meta({ title: 'Program studi' }),
  idJenisKelas: optionalId().meta({ title: 'Jenis kelas' }),
  angkatanMulai: optionalWhole(1900, 2200).meta({ title: 'Angkatan mulai' }),
  angkatanSampai: optionalWhole(1900, 2200).meta({ title: 'Angkatan sampai' }),
})

/** Values under their keys; null makes the set silent about a key. What a key may hold stands in the registry. */
const NilaiInput = z.record(z.string(), z.unknown())

export const AturanInput = z.object({
  nama: text().meta({ title: 'Nama set' }),
  cakupan: CakupanInput,
  berlakuMulai: periode.meta({ title: 'Berlaku mulai periode' }),
  nilai: NilaiInput.default({}),
})

/** Where a value comes from: the set, or null where it is the product's default. */
const Sumber = z.object({ nilai: z.unknown(), idAturan: z.int().nullable(), namaAturan: z.string() })
export type Sumber = z.infer<typeof Sumber>

export const Aturan = z.object({
  id: z.int(),
  nama: z.string().meta({ title: 'Nama set' }),
  cakupan: z.object({
    jenjang: z.string().nullable(),
    idProdi: z.string().nullable(),
    idJenisKelas: z.string().nullable(),
    angkatanMulai: z.int().nullable(),
    angkatanSampai: z.int().nullable(),
  }),
  namaProdi: z.string().nullable().meta({ title: 'Program studi' }),
  namaJenisKelas: z.string().nullable().meta({ title: 'Jenis kelas' }),
  berlakuMulai: z.int().meta({ title: 'Berlaku mulai periode' }),
  /** What the set itself says. */
  nilai: z.record(z.string(), z.unknown()),
  versi: z.int(),
  diubahPada: z.date().nullable(),
  oleh: z.string().nullable(),
})
export type Aturan = z.infer<typeof Aturan>

/** A set, and what holds for whom it names: each key with the set that gave it. */
export const AturanRinci = Aturan.extend({ berlaku: z.record(z.string(), Sumber) })

export const IdAturan = z.coerce.number<number | string>({ error: NOT_FOUND }).int({ error: NOT_FOUND }).min(0, { error: NOT_FOUND })
const Versi = z.coerce.number<number>().int().min(0)

const baca = { scope: null, access: 'B' } as const
const tulis = { scope: ['MM', 'A1', 'A4'], access: 'T' } as const

export const aturan = {
  list: procedure
    .meta(baca)
    .route({ method: 'GET', path: '/v1/aturan' })
    .input(
      z.strictObject({
        jenjang: z.enum(JENJANG_PRODI).optional(),
        idProdi: z.uuid().optional(),
        idJenisKelas: z.uuid().optional(),
        angkatan: wholeNumber().optional(),
      }),
    )
    .output(all(Aturan)),
  /** Changes keys of several sets; each answers for itself. */
  ubahBanyak: procedure
    .meta(tulis)
    .route({ method: 'PUT', path: '/v1/aturan' })
    .input(
      z.object({
        data: z
          .array(z.object({ id: IdAturan, nilai: NilaiInput, versi: Versi }))
          .min(1)
          .max(100),
      }),
    )
    .output(
      all(
        z.object({
          id: z.int(),
          berhasil: z.boolean(),
          pesan: z.string().nullable(),
          kunci: z.string().nullable(),
          versi: z.int().nullable(),
        }),
      ),
    ),
  umum: procedure.meta(baca).route({ method: 'GET', path: '/v1/aturan/0' }).output(one(AturanRinci)),
  ubahUmum: procedure
    .meta(tulis)
    .route({ method: 'PUT', path: '/v1/aturan/0' })
    .input(z.strictObject({ nilai: NilaiInput, versi: Versi }))
    .output(one(AturanRinci)),
  get: procedure
    .meta(baca)
    .route({ method: 'GET', path: '/v1/aturan/{id}' })
    .input(z.strictObject({ id: IdAturan }))
    .output(one(AturanRinci)),
  update: procedure
    .meta(tulis)
    .route({ method: 'PUT', path: '/v1/aturan/{id}' })
    .input(
      z.object({
        id: IdAturan,
        nama: text().optional(),
        cakupan: CakupanInput.optional(),
        berlakuMulai: periode.optional(),
        nilai: NilaiInput.default({}),
        versi: Versi,
      }),
    )
    .output(one(AturanRinci)),
  create: procedure
    .meta(tulis)
    .route({ method: 'POST', path: '/v2/pengaturan/aturan', successStatus: 201 })
    .input(AturanInput)
    .output(one(AturanRinci)),
  remove: procedure
    .meta(tulis)
    .route({ method: 'DELETE', path: '/v2/pengaturan/aturan/{id}' })
    .input(z.strictObject({ id: IdAturan }))
    .output(done),
  /** What holds for a prodi and angkatan in a period, each key with its source (PL-R35). */
  berlaku: procedure
    .meta(baca)
    .route({ method: 'GET', path: '/v2/pengaturan/aturan/berlaku' })
    .input(
      z.strictObject({
        idProdi: z.uuid().optional(),
        jenjang: z.enum(JENJANG_PRODI).optional(),
        idJenisKelas: z.uuid().optional(),
        angkatan: wholeNumber().optional(),
        periode: wholeNumber().pipe(periode).optional(),
      }),
    )
    .output(one(z.record(z.string(), Sumber))),
  ...versiCalls({ path: '/v2/pengaturan/aturan', read: ['MM', 'A1', 'A4'], write: ['MM', 'A1', 'A4'] }),
}
