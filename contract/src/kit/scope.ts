/** Every scope code of the product with the words the role editor shows (conventions section 4). */
export const SCOPES = {
  A: { nama: 'Administrator', kelompok: 'Sistem' },
  F1: { nama: 'Badan hukum, fakultas, jurusan, prodi, konsentrasi, kampus, ruang', kelompok: 'Data Master' },
  F2: { nama: 'Dosen, pegawai, asisten lab', kelompok: 'Data Master' },
  F3: { nama: 'Mahasiswa (data, impor, kartu, klasifikasi, instansi, rekap)', kelompok: 'Data Master' },
  F4: { nama: 'Konversi nilai, aktivitas kuliah, status', kelompok: 'Data Master' },
  F7: { nama: 'Alumni', kelompok: 'Data Master' },
  A1: { nama: 'KRS, bimbingan PA, hak SKS', kelompok: 'Akademik' },
  A2: { nama: 'Kurikulum, mata kuliah, RPS', kelompok: 'Akademik' },
  A3: { nama: 'Jadwal kuliah, kelas, presensi, berita acara, surat tugas', kelompok: 'Akademik' },
  A4: { nama: 'Nilai, KHS, transkrip, konfigurasi nilai', kelompok: 'Akademik' },
  A5: { nama: 'Kalender, kegiatan, dan jadwal sistem akademik', kelompok: 'Akademik' },
  SU: { nama: 'Surat: dashboard dan daftar surat', kelompok: 'Surat' },
  SUU: { nama: 'Surat umum (jenis surat, pengaturan)', kelompok: 'Surat' },
  SUA: { nama: 'Surat keterangan akademik', kelompok: 'Surat' },
  SUM: { nama: 'Surat keterangan mahasiswa', kelompok: 'Surat' },
  SUJ: { nama: 'Surat jurusan', kelompok: 'Surat' },
  'SU.P': { nama: 'Persetujuan surat', kelompok: 'Surat' },
  E1: { nama: 'Kegiatan mahasiswa, beasiswa, prestasi, organisasi, SKPI', kelompok: 'Kemahasiswaan' },
  E2: { nama: 'Kategori dan pengaturan event', kelompok: 'Event' },
  SM: { nama: 'Seminar', kelompok: 'Event' },
  SF: { nama: 'Sertifikasi', kelompok: 'Event' },
  LJ: { nama: 'Lock jurnal', kelompok: 'Jurusan' },
  TA: { nama: 'Proposal, kompre, skripsi', kelompok: 'Jurusan' },
  KP: { nama: 'Kerja praktik', kelompok: 'Jurusan' },
  W: { nama: 'Wisuda', kelompok: 'Jurusan' },
  SL: { nama: 'SKL, nomor ijazah nasional, ijazah, serah terima', kelompok: 'Jurusan' },
  YU: { nama: 'Pengesahan skripsi', kelompok: 'Jurusan' },
  H1: { nama: 'Honor; penanda keuangan', kelompok: 'Keuangan' },
  K1: { nama: 'Tagihan, pembayaran, dompet', kelompok: 'Keuangan' },
  K2: { nama: 'Konfigurasi biaya, beasiswa, dan potongan', kelompok: 'Keuangan' },
  LK: { nama: 'Laporan keuangan', kelompok: 'Keuangan' },
  P1: { nama: 'PMB: pendaftar, gelombang, jalur', kelompok: 'PMB' },
  P2: { nama: 'PMB: CBT, voucher, pengaturan', kelompok: 'PMB' },
  TR: { nama: 'Tracer study, kuesioner', kelompok: 'Kuesioner' },
  M1: { nama: 'Broadcast email, populasi, template surel', kelompok: 'Komunikasi' },
  M2: { nama: 'Pengumuman, panduan', kelompok: 'Komunikasi' },
  LP: { nama: 'Laporan akademik, borang, IKU, bekuan, PDDikti', kelompok: 'Laporan' },
  MM: { nama: 'Menu portal mahasiswa, template cetak, pengaturan umum', kelompok: 'Pengaturan' },
  O1: { nama: 'Operator, hak akses, log audit', kelompok: 'Pengaturan' },
} as const

export type ScopeCode = keyof typeof SCOPES
export const SCOPE_CODES = Object.keys(SCOPES) as [ScopeCode, ...ScopeCode[]]

/** B reads, T reads and writes. */
export type Access = 'B' | 'T'
