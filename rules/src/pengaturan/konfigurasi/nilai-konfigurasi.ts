import { surelSah, urlSah } from '../../platform/validator'

export const TIPE_KONFIGURASI = ['teks', 'angka', 'bool01', 'url', 'email', 'json', 'rahasia', 'berkas'] as const
export type TipeKonfigurasi = (typeof TIPE_KONFIGURASI)[number]

/** What a keyword may hold. */
export interface BatasKonfigurasi {
  readonly tipe: TipeKonfigurasi
  /** Value of a college that set none; '' = none. */
  readonly bawaan: string
  /** Of a number. */
  readonly min?: number
  readonly max?: number
  /** Where only some words are allowed, each with what a person reads. */
  readonly pilihan?: Readonly<Record<string, string>>
  /** An address must be https, as one that runs as a script in our own pages. */
  readonly aman?: boolean
}

const MAKS_TEKS = 4000

function galatAngka({ min = 0, max = 1_000_000 }: BatasKonfigurasi, nilai: string): string | null {
  const angka = Number(nilai)
  if (!/^\d{1,9}$/.test(nilai)) return 'Isi dengan bilangan bulat.'
  return angka < min || angka > max ? `Isi angka ${min} sampai ${max}.` : null
}

function galatJson(nilai: string): string | null {
  try {
    JSON.parse(nilai)
    return null
  } catch {
    return 'Isi bukan JSON yang sah.'
  }
}

function galatUrl({ aman = false }: BatasKonfigurasi, nilai: string): string | null {
  if (!urlSah(nilai)) return 'Alamat harus diawali http:// atau https://.'
  return aman && !/^https:/i.test(nilai) ? 'Alamat harus diawali https://.' : null
}

const PERIKSA: Readonly<Record<TipeKonfigurasi, (batas: BatasKonfigurasi, nilai: string) => string | null>> = {
  teks: () => null,
  rahasia: () => null,
  berkas: (_batas, nilai) => (/^[0-9a-f-]{36}$/.test(nilai) ? null : 'Berkas tidak dikenal.'),
  bool01: (_batas, nilai) => (nilai === '0' || nilai === '1' ? null : 'Isi 0 atau 1.'),
  angka: galatAngka,
  url: galatUrl,
  email: (_batas, nilai) => (surelSah(nilai) ? null : 'Alamat surel tidak valid.'),
  json: (_batas, nilai) => galatJson(nilai),
}

/**
 * Answers why a text can't be the value of a keyword, or null (edge case 22: fitur_lms='ya', url_elib='javascript:..').
 * Blank means 'none', which only a keyword with a default refuses.
 */
export function galatKonfigurasi(batas: BatasKonfigurasi, nilai: string): string | null {
  if (nilai.length > MAKS_TEKS) return `Paling banyak ${MAKS_TEKS} karakter.`
  if (batas.pilihan) return Object.hasOwn(batas.pilihan, nilai) ? null : `Isi salah satu dari ${Object.keys(batas.pilihan).join(', ')}.`
  if (nilai === '' && (batas.bawaan === '' || batas.tipe === 'teks' || batas.tipe === 'rahasia')) return null
  return PERIKSA[batas.tipe](batas, nilai)
}

/**
 * Answers the value that counts: what the college stored if it still fits, else the default. A row that an earlier
 * release or another hand wrote must not bring a screen down.
 */
export function nilaiBerlaku(batas: BatasKonfigurasi, tersimpan: string | null | undefined): string {
  if (tersimpan === null || tersimpan === undefined || tersimpan === '') return batas.bawaan
  return galatKonfigurasi(batas, tersimpan) === null ? tersimpan : batas.bawaan
}
