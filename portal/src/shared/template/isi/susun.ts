/** Answers the list with one item exchanged. */
export const ganti = <Isi>(daftar: readonly Isi[], ke: number, isi: Isi): Isi[] => daftar.map((satu, n) => (n === ke ? isi : satu))

/** Answers the list without one item. */
export const buang = <Isi>(daftar: readonly Isi[], ke: number): Isi[] => daftar.filter((_, n) => n !== ke)

/** Answers the list with one item moved by so many places; it stops at both ends. */
export function geser<Isi>(daftar: readonly Isi[], dari: number, langkah: number): Isi[] {
  const ke = Math.min(Math.max(dari + langkah, 0), daftar.length - 1)
  const isi = daftar[dari]
  if (isi === undefined || ke === dari) return [...daftar]
  const sisa = buang(daftar, dari)
  return [...sisa.slice(0, ke), isi, ...sisa.slice(ke)]
}
