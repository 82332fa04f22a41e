// Parts that the templates of a new college are put together from; the contract checks what comes of them.

/** A column of a table: field, title, English title, millimetres (none: shares the rest), alignment. */
export type BarisKolom = readonly [field: string, judul: string, inggris: string, lebar: number | null, rata: 'kiri' | 'tengah' | 'kanan']

export const kolom = (baris: readonly BarisKolom[]) =>
  baris.map(([field, judul, judulInggris, lebar, rata]) => ({ field, judul, judulInggris, lebar, rata }))

type BarisIsi = readonly [label: string, inggris: string, isi: string]
export const baris = (daftar: readonly BarisIsi[]) => daftar.map(([label, labelInggris, isi]) => ({ label, labelInggris, isi }))

export const NO: BarisKolom = ['no', 'No', 'No', 8, 'tengah']
export const KODE: BarisKolom = ['kode', 'Kode', 'Code', 18, 'kiri']
export const NAMA: BarisKolom = ['nama', 'Mata Kuliah', 'Course', null, 'kiri']
export const SKS: BarisKolom = ['sks', 'SKS', 'Credits', 13, 'tengah']

export const kop = { jenis: 'kop', logo: true } as const
export const judul = (teks: string, teksInggris: string, keterangan?: string) => ({
  jenis: 'judul',
  teks,
  teksInggris,
  ...(keterangan ? { keterangan } : {}),
})
export const tabel = (sumber = 'mk', lebih: Readonly<Record<string, unknown>> = {}) => ({
  jenis: 'tabel',
  sumber,
  duaKolom: false,
  ...lebih,
})
export const identitas = (isi: readonly unknown[], lebih: Readonly<Record<string, unknown>> = {}) => ({
  jenis: 'identitas',
  kolom: 2,
  foto: false,
  baris: isi,
  ...lebih,
})
export const ringkasan = (daftar: readonly BarisIsi[], banyak: 1 | 2 = 1) => ({ jenis: 'ringkasan', kolom: banyak, baris: baris(daftar) })
export const tandaTangan = (lain: readonly unknown[] = []) => ({ jenis: 'tanda-tangan', tempatTanggal: '{kota}, {tanggalCetak}', lain })
export const teks = (html: string) => ({ jenis: 'teks', html })

export const tandatangan = (jabatan: string, posisi: 'kiri' | 'kanan') => ({ jabatan, posisi, pakaiTtd: true, pakaiCap: true })
