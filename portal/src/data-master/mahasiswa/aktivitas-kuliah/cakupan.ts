import type { FilterValue, Filters } from '../../../kit/table/list-url'

/** Which students an act on the period is about: the filters prodi and angkatan of the list. */
export type Cakupan = { periode: number; prodi?: string[]; angkatan?: number[] }

const daftar = (nilai: FilterValue | undefined): string[] =>
  (typeof nilai === 'string' ? [nilai] : Array.isArray(nilai) ? nilai.map(String) : []).filter(Boolean)

/** Answers the scope that the list's filters say; a period that is none becomes the given one. */
export function cakupanOf(filter: Filters, periode: number): Cakupan {
  const prodi = daftar(filter['prodi'])
  const angkatan = daftar(filter['angkatan']).map(Number)
  const dipilih = Number(daftar(filter['periode'])[0])
  return {
    periode: Number.isInteger(dipilih) && dipilih > 0 ? dipilih : periode,
    ...(prodi.length > 0 && { prodi }),
    ...(angkatan.length > 0 && { angkatan }),
  }
}
