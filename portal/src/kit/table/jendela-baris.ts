/** Rows that a scrolled box shows, and a few on each side so that quick scrolling shows no gap. */
const CADANGAN = 6

export type JendelaBaris = { dari: number; sampai: number; atas: number; bawah: number }

/** Answers which of `banyak` rows of `tinggi` px are drawn, and the room above and below them in px. */
export function jendelaBaris(banyak: number, tinggi: number, { gulir, layar }: { gulir: number; layar: number }): JendelaBaris {
  const dari = Math.max(0, Math.floor(gulir / tinggi) - CADANGAN)
  const sampai = Math.min(banyak, Math.ceil((gulir + layar) / tinggi) + CADANGAN)
  return { dari: Math.min(dari, sampai), sampai, atas: Math.min(dari, sampai) * tinggi, bawah: (banyak - sampai) * tinggi }
}
