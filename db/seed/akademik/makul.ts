export type TeoriPraktek = 'T' | 'P' | 'TP' | 'L' | 'S'

/** A course of a prodi's curriculum. */
export interface Makul {
  readonly kode: string
  readonly nama: string
  readonly semester: number
  readonly sks: number
  /** A wajib, B pilihan, C wajib peminatan, D pilihan peminatan, S final work. */
  readonly jenis: 'A' | 'B' | 'C' | 'D' | 'S'
  readonly kelompok: string
  readonly teoriPraktek: TeoriPraktek
  /** Graded L or TL and outside the IP. */
  readonly lulusTidak: boolean
  /** Held in both semesters: final works, field work, electives. */
  readonly dua: boolean
  readonly bersama: boolean
}

/** Whether a course is one of those to choose from. */
export const pilihan = (makul: Makul): boolean => makul.jenis === 'B' || makul.jenis === 'D'
