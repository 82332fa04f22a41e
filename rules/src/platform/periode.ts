/** 1 Ganjil, 2 Genap, 3 SP Ganjil, 4 SP Genap (PL-R29). */
export type KodeSemester = 1 | 2 | 3 | 4

export const NAMA_SEMESTER: Readonly<Record<KodeSemester, string>> = {
  1: 'Ganjil',
  2: 'Genap',
  3: 'SP Ganjil',
  4: 'SP Genap',
}

/** Place of each code within a year: SP Ganjil is held before Genap (AK-R2). */
const URUT_SEMESTER: Readonly<Record<KodeSemester, number>> = { 1: 0, 3: 1, 2: 2, 4: 3 }

export interface Periode {
  /** End year: 2026 for 2025/2026. */
  readonly tahun: number
  readonly semester: KodeSemester
}

function kodeSemester(angka: number): KodeSemester | null {
  return angka === 1 || angka === 2 || angka === 3 || angka === 4 ? angka : null
}

/** Answers the period id = 10 x (end year - 1) + code: 2025/2026 Ganjil -> 20251 (PL-R30). */
export function idPeriode(periode: Periode): number {
  return 10 * (periode.tahun - 1) + periode.semester
}

/** Answers year and semester of an id, or null when the id is no period: 20254 -> 2026, SP Genap (PL-R30). */
export function bacaPeriode(id: number): Periode | null {
  if (!Number.isInteger(id) || id < 10_001 || id > 99_994) return null
  const semester = kodeSemester(id % 10)
  return semester === null ? null : { tahun: Math.floor(id / 10) + 1, semester }
}

/** Answers year and semester of an id that is known to be one; throws RangeError otherwise. */
export function uraiPeriode(id: number): Periode {
  const periode = bacaPeriode(id)
  if (periode === null) throw new RangeError(`${id} bukan kode periode.`)
  return periode
}

/** Answers the message for an id that is no period, or null: 20265 -> 'Kode semester 1-4.' (edge case 21). */
export function galatPeriode(id: number): string | null {
  if (bacaPeriode(id) !== null) return null
  const tahunSah = Number.isInteger(id) && bacaPeriode(Math.floor(id / 10) * 10 + 1) !== null
  return tahunSah ? 'Kode semester 1-4.' : 'Periode tidak dikenal.'
}

/** Answers the academic year of a period: 20251 -> '2025/2026'. */
export function tahunAkademik(id: number): string {
  const { tahun } = uraiPeriode(id)
  return `${tahun - 1}/${tahun}`
}

/** Answers the label of a period: 20251 -> '2025/2026 Ganjil' (PL-R30). */
export function labelPeriode(id: number): string {
  return `${tahunAkademik(id)} ${NAMA_SEMESTER[uraiPeriode(id).semester]}`
}

/** Answers the label for print: 'Tahun Akademik 2025/2026 Semester Ganjil', SP: '... Semester Pendek Ganjil' (PL-R31). */
export function labelCetakPeriode(id: number): string {
  const semester = NAMA_SEMESTER[uraiPeriode(id).semester].replace('SP', 'Pendek')
  return `Tahun Akademik ${tahunAkademik(id)} Semester ${semester}`
}

/**
 * Answers the place of a period in time (AK-R2): 4 x (end year - 1) + 0..3 for codes 1, 3, 2, 4.
 * Every 'before', 'last' and every sort by period uses it, never the bare id: 20253 comes BEFORE 20252.
 */
export function urutanPeriode(id: number): number {
  const { tahun, semester } = uraiPeriode(id)
  return 4 * (tahun - 1) + URUT_SEMESTER[semester]
}

/** Compares two period ids in time, oldest first; for `toSorted` (PL-R29). */
export function bandingPeriode(a: number, b: number): number {
  return urutanPeriode(a) - urutanPeriode(b)
}

/** Answers whether a period is Ganjil or Genap, not a short semester. */
export function periodeUtama(id: number): boolean {
  return uraiPeriode(id).semester <= 2
}

/** Moves by whole main periods; a short semester counts as the Ganjil or Genap that it belongs to. */
function geserUtama(id: number, langkah: number): number {
  const { tahun, semester } = uraiPeriode(id)
  const urut = 2 * tahun + (semester % 2 === 1 ? 0 : 1) + langkah
  return idPeriode({ tahun: Math.floor(urut / 2), semester: urut % 2 === 0 ? 1 : 2 })
}

/**
 * Answers the main period before: 20251 -> 20242, 20252 -> 20251. For a short semester it is the
 * main one that it follows: 20253 -> 20251, 20254 -> 20252.
 */
export function periodeUtamaSebelum(id: number): number {
  return periodeUtama(id) ? geserUtama(id, -1) : geserUtama(id, 0)
}

/** Answers the main period after: 20251 -> 20252, 20252 -> 20261, 20253 -> 20252, 20254 -> 20261. */
export function periodeUtamaSesudah(id: number): number {
  return geserUtama(id, 1)
}

/** Joins the two selects of the profile form: '2025/2026' + Genap -> 20252 (PL-R30); null when they don't fit. */
export function gabungPeriode(tahunAjar: string, semester: number): number | null {
  const [, awal, akhir] = /^(\d{4})\/(\d{4})$/.exec(tahunAjar.trim()) ?? []
  const kode = kodeSemester(semester)
  if (kode === null || Number(awal) + 1 !== Number(akhir)) return null
  return idPeriode({ tahun: Number(akhir), semester: kode })
}
