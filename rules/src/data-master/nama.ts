/** Answers a name as it is stored: trimmed, double spaces folded, case kept (table biodata). */
export function rapikanNama(nama: string): string {
  return nama.trim().replaceAll(/\s+/g, ' ')
}

/** Answers why a text is no name of a person, or null: 1-100 letters, spaces, dots, apostrophes, hyphens (table biodata). */
export function galatNama(nama: string): string | null {
  const rapi = rapikanNama(nama)
  if (rapi === '') return 'Field tidak boleh kosong'
  if (Array.from(rapi).length > 100) return 'Nama paling banyak 100 karakter'
  return /^[\p{L}\p{M} .'’-]+$/u.test(rapi) ? null : 'Nama hanya memuat huruf, spasi, titik, apostrof, dan tanda hubung'
}

/** Answers a name for comparing persons (DM-R4): lower case, no punctuation, single spaces. "Nur'aini, S." -> 'nuraini s'. */
export function normalisasiNama(nama: string): string {
  return nama
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

export interface Orang {
  readonly nama: string
  readonly tanggalLahir: string | null
  readonly namaIbuKandung: string | null
  readonly nik: string | null
}

export type Kesamaan = 'biodata_sama' | 'biodata_mirip'

/**
 * Answers whether two records may be one person (DM-R4): the same NIK -> biodata_sama; the same
 * normalised name, birth date and mother's name -> biodata_mirip. What is unknown makes nobody alike.
 */
export function kesamaanOrang(a: Orang, b: Orang): Kesamaan | null {
  if (a.nik !== null && a.nik !== '' && a.nik === b.nik) return 'biodata_sama'
  if (a.tanggalLahir === null || a.tanggalLahir !== b.tanggalLahir) return null
  const ibu = normalisasiNama(a.namaIbuKandung ?? '')
  const samaIbu = ibu !== '' && ibu === normalisasiNama(b.namaIbuKandung ?? '')
  return samaIbu && normalisasiNama(a.nama) === normalisasiNama(b.nama) ? 'biodata_mirip' : null
}
