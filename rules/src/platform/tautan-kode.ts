/**
 * Answers the hand-off address: redirect_uri + '?' or '&' + `code` + the extra parameters, in their
 * order (PL-R11). A fragment would swallow the code, so it is put back behind it.
 */
export function tautanKode(redirectUri: string, kode: string, tambahan: Readonly<Record<string, string>> = {}): string {
  const [alamat = '', ...pagar] = redirectUri.split('#')
  const parameter = [['code', kode], ...Object.entries(tambahan)]
    .map(([nama = '', nilai = '']) => `${encodeURIComponent(nama)}=${encodeURIComponent(nilai)}`)
    .join('&')
  const sambung = alamat.includes('?') ? (/[?&]$/.test(alamat) ? '' : '&') : '?'
  return [`${alamat}${sambung}${parameter}`, ...pagar].join('#')
}

/** Answers a page of the separate portal of PT03: its address (one '/' between) + the path (PL-R23). */
export function alamatPortalTerpisah(urlPortal: string, path: string): string {
  return `${urlPortal.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
}
