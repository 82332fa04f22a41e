import { BAWAAN_JENJANG, type JenjangProdi } from '@sivitas/rules/data-master/jenjang'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import { assertProdi } from '../../auth/prodi'
import type { Session } from '../../auth/session'
import { Galat, isianSalah } from '../../kit/galat'

/** For whom a set is, as every stored set carries it. */
export type Lingkup = {
  jenjang?: string | null | undefined
  idProdi?: string | null | undefined
  angkatanMulai?: number | null | undefined
  angkatanSampai?: number | null | undefined
}

/** The columns of the prodi that a set names. */
export type NamaUnit = { namaProdi: string | null; jenjangProdi: string | null }

function teksAngkatan({ angkatanMulai, angkatanSampai }: Lingkup): string {
  if (angkatanMulai && angkatanSampai)
    return angkatanMulai === angkatanSampai ? `, angkatan ${angkatanMulai}` : `, angkatan ${angkatanMulai}-${angkatanSampai}`
  if (angkatanMulai) return `, angkatan mulai ${angkatanMulai}`
  return angkatanSampai ? `, angkatan sampai ${angkatanSampai}` : ''
}

/** A scope in words: 'Semua program studi', 'S1', 'S1 - Informatika, angkatan 2023-2025'. */
export function teksLingkup(lingkup: Lingkup & NamaUnit): string {
  const { jenjang, namaProdi, jenjangProdi } = lingkup
  if (namaProdi !== null && jenjangProdi !== null) return `${labelProdi(jenjangProdi, namaProdi)}${teksAngkatan(lingkup)}`
  const nama = jenjang ? (BAWAAN_JENJANG[jenjang as JenjangProdi]?.nama ?? jenjang) : 'Semua program studi'
  return `${nama}${teksAngkatan(lingkup)}`
}

/** Whether a set is for the whole college. */
export const umum = ({ jenjang, idProdi, angkatanMulai, angkatanSampai }: Lingkup): boolean =>
  !jenjang && !idProdi && !angkatanMulai && !angkatanSampai

/**
 * A set names a jenjang or a prodi, and who is bound to some prodi writes sets of these alone.
 * @throws Galat 422, 403
 */
export function assertLingkup(session: Session, lingkup: Lingkup): void {
  const { jenjang, idProdi, angkatanMulai, angkatanSampai } = lingkup
  if (jenjang && idProdi) throw isianSalah('jenjang', 'Pilih jenjang atau program studi, tidak keduanya')
  if (angkatanMulai && angkatanSampai && angkatanMulai > angkatanSampai) {
    throw isianSalah('angkatanSampai', 'Angkatan sampai harus sama atau setelah angkatan mulai')
  }
  if (idProdi) assertProdi(session, idProdi)
  else if (session.idProdi !== null) {
    throw new Galat([403, 'prodi'], 'Akses Anda terbatas pada program studi tertentu. Pilih salah satu program studi Anda.')
  }
}
