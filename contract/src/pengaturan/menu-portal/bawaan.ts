import type { AnakMenu, IndukMenu } from './menu-portal'

const SEMUA = { statusMahasiswa: [], angkatan: [], prodi: [] }

const anak = (label: string, tujuan: string, ikon: string): AnakMenu => ({
  kunci: tujuan.slice(1).replaceAll('/', '-'),
  label,
  ikon,
  jenis: 'halaman',
  tujuan,
  tampil: true,
  syarat: SEMUA,
  lencana: null,
})
const induk = (item: AnakMenu, isi: readonly AnakMenu[] = []): IndukMenu => ({ ...item, anak: [...isi] })

/** The students' menu as it is delivered: 26 items on two levels. */
export const MENU_PORTAL_BAWAAN: readonly IndukMenu[] = [
  induk(anak('Beranda', '/beranda', 'rumah')),
  induk(anak('Akademik', '/akademik', 'buku'), [
    anak('KRS', '/akademik/krs', 'daftar'),
    anak('Jadwal Kuliah', '/akademik/jadwal', 'kalender'),
    anak('Presensi', '/akademik/presensi', 'centang'),
    anak('Nilai dan KHS', '/akademik/khs', 'nilai'),
    anak('Transkrip', '/akademik/transkrip', 'dokumen'),
    anak('Kartu Ujian', '/akademik/kartu-ujian', 'kartu'),
    anak('RPS', '/akademik/rps', 'buku'),
    anak('Pengajuan Cuti', '/akademik/cuti', 'jeda'),
  ]),
  induk(anak('Tugas Akhir', '/tugas-akhir', 'toga'), [
    anak('Kerja Praktik', '/tugas-akhir/kerja-praktik', 'koper'),
    anak('Proposal', '/tugas-akhir/proposal', 'pena'),
    anak('Skripsi', '/tugas-akhir/skripsi', 'dokumen'),
    anak('Wisuda', '/tugas-akhir/wisuda', 'toga'),
  ]),
  induk(anak('Keuangan', '/keuangan', 'dompet'), [
    anak('Tagihan', '/keuangan/tagihan', 'dompet'),
    anak('Riwayat Pembayaran', '/keuangan/riwayat', 'daftar'),
    anak('Beasiswa', '/keuangan/beasiswa', 'piala'),
  ]),
  induk(anak('Layanan', '/layanan', 'surat'), [
    anak('Surat', '/layanan/surat', 'surat'),
    anak('Kuesioner', '/layanan/kuesioner', 'daftar'),
    anak('Event', '/layanan/event', 'kalender'),
    anak('SKPI', '/layanan/skpi', 'piala'),
    anak('Biodata', '/layanan/biodata', 'orang'),
  ]),
  induk(anak('Pengumuman', '/pengumuman', 'lonceng')),
]
