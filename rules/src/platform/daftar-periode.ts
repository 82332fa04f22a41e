import { idPeriode, type KodeSemester } from './periode'

/** Whole numbers from a high one down to a low one. */
function turun(dari: number, sampai: number): number[] {
  return Array.from({ length: dari - sampai + 1 }, (_, i) => dari - i)
}

function daftar(tahun: readonly number[], semester: readonly KodeSemester[]): number[] {
  return tahun.flatMap((t) => semester.map((s) => idPeriode({ tahun: t, semester: s })))
}

/** Answers all periods that may be chosen, newest first in time: end years Y+3 to Y-8, four a year; 48 ids (PL-R31). */
export function periodeLengkap(tahunKini: number): number[] {
  return daftar(turun(tahunKini + 3, tahunKini - 8), [4, 2, 3, 1])
}

/** Answers the usual periods, newest first: end years Y+3 to Y-3, Genap and Ganjil; 14 ids (PL-R31). */
export function periodeReguler(tahunKini: number): number[] {
  return daftar(turun(tahunKini + 3, tahunKini - 3), [2, 1])
}

/** Answers the end years of the profile form, newest first: Y+2 to Y-2 (PL-R31). */
export function tahunPilihan(tahunKini: number): number[] {
  return turun(tahunKini + 2, tahunKini - 2)
}

/** Answers the academic years for print, newest first: 'Y+9/Y+10' down to '1979/1980' (PL-R31). */
export function tahunAkademikPilihan(tahunKini: number): string[] {
  return turun(tahunKini + 9, 1979).map((awal) => `${awal}/${awal + 1}`)
}
