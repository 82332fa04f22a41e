export interface KewajibanMengajar {
  /** SKS that the lecturer has to teach. */
  readonly target: number
  readonly terpenuhi: number
  /** Missing SKS, 0 when met. */
  readonly kurang: number
  readonly lebihBatas: boolean
}

export interface BebanMengajar {
  /** kelasWajib.sksWajib; default 12. */
  readonly sksWajib?: number
  /** ekuivalenSks of the structural posts held on the period's first day. */
  readonly ekuivalen: readonly number[]
  /** Classes: SKS and the lecturer's share in percent. */
  readonly kelas: readonly { readonly sks: number; readonly persen: number }[]
  readonly maksSksMengajar: number
}

/**
 * Answers obligation and load of a lecturer in a period (DM-R13): 12 - 4 = 8 against
 * 3 x 100% + 3 x 50% = 4,5 lacks 3,5. The target never falls below 0.
 */
export function kewajibanMengajar(beban: BebanMengajar): KewajibanMengajar {
  const target = Math.max(0, (beban.sksWajib ?? 12) - beban.ekuivalen.reduce((a, b) => a + b, 0))
  // Summed in whole percent, so that thirds of a class don't leave a rest like 2,9999.
  const terpenuhi = beban.kelas.reduce((jumlah, kelas) => jumlah + kelas.sks * kelas.persen, 0) / 100
  return { target, terpenuhi, kurang: Math.max(0, target - terpenuhi), lebihBatas: terpenuhi > beban.maksSksMengajar }
}

const MENIT_PER_SKS = 50

/** Answers whether the offered minutes (grid 1) are enough: at least 1,5 x sksMaksimal x 50 (DM-R15). */
export function kesediaanCukup(menitBersedia: number, sksMaksimal: number): { readonly cukup: boolean; readonly menitPerlu: number } {
  const menitPerlu = 1.5 * sksMaksimal * MENIT_PER_SKS
  return { cukup: menitBersedia >= menitPerlu, menitPerlu }
}

/** Jenjang codes of prodi and of lecturers' degrees, by the level of teaching (code list jenjang-pendidikan). */
const DIPLOMA_SARJANA = new Set([20, 21, 22, 23, 30])
const MAGISTER_DOKTOR = new Set([35, 36, 40, 41])
const DOKTOR = new Set([40, 41])

/**
 * Answers the badge for a lecturer whose degree is below what the prodi's jenjang asks, or null
 * (DM-R16): diploma and S1 want S2, S2 and S3 want S3, profesi S2 with experience. It never blocks.
 */
export function badgePendidikan(jenjangProdi: number, pendidikan: number, berpengalaman: boolean): string | null {
  const magister = MAGISTER_DOKTOR.has(pendidikan)
  if (MAGISTER_DOKTOR.has(jenjangProdi)) return DOKTOR.has(pendidikan) ? null : 'Perlu S3'
  if (DIPLOMA_SARJANA.has(jenjangProdi)) return magister ? null : 'Perlu S2'
  return magister && berpengalaman ? null : 'Perlu S2 dan pengalaman'
}
