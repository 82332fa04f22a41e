import { definisiKonfigurasi } from '@sivitas/contract/pengaturan/konfigurasi/daftar'
import { nilaiBerlaku } from '@sivitas/rules/pengaturan/konfigurasi/nilai-konfigurasi'
import type { Context } from '../auth/context'
import { api, signedIn } from '../auth/guard'
import { Galat, tanpaHak, tidakDitemukan } from '../kit/galat'
import { konfigurasiBanyak } from '../tenant/konfigurasi-queries'
import { findConfig, findNamaPerguruanTinggi } from './queries'
import { kembalikanVarian, showVarian, ubahVarian, versiVarian } from './varian'

const calls = api.platform.situs

/** Drawn when a college has no logo of its own, so that no page shows a broken picture. */
const LOGO_BAWAAN = '/logo.svg'

const publicFile = (id: string) => `/v2/platform/berkas/${id}/publik`
const logoOf = ({ tenant }: Pick<Context, 'tenant'>) => (tenant.college.idLogo ? publicFile(tenant.college.idLogo) : LOGO_BAWAAN)

/** A value that the caller may read. @throws Galat 401 or 403 where the keyword is not for everybody, 404 where nobody knows it */
async function config(context: Context, keyword: string): Promise<string> {
  const definition = definisiKonfigurasi(keyword)
  if (!definition?.publik) {
    if (!signedIn(context)) throw new Galat([401, 'token_kedaluwarsa'], 'Sesi Anda telah berakhir. Silakan login kembali.')
    if (!context.session.roles.includes('ROLE_OPERATOR'))
      throw new Galat([403, 'bukan_operator'], 'Akun Anda tidak memiliki akses ke portal operator.')
  }
  if (definition?.tipe === 'rahasia') throw tanpaHak('Isi kata kunci rahasia tidak pernah diperlihatkan.')
  const found = await findConfig(context.db, keyword)
  if (definition) return nilaiBerlaku(definition, found)
  if (found === undefined) throw tidakDitemukan(`Kata kunci ${keyword}`)
  return found
}

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
        urlUtama: site?.jenis === 'terpisah' ? await tenants.mainOrigin(college.collegeId) : null,
      },
    }
  }),
  sistem: calls.sistem.handler(async ({ context }) => {
    const { nama, judul, zonaWaktu, idFavicon } = context.tenant.college
    const { teks_bantuan_masuk, kontak_admin, bahasa } = await konfigurasiBanyak(context.db, [
      'teks_bantuan_masuk',
      'kontak_admin',
      'bahasa',
    ])
    return {
      data: {
        nama,
        judul,
        logo: logoOf(context),
        namaPerguruanTinggi: (await findNamaPerguruanTinggi(context.db)) ?? judul,
        zonaWaktu,
        favicon: idFavicon === null ? null : publicFile(idFavicon),
        teksBantuanMasuk: teks_bantuan_masuk,
        kontakAdmin: kontak_admin,
        bahasa: bahasa === 'en' ? ('en' as const) : ('id' as const),
      },
    }
  }),
  logo: calls.logo.handler(({ context }) => ({ data: { logoPerguruanTinggiUrl: logoOf(context) } })),
  config: calls.config.handler(async ({ input: { keyword }, context }) => ({ data: { keyword, value: await config(context, keyword) } })),
  varian: calls.varian.handler(async ({ input, context }) => ({ data: await showVarian(context, input.unik) })),
  ubahVarian: calls.ubahVarian.handler(async ({ input, context }) => ({
    status: { message: 'Data berhasil diubah' },
    data: await ubahVarian(context, input),
  })),
  versi: calls.versi.handler(async ({ input, context }) => ({ data: await versiVarian(context, input.kunci) })),
  kembalikan: calls.kembalikan.handler(async ({ input, context }) => {
    await kembalikanVarian(context, input)
    return { status: { message: `Versi ${input.nomor} dikembalikan` }, data: null }
  }),
})
