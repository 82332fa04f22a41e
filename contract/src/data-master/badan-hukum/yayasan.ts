import { z } from 'zod'
import { one } from '../../kit/answer'
import { crud, updateOf } from '../../kit/crud'
import { date, optionalEmail, optionalId, optionalText, stamp, telepon, text } from '../../kit/fields'
import { procedure } from '../../kit/procedure'
import { BerkasRingkas } from '../../shared/berkas-ringkas'
import { alamat, alamatInput, dusunInput } from './alamat'
import { npwp } from './npwp'

/** The source's client also sends `idYayasan`; the path names the row, so it is passed over. */
export const YayasanInput = z.object({
  kode: optionalText(20).meta({ title: 'Kode' }),
  nama: text().meta({ title: 'Nama badan hukum' }),
  ...alamatInput,
  ...dusunInput,
  telepon: telepon().meta({ title: 'Telepon' }),
  email: optionalEmail().meta({ title: 'Email' }),
  website: optionalText().meta({ title: 'Website' }),
  nomorAkta: text().meta({ title: 'Nomor akta pendirian' }),
  tanggalAkta: date().meta({ title: 'Tanggal akta' }),
  namaNotaris: optionalText().meta({ title: 'Nama notaris' }),
  nomorPengesahanAhu: text().meta({ title: 'Nomor pengesahan AHU' }),
  tanggalPengesahanAhu: date().meta({ title: 'Tanggal pengesahan AHU' }),
  npwp: npwp(),
  ketua: optionalText().meta({ title: 'Ketua' }),
  sekretaris: optionalText().meta({ title: 'Sekretaris' }),
  bendahara: optionalText().meta({ title: 'Bendahara' }),
})
export type YayasanInput = z.infer<typeof YayasanInput>

const nullable = z.string().nullable()

export const Yayasan = z.object({
  ...stamp,
  kode: nullable,
  nama: z.string().meta({ title: 'Nama badan hukum' }),
  ...alamat,
  dusun: nullable,
  rtRw: nullable,
  telepon: nullable,
  email: nullable,
  website: nullable,
  nomorAkta: z.string(),
  tanggalAkta: z.string(),
  namaNotaris: nullable,
  nomorPengesahanAhu: z.string(),
  tanggalPengesahanAhu: z.string(),
  npwp: nullable,
  ketua: nullable,
  sekretaris: nullable,
  bendahara: nullable,
})
export type Yayasan = z.infer<typeof Yayasan>

const writes = { scope: 'F1', access: 'T' } as const

/** The one legal body above the college; none where the state owns it. */
export const yayasan = {
  get: procedure.meta({ scope: 'F1', access: 'B' }).route({ method: 'GET', path: '/v1/yayasan' }).output(one(Yayasan.nullable())),
  create: procedure
    .meta(writes)
    .route({ method: 'POST', path: '/v1/yayasan', successStatus: 201 })
    .input(YayasanInput)
    .output(one(Yayasan)),
  update: procedure.meta(writes).route({ method: 'PUT', path: '/v1/yayasan/{id}' }).input(updateOf(YayasanInput)).output(one(Yayasan)),
}

export const AktaInput = z.object({
  nomor: text().meta({ title: 'Nomor akta' }),
  tanggal: date().meta({ title: 'Tanggal' }),
  notaris: optionalText().meta({ title: 'Notaris' }),
  perihal: text(200).meta({ title: 'Perihal' }),
  idBerkas: optionalId().meta({ title: 'Berkas akta' }),
})

export const Akta = z.object({
  ...stamp,
  nomor: z.string().meta({ title: 'Nomor akta' }),
  tanggal: z.string().meta({ title: 'Tanggal' }),
  notaris: nullable.meta({ title: 'Notaris' }),
  perihal: z.string().meta({ title: 'Perihal' }),
  idBerkas: z.uuid().nullable(),
  berkas: BerkasRingkas.nullable().meta({ title: 'Berkas' }),
})
export type Akta = z.infer<typeof Akta>

/** Deeds of the legal body, newest first unless asked otherwise. */
export const aktaYayasan = crud({
  path: '/v2/master/akta-yayasan',
  scope: 'F1',
  row: Akta,
  input: AktaInput,
  filter: {},
  sort: ['tanggal', 'nomor', 'perihal'],
})
