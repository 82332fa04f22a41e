import type { PaketPddikti } from '@sivitas/contract/data-master/mahasiswa/pddikti'

/** Acts of Neo Feeder as people call them. */
export const NAMA_PAKET: Readonly<Record<PaketPddikti, string>> = {
  biodata: 'Biodata mahasiswa',
  riwayat: 'Riwayat pendidikan',
  transfer: 'Nilai transfer (konversi)',
  akm: 'Aktivitas kuliah (AKM)',
  lulusdo: 'Lulus dan keluar',
}
