import type { Blok, Lapisan } from '@sivitas/contract/pengaturan/template/isi'
import { STATUS_TEMPLATE } from '@sivitas/contract/pengaturan/template/template'
import { NAMA_JABATAN, type KodeJabatan } from '@sivitas/rules/platform/pejabat'
import type { api } from '../../api'

export type TemplateRow = Awaited<ReturnType<typeof api.pengaturan.template.list.call>>['data'][number]
export type TemplateIsi = Awaited<ReturnType<typeof api.pengaturan.template.get.call>>['data']

export const STATUS = {
  draf: { nama: 'Draf', tone: 'kuning' },
  terbit: { nama: 'Terbit', tone: 'hijau' },
  arsip: { nama: 'Arsip', tone: 'abu' },
} as const
export const PILIHAN_STATUS = STATUS_TEMPLATE.map((value) => ({ value, label: STATUS[value].nama }))

export const UJI = {
  berhasil: { nama: 'Berhasil', tone: 'hijau' },
  gagal: { nama: 'Ada galat', tone: 'bahaya' },
  basi: { nama: 'Perlu diulang', tone: 'kuning' },
  belum: { nama: 'Belum', tone: 'abu' },
} as const

export const NAMA_BLOK: Readonly<Record<Blok['jenis'], string>> = {
  kop: 'Kop',
  judul: 'Judul',
  identitas: 'Identitas',
  tabel: 'Tabel',
  ringkasan: 'Ringkasan',
  'tanda-tangan': 'Tanda tangan',
  teks: 'Teks',
  qr: 'QR',
  gambar: 'Gambar',
  pemisah: 'Pemisah',
}

/** A block as it comes when it is added. */
export const BLOK_BARU: Readonly<Record<Blok['jenis'], Blok>> = {
  kop: { jenis: 'kop', logo: true },
  judul: { jenis: 'judul', teks: 'JUDUL' },
  identitas: { jenis: 'identitas', kolom: 2, foto: false, baris: [{ label: 'Nama', isi: '{nama}' }] },
  tabel: { jenis: 'tabel', sumber: 'mk', duaKolom: false },
  ringkasan: { jenis: 'ringkasan', kolom: 1, baris: [{ label: 'Jumlah SKS', isi: '{sks}' }] },
  'tanda-tangan': { jenis: 'tanda-tangan', tempatTanggal: '{kota}, {tanggalCetak}', lain: [] },
  teks: { jenis: 'teks', html: '<p></p>' },
  qr: { jenis: 'qr', posisi: 'kiri', ukuran: 22 },
  gambar: { jenis: 'gambar', sumber: 'logo', posisi: 'kiri', lebar: 25 },
  pemisah: { jenis: 'pemisah', gaya: 'garis', tinggi: 4 },
}

export const NAMA_LAPISAN: Readonly<Record<Lapisan['jenis'], string>> = {
  teks: 'Teks',
  foto: 'Foto',
  logo: 'Logo',
  gambar: 'Gambar',
  qr: 'QR',
  barcode: 'Kode batang',
  kotak: 'Kotak warna',
  garis: 'Garis',
  ttd: 'Tanda tangan',
}

export const PILIHAN_POSISI = [
  { value: 'kiri', label: 'Kiri' },
  { value: 'tengah', label: 'Tengah' },
  { value: 'kanan', label: 'Kanan' },
] as const

export const PILIHAN_JABATAN = (Object.entries(NAMA_JABATAN) as [KodeJabatan, string][]).map(([value, label]) => ({
  value,
  label: value === 'LAIN' ? 'Jabatan lain' : label,
}))

/** The pairs of a table of words, as selects take them. */
export const pilihanDari = <Kode extends string>(kata: Readonly<Record<Kode, string>>) =>
  (Object.keys(kata) as Kode[]).map((value) => ({ value, label: kata[value] }))
