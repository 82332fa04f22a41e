import { romawi } from './romawi'

export interface IsiNomor {
  /** The counter's value, 1 or more. */
  readonly nomor: number
  readonly kodeUnit?: string
  readonly kodeJenis?: string
  readonly kodeProdi?: string
  /** Date of the document, YYYY-MM-DD in the college's zone. */
  readonly tanggal: string
  /** Period id. */
  readonly periode?: number
}

type Token = 'nomor' | 'kodeUnit' | 'kodeJenis' | 'kodeProdi' | 'bulan' | 'bulanRomawi' | 'tahun' | 'tahun2' | 'periode'

const TOKEN: Readonly<Record<Token, (isi: IsiNomor) => string>> = {
  nomor: (isi) => String(isi.nomor),
  kodeUnit: (isi) => isi.kodeUnit ?? '',
  kodeJenis: (isi) => isi.kodeJenis ?? '',
  kodeProdi: (isi) => isi.kodeProdi ?? '',
  bulan: (isi) => isi.tanggal.slice(5, 7),
  bulanRomawi: (isi) => romawi(Number(isi.tanggal.slice(5, 7))),
  tahun: (isi) => isi.tanggal.slice(0, 4),
  tahun2: (isi) => isi.tanggal.slice(2, 4),
  periode: (isi) => String(isi.periode ?? ''),
}

const POLA_TOKEN = /\{([A-Za-z0-9]+)(?::(\d+))?\}/g

function tokenDikenal(nama: string): nama is Token {
  return Object.hasOwn(TOKEN, nama)
}

/**
 * Answers the message for a pattern that can't number documents, or null (PL-R54): an unknown token,
 * a loose brace, {nomor} absent or twice, or a width that makes no sense.
 */
export function galatPola(pola: string): string | null {
  if (pola.trim() === '' || pola.length > 100) return 'Pola nomor terdiri dari 1-100 karakter.'
  const token = [...pola.matchAll(POLA_TOKEN)]
  const asing = token.find(([, nama = '']) => !tokenDikenal(nama))
  if (asing) return `Token ${asing[0]} tidak dikenal.`
  if (/[{}]/.test(pola.replaceAll(POLA_TOKEN, ''))) return 'Kurung kurawal pada pola tidak lengkap.'
  if (token.some(([, nama, lebar]) => lebar !== undefined && (nama !== 'nomor' || Number(lebar) < 1 || Number(lebar) > 10))) {
    return 'Lebar hanya untuk {nomor}, 1 sampai 10 angka.'
  }
  return token.filter(([, nama]) => nama === 'nomor').length === 1 ? null : 'Pola harus memuat {nomor} tepat satu kali.'
}

/**
 * Answers the number of a document: '{nomor:4}/{kodeUnit}/{kodeJenis}/{bulanRomawi}/{tahun}' ->
 * '0012/BAAK/SKA/XI/2026'. The width is a minimum: over 9999 grows to 10000 (PL-R54). Throws
 * RangeError on a pattern that `galatPola` refuses; patterns are checked when they are saved.
 */
export function nomorDokumen(pola: string, isi: IsiNomor): string {
  const galat = galatPola(pola)
  if (galat !== null) throw new RangeError(galat)
  return pola.replaceAll(POLA_TOKEN, (utuh: string, nama: string, lebar: string | undefined) =>
    tokenDikenal(nama) ? TOKEN[nama](isi).padStart(Number(lebar ?? 0), '0') : utuh,
  )
}

export type UlangNomor = 'tahun' | 'bulan' | 'periode' | 'tidak'

/**
 * Answers the key of the counter row that a document draws from (PL-R54): a new key starts at the
 * scheme's first number again. `unit` is the fakultas, prodi or lokasi that the scheme counts by,
 * absent when it counts over the whole college.
 */
export function kunciPenghitung(ulang: UlangNomor, isi: Pick<IsiNomor, 'tanggal' | 'periode'>, unit?: string): string {
  const masa: Readonly<Record<UlangNomor, string>> = {
    tahun: isi.tanggal.slice(0, 4),
    bulan: isi.tanggal.slice(0, 7),
    periode: String(isi.periode ?? ''),
    tidak: '-',
  }
  return `${masa[ulang]}|${unit ?? 'pt'}`
}

/** Answers why a back-dated document may not draw a number, or null (PL-R55): it needs a Supervisor and a reason. */
export function tolakTanggalMundur(
  tanggal: string,
  tanggalTerakhir: string | null,
  izin: { readonly supervisor: boolean; readonly alasan: string },
): string | null {
  if (tanggalTerakhir === null || tanggal >= tanggalTerakhir) return null
  if (!izin.supervisor) return `Tanggal dokumen mendahului nomor terakhir (${tanggalTerakhir}); hanya Supervisor yang dapat menerbitkannya.`
  return izin.alasan.trim() === '' ? 'Alasan tanggal mundur wajib diisi.' : null
}
