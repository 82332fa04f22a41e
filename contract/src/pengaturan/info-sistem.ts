import { z } from 'zod'
import { one } from '../kit/answer'
import { crud } from '../kit/crud'
import { optionalId, optionalText, stamp, text, Versi } from '../kit/fields'
import { procedure } from '../kit/procedure'

export const ZONA = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const
const baris = z.string().trim().max(100)

/** A letterhead made of the logo and five lines. */
export const KopSusunan = z.object({
  baris: z.tuple([baris, baris, baris, baris, baris]).meta({ title: 'Baris kop surat' }),
  garis: z.enum(['tanpa', 'tunggal', 'ganda']).meta({ title: 'Garis' }),
})
export type KopSusunan = z.infer<typeof KopSusunan>

const url = z
  .preprocess(
    (value) => (value === '' ? null : value),
    z
      .url({ protocol: /^https?$/, error: 'Alamat harus diawali http:// atau https://.' })
      .max(200)
      .nullable(),
  )
  .optional()

export const InfoSistemInput = z.object({
  nama: text(60).meta({ title: 'Nama sistem', description: 'Tampil pada judul setiap halaman' }),
  judul: text(100).meta({ title: 'Judul aplikasi', description: 'Tampil pada halaman masuk' }),
  idLogo: optionalId().meta({ title: 'Logo', description: 'PNG paling kecil 256 x 256 piksel' }),
  idFavicon: optionalId().meta({ title: 'Favicon' }),
  idKopSurat: optionalId().meta({ title: 'Gambar kop surat', description: 'Bila diisi, menggantikan kop surat susunan' }),
  kopSusunan: KopSusunan.nullable().optional().meta({ title: 'Kop surat susunan' }),
  copyright: text(100).meta({ title: 'Hak cipta', description: 'Tampil setelah © 2020' }),
  colorMode: z.enum(['light', 'dark']).meta({ title: 'Warna bawaan' }),
  kontak: optionalText(255).meta({ title: 'Kontak' }),
  zonaWaktu: z.enum(ZONA).meta({ title: 'Zona waktu', description: 'Semua jendela dibuka dan ditutup menurut zona ini' }),
  urlSikadLegacy: url.meta({ title: 'Alamat sistem lama' }),
  enableChat: z.boolean().meta({ title: 'Obrolan' }),
  enableLocalization: z.boolean().meta({ title: 'Pilihan bahasa ID/EN' }),
  enableHelpChat: z.boolean().meta({ title: 'Chat bantuan' }),
})

export const InfoSistem = InfoSistemInput.extend({
  versi: z.int(),
  unik: z.string().meta({ title: 'Varian' }),
  copyright: z.string().meta({ title: 'Hak cipta' }),
  idLogo: z.uuid().nullable(),
  idFavicon: z.uuid().nullable(),
  idKopSurat: z.uuid().nullable(),
  kopSusunan: KopSusunan.nullable(),
  kontak: z.string().nullable(),
  urlSikadLegacy: z.string().nullable(),
})
export type InfoSistem = z.infer<typeof InfoSistem>

export const infoSistem = {
  get: procedure.meta({ scope: 'MM', access: 'B' }).route({ method: 'GET', path: '/v2/pengaturan/info-sistem' }).output(one(InfoSistem)),
  /** `yakinZona` confirms a change of the zone, which moves every window (asked twice). */
  update: procedure
    .meta({ scope: 'MM', access: 'T' })
    .route({ method: 'PUT', path: '/v2/pengaturan/info-sistem' })
    .input(InfoSistemInput.partial().extend({ versi: Versi, yakinZona: z.boolean().optional() }))
    .output(one(InfoSistem)),
}

export const SitusInput = z.object({
  origin: z
    .string()
    .trim()
    .toLowerCase()
    .max(200)
    .regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/, 'Isi alamat tanpa jalur, misalnya https://siakad.contoh.ac.id')
    .meta({ title: 'Alamat' }),
  jenis: z.enum(['utama', 'terpisah']).default('utama').meta({ title: 'Jenis' }),
  aktif: z.boolean().default(true).meta({ title: 'Aktif' }),
})
export const Situs = z.object({ ...stamp, ...SitusInput.shape })
export type Situs = z.infer<typeof Situs>

/** Addresses of the portal; each belongs to one college. */
export const situsKampus = crud({
  path: '/v2/pengaturan/situs',
  scope: 'A',
  row: Situs,
  input: SitusInput,
  filter: {},
  sort: ['origin', 'jenis'],
})
