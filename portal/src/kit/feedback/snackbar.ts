/** What fits above the bottom edge; the oldest makes room (C15). */
const MAKS = 3
const DURASI_MS = 7000

export const SNACKBAR_BAWAAN = 'Terjadi kesalahan saat memproses data. Mohon lakukan lagi nanti'

export type Snackbar = {
  id: number
  teks: string
  tombol: string
  /** Runs when the button is pressed; the snackbar goes either way. */
  tindakan?: () => void
  /** How often this text was raised while it showed. */
  hitung: number
  durasi: number | null
}

type Masukan = { teks?: string; tombol?: string; tindakan?: () => void; /** Stays until acted on. */ lekat?: boolean }

const listeners = new Set<() => void>()
let daftar: readonly Snackbar[] = []
let nomor = 0

function ubah(baru: readonly Snackbar[]): void {
  daftar = baru
  for (const listener of listeners) listener()
}

/** Makes room for one more. A sticky one waits for its button, so a passing one is dropped first. */
function beriTempat(lain: readonly Snackbar[]): readonly Snackbar[] {
  if (lain.length < MAKS) return lain
  const surplus = lain.find((other) => other.durasi !== null) ?? lain[0]
  return lain.filter((other) => other !== surplus)
}

export const snackbar = {
  kini: (): readonly Snackbar[] => daftar,

  dengar(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** Shows a text at the bottom: 7 s with 'OK' unless it sticks. The same text counts up instead of stacking. */
  tampil({ teks = SNACKBAR_BAWAAN, tombol = 'OK', tindakan, lekat = false }: Masukan = {}): void {
    const same = daftar.find((entry) => entry.teks === teks)
    const entry: Snackbar = {
      id: same?.id ?? ++nomor,
      teks,
      tombol,
      hitung: (same?.hitung ?? 0) + 1,
      durasi: lekat ? null : DURASI_MS,
      ...(tindakan && { tindakan }),
    }
    ubah([...beriTempat(daftar.filter((other) => other !== same)), entry])
  },

  tutup(id: number): void {
    ubah(daftar.filter((entry) => entry.id !== id))
  },

  /** Takes away what a screen has shown, for instance when it is left. */
  tutupTeks(teks: string): void {
    ubah(daftar.filter((entry) => entry.teks !== teks))
  },
}
