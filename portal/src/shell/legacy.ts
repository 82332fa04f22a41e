/** Menu links of the old portal, by the last segment of their path (decisions, section 3). */
const LAMA = [
  '/akademik/nilai-kuliah',
  '/akademik/aktivitas-mahasiswa',
  '/akademik/aktivitas-lulus-keluar',
  '/akademik/surat-tugas-mengajar',
  '/akademik/presensi-kuliah',
  '/akademik/jadwal-kuliah',
  '/kemahasiswaan/beasiswa',
  '/akademik/pembuat-naskah',
  '/akademik/peserta-rapat-koordinator-mk',
  '/akademik/berita-acara-perkuliahan',
  '/akademik/bimbingan-pa-online',
  '/akademik/pengajuan-cuti',
  '/kemahasiswaan/kegiatan-mahasiswa',
  '/kemahasiswaan/cetak-kartu',
  '/kemahasiswaan/skpi',
  '/keuangan/pembayaran',
  '/keuangan/biaya-dan-beasiswa',
  '/keuangan/konfigurasi-pembayaran',
  '/pmb/penerimaan-mahasiswa-baru',
  '/pmb/cbt-pmb',
  '/pmb/voucher-diskon-pmb',
  '/pmb/template-surat',
  '/pmb/tanggal-daftar-ulang',
  '/laporan/laporan-nilai',
  '/laporan/aktivitas-perkuliahan',
  '/laporan/keuangan-mahasiswa',
  '/laporan/borang-akreditasi-institusi',
  '/laporan/borang-akreditasi-program-studi',
  '/laporan/laporan-kuesioner',
  '/laporan/laporan-perkuliahan',
  '/laporan/rekapitulasi-nilai',
  '/laporan/rekapitulasi-dosen-mahasiswa',
] as const

const KELOMPOK = ['', '/akademik/perkuliahan', '/akademik/nilai', '/akademik/aktivitas', '/laporan/akademik']

const namaOf = (path: string) => path.split('/').at(-1) ?? ''

/** The bare name and the four former groups. */
const bernamaSama = LAMA.flatMap((ke) => KELOMPOK.map((kelompok) => ({ dari: `${kelompok}/${namaOf(ke)}`, ke })))

const CETAK = '/data-master/badan-hukum/cetak'
/** Prints of units that are also known by a longer name (data-master, Screens). */
const cetakUnit = ['fakultas', 'jurusan', 'prodi', 'pt'].map((unit) => ({
  dari: `${CETAK}/cetak-data-${unit}`,
  ke: `${CETAK}/cetak-${unit}`,
}))

/** Old addresses with the path that each leads to. */
export const alihanLama: readonly { dari: string; ke: string }[] = [...bernamaSama, ...cetakUnit]
