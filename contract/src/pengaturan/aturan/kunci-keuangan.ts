import { kunciDi, type DefinisiAturan } from './definisi'

const hakUang = { kelompok: 'Keuangan: hak', pemilik: 'keuangan', pembaca: 'keuangan/kelayakan', hak: 'MM' } as const
const tagihan = { kelompok: 'Keuangan: tagihan', pemilik: 'keuangan', pembaca: 'keuangan/tagihan', hak: 'MM' } as const
const kas = { kelompok: 'Keuangan: keringanan dan kas', pemilik: 'keuangan', pembaca: 'keuangan/pembayaran', hak: 'MM' } as const
const [hak, tagih, loket] = [kunciDi(hakUang), kunciDi(tagihan), kunciDi(kas)]

/** Percentages of money are basis points: 5000 = 50 % (keuangan R34). */
const BP = [0, 10_000, 'per 10.000'] as const
const RUPIAH = [0, 10_000_000_000, 'rupiah'] as const
const bp = (label: string) => ({ label, tipe: 'angka', min: 0, max: 10_000 }) as const
const rupiah = (label: string) => ({ label, tipe: 'angka', min: 0, max: 10_000_000_000 }) as const
const semester = (label: string) => ({ label, tipe: 'angka', min: 1, max: 20 }) as const

const TUNGGAKAN = {
  abaikan: 'Tidak dilihat',
  jatuh_tempo: 'Yang jatuh tempo',
  terbuka: 'Semua yang terbuka',
  area: 'Menurut area',
} as const
const barisHak = (tunggakan: keyof typeof TUNGGAKAN, dispensasi: 0 | 1, ...daftar: readonly string[]) =>
  daftar.map((nama) => ({ hak: nama, tunggakan, dispensasi }))

/** Thresholds of Keuangan that open or close rights (keuangan R33). */
export const KUNCI_HAK_KEUANGAN = {
  krs_wajib_lunas: hak.pilih('Pembayaran sebelum KRS', 'minimal', { tidak: 'Tidak diperiksa', minimal: 'Minimal', lunas: 'Lunas' }),
  persen_minimal_krs: hak.angka('Pembayaran minimal untuk KRS', 5000, BP),
  persen_minimal_uts: hak.angka('Pembayaran minimal untuk UTS', 5000, BP),
  persen_minimal_uas: hak.angka('Pembayaran minimal untuk UAS', 10_000, BP),
  hak_keuangan: {
    tipe: 'tabel',
    label: 'Tunggakan yang menutup hak',
    bawaan: [
      ...barisHak('jatuh_tempo', 1, 'DAFTAR_ULANG', 'KRS', 'UTS', 'UAS', 'CUTI', 'AKTIF_KEMBALI'),
      ...barisHak('abaikan', 0, 'KRSS'),
      ...barisHak('area', 1, 'KP', 'PROPOSAL', 'KOMPRE', 'SIDANG', 'SURAT'),
      ...barisHak('terbuka', 0, 'YUDISIUM', 'SKL', 'IJAZAH', 'WISUDA'),
    ],
    maksBaris: 40,
    isian: {
      hak: { label: 'Hak', tipe: 'teks' },
      tunggakan: { label: 'Tunggakan', tipe: 'pilihan', pilihan: TUNGGAKAN },
      dispensasi: { label: 'Dispensasi menolong', tipe: 'bool' },
    },
    ...hakUang,
  },
  batas_bayar_sp: { tipe: 'tanggal', label: 'Batas bayar semester pendek', bawaan: null, ...hakUang },
} as const satisfies Record<string, DefinisiAturan>

/** Thresholds of bills and penalties. */
export const KUNCI_TAGIHAN = {
  denda: {
    tipe: 'objek',
    label: 'Denda keterlambatan',
    bawaan: { jenis: 'persen', nilai: 200, tenggangHari: 7, maksPersen: 1000, minimal: 0, surut: 0 },
    isian: {
      jenis: { label: 'Jenis', tipe: 'pilihan', pilihan: { persen: 'Persen', tetap: 'Tetap' } },
      nilai: { label: 'Nilai (per 10.000 atau rupiah)', tipe: 'angka', min: 0, max: 100_000_000 },
      tenggangHari: { label: 'Tenggang (hari)', tipe: 'angka', min: 0, max: 90 },
      maksPersen: bp('Paling banyak (per 10.000)'),
      minimal: rupiah('Sisa paling sedikit'),
      surut: { label: 'Berlaku surut', tipe: 'bool' },
    },
    ...tagihan,
  },
  urut_denda: tagih.pilih('Denda dibayar', 'akhir', { akhir: 'Setelah pokok', awal: 'Sebelum pokok' }),
  luberan_ke_tagihan_lain: tagih.bool('Kelebihan bayar ke tagihan lain', 1),
  nonaktif_persen: tagih.angka('Tagihan mahasiswa nonaktif', 10_000, BP),
  akhir_studi: {
    tipe: 'objek',
    label: 'Keringanan akhir studi',
    bawaan: { sksMaks: 6, semesterD3: 7, semesterD4: 9, semesterS1: 9, persen: 5000 },
    isian: {
      sksMaks: { label: 'SKS paling banyak', tipe: 'angka', min: 0, max: 24 },
      semesterD3: semester('Mulai semester D3'),
      semesterD4: semester('Mulai semester D4'),
      semesterS1: semester('Mulai semester S1'),
      persen: bp('Ditagih (per 10.000)'),
    },
    ...tagihan,
  },
  geser_libur: tagih.bool('Jatuh tempo digeser dari hari libur', 1),
  va_jenis: tagih.pilih('Virtual account untuk', 'TAGIHAN', { TAGIHAN: 'Setiap tagihan', MAHASISWA: 'Setiap mahasiswa' }),
  kode_unik_transfer: tagih.bool('Kode unik pada transfer', 0),
  lapor_biaya_neto: tagih.bool('Laporan biaya memakai nilai setelah potongan', 0),
} as const satisfies Record<string, DefinisiAturan>

const SAAT = { sebelum_kuliah: 'Sebelum kuliah', hari: 'Sampai hari ke-', sesudah: 'Sesudahnya' } as const

/** Thresholds of relief, counters and banks. */
export const KUNCI_KAS = {
  dispensasi_maks_hari: loket.angka('Dispensasi paling lama', 60, [1, 365, 'hari']),
  dispensasi_batas: loket.angka('Dispensasi yang perlu Supervisor', 5_000_000, RUPIAH),
  dispensasi_maks_periode: loket.angka('Dispensasi satu mahasiswa dalam satu periode', 2, [1, 10]),
  angsuran_maks: loket.angka('Angsuran paling banyak', 6, [1, 24, 'kali']),
  angsuran_min_dp: loket.angka('Uang muka angsuran paling sedikit', 2500, BP),
  angsuran_pembulatan: loket.angka('Pembulatan angsuran', 1000, [1, 1_000_000, 'rupiah']),
  angsuran_tenggang: loket.angka('Tenggang angsuran', 3, [0, 30, 'hari']),
  pengembalian_studi: {
    tipe: 'tabel',
    label: 'Pengembalian saat berhenti studi',
    bawaan: [
      { saat: 'sebelum_kuliah', hari: null, persen: 8000 },
      { saat: 'hari', hari: 14, persen: 5000 },
      { saat: 'sesudah', hari: null, persen: 0 },
    ],
    maksBaris: 10,
    isian: {
      saat: { label: 'Saat berhenti', tipe: 'pilihan', pilihan: SAAT },
      hari: { label: 'Hari ke-', tipe: 'angka', min: 1, max: 180, kosong: true },
      persen: bp('Kembali (per 10.000)'),
    },
    ...kas,
  },
  pengembalian_batas: loket.angka('Pengembalian yang perlu Supervisor', 5_000_000, RUPIAH),
  loket_lebih_ke_dompet: loket.pilih('Kelebihan bayar di loket', 'tanya', { tanya: 'Ditanyakan', ya: 'Ke dompet', tidak: 'Dikembalikan' }),
  kas_selisih_maks: loket.angka('Selisih kas yang masih diterima', 50_000, RUPIAH),
  meterai: {
    tipe: 'objek',
    label: 'Meterai kuitansi',
    bawaan: { batas: 5_000_000, nilai: 10_000 },
    isian: { batas: rupiah('Untuk nilai di atas'), nilai: rupiah('Nilai meterai') },
    ...kas,
  },
  rekon_otomatis_min: loket.angka('Kecocokan untuk rekonsiliasi otomatis', 90, [50, 100]),
  rekon_usul_min: loket.angka('Kecocokan untuk usulan rekonsiliasi', 60, [0, 100]),
  pajak_gabung_bulan: loket.bool('Pajak honor digabung sebulan', 1),
  berkas_bank_kunci: loket.bool('Berkas bank dikunci setelah dibuat', 1),
} as const satisfies Record<string, DefinisiAturan>
