/** Scopes of a role: code to B (reads) or T (reads and writes). */
type Scopes = Readonly<Record<string, 'B' | 'T'>>

export interface HakAksesDemo {
  readonly nama: string
  readonly deskripsi: string
  readonly scopes: Scopes
}

const tulis = (...kode: readonly string[]): Scopes => Object.fromEntries(kode.map((k) => [k, 'T'] as const))
const baca = (...kode: readonly string[]): Scopes => Object.fromEntries(kode.map((k) => [k, 'B'] as const))

/** Every scope but that of the administrator (conventions section 4). */
const SEMUA = [
  'F1',
  'F2',
  'F3',
  'F4',
  'F7',
  'A1',
  'A2',
  'A3',
  'A4',
  'A5',
  'SU',
  'SUU',
  'SUA',
  'SUM',
  'SUJ',
  'SU.P',
  'E1',
  'E2',
  'SM',
  'SF',
  'LJ',
  'TA',
  'KP',
  'W',
  'SL',
  'YU',
  'H1',
  'K1',
  'K2',
  'LK',
  'P1',
  'P2',
  'TR',
  'M1',
  'M2',
  'LP',
  'MM',
  'O1',
] as const

/** The delivered roles of a college; the last one is for the reading administrator. */
export const HAK_AKSES: readonly HakAksesDemo[] = [
  { nama: 'Administrator', deskripsi: 'Membaca dan mengubah semua area.', scopes: tulis('A') },
  { nama: 'Pembaca', deskripsi: 'Membaca semua area selain administrator.', scopes: baca(...SEMUA) },
  {
    nama: 'BAAK',
    deskripsi: 'Layanan akademik: mahasiswa, status, KRS, kurikulum, jadwal, nilai, kalender.',
    scopes: tulis('F3', 'F4', 'A1', 'A2', 'A3', 'A4', 'A5'),
  },
  { nama: 'Prodi', deskripsi: 'Sekretariat program studi.', scopes: tulis('F3', 'A1', 'A2', 'A3', 'A4', 'TA') },
  { nama: 'Nilai', deskripsi: 'Pemrosesan nilai dan transkrip.', scopes: tulis('A4') },
  { nama: 'Keuangan', deskripsi: 'Tagihan, konfigurasi biaya, laporan keuangan, honor.', scopes: tulis('K1', 'K2', 'LK', 'H1') },
  { nama: 'Kasir', deskripsi: 'Loket pembayaran.', scopes: { ...tulis('K1'), ...baca('LK') } },
  {
    nama: 'Kemahasiswaan',
    deskripsi: 'Kegiatan, beasiswa, prestasi, SKPI, dan alumni.',
    scopes: { ...tulis('E1', 'E2', 'SM', 'SF', 'F7'), ...baca('F3') },
  },
  { nama: 'PMB', deskripsi: 'Penerimaan mahasiswa baru.', scopes: tulis('P1', 'P2') },
  { nama: 'Surat', deskripsi: 'Surat keterangan dan persetujuannya.', scopes: tulis('SU', 'SUU', 'SUA', 'SUM', 'SUJ', 'SU.P') },
  { nama: 'TA', deskripsi: 'Kerja praktik, proposal, kompre, dan skripsi.', scopes: tulis('TA', 'KP', 'LJ', 'YU') },
  { nama: 'Wisuda', deskripsi: 'SKL, ijazah, dan wisuda.', scopes: tulis('W', 'SL') },
  { nama: 'Tracer', deskripsi: 'Membaca tracer study dan kuesioner.', scopes: baca('TR') },
  { nama: 'Komunikasi', deskripsi: 'Surel massal, pengumuman, dan panduan.', scopes: tulis('M1', 'M2') },
  { nama: 'Administrator Baca', deskripsi: 'Membaca semua area termasuk pengaturan.', scopes: baca('A') },
]
