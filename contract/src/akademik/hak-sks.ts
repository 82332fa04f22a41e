import { z } from 'zod'
import { one } from '../kit/answer'
import { crud } from '../kit/crud'
import { Id, optionalId, optionalWhole, stamp, text } from '../kit/fields'
import { wholeNumber } from '../kit/list'
import { procedure } from '../kit/procedure'
import { versiCalls } from '../pengaturan/versi'
import { lingkupInput, lingkupRow, MahasiswaUji, nimUji, periodeMulai } from './lingkup'

const ip = () => z.coerce.number<number>({ error: 'Isi dengan angka' }).min(0).max(4).multipleOf(0.01, 'Paling banyak dua desimal')
const sks = (maks: number) => z.coerce.number<number>({ error: 'Isi dengan angka' }).int('Isi dengan bilangan bulat').min(0).max(maks)

export const Pita = z.object({
  ipMin: ip().meta({ title: 'IP dari' }),
  ipMaks: ip().meta({ title: 'IP sampai' }),
  sks: sks(40).meta({ title: 'SKS' }),
})

export const BatasSemester = z.object({
  dari: z.coerce.number<number>().int().min(1).max(20).meta({ title: 'Semester dari' }),
  sampai: z.coerce.number<number>().int().min(1).max(20).meta({ title: 'Semester sampai' }),
  sks: sks(40).meta({ title: 'Paling banyak SKS' }),
})

/** Fields of which an empty one leaves the answer to a wider set (PL-R35). */
const isi = {
  dasar: z
    .preprocess((v) => (v === '' ? null : v), z.enum(['ips', 'ipk']).nullable())
    .optional()
    .meta({ title: 'Dasar' }),
  pita: z.array(Pita).max(20).nullish().meta({ title: 'Pita IP' }),
  batasSemester: z.array(BatasSemester).max(10).nullish().meta({ title: 'Batas per semester' }),
  sksSp: optionalWhole(0, 30).meta({ title: 'SKS semester pendek' }),
  sksTanpaIp: optionalWhole(0, 30).meta({ title: 'SKS tanpa IP' }),
  sksMutlak: optionalWhole(1, 40).meta({ title: 'Batas mutlak SKS' }),
  sksMinimum: optionalWhole(0, 30).meta({ title: 'SKS minimum' }),
}

export const HakSksInput = z.object({
  nama: text().meta({ title: 'Nama set' }),
  ...lingkupInput,
  ...isi,
  /** SKS fall while the IP rises, and that is meant (PL-R34). */
  konfirmasi: z.boolean().optional(),
})

export const HakSksMaksimum = z.object({
  ...stamp,
  nama: z.string().meta({ title: 'Nama set' }),
  ...lingkupRow,
  dasar: z.enum(['ips', 'ipk']).nullable().meta({ title: 'Dasar' }),
  pita: z.array(Pita).nullable(),
  batasSemester: z.array(BatasSemester).nullable(),
  sksSp: z.int().nullable().meta({ title: 'SKS semester pendek' }),
  sksTanpaIp: z.int().nullable().meta({ title: 'SKS tanpa IP' }),
  sksMutlak: z.int().nullable().meta({ title: 'Batas mutlak SKS' }),
  sksMinimum: z.int().nullable().meta({ title: 'SKS minimum' }),
  /** Hints of the national standard (20 in the first year, 24 later). */
  petunjuk: z.array(z.string()),
})
export type HakSksMaksimum = z.infer<typeof HakSksMaksimum>

const Langkah = z.object({ kode: z.string(), uraian: z.string(), sks: z.int() })

/** How many SKS and every step to it (AK-R20). */
export const Hak = z.object({
  hak: z.int().meta({ title: 'Hak SKS' }),
  ip: z.number().nullable().meta({ title: 'IP' }),
  idPeriodeDasar: z.int().nullable(),
  pita: z.string().nullable().meta({ title: 'Pita' }),
  batas: z.int().nullable(),
  tambahan: z.int(),
  minimum: z.int().meta({ title: 'SKS minimum' }),
  langkah: z.array(Langkah),
})
export type Hak = z.infer<typeof Hak>

const hitung = z.object({
  ip: z
    .preprocess((v) => (v === '' ? null : v), z.coerce.number<number>({ error: 'Isi dengan angka' }).min(0).max(4).nullable())
    .meta({ title: 'IP' }),
  semesterKe: z.coerce.number<number>({ error: 'Isi dengan angka' }).int().min(1).max(20).meta({ title: 'Semester' }),
  semesterPendek: z.boolean().default(false).meta({ title: 'Semester pendek' }),
  tambahan: z.coerce.number<number>().int().min(0).max(3).default(0).meta({ title: 'Hak tambahan' }),
  idProdi: optionalId().meta({ title: 'Program studi' }),
  angkatan: optionalWhole(1980, 2100).meta({ title: 'Angkatan' }),
  periode: periodeMulai().optional().meta({ title: 'Periode' }),
})

const reads = { scope: 'A1', access: 'B' } as const
const path = '/v2/academic/hak-sks'

export const hakSks = {
  ...crud({
    path,
    scope: 'A1',
    row: HakSksMaksimum,
    input: HakSksInput,
    filter: { idProdi: z.uuid('Pilihan tidak dikenal').optional() },
    sort: ['berlakuMulai', 'nama'],
  }),
  ...versiCalls({ path, read: 'A1', write: 'A1' }),
  /** The calculator: IP, semester and kind of period by the sets that hold for a prodi and cohort. */
  hitung: procedure
    .meta(reads)
    .route({ method: 'POST', path: `${path}/hitung` })
    .input(hitung)
    .output(one(Hak)),
  /** The right of one student, found by his NIM. */
  uji: procedure
    .meta(reads)
    .route({ method: 'POST', path: `${path}/uji` })
    .input(z.object({ nim: nimUji(), periode: periodeMulai().optional() }))
    .output(one(Hak.extend({ mahasiswa: MahasiswaUji, semesterKe: z.int(), lewat: z.array(z.string()) }))),
  mahasiswa: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/academic/mahasiswa/{id}/hak-sks' })
    .input(z.strictObject({ id: Id, periode: wholeNumber().optional() }))
    .output(one(Hak)),
}
