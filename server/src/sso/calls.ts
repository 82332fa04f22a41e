import { api } from '../auth/guard'
import { konfigurasi } from '../tenant/konfigurasi-queries'
import { batalInteraksi, lanjutInteraksi, masukInteraksi, rincianInteraksi } from './interaksi'
import { UMUR_KODE_DETIK } from './provider'
import { serah } from './serah'
import { listLecturers, listOwnUses, listStudents } from './serah-queries'
import { portalOf, tautanFitur } from './tautan'

const calls = api.platform.sso

export const sso = calls.router({
  serah: calls.serah.handler(async ({ input, context }) => ({
    data: { code: await serah(context, input), state: input.state, expiresIn: UMUR_KODE_DETIK },
  })),
  tautan: calls.tautan.handler(async ({ context: { db } }) => {
    const portalTerpisah = await konfigurasi(db, 'url_portal_terpisah')
    return { data: { fitur: await tautanFitur(db), portalTerpisah: portalTerpisah || null } }
  }),
  loginSebagai: calls.loginSebagai.handler(async ({ input, context: { db, session } }) => {
    const list = input.peran === 'dosen' ? listLecturers : listStudents
    return {
      data: {
        kandidat: input.cari && input.cari.length >= 2 ? await list(db, input.cari) : [],
        riwayat: input.riwayat ? await listOwnUses(db, session.uuid) : [],
        portal: await portalOf(db, input.peran),
      },
    }
  }),
  interaksi: calls.interaksi.handler(async ({ input, context }) => ({ data: await rincianInteraksi(context, input.uid) })),
  masukInteraksi: calls.masukInteraksi.handler(async ({ input, context }) => ({ data: await masukInteraksi(context, input) })),
  lanjutInteraksi: calls.lanjutInteraksi.handler(async ({ input, context }) => ({ data: await lanjutInteraksi(context, input.uid) })),
  batalInteraksi: calls.batalInteraksi.handler(async ({ input, context }) => ({ data: await batalInteraksi(context, input.uid) })),
})
