import { z } from 'zod'
import { all, done, many, one } from '../kit/answer'
import { crud } from '../kit/crud'
import { Id, optionalDate, optionalId, optionalText, stamp, text, Versi } from '../kit/fields'
import { flag, listed, listQuery, wholeNumber } from '../kit/list'
import { procedure } from '../kit/procedure'
import {
  BatasKonversi,
  BatasMbkm,
  KODE_JENIS_KONVERSI,
  kepalaKonversi,
  kepalaTerbaca,
  MakulTujuan,
  PilihanKurikulum,
} from './konversi-jenis'

const Jenis = z.enum(KODE_JENIS_KONVERSI)

export const STATUS_KONVERSI = { draf: 'Draf', diajukan: 'Diajukan', disahkan: 'Disahkan', batal: 'Batal' } as const
export type StatusKonversi = keyof typeof STATUS_KONVERSI
const KODE_STATUS = Object.keys(STATUS_KONVERSI) as [StatusKonversi, ...StatusKonversi[]]
const Status = z.enum(KODE_STATUS)

const desimal = (paling: number) =>
  z.coerce.number<number>({ error: 'Isi dengan angka' }).max(paling).multipleOf(0.01, 'Paling banyak dua desimal')
const sks = () => desimal(40).positive('SKS harus lebih dari 0')
/** Subjects of origin that one conversion may hold. */
export const ASAL_MAX = 200

/** A subject as the transcript of origin names it. */
export const AsalKonversi = z.strictObject({
  kode: text(20).meta({ title: 'Kode asal' }),
  nama: text(200).meta({ title: 'Mata kuliah asal' }),
  sks: sks().meta({ title: 'SKS asal' }),
  nilai: z.string().trim().toUpperCase().pipe(text(3)).meta({ title: 'Nilai asal' }),
  /** What the letter weighs there, 0-4; left out: what it weighs here, or commonly. */
  indeks: desimal(4).min(0).nullable().optional().meta({ title: 'Indeks asal' }),
  /** KURIKULUM: the student's own course; the rest of the row is then read from his grade. */
  idMakulAsal: optionalId(),
})
export type AsalKonversi = z.infer<typeof AsalKonversi>

/** Subjects that make one course here, or one that makes none yet. */
export const BarisKonversiInput = z.strictObject({
  asal: z.array(AsalKonversi).min(1).max(20),
  idMakul: optionalId().meta({ title: 'Mata kuliah tujuan' }),
  sksDiakui: sks().nullable().optional().meta({ title: 'SKS diakui' }),
})

/** `nilaiHuruf` and `nilaiAngka` follow from the subjects of origin (DM-R21) and are none without a course here. */
export const BarisKonversi = z.object({
  asal: z.array(
    z.object({
      urut: z.int(),
      kode: z.string(),
      nama: z.string(),
      sks: z.number(),
      nilai: z.string(),
      indeks: z.number().nullable(),
      idMakulAsal: z.uuid().nullable(),
    }),
  ),
  idMakul: z.uuid().nullable(),
  kodeMakul: z.string().nullable(),
  namaMakul: z.string().nullable(),
  sksMakul: z.number().nullable(),
  sksDiakui: z.number().nullable(),
  nilaiHuruf: z.string().nullable(),
  nilaiAngka: z.number().nullable(),
})
export type BarisKonversi = z.infer<typeof BarisKonversi>

export const KonversiNilai = z.object({
  ...stamp,
  idMahasiswa: z.uuid(),
  nim: z.string().meta({ title: 'NIM' }),
  nama: z.string().meta({ title: 'Nama' }),
  labelProdi: z.string().meta({ title: 'Program studi' }),
  angkatan: z.int().meta({ title: 'Angkatan' }),
  jenis: Jenis.meta({ title: 'Jenis' }),
  namaPtAsal: z.string().nullable().meta({ title: 'PT asal' }),
  namaProdiAsal: z.string().nullable().meta({ title: 'Prodi asal' }),
  mitra: z.string().nullable().meta({ title: 'Mitra' }),
  namaKurikulum: z.string().nullable().meta({ title: 'Kurikulum tujuan' }),
  sksAsal: z.number().meta({ title: 'SKS asal' }),
  sksDiakui: z.number().meta({ title: 'SKS diakui' }),
  jumlahMakul: z.int().meta({ title: 'Mata kuliah' }),
  status: Status.meta({ title: 'Status' }),
  nomorSk: z.string().nullable().meta({ title: 'Nomor SK' }),
  periode: z.int().meta({ title: 'Periode' }),
  /** With detail=1 only. */
  baris: z.array(BarisKonversi).optional(),
})
export type KonversiNilai = z.infer<typeof KonversiNilai>

export const KonversiRinci = KonversiNilai.extend({
  ...kepalaTerbaca,
  /** Why it can't be opened again, or none. */
  lulus: z.boolean(),
  baris: z.array(BarisKonversi),
})
export type KonversiRinci = z.infer<typeof KonversiRinci>

const kepala = { ...kepalaKonversi, baris: z.array(BarisKonversiInput).max(ASAL_MAX) }

export const KonversiInput = z.strictObject({
  idMahasiswa: z.uuid('Pilih mahasiswa').meta({ title: 'Mahasiswa' }),
  jenis: Jenis.meta({ title: 'Jenis' }),
  ...kepala,
})
export type KonversiInput = z.infer<typeof KonversiInput>

/** Everything that the editor of one student's conversion needs beside it. */
export const BahanKonversi = z.object({
  mahasiswa: z.object({
    id: z.uuid(),
    nim: z.string(),
    nama: z.string(),
    labelProdi: z.string(),
    idProdi: z.uuid(),
    angkatan: z.int(),
    status: z.string(),
    namaJenisDaftar: z.string(),
    /** The kind that fits how the student came. */
    jenis: Jenis,
    idPtAsal: z.uuid().nullable(),
    namaPtAsal: z.string().nullable(),
    idProdiAsal: z.uuid().nullable(),
    namaProdiAsal: z.string().nullable(),
  }),
  kurikulum: z.array(MakulTujuan),
  /** Active curricula of his prodi. */
  pilihanKurikulum: z.array(PilihanKurikulum),
  skala: z.array(z.object({ huruf: z.string(), indeks: z.number(), lulus: z.boolean() })),
  batas: BatasKonversi,
  batasMbkm: BatasMbkm,
})
export type BahanKonversi = z.infer<typeof BahanKonversi>

/** What a proposal rests on, the surest first. */
export const DASAR_USULAN = {
  pemetaan: 'Pemetaan tersimpan',
  keputusan: 'Keputusan sebelumnya',
  kode: 'Kode sama',
  nama: 'Nama mirip',
} as const
export type DasarUsulan = keyof typeof DASAR_USULAN
const Usulan = z.object({
  /** Place of the subject in what was asked, from 0. */
  urut: z.int(),
  idMakul: z.uuid(),
  dasar: z.enum(Object.keys(DASAR_USULAN) as [DasarUsulan, ...DasarUsulan[]]),
  /** Likeness of the names, 0-100. */
  kemiripan: z.int(),
})
export type Usulan = z.infer<typeof Usulan>

const AsalPemetaan = z.strictObject({ kode: text(20), nama: text(200) })

export const PemetaanInput = z.object({
  nama: text().meta({ title: 'Nama pemetaan' }),
  idProdi: z.uuid('Pilih program studi').meta({ title: 'Program studi' }),
  idPtAsal: optionalId().meta({ title: 'Perguruan tinggi asal' }),
  idProdiAsal: optionalId().meta({ title: 'Program studi asal' }),
  baris: z
    .array(z.strictObject({ idMakul: z.uuid(), asal: z.array(AsalPemetaan).min(1).max(20) }))
    .min(1, 'Pemetaan memerlukan paling sedikit satu pasangan')
    .max(ASAL_MAX)
    .meta({ title: 'Pasangan' }),
})

export const Pemetaan = z.object({
  ...stamp,
  nama: z.string().meta({ title: 'Nama pemetaan' }),
  idProdi: z.uuid(),
  labelProdi: z.string().meta({ title: 'Program studi' }),
  idPtAsal: z.uuid().nullable(),
  namaPtAsal: z.string().nullable().meta({ title: 'PT asal' }),
  idProdiAsal: z.uuid().nullable(),
  namaProdiAsal: z.string().nullable().meta({ title: 'Prodi asal' }),
  jumlah: z.int().meta({ title: 'Pasangan' }),
  baris: z.array(z.object({ idMakul: z.uuid(), asal: z.array(z.object({ kode: z.string(), nama: z.string() })) })),
})
export type Pemetaan = z.infer<typeof Pemetaan>

const path = '/v2/academic/konversi-nilai'
const reads = { scope: 'F4', access: 'B' } as const
const writes = { scope: 'F4', access: 'T' } as const

const listInput = listQuery({
  filter: {
    mahasiswa: z.uuid().optional(),
    prodi: listed(z.string().max(36)),
    status: listed(Status),
    jenis: listed(Jenis),
    periode: wholeNumber().optional(),
    /** 1: with the subjects of each, at most 200 conversions a page. */
    detail: flag().optional(),
  },
  sort: ['nim', 'nama', 'angkatan', 'sksDiakui', 'diubahPada'],
})

export const konversiNilai = {
  /** The same list under the address that the source specification names. */
  sumber: procedure.meta(reads).route({ method: 'GET', path: '/v1/konversi_nilai' }).input(listInput).output(many(KonversiNilai)),
  list: procedure.meta(reads).route({ method: 'GET', path }).input(listInput).output(many(KonversiNilai)),
  bahan: procedure
    .meta(reads)
    .route({ method: 'GET', path: `${path}/bahan` })
    .input(z.strictObject({ mahasiswa: z.uuid(), /** The conversion that is edited. */ kecuali: z.uuid().optional() }))
    .output(one(BahanKonversi)),
  /** With format=pdf the sheet, issued with number and QR; 409 before the conversion is approved. */
  get: procedure
    .meta({ ...reads, traces: true })
    .route({ method: 'GET', path: `${path}/{id}` })
    .input(z.strictObject({ id: Id, format: z.literal('pdf', 'Isi pdf').optional() }))
    .output(one(KonversiRinci)),
  create: procedure.meta(writes).route({ method: 'POST', path, successStatus: 201 }).input(KonversiInput).output(one(KonversiRinci)),
  update: procedure
    .meta(writes)
    .route({ method: 'PUT', path: `${path}/{id}` })
    .input(
      z.strictObject({ id: Id, versi: Versi, jenis: Jenis.optional().meta({ title: 'Jenis' }), ...kepala, baris: kepala.baris.optional() }),
    )
    .output(one(KonversiRinci)),
  remove: procedure
    .meta(writes)
    .route({ method: 'DELETE', path: `${path}/{id}` })
    .input(z.strictObject({ id: Id }))
    .output(done),
  /** draf -> diajukan -> disahkan (SK number) -> draf (Supervisor with a reason; 423 once graduated); draf, diajukan -> batal. */
  status: procedure
    .meta(writes)
    .route({ method: 'POST', path: `${path}/{id}/status` })
    .input(
      z.strictObject({
        id: Id,
        versi: Versi,
        status: Status.meta({ title: 'Status' }),
        nomorSk: optionalText(80).meta({ title: 'Nomor SK' }),
        tanggalSk: optionalDate().meta({ title: 'Tanggal SK' }),
        alasan: optionalText(500).meta({ title: 'Alasan' }),
      }),
    )
    .output(one(KonversiRinci)),
  /** Proposes a course for each subject; those for which there is none are left out. Nothing is written. */
  usulkan: procedure
    .meta(writes)
    .route({ method: 'POST', path: `${path}/usulkan` })
    .input(
      z.strictObject({
        idMahasiswa: z.uuid('Pilih mahasiswa'),
        idPtAsal: optionalId(),
        idProdiAsal: optionalId(),
        /** KURIKULUM: where he moves to. */
        idKurikulum: optionalId(),
        /** One saved mapping; left out: all of this origin. */
        idPemetaan: optionalId(),
        asal: z.array(AsalKonversi).min(1).max(ASAL_MAX),
        /** Courses that are matched already. */
        kecuali: z.array(z.uuid()).max(ASAL_MAX).default([]),
      }),
    )
    .output(all(Usulan)),
  pemetaan: crud({
    path: `${path}/pemetaan`,
    scope: 'F4',
    row: Pemetaan,
    input: PemetaanInput,
    filter: { prodi: listed(z.string().max(36)), ptAsal: z.uuid().optional(), prodiAsal: z.uuid().optional() },
    sort: ['nama', 'diubahPada'],
  }),
}
