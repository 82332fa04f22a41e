import { TEMPAT_BERJALAN, hariSesudah, periodeDi, tempatPeriode } from '../kit/calendar'
import type { Random } from '../kit/random'
import { periodeJalan, type Hasil, type StatusKeluar } from './hasil-studi'

export interface Keluar {
  readonly status: StatusKeluar
  /** Place of the exit period in PERIODE. */
  readonly tempat: number
  readonly tanggal: string
}

/** A student's way: one letter of status for each main period from entry until the exit or now. */
export interface JalanStudi {
  readonly masuk: number
  readonly status: string
  readonly keluar: Keluar | null
}

interface Cara {
  readonly acak: Random
  /** Without leaves and idle periods in between. */
  readonly polos: boolean
}

/** The main period number `ke` after another: main periods stand two places apart. */
export const tempatKe = (masuk: number, ke: number): number => masuk + 2 * ke

interface Yudisium {
  readonly tempat: number
  readonly tanggal: string
}

/** The yudisium after a main period: end of February and of May after Ganjil, of August and October after Genap. */
function yudisium(tempat: number, lambat: boolean): Yudisium {
  const p = periodeDi(tempat)
  if (p.kode === 1) return lambat ? { tempat: tempat + 2, tanggal: `${p.tahun}-05-30` } : { tempat, tanggal: `${p.tahun}-02-28` }
  return lambat ? { tempat: tempat + 2, tanggal: `${p.tahun}-10-31` } : { tempat, tanggal: `${p.tahun}-08-29` }
}

function lulus(masuk: number, hasil: Extract<Hasil, { jenis: 'lulus' }>, { acak, polos }: Cara): JalanStudi {
  const longgar = Math.floor((TEMPAT_BERJALAN - masuk) / 2) - hasil.semester
  let status = 'A'.repeat(hasil.semester)
  if (!polos && longgar > 0 && hasil.semester > 3 && acak.chance(0.07)) {
    const di = acak.int(2, Math.max(2, hasil.semester - 2))
    status = `${status.slice(0, di)}${acak.chance(0.7) ? 'C' : 'N'}${status.slice(di)}`
  }
  const y = yudisium(tempatKe(masuk, status.length - 1), hasil.lambat)
  return { masuk, status, keluar: { status: 'L', ...y } }
}

function pergi(masuk: number, hasil: Extract<Hasil, { jenis: 'keluar' }>, acak: Random): JalanStudi {
  const tempat = tempatKe(masuk, hasil.ke)
  const p = periodeDi(tempat)
  const akhir = tempat === TEMPAT_BERJALAN ? 60 : 110
  // Two idle periods come before most who are struck off.
  const diam = hasil.ke >= 3 && 'DP'.includes(hasil.status) ? 2 : hasil.ke >= 3 && acak.chance(0.3) ? 1 : 0
  const status = 'A'.repeat(hasil.ke - diam) + 'N'.repeat(diam)
  return { masuk, status, keluar: { status: hasil.status, tempat, tanggal: hariSesudah(p.mulai, acak.int(8, akhir)) } }
}

function studi(masuk: number, { status, jalan }: { status: string; jalan: number }, acak: Random): JalanStudi {
  const huruf = Array.from({ length: jalan }, () => 'A')
  if (jalan > 4 && acak.chance(0.06)) huruf[acak.int(2, jalan - 2)] = acak.chance(0.6) ? 'C' : 'N'
  if (status === 'N' && jalan > 3 && acak.chance(0.5)) huruf[jalan - 2] = 'N'
  huruf[jalan - 1] = status
  return { masuk, status: huruf.join(''), keluar: null }
}

/** Answers the way that leads to what becomes of a student. */
export function jalanStudi(angkatan: number, hasil: Hasil, { acak, polos }: Cara): JalanStudi {
  const masuk = tempatPeriode(angkatan * 10 + 1)
  if (hasil.jenis === 'lulus') return lulus(masuk, hasil, { acak, polos })
  if (hasil.jenis === 'keluar') return pergi(masuk, hasil, acak)
  const jalan = periodeJalan(angkatan)
  if (polos) return { masuk, status: 'A'.repeat(jalan - 1) + hasil.status, keluar: null }
  return studi(masuk, { status: hasil.status, jalan }, acak)
}
