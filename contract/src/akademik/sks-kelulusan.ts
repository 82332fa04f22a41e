import { SYARAT_LAIN, type KodeSyarat } from '@sivitas/rules/akademik/kelulusan'
import { z } from 'zod'
import { all, one } from '../kit/answer'
import { crud } from '../kit/crud'
import { optionalDecimal, optionalId, optionalText, optionalWhole, stamp } from '../kit/fields'
import { procedure } from '../kit/procedure'
import { versiCalls } from '../pengaturan/versi'
import { lingkupInput, lingkupRow, MahasiswaUji, nimUji, periodeMulai } from './lingkup'

export const SYARAT_KELULUSAN = Object.keys(SYARAT_LAIN) as [KodeSyarat, ...KodeSyarat[]]

export const SksKelulusanInput = z.object({
  ...lingkupInput,
  idKurikulum: optionalId().meta({ title: 'Kurikulum' }),
  sksLulus: optionalWhole(1, 999).meta({ title: 'SKS lulus' }),
  sksWajib: optionalWhole(0, 999).meta({ title: 'SKS wajib' }),
  sksPilihan: optionalWhole(0, 999).meta({ title: 'SKS pilihan' }),
  ipkMin: optionalDecimal(0, 4).meta({ title: 'IPK minimal' }),
  persenMaksD: optionalWhole(0, 100).meta({ title: 'SKS bernilai D paling banyak (%)' }),
  bolehE: z.boolean().nullish().meta({ title: 'Boleh ada nilai E' }),
  nilaiMinWajib: optionalText(3).meta({ title: 'Nilai minimal makul wajib' }),
  masaStudiMaks: optionalWhole(1, 240).meta({ title: 'Masa studi paling lama (bulan)' }),
  syarat: z.array(z.enum(SYARAT_KELULUSAN)).max(7).nullish().meta({ title: 'Syarat lain' }),
})

export const SksKelulusan = z.object({
  ...stamp,
  ...lingkupRow,
  idKurikulum: z.uuid().nullable(),
  namaKurikulum: z.string().nullable().meta({ title: 'Kurikulum' }),
  sksLulus: z.int().nullable().meta({ title: 'SKS lulus' }),
  sksWajib: z.int().nullable().meta({ title: 'Wajib' }),
  sksPilihan: z.int().nullable().meta({ title: 'Pilihan' }),
  ipkMin: z.number().nullable().meta({ title: 'IPK minimal' }),
  persenMaksD: z.int().nullable().meta({ title: 'SKS D (%)' }),
  bolehE: z.boolean().nullable().meta({ title: 'Boleh E' }),
  nilaiMinWajib: z.string().nullable().meta({ title: 'Nilai min. wajib' }),
  masaStudiMaks: z.int().nullable().meta({ title: 'Masa studi (bulan)' }),
  syarat: z.array(z.enum(SYARAT_KELULUSAN)).nullable().meta({ title: 'Syarat lain' }),
})
export type SksKelulusan = z.infer<typeof SksKelulusan>

const BarisAudit = z.object({
  kode: z.string(),
  label: z.string().meta({ title: 'Syarat' }),
  ada: z.string().meta({ title: 'Ada' }),
  butuh: z.string().meta({ title: 'Butuh' }),
  hasil: z.enum(['terpenuhi', 'belum', 'belum_diketahui']).meta({ title: 'Hasil' }),
  keterangan: z.string().nullable(),
})

/** The graduation audit of one student (AK-R57) and the honour that he would get (AK-R58). */
export const UjiKelulusan = z.object({
  mahasiswa: MahasiswaUji,
  namaKurikulum: z.string().nullable(),
  putusan: BarisAudit.shape.hasil,
  ringkas: z.string(),
  baris: z.array(BarisAudit),
  ipk: z.number().nullable(),
  semesterKe: z.int(),
  predikat: z.string().nullable(),
  predikatGagal: z.array(z.string()),
})
export type UjiKelulusan = z.infer<typeof UjiKelulusan>

/** A curriculum that can't lead to graduation by the rules that hold for it. */
export const TemuanKurikulum = z.object({
  idKurikulum: z.uuid(),
  namaKurikulum: z.string(),
  labelProdi: z.string(),
  status: z.string(),
  sksKurikulum: z.number(),
  pesan: z.array(z.string()),
})

export const KurikulumPilihan = z.object({ id: z.uuid(), nama: z.string(), idProdi: z.uuid(), labelProdi: z.string(), status: z.string() })

const reads = { scope: 'A4', access: 'B' } as const
const path = '/v2/academic/sks-kelulusan'

export const sksKelulusan = {
  ...crud({
    path,
    scope: 'A4',
    row: SksKelulusan,
    input: SksKelulusanInput,
    filter: { idProdi: z.uuid('Pilihan tidak dikenal').optional() },
    sort: ['berlakuMulai', 'sksLulus'],
  }),
  ...versiCalls({ path, read: 'A4', write: 'A4' }),
  uji: procedure
    .meta(reads)
    .route({ method: 'POST', path: `${path}/uji` })
    .input(z.object({ nim: nimUji(), periode: periodeMulai().optional() }))
    .output(one(UjiKelulusan)),
  periksaKurikulum: procedure
    .meta(reads)
    .route({ method: 'GET', path: `${path}/periksa-kurikulum` })
    .input(z.strictObject({}))
    .output(all(TemuanKurikulum)),
  kurikulum: procedure
    .meta(reads)
    .route({ method: 'GET', path: `${path}/kurikulum` })
    .input(z.strictObject({}))
    .output(all(KurikulumPilihan)),
}
