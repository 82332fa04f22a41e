import { selisihHari } from '../platform/tanggal-sah'

export interface Akreditasi {
  readonly tanggalSk: string
  readonly tanggalMulai: string
  readonly tanggalBerakhir: string
}

/** Answers the accreditation in force on a day (YYYY-MM-DD): both ends included, newest SK first; null = none (DM-R19). */
export function akreditasiBerlaku<A extends Akreditasi>(daftar: readonly A[], hari: string): A | null {
  const [baris] = daftar
    .filter((a) => a.tanggalMulai <= hari && hari <= a.tanggalBerakhir)
    .toSorted((a, b) => (a.tanggalSk < b.tanggalSk ? 1 : -1))
  return baris ?? null
}

export interface TandaAkreditasi {
  /** Days until the end; negative once it is over. */
  readonly sisaHari: number
  /** The warning step reached: 365, 180, 90 or 0 days; null while there is time. */
  readonly ambang: 365 | 180 | 90 | 0 | null
  readonly pesan: string | null
}

/** Answers the warning for an end date, seen on a day: at 365, 180, 90 days, then 'Kedaluwarsa 256 hari' (DM-R19). */
export function tandaAkreditasi(tanggalBerakhir: string, hari: string): TandaAkreditasi {
  const sisaHari = selisihHari(hari, tanggalBerakhir)
  if (sisaHari < 0) return { sisaHari, ambang: 0, pesan: `Kedaluwarsa ${-sisaHari} hari` }
  const ambang = ([90, 180, 365] as const).find((batas) => sisaHari <= batas) ?? null
  return { sisaHari, ambang, pesan: ambang === null ? null : `Berakhir dalam ${sisaHari} hari` }
}

/** Answers the row of the same body whose term a new one overlaps, or null (409 names its SK). */
export function akreditasiTumpangTindih<A extends Akreditasi & { lembaga: string }>(
  daftar: readonly A[],
  baru: Akreditasi & { readonly lembaga: string },
): A | null {
  const berpotongan = (a: A): boolean => a.tanggalMulai <= baru.tanggalBerakhir && baru.tanggalMulai <= a.tanggalBerakhir
  return daftar.find((a) => a.lembaga === baru.lembaga && berpotongan(a)) ?? null
}
