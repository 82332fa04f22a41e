import { z } from 'zod'
import { crud } from '../../kit/crud'
import { kode, optionalId, optionalWhole, stamp, text } from '../../kit/fields'
import { flag, listed } from '../../kit/list'

export const GedungInput = z.object({
  kode: kode().meta({ title: 'Kode' }),
  nama: text().meta({ title: 'Nama gedung' }),
  idKampus: z.uuid('Pilihan tidak dikenal').meta({ title: 'Kampus' }),
  jumlahLantai: optionalWhole(1, 60).meta({ title: 'Jumlah lantai' }),
  tahunBangun: optionalWhole(1800, 2100).meta({ title: 'Tahun bangun' }),
  idDenah: optionalId().meta({ title: 'Denah' }),
  aktif: z.boolean().default(true).meta({ title: 'Aktif' }),
})
export type GedungInput = z.infer<typeof GedungInput>

export const Gedung = z.object({
  ...stamp,
  kode: z.string().meta({ title: 'Kode' }),
  nama: z.string().meta({ title: 'Nama gedung' }),
  idKampus: z.uuid(),
  namaKampus: z.string().meta({ title: 'Kampus' }),
  jumlahLantai: z.int().nullable().meta({ title: 'Jumlah lantai' }),
  tahunBangun: z.int().nullable().meta({ title: 'Tahun bangun' }),
  idDenah: z.uuid().nullable(),
  aktif: z.boolean().meta({ title: 'Aktif' }),
  jumlahRuang: z.int().meta({ title: 'Ruang' }),
})
export type Gedung = z.infer<typeof Gedung>

/** Buildings of a kampus; a building with rooms stays. */
export const gedung = crud({
  path: '/v2/master/gedung',
  scope: 'F1',
  row: Gedung,
  input: GedungInput,
  filter: { kampus: listed(z.uuid()), aktif: flag().optional() },
  sort: ['nama', 'kode', 'kampus'],
})
