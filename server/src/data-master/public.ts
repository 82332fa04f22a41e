export { countAktif, countBaru, countDosenTetap, countTanpaPa } from './public-queries'
export { cariDosen, cariMahasiswa } from './palet-queries'
export { semesterKe } from './mahasiswa/filter-queries'
export { anggotaKelompok } from './mahasiswa/kelompok/queries'
