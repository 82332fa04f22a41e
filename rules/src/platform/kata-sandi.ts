export const SANDI_MAKS = 128
export const SANDI_MIN = 10

export interface PemilikSandi {
  readonly username?: string | null | undefined
  readonly nim?: string | null | undefined
  /** Birth date as YYYY-MM-DD. */
  readonly tanggalLahir?: string | null | undefined
}

export interface UjiSandi {
  readonly pemilik?: PemilikSandi
  /** The commonest passwords in lower case; the caller owns the list. */
  readonly umum?: ReadonlySet<string>
  /** konfigurasi panjang_sandi_min; never below what the college set. */
  readonly panjangMin?: number
}

export type PelanggaranSandi = 'kosong' | 'pendek' | 'panjang' | 'umum' | 'username' | 'nim' | 'lahir'

/** The birth date as people type it into passwords: ddmmyyyy and yyyymmdd. */
function bentukLahir(tanggal: string | null | undefined): string[] {
  const [, tahun, bulan, hari] = /^(\d{4})-(\d{2})-(\d{2})/.exec(tanggal ?? '') ?? []
  return tahun === undefined ? [] : [`${hari}${bulan}${tahun}`, `${tahun}${bulan}${hari}`]
}

/** Very short names ('a') would forbid half the alphabet; a username has at least 3 characters anyway. */
function memuat(sandi: string, bagian: string | null | undefined): boolean {
  const cari = (bagian ?? '').trim().toLowerCase()
  return cari.length >= 3 && sandi.includes(cari)
}

/**
 * Answers every way in which a new password breaks PL-R6, in the order in which they are shown;
 * an empty list means that it may be used. The last five passwords are compared on the server,
 * by hash. Length is in characters as people count them, and a password above 128 is refused
 * without looking further, so that nothing long is hashed.
 */
export function pelanggaranSandi(sandi: string, uji: UjiSandi = {}): PelanggaranSandi[] {
  const panjang = Array.from(sandi).length
  if (panjang === 0) return ['kosong']
  if (panjang > SANDI_MAKS) return ['panjang']
  const kecil = sandi.toLowerCase()
  const { pemilik = {}, umum = new Set<string>() } = uji
  const periksa: readonly [PelanggaranSandi, boolean][] = [
    ['pendek', panjang < (uji.panjangMin ?? SANDI_MIN)],
    ['umum', umum.has(kecil)],
    ['username', memuat(kecil, pemilik.username)],
    ['nim', memuat(kecil, pemilik.nim)],
    ['lahir', bentukLahir(pemilik.tanggalLahir).some((bentuk) => kecil.includes(bentuk))],
  ]
  return periksa.filter(([, kena]) => kena).map(([nama]) => nama)
}

/** Answers the text of one violation, for the field below which it stands (PL-R6). */
export function pesanSandi(pelanggaran: PelanggaranSandi, panjangMin: number = SANDI_MIN): string {
  const pesan: Record<PelanggaranSandi, string> = {
    kosong: 'Field tidak boleh kosong',
    pendek: `Kata sandi paling sedikit ${panjangMin} karakter.`,
    panjang: `Kata sandi paling banyak ${SANDI_MAKS} karakter.`,
    umum: 'Kata sandi terlalu umum.',
    username: 'Kata sandi tidak boleh memuat nama pengguna.',
    nim: 'Kata sandi tidak boleh memuat NIM.',
    lahir: 'Kata sandi tidak boleh memuat tanggal lahir.',
  }
  return pesan[pelanggaran]
}

export type KekuatanSandi = 0 | 1 | 2 | 3 | 4

/**
 * Answers the bar below 'Password Baru', 0 (refused) to 4 (very strong). It measures length and
 * variety only; any violation of PL-R6 holds it at 0, so that the bar never praises what the
 * server will refuse.
 */
export function kekuatanSandi(sandi: string, uji: UjiSandi = {}): KekuatanSandi {
  if (pelanggaranSandi(sandi, uji).length > 0) return 0
  const jenis = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((pola) => pola.test(sandi)).length
  const beragam = new Set(sandi).size
  if (beragam < 5) return 1
  const bit = Math.min(sandi.length, beragam * 2) * Math.log2([10, 26, 40, 62, 90][jenis] ?? 90)
  if (bit < 50) return 1
  if (bit < 65) return 2
  return bit < 95 ? 3 : 4
}

/** Answers the message below 'Konfirmasi Password', or null; an untouched confirmation is not yet wrong (PL-R7). */
export function pesanKonfirmasi(baru: string, konfirmasi: string): string | null {
  return konfirmasi === '' || baru === konfirmasi ? null : 'Password tidak sama'
}

/** Answers whether Simpan of 'Ganti Password' may be pressed: all three filled, confirmation equal (PL-R7). */
export function bolehGantiSandi(isian: { lama: string; baru: string; konfirmasi: string }): boolean {
  return isian.lama !== '' && isian.baru !== '' && isian.konfirmasi === isian.baru
}
