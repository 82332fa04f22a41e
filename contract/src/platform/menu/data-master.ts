import { any, hiddenFor, type BarisMenu } from './menu-row'

export const dataMaster: readonly BarisMenu[] = [
  {
    group: 'Badan Hukum',
    scope: 'F1',
    links: [
      ['Profil PT', '/data-master/badan-hukum/profil-pt'],
      ['Program Studi', '/data-master/badan-hukum/program-studi'],
      ['Konsentrasi', '/data-master/badan-hukum/konsentrasi'],
      ['Referensi', '/data-master/referensi'],
    ],
  },
  {
    group: 'Cetak Badan Hukum',
    scope: 'F1',
    links: [
      ['Cetak PT', '/data-master/badan-hukum/cetak/cetak-pt'],
      ['Cetak Fakultas', '/data-master/badan-hukum/cetak/cetak-fakultas'],
      ['Cetak Jurusan', '/data-master/badan-hukum/cetak/cetak-jurusan'],
      ['Cetak Prodi', '/data-master/badan-hukum/cetak/cetak-prodi'],
      ['Cetak Data DIKTI', '/data-master/badan-hukum/cetak/cetak-data-dikti'],
    ],
  },
  {
    group: 'Dosen',
    scope: 'F2',
    links: [
      ['Data Dosen', '/data-master/dosen/data-dosen'],
      ['Dosen PA', '/data-master/dosen/dosen-pa'],
    ],
  },
  { group: 'Dosen', scope: 'F2', hidden: hiddenFor('PT08'), links: [['Kesediaan Mengajar', '/data-master/dosen/kesediaan-mengajar']] },
  {
    group: 'Dosen',
    scope: 'F2',
    links: [
      ['Kualifikasi', '/data-master/dosen/kualifikasi'],
      ['Kelas Wajib', '/data-master/dosen/kelas-wajib'],
    ],
  },
  { group: 'Dosen', scope: 'F2', hidden: hiddenFor('PT09'), links: [['Asisten Lab', '/data-master/asisten-lab']] },
  { group: 'Dosen', scope: 'F2', links: [['Pegawai', '/data-master/pegawai']] },
  {
    group: 'Mahasiswa',
    scope: 'F3',
    links: [
      ['Dashboard Mahasiswa', '/data-master/mahasiswa/dashboard'],
      ['Data Mahasiswa', '/data-master/mahasiswa/data-mahasiswa'],
      ['Impor Data', '/data-master/mahasiswa/impor-data'],
    ],
  },
  {
    group: 'Mahasiswa',
    scope: 'F4',
    links: [
      ['Aktivitas Kuliah', '/data-master/mahasiswa/aktivitas-kuliah'],
      ['Konversi Nilai', '/data-master/mahasiswa/konversi-nilai'],
    ],
  },
  {
    group: 'Mahasiswa',
    scope: 'F3',
    hidden: hiddenFor('PT08'),
    links: [['Kampus & Jenis Kelas', '/data-master/mahasiswa/kampus-jenis-kelas']],
  },
  {
    group: 'Mahasiswa',
    scope: 'F3',
    links: [
      ['Klasifikasi Mahasiswa', '/data-master/mahasiswa/klasifikasi-mahasiswa'],
      ['Instansi Mahasiswa', '/data-master/mahasiswa/instansi-mahasiswa'],
      ['Setting Kartu', '/data-master/mahasiswa/setting-kartu'],
      ['Template Kartu', '/data-master/mahasiswa/template-kartu'],
      ['Rekap', '/data-master/mahasiswa/rekap'],
      ['Cetak Biasa', '/data-master/mahasiswa/cetak/cetak-biasa'],
      ['Kelengkapan & PDDikti', '/data-master/mahasiswa/kelengkapan'],
      ['Permintaan Perubahan Data', '/data-master/mahasiswa/perubahan-data'],
    ],
  },
  {
    group: 'Mahasiswa',
    scope: any('F3', 'F4', 'LP'),
    links: [['Cetak Status Aktivitas per Angkatan', '/data-master/mahasiswa/cetak/cetak-status-aktivitas-per-angkatan']],
  },
  { group: 'Alumni', scope: 'F7', links: [['Alumni', '/data-master/alumni']] },
]
