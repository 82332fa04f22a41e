import { peringatanNik, type JenisKelamin } from './nik'

/** Codes of keaktifan that mean 'Aktif' (statusAktif A): aktif, izin belajar, ganti NIDN. All others are N. */
const AKTIF: readonly string[] = ['1', '24', '26']
/** Keluar, almarhum, pensiun, hapus NIDN: the lecturer leaves. */
const KELUAR: readonly string[] = ['21', '22', '23', '28']
/** Of those, the ones whose account is closed; who retires keeps his. */
const TUTUP_AKUN: readonly string[] = ['21', '22', '28']

/** Answers statusAktif of a keaktifan (code list status-keaktifan): '24' -> 'A', '27' -> 'N'. */
export const statusAktifDosen = (keaktifan: string): 'A' | 'N' => (AKTIF.includes(keaktifan) ? 'A' : 'N')

/** Answers whether a keaktifan means that the lecturer leaves, so that his advisees and classes need somebody else (States, dosen). */
export const dosenKeluar = (keaktifan: string): boolean => KELUAR.includes(keaktifan)

/** Answers whether leaving in this way closes the account (States, dosen): '21' keluar -> true, '23' pensiun -> false. */
export const akunDosenDitutup = (keaktifan: string): boolean => TUTUP_AKUN.includes(keaktifan)

/** Answers digits 3-8 of the NIDN of somebody born on a day: ddmmyy, 1983-06-05 -> '050683'. */
function kodeLahirNidn(tanggalLahir: string): string {
  const [tahun = '', bulan = '', hari = ''] = tanggalLahir.slice(0, 10).split('-')
  return `${hari}${bulan}${tahun.slice(-2)}`
}

/** Answers the warning for a NIDN whose digits 3-8 are not the birth date, or null; some were issued with a wrong date. */
export function peringatanNidn(nidn: string | null, tanggalLahir: string): string | null {
  if (nidn === null || !/^\d{10}$/.test(nidn)) return null
  return nidn.slice(2, 8) === kodeLahirNidn(tanggalLahir) ? null : 'NIDN tidak cocok dengan tanggal lahir'
}

export interface FaktaDosen {
  readonly nik: string | null
  readonly nidn: string | null
  readonly nuptk: string | null
  readonly nidk: string | null
  readonly jenisKelamin: JenisKelamin
  readonly tanggalLahir: string
}

/** Answers what should be looked at in the record of a lecturer; nothing of it keeps the record from being saved (DM-R3). */
export function peringatanDosen(d: FaktaDosen): readonly string[] {
  const semua = [
    d.nik === null ? null : peringatanNik(d.nik, d),
    peringatanNidn(d.nidn, d.tanggalLahir),
    d.nuptk === null && d.nidn === null && d.nidk === null
      ? 'NUPTK, NIDN, atau NIDK/NUP belum ada: belum dapat dilaporkan ke PDDikti'
      : null,
  ]
  return semua.filter((pesan) => pesan !== null)
}

/** The twenty points by which a lecturer's record counts as complete; four of them can never be empty. */
const BUTIR = {
  tempatLahir: 'Tempat lahir',
  idAgama: 'Agama',
  nik: 'NIK',
  namaIbuKandung: 'Nama ibu kandung',
  nomor: 'NUPTK/NIDN/NIDK',
  kelurahan: 'Kelurahan/desa',
  idWilayah: 'Kecamatan',
  handphone: 'Handphone',
  email: 'Email',
  idStatusKepegawaian: 'Status kepegawaian',
  unit: 'Homebase',
  noSkPengangkatan: 'Nomor SK pengangkatan',
  mulaiSkPengangkatan: 'Mulai SK pengangkatan',
  jabatanFungsional: 'Jabatan fungsional',
  pendidikanTertinggi: 'Pendidikan',
  idFoto: 'Foto',
} as const

export type ButirDosen = Exclude<keyof typeof BUTIR, 'nomor' | 'unit'>
type IsianDosen = Readonly<Partial<Record<ButirDosen | 'nuptk' | 'nidn' | 'nidk' | 'idProdiHomebase' | 'unitTamu', string | null>>>

/** Answers the names of the points that are empty; 20 less their number is the stored `kelengkapan`. */
export function kurangDosen(d: IsianDosen): string[] {
  const isi: Readonly<Record<string, string | null | undefined>> = {
    ...d,
    nomor: d.nuptk ?? d.nidn ?? d.nidk,
    unit: d.idProdiHomebase ?? d.unitTamu,
  }
  return Object.entries(BUTIR).flatMap(([butir, nama]) => (isi[butir] === null || isi[butir] === undefined ? [nama] : []))
}

/** Answers the user name of a lecturer's account: NIDN, else NUPTK, NIDK/NUP, NIP; null where he has no number yet. */
export const namaAkunDosen = (d: {
  readonly nidn: string | null
  readonly nuptk: string | null
  readonly nidk: string | null
  readonly nip: string | null
}): string | null => d.nidn ?? d.nuptk ?? d.nidk ?? d.nip
