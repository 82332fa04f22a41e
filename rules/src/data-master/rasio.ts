import { formatAngka } from '../platform/angka'
import { bulatkan } from '../platform/bulat'

export interface Rasio {
  /** Students per lecturer, one decimal, half up; null without lecturers. */
  readonly nilai: number | null
  /** '1:34,0' or 'tidak terdefinisi'. */
  readonly label: string
  readonly merah: boolean
}

const DOSEN_TETAP_MIN = 5

/**
 * Answers the ratio of a prodi (DM-R11): studi students (A, S, U, O) per dosen tetap who is active or
 * on izin belajar with homebase there. Red above the prodi's rasioMaksimum (30 eksakta, 45 sosial)
 * or with fewer than 5 dosen tetap.
 */
export function rasioDosen(mahasiswa: number, dosenTetap: number, rasioMaksimum: number): Rasio {
  if (dosenTetap <= 0) return { nilai: null, label: 'tidak terdefinisi', merah: true }
  const nilai = bulatkan(mahasiswa / dosenTetap, 1)
  return { nilai, label: `1:${formatAngka(nilai, 1)}`, merah: nilai > rasioMaksimum || dosenTetap < DOSEN_TETAP_MIN }
}

/** Answers whether a student counts for the ratio, by status code (DM-R11). */
export function hitungRasioMahasiswa(status: string): boolean {
  return ['A', 'S', 'U', 'O'].includes(status)
}

/** Answers whether a lecturer counts for the ratio: A-type, keaktifan 1 aktif or 24 izin belajar (DM-R11). */
export function hitungRasioDosen(dosen: { readonly jenisDosen: string; readonly idStatusKeaktifan: string | number }): boolean {
  return dosen.jenisDosen === 'A' && ['1', '24'].includes(String(dosen.idStatusKeaktifan))
}

/** Answers the plain mean of last IPKs, 2 decimals half up, and how many had none: 3,25 3,50 2,98 -> 3,24 (DM-R26). */
export function rataIpk(ipk: readonly (number | null)[]): { readonly rata: number | null; readonly tanpaIpk: number } {
  const ada = ipk.filter((nilai) => nilai !== null)
  const jumlah = ada.reduce((total, nilai) => total + bulatkan(nilai * 100), 0)
  return { rata: ada.length === 0 ? null : bulatkan(jumlah / ada.length / 100, 2), tanpaIpk: ipk.length - ada.length }
}
