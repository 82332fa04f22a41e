import { z } from 'zod'
import { one } from '../../kit/answer'
import { updateOf } from '../../kit/crud'
import {
  date,
  digits,
  optionalDate,
  optionalDecimal,
  optionalDigits,
  optionalEmail,
  optionalId,
  optionalText,
  stamp,
  telepon,
  text,
} from '../../kit/fields'
import { procedure } from '../../kit/procedure'
import { AkreditasiRingkas } from './akreditasi'
import { alamat, alamatInput, dusunInput, letakInput } from './alamat'
import { npwp } from './npwp'

export const BENTUK_PT = ['universitas', 'institut', 'sekolah_tinggi', 'politeknik', 'akademi', 'akademi_komunitas'] as const
/** 1 pemerintah pusat, 2 pemerintah daerah, 3 yayasan, 4 lainnya. */
export const STATUS_MILIK = ['1', '2', '3', '4'] as const
const LONG = 5000

/** The source's client also sends `idPerguruanTinggi`; the path names the row, so it is passed over. */
export const PerguruanTinggiInput = z
  .object({
    kode: digits(6, 'Kode PT').meta({ title: 'Kode PT' }),
    nama: text().meta({ title: 'Nama perguruan tinggi' }),
    namaInggris: optionalText().meta({ title: 'Nama Inggris' }),
    singkatan: optionalText(20).meta({ title: 'Singkatan' }),
    bentukPt: z.enum(BENTUK_PT).meta({ title: 'Bentuk' }),
    statusMilik: z.enum(STATUS_MILIK).meta({ title: 'Status kepemilikan' }),
    statusPt: z.enum(['A', 'N']).default('A').meta({ title: 'Status' }),
    idYayasan: optionalId().meta({ title: 'Badan hukum' }),
    npsn: optionalDigits(8, 'NPSN').meta({ title: 'NPSN' }),
    npwp: npwp(),
    tanggalBerdiri: optionalDate().meta({ title: 'Tanggal berdiri' }),
    skPendirian: text().meta({ title: 'SK pendirian' }),
    tanggalSkPendirian: date().meta({ title: 'Tanggal SK pendirian' }),
    skIzinOperasional: optionalText().meta({ title: 'SK izin operasional' }),
    tanggalIzinOperasional: optionalDate().meta({ title: 'Tanggal izin operasional' }),
    ...alamatInput,
    ...dusunInput,
    ...letakInput,
    telepon: telepon().meta({ title: 'Telepon' }),
    faksimile: telepon().meta({ title: 'Faksimile' }),
    email: optionalEmail().meta({ title: 'Email' }),
    website: optionalText().meta({ title: 'Website' }),
    bank: optionalText(60).meta({ title: 'Bank' }),
    unitCabang: optionalText(60).meta({ title: 'Unit cabang' }),
    nomorRekening: optionalText(30).meta({ title: 'Nomor rekening' }),
    mbs: z.boolean().default(false).meta({ title: 'Manajemen berbasis sekolah (MBS)' }),
    luasTanahMilik: optionalDecimal(0, 1e9).meta({ title: 'Luas tanah milik (m2)' }),
    luasTanahBukanMilik: optionalDecimal(0, 1e9).meta({ title: 'Luas tanah bukan milik (m2)' }),
    motto: optionalText(200).meta({ title: 'Motto' }),
    visi: optionalText(LONG).meta({ title: 'Visi' }),
    misi: optionalText(LONG).meta({ title: 'Misi' }),
    idPddikti: optionalId().meta({ title: 'ID PDDikti' }),
  })
  .refine(({ statusMilik, idYayasan }) => statusMilik !== '3' || Boolean(idYayasan), {
    path: ['idYayasan'],
    error: 'Badan hukum wajib diisi untuk perguruan tinggi milik yayasan',
  })
export type PerguruanTinggiInput = z.infer<typeof PerguruanTinggiInput>

const nullable = z.string().nullable()
/** Left out for who lacks F1: it is nobody else's business. */
const hidden = nullable.optional()

export const PerguruanTinggi = z.object({
  ...stamp,
  kode: z.string(),
  nama: z.string(),
  namaInggris: nullable,
  singkatan: nullable,
  bentukPt: z.enum(BENTUK_PT),
  namaBentukPt: z.string(),
  statusMilik: z.enum(STATUS_MILIK),
  namaStatusMilik: z.string(),
  statusPt: z.enum(['A', 'N']),
  idYayasan: nullable,
  yayasan: z.object({ id: z.uuid(), nama: z.string() }).nullable(),
  akreditasi: AkreditasiRingkas.nullable(),
  npsn: nullable,
  tanggalBerdiri: nullable,
  skPendirian: z.string(),
  tanggalSkPendirian: z.string(),
  skIzinOperasional: nullable,
  tanggalIzinOperasional: nullable,
  ...alamat,
  dusun: nullable,
  rtRw: nullable,
  lintang: z.number().nullable(),
  bujur: z.number().nullable(),
  telepon: nullable,
  faksimile: nullable,
  email: nullable,
  website: nullable,
  motto: nullable,
  visi: nullable,
  misi: nullable,
  npwp: hidden,
  bank: hidden,
  unitCabang: hidden,
  nomorRekening: hidden,
  mbs: z.boolean().optional(),
  luasTanahMilik: z.number().nullable().optional(),
  luasTanahBukanMilik: z.number().nullable().optional(),
  idPddikti: hidden,
})
export type PerguruanTinggi = z.infer<typeof PerguruanTinggi>

const writes = { scope: 'F1', access: 'T' } as const

/** The college as a legal body: exactly one. */
export const perguruanTinggi = {
  get: procedure.meta({ scope: null, access: 'B' }).route({ method: 'GET', path: '/v1/perguruan_tinggi' }).output(one(PerguruanTinggi)),
  update: procedure
    .meta(writes)
    .route({ method: 'PUT', path: '/v1/perguruan_tinggi/{id}' })
    .input(updateOf(PerguruanTinggiInput))
    .output(one(PerguruanTinggi)),
}
