import { any, hiddenFor, type BarisMenu } from './menu-row'

/** Final-project work. */
const tugasAkhir: readonly BarisMenu[] = [
  {
    group: 'Kerja Praktik',
    scope: 'KP',
    hidden: hiddenFor('PT09'),
    handoff: true,
    links: [
      ['Data Kerja Praktik', '/jurusan/kerja-praktik/data-kerja-praktik'],
      ['Kegiatan Kerja Praktik', '/jurusan/kerja-praktik/kegiatan-kerja-praktik'],
      ['Mitra KP', '/jurusan/kerja-praktik/mitra'],
      ['Dosen Pembimbing', '/jurusan/kerja-praktik/dosen-pembimbing'],
      ['Bimbingan', '/jurusan/kerja-praktik/bimbingan'],
      ['Daftar Sidang', '/jurusan/kerja-praktik/daftar-sidang'],
      ['Jadwal Penguji', '/jurusan/kerja-praktik/jadwal-penguji'],
      ['Nilai', '/jurusan/kerja-praktik/nilai'],
      ['Biaya', '/jurusan/kerja-praktik/biaya'],
      ['Template Laporan', '/jurusan/kerja-praktik/template-laporan'],
      ['Pengaturan', '/jurusan/kerja-praktik/pengaturan'],
    ],
  },
  {
    group: 'Proposal',
    scope: 'TA',
    hidden: hiddenFor('PT07'),
    links: [
      ['Data Proposal', '/jurusan/proposal/data-proposal'],
      ['Cek Judul', '/jurusan/proposal/cek-judul'],
      ['Bimbingan', '/jurusan/proposal/bimbingan'],
      ['Sidang Proposal', '/jurusan/proposal/sidang-proposal'],
      ['Laporan', '/jurusan/proposal/laporan'],
    ],
  },
  {
    group: 'Kompre',
    scope: 'TA',
    hidden: hiddenFor('PT05', 'PT07'),
    links: [
      ['Jadwal Kompre', '/jurusan/kompre'],
      ['Nilai', '/jurusan/kompre/nilai'],
      ['Tagihan', '/jurusan/kompre/tagihan'],
      ['Laporan', '/jurusan/kompre/laporan'],
      ['Konfigurasi', '/jurusan/kompre/konfigurasi'],
    ],
  },
  {
    group: 'Lock Jurnal',
    scope: 'LJ',
    hidden: hiddenFor('PT04', 'PT07'),
    links: [
      ['Data Jurnal', '/jurusan/lock-jurnal/data-jurnal'],
      ['Laporan', '/jurusan/lock-jurnal/laporan'],
      ['Konfigurasi', '/jurusan/lock-jurnal/konfigurasi'],
    ],
  },
  {
    group: 'Skripsi',
    scope: 'TA',
    links: [
      ['Papan Tugas Akhir', '/jurusan/skripsi/papan'],
      ['Data Skripsi', '/jurusan/skripsi/data-skripsi'],
      ['Dosen Pembimbing', '/jurusan/skripsi/dosen-pembimbing'],
      ['Bimbingan', '/jurusan/skripsi/bimbingan'],
      ['Daftar Sidang', '/jurusan/skripsi/daftar-sidang'],
      ['Jadwal Penguji', '/jurusan/skripsi/jadwal-penguji'],
      ['Nilai', '/jurusan/skripsi/nilai'],
    ],
  },
  // The server may give this one another label; 'Pengesahan' is what it starts with.
  { group: 'Skripsi', scope: 'YU', links: [['Pengesahan', '/jurusan/skripsi/pengesahan']] },
  { group: 'Skripsi', scope: 'H1', hidden: hiddenFor('PT07'), links: [['Honor', '/jurusan/skripsi/honor']] },
  {
    group: 'Skripsi',
    scope: 'TA',
    links: [
      ['Biaya', '/jurusan/skripsi/biaya'],
      ['Laporan', '/jurusan/skripsi/laporan'],
      ['Pengaturan', '/jurusan/skripsi/pengaturan'],
    ],
  },
]

/** Graduation; in PT10 these groups stand under Akademik. */
const kelulusan: readonly BarisMenu[] = [
  {
    group: 'SKL',
    scope: 'SL',
    links: [
      ['Cetak SKL', '/jurusan/skl/cetak-skl'],
      ['Syarat Cetak', '/jurusan/skl/syarat-cetak'],
      ['Template SKL', '/jurusan/skl/template-skl'],
    ],
  },
  {
    group: 'Wisuda',
    scope: 'W',
    links: [
      ['Kegiatan Wisuda', '/jurusan/wisuda/kegiatan-wisuda'],
      ['Presensi', '/jurusan/wisuda/presensi'],
      ['Syarat Wisuda', '/jurusan/wisuda/syarat-wisuda'],
      ['Pengaturan', '/jurusan/wisuda/pengaturan'],
    ],
  },
  { group: 'Kelulusan', scope: any('SL', 'W', 'A4', 'LJ'), links: [['Papan Kelulusan', '/jurusan/kelulusan']] },
  { group: 'Kelulusan', scope: 'A4', links: [['Sidang Yudisium', '/jurusan/kelulusan/yudisium']] },
  {
    group: 'Kelulusan',
    scope: 'SL',
    links: [
      ['Nomor Ijazah Nasional', '/jurusan/kelulusan/nomor-ijazah'],
      ['Ijazah & Transkrip', '/jurusan/kelulusan/ijazah'],
    ],
  },
  { group: 'Kelulusan', scope: any('SL', 'W'), links: [['Serah Terima', '/jurusan/kelulusan/serah-terima']] },
  { group: 'KTM', scope: any('MM', 'F3'), links: [['Template KTM', '/jurusan/ktm/template-ktm']] },
]

export const jurusan: readonly BarisMenu[] = [...tugasAkhir, ...kelulusan]
