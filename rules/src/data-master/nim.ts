import { uraiPeriode } from '../platform/periode'

/** konfigurasi nim_pola, its default (DM-R1). */
export const POLA_NIM_BAWAAN = '{YY}{KP}{KK}{NNNN}'

export interface IsiNim {
  /** Period id of entry. */
  readonly periodeMasuk: number
  /** prodi.kodeNim, 2 digits. */
  readonly kodeProdi: string
  /** jenisKelas.kodeNim, 2 digits. */
  readonly kodeKelas: string
  /** fakultas.kodeNim, 1-2 digits; needed only where the pattern has {KF}. */
  readonly kodeFakultas?: string
  /** PDDikti code of the kind of entry; needed only where the pattern has {JD}. */
  readonly kodeJenisDaftar?: string
}

type Token = 'YY' | 'YYYY' | 'S' | 'KP' | 'KK' | 'KF' | 'JD'

const TOKEN: Readonly<Record<Token, (isi: IsiNim) => string>> = {
  YY: (isi) => String((uraiPeriode(isi.periodeMasuk).tahun - 1) % 100).padStart(2, '0'),
  YYYY: (isi) => String(uraiPeriode(isi.periodeMasuk).tahun - 1),
  S: (isi) => String(uraiPeriode(isi.periodeMasuk).semester),
  KP: (isi) => isi.kodeProdi,
  KK: (isi) => isi.kodeKelas,
  KF: (isi) => isi.kodeFakultas ?? '',
  JD: (isi) => isi.kodeJenisDaftar ?? '',
}

const POLA_TOKEN = /\{([A-Z]+)\}/g
const NOMOR = /\{(N{2,8})\}/

function tokenDikenal(nama: string): nama is Token {
  return Object.hasOwn(TOKEN, nama)
}

/**
 * Answers the message for a pattern that can't make NIMs, or null (DM-R1). The counter {NN..} stands
 * once and last: it counts per what stands before it.
 */
export function galatPolaNim(pola: string): string | null {
  const asing = [...pola.matchAll(POLA_TOKEN)].find(([utuh, nama = '']) => !tokenDikenal(nama) && !NOMOR.test(utuh))
  if (asing) return `Token ${asing[0]} tidak dikenal.`
  const penghitung = [...pola.matchAll(POLA_TOKEN)].filter(([utuh]) => NOMOR.test(utuh))
  if (penghitung.length !== 1 || !pola.endsWith(penghitung[0]?.[0] ?? '')) {
    return 'Pola NIM harus diakhiri satu nomor urut, misalnya {NNNN}.'
  }
  if (/[^A-Z0-9.-]/.test(pola.replaceAll(POLA_TOKEN, ''))) return 'Pola NIM hanya memuat huruf besar, angka, titik, dan tanda hubung.'
  return null
}

/** Answers what stands before the counter: the key that it counts per, '230101' of 2023, prodi 01, kelas 01 (DM-R1). */
export function awalanNim(pola: string, isi: IsiNim): string {
  const galat = galatPolaNim(pola)
  if (galat !== null) throw new RangeError(galat)
  return pola.replace(NOMOR, '').replaceAll(POLA_TOKEN, (utuh: string, nama: string) => (tokenDikenal(nama) ? TOKEN[nama](isi) : utuh))
}

export type HasilNim = { readonly nim: string } | { readonly pesan: string }

/** Answers the NIM for a counter value, or the 422 message once the counter is used up: past 9999 with {NNNN} (DM-R1). */
export function susunNim(pola: string, isi: IsiNim, urut: number): HasilNim {
  const awalan = awalanNim(pola, isi)
  const lebar = NOMOR.exec(pola)?.[1]?.length ?? 0
  if (String(urut).length > lebar) return { pesan: `Nomor urut NIM untuk ${awalan} habis` }
  return { nim: `${awalan}${String(urut).padStart(lebar, '0')}` }
}

/** Answers whether a text can be a NIM: 4-24 of A-Z, 0-9, dot, hyphen (table mahasiswa). */
export function nimSah(nim: string): boolean {
  return /^[A-Z0-9.-]{4,24}$/.test(nim)
}
