import { idPeriode, periodeUtama, uraiPeriode } from './periode'

/** Answers the angkatan of an entry period: 20231 -> 2023 (DM-R2). */
export function angkatan(periodeMasuk: number): number {
  return uraiPeriode(periodeMasuk).tahun - 1
}

/** Number of main semesters since year 0: codes 1 and 3 are a year's first, 2 and 4 its second (DM-R5). */
function langkahUtama(id: number): number {
  const { tahun, semester } = uraiPeriode(id)
  return 2 * (tahun - 1) + (semester % 2 === 1 ? 1 : 2)
}

export interface RiwayatStudi {
  readonly periodeMasuk: number
  /** Semester in which the student was placed on entry, 1-8. */
  readonly semesterAwal: number
  /** Periods of leave (status C). */
  readonly periodeCuti?: readonly number[]
  /** konfigurasi cuti_dihitung: leave counts as a semester of study. Default no. */
  readonly cutiDihitung?: boolean
  /** Last period of who has left: the count stops there. */
  readonly periodeKeluar?: number | null
}

/**
 * Answers in which semester a student is in a period (DM-R6). Never below 1; a short semester
 * belongs to its main one, so only leave in main periods takes a semester away.
 */
export function semesterKe(studi: RiwayatStudi, periode: number): number {
  const awal = langkahUtama(studi.periodeMasuk)
  const kini = Math.min(langkahUtama(periode), langkahUtama(studi.periodeKeluar ?? periode))
  const periodeCuti = studi.cutiDihitung === true ? [] : (studi.periodeCuti ?? [])
  const cuti = new Set(periodeCuti.filter(periodeUtama).map(langkahUtama))
  const cutiLewat = [...cuti].filter((langkah) => langkah >= awal && langkah <= kini).length
  return Math.max(1, studi.semesterAwal + kini - awal - cutiLewat)
}

export type TandaBatasStudi = 'aman' | 'mendekati' | 'lewat'

export interface BatasStudi {
  /** Semesters allowed. */
  readonly batas: number
  /** Semesters left, negative when over. */
  readonly sisa: number
  readonly tanda: TandaBatasStudi
  readonly pesan: string | null
}

/** Answers the semesters allowed: the prodi's own number, or twice its masaTempuh (DM-R7). */
export function batasStudi(prodi: { batasStudiSemester?: number | null; masaTempuh: number }): number {
  return prodi.batasStudiSemester ?? 2 * prodi.masaTempuh
}

/** Answers how near a student is to the limit: sisa 0-2 orange, below 0 red (DM-R7). */
export function sisaStudi(batas: number, semester: number): BatasStudi {
  const sisa = batas - semester
  if (sisa < 0) return { batas, sisa, tanda: 'lewat', pesan: 'Lewat batas studi' }
  if (sisa <= 2) return { batas, sisa, tanda: 'mendekati', pesan: 'Mendekati batas studi' }
  return { batas, sisa, tanda: 'aman', pesan: null }
}

/**
 * Answers the last main period within the limit: entry 20231 with 16 semesters -> 20302 (DM-R7).
 * Who was placed in a higher semester on entry has as many periods fewer.
 */
export function batasStudiPeriode(studi: Pick<RiwayatStudi, 'periodeMasuk' | 'semesterAwal'>, batas: number): number {
  const akhir = langkahUtama(studi.periodeMasuk) + Math.max(0, batas - studi.semesterAwal)
  const tahunAwal = Math.floor((akhir - 1) / 2)
  return idPeriode({ tahun: tahunAwal + 1, semester: akhir - 2 * tahunAwal === 1 ? 1 : 2 })
}
