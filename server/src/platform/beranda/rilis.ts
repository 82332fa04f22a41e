/** What is new, newest first, in the words of CHANGELOG.md. A release is read as new for thirty days. */
export const RILIS: readonly { versi: string; tanggal: string; judul: string; butir: readonly string[] }[] = [
  {
    versi: '0.1.0',
    tanggal: '2026-11-21',
    judul: 'Fondasi portal operator',
    butir: [
      'Masuk dengan kata sandi, perangkat saya, dan pengaturan ulang kata sandi lewat surel.',
      'Operator, hak akses, dan lokasi di Pengaturan.',
      'Profil perguruan tinggi, fakultas, jurusan, program studi dengan riwayat akreditasi, dan konsentrasi.',
      'Daftar dan rincian mahasiswa dengan pencarian nama yang memaklumi salah ketik.',
      'Ekspor setiap daftar ke XLSX, CSV, dan PDF serta riwayat perubahan setiap baris.',
    ],
  },
]
