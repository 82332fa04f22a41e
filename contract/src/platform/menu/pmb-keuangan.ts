import { any, hiddenFor, type BarisMenu } from './menu-row'

export const pmb: readonly BarisMenu[] = [
  { group: 'PMB', scope: any('P1', 'LP'), links: [['Dashboard PMB', '/pmb/dashboard']] },
  {
    group: 'PMB',
    scope: 'P1',
    links: [
      ['Penerimaan Mahasiswa Baru', '/pmb/penerimaan-mahasiswa-baru'],
      ['Verifikasi', '/pmb/verifikasi'],
      ['Seleksi', '/pmb/seleksi'],
      ['Nilai Tahap', '/pmb/seleksi/nilai'],
      ['Kelulusan', '/pmb/kelulusan'],
      ['Daftar Ulang', '/pmb/daftar-ulang'],
      ['Pengunduran Diri', '/pmb/pengunduran-diri'],
      ['Serah Terima', '/pmb/serah-terima'],
    ],
  },
  { group: 'PMB', scope: any('P1', 'P2'), links: [['Agen & Prospek', '/pmb/agen']] },
  { group: 'PMB', scope: any('P1', 'LP'), links: [['Laporan PMB', '/pmb/laporan']] },
  { group: 'PMB', scope: 'P2', hidden: hiddenFor('PT10'), links: [['CBT PMB', '/pmb/cbt-pmb']] },
  { group: 'PMB', scope: 'P2', hidden: hiddenFor('PT02'), links: [['Voucher Diskon PMB', '/pmb/voucher-diskon-pmb']] },
  {
    group: 'Pengaturan PMB',
    scope: 'P1',
    links: [
      ['Tahun & Gelombang', '/pmb/periode'],
      ['Kuota', '/pmb/kuota'],
      ['Jalur & Formulir', '/pmb/jalur'],
    ],
  },
  {
    group: 'Pengaturan PMB',
    scope: 'P2',
    links: [
      ['Template Surat', '/pmb/template-surat'],
      ['Pengaturan', '/pmb/pengaturan'],
    ],
  },
  { group: 'Pengaturan PMB', scope: any('P1', 'P2'), links: [['Tanggal Daftar Ulang', '/pmb/tanggal-daftar-ulang']] },
]

export const keuangan: readonly BarisMenu[] = [
  {
    group: 'Transaksi',
    scope: 'K1',
    links: [
      ['Pembayaran', '/keuangan/pembayaran'],
      ['Tagihan', '/keuangan/tagihan'],
      ['Proses Tagihan', '/keuangan/tagihan/proses'],
      ['Virtual Account', '/keuangan/virtual-account'],
      ['Dispensasi', '/keuangan/dispensasi'],
      ['Pengembalian', '/keuangan/pengembalian'],
    ],
  },
  {
    group: 'Kas & Bank',
    scope: 'K1',
    links: [
      ['Sesi Kas', '/keuangan/kas'],
      ['Impor Bank', '/keuangan/impor-bank'],
      ['Rekonsiliasi', '/keuangan/rekonsiliasi'],
    ],
  },
  { group: 'Kas & Bank', scope: 'LK', links: [['Buku', '/keuangan/buku']] },
  {
    group: 'Konfigurasi',
    scope: 'K2',
    links: [
      ['Biaya dan Beasiswa', '/keuangan/biaya-dan-beasiswa'],
      ['Konfigurasi Pembayaran', '/keuangan/konfigurasi-pembayaran'],
      ['Simulator Bank', '/keuangan/simulator-bank'],
    ],
  },
  { group: 'Honor', scope: 'H1', links: [['Daftar Bayar Honor', '/keuangan/honor']] },
  {
    group: 'Laporan',
    scope: 'LK',
    links: [
      ['Cetak', '/keuangan/laporan/cetak'],
      ['Event', '/keuangan/laporan/event'],
      ['Keterangan Biaya Kuliah', '/keuangan/laporan/keterangan-biaya-kuliah'],
      ['Saldo', '/keuangan/laporan/saldo'],
    ],
  },
]
