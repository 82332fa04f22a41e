import { z } from 'zod'
import { crud } from '../../kit/crud'
import { kode, optionalDate, optionalId, optionalText, stamp, text } from '../../kit/fields'
import { flag } from '../../kit/list'
import { withBodyData } from './body-data'

export const FakultasInput = z.object({
  kode: kode().meta({ title: 'Kode' }),
  kodeNim: z
    .preprocess(
      (value) => (value === '' ? null : value),
      z
        .string()
        .regex(/^\d{1,2}$/, 'Kode NIM harus 1-2 angka')
        .nullable(),
    )
    .optional()
    .meta({ title: 'Kode NIM' }),
  nama: text().meta({ title: 'Nama fakultas' }),
  namaInggris: optionalText().meta({ title: 'Nama Inggris' }),
  singkatan: optionalText(20).meta({ title: 'Singkatan' }),
  idDekan: optionalId().meta({ title: 'Dekan' }),
  telepon: optionalText(16).meta({ title: 'Telepon' }),
  email: optionalText().meta({ title: 'Email' }),
  skPendirian: optionalText().meta({ title: 'SK pendirian' }),
  tanggalSk: optionalDate().meta({ title: 'Tanggal SK' }),
  idKampus: optionalId().meta({ title: 'Kampus' }),
  urut: z.coerce.number<number>().int().min(0).max(999).default(0).meta({ title: 'Urutan' }),
  aktif: z.boolean().default(true).meta({ title: 'Aktif' }),
})

export const Fakultas = z.object({
  ...stamp,
  kode: z.string().meta({ title: 'Kode' }),
  kodeNim: z.string().nullable().meta({ title: 'Kode NIM' }),
  nama: z.string().meta({ title: 'Nama fakultas' }),
  namaInggris: z.string().nullable().meta({ title: 'Nama Inggris' }),
  singkatan: z.string().nullable().meta({ title: 'Singkatan' }),
  idDekan: z.uuid().nullable(),
  namaDekan: z.string().nullable().meta({ title: 'Dekan' }),
  telepon: z.string().nullable().meta({ title: 'Telepon' }),
  email: z.string().nullable().meta({ title: 'Email' }),
  skPendirian: z.string().nullable().meta({ title: 'SK pendirian' }),
  tanggalSk: z.string().nullable().meta({ title: 'Tanggal SK' }),
  idKampus: z.uuid().nullable(),
  namaKampus: z.string().nullable().meta({ title: 'Kampus' }),
  urut: z.int().meta({ title: 'Urutan' }),
  aktif: z.boolean().meta({ title: 'Aktif' }),
  jumlahJurusan: z.int().meta({ title: 'Jurusan' }),
  jumlahProdi: z.int().meta({ title: 'Program studi' }),
})
export type Fakultas = z.infer<typeof Fakultas>

export const fakultas = withBodyData(
  crud({
    path: '/v1/fakultas',
    scope: 'F1',
    readScope: null,
    row: Fakultas,
    input: FakultasInput,
    filter: { nama: z.string().trim().max(100).optional(), aktif: flag().optional() },
    sort: ['urut', 'kode', 'nama'],
  }),
)
