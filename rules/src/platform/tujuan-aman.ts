export const HALAMAN_MASUK = '/'
export const HALAMAN_DASBOR = '/dashboard'

/**
 * Answers where `redirect` leads: the path itself when it stays on this site, else /dashboard
 * (PL-R8). Only one leading '/' is trusted: '//host' and '/\host' are other sites to a browser,
 * and so is '/' + tab + '/host', because browsers drop tabs and line ends inside addresses.
 */
export function tujuanAman(redirect: string | null | undefined): string {
  const tujuan = redirect ?? ''
  const aman = /^\/(?![/\\])/.test(tujuan) && !/\p{Cc}/u.test(tujuan)
  return aman ? tujuan : HALAMAN_DASBOR
}
