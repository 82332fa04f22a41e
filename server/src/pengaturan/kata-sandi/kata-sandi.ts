import { Akun, RiwayatMasuk } from '@sivitas/contract/pengaturan/kata-sandi/kata-sandi'
import { bolehMenyentuh } from '@sivitas/rules/pengaturan/operator/memberi-hak'
import { hariIni, type ZonaWaktu } from '@sivitas/rules/platform/zona-waktu'
import type { Context } from '../../auth/context'
import { api } from '../../auth/guard'
import { revokeAllSesi } from '../../auth/masuk/queries'
import { sendResetLink } from '../../auth/masuk/sandi'
import { firstPassword, hashPassword } from '../../auth/password'
import { noteAct } from '../../auth/queries'
import { storePassword } from '../../auth/sandi-queries'
import { Galat, tanpaHak, tidakDitemukan } from '../../kit/galat'
import { answerList } from '../../kit/list-answer'
import { findOpenScopes } from '../operator/rights-queries'
import { findAkunFor, selectAkun, selectRiwayatMasuk, unlockAkun, type AkunRow } from './queries'
import { showAkun } from './show'

const calls = api.pengaturan.kataSandi

/**
 * An account of somebody else that the caller may help.
 * @throws Galat 404 outside his prodi, 403 when it has A and he has not, 409 on his own
 */
async function openAkun({ db, session, tenant }: Context, uuid: string): Promise<AkunRow> {
  const akun = await findAkunFor(db, session.prodi, uuid)
  if (!akun) throw tidakDitemukan('Akun')
  if (akun.id === session.uuid) throw new Galat([409, 'akun_sendiri'], "Ini akun Anda sendiri. Gunakan tab 'Kata sandi saya'.")
  const today = hariIni(Date.now(), tenant.college.zonaWaktu as ZonaWaktu)
  if (akun.idOperator !== null && !bolehMenyentuh(session.scopes, await findOpenScopes(db, akun.idOperator, today)))
    throw tanpaHak('Akun ini milik administrator: hanya administrator setingkat yang dapat mengubahnya.', { scope: ['A'] })
  return akun
}

/** A disabled account stays shut, whatever password it gets. */
function assertOpen(akun: AkunRow): void {
  if (akun.status === 'nonaktif')
    throw new Galat([409, 'nonaktif'], 'Akun ini dinonaktifkan. Aktifkan dahulu sebelum mengatur kata sandinya.')
}

export const kataSandi = calls.router({
  listAkun: calls.listAkun.handler(({ input, context }) =>
    answerList(context, input, {
      query: selectAkun(context.db, context.session.prodi, input),
      sort: { username: 'akun.username', terakhirMasuk: 'akun.terakhirMasuk', sandiDiubahPada: 'akun.sandiDiubahPada' },
      tie: 'akun.uuid',
      show: showAkun,
      schema: Akun,
      title: 'Akun Pengguna',
    }),
  ),
  kirimTautan: calls.kirimTautan.handler(async ({ input, context }) => {
    const akun = await openAkun(context, input.idAkun)
    assertOpen(akun)
    if (!akun.email || !akun.emailTerverifikasi)
      throw new Galat([409, 'tanpa_surel'], 'Akun ini belum memiliki surel yang sah. Buat kata sandi sementara.')
    const sent = await sendResetLink(context, { uuid: akun.id, username: akun.username, email: akun.email })
    if (!sent) throw new Galat([429, 'terlalu_sering'], 'Tautan sudah dikirim 3 kali dalam satu jam terakhir. Coba lagi nanti.')
    return { status: { message: 'Tautan telah dikirim ke surel pengguna' }, data: null }
  }),
  sementara: calls.sementara.handler(async ({ input, context }) => {
    const { db, services } = context
    const akun = await openAkun(context, input.idAkun)
    assertOpen(akun)
    const sandi = firstPassword()
    await storePassword(db, akun.id, { sandiHash: await hashPassword(sandi), wajibGantiSandi: true })
    await unlockAkun(db, akun.id)
    await revokeAllSesi(db, akun.id, 'sandi')
    services.sessions.forget()
    return { status: { message: 'Kata sandi sementara telah dibuat' }, data: { username: akun.username, sandi } }
  }),
  bukaKunci: calls.bukaKunci.handler(async ({ input, context }) => {
    const akun = await openAkun(context, input.idAkun)
    await noteAct(context.db, { aksi: 'buka_kunci' })
    await unlockAkun(context.db, akun.id)
    return { status: { message: 'Kunci akun telah dibuka' }, data: null }
  }),
  keluarkan: calls.keluarkan.handler(async ({ input, context }) => {
    const akun = await openAkun(context, input.idAkun)
    await revokeAllSesi(context.db, akun.id, 'admin')
    context.services.sessions.forget()
    return { status: { message: 'Pengguna telah dikeluarkan dari semua perangkat' }, data: null }
  }),
  riwayatMasuk: calls.riwayatMasuk.handler(({ input, context }) =>
    answerList(
      context,
      { ...input, order: input.order ?? { waktu: 'desc' } },
      {
        query: selectRiwayatMasuk(context.db, context.session.uuid),
        sort: { waktu: 'auditLog.id' },
        tie: 'auditLog.id',
        show: (row) => row,
        schema: RiwayatMasuk,
        title: 'Riwayat Masuk',
      },
    ),
  ),
})
