import type { CollegeSeed } from '../college-seed'
import { rowsOf, type TableRows } from '../kit/copy-text'
import { HARI_INI, hariSesudah, saat } from '../kit/calendar'
import { daftarOperator } from '../platform/operator'

const KATEGORI = [
  ['AKD', 'Akademik', 'blue'],
  ['KEU', 'Keuangan', 'teal'],
  ['KMH', 'Kemahasiswaan', 'grape'],
  ['SDM', 'Kepegawaian', 'orange'],
  ['UMM', 'Umum', 'gray'],
] as const

const JUDUL: readonly (readonly [string, string, string])[] = [
  [
    'AKD',
    'Jadwal Ujian Akhir Semester 2025/2026 Ganjil',
    'Ujian akhir semester berlangsung mulai 15 Desember 2025. Jadwal per program studi terlampir pada halaman jadwal ujian.',
  ],
  [
    'AKD',
    'Pengisian KRS awal 2025/2026 Genap dibuka',
    'Pengisian awal sudah dibuka. Mohon program studi memeriksa penawaran kelas dan kapasitasnya.',
  ],
  [
    'KEU',
    'Batas pembayaran semester berjalan',
    'Mahasiswa yang belum melunasi agar diarahkan ke loket keuangan atau mengajukan dispensasi.',
  ],
  ['KMH', 'Pendaftaran beasiswa prestasi yayasan', 'Berkas diterima di bagian kemahasiswaan sampai akhir bulan.'],
  ['SDM', 'Pemutakhiran data dosen', 'Dosen diminta memeriksa jabatan fungsional dan sertifikasi pada portal dosen.'],
  ['UMM', 'Pemeliharaan jaringan kampus', 'Jaringan di Kampus Utama dipelihara pada hari Sabtu pukul 20.00 sampai 23.00.'],
  ['AKD', 'Batas pengisian nilai UTS', 'Nilai UTS diisi paling lambat dua minggu setelah ujian.'],
  ['KEU', 'Jadwal tutup buku harian', 'Loket ditutup pukul 15.00 pada hari kerja terakhir setiap bulan.'],
  ['KMH', 'Pekan olahraga mahasiswa', 'Kegiatan berlangsung di Kampus Jatinangor.'],
  ['UMM', 'Libur nasional', 'Layanan tatap muka tidak dibuka pada hari libur nasional.'],
]

function pengumuman(c: CollegeSeed): TableRows {
  const banyak = c.lengkap ? 30 : 5
  return rowsOf(
    'pengumuman',
    Array.from({ length: banyak }, (_, i) => {
      const [kategori, judul, isi] = JUDUL[i % JUDUL.length] ?? ['UMM', 'Pengumuman', '']
      const seri = Math.floor(i / JUDUL.length)
      return {
        college_id: c.id,
        id: c.ids('pengumuman')(i),
        judul: seri === 0 ? judul : `${judul} (edisi ${seri + 1})`,
        isi: `<p>${isi}</p><p>Hubungi unit penulis bila ada pertanyaan.</p>`,
        id_kategori: c.ids('kategori_pengumuman')(KATEGORI.findIndex(([k]) => k === kategori)),
        unit_penulis: kategori === 'KEU' ? 'Biro Keuangan' : kategori === 'SDM' ? 'Biro SDM' : 'BAAK',
        tujuan: i % 4 === 3 ? ['operator', 'dosen'] : ['operator'],
        terbit_pada: saat(hariSesudah(HARI_INI, -i * 5 - 1), 32_400),
        berakhir_pada: i >= 24 ? saat(hariSesudah(HARI_INI, -i + 10), 86_399) : null,
      }
    }),
  )
}

const IDE = [
  ['Pencarian mahasiswa dengan kode QR', 'Kartu mahasiswa cukup dipindai di loket.', 'direncanakan'],
  ['Mode gelap terjadwal', 'Tampilan gelap menyala sendiri pada malam hari.', 'diajukan'],
  ['Pintasan papan ketik di daftar', 'Panah dan Enter untuk membuka baris.', 'selesai'],
  ['Cetak label alamat', 'Label alamat alumni tiga kolom.', 'diterima'],
  ['Ringkasan pagi lewat surel', 'Pekerjaan yang menunggu dikirim setiap pukul 07.00.', 'diajukan'],
  ['Perbandingan dua periode', 'Angka dua periode bersebelahan.', 'diterima'],
  ['Catatan pada baris', 'Catatan singkat antarpetugas pada satu mahasiswa.', 'diajukan'],
  ['Ekspor terjadwal', 'Berkas mingguan masuk ke Unduhan.', 'direncanakan'],
] as const

const BENTUK = [
  [
    'Mahasiswa per angkatan dan status',
    { dataset: 'mahasiswa', baris: ['angkatan'], kolom: ['status'], ukuran: ['jumlah'], filter: {}, grafik: 'tumpuk' },
  ],
  ['Mahasiswa per provinsi', { dataset: 'mahasiswa', baris: ['provinsi'], kolom: [], ukuran: ['jumlah'], filter: {}, grafik: 'batang' }],
  [
    'Rata-rata IPK per prodi',
    { dataset: 'mahasiswa', baris: ['prodi'], kolom: [], ukuran: ['ipk', 'jumlah'], filter: {}, grafik: 'batang' },
  ],
  [
    'Kelengkapan data per fakultas',
    { dataset: 'mahasiswa', baris: ['fakultas'], kolom: ['siapPddikti'], ukuran: ['jumlah', 'lengkap'], filter: {}, grafik: 'tabel' },
  ],
  ['IPS per periode', { dataset: 'akm', baris: ['periode'], kolom: [], ukuran: ['ips'], filter: {}, grafik: 'garis' }],
  [
    'Status per periode',
    { dataset: 'akm', baris: ['periode'], kolom: ['statusPeriode'], ukuran: ['jumlah'], filter: {}, grafik: 'tumpuk' },
  ],
  ['Sebaran huruf per prodi', { dataset: 'nilai', baris: ['prodi'], kolom: ['huruf'], ukuran: ['baris'], filter: {}, grafik: 'tabel' }],
  [
    'Mata kuliah tersulit',
    { dataset: 'nilai', baris: ['mataKuliah'], kolom: [], ukuran: ['indeks', 'jumlah'], filter: {}, grafik: 'tabel' },
  ],
  [
    'Mahasiswa per kampus dan kelas',
    { dataset: 'mahasiswa', baris: ['kampus'], kolom: ['jenisKelas'], ukuran: ['jumlah'], filter: {}, grafik: 'batang' },
  ],
  [
    'Jenis daftar per angkatan',
    { dataset: 'mahasiswa', baris: ['angkatan'], kolom: ['jenisDaftar'], ukuran: ['jumlah'], filter: {}, grafik: 'tabel' },
  ],
] as const

/** Answers the rows of what the home pages show: announcements, ideas with votes, saved research tables. */
export function* berandaTables(c: CollegeSeed): Generator<TableRows> {
  const operator = daftarOperator(c).filter((o) => o.status === 'aktif')
  const akun = (i: number): string => c.ids('akun')(operator[i % operator.length]?.id ?? 1001)
  yield rowsOf(
    'kategori_pengumuman',
    KATEGORI.map(([kode, nama, warna], i) => ({ college_id: c.id, id: c.ids('kategori_pengumuman')(i), kode, nama, warna, aktif: true })),
  )
  yield pengumuman(c)
  if (!c.lengkap) return
  yield rowsOf(
    'pengumuman_dibaca',
    Array.from({ length: 60 }, (_, i) => ({
      college_id: c.id,
      id_akun: akun(Math.floor(i / 6)),
      id_pengumuman: c.ids('pengumuman')(29 - (i % 6)),
      dibaca_pada: saat(hariSesudah(HARI_INI, -1), 36_000 + i),
    })),
  )
  yield rowsOf(
    'ide',
    IDE.map(([judul, isi, status], i) => ({ college_id: c.id, id: c.ids('ide')(i), judul, isi, id_akun: akun(i + 1), status })),
  )
  yield rowsOf(
    'ide_suara',
    IDE.flatMap((_, i) =>
      Array.from({ length: 3 + ((i * 5) % 11) }, (__, v) => ({ college_id: c.id, id_ide: c.ids('ide')(i), id_akun: akun(v) })),
    ),
  )
  yield rowsOf(
    'riset_simpanan',
    BENTUK.map(([nama, bentuk], i) => ({
      college_id: c.id,
      id: c.ids('riset_simpanan')(i),
      nama,
      id_akun: akun(i < 6 ? 0 : 2),
      bentuk: JSON.stringify(bentuk),
      id_hak_akses: i % 3 === 1 ? c.ids('hak_akses')(2) : null,
      disematkan: i < 2,
    })),
  )
}
