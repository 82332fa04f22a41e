import { optionalText, text } from '@sivitas/contract/kit/fields'
import { z } from 'zod'
import { fields } from '../../kit/form/fields'

/** What a person says about a set when he keeps it. */
export const NamaKelompok = z.object({
  nama: text().meta({ title: 'Nama' }),
  deskripsi: optionalText(255).meta({ title: 'Deskripsi' }),
  bersama: z.boolean().meta({ title: 'Bagikan ke operator lain' }),
  mode: z.enum(['hidup', 'beku']).meta({ title: 'Isi kelompok' }),
})

export const namaField = fields(NamaKelompok)
export const NAMA_KOSONG = { nama: '', deskripsi: '', bersama: false }

export const ISI_KELOMPOK = [
  { value: 'hidup', label: 'Hidup: selalu mengikuti saringan' },
  { value: 'beku', label: 'Beku: mahasiswa hari ini, tidak berubah lagi' },
]
