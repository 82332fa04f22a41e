/** What every refused address is told (platform, forms: SSO client). */
export const ALAMAT_SALAH = 'Alamat harus https dan sama persis'

const ALAMAT = /^(https?):\/\/([^/?#@\s]+)(\/[^\s#]*)?(\?[^\s#]*)?$/
/** Hosts that lead to one's own machine, where a demo or a test of a system runs without certificate. */
const LOKAL = /^([a-z0-9.-]+\.)?(localhost|127\.0\.0\.1)(:\d+)?$/

/**
 * Answers what is wrong with an address that codes are sent to, or null (PL-R11): https, no '#', no wildcard, no name
 * and password in it. Plain http passes for localhost only, and only where `izinkanLokal` (the demo colleges).
 */
export function galatAlamatKembali(alamat: string, { izinkanLokal }: { izinkanLokal: boolean }): string | null {
  const [, skema, host = ''] = ALAMAT.exec(alamat) ?? []
  if (skema === undefined || alamat.includes('*') || alamat.length > 400) return ALAMAT_SALAH
  if (skema === 'http' && !(izinkanLokal && LOKAL.test(host))) return ALAMAT_SALAH
  return null
}
