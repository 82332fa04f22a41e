const MENIT = 60_000

export interface AturanKunci {
  /** Failures that start a lock (konfigurasi batas_gagal_masuk). */
  readonly batasGagal: number
  /** Length of the first lock and of the window in which failures count, in minutes (menit_kunci). */
  readonly menit: number
}

export interface RiwayatGagal {
  /** Instants (ms) of wrong passwords since the last success, in any order. */
  readonly gagal: readonly number[]
  /** Ends (ms) of the locks since the last success. A success empties both lists. */
  readonly kunciTerdahulu: readonly number[]
}

export interface GagalAlamat {
  readonly waktu: number
  readonly akun: string
}

export const ATURAN_KUNCI: AturanKunci = { batasGagal: 5, menit: 15 }
const BATAS_GAGAL_ALAMAT = 50
const BATAS_AKUN_ALAMAT = 10

/**
 * Answers until when (ms) an account is locked, or null when it never was since its last success;
 * the caller compares the answer with its clock (PL-R2: 15, then 30, then 60 minutes).
 * Failures before the end of an earlier lock have been paid for and don't count again.
 */
export function akunTerkunciSampai(riwayat: RiwayatGagal, aturan: AturanKunci = ATURAN_KUNCI): number | null {
  const akhirLama = riwayat.kunciTerdahulu.length > 0 ? Math.max(...riwayat.kunciTerdahulu) : null
  const baru = riwayat.gagal.filter((waktu) => akhirLama === null || waktu >= akhirLama).toSorted((a, b) => a - b)
  const terakhir = baru.at(-1)
  const pertama = baru.at(-aturan.batasGagal)
  if (terakhir === undefined || pertama === undefined || terakhir - pertama > aturan.menit * MENIT) return akhirLama
  const kali = Math.min(2 ** riwayat.kunciTerdahulu.length, 4)
  return terakhir + aturan.menit * kali * MENIT
}

/**
 * Answers until when (ms) an address is refused, or null (PL-R2): 50 failures over at least
 * 10 accounts within the window. Fewer accounts are one forgetful counter behind a campus
 * address; the accounts' own locks are enough there.
 */
export function alamatTerkunciSampai(gagal: readonly GagalAlamat[], aturan: AturanKunci = ATURAN_KUNCI): number | null {
  const terakhir = gagal.reduce((t, baris) => Math.max(t, baris.waktu), Number.NEGATIVE_INFINITY)
  const dalamJendela = gagal.filter((baris) => terakhir - baris.waktu <= aturan.menit * MENIT)
  const akun = new Set(dalamJendela.map((baris) => baris.akun))
  if (dalamJendela.length < BATAS_GAGAL_ALAMAT || akun.size < BATAS_AKUN_ALAMAT) return null
  return terakhir + aturan.menit * MENIT
}

export interface Penolakan429 {
  /** Seconds for the Retry-After header. */
  readonly retryAfter: number
  readonly pesan: string
}

/** Answers header and text of the 429 while a lock runs, null once it is over (PL-R2). */
export function penolakanMasuk(sampai: number | null, sekarang: number): Penolakan429 | null {
  if (sampai === null || sekarang >= sampai) return null
  const sisa = sampai - sekarang
  return {
    retryAfter: Math.ceil(sisa / 1000),
    pesan: `Terlalu banyak percobaan. Coba lagi dalam ${Math.ceil(sisa / MENIT)} menit.`,
  }
}
