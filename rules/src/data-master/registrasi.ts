import { bacaPeriode } from '../platform/periode'

/** Kinds of entry that come from another college and must name it (table mahasiswa; fast_track only where it comes from elsewhere). */
const WAJIB_PT_ASAL: ReadonlySet<string> = new Set(['pindahan', 'rpl_transfer_sks'])

const USIA_MINIMAL = 14
const USIA_MAKSIMAL = 80
/** Years that a parent is older at least. */
const JARAK_ORANG_TUA = 10

/** The same calendar day some years later: '2005-01-31', 14 -> '2019-01-31'. Compared as text only, so 29 February may stay. */
const tahunKemudian = (tanggal: string, tahun: number): string =>
  `${String(Number(tanggal.slice(0, 4)) + tahun).padStart(4, '0')}${tanggal.slice(4)}`

/** Answers whether a kind of entry must name the college that the student comes from (table mahasiswa). */
export const perluPtAsal = (jenisDaftar: string): boolean => WAJIB_PT_ASAL.has(jenisDaftar)

/** Answers why a day can't be a student's birth date on `hariIni`, or null: in the future, or more than 80 years ago (table biodata). */
export function galatTanggalLahir(tanggalLahir: string, hariIni: string): string | null {
  if (tanggalLahir > hariIni) return 'Tanggal lahir tidak boleh setelah hari ini'
  return tahunKemudian(tanggalLahir, USIA_MAKSIMAL) < hariIni ? `Usia lebih dari ${USIA_MAKSIMAL} tahun` : null
}

/** Answers why somebody was too young on the day of entry, or null (table biodata: 14 years). */
export function galatUsiaMasuk(tanggalLahir: string, tanggalMasuk: string): string | null {
  return tahunKemudian(tanggalLahir, USIA_MINIMAL) > tanggalMasuk ? `Usia pada tanggal masuk kurang dari ${USIA_MINIMAL} tahun` : null
}

/** Answers why nobody can enter in a period, or null: short semesters take in nobody (edge case 34). */
export function galatPeriodeMasuk(periode: number): string | null {
  const isi = bacaPeriode(periode)
  if (isi === null) return 'Periode tidak dikenal.'
  return isi.semester <= 2 ? null : 'Periode masuk harus Ganjil atau Genap'
}

/** Answers why a day of entry does not belong to its period, or null: more than a year from its start in September or February. */
export function galatTanggalMasuk(tanggalMasuk: string, periodeMasuk: number): string | null {
  const isi = bacaPeriode(periodeMasuk)
  if (isi === null) return null
  const mulai = isi.semester === 1 ? `${isi.tahun - 1}-09-01` : `${isi.tahun}-02-01`
  const sah = tanggalMasuk >= tahunKemudian(mulai, -1) && tanggalMasuk <= tahunKemudian(mulai, 1)
  return sah ? null : 'Tanggal masuk di luar tahun periode masuk'
}

/** Answers why a day can't be the birth date of a student's parent, or null (table orangTua: at least ten years before the child). */
export function galatLahirOrangTua(peran: 'ayah' | 'ibu', orangTua: string, mahasiswa: string): string | null {
  if (orangTua >= mahasiswa) return `Tanggal lahir ${peran} harus sebelum tanggal lahir mahasiswa`
  return tahunKemudian(orangTua, JARAK_ORANG_TUA) > mahasiswa
    ? `Selisih usia ${peran} dan mahasiswa kurang dari ${JARAK_ORANG_TUA} tahun`
    : null
}

/** Answers why a text is no NPWP, or null: 15 digits, or the 16 of the new form. */
export const galatNpwp = (npwp: string): string | null => (/^\d{15,16}$/.test(npwp) ? null : 'NPWP harus 15 atau 16 angka')
