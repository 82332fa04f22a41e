/** A stretch of time in any one unit, half open: the end belongs to the next. */
export interface Selang {
  readonly mulai: number
  readonly selesai: number
}

/** Answers whether two stretches overlap (DM-R14): 08.00-09.40 and 09.40-11.20 don't. */
export function bentrok(a: Selang, b: Selang): boolean {
  return a.mulai < b.selesai && b.mulai < a.selesai
}

/** Answers whether a room is free: nothing that uses it overlaps (DM-R14). */
export function ruangKosong(pemakaian: readonly Selang[], diminta: Selang): boolean {
  return !pemakaian.some((pakai) => bentrok(pakai, diminta))
}

/** Answers the default seats for exams: half, rounded down; 45 -> 22 (DM-R14). */
export function kapasitasUjian(kapasitas: number): number {
  return Math.floor(kapasitas / 2)
}
