import { all, any, type BarisMenu } from './menu-row'

export const pengaturan: readonly BarisMenu[] = [
  {
    group: 'Operator',
    scope: 'O1',
    links: [
      ['Data Operator', '/pengaturan/operator/data-operator'],
      ['Data Lokasi', '/pengaturan/operator/data-lokasi'],
      ['Hak Akses', '/pengaturan/operator/hak-akses'],
    ],
  },
  // One's own password is everybody's; the tab for others asks for O1 itself.
  { group: 'Operator', scope: null, links: [['Kata Sandi', '/pengaturan/kata-sandi']] },
  {
    group: 'Sistem',
    scope: 'MM',
    links: [
      ['Data Info Sistem', '/pengaturan/data-info-sistem'],
      ['Menu Portal Mahasiswa', '/pengaturan/menu-portal-mahasiswa'],
      ['Publikasi Fitur', '/pengaturan/publikasi-fitur'],
      ['Konfigurasi Lain', '/pengaturan/konfigurasi-lain'],
    ],
  },
  { group: 'Sistem', scope: 'A', links: [['Single Sign-On', '/pengaturan/sso']] },
  { group: 'Sistem', scope: 'O1', links: [['Log Audit', '/pengaturan/log-audit']] },
  { group: 'Sistem', scope: 'A', links: [['Pekerjaan', '/pengaturan/pekerjaan']] },
  { group: 'Akademik', scope: all('A5', 'MM'), links: [['Kesiapan Semester', '/pengaturan/kesiapan-semester']] },
  {
    group: 'Akademik',
    scope: 'A5',
    links: [
      ['Periode', '/akademik/periode'],
      ['Kegiatan Akademik', '/pengaturan/kegiatan-akademik'],
      ['Kalender Akademik', '/pengaturan/kalender-akademik'],
      ['Jadwal Sistem Akademik', '/pengaturan/jadwal-sistem-akademik'],
    ],
  },
  { group: 'Akademik', scope: 'A4', links: [['Konfigurasi Nilai', '/pengaturan/konfigurasi-nilai']] },
  { group: 'Akademik', scope: 'A1', links: [['Hak SKS Maksimum', '/pengaturan/hak-sks-maksimum']] },
  { group: 'Akademik', scope: 'A4', links: [['SKS Kelulusan', '/pengaturan/sks-kelulusan']] },
  {
    group: 'Template',
    scope: 'MM',
    links: [
      ['KRS', '/pengaturan/template/krs'],
      ['KRSS (Semester Pendek)', '/pengaturan/template/krss'],
      ['PKRS', '/pengaturan/template/pkrs'],
      ['KHS', '/pengaturan/template/khs'],
      ['Transkrip', '/pengaturan/template/transkrip'],
      ['Kartu Ujian', '/pengaturan/template/kartu-ujian'],
      ['Lembar Konversi', '/pengaturan/template/konversi-nilai'],
      ['SK Dosen PA', '/pengaturan/template/sk-dosen-pa'],
      ['SK Asisten', '/pengaturan/template/sk-asisten'],
    ],
  },
  { group: 'Template', scope: any('MM', 'F3'), links: [['KTM', '/pengaturan/template/ktm']] },
  { group: 'Template', scope: any('MM', 'A2'), links: [['RPS', '/pengaturan/template/rps']] },
  {
    group: 'Dokumen',
    scope: 'MM',
    links: [
      ['Pejabat', '/pengaturan/pejabat'],
      ['Penomoran', '/pengaturan/penomoran'],
      ['Arsip Dokumen', '/pengaturan/arsip-dokumen'],
    ],
  },
]
