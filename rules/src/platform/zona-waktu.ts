/** The college's zone. None of them has had summer time since 1964, so an offset in hours says all. */
export type ZonaWaktu = 'Asia/Jakarta' | 'Asia/Makassar' | 'Asia/Jayapura'

export const ZONA_WAKTU: Readonly<Record<ZonaWaktu, { readonly nama: 'WIB' | 'WITA' | 'WIT'; readonly geserJam: number }>> = {
  'Asia/Jakarta': { nama: 'WIB', geserJam: 7 },
  'Asia/Makassar': { nama: 'WITA', geserJam: 8 },
  'Asia/Jayapura': { nama: 'WIT', geserJam: 9 },
}

const MS_JAM = 3_600_000

/** Answers what clock and calendar of a zone show at an instant (ms), as 'YYYY-MM-DDTHH:mm:ss'. */
export function jamDinding(saat: number, zona: ZonaWaktu): string {
  return new Date(saat + ZONA_WAKTU[zona].geserJam * MS_JAM).toISOString().slice(0, 19)
}

/** Answers the instant (ms) at which clock and calendar of a zone show 'YYYY-MM-DD[THH:mm[:ss]]'; NaN when the text is none. */
export function saatDari(dinding: string, zona: ZonaWaktu): number {
  const lengkap = /^\d{4}-\d{2}-\d{2}$/.test(dinding) ? `${dinding}T00:00` : dinding.replace(' ', 'T')
  return Date.parse(`${lengkap}Z`) - ZONA_WAKTU[zona].geserJam * MS_JAM
}

/** Answers the calendar day of a zone at an instant (ms), YYYY-MM-DD: 'today' for everything that counts days. */
export function hariIni(saat: number, zona: ZonaWaktu): string {
  return jamDinding(saat, zona).slice(0, 10)
}
