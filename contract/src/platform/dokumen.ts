import { z } from 'zod'
import { many, one } from '../kit/answer'
import { date, Id, text } from '../kit/fields'
import { listed, listQuery, range } from '../kit/list'
import { procedure } from '../kit/procedure'
import { PejabatTercetak } from '../pengaturan/pejabat'
import { KODE_JENIS_TEMPLATE } from '../pengaturan/template/jenis'

export const STATUS_DOKUMEN = ['draf', 'terbit', 'diganti', 'dibatalkan'] as const
export const PEMILIK_DOKUMEN = ['mahasiswa', 'dosen', 'mata-kuliah', 'perguruan-tinggi'] as const

export const DokumenRingkas = z.object({
  id: z.uuid(),
  kode: z.string().meta({ title: 'Kode' }),
  jenis: z.enum(KODE_JENIS_TEMPLATE),
  namaJenis: z.string().meta({ title: 'Jenis' }),
  nomor: z.string().nullable().meta({ title: 'Nomor' }),
  judul: z.string().meta({ title: 'Judul' }),
  pemilikJenis: z.enum(PEMILIK_DOKUMEN),
  idPemilik: z.uuid(),
  /** '2301010001 - Mahasiswa A'. */
  pemilik: z.string().meta({ title: 'Pemilik' }),
  tanggal: z.string().meta({ title: 'Tanggal' }),
  periode: z.int().nullable().meta({ title: 'Periode' }),
  idTemplate: z.uuid(),
  namaTemplate: z.string().meta({ title: 'Template' }),
  nomorVersi: z.int().meta({ title: 'Versi template' }),
  status: z.enum(STATUS_DOKUMEN).meta({ title: 'Status' }),
  diterbitkanPada: z.date().nullable().meta({ title: 'Diterbitkan pada' }),
  diterbitkanOleh: z.string().nullable().meta({ title: 'Diterbitkan oleh' }),
  jumlahCetak: z.int().meta({ title: 'Cetak ke-' }),
})
export type DokumenRingkas = z.infer<typeof DokumenRingkas>

export const Dokumen = z.object({
  ...DokumenRingkas.shape,
  hash: z.string().nullable().meta({ title: 'SHA-256' }),
  /** Address of the public page that the QR opens. */
  urlVerifikasi: z.string(),
  pejabat: z.array(PejabatTercetak),
  data: z.record(z.string(), z.unknown()),
  idPengganti: z.uuid().nullable(),
  /** The documents of the same owner that this one replaced or that replaced it, oldest first. */
  rantai: z.array(
    z.object({ id: z.uuid(), nomor: z.string().nullable(), status: z.enum(STATUS_DOKUMEN), diterbitkanPada: z.date().nullable() }),
  ),
  alasanBatal: z.string().nullable().meta({ title: 'Alasan' }),
  dibatalkanPada: z.date().nullable().meta({ title: 'Dibatalkan pada' }),
  dibatalkanOleh: z.string().nullable().meta({ title: 'Dibatalkan oleh' }),
})
export type Dokumen = z.infer<typeof Dokumen>

/** What anybody learns who scans the QR: enough to compare with the paper, nothing more (PL-R56). */
export const Verifikasi = z.object({
  kode: z.string(),
  status: z.enum(['sah', 'diganti', 'dibatalkan']),
  namaJenis: z.string().meta({ title: 'Jenis dokumen' }),
  judul: z.string().meta({ title: 'Judul' }),
  nomor: z.string().nullable().meta({ title: 'Nomor' }),
  /** 'M******** A'. */
  namaPemilik: z.string().meta({ title: 'Pemilik' }),
  /** '******0001': only its last four characters show; null for owners without one. */
  nimPemilik: z.string().nullable().meta({ title: 'NIM' }),
  tanggal: z.string().meta({ title: 'Tanggal' }),
  perguruanTinggi: z.string().meta({ title: 'Perguruan tinggi' }),
  penandatangan: z.array(z.object({ jabatan: z.string(), nama: z.string() })),
  /** Cancelled or replaced on this day. */
  berakhirPada: z.date().nullable(),
  /** Fingerprints that the browser compares a dropped PDF with. */
  sidik: z.array(z.object({ sha256: z.string(), arti: z.enum(['asli', 'salinan', 'lama', 'baru']) })),
})
export type Verifikasi = z.infer<typeof Verifikasi>

export const Huruf = z.object({
  family: z.string(),
  kategori: z.enum(['sans', 'serif', 'mono']),
  variants: z.array(z.string()),
  /** The office font whose widths it has. */
  metrik: z.string().nullable(),
  /** A file can be fetched for a preview. */
  pratinjau: z.boolean(),
})
export type Huruf = z.infer<typeof Huruf>

/** The right by kind of document is looked at with the row; MM sees the whole archive. */
const scope = ['MM', 'A1', 'A2', 'A3', 'A4', 'F3'] as const
const reads = { scope, access: 'B' } as const
const writes = { scope, access: 'T' } as const
const byId = z.strictObject({ id: Id })
const alasan = () => text(255).min(5, 'Alasan paling sedikit 5 karakter').meta({ title: 'Alasan' })

export const dokumen = {
  list: procedure
    .meta(reads)
    .route({ method: 'GET', path: '/v2/platform/dokumen' })
    .input(
      listQuery({
        filter: {
          jenis: listed(z.enum(KODE_JENIS_TEMPLATE)),
          status: listed(z.enum(STATUS_DOKUMEN)),
          idPemilik: Id.optional(),
          idTemplate: Id.optional(),
          prodi: listed(z.uuid()),
          tanggal: range(date()),
        },
        sort: ['diterbitkanPada', 'tanggal', 'nomor', 'judul', 'jumlahCetak'],
      }),
    )
    .output(many(DokumenRingkas)),
  get: procedure.meta(reads).route({ method: 'GET', path: '/v2/platform/dokumen/{id}' }).input(byId).output(one(Dokumen)),
  /** The document as it was issued. Leaves a trace. */
  unduh: procedure
    .meta({ ...reads, traces: true })
    .route({ method: 'GET', path: '/v2/platform/dokumen/{id}/unduh' })
    .input(byId)
    .output(z.file()),
  /** 'Cetak ulang': counts, and prints 'SALINAN' on every page. */
  cetak: procedure
    .meta(reads)
    .route({ method: 'POST', path: '/v2/platform/dokumen/{id}/cetak' })
    .input(z.object({ id: Id }))
    .output(z.file()),
  /** Issues the document anew from today's facts and template; the old one says that it was replaced. */
  ganti: procedure
    .meta(writes)
    .route({ method: 'POST', path: '/v2/platform/dokumen/{id}/ganti', successStatus: 201 })
    .input(z.object({ id: Id, alasan: alasan(), tanggal: date().optional() }))
    .output(one(Dokumen)),
  /** Supervisor only; the number stays used, and nothing revives the document. */
  batalkan: procedure
    .meta(writes)
    .route({ method: 'POST', path: '/v2/platform/dokumen/{id}/batalkan' })
    .input(z.object({ id: Id, alasan: alasan() }))
    .output(one(Dokumen)),
  verifikasi: procedure
    .meta({ scope: null, access: 'B', public: true })
    .route({ method: 'GET', path: '/v2/platform/verifikasi/{kode}' })
    .input(z.strictObject({ kode: z.string().max(60) }))
    .output(one(Verifikasi)),
  huruf: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'GET', path: '/v2/platform/huruf' })
    .input(z.strictObject({}))
    .output(z.object({ data: z.array(Huruf) })),
  /** The file of a font, for previews. */
  berkasHuruf: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'GET', path: '/v2/platform/huruf/berkas' })
    .input(z.strictObject({ family: z.string().max(60), variant: z.string().max(20).default('400') }))
    .output(z.file()),
}
