import { client } from '../api'
import { galatDari, perluDicatat } from '../kit/galat'

/** The server takes 20 a minute from one address; a loop of errors is told once. */
const PALING_BANYAK = 10
const terkirim = new Set<string>()

/** The path without numbers, ids and names: only segments that screens are called by. */
export const polaRute = (path: string): string =>
  path
    .split('/')
    .map((segmen) => (/^([a-z]+(-[a-z]+)*)?$/.test(segmen) ? segmen : '{x}'))
    .join('/')

/**
 * Tells the server about a fault of the portal: message, route pattern, version; no person, no
 * query (PL-R47). Lost networks are nobody's fault.
 */
export function laporkanGalat(error: unknown): void {
  if (perluDicatat(error)) return
  const pesan = galatDari(error).message.slice(0, 500)
  if (terkirim.has(pesan) || terkirim.size >= PALING_BANYAK) return
  terkirim.add(pesan)
  const laporan = { pesan, rute: polaRute(window.location.pathname).slice(0, 200), versi: __APP_VERSION__.slice(0, 40) }
  client.platform.beranda.galat(laporan).catch(() => {
    // Whoever can't be reached can't be told; the console still has the error.
  })
}

/** Listens for what no screen caught. */
export function pasangPelaporGalat(): void {
  window.addEventListener('error', (event) => laporkanGalat(event.error ?? event.message))
  window.addEventListener('unhandledrejection', (event) => laporkanGalat(event.reason))
}
