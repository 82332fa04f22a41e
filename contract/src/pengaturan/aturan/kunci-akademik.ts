import { galatPolaNim } from '@sivitas/rules/data-master/nim'
import { HURUF, kunciDi, type DefinisiAturan } from './definisi'

const krs = kunciDi({ kelompok: 'KRS', pemilik: 'akademik', pembaca: 'akademik/krs', hak: 'A1' })
const sp = kunciDi({ kelompok: 'Semester pendek dan beban', pemilik: 'akademik', pembaca: 'akademik/krs', hak: 'A1' })
const kuliah = kunciDi({ kelompok: 'Perkuliahan dan ujian', pemilik: 'akademik', pembaca: 'akademik/perkuliahan', hak: 'A4' })
const nilai = kunciDi({ kelompok: 'Nilai', pemilik: 'akademik', pembaca: 'akademik/nilai-kuliah', hak: 'A4' })
const studi = kunciDi({ kelompok: 'Studi', pemilik: 'akademik', pembaca: 'akademik/aktivitas', hak: 'A4' })

const SUMBER_KONVERSI = { TRANSFER: 'Pindahan', RPL_TRANSFER: 'RPL', KURIKULUM: 'Ganti kurikulum', MBKM: 'MBKM' } as const

/** Thresholds of Akademik (decisions, section 2). */
export const KUNCI_AKADEMIK = {
  krs_maks_perubahan: krs.angka('Kelas yang boleh diubah saat PKRS', 3, [0, 20, 'kelas']),
  krs_persetujuan_pa: krs.bool('KRS perlu persetujuan dosen PA', 1),
  krs_wajib_kuesioner: krs.bool('Kuesioner periode lalu wajib sebelum KRS', 0),
  sks_min_krs: krs.angka('SKS paling sedikit dalam satu KRS', 2, [0, 24, 'SKS']),
  krs_draf_akhir: krs.pilih('Draf KRS saat masa KRS berakhir', 'lepas', { lepas: 'Dilepas', ajukan: 'Diajukan' }),
  krs_jam_tenggang: krs.angka('Tenggang draf KRS', 24, [0, 168, 'jam']),
  antrean_jam: krs.angka('Lama tawaran kursi kosong', 2, [1, 72, 'jam']),
  semester_atas: krs.pilih('Mata kuliah di luar semesternya', 'peringatan', { peringatan: 'Peringatan', tolak: 'Ditolak' }),
  sp_peserta: sp.pilih('Peserta semester pendek', 'mengulang_saja', { mengulang_saja: 'Hanya yang mengulang', bebas: 'Bebas' }),
  sp_min_peserta: sp.angka('Peserta paling sedikit satu kelas semester pendek', 10, [1, 100, 'orang']),
  mbkm_sks_periode: sp.angka('SKS MBKM satu periode', 20, [0, 24, 'SKS']),
  mbkm_sks_total: sp.angka('SKS MBKM seluruhnya', 60, [0, 80, 'SKS']),
  menit_sks: sp.angka('Lama satu SKS teori', 50, [30, 60, 'menit']),
  menit_sks_praktik: sp.angka('Lama satu SKS praktik', 170, [50, 240, 'menit']),
  jumlah_pertemuan: kuliah.angka('Pertemuan satu kelas', 16, [1, 32, 'pertemuan']),
  kehadiran_min_uts: kuliah.angka('Kehadiran minimal untuk UTS', 0, [0, 100, '%']),
  kehadiran_min_uas: kuliah.angka('Kehadiran minimal untuk UAS', 75, [0, 100, '%']),
  uas_wajib_kuesioner: kuliah.bool('Kuesioner dosen wajib sebelum kartu UAS', 1),
  sakit_izin_bobot: kuliah.angka('Sakit dan izin dihitung hadir', 0, [0, 100, '%']),
  terlambat_bebas: kuliah.angka('Terlambat yang masih dihitung tepat waktu', 15, [0, 120, 'menit']),
  terlambat_maks: kuliah.angka('Terlambat yang masih boleh masuk', 30, [0, 240, 'menit']),
  naskah_cadangan_persen: kuliah.angka('Cadangan naskah ujian', 5, [0, 50, '%']),
  ujian_maks_sehari: kuliah.angka('Ujian paling banyak dalam sehari', 2, [1, 6, 'ujian']),
  bimbingan_min: kuliah.angka('Bimbingan PA dalam satu periode', 3, [0, 20, 'kali']),
  mk_ulang: nilai.pilih('Nilai mata kuliah yang diulang', 'terbaik', { terbaik: 'Yang terbaik', terakhir: 'Yang terakhir' }),
  ulang_nilai_bawah: nilai.pilih('Boleh mengulang bila nilai di bawah', 'B', HURUF),
  ulang_nilai_maks: nilai.pilih('Nilai tertinggi setelah mengulang', null, HURUF),
  remedial_nilai_maks: nilai.pilih('Nilai tertinggi setelah remedial', 'B', HURUF),
  tunda_hari: nilai.angka('Nilai tunda (T) menjadi E setelah', 30, [1, 180, 'hari']),
  final_otomatis: nilai.pilih('Saat masa input nilai berakhir', 'final_bila_lengkap', {
    final_bila_lengkap: 'Difinalkan bila lengkap',
    kosong_jadi_K: 'Yang kosong menjadi K, lalu difinalkan',
    tidak: 'Tidak difinalkan',
  }),
  e_masuk_ipk: nilai.bool('Nilai E dihitung dalam IPK', 1),
  konversi_masuk_ipk: {
    tipe: 'daftar-pilihan',
    label: 'Nilai konversi yang dihitung dalam IPK',
    bawaan: ['TRANSFER', 'RPL_TRANSFER', 'KURIKULUM', 'MBKM'],
    pilihan: SUMBER_KONVERSI,
    kelompok: 'Nilai',
    pemilik: 'akademik',
    pembaca: 'akademik/transkrip',
    hak: 'A4',
  },
  bulan_cuti_dihitung: studi.bool('Masa cuti dihitung dalam masa studi', 0),
  nonaktif_peringatan: studi.angka('Periode nonaktif sebelum peringatan', 2, [1, 8, 'periode']),
} as const satisfies Record<string, DefinisiAturan>

const master = { kelompok: 'Studi', pemilik: 'data-master', hak: 'A4' } as const
const cuti = kunciDi({ ...master, pembaca: 'akademik/pengajuan-cuti' })

/** Thresholds of Data Master. */
export const KUNCI_MASTER = {
  nim_pola: {
    tipe: 'teks',
    label: 'Pola NIM',
    bawaan: '{YY}{KP}{KK}{NNNN}',
    maks: 40,
    periksa: galatPolaNim,
    kelompok: 'Mahasiswa baru',
    pemilik: 'data-master',
    pembaca: 'data-master/mahasiswa',
    hak: 'MM',
  },
  status_awal: kunciDi({ kelompok: 'Mahasiswa baru', pemilik: 'data-master', pembaca: 'data-master/mahasiswa', hak: 'MM' }).pilih(
    'Status awal mahasiswa baru',
    'A',
    { A: 'Aktif', N: 'Nonaktif sampai daftar ulang lunas' },
  ),
  cuti_min_semester: cuti.angka('Cuti paling cepat pada semester', 3, [1, 14]),
  cuti_maks_berturut: cuti.angka('Cuti berturut-turut paling banyak', 2, [1, 8, 'periode']),
  cuti_maks_total: cuti.angka('Cuti seluruhnya paling banyak', 4, [1, 14, 'periode']),
  cuti_dihitung: kunciDi({ ...master, pembaca: 'data-master/mahasiswa' }).bool('Cuti dihitung dalam semester ke-', 0),
  konversi_maks_persen: kunciDi({ ...master, pembaca: 'akademik/konversi-nilai' }).angka('SKS diakui paling banyak', 70, [0, 100, '%']),
} as const satisfies Record<string, DefinisiAturan>
