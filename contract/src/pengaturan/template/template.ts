import { NAMA_JABATAN, type KodeJabatan } from '@sivitas/rules/platform/pejabat'
import { z } from 'zod'
import { all, done, many, one } from '../../kit/answer'
import { updateOf } from '../../kit/crud'
import { Id, kode, optionalId, optionalText, stamp, text, Versi } from '../../kit/fields'
import { listQuery, wholeNumber } from '../../kit/list'
import { procedure } from '../../kit/procedure'
import { Isi, Kolom, POSISI } from './isi'
import { KODE_JENIS_TEMPLATE } from './jenis'

export const KERTAS = ['A4', 'F4', 'A5', 'LETTER', 'CR80'] as const
export const BAHASA_TEMPLATE = ['id', 'en', 'id-en'] as const
export const STATUS_TEMPLATE = ['draf', 'terbit', 'arsip'] as const
export const JENIS_UJIAN_TEMPLATE = ['UTS', 'UAS', 'SUSULAN'] as const
const JABATAN = Object.keys(NAMA_JABATAN) as [KodeJabatan, ...KodeJabatan[]]

/** For whom a template is; what is left out means any (PL-R52). */
export const Cakupan = z.strictObject({
  jenjang: z.string().max(4).nullish().meta({ title: 'Jenjang' }),
  idProdi: z.array(z.uuid()).max(200).nullish().meta({ title: 'Program studi' }),
  idKampus: z.uuid().nullish().meta({ title: 'Kampus' }),
  /** Id of a jenisKelas. */
  jenisKelas: z.uuid().nullish().meta({ title: 'Jenis kelas' }),
  jenisUjian: z.enum(JENIS_UJIAN_TEMPLATE).nullish().meta({ title: 'Jenis ujian' }),
})

const margin = () => z.coerce.number<number>().min(0, 'Margin 0-40 mm').max(40, 'Margin 0-40 mm')

export const Penandatangan = z.object({
  jabatan: z.enum(JABATAN).meta({ title: 'Jabatan' }),
  namaJabatan: optionalText().meta({ title: 'Nama jabatan' }),
  posisi: z.enum(POSISI).meta({ title: 'Posisi' }),
  pakaiTtd: z.boolean().default(false).meta({ title: 'Tanda tangan' }),
  pakaiCap: z.boolean().default(false).meta({ title: 'Cap' }),
})

export const TemplateInput = z.object({
  jenis: z.enum(KODE_JENIS_TEMPLATE).meta({ title: 'Jenis' }),
  nama: text().meta({ title: 'Nama' }),
  kode: kode(20).meta({ title: 'Kode' }),
  cakupan: Cakupan.default({}).meta({ title: 'Cakupan' }),
  kertas: z.enum(KERTAS).default('A4').meta({ title: 'Kertas' }),
  orientasi: z.enum(['potret', 'lanskap']).default('potret').meta({ title: 'Orientasi' }),
  margin: z
    .object({ atas: margin(), kanan: margin(), bawah: margin(), kiri: margin() })
    .default({ atas: 15, kanan: 15, bawah: 15, kiri: 15 })
    .meta({ title: 'Margin (mm)' }),
  bahasa: z.enum(BAHASA_TEMPLATE).default('id').meta({ title: 'Bahasa' }),
  isi: Isi.meta({ title: 'Isi' }),
  kolom: z.array(Kolom).max(20).default([]).meta({ title: 'Kolom tabel' }),
  /** A family of GET /v2/platform/huruf. */
  huruf: z.string().max(60).default('Inter').meta({ title: 'Huruf' }),
  ukuran: z.coerce.number<number>().min(8).max(14).default(10).meta({ title: 'Ukuran huruf' }),
  penandatangan: z.array(Penandatangan).max(4).default([]).meta({ title: 'Penandatangan' }),
  /** Numbering scheme; none: the documents carry no number. */
  idNomor: optionalId().meta({ title: 'Penomoran' }),
  tandaAir: optionalText(40).meta({ title: 'Tanda air' }),
  catatanKaki: optionalText(500).meta({ title: 'Catatan kaki' }),
  qr: z.boolean().default(true).meta({ title: 'QR', description: 'Tidak dapat dimatikan untuk transkrip.' }),
})
export type TemplateInput = z.infer<typeof TemplateInput>

/** Something that a test print found, beside whom it found it on. */
export const Temuan = z.object({
  tingkat: z.enum(['galat', 'peringatan']),
  /** meluap: sticks out of its place; membungkus: broke into more lines; kosong: nothing to print; contoh: made-up value. */
  jenis: z.enum(['meluap', 'membungkus', 'kosong', 'contoh', 'huruf', 'pejabat', 'cetak']),
  tempat: z.string(),
  pesan: z.string(),
  pemilik: z.string().nullable(),
})
export type Temuan = z.infer<typeof Temuan>

export const HasilUji = z.object({
  id: z.uuid(),
  pada: z.date(),
  /** No finding of level 'galat', and every owner was printed. */
  berhasil: z.boolean(),
  jumlah: z.int(),
  halaman: z.int(),
  temuan: z.array(Temuan),
  /** The content was changed after this test, so it no longer counts. */
  basi: z.boolean(),
})
export type HasilUji = z.infer<typeof HasilUji>

/** A row of the list. */
export const TemplateRingkas = z.object({
  ...stamp,
  jenis: z.enum(KODE_JENIS_TEMPLATE),
  namaJenis: z.string().meta({ title: 'Jenis' }),
  nama: z.string().meta({ title: 'Nama' }),
  kode: z.string().meta({ title: 'Kode' }),
  nomorVersi: z.int().meta({ title: 'Versi' }),
  status: z.enum(STATUS_TEMPLATE).meta({ title: 'Status' }),
  cakupan: Cakupan,
  labelCakupan: z.string().meta({ title: 'Cakupan' }),
  kertas: z.enum(KERTAS).meta({ title: 'Kertas' }),
  terbitPada: z.date().nullable().meta({ title: 'Terbit pada' }),
  terbitOleh: z.string().nullable().meta({ title: 'Diterbitkan oleh' }),
  jumlahDokumen: z.int().meta({ title: 'Dokumen' }),
  /** A test print that still counts, failed, is out of date, or there was none. */
  uji: z.enum(['berhasil', 'gagal', 'basi', 'belum']).meta({ title: 'Cetak uji' }),
})
export type TemplateRingkas = z.infer<typeof TemplateRingkas>

export const Template = z.object({
  ...TemplateRingkas.shape,
  orientasi: z.enum(['potret', 'lanskap']),
  margin: z.object({ atas: z.number(), kanan: z.number(), bawah: z.number(), kiri: z.number() }),
  bahasa: z.enum(BAHASA_TEMPLATE),
  isi: Isi,
  kolom: z.array(Kolom),
  huruf: z.string(),
  ukuran: z.number(),
  penandatangan: z.array(Penandatangan),
  idNomor: z.uuid().nullable(),
  tandaAir: z.string().nullable(),
  catatanKaki: z.string().nullable(),
  qr: z.boolean(),
  ujiTerakhir: HasilUji.nullable(),
})
export type Template = z.infer<typeof Template>

/** A word in braces that templates of a kind may use. */
export const Placeholder = z.object({
  nama: z.string(),
  label: z.string(),
  contoh: z.string(),
  kelompok: z.string(),
  /** Set for the fields of a loop: `{#mk}{kode}{/mk}`; these are also the columns that a table offers. */
  larik: z.string().nullable(),
  /** Counts that can be shortened by nobody: empty in a test print is a finding. */
  wajib: z.boolean(),
})
export type Placeholder = z.infer<typeof Placeholder>

/** Real owners for a test print or a preview; none: the test looks for extremes itself. */
const contohPemilik = { idPemilik: Id.optional(), periode: wholeNumber().optional() }

/** The right by kind (KTM also F3, RPS also A2) is looked at with the row. */
const scope = ['MM', 'F3', 'A2'] as const
const reads = { scope, access: 'B' } as const
const writes = { scope, access: 'T' } as const
const path = '/v2/pengaturan/template'

export const template = {
  list: procedure
    .meta(reads)
    .route({ method: 'GET', path })
    .input(
      listQuery({
        filter: {
          jenis: z.enum(KODE_JENIS_TEMPLATE).optional(),
          status: z.enum(STATUS_TEMPLATE).optional(),
          kode: z.string().max(20).optional(),
        },
        sort: ['nama', 'kode', 'nomorVersi', 'status', 'terbitPada', 'diubahPada'],
      }),
    )
    .output(many(TemplateRingkas)),
  placeholder: procedure
    .meta(reads)
    .route({ method: 'GET', path: `${path}/placeholder` })
    .input(z.strictObject({ jenis: z.enum(KODE_JENIS_TEMPLATE) }))
    .output(all(Placeholder)),
  get: procedure
    .meta(reads)
    .route({ method: 'GET', path: `${path}/{id}` })
    .input(z.strictObject({ id: Id }))
    .output(one(Template)),
  create: procedure.meta(writes).route({ method: 'POST', path, successStatus: 201 }).input(TemplateInput).output(one(Template)),
  /** Drafts only; what is published or archived is 423 `final` and lives on as a new version (duplikat). */
  update: procedure
    .meta(writes)
    .route({ method: 'PUT', path: `${path}/{id}` })
    .input(updateOf(TemplateInput))
    .output(one(Template)),
  remove: procedure
    .meta(writes)
    .route({ method: 'DELETE', path: `${path}/{id}` })
    .input(z.strictObject({ id: Id }))
    .output(done),
  /** Live preview of what is being edited, saved or not, as PDF (DOCX for a DOCX template). Without owner: sample values. */
  pratinjau: procedure
    .meta(reads)
    .route({ method: 'POST', path: `${path}/pratinjau` })
    .input(TemplateInput.partial({ nama: true, kode: true }).extend(contohPemilik))
    .output(z.file()),
  /** 'Cetak uji': renders 20 real extremes, or the owners named, and tells what overflowed, wrapped or stayed empty. */
  uji: procedure
    .meta(writes)
    .route({ method: 'POST', path: `${path}/{id}/uji` })
    .input(z.object({ id: Id, idPemilik: z.array(z.uuid()).max(20).optional(), periode: wholeNumber().optional() }))
    .output(one(HasilUji)),
  /** The pages of the last test print, with findings marked in red. */
  hasilUji: procedure
    .meta(reads)
    .route({ method: 'GET', path: `${path}/{id}/uji` })
    .input(z.strictObject({ id: Id }))
    .output(z.file()),
  /**
   * 409 without a test print that counts; 409 `duplikat` when another template of the same cakupan is published,
   * unless `gantikan` says that it goes to the archive. The older version of the same kode goes there by itself.
   */
  terbitkan: procedure
    .meta(writes)
    .route({ method: 'POST', path: `${path}/{id}/terbitkan` })
    .input(z.object({ id: Id, versi: Versi, gantikan: z.boolean().default(false) }))
    .output(one(Template)),
  /** A draft copy: the next version of the same kode, or under a kode of its own. */
  duplikat: procedure
    .meta(writes)
    .route({ method: 'POST', path: `${path}/{id}/duplikat`, successStatus: 201 })
    .input(z.object({ id: Id, kode: kode(20).optional(), nama: text().optional() }))
    .output(one(Template)),
}
