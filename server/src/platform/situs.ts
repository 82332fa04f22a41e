import { api } from '../auth/guard'
import { tidakDitemukan } from '../kit/galat'
import { findConfig, findVarian } from './queries'

const calls = api.platform.situs

/** Drawn when a college has no logo of its own, so that no page shows a broken picture. */
const LOGO_BAWAAN = '/logo.svg'

export const situs = calls.router({
  frontendConfig: calls.frontendConfig.handler(async ({ input, context }) => {
    const { tenants } = context.services
    const { college, site } = input.id || input.url ? await tenants.resolve(input.id, [input.url]) : context.tenant
    return {
      data: {
        college_id: college.collegeId,
        copyright: college.copyright,
        enable_chat: college.enableChat,
        enable_localization: college.enableLocalization,
        unik: college.unik,
        url_sikad_legacy: college.urlSikadLegacy,
        color_mode: college.colorMode === 'dark' ? ('dark' as const) : ('light' as const),
        enable_help_chat: college.enableHelpChat,
        jenisSitus: site?.jenis === 'terpisah' ? ('terpisah' as const) : ('utama' as const),
      },
    }
  }),
  sistem: calls.sistem.handler(({ context }) => {
    const { nama, judul, zonaWaktu } = context.tenant.college
    return { data: { nama, judul, logo: LOGO_BAWAAN, namaPerguruanTinggi: judul, zonaWaktu } }
  }),
  logo: calls.logo.handler(() => ({ data: { logoPerguruanTinggiUrl: LOGO_BAWAAN } })),
  config: calls.config.handler(async ({ input, context }) => {
    const found = await findConfig(context.db, input.keyword)
    if (!found) throw tidakDitemukan(`Kata kunci ${input.keyword}`)
    return { data: found }
  }),
  varian: calls.varian.handler(async ({ context }) => {
    const { unik } = context.tenant.college
    // An unknown variant or a missing row behaves as PT01 (PL-R24).
    const found = (await findVarian(context.db, unik)) ?? (await findVarian(context.db, 'PT01'))
    return {
      data: {
        unik,
        disembunyikan: found?.disembunyikan ?? [],
        label: (found?.label ?? {}) as Record<string, string>,
        handoff: found?.handoff ?? [],
      },
    }
  }),
})
