/** A word in braces that a template of some kind may use. */
export interface Placeholder {
  readonly nama: string
  readonly label: string
  /** What a preview prints where no real owner is chosen. */
  readonly contoh: string
  readonly kelompok: string
  /** Loop that the word belongs to: `{#mk}{kode}{/mk}`. */
  readonly larik: string | null
  /** Empty in a test print is a finding. */
  readonly wajib: boolean
}

/** Word, label, sample, and whether it may not be empty. */
export type Baris = readonly [nama: string, label: string, contoh: string, wajib?: true]

/** Words of a group, of a loop where one is named. */
export const kelompok = (nama: string, baris: readonly Baris[], larik: string | null = null): Placeholder[] =>
  baris.map(([kata, label, contoh, wajib = false]) => ({ nama: kata, label, contoh, kelompok: nama, larik, wajib }))

/** Words that every kind of template knows. */
export const UMUM: readonly Placeholder[] = [
  ...kelompok('Perguruan tinggi', [
    ['pt', 'Perguruan tinggi', 'Universitas Contoh', true],
    ['fakultas', 'Fakultas', 'Fakultas Teknik'],
    ['prodi', 'Program studi', 'S1 - Teknik Informatika'],
    ['jenjang', 'Jenjang', 'S1'],
    ['kota', 'Kota', 'Bandung'],
  ]),
  ...kelompok('Dokumen', [
    ['nomor', 'Nomor dokumen', '0012/BAAK/SKA/XI/2026'],
    ['kodeDokumen', 'Kode verifikasi', 'A1b2C3d4E5f6G7h8I9j0Kl'],
    ['urlVerifikasi', 'Alamat verifikasi', 'https://sikad.contoh.ac.id/verifikasi/A1b2C3d4E5f6G7h8I9j0Kl'],
    ['tanggalCetak', 'Tanggal dokumen', '21 November 2026', true],
    ['foto', 'Pas foto', '(pas foto)'],
    ['qr', 'Kode QR', '(kode QR)'],
  ]),
  ...[1, 2, 3, 4].flatMap((n) =>
    kelompok('Penandatangan', [
      [`jabatan${n}`, `Jabatan penandatangan ${n}`, 'Dekan'],
      [`pejabat${n}`, `Nama penandatangan ${n}`, 'Dr. Dosen A, M.Kom.'],
      [`nomorPejabat${n}`, `Nomor penandatangan ${n}`, 'NIDN 0412057501'],
    ]),
  ),
]

/** Words about the student whose paper it is. */
export const MAHASISWA = kelompok('Mahasiswa', [
  ['nim', 'NIM', '2301010001', true],
  ['nama', 'Nama', 'Mahasiswa A', true],
  ['angkatan', 'Angkatan', '2023', true],
  ['namaPa', 'Dosen PA', 'Dr. Dosen A, M.Kom.'],
  ['status', 'Status', 'Aktif'],
])
