import { urutanPeriode } from '../platform/periode'
import { ipk, type PilihanIpk } from './ipk'
import { ips, type NilaiMakul } from './ips'
import { percobaanTerhitung, type PilihanUlang } from './mengulang'

/** An attempt as KHS and transcript print it. */
export interface NilaiTercatat extends NilaiMakul {
  readonly kode: string
  readonly nama: string
  readonly namaInggris: string | null
  readonly angka: number | null
  readonly kelas: string | null
  /** Semester of the plan that the course stands in. */
  readonly semester: number | null
  readonly final: boolean
}

export type AturanHasil = Omit<PilihanUlang, 'sampai'> & PilihanIpk

/** sks x indeks in whole hundredths; none for what stays outside of the IP. */
export function mutuDari({ sks, indeks, masukIpk, final }: Pick<NilaiTercatat, 'sks' | 'indeks' | 'masukIpk' | 'final'>): number | null {
  return indeks === null || !masukIpk || !final ? null : Math.round(sks * 100 * indeks) / 100
}

export interface HasilPeriode {
  readonly mk: readonly NilaiTercatat[]
  readonly ips: number | null
  readonly ipk: number | null
  readonly jumlahMutu: number
  readonly sksSemester: number
  readonly sksTotal: number
  /** Some grade of the period is not final yet. */
  readonly sementara: boolean
}

/**
 * Answers the study card of a period (AK-R45, AK-R46, AK-R50): its attempts by code, IPS, and IPK and SKS passed up to and
 * including the period in the order of time. Grades that are not final are shown without a letter and count nowhere.
 */
export function hasilPeriode(nilai: readonly NilaiTercatat[], periode: number, aturan: AturanHasil): HasilPeriode {
  // Recognised courses stand in the transcript of their period, never on its study card (AK-R52).
  const sendiri = nilai.filter((n) => n.idPeriode === periode && n.huruf !== 'W' && n.konversi !== true)
  const final = nilai.filter((n) => n.final)
  const semester = ips(sendiri.filter((n) => n.final))
  const semua = ipk(percobaanTerhitung(final, { ...aturan, sampai: periode }), aturan)
  return {
    mk: sendiri
      .map((n) => (n.final ? n : { ...n, huruf: null, indeks: null, angka: null }))
      .toSorted((a, b) => a.kode.localeCompare(b.kode)),
    ips: semester.ip,
    ipk: semua.ip,
    jumlahMutu: semester.mutu,
    sksSemester: sendiri.reduce((n, { sks }) => n + sks, 0),
    sksTotal: semua.sksTotal,
    sementara: sendiri.some((n) => !n.final),
  }
}

export interface HasilAkhir {
  /** One attempt a course, by semester of the plan and code, with how often it was attempted. */
  readonly mk: readonly (NilaiTercatat & { readonly percobaan: number })[]
  readonly sksTempuh: number
  readonly sksLulus: number
  readonly jumlahMutu: number
  readonly ipk: number | null
}

/** Answers the transcript up to a period (AK-R46): of each course the attempt that counts. */
export function hasilAkhir(nilai: readonly NilaiTercatat[], sampai: number, aturan: AturanHasil): HasilAkhir {
  const final = nilai.filter((n) => n.final && urutanPeriode(n.idPeriode) <= urutanPeriode(sampai))
  // The choice among attempts hands on what it was given, whatever else a row carries.
  const terhitung = percobaanTerhitung(final, { ...aturan, sampai }) as readonly NilaiTercatat[]
  const jumlah = ipk(terhitung, aturan)
  const kelompok = (n: NilaiMakul): string => n.kelompok ?? n.idMakul
  const banyak = new Map<string, number>()
  for (const n of final) banyak.set(kelompok(n), (banyak.get(kelompok(n)) ?? 0) + 1)
  return {
    mk: terhitung
      .map((n) => ({ ...n, percobaan: banyak.get(kelompok(n)) ?? 1 }))
      .toSorted((a, b) => (a.semester ?? 99) - (b.semester ?? 99) || a.kode.localeCompare(b.kode)),
    sksTempuh: jumlah.sksTempuh,
    sksLulus: jumlah.sksTotal,
    jumlahMutu: jumlah.mutu,
    ipk: jumlah.ip,
  }
}
