import { unikBerlaku } from './varian'

/** Groups that live on the separate portal of the PT03 variant (PL-R22). */
export const RUTE_PORTAL_TERPISAH = ['/jurusan/kerja-praktik', '/akademik/surat'] as const

/**
 * The path as the router compares it: decoded, lower case, single slashes. The guard must not be
 * stricter in reading than the router, else '/akademik//Surat' would slip past it.
 */
function pathBaku(path: string): string {
  let terbaca = path
  try {
    terbaca = decodeURIComponent(path)
  } catch {
    // A broken escape can't match any page; the text as it is then decides.
  }
  const rapat = terbaca.toLowerCase().replaceAll(/\/+/g, '/').replace(/\/$/, '')
  return rapat === '' ? '/' : rapat
}

/** Answers whether a path is one of the two groups or lies below, whole segments only: /akademik/surat-keterangan is not. */
export function diPortalTerpisah(path: string): boolean {
  const baku = pathBaku(path)
  return RUTE_PORTAL_TERPISAH.some((rute) => baku === rute || baku.startsWith(`${rute}/`))
}

export interface MintaRute {
  readonly unik: string | null | undefined
  readonly jenisSite: 'utama' | 'terpisah'
  readonly path: string
  readonly adaKode: boolean
}

/**
 * Answers whether a path is refused with 404 (PL-R22): the two groups on the main portal of PT03,
 * everything else - `/` and /dashboard too - on a separate portal. /oauth and any request that
 * carries a `code` pass, because the hand-off itself enters there.
 */
export function ruteTerlarang(minta: MintaRute): boolean {
  if (minta.adaKode || pathBaku(minta.path) === '/oauth') return false
  if (minta.jenisSite === 'terpisah') return !diPortalTerpisah(minta.path)
  return unikBerlaku(minta.unik) === 'PT03' && diPortalTerpisah(minta.path)
}
