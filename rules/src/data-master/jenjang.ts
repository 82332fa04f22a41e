/** Codes of `jenjang-pendidikan` that a prodi may have (data-master, Code lists). */
export const JENJANG_PRODI = ['20', '21', '22', '23', '30', '31', '32', '35', '36', '37', '40', '41'] as const
export type JenjangProdi = (typeof JENJANG_PRODI)[number]

export interface BawaanJenjang {
  readonly nama: string
  /** SKS to graduate. */
  readonly sksLulus: number
  /** Semesters of a regular course of study. */
  readonly masaTempuh: number
  readonly ipkMinimalLulus: number
  /** Level of the national qualification framework (KKNI), fixed by the jenjang. */
  readonly kkniLevel: number
}

const bawaan = (...[nama, sksLulus, masaTempuh, ipkMinimalLulus, kkniLevel]: [string, number, number, number, number]): BawaanJenjang => ({
  nama,
  sksLulus,
  masaTempuh,
  ipkMinimalLulus,
  kkniLevel,
})

/**
 * What a prodi of a jenjang starts with (data-master, prodi): D1 36 SKS in 2 semesters, D2 72 in 4, D3 108 in 6, D4/S1 144 in 8,
 * Profesi 36 in 2, S2 54 in 4, S3 42 in 6. Spesialis 1 follows S2, Spesialis 2 follows S3. IPK 2.00 up to D4/S1, 3.00 above.
 */
export const BAWAAN_JENJANG: Readonly<Record<JenjangProdi, BawaanJenjang>> = {
  '20': bawaan('D1', 36, 2, 2, 3),
  '21': bawaan('D2', 72, 4, 2, 4),
  '22': bawaan('D3', 108, 6, 2, 5),
  '23': bawaan('D4', 144, 8, 2, 6),
  '30': bawaan('S1', 144, 8, 2, 6),
  '31': bawaan('Profesi', 36, 2, 3, 7),
  '32': bawaan('Sp-1', 54, 4, 3, 8),
  '35': bawaan('S2', 54, 4, 3, 8),
  '36': bawaan('S2 Terapan', 54, 4, 3, 8),
  '37': bawaan('Sp-2', 42, 6, 3, 9),
  '40': bawaan('S3', 42, 6, 3, 9),
  '41': bawaan('S3 Terapan', 42, 6, 3, 9),
}

/** Answers the largest number of students per dosen tetap: 30 eksakta, 45 sosial (data-master, prodi). */
export function rasioMaksimumBawaan(rumpun: 'eksakta' | 'sosial'): number {
  return rumpun === 'eksakta' ? 30 : 45
}
