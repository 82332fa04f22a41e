import { tambahHari, tambahTahun } from '../platform/tanggal-sah'
import { uraiPeriode } from '../platform/periode'

/** Answers the last day of a card's validity: n years from a day; 4 years from 2023-09-01 -> 2027-08-31 (DM-R23). */
export function akhirMasaKartu(mulai: string, tahun: number): string {
  return tambahHari(tambahTahun(mulai, tahun), -1)
}

/** Answers the sheets for n cards: ceil(n / per page); 237 at 10 -> 24 (DM-R23). */
export function halamanKartu(n: number, kartuPerHalaman: number): number {
  return Math.ceil(n / kartuPerHalaman)
}

/** How long a card holds. */
export type MasaKartu =
  /** Years from the day on which the student's studies began. */
  | { readonly cara: 'tahun'; readonly tahun: number; readonly mulai: string }
  /** Until the last semester that the student may study ends. */
  | { readonly cara: 'batas_studi'; readonly akhirBatasStudi: string }

/**
 * Answers the last day of a card that is printed today (DM-R23). Who studies longer than the years of a card gets one for
 * the next whole year, for a card must not have run out on the day that it is handed over.
 */
export function berlakuSampaiKartu(masa: MasaKartu, hariIni: string): string {
  if (masa.cara === 'batas_studi') return masa.akhirBatasStudi >= hariIni ? masa.akhirBatasStudi : tambahHari(tambahTahun(hariIni, 1), -1)
  let tahun = masa.tahun
  while (akhirMasaKartu(masa.mulai, tahun) < hariIni) tahun += 1
  return akhirMasaKartu(masa.mulai, tahun)
}

/** Answers the number of a student's n-th card: 2102010001, 2 -> '2102010001-02' (KL-R47). */
export const nomorKartu = (nim: string, ke: number): string => `${nim}-${String(ke).padStart(2, '0')}`

/** CR80, in millimetres. */
export const LEBAR_KARTU = 85.6
export const TINGGI_KARTU = 53.98

export interface LembarKartu {
  readonly kartuPerHalaman: number
  /** Millimetres from the upper left corner of the sheet. */
  readonly margin: { readonly atas: number; readonly kiri: number }
}

/** Two cards stand side by side on A4; a single one stands alone. */
const kolomKartu = (kartuPerHalaman: number): number => (kartuPerHalaman > 1 ? 2 : 1)

/**
 * Answers where the i-th card of a sheet of A4 lies, in millimetres. The back is mirrored: turned over its long edge, each
 * back lies behind its front (DM-R23).
 */
export function letakKartu(i: number, { kartuPerHalaman, margin }: LembarKartu, belakang: boolean): { x: number; y: number } {
  const kolom = kolomKartu(kartuPerHalaman)
  const x = margin.kiri + (i % kolom) * LEBAR_KARTU
  return { x: belakang ? LEBAR_A4 - x - LEBAR_KARTU : x, y: margin.atas + Math.floor(i / kolom) * TINGGI_KARTU }
}

const LEBAR_A4 = 210
const TINGGI_A4 = 297

/** Answers why cards don't fit on a sheet of A4, or null. */
export function galatLembarKartu({ kartuPerHalaman, margin }: LembarKartu): string | null {
  const kolom = kolomKartu(kartuPerHalaman)
  const baris = Math.ceil(kartuPerHalaman / kolom)
  if (margin.kiri + kolom * LEBAR_KARTU > LEBAR_A4)
    return `Margin kiri paling banyak ${Math.floor(LEBAR_A4 - kolom * LEBAR_KARTU)} mm untuk ${kolom} kartu mendatar.`
  if (margin.atas + baris * TINGGI_KARTU > TINGGI_A4)
    return `Margin atas paling banyak ${Math.floor(TINGGI_A4 - baris * TINGGI_KARTU)} mm untuk ${baris} baris kartu.`
  return null
}

/**
 * Answers the last day of a period that nobody has put into the calendar yet, which the limit of studies of a new student
 * always is: a year's first half ends with February, its second with August.
 */
export function akhirPeriodeKira(periode: number): string {
  const { tahun, semester } = uraiPeriode(periode)
  return semester % 2 === 1 ? tambahHari(`${tahun}-03-01`, -1) : `${tahun}-08-31`
}
