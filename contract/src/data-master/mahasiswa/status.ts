/** Student status codes of the source, with the group that says whether he still studies. */
export const STATUS_MAHASISWA = {
  A: { nama: 'Aktif', kelompok: 'studi' },
  C: { nama: 'Cuti', kelompok: 'studi' },
  N: { nama: 'Nonaktif', kelompok: 'studi' },
  S: { nama: 'Kampus Merdeka', kelompok: 'studi' },
  U: { nama: 'Menunggu Uji Kompetensi', kelompok: 'studi' },
  O: { nama: 'Double Degree', kelompok: 'studi' },
  L: { nama: 'Lulus', kelompok: 'keluar' },
  M: { nama: 'Mutasi', kelompok: 'keluar' },
  D: { nama: 'Dikeluarkan', kelompok: 'keluar' },
  E: { nama: 'Mengundurkan Diri', kelompok: 'keluar' },
  P: { nama: 'Putus Sekolah', kelompok: 'keluar' },
  W: { nama: 'Wafat', kelompok: 'keluar' },
  '0': { nama: 'Selesai Pendidikan Non Gelar', kelompok: 'keluar' },
} as const

export type StatusMahasiswa = keyof typeof STATUS_MAHASISWA
export const STATUS_CODES = Object.keys(STATUS_MAHASISWA) as [StatusMahasiswa, ...StatusMahasiswa[]]

/** JENIS_DAFTAR: how a student came in (source section 3). */
export const JENIS_DAFTAR = [
  'peserta_didik_baru',
  'pindahan',
  'rpl_perolehan_sks',
  'course',
  'fast_track',
  'rpl_transfer_sks',
  'ppg_pgp_plpg',
  'ppg_non_pgp_plpg',
  'double_degree',
  'join_degree',
] as const
