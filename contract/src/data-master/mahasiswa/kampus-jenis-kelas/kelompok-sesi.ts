import { z } from 'zod'
import { crud } from '../../../kit/crud'
import { kode, stamp, text } from '../../../kit/fields'
import { flag } from '../../../kit/list'

/** Days of a week as 1 (Senin) to 7 (Minggu). */
export const HARI = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const

export const KelompokSesiInput = z.object({
  kode: kode().meta({ title: 'Kode' }),
  nama: text().meta({ title: 'Nama kelompok sesi' }),
  hari: z
    .array(z.coerce.number<number>().int().min(1).max(7))
    .min(1, 'Pilih minimal satu hari')
    .max(7)
    .transform((days) => [...new Set(days)].toSorted((a, b) => a - b))
    .meta({ title: 'Hari' }),
  aktif: z.boolean().default(true).meta({ title: 'Aktif' }),
})

export const KelompokSesi = z.object({
  ...stamp,
  kode: z.string().meta({ title: 'Kode' }),
  nama: z.string().meta({ title: 'Nama kelompok sesi' }),
  hari: z.array(z.int()).meta({ title: 'Hari' }),
  jumlahJenisKelas: z.int().meta({ title: 'Jenis kelas' }),
  jumlahMahasiswa: z.int().meta({ title: 'Mahasiswa' }),
  aktif: z.boolean().meta({ title: 'Aktif' }),
})
export type KelompokSesi = z.infer<typeof KelompokSesi>

export const kelompokSesi = crud({
  path: '/v2/master/kelompok-sesi',
  scope: 'F3',
  row: KelompokSesi,
  input: KelompokSesiInput,
  filter: { aktif: flag().optional() },
  sort: ['nama', 'kode'],
})
