import { any, type BarisMenu } from './menu-row'

export const komunikasi: readonly BarisMenu[] = [
  {
    group: 'Broadcast Email',
    scope: 'M1',
    links: [
      ['Data Pesan', '/komunikasi/broadcast-email/data-pesan'],
      ['Template Invoice', '/komunikasi/broadcast-email/template-invoice'],
      ['Template Surel', '/komunikasi/broadcast-email/template'],
      ['Populasi', '/komunikasi/broadcast-email/populasi'],
      ['Alamat Terhenti', '/komunikasi/broadcast-email/alamat-terhenti'],
      ['Pengirim & Antrean', '/komunikasi/broadcast-email/pengirim'],
    ],
  },
  { group: 'Panduan', scope: 'M2', links: [['Data Panduan', '/komunikasi/panduan/data-panduan']] },
  {
    group: 'Pengumuman',
    scope: 'M2',
    links: [
      ['Data Pengumuman', '/komunikasi/pengumuman/data-pengumuman'],
      ['Kategori Pengumuman', '/komunikasi/pengumuman/kategori'],
    ],
  },
  { group: 'Obrolan', scope: null, flag: 'enable_chat', links: [['Obrolan', '/komunikasi/obrolan']] },
]

export const laporan: readonly BarisMenu[] = [
  {
    group: 'Umum',
    scope: any('LP', 'LK'),
    links: [
      ['Katalog Laporan', '/laporan'],
      ['Ringkasan Eksekutif', '/laporan/ringkasan-eksekutif'],
    ],
  },
  {
    group: 'Umum',
    scope: 'LP',
    links: [
      ['Indikator Kinerja', '/laporan/iku'],
      ['Pembuat Laporan', '/laporan/pembuat'],
      ['Jadwal Laporan', '/laporan/jadwal'],
      ['Bekuan', '/laporan/bekuan'],
    ],
  },
  {
    group: 'PDDikti',
    scope: 'LP',
    links: [
      ['Dasbor PDDikti', '/laporan/pddikti'],
      ['Siap Lapor', '/laporan/pddikti/siap-lapor'],
      ['Perbandingan', '/laporan/pddikti/perbandingan'],
      ['Antrean Kirim', '/laporan/pddikti/antrean'],
      ['Riwayat Kirim', '/laporan/pddikti/riwayat'],
      ['Pemetaan Kode', '/laporan/pddikti/pemetaan'],
      ['Kelayakan PISN', '/laporan/pddikti/pisn'],
      ['Perbaikan Data', '/laporan/pddikti/pdm'],
    ],
  },
  { group: 'PDDikti', scope: 'A', links: [['Koneksi', '/laporan/pddikti/koneksi']] },
  {
    group: 'Akademik',
    scope: 'LP',
    links: [
      ['Laporan Nilai', '/laporan/laporan-nilai'],
      ['Aktivitas Perkuliahan', '/laporan/aktivitas-perkuliahan'],
      ['Laporan Perkuliahan', '/laporan/laporan-perkuliahan'],
      ['Rekapitulasi Nilai', '/laporan/rekapitulasi-nilai'],
      ['Rekapitulasi Dosen & Mahasiswa', '/laporan/rekapitulasi-dosen-mahasiswa'],
    ],
  },
  { group: 'Keuangan', scope: 'LK', links: [['Keuangan Mahasiswa', '/laporan/keuangan-mahasiswa']] },
  {
    group: 'Borang',
    scope: 'LP',
    links: [
      ['Borang Akreditasi Institusi', '/laporan/borang-akreditasi-institusi'],
      ['Borang Akreditasi Program Studi', '/laporan/borang-akreditasi-program-studi'],
    ],
  },
  { group: 'Kuesioner', scope: any('LP', 'TR'), links: [['Laporan Kuesioner', '/laporan/laporan-kuesioner']] },
]
