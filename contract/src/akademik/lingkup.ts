import { JENJANG_PRODI } from '@sivitas/rules/data-master/jenjang'
import { galatPeriode } from '@sivitas/rules/platform/periode'
import { z } from 'zod'
import { optionalId, optionalWhole } from '../kit/fields'

const kosong = (value: unknown) => (value === '' ? null : value)

/** A period from which a set counts. */
export const periodeMulai = () =>
  z.coerce
    .number<number>({ error: 'Field tidak boleh kosong' })
    .int('Periode tidak dikenal')
    .superRefine((id, context) => {
      const galat = galatPeriode(id)
      if (galat !== null) context.addIssue({ code: 'custom', message: galat })
    })
    .meta({ title: 'Berlaku mulai' })

/** For whom a set of study rules is: a jenjang or a prodi, and a range of cohorts; nothing of it is the whole college. */
export const lingkupInput = {
  jenjang: z.preprocess(kosong, z.enum(JENJANG_PRODI).nullable()).optional().meta({ title: 'Jenjang' }),
  idProdi: optionalId().meta({ title: 'Program studi' }),
  angkatanMulai: optionalWhole(1980, 2100).meta({ title: 'Angkatan mulai' }),
  angkatanSampai: optionalWhole(1980, 2100).meta({ title: 'Angkatan sampai' }),
  berlakuMulai: periodeMulai(),
}

/** The same as a list shows it. */
export const lingkupRow = {
  /** In words: 'Semua', 'S1', 'S1 Informatika, angkatan 2023-2025'. */
  lingkup: z.string().meta({ title: 'Berlaku untuk' }),
  jenjang: z.string().nullable(),
  idProdi: z.uuid().nullable(),
  angkatanMulai: z.int().nullable(),
  angkatanSampai: z.int().nullable(),
  berlakuMulai: z.int(),
  labelPeriode: z.string().meta({ title: 'Berlaku mulai' }),
}

/** A student as the testers find him. */
export const MahasiswaUji = z.object({
  id: z.uuid(),
  nim: z.string(),
  nama: z.string(),
  labelProdi: z.string(),
  angkatan: z.int(),
})

export const nimUji = () => z.string().trim().min(1).max(24).meta({ title: 'NIM' })
