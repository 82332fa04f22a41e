import { z } from 'zod'
import { all, one } from '../kit/answer'
import { optionalWhole, text } from '../kit/fields'
import { procedure } from '../kit/procedure'
import { versiCalls } from '../pengaturan/versi'

export const TEORI_PRAKTEK = { T: 'Teori', P: 'Praktik', TP: 'Teori dan Praktik', L: 'Praktik Lapangan', S: 'Simulasi' } as const
export const KOMPONEN = {
  PRS: 'Presensi',
  TGS: 'Tugas',
  QIZ: 'Kuis',
  UTS: 'UTS',
  UAS: 'UAS',
  PRJ: 'Proyek',
  PRK: 'Praktik',
  LAIN: 'Lainnya',
} as const
export const JENIS_EVALUASI = {
  1: 'Evaluasi Akademik',
  2: 'Aktivitas Partisipatif',
  3: 'Hasil Proyek',
  4: 'Kognitif/Pengetahuan',
} as const

const kode = <Kode extends string>(nama: Readonly<Record<Kode, string>>) => z.enum(Object.keys(nama) as [Kode, ...Kode[]])

export const KomponenInput = z.object({
  nama: text(60).meta({ title: 'Nama' }),
  komponen: kode(KOMPONEN).meta({ title: 'Komponen' }),
  jenisEvaluasi: z.coerce.number<number>().int().min(1).max(4).meta({ title: 'Jenis evaluasi' }),
  bobot: z.coerce
    .number<number>({ error: 'Isi dengan angka' })
    .gt(0, 'Bobot harus lebih dari 0')
    .max(100)
    .multipleOf(0.01, 'Paling banyak dua desimal')
    .meta({ title: 'Bobot (%)' }),
  wajib: z.boolean().meta({ title: 'Wajib' }),
})

/** Components with which a class of this kind of course starts (AK-R36). */
export const KomponenBawaan = z.object({
  teoriPraktek: kode(TEORI_PRAKTEK),
  nama: z.string(),
  /** 0 while the college has set nothing. */
  versi: z.int(),
  baris: z.array(KomponenInput),
})
export type KomponenBawaan = z.infer<typeof KomponenBawaan>

const path = '/v2/academic/komponen-nilai'

export const komponenNilai = {
  /** `kunci` is the kind of course: T, P, TP, L, S. */
  ...versiCalls({ path, read: 'A4', write: 'A4' }),
  list: procedure.meta({ scope: 'A4', access: 'B' }).route({ method: 'GET', path }).input(z.strictObject({})).output(all(KomponenBawaan)),
  simpan: procedure
    .meta({ scope: 'A4', access: 'T' })
    .route({ method: 'PUT', path })
    .input(
      z.object({
        teoriPraktek: kode(TEORI_PRAKTEK),
        versi: optionalWhole(0, 1_000_000),
        baris: z.array(KomponenInput).min(1, 'Isi paling sedikit satu komponen').max(12, 'Paling banyak 12 komponen'),
      }),
    )
    .output(one(KomponenBawaan)),
}
