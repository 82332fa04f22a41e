import { z } from 'zod'
import { one } from '../../kit/answer'
import { crud } from '../../kit/crud'
import { Id, kode, optionalText, stamp, text } from '../../kit/fields'
import { flag, listed } from '../../kit/list'
import { procedure } from '../../kit/procedure'

const count = (max: number) =>
  z.preprocess((value) => (value === '' ? null : value), z.coerce.number<number>().int().min(0).max(max).nullable()).optional()

/** The source's client also sends `idKonsentrasi`; the path names the row, so it is passed over. */
export const KonsentrasiInput = z.object({
  kode: kode().meta({ title: 'Kode' }),
  nama: text().meta({ title: 'Nama konsentrasi' }),
  namaInggris: optionalText().meta({ title: 'Nama Inggris' }),
  idProdi: z.uuid('Pilihan tidak dikenal').meta({ title: 'Program studi' }),
  sksMinimum: count(200).meta({ title: 'SKS minimum' }),
  kuota: count(99_999).meta({ title: 'Kuota' }),
  aktif: z.boolean().default(true).meta({ title: 'Aktif' }),
})

export const Konsentrasi = z.object({
  ...stamp,
  kode: z.string().meta({ title: 'Kode' }),
  nama: z.string().meta({ title: 'Nama konsentrasi' }),
  namaInggris: z.string().nullable().meta({ title: 'Nama Inggris' }),
  idProdi: z.uuid(),
  labelProdi: z.string().meta({ title: 'Program studi' }),
  sksMinimum: z.int().nullable().meta({ title: 'SKS minimum' }),
  kuota: z.int().nullable().meta({ title: 'Kuota' }),
  jumlahMahasiswa: z.int().meta({ title: 'Jumlah mahasiswa' }),
  aktif: z.boolean().meta({ title: 'Aktif' }),
})
export type Konsentrasi = z.infer<typeof Konsentrasi>

const calls = crud({
  path: '/v1/konsentrasi',
  scope: 'F1',
  readScope: null,
  row: Konsentrasi,
  input: KonsentrasiInput,
  filter: { prodi: listed(z.string().max(36)), nama: z.string().trim().max(100).optional(), aktif: flag().optional() },
  sort: ['prodi', 'kode', 'nama', 'jumlahMahasiswa', 'kuota'],
})

/** Students of a prodi into one of its konsentrasi, or into none. One answer a student: what could not be moved says why. */
export const HasilPindah = z.object({
  idMahasiswa: z.uuid(),
  nim: z.string().nullable(),
  berhasil: z.boolean(),
  pesan: z.string().nullable(),
})

export const konsentrasi = {
  ...calls,
  /** 'Pindahkan mahasiswa ke konsentrasi': chosen students, or all of another konsentrasi of the same prodi. */
  pindahMahasiswa: procedure
    .meta({ scope: 'F1', access: 'T' })
    .route({ method: 'POST', path: '/v2/master/konsentrasi/{id}/mahasiswa' })
    .input(
      z
        .strictObject({ id: Id, dari: Id.optional(), idMahasiswa: z.array(z.uuid()).min(1).max(5000).optional() })
        .refine(({ dari, idMahasiswa }) => (dari === undefined) !== (idMahasiswa === undefined), 'Pilih mahasiswa, atau konsentrasi asal'),
    )
    .output(one(z.object({ dipindah: z.int(), hasil: z.array(HasilPindah) }))),
}
