import type { ProdiDemo } from '../data-master/prodi'

/** Subjects of every prodi, taught by the university. */
export const MAKUL_UMUM = [
  'Pancasila', 'Bahasa Indonesia', 'Bahasa Inggris', 'Pendidikan Agama', 'Kewarganegaraan', 'Kewirausahaan', 'Literasi Digital', 'Bahasa Inggris Profesi',
] as const

/** Subjects of each field in the order in which a curriculum takes them up. */
export const MAKUL_BIDANG: Readonly<Record<ProdiDemo['bidang'], readonly string[]>> = {
  komputer: [
    'Algoritma dan Pemrograman', 'Matematika Diskrit', 'Pengantar Teknologi Informasi', 'Kalkulus', 'Pengantar Sistem Informasi', 'Logika Informatika', 'Struktur Data',
    'Aljabar Linear', 'Organisasi Komputer', 'Basis Data', 'Sistem Operasi', 'Statistika', 'Pemrograman Berorientasi Objek', 'Jaringan Komputer', 'Analisis Sistem',
    'Interaksi Manusia dan Komputer', 'Praktikum Basis Data', 'Pemrograman Web', 'Rekayasa Perangkat Lunak', 'Kecerdasan Buatan', 'Manajemen Proses Bisnis',
    'Sistem Penunjang Keputusan', 'Praktikum Jaringan', 'Analisis dan Desain Algoritma', 'Pemrograman Perangkat Bergerak', 'Keamanan Informasi', 'Tata Kelola Teknologi Informasi',
    'Gudang Data', 'Pembelajaran Mesin', 'Manajemen Proyek', 'Sistem Terdistribusi', 'Audit Sistem Informasi', 'Komputasi Awan', 'Penambangan Data', 'Arsitektur Perusahaan',
    'Pengujian Perangkat Lunak', 'Visualisasi Data', 'Sistem Enterprise', 'Manajemen Layanan', 'Etika Profesi', 'Metodologi Penelitian', 'Grafika Komputer', 'Internet untuk Segala',
    'Pengolahan Citra', 'Analitik Data Besar', 'Perdagangan Elektronik', 'Kriptografi', 'Robotika', 'Pemrosesan Bahasa Alami', 'Rekayasa Kebutuhan', 'Pengembangan Gim',
  ],
  manajemen: [
    'Pengantar Manajemen', 'Pengantar Bisnis', 'Pengantar Ekonomi Mikro', 'Pengantar Akuntansi', 'Matematika Ekonomi', 'Pengantar Ekonomi Makro', 'Statistika Bisnis',
    'Hukum Bisnis', 'Manajemen Pemasaran', 'Manajemen Keuangan', 'Manajemen Sumber Daya Manusia', 'Manajemen Operasi', 'Perilaku Organisasi', 'Akuntansi Biaya',
    'Akuntansi Manajemen', 'Perilaku Konsumen', 'Ekonomi Manajerial', 'Komunikasi Bisnis', 'Sistem Informasi Manajemen', 'Etika Bisnis', 'Anggaran Perusahaan', 'Riset Operasi',
    'Manajemen Strategis', 'Pemasaran Jasa', 'Manajemen Rantai Pasok', 'Manajemen Risiko', 'Lembaga Keuangan', 'Kepemimpinan', 'Manajemen Mutu', 'Bisnis Internasional',
    'Manajemen Investasi', 'Manajemen Kinerja', 'Pemasaran Digital', 'Perencanaan Bisnis', 'Manajemen Perubahan', 'Manajemen Inovasi', 'Perpajakan', 'Studi Kelayakan Bisnis',
    'Manajemen Ritel', 'Teori Organisasi', 'Metodologi Penelitian', 'Manajemen Merek', 'Manajemen Kompensasi', 'Keuangan Internasional', 'Manajemen Proyek', 'Pasar Modal',
    'Analisis Laporan Keuangan', 'Manajemen Talenta', 'Manajemen Koperasi', 'Manajemen Kualitas Layanan', 'Negosiasi',
  ],
  akuntansi: [
    'Pengantar Akuntansi I', 'Pengantar Bisnis', 'Matematika Bisnis', 'Pengantar Ekonomi Mikro', 'Pengantar Manajemen', 'Pengantar Akuntansi II', 'Pengantar Ekonomi Makro',
    'Hukum Bisnis', 'Statistika', 'Akuntansi Keuangan Menengah I', 'Akuntansi Biaya', 'Perpajakan I', 'Sistem Informasi Akuntansi', 'Praktikum Akuntansi', 'Akuntansi Keuangan Menengah II',
    'Akuntansi Manajemen', 'Perpajakan II', 'Manajemen Keuangan', 'Akuntansi Sektor Publik', 'Pengauditan I', 'Akuntansi Keuangan Lanjutan I', 'Komputer Akuntansi',
    'Praktikum Perpajakan', 'Analisis Laporan Keuangan', 'Pengauditan II', 'Akuntansi Keuangan Lanjutan II', 'Teori Akuntansi', 'Sistem Pengendalian Manajemen', 'Akuntansi Syariah',
    'Etika Profesi Akuntan', 'Pengauditan Internal', 'Akuntansi Perbankan', 'Perencanaan Pajak', 'Akuntansi Forensik', 'Praktikum Pengauditan', 'Tata Kelola Perusahaan',
    'Akuntansi Internasional', 'Manajemen Risiko', 'Analisis Investasi', 'Akuntansi Pemerintahan', 'Metodologi Penelitian', 'Akuntansi Koperasi', 'Akuntansi Lingkungan',
    'Pelaporan Keberlanjutan', 'Pasar Modal', 'Keuangan Daerah', 'Analitik Data Akuntansi', 'Sistem Enterprise', 'Akuntansi Agrobisnis', 'Penilaian Usaha', 'Ekonomi Digital',
  ],
  administrasi: [
    'Pengantar Ilmu Administrasi', 'Pengantar Ilmu Politik', 'Pengantar Sosiologi', 'Asas Manajemen', 'Pengantar Ilmu Hukum', 'Sistem Administrasi Negara', 'Statistika Sosial',
    'Pengantar Ekonomi', 'Teori Organisasi', 'Kebijakan Publik', 'Administrasi Kepegawaian', 'Hukum Administrasi Negara', 'Administrasi Keuangan Negara', 'Perilaku Organisasi',
    'Birokrasi Indonesia', 'Pelayanan Publik', 'Otonomi Daerah', 'Komunikasi Administrasi', 'Manajemen Perkantoran', 'Sistem Informasi Manajemen', 'Perencanaan Pembangunan',
    'Etika Administrasi', 'Manajemen Sumber Daya Aparatur', 'Analisis Kebijakan', 'Administrasi Pembangunan', 'Manajemen Strategis', 'Reformasi Administrasi', 'Kepemimpinan',
    'Tata Kelola Digital', 'Evaluasi Kebijakan', 'Manajemen Keuangan Daerah', 'Pemberdayaan Masyarakat', 'Administrasi Perpajakan', 'Kearsipan', 'Manajemen Logistik', 'Korespondensi',
    'Manajemen Kinerja', 'Kemitraan Pemerintah', 'Manajemen Konflik', 'Kewirausahaan Sosial', 'Metodologi Penelitian', 'Manajemen Bencana', 'Administrasi Desa', 'Politik Lokal',
    'Manajemen Perkotaan', 'Komunikasi Krisis', 'Inovasi Pelayanan', 'Kebijakan Lingkungan', 'Administrasi Kesehatan', 'Pengadaan Barang dan Jasa', 'Negosiasi',
  ],
  industri: [
    'Pengantar Teknik Industri', 'Kalkulus I', 'Fisika Dasar', 'Kimia Dasar', 'Menggambar Teknik', 'Kalkulus II', 'Statistika Industri', 'Aljabar Linear', 'Material Teknik',
    'Praktikum Fisika', 'Proses Manufaktur', 'Penelitian Operasional I', 'Ergonomi', 'Ekonomi Teknik', 'Mekanika Teknik', 'Penelitian Operasional II', 'Praktikum Manufaktur',
    'Perancangan Tata Letak', 'Pengendalian Kualitas', 'Perencanaan Produksi', 'Analisis Biaya', 'Psikologi Industri', 'Pemodelan Sistem', 'Simulasi Sistem', 'Manajemen Proyek',
    'Rantai Pasok', 'Keselamatan Kerja', 'Sistem Informasi Industri', 'Perancangan Produk', 'Otomasi Industri', 'Analisis Keputusan', 'Manajemen Pemeliharaan', 'Rekayasa Kualitas',
    'Sistem Produksi Ramping', 'Praktikum Ergonomi', 'Organisasi Industri', 'Manajemen Strategis', 'Logistik', 'Perancangan Eksperimen', 'Etika Profesi', 'Metodologi Penelitian',
    'Manajemen Energi', 'Ekologi Industri', 'Manajemen Risiko', 'Analitik Produksi', 'Industri Kreatif', 'Manajemen Pengetahuan', 'Sistem Pergudangan', 'Teknik Keandalan',
    'Manajemen Inovasi', 'Kewirausahaan Teknologi',
  ],
}

/** Final works and field work by level: name and SKS in the last semesters. */
export const TUGAS_AKHIR: Readonly<Record<ProdiDemo['jenjang'], { readonly nama: string; readonly sks: number }>> = {
  '22': { nama: 'Tugas Akhir', sks: 4 },
  '23': { nama: 'Skripsi Terapan', sks: 6 },
  '30': { nama: 'Skripsi', sks: 6 },
  '31': { nama: 'Ujian Kompetensi', sks: 3 },
  '35': { nama: 'Tesis', sks: 8 },
  '40': { nama: 'Disertasi', sks: 10 },
}
