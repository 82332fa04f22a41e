import { client } from '../api'
import { ApiError } from '../kit/galat'
import { saatHakBerubah } from './profile-watch'
import { segarkan } from './refresh'
import { SESI_BERAKHIR, sesi, sibuk, simpanPengguna } from './session'
import { situs } from './situs-store'
import { akhiriSesi, akhiriSesiDiSini } from './sign-out'
import { dengarTab, kabarkan } from './tabs'
import { accessToken, holdToken, whenTokenIsDue } from './token'

export type IsianMasuk = { username: string; password: string; totp?: string }

/** Asks who the token belongs to: username, scopes, operator number (PL-R8 e). */
export async function ambilPengguna(): Promise<void> {
  simpanPengguna(await client.platform.masuk.userInfo())
}

/** One auth operation at a time; a second press is ignored. Answers whether this one ran. */
async function sibukSelama(act: () => Promise<void>): Promise<boolean> {
  if (sibuk.get()) return false
  sibuk.set(true)
  try {
    await act()
    return true
  } finally {
    sibuk.set(false)
  }
}

/**
 * Signs in with the local strategy; resolves with 'Berhasil masuk' (source section 4), or with null
 * while another auth operation runs. The token is only kept once the profile was read, so that a
 * half-finished sign-in leaves nothing behind.
 * @throws what the server refuses with, in its own words (PL-R1, PL-R2).
 */
export async function masuk(isian: IsianMasuk): Promise<string | null> {
  const ran = await sibukSelama(async () => {
    const { data } = await client.platform.masuk.login({ ...isian, scope: '*' })
    await mulaiSesi(data)
  })
  return ran ? 'Berhasil masuk' : null
}

/** Begins the session that a sign-in of any kind answered. */
async function mulaiSesi(data: { access_token: string; expires_in: number }): Promise<void> {
  holdToken(data.access_token, data.expires_in)
  await ambilPenggunaDenganToken()
  kabarkan({ jenis: 'masuk' })
}

/** Ends a sign-in at an outside identity provider with the query that it came back with; answers the wanted page. */
export async function masukDariLuar(query: string): Promise<string> {
  const { data } = await client.platform.idp.selesai({ query })
  await mulaiSesi(data)
  return data.redirect
}

async function ambilPenggunaDenganToken(): Promise<void> {
  try {
    await ambilPengguna()
  } catch (error) {
    akhiriSesiDiSini({ pesan: null, sengaja: false })
    throw error
  }
}

/** Turns the refresh cookie of an earlier visit into a session, or learns that there is none (PL-R8 d, e). */
export async function pulihkanSesi(): Promise<void> {
  if (sesi.get().status !== 'mungkin') return
  sesi.set({ status: 'mungkin', gagal: null })
  try {
    if (accessToken() === null) await segarkan()
    await ambilPengguna()
  } catch (error) {
    if (error instanceof ApiError && error.status < 500)
      akhiriSesiDiSini({ pesan: error.status === 401 ? SESI_BERAKHIR : error.message, sengaja: false })
    else sesi.set({ status: 'mungkin', gagal: error })
  }
}

/** Signs out. A failing call is only logged: the person is out of this browser anyway (source section 4). */
export async function keluar(pesan: string | null = null): Promise<void> {
  await sibukSelama(async () => {
    try {
      await client.platform.masuk.logout({ semua: false })
    } catch (error) {
      console.warn('Panggilan keluar gagal.', error)
    }
    akhiriSesi({ pesan, sengaja: true })
    // The separate portal is entered by hand-off only, so there is no login page to stay on (PL-R23).
    const utama = situs.get()?.config.urlUtama
    if (utama) window.location.assign(utama)
  })
}

/** Keeps the session alive and in step with the other tabs. Called once, when the portal starts. */
export function jagaSesi(): void {
  whenTokenIsDue(() => {
    // Without network the next call tries again; a refusal shows there, with its words.
    segarkan().catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) akhiriSesi({ pesan: SESI_BERAKHIR, sengaja: false })
    })
  })
  saatHakBerubah(() => {
    if (sesi.get().status !== 'masuk') return
    // Only to draw menus anew; whoever asked for something gets that call's own failure.
    ambilPengguna().catch(() => undefined)
  })
  window.addEventListener('online', () => void pulihkanSesi())
  dengarTab((kabar) => {
    if (kabar.jenis === 'token' && sesi.get().status !== 'keluar') holdToken(kabar.token, kabar.expiresIn)
    if (kabar.jenis === 'keluar') akhiriSesiDiSini(kabar)
    if (kabar.jenis === 'masuk' && sesi.get().status === 'keluar') {
      sesi.set({ status: 'mungkin', gagal: null })
      void pulihkanSesi()
    }
  })
}
