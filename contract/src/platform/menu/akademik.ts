import { any, hiddenFor, type BarisMenu } from './menu-row'

const surat = any('SUU', 'SUA', 'SUM', 'SUJ')

/** Courses, KRS, lectures, exams, grades and study activity. */
const perkuliahan: readonly BarisMenu[] = [
  {
    group: 'Kurikulum',
    scope: 'A2',
    links: [
      ['Kurikulum', '/akademik/kurikulum/susunan'],
      ['Mata Kuliah', '/akademik/kurikulum/mata-kuliah'],
      ['Pantauan RPS', '/akademik/kurikulum/rps'],
    ],
  },
  {
    group: 'KRS',
    scope: 'A1',
    links: [
      ['Data KRS', '/akademik/krs'],
      ['Persetujuan KRS', '/akademik/krs/persetujuan'],
      ['KRS Paket', '/akademik/krs/paket'],
      ['Pantau KRS', '/akademik/krs/pantau'],
      ['Bimbingan PA Online', '/akademik/bimbingan-pa-online'],
    ],
  },
  { group: 'KRS', scope: any('A1', 'A3'), links: [['Data Terlambat Ujian', '/akademik/krs/data-terlambat-ujian']] },
  {
    group: 'Perkuliahan',
    scope: 'A3',
    links: [
      ['Jadwal Kuliah', '/akademik/jadwal-kuliah'],
      ['Sesi Kuliah', '/akademik/sesi-kuliah'],
      ['Surat Tugas Mengajar', '/akademik/surat-tugas-mengajar'],
      ['Peserta Rapat Koordinator MK', '/akademik/peserta-rapat-koordinator-mk'],
    ],
  },
  {
    group: 'Perkuliahan',
    scope: 'A3',
    hidden: hiddenFor('PT08'),
    links: [
      ['Presensi Kuliah', '/akademik/presensi-kuliah'],
      ['Berita Acara Perkuliahan', '/akademik/berita-acara-perkuliahan'],
    ],
  },
  {
    group: 'Ujian',
    scope: 'A3',
    links: [
      ['Jadwal Ujian', '/akademik/ujian/jadwal'],
      ['Kartu Ujian', '/akademik/ujian/kartu'],
      ['Ujian Susulan', '/akademik/ujian/susulan'],
      ['Presensi Ujian', '/akademik/ujian/hadir'],
    ],
  },
  { group: 'Ujian', scope: 'A3', hidden: hiddenFor('PT04'), links: [['Pembuat Naskah', '/akademik/pembuat-naskah']] },
  {
    group: 'Nilai',
    scope: 'A4',
    links: [
      ['Nilai Kuliah', '/akademik/nilai-kuliah'],
      ['Perubahan Nilai', '/akademik/perubahan-nilai'],
      ['KHS', '/akademik/khs'],
      ['Transkrip', '/akademik/transkrip'],
      ['Kelayakan Lulus', '/akademik/kelulusan'],
    ],
  },
  {
    group: 'Aktivitas',
    scope: 'F4',
    links: [
      ['Aktivitas Kuliah', '/data-master/mahasiswa/aktivitas-kuliah'],
      ['Status per Angkatan', '/data-master/mahasiswa/cetak/cetak-status-aktivitas-per-angkatan'],
      ['Konversi Nilai', '/data-master/mahasiswa/konversi-nilai'],
      ['Aktivitas Mahasiswa', '/akademik/aktivitas-mahasiswa'],
      ['Aktivitas Lulus/Keluar', '/akademik/aktivitas-lulus-keluar'],
      ['Pengajuan Cuti', '/akademik/pengajuan-cuti'],
      ['Lapor PDDikti', '/akademik/lapor-pddikti'],
    ],
  },
]

/** Letters; the first group is the one that PT03 keeps on its separate portal. */
const suratMenyurat: readonly BarisMenu[] = [
  {
    group: 'Surat',
    scope: 'SU',
    handoff: true,
    links: [
      ['Dashboard Surat', '/akademik/surat/dashboard'],
      ['Daftar Surat', '/akademik/surat/daftar-surat'],
    ],
  },
  { group: 'Surat', scope: 'SU.P', handoff: true, links: [['Persetujuan Surat', '/akademik/surat/persetujuan-surat']] },
  { group: 'Surat Keterangan', scope: surat, links: [['Dashboard', '/akademik/surat-keterangan/dashboard']] },
  { group: 'Surat Keterangan', scope: 'SUU', links: [['Jenis Surat', '/akademik/surat-keterangan/jenis-surat']] },
  { group: 'Surat Keterangan', scope: surat, links: [['Laporan', '/akademik/surat-keterangan/laporan']] },
  { group: 'Surat Keterangan', scope: 'SUU', links: [['Pengaturan', '/akademik/surat-keterangan/pengaturan']] },
  {
    group: 'Surat Akademik',
    scope: 'SUA',
    links: [
      ['Surat Kemajuan Studi', '/akademik/surat-keterangan/surat-keterangan-kemajuan'],
      ['Surat Keterangan PDDikti', '/akademik/surat-keterangan/surat-keterangan-pddikti'],
      ['Surat Pengembalian Mahasiswa', '/akademik/surat-keterangan/surat-keterangan-pengembalian-mahasiswa'],
      ['Surat Pernah Kuliah', '/akademik/surat-keterangan/surat-keterangan-pernah-kuliah'],
    ],
  },
  {
    group: 'Surat Akademik',
    scope: 'SUA',
    hidden: hiddenFor('PT06'),
    links: [['Surat SKP', '/akademik/surat-keterangan/surat-keterangan-skp']],
  },
  {
    group: 'Surat Mahasiswa',
    scope: 'SUM',
    links: [
      ['Surat Keterangan Aktif', '/akademik/surat-keterangan/surat-keterangan-aktif'],
      ['Surat Keterangan Cuti', '/akademik/surat-keterangan/surat-keterangan-cuti'],
      ['Surat Mengundurkan Diri', '/akademik/surat-keterangan/surat-keterangan-mengundurkan-diri'],
      ['Surat Perjanjian', '/akademik/surat-keterangan/surat-keterangan-perjanjian'],
    ],
  },
  {
    group: 'Surat Mahasiswa',
    scope: 'SUM',
    hidden: { kecuali: ['PT02'] },
    links: [['Surat Pindah Antar STIA LAN', '/akademik/surat-keterangan/surat-keterangan-pindah-antar-stia-lan']],
  },
  { group: 'Surat Jurusan', scope: 'SUJ', links: [['Surat Dosen Tamu', '/akademik/surat-keterangan/surat-dosen-tamu']] },
  {
    group: 'Surat Jurusan',
    scope: 'SUJ',
    hidden: hiddenFor('PT05'),
    links: [['Surat Pengajuan Remedial', '/akademik/surat-keterangan/surat-pengajuan-remedial']],
  },
  {
    group: 'Surat Jurusan',
    scope: 'SUJ',
    links: [
      ['Surat Pengganti Perkuliahan', '/akademik/surat-keterangan/surat-pengganti-perkuliahan'],
      ['Surat Ujian Susulan', '/akademik/surat-keterangan/surat-ujian-susulan'],
    ],
  },
]

export const akademik: readonly BarisMenu[] = [...perkuliahan, ...suratMenyurat]
