import { any, hiddenFor, type BarisMenu } from './menu-row'

export const kemahasiswaan: readonly BarisMenu[] = [
  {
    group: 'Kemahasiswaan',
    scope: 'E1',
    links: [
      ['Beasiswa', '/kemahasiswaan/beasiswa'],
      ['Pemantauan Beasiswa', '/kemahasiswaan/beasiswa/pemantauan'],
      ['Pencairan', '/kemahasiswaan/beasiswa/pencairan'],
      ['Prestasi', '/kemahasiswaan/prestasi'],
      ['Organisasi', '/kemahasiswaan/organisasi'],
    ],
  },
  { group: 'Kemahasiswaan', scope: 'E1', hidden: hiddenFor('PT09'), links: [['Kegiatan Mahasiswa', '/kemahasiswaan/kegiatan-mahasiswa']] },
  { group: 'Kemahasiswaan', scope: any('E1', 'F3'), links: [['Cetak Kartu', '/kemahasiswaan/cetak-kartu']] },
  {
    group: 'Kemahasiswaan',
    scope: 'E1',
    hidden: hiddenFor('PT09'),
    links: [
      ['SKPI', '/kemahasiswaan/skpi'],
      ['Verifikasi SKPI', '/kemahasiswaan/skpi/verifikasi'],
      ['Cetak SKPI', '/kemahasiswaan/skpi/cetak'],
    ],
  },
]

export const event: readonly BarisMenu[] = [
  {
    group: 'Seminar',
    scope: 'SM',
    links: [
      ['Data Seminar', '/event/seminar/data-seminar'],
      ['Rekap Kehadiran', '/event/seminar/data-seminar/pertemuan/rekap-kehadiran'],
    ],
  },
  { group: 'Seminar', scope: any('SM', 'E2'), links: [['Pengaturan Seminar', '/event/seminar/pengaturan']] },
  {
    group: 'Sertifikasi',
    scope: 'SF',
    hidden: hiddenFor('PT06'),
    links: [
      ['Data Sertifikasi', '/event/sertifikasi/data-sertifikasi'],
      ['Jadwal Ujian', '/event/sertifikasi/ujian'],
      ['Rekap Kehadiran', '/event/sertifikasi/pertemuan/rekap-kehadiran'],
    ],
  },
  {
    group: 'Sertifikasi',
    scope: any('SF', 'E2'),
    hidden: hiddenFor('PT06'),
    links: [['Pengaturan Sertifikasi', '/event/sertifikasi/pengaturan']],
  },
  {
    group: 'Umum',
    scope: any('SM', 'SF'),
    links: [
      ['Hari Ini', '/event/hari-ini'],
      ['Sertifikat', '/event/sertifikat'],
    ],
  },
]

export const kuesioner: readonly BarisMenu[] = [
  {
    group: 'Tracer Study',
    scope: 'TR',
    links: [
      ['Data Lulusan', '/kuesioner/tracer-study/data-lulusan'],
      ['Form Kuesioner', '/kuesioner/tracer-study/form-kuesioner'],
      ['Laporan', '/kuesioner/tracer-study/laporan'],
    ],
  },
]
