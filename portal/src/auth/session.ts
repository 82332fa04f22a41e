import { bacaScopes, isAdmin, isFinance, tokoScope, type Scopes } from '@sivitas/rules/platform/scope'
import { draf } from '../kit/form/draf'
import { bacaSimpanan, hapusSimpanan, tulisSimpanan } from '../kit/simpanan'
import { createStore } from './store'

/** Who is signed in, as the token's owner (source section 3: username and scopes). */
export type Pengguna = {
  uuid: string
  username: string
  /** Null for an account without an operator row; such a one is signed out. */
  idOperator: number | null
  operator: boolean
  scopes: Scopes
  wajibGantiSandi: boolean
  wajibTotp: boolean
}

export type Sesi =
  /** Nobody, and why, in words for the login page. Who left on purpose does not want to come back to the same page. */
  | { status: 'keluar'; pesan: string | null; sengaja: boolean }
  /** A refresh cookie may still turn into a session. */
  | { status: 'mungkin'; gagal: unknown }
  | { status: 'masuk'; pengguna: Pengguna }

export type SebabKeluar = { pesan: string | null; sengaja: boolean }

/** Says that somebody signed in here; the refresh token itself is an HttpOnly cookie that no script can see. */
const TANDA = 'sivitas.sesi'

export const SESI_BERAKHIR = 'Sesi Anda telah berakhir. Silakan login kembali.'
export const BUKAN_OPERATOR = 'Akun Anda tidak memiliki akses ke portal operator.'

/** Without a working local storage nobody can know, so the server is asked on every page load. */
function mungkinMasuk(): boolean {
  try {
    return localStorage.getItem(TANDA) !== null
  } catch {
    return true
  }
}

export const sesi = createStore<Sesi>(
  mungkinMasuk() ? { status: 'mungkin', gagal: null } : { status: 'keluar', pesan: null, sengaja: false },
)

/** True while an auth operation runs: buttons are off, a second submit is ignored (source section 3). */
export const sibuk = createStore(false)

type UserInfo = {
  sub: string
  username: string
  idOperator: number | null
  roles: readonly string[]
  scopes: readonly string[]
  wajibGantiSandi: boolean
  wajibTotp: boolean
}

/** Takes over what the server says about the token's owner. */
export function simpanPengguna(info: UserInfo): void {
  if (bacaSimpanan(TANDA) === null) tulisSimpanan(TANDA, '1')
  draf.milik(info.sub)
  sesi.set({
    status: 'masuk',
    pengguna: {
      uuid: info.sub,
      username: info.username,
      idOperator: info.idOperator,
      operator: info.roles.includes('ROLE_OPERATOR') && info.idOperator !== null,
      scopes: bacaScopes(info.scopes),
      wajibGantiSandi: info.wajibGantiSandi,
      wajibTotp: info.wajibTotp,
    },
  })
}

/** Forgets the person; what the login page says about it is kept. */
export function lupakanPengguna(sebab: SebabKeluar): void {
  hapusSimpanan(TANDA)
  sesi.set({ status: 'keluar', ...sebab })
}

/** The operator-scopes store that drives menus, with its two flags (PL-R20). */
export function hakOperator(pengguna: Pengguna) {
  return { scopes: tokoScope(pengguna.scopes), administrator: isAdmin(pengguna.scopes), keuangan: isFinance(pengguna.scopes) }
}
