import { formatAngka } from '../platform/angka'

/** One honour of graduation and what it asks (AK-R58). */
export interface BarisPredikat {
  readonly nama: string
  readonly ipkMin: number
  readonly semesterMaks: number | null
  readonly tanpaUlang: boolean
  readonly hurufTerendah: string | null
}

export interface FaktaPredikat {
  readonly ipk: number | null
  /** Semesters of study (AK-R19). */
  readonly semester: number
  readonly adaUlang: boolean
  /** Lowest index among the attempts that count; null without any. */
  readonly indeksTerendah: number | null
  /** Index of a letter in the student's scale; null for an unknown letter, whose condition then can't hold. */
  readonly indeksHuruf: (huruf: string) => number | null
}

export interface HasilPredikat {
  readonly nama: string | null
  /** Honours whose IPK is reached but whose conditions are not: 'Pujian: 11 semester, paling banyak 10'. */
  readonly gagal: readonly string[]
}

function syaratGagal(baris: BarisPredikat, fakta: FaktaPredikat): string[] {
  const gagal: string[] = []
  const { semesterMaks, tanpaUlang, hurufTerendah } = baris
  if (semesterMaks !== null && fakta.semester > semesterMaks) gagal.push(`${fakta.semester} semester, paling banyak ${semesterMaks}`)
  if (tanpaUlang && fakta.adaUlang) gagal.push('pernah mengulang mata kuliah')
  if (hurufTerendah !== null) {
    const batas = fakta.indeksHuruf(hurufTerendah)
    if (batas === null || (fakta.indeksTerendah ?? 0) < batas) gagal.push(`ada nilai di bawah ${hurufTerendah}`)
  }
  return gagal
}

/**
 * Answers the highest honour whose ipkMin is reached and whose conditions all hold, with those that failed (AK-R58): IPK 3.62 in
 * 11 semesters -> Sangat Memuaskan; 3.50 -> Sangat Memuaskan; 3.51 -> Pujian; none below the lowest row.
 */
export function predikat(baris: readonly BarisPredikat[], fakta: FaktaPredikat): HasilPredikat {
  const gagal: string[] = []
  for (const b of baris.toSorted((x, y) => y.ipkMin - x.ipkMin)) {
    if (fakta.ipk === null || fakta.ipk < b.ipkMin) continue
    const sebab = syaratGagal(b, fakta)
    if (sebab.length === 0) return { nama: b.nama, gagal }
    gagal.push(`${b.nama}: ${sebab.join('; ')}`)
  }
  return { nama: null, gagal }
}

/** Answers why rows can't be saved: two with one name or one IPK would make the highest a matter of luck. */
export function galatPredikat(baris: readonly BarisPredikat[]): readonly { readonly baris: number; readonly pesan: string }[] {
  return baris.flatMap((b, i) => {
    const sebelum = baris.slice(0, i)
    if (sebelum.some((lain) => lain.nama.toLowerCase() === b.nama.toLowerCase()))
      return [{ baris: i, pesan: `Predikat ${b.nama} sudah ada` }]
    if (sebelum.some((lain) => lain.ipkMin === b.ipkMin))
      return [{ baris: i, pesan: `IPK ${formatAngka(b.ipkMin, 2)} sudah dipakai predikat lain` }]
    return []
  })
}
