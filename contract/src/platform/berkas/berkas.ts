import { z } from 'zod'
import { all, one } from '../../kit/answer'
import { Id } from '../../kit/fields'
import { procedure } from '../../kit/procedure'

/** What a person may hand in, by what it is for; each has its own kinds of content and its own limit. */
export const JENIS_UNGGAHAN = ['foto', 'dokumen', 'impor', 'template', 'huruf'] as const
export type JenisUnggahan = (typeof JENIS_UNGGAHAN)[number]

/** `hasil` is what a job made. */
export const JENIS_BERKAS = [...JENIS_UNGGAHAN, 'hasil'] as const
export type JenisBerkas = (typeof JENIS_BERKAS)[number]

/** Of a limit, so that a file at the limit reads as just that (PL-R40). */
export const BYTE_PER_MB = 1_024_000

/** Extensions that each kind takes, as an input's `accept` names them; the server looks at the content as well. */
export const EKSTENSI: Readonly<Record<JenisUnggahan, readonly string[]>> = {
  foto: ['.jpg', '.jpeg', '.png', '.webp', '.svg'],
  dokumen: ['.pdf', '.jpg', '.jpeg', '.png', '.docx', '.xlsx'],
  impor: ['.xlsx', '.csv'],
  template: ['.docx', '.html'],
  huruf: ['.ttf', '.otf', '.woff2'],
}

/** Keyword of konfigurasi with the limit of each kind in MB, and what counts where a college has set none. */
export const BATAS_UNGGAHAN: Readonly<Record<JenisUnggahan, { keyword: string; mb: number }>> = {
  foto: { keyword: 'unggah_foto_mb', mb: 2 },
  dokumen: { keyword: 'unggah_dokumen_mb', mb: 10 },
  impor: { keyword: 'unggah_impor_mb', mb: 20 },
  template: { keyword: 'unggah_dokumen_mb', mb: 10 },
  huruf: { keyword: 'unggah_dokumen_mb', mb: 10 },
}

export const Berkas = z.object({
  id: z.uuid(),
  nama: z.string().meta({ title: 'Nama berkas' }),
  /** As the content says, whatever the name claims. */
  mime: z.string(),
  /** In bytes. */
  ukuran: z.int().meta({ title: 'Ukuran' }),
  sha256: z.string(),
  jenis: z.enum(JENIS_BERKAS),
  status: z.enum(['sementara', 'tersimpan']),
  /** Photos have a thumbnail of 150 x 200 (PL-R57). */
  adaKecil: z.boolean(),
  kedaluwarsaPada: z.date().nullable(),
  dibuatPada: z.date(),
})
export type Berkas = z.infer<typeof Berkas>

/** Where the content of a file is fetched; lists show the thumbnail. */
export const alamatBerkas = (id: string, { kecil = false }: { kecil?: boolean } = {}): string =>
  `/v2/platform/berkas/${id}/unduh${kecil ? '?kecil=true' : ''}`

const signedIn = { scope: null, access: 'B' } as const

export const berkas = {
  /** What this college accepts, for inputs that say it beforehand. */
  batas: procedure
    .meta(signedIn)
    .route({ method: 'GET', path: '/v2/platform/berkas/batas' })
    .output(all(z.object({ jenis: z.enum(JENIS_UNGGAHAN), mb: z.number(), ekstensi: z.array(z.string()) }))),
  unggah: procedure
    .meta(signedIn)
    .route({ method: 'POST', path: '/v2/platform/berkas', successStatus: 201 })
    .input(z.object({ file: z.file('Pilih berkas'), jenis: z.enum(JENIS_UNGGAHAN) }))
    .output(one(Berkas)),
  get: procedure
    .meta(signedIn)
    .route({ method: 'GET', path: '/v2/platform/berkas/{id}' })
    .input(z.strictObject({ id: Id }))
    .output(one(Berkas)),
  /** The content itself, under its name. The thumbnail where one is asked for and there is one. */
  unduh: procedure
    .meta({ ...signedIn, traces: true })
    .route({ method: 'GET', path: '/v2/platform/berkas/{id}/unduh' })
    .input(z.strictObject({ id: Id, kecil: z.stringbool().optional() }))
    .output(z.unknown()),
  /** What everybody may see without signing in: logo and favicon of the college. */
  publik: procedure
    .meta({ scope: null, access: 'B', public: true })
    .route({ method: 'GET', path: '/v2/platform/berkas/{id}/publik' })
    .input(z.strictObject({ id: Id, kecil: z.stringbool().optional() }))
    .output(z.unknown()),
}
