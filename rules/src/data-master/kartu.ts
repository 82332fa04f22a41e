import { tambahHari, tambahTahun } from '../platform/tanggal-sah'

/** Answers the last day of a card's validity: n years from a day; 4 years from 2023-09-01 -> 2027-08-31 (DM-R23). */
export function akhirMasaKartu(mulai: string, tahun: number): string {
  return tambahHari(tambahTahun(mulai, tahun), -1)
}

/** Answers the sheets for n cards: ceil(n / per page); 237 at 10 -> 24 (DM-R23). */
export function halamanKartu(n: number, kartuPerHalaman: number): number {
  return Math.ceil(n / kartuPerHalaman)
}
