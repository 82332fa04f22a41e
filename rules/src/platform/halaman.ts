/** Page sizes that every list offers, and the one it starts with (C9). */
export const UKURAN_HALAMAN = [10, 20, 50, 100] as const
export const UKURAN_HALAMAN_AWAL = 20

/** Answers how many pages a total has; an empty list has one, with its arrows off (PL-R44). */
export function jumlahHalaman(total: number, perHalaman: number): number {
  return Math.max(1, Math.ceil(total / Math.max(1, perHalaman)))
}

/** Answers the page that a typed page number means: below 1 or blank -> 1, above the last -> the last (PL-R44). */
export function jepitHalaman(ketikan: string | number | null | undefined, total: number, perHalaman: number): number {
  const angka = Math.floor(Number(ketikan ?? 0))
  if (Number.isNaN(angka)) return 1
  return Math.min(Math.max(angka, 1), jumlahHalaman(total, perHalaman))
}
