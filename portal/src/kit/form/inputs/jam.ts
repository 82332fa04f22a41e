const dua = (n: number) => String(n).padStart(2, '0')

/** Answers a typed time as 'HH:mm', or null (C6): '8.30', '08:30', '0830' and '8' are understood; 24:00 and 08:60 are none. */
export function bacaJam(teks: string): string | null {
  const [, jam, menit = '0'] = /^(\d{1,2})(?:[.:]?(\d{2}))?$/.exec(teks.trim()) ?? []
  if (jam === undefined || Number(jam) > 23 || Number(menit) > 59) return null
  return `${dua(Number(jam))}:${dua(Number(menit))}`
}

/** The times that the list offers: every five minutes of the day. */
export const DAFTAR_JAM: readonly string[] = Array.from({ length: 288 }, (_, i) => `${dua(Math.floor(i / 12))}:${dua((i % 12) * 5)}`)
