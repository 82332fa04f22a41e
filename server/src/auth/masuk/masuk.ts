import { boleh, tulisScopes } from '@sivitas/rules/platform/scope'
import { tidakDitemukan, tanpaHak } from '../../kit/galat'
import { api } from '../guard'
import { login } from './login'
import { logout } from './logout'
import { findSesiOwner, listLivingSesi, revokeSesi } from './queries'
import { refresh } from './refresh'
import { aturSandi, gantiSandi, lupaSandi } from './sandi'

const calls = api.platform.masuk

export const masuk = calls.router({
  login: calls.login.handler(async ({ input, context }) => ({ status: { message: 'Berhasil masuk' }, data: await login(context, input) })),
  refreshToken: calls.refreshToken.handler(({ input, context }) => refresh(context, input?.refresh_token)),
  userInfo: calls.userInfo.handler(({ context: { session, collegeId } }) => ({
    sub: session.uuid,
    name: session.nama,
    preferred_username: session.username,
    username: session.username,
    email: session.email,
    roles: session.roles as ('ROLE_OPERATOR' | 'ROLE_MAHASISWA' | 'ROLE_DOSEN')[],
    scopes: tulisScopes(session.scopesSemua),
    idOperator: session.idOperator,
    college_id: collegeId,
    wajibGantiSandi: session.wajibGantiSandi,
    wajibTotp: session.wajibTotp,
  })),
  logout: calls.logout.handler(async ({ input, context }) => {
    await logout(context, input?.semua ?? false)
    return { data: null }
  }),
  gantiSandi: calls.gantiSandi.handler(async ({ input, context }) => {
    await gantiSandi(context, input)
    return { status: { message: 'Password berhasil diubah. Silakan login kembali' }, data: null }
  }),
  lupaSandi: calls.lupaSandi.handler(async ({ input, context }) => {
    await lupaSandi(context, input.login)
    return { status: { message: 'Jika akun terdaftar, tautan telah dikirim ke surel Anda.' }, data: null }
  }),
  aturSandi: calls.aturSandi.handler(async ({ input, context }) => {
    await aturSandi(context, input)
    return { status: { message: 'Password berhasil diubah. Silakan login kembali' }, data: null }
  }),
  listSesi: calls.listSesi.handler(async ({ input, context: { db, session } }) => {
    const idAkun = input.idAkun ?? session.uuid
    if (idAkun !== session.uuid && !boleh(session.scopes, { scope: 'O1', access: 'B' }))
      throw tanpaHak('Perlu hak akses O1:B untuk melihat perangkat orang lain.', { scope: ['O1:B'] })
    const rows = await listLivingSesi(db, idAkun)
    return { data: rows.map(({ dibuatPada, ...row }) => ({ ...row, masukPada: dibuatPada, sesiIni: row.id === session.sid })) }
  }),
  hapusSesi: calls.hapusSesi.handler(async ({ input, context: { db, session, services } }) => {
    const sesi = await findSesiOwner(db, input.id)
    const isOwn = sesi?.idAkun === session.uuid
    // Whose session it is stays untold to those who may not end it.
    if (!sesi || (!isOwn && !boleh(session.scopes, { scope: 'O1', access: 'T' }))) throw tidakDitemukan('Sesi')
    await revokeSesi(db, input.id, isOwn ? 'keluar' : 'admin')
    services.sessions.forget(input.id)
    return { data: null }
  }),
})
