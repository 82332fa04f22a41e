import { z } from 'zod'
import { one } from '../../../kit/answer'
import { optionalId, optionalText, Versi } from '../../../kit/fields'
import { procedure } from '../../../kit/procedure'
import { STATUS_CODES } from '../status'

/** Kinds of card (templateKartu, jenis), as templates are called. */
export const JENIS_KARTU = ['ktm', 'kartu-dosen', 'kartu-pegawai', 'kartu-asisten', 'kartu-perpustakaan'] as const
export type JenisKartu = (typeof JENIS_KARTU)[number]

export const NAMA_KARTU: Readonly<Record<JenisKartu, string>> = {
  ktm: 'KTM',
  'kartu-dosen': 'Kartu Dosen',
  'kartu-pegawai': 'Kartu Pegawai',
  'kartu-asisten': 'Kartu Asisten',
  'kartu-perpustakaan': 'Kartu Perpustakaan',
}

/** Kinds that every student of some statuses may have; the others are for who is in a register of his own. */
export const KARTU_MAHASISWA = ['ktm', 'kartu-perpustakaan'] as const
export type KartuMahasiswa = (typeof KARTU_MAHASISWA)[number]
export const KARTU_PETUGAS = ['kartu-dosen', 'kartu-pegawai', 'kartu-asisten'] as const
export type KartuPetugas = (typeof KARTU_PETUGAS)[number]
export const kartuPetugas = (jenis: string): jenis is KartuPetugas => (KARTU_PETUGAS as readonly string[]).includes(jenis)

export const MEDIA_KARTU = { cr80: 'Kartu plastik CR80', a4: 'Lembar A4' } as const
export const MASA_KARTU = { tahun: 'Sejumlah tahun sejak masuk', batas_studi: 'Sampai akhir batas studi' } as const

/** A template for a jenjang or a prodi, named by its kode, so that a new version of it is taken up by itself. */
const TemplateKartuDipakai = z.object({
  jenjang: z.string().max(4).nullish().meta({ title: 'Jenjang' }),
  idProdi: optionalId().meta({ title: 'Program studi' }),
  kodeTemplate: optionalText(20).meta({ title: 'Template' }),
})

const jarak = () => z.coerce.number<number>().min(0, 'Margin 0-40 mm').max(40, 'Margin 0-40 mm')

export const PengaturanKartuInput = z.object({
  media: z.enum(['cr80', 'a4']).default('cr80').meta({ title: 'Media' }),
  kartuPerHalaman: z.coerce
    .number<number>()
    .int()
    .min(1, 'Kartu per halaman 1-10')
    .max(10, 'Kartu per halaman 1-10')
    .default(10)
    .meta({ title: 'Kartu per halaman' }),
  margin: z
    .object({ atas: jarak().meta({ title: 'Margin atas' }), kiri: jarak().meta({ title: 'Margin kiri' }) })
    .meta({ title: 'Margin (mm)' }),
  garisPotong: z.boolean().default(true).meta({ title: 'Garis potong' }),
  template: z.array(TemplateKartuDipakai).max(40).default([]).meta({ title: 'Template per jenjang atau prodi' }),
  masaBerlaku: z.enum(['tahun', 'batas_studi']).default('tahun').meta({ title: 'Masa berlaku' }),
  masaTahun: z.coerce
    .number<number>()
    .int()
    .min(1, 'Masa berlaku 1-10 tahun')
    .max(10, 'Masa berlaku 1-10 tahun')
    .default(4)
    .meta({ title: 'Tahun' }),
  idPejabat: optionalId().meta({ title: 'Pejabat penanda tangan' }),
  statusBoleh: z
    .array(z.enum(STATUS_CODES))
    .min(1, 'Pilih minimal satu status')
    .default(['A', 'S', 'U', 'O'])
    .meta({ title: 'Status yang boleh' }),
  cetakUlangPerluAlasan: z.boolean().default(true).meta({ title: 'Cetak ulang perlu alasan' }),
})
export type PengaturanKartuInput = z.output<typeof PengaturanKartuInput>

export const PengaturanKartu = PengaturanKartuInput.extend({
  jenis: z.enum(JENIS_KARTU),
  versi: z.int(),
  idPejabat: z.uuid().nullable(),
  namaPejabat: z.string().nullable(),
  /** Who holds an office today, and the templates in force: what the form offers. */
  pilihanPejabat: z.array(z.object({ id: z.uuid(), label: z.string() })),
  pilihanTemplate: z.array(z.object({ kode: z.string(), nama: z.string() })),
})
export type PengaturanKartu = z.infer<typeof PengaturanKartu>

const path = '/v2/master/setting-kartu/{jenis}'
const jenis = z.enum(JENIS_KARTU, { error: 'Jenis kartu tidak dikenal' })

export const settingKartu = {
  get: procedure
    .meta({ scope: 'F3', access: 'B' })
    .route({ method: 'GET', path })
    .input(z.strictObject({ jenis }))
    .output(one(PengaturanKartu)),
  update: procedure
    .meta({ scope: 'F3', access: 'T' })
    .route({ method: 'PUT', path })
    .input(PengaturanKartuInput.partial().extend({ jenis, versi: Versi }))
    .output(one(PengaturanKartu)),
}
