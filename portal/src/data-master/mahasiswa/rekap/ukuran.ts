import type { UkuranRekap } from '@sivitas/contract/data-master/mahasiswa/rekap'
import { persen, rataIpk, rataUmur, type Jumlah } from '@sivitas/rules/data-master/pivot'
import { formatAngka } from '@sivitas/rules/platform/angka'

export type Ukuran = { kunci: string; judul: string; teks: (sel: Jumlah, total: Jumlah) => string; utama: boolean }

const angka = (value: number | null, desimal: number) => (value === null ? '-' : formatAngka(value, desimal))

export const UKURAN: Record<UkuranRekap, Ukuran> = {
  jumlah: { kunci: 'jumlah', judul: 'Jumlah', teks: ({ jumlah }) => formatAngka(jumlah), utama: true },
  persen: { kunci: 'persen', judul: '%', teks: ({ jumlah }, total) => angka(persen(jumlah, total.jumlah), 1), utama: false },
  rataIpk: { kunci: 'rataIpk', judul: 'Rata-rata IPK', teks: (sel) => angka(rataIpk(sel), 2), utama: false },
  rataUmur: { kunci: 'rataUmur', judul: 'Rata-rata umur', teks: (sel) => angka(rataUmur(sel), 1), utama: false },
}

/** What was counted in the other period, and by how much it grew since. */
export const PEMBANDING: readonly Ukuran[] = [
  { kunci: 'banding', judul: 'Pembanding', teks: ({ jumlahBanding }) => formatAngka(jumlahBanding), utama: false },
  {
    kunci: 'selisih',
    judul: 'Selisih',
    teks: ({ jumlah, jumlahBanding }) => `${jumlah > jumlahBanding ? '+' : ''}${formatAngka(jumlah - jumlahBanding)}`,
    utama: false,
  },
]
