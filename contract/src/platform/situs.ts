import { UNIK } from '@sivitas/rules/platform/varian'
import { z } from 'zod'
import { one } from '../kit/answer'
import { text } from '../kit/fields'
import { procedure } from '../kit/procedure'
import { versiCalls } from '../pengaturan/versi'

/** Institution configuration that the portal keeps in local storage (source section 3). */
export const FrontendConfig = z.object({
  college_id: z.string(),
  copyright: z.string(),
  enable_chat: z.boolean(),
  enable_localization: z.boolean(),
  unik: z.string(),
  url_sikad_legacy: z.string().nullable(),
  color_mode: z.enum(['light', 'dark']),
  enable_help_chat: z.boolean(),
  /** Which portal this site is: the main one or the variant's separate one (PL-R22). */
  jenisSitus: z.enum(['utama', 'terpisah']),
  /** Origin of the main portal, for the separate one: it signs out to there (PL-R23). */
  urlUtama: z.string().nullable(),
})
export type FrontendConfig = z.infer<typeof FrontendConfig>

export const Sistem = z.object({
  nama: z.string(),
  judul: z.string(),
  logo: z.string(),
  namaPerguruanTinggi: z.string(),
  zonaWaktu: z.string(),
  favicon: z.string().nullable(),
  /** What the login page says below its form, and whom to ask. */
  teksBantuanMasuk: z.string(),
  kontakAdmin: z.string(),
  bahasa: z.enum(['id', 'en']),
})

/** What an institution code hides, renames or hands off; keys are paths of the menu, labels may name an area too. */
export const VarianInput = z.object({
  unik: z.enum(UNIK, { error: 'Varian tidak dikenal' }).meta({ title: 'Varian' }),
  disembunyikan: z.array(z.string().max(200)).max(400).meta({ title: 'Disembunyikan' }),
  label: z.record(z.string().max(200), text(60)).meta({ title: 'Label' }),
  handoff: z.array(z.string().max(200)).max(400).meta({ title: 'Diserahkan ke portal terpisah' }),
})

const Varian = z.object({
  unik: z.string(),
  disembunyikan: z.array(z.string()),
  label: z.record(z.string(), z.string()),
  handoff: z.array(z.string()),
  /** The college has a table of its own; otherwise the delivered one counts (PL-R24). */
  diatur: z.boolean(),
  versi: z.int(),
})

const terbuka = { scope: null, access: 'B', public: true } as const

export const situs = {
  frontendConfig: procedure
    .meta(terbuka)
    .route({ method: 'GET', path: '/multisite-config/frontend-config' })
    .input(z.strictObject({ url: z.string().max(200).optional(), id: z.string().max(36).optional() }))
    .output(one(FrontendConfig)),
  sistem: procedure.meta(terbuka).route({ method: 'GET', path: '/v1/sistem' }).output(one(Sistem)),
  logo: procedure
    .meta(terbuka)
    .route({ method: 'GET', path: '/v1/logo_perguruan_tinggi' })
    .output(one(z.object({ logoPerguruanTinggiUrl: z.string() }))),
  /** Public keywords without signing in, the others for every operator, secrets for nobody. */
  config: procedure
    .meta(terbuka)
    .route({ method: 'GET', path: '/v1/config/{keyword}' })
    .input(z.strictObject({ keyword: z.string().max(60) }))
    .output(one(z.object({ keyword: z.string(), value: z.string() }))),
  /** The table of the college's own code, or of another one for who sets them. */
  varian: procedure
    .meta({ scope: null, access: 'B' })
    .route({ method: 'GET', path: '/v2/platform/varian' })
    .input(z.strictObject({ unik: z.enum(UNIK, { error: 'Varian tidak dikenal' }).optional() }))
    .output(one(Varian)),
  ubahVarian: procedure
    .meta({ scope: 'A', access: 'T' })
    .route({ method: 'PUT', path: '/v2/platform/varian' })
    .input(VarianInput.extend({ versi: z.coerce.number<number>().int().min(0) }))
    .output(one(Varian)),
  ...versiCalls({ path: '/v2/platform/varian', read: 'A', write: 'A' }),
}
