import { galatJaringan } from '@sivitas/rules/pengaturan/operator/jaringan'
import { z } from 'zod'
import { one } from '../../kit/answer'
import { crud } from '../../kit/crud'
import { kode, optionalId, stamp, telepon, text } from '../../kit/fields'
import { flag } from '../../kit/list'
import { procedure } from '../../kit/procedure'

export const HARI = ['senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'minggu'] as const
export type Hari = (typeof HARI)[number]

const jam = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Isi jam sebagai 08:00')

/** Opening hours of one weekday; a day that is not named is closed. */
export const JamBuka = z
  .object({ buka: jam, tutup: jam })
  .refine(({ buka, tutup }) => buka < tutup, { path: ['tutup'], error: 'Jam tutup harus setelah jam buka' })

const JamLayanan = z.partialRecord(z.enum(HARI), JamBuka)

/** Network addresses, one a line; a text is read line by line. */
const jaringan = z.preprocess(
  (value) => (typeof value === 'string' ? value.split('\n') : value),
  z
    .array(z.string().max(50))
    .max(100)
    .superRefine((lines, check) => {
      const message = galatJaringan(lines)
      if (message !== null) check.addIssue({ code: 'custom', message })
    })
    .transform((lines) => lines.map((line) => line.trim()).filter((line) => line !== '')),
)

export const LokasiInput = z.object({
  kode: kode().meta({ title: 'Kode' }),
  nama: text().meta({ title: 'Nama' }),
  idKampus: optionalId().meta({ title: 'Kampus' }),
  kota: text(60).meta({ title: 'Kota', description: 'Dicetak di depan tanggal surat dan kuitansi' }),
  telepon: telepon().meta({ title: 'Telepon' }),
  jamLayanan: JamLayanan.default({}).meta({ title: 'Jam layanan' }),
  jaringan: jaringan
    .default([])
    .meta({ title: 'Jaringan', description: 'Satu alamat jaringan per baris, misalnya 10.1.0.0/16; kosong berarti tidak dibatasi' }),
  aktif: z.boolean().default(true).meta({ title: 'Aktif' }),
})

export const Lokasi = z.object({
  ...stamp,
  kode: z.string().meta({ title: 'Kode' }),
  nama: z.string().meta({ title: 'Nama' }),
  idKampus: z.uuid().nullable(),
  namaKampus: z.string().nullable().meta({ title: 'Kampus' }),
  kota: z.string().meta({ title: 'Kota' }),
  telepon: z.string().nullable().meta({ title: 'Telepon' }),
  jamLayanan: JamLayanan,
  jaringan: z.array(z.string()).meta({ title: 'Jaringan' }),
  aktif: z.boolean().meta({ title: 'Aktif' }),
  jumlahOperator: z.int().meta({ title: 'Jumlah operator' }),
})
export type Lokasi = z.infer<typeof Lokasi>

export const lokasi = {
  ...crud({
    path: '/v2/pengaturan/lokasi',
    scope: 'O1',
    row: Lokasi,
    input: LokasiInput,
    filter: { aktif: flag().optional() },
    sort: ['kode', 'nama', 'kota', 'jumlahOperator'],
  }),
  /** Whether the address that the caller works from lies inside a network of some lokasi. */
  ujiAlamat: procedure
    .meta({ scope: 'O1', access: 'B' })
    .route({ method: 'GET', path: '/v2/pengaturan/lokasi/uji-alamat' })
    .output(one(z.object({ alamatIp: z.string(), lokasi: z.array(z.object({ id: z.uuid(), kode: z.string(), nama: z.string() })) }))),
}
