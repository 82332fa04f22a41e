import type { CAKUPAN_HITUNG, STATUS_NOMOR, ULANG_NOMOR } from '@sivitas/contract/pengaturan/penomoran'

/** When a scheme begins with its first number again. */
export const ULANG: Readonly<Record<(typeof ULANG_NOMOR)[number], string>> = {
  tahun: 'Tiap tahun',
  bulan: 'Tiap bulan',
  periode: 'Tiap periode',
  tidak: 'Tidak pernah',
}

/** Whose documents are counted together. */
export const CAKUPAN: Readonly<Record<(typeof CAKUPAN_HITUNG)[number], string>> = {
  pt: 'Perguruan tinggi',
  fakultas: 'Fakultas',
  prodi: 'Program studi',
  lokasi: 'Lokasi',
}

export const STATUS: Readonly<Record<(typeof STATUS_NOMOR)[number], { nama: string; tone: 'hijau' | 'bahaya' }>> = {
  dipakai: { nama: 'Dipakai', tone: 'hijau' },
  batal: { nama: 'Batal', tone: 'bahaya' },
}

/** The pairs of a table of words, as selects and filters take them. */
export const pilihan = <Kode extends string>(kata: Readonly<Record<Kode, string>>) =>
  (Object.keys(kata) as Kode[]).map((value) => ({ value, label: kata[value] }))
