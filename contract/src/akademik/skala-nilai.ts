import { JENJANG_PRODI } from '@sivitas/rules/data-master/jenjang'
import { z } from 'zod'
import { all, done, one } from '../kit/answer'
import { date, Id, optionalId, text, Versi } from '../kit/fields'
import { procedure } from '../kit/procedure'
import { versiCalls } from '../pengaturan/versi'

const angka = (maks: number) =>
  z.coerce.number<number>({ error: 'Isi dengan angka' }).min(0).max(maks).multipleOf(0.01, 'Paling banyak dua desimal')

export const BarisSkalaInput = z.object({
  huruf: text(3).meta({ title: 'Huruf' }),
  indeks: angka(4).meta({ title: 'Indeks' }),
  batasBawah: angka(100).meta({ title: 'Batas bawah' }),
  batasAtas: angka(100).meta({ title: 'Batas atas' }),
  lulus: z.boolean().meta({ title: 'Lulus' }),
})

/** A letter outside the IP: L, TL, T, W, K. */
const HurufKhusus = z.object({ huruf: z.string(), nama: z.string(), lulus: z.boolean() })

export const SkalaNilai = z.object({
  /** Key of the whole scale. */
  id: z.uuid(),
  versi: z.int(),
  diubahPada: z.date().meta({ title: 'Diubah pada' }),
  lingkup: z.string().meta({ title: 'Berlaku untuk' }),
  jenjang: z.string().nullable(),
  idProdi: z.uuid().nullable(),
  berlakuMulai: z.string().meta({ title: 'Berlaku mulai' }),
  berlakuAkhir: z.string().nullable().meta({ title: 'Berlaku sampai' }),
  /** Grades rest on it: it is ended and copied, never edited (PL-R36). */
  terpakai: z.boolean().meta({ title: 'Sudah dipakai' }),
  baris: z.array(BarisSkalaInput),
  khusus: z.array(HurufKhusus),
})
export type SkalaNilai = z.infer<typeof SkalaNilai>

export const SkalaNilaiInput = z.object({
  jenjang: z
    .preprocess((v) => (v === '' ? null : v), z.enum(JENJANG_PRODI).nullable())
    .optional()
    .meta({ title: 'Jenjang' }),
  idProdi: optionalId().meta({ title: 'Program studi' }),
  berlakuMulai: date().meta({ title: 'Berlaku mulai' }),
  baris: z.array(BarisSkalaInput).min(1).max(20).meta({ title: 'Huruf' }),
})

export const UjiSkalaInput = z.object({
  angka: z.coerce.number<number>({ error: 'Isi dengan angka' }).min(0, 'Isi 0-100').max(100, 'Isi 0-100').meta({ title: 'Nilai angka' }),
  idProdi: optionalId().meta({ title: 'Program studi' }),
  tanggal: date().optional().meta({ title: 'Pada tanggal' }),
  baris: z.array(BarisSkalaInput).max(20).optional(),
})

const reads = { scope: 'A4', access: 'B' } as const
const writes = { scope: 'A4', access: 'T' } as const
const path = '/v2/academic/skala-nilai'

export const skalaNilai = {
  /** `kunci` is the id of a scale; a used one is refused as any other change of it (PL-R36). */
  ...versiCalls({ path, read: 'A4', write: 'A4' }),
  list: procedure.meta(reads).route({ method: 'GET', path }).input(z.strictObject({})).output(all(SkalaNilai)),
  /** A new scale; the one of the same reach that is in force ends the day before. */
  create: procedure.meta(writes).route({ method: 'POST', path, successStatus: 201 }).input(SkalaNilaiInput).output(one(SkalaNilai)),
  update: procedure
    .meta(writes)
    .route({ method: 'PUT', path: `${path}/{id}` })
    .input(z.object({ id: Id, versi: Versi, baris: SkalaNilaiInput.shape.baris }))
    .output(one(SkalaNilai)),
  remove: procedure
    .meta(writes)
    .route({ method: 'DELETE', path: `${path}/{id}` })
    .input(z.strictObject({ id: Id }))
    .output(done),
  /** Score to letter, by the scale in force for a prodi on a day, or by rows that are not saved yet. */
  uji: procedure
    .meta(reads)
    .route({ method: 'POST', path: `${path}/uji` })
    .input(UjiSkalaInput)
    .output(
      one(
        z.object({
          /** Rounded half up to two decimals: what is compared. */
          angka: z.number(),
          huruf: z.string().nullable().meta({ title: 'Huruf' }),
          indeks: z.number().nullable().meta({ title: 'Indeks' }),
          lulus: z.boolean().nullable(),
          lingkup: z.string().nullable().meta({ title: 'Menurut skala' }),
        }),
      ),
    ),
}
