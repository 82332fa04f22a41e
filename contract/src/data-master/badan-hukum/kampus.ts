import { z } from 'zod'
import { crud } from '../../kit/crud'
import { kode, stamp, text } from '../../kit/fields'
import { flag } from '../../kit/list'
import { alamat, alamatInput, letakInput } from './alamat'

export const ZONA = ['WIB', 'WITA', 'WIT'] as const

export const KampusInput = z.object({
  kode: kode().meta({ title: 'Kode' }),
  nama: text().meta({ title: 'Nama kampus' }),
  ...alamatInput,
  ...letakInput,
  zonaWaktu: z.enum(ZONA).default('WIB').meta({ title: 'Zona waktu' }),
  utama: z.boolean().default(false).meta({ title: 'Kampus utama' }),
  aktif: z.boolean().default(true).meta({ title: 'Aktif' }),
})

export const Kampus = z.object({
  ...stamp,
  kode: z.string().meta({ title: 'Kode' }),
  nama: z.string().meta({ title: 'Nama kampus' }),
  ...alamat,
  kota: z.string().nullable().meta({ title: 'Kota' }),
  lintang: z.number().nullable().meta({ title: 'Lintang' }),
  bujur: z.number().nullable().meta({ title: 'Bujur' }),
  zonaWaktu: z.enum(ZONA).meta({ title: 'Zona waktu' }),
  utama: z.boolean().meta({ title: 'Kampus utama' }),
  aktif: z.boolean().meta({ title: 'Aktif' }),
})
export type Kampus = z.infer<typeof Kampus>

/** Exactly one is the main kampus: choosing another one takes it over. */
export const kampus = crud({
  path: '/v2/master/kampus',
  scope: 'F1',
  row: Kampus,
  input: KampusInput,
  filter: { aktif: flag().optional() },
  sort: ['nama', 'kode', 'kota'],
})
