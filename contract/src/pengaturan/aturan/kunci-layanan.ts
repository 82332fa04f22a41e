import { HURUF, kunciDi, type DefinisiAturan } from './definisi'

const tempat = { kelompok: 'Surat', pemilik: 'surat', pembaca: 'akademik/surat', hak: 'MM' } as const
const surat = kunciDi(tempat)

/** Thresholds of Surat. */
export const KUNCI_SURAT = {
  surat_sla_jam: surat.angka('Batas waktu proses surat', 14, [1, 500, 'jam kerja']),
  surat_perbaikan_hari: surat.angka('Batas perbaikan oleh pemohon', 7, [1, 90, 'hari']),
  surat_draf_hari: surat.angka('Draf surat disimpan', 30, [1, 365, 'hari']),
  surat_bayar_jam: surat.angka('Batas bayar surat', 72, [1, 720, 'jam']),
  surat_ambil_hari: surat.angka('Batas pengambilan surat', 14, [1, 180, 'hari']),
  surat_pengingat_persen: {
    tipe: 'daftar-angka',
    label: 'Pengingat pada persen batas waktu',
    bawaan: [75, 100],
    min: 1,
    max: 500,
    ...tempat,
  },
  surat_eskalasi_persen: surat.angka('Eskalasi pada persen batas waktu', 200, [100, 1000, '%']),
  surat_tanggal_mundur_hari: surat.angka('Tanggal surat boleh mundur', 0, [0, 30, 'hari']),
  surat_maks_massal: surat.angka('Surat massal sekali proses', 5000, [1, 20_000, 'surat']),
  surat_wajib_ttd_ulang_menit: surat.angka('Tanda tangan perlu dikonfirmasi ulang setelah', 30, [1, 480, 'menit']),
  surat_scan_basah_hari: surat.angka('Batas unggah pindaian tanda tangan basah', 5, [1, 60, 'hari']),
  surat_luar_berkas_hari: surat.angka('Batas unggah berkas surat luar', 7, [1, 60, 'hari']),
  susulan_batas_hari: surat.angka('Batas pengajuan ujian susulan', 3, [1, 30, 'hari']),
  ganti_min_jam: surat.angka('Pergantian perkuliahan paling lambat', 24, [0, 240, 'jam sebelumnya']),
  ganti_susul_hari: surat.angka('Pergantian yang disusulkan', 7, [0, 60, 'hari']),
  ganti_bentrok_persen: surat.angka('Mahasiswa bentrok yang masih diterima', 10, [0, 100, '%']),
  ganti_maks_persen: surat.angka('Pertemuan yang boleh diganti', 25, [0, 100, '%']),
  remedial_huruf: {
    tipe: 'daftar-pilihan',
    label: 'Nilai yang boleh remedial',
    bawaan: ['BC', 'C', 'D', 'E'],
    pilihan: HURUF,
    ...tempat,
  },
  remedial_hadir_min: surat.angka('Kehadiran minimal untuk remedial', 75, [0, 100, '%']),
  perjanjian_maks_angsuran: surat.angka('Angsuran paling banyak di surat perjanjian', 6, [1, 24, 'kali']),
  perjanjian_dp_persen: surat.angka('Uang muka paling sedikit di surat perjanjian', 25, [0, 100, '%']),
  kemajuan_toleransi_persen: surat.angka('Toleransi kemajuan studi', 10, [0, 100, '%']),
} as const satisfies Record<string, DefinisiAturan>

const penerimaan = { kelompok: 'PMB', pemilik: 'pmb', pembaca: 'pmb', hak: 'MM' } as const
const pmb = kunciDi(penerimaan)

/** Thresholds of PMB and its computer-based test. */
export const KUNCI_PMB = {
  pmb_maks_per_nik: pmb.angka('Pendaftaran berjalan per NIK dan tahun', 3, [1, 20]),
  pmb_maks_lulus: pmb.angka('Kelulusan terbuka sekaligus', 1, [1, 10]),
  pmb_batas_bayar_jam: pmb.angka('Batas bayar pendaftaran', 48, [1, 720, 'jam']),
  pmb_perbaikan_hari: pmb.angka('Batas perbaikan berkas', 3, [1, 30, 'hari']),
  pmb_sewa_menit: pmb.angka('Lama berkas dipegang seorang pemeriksa', 10, [1, 120, 'menit']),
  pmb_tawaran_jam: pmb.angka('Lama tawaran cadangan', 72, [1, 720, 'jam']),
  pmb_toleransi_kuota_persen: pmb.angka('Toleransi kuota', 5, [0, 50, '%']),
  pmb_potongan_maks_persen: pmb.angka('Potongan paling banyak', 25, [0, 100, '%']),
  pmb_voucher_tahan_jam: pmb.angka('Voucher ditahan', 48, [1, 720, 'jam']),
  pmb_retensi_bulan: pmb.angka('Data pendaftar yang tidak diterima disimpan', 12, [1, 120, 'bulan']),
  pmb_umum_kirim: pmb.bool('Umumkan dan kirim sekaligus', 1),
  pmb_komisi_hari: pmb.angka('Komisi agen dibayar setelah', 30, [0, 365, 'hari']),
  pmb_mirip: { tipe: 'angka', label: 'Kemiripan soal yang diperingatkan', bawaan: 0.85, min: 0.5, max: 1, desimal: 2, ...penerimaan },
  cbt_pelanggaran_maks: pmb.angka('Pelanggaran ujian sebelum terkunci', 5, [1, 50, 'kali']),
  cbt_tenggang_detik: pmb.angka('Tenggang kirim jawaban', 5, [0, 60, 'detik']),
  cbt_token_menit: pmb.angka('Token ujian berganti setiap', 15, [1, 120, 'menit']),
  cbt_foto: pmb.pilih('Foto peserta selama ujian', 'tidak', { tidak: 'Tidak diambil', menit: 'Setiap menit' }),
} as const satisfies Record<string, DefinisiAturan>

const pesan = kunciDi({ kelompok: 'Komunikasi', pemilik: 'komunikasi', pembaca: 'komunikasi/broadcast-email', hak: 'MM' })

/** Thresholds of Komunikasi. */
export const KUNCI_KOMUNIKASI = {
  pesan_batas_setuju: pesan.angka('Pesan perlu persetujuan kedua di atas', 5000, [1, 1_000_000, 'penerima']),
} as const satisfies Record<string, DefinisiAturan>
