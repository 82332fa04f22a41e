import { z } from 'zod'
import { crud } from '../../kit/crud'
import { kode, optionalId, optionalText, stamp, text } from '../../kit/fields'
import { flag, listed } from '../../kit/list'
import { withBodyData } from './body-data'

export const JurusanInput = z.object({
  kode: kode().meta({ title: 'Kode' }),
  nama: text().meta({ title: 'Nama jurusan' }),
  namaInggris: optionalText().meta({ title: 'Nama Inggris' }),
  // Required where the college is a universitas or institut; only the server knows which it is (DM-R28).
  idFakultas: optionalId().meta({ title: 'Fakultas' }),
  idKetua: optionalId().meta({ title: 'Ketua' }),
  idSekretaris: optionalId().meta({ title: 'Sekretaris' }),
  urut: z.coerce.number<number>().int().min(0).max(999).default(0).meta({ title: 'Urutan' }),
  aktif: z.boolean().default(true).meta({ title: 'Aktif' }),
})

export const Jurusan = z.object({
  ...stamp,
  kode: z.string().meta({ title: 'Kode' }),
  nama: z.string().meta({ title: 'Nama jurusan' }),
  namaInggris: z.string().nullable().meta({ title: 'Nama Inggris' }),
  idFakultas: z.uuid().nullable(),
  namaFakultas: z.string().nullable().meta({ title: 'Fakultas' }),
  idKetua: z.uuid().nullable(),
  namaKetua: z.string().nullable().meta({ title: 'Ketua' }),
  idSekretaris: z.uuid().nullable(),
  namaSekretaris: z.string().nullable().meta({ title: 'Sekretaris' }),
  urut: z.int().meta({ title: 'Urutan' }),
  aktif: z.boolean().meta({ title: 'Aktif' }),
  jumlahProdi: z.int().meta({ title: 'Program studi' }),
})
export type Jurusan = z.infer<typeof Jurusan>

export const jurusan = withBodyData(
  crud({
    path: '/v1/jurusan',
    scope: 'F1',
    readScope: null,
    row: Jurusan,
    input: JurusanInput,
    filter: { fakultas: listed(z.uuid()), nama: z.string().trim().max(100).optional(), aktif: flag().optional() },
    sort: ['urut', 'kode', 'nama', 'fakultas'],
  }),
)
