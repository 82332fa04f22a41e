import { z } from 'zod'
import { crud } from '../../../kit/crud'
import { kode, optionalDigits, optionalId, stamp, text } from '../../../kit/fields'
import { flag } from '../../../kit/list'

export const JenisKelasInput = z.object({
  kode: kode().meta({ title: 'Kode' }),
  kodeNim: optionalDigits(2, 'Kode NIM').meta({ title: 'Kode NIM' }),
  nama: text().meta({ title: 'Nama jenis kelas' }),
  idKelompokSesi: optionalId().meta({ title: 'Kelompok sesi' }),
  perluInstansi: z.boolean().default(false).meta({ title: 'Perlu instansi' }),
  aktif: z.boolean().default(true).meta({ title: 'Aktif' }),
})

export const JenisKelas = z.object({
  ...stamp,
  kode: z.string().meta({ title: 'Kode' }),
  kodeNim: z.string().nullable().meta({ title: 'Kode NIM' }),
  nama: z.string().meta({ title: 'Nama jenis kelas' }),
  idKelompokSesi: z.uuid().nullable(),
  namaKelompokSesi: z.string().nullable().meta({ title: 'Kelompok sesi' }),
  perluInstansi: z.boolean().meta({ title: 'Perlu instansi' }),
  jumlahMahasiswa: z.int().meta({ title: 'Mahasiswa' }),
  aktif: z.boolean().meta({ title: 'Aktif' }),
})
export type JenisKelas = z.infer<typeof JenisKelas>

export const jenisKelas = crud({
  path: '/v2/master/jenis-kelas',
  scope: 'F3',
  row: JenisKelas,
  input: JenisKelasInput,
  filter: { aktif: flag().optional() },
  sort: ['nama', 'kode', 'kodeNim', 'jumlahMahasiswa'],
})
