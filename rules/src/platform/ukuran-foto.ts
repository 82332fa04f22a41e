/** Longest side of a stored photo, and its thumbnail (PL-R57). */
export const FOTO_SISI_MAKS = 1200
export const FOTO_KECIL = { lebar: 150, tinggi: 200 } as const

export interface UkuranFoto {
  readonly lebar: number
  readonly tinggi: number
}

/** Answers the stored size of a photo in pixels: long side at most 1.200, proportions kept, never enlarged (PL-R57). */
export function ukuranSimpanFoto({ lebar, tinggi }: UkuranFoto): UkuranFoto {
  const skala = Math.min(1, FOTO_SISI_MAKS / Math.max(lebar, tinggi))
  return { lebar: Math.max(1, Math.round(lebar * skala)), tinggi: Math.max(1, Math.round(tinggi * skala)) }
}
