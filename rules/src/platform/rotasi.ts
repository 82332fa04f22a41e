/** Life of a sign-in in seconds, counted from SIGN-IN and not from the last rotation (PL-R3). */
export const UMUR_SESI_DETIK = 2_592_000
/** Life of an access token in seconds (PL-R3). */
export const UMUR_AKSES_DETIK = 900
const TENGGANG_DUA_TAB_MS = 10_000
const SEGARKAN_SEBELUM_DETIK = 60

/** Answers the instant (ms) at which a sign-in ends, whatever is rotated in between (PL-R3). */
export function akhirSesi(masukPada: number): number {
  return masukPada + UMUR_SESI_DETIK * 1000
}

export interface KeadaanRefresh {
  /** End of the sign-in (ms), as `akhirSesi` answered it. */
  readonly berakhirPada: number
  readonly dicabutPada: number | null
  /** When this very token was first used up (ms); null while it is the newest of its family. */
  readonly dipakaiPada: number | null
}

export type PutusanRotasi = 'putar' | 'ulangi' | 'reuse' | 'kedaluwarsa' | 'dicabut'

/**
 * Answers what a presented refresh token earns (PL-R4): `putar` a successor; `ulangi` the same
 * successor again, because two tabs asked within 10 s; `reuse` is theft: 401 token_reuse and the
 * sesi is revoked; `kedaluwarsa` and `dicabut` send the person to sign in.
 */
export function rotasi(keadaan: KeadaanRefresh, sekarang: number): PutusanRotasi {
  if (keadaan.dicabutPada !== null) return 'dicabut'
  if (keadaan.dipakaiPada !== null && sekarang - keadaan.dipakaiPada > TENGGANG_DUA_TAB_MS) return 'reuse'
  if (sekarang >= keadaan.berakhirPada) return 'kedaluwarsa'
  return keadaan.dipakaiPada === null ? 'putar' : 'ulangi'
}

/**
 * Answers in how many ms the browser refreshes: 60 s before the end (PL-R5). It starts from
 * `expires_in`, never from the PC's clock, which may be 20 minutes wrong.
 */
export function jedaSegarkan(expiresIn: number): number {
  return Math.max(0, expiresIn - SEGARKAN_SEBELUM_DETIK) * 1000
}
