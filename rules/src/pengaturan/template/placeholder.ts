import { terdekat } from './kata-terdekat'
import { kelompok, MAHASISWA, UMUM, type Baris, type Placeholder } from './kata'
import { KATA_KONVERSI } from './konversi'
import { KATA_SK } from './sk'

const PERIODE = kelompok('Periode', [
  ['periode', 'Periode', '2025/2026 Ganjil', true],
  ['semester', 'Semester ke-', '5', true],
])

const MAKUL: readonly Baris[] = [
  ['no', 'Nomor urut', '1', true],
  ['kode', 'Kode', 'IF201', true],
  ['nama', 'Mata kuliah', 'Struktur Data', true],
  ['sks', 'SKS', '3', true],
]

const krs = (tambahan: readonly Baris[]): Placeholder[] => [
  ...UMUM,
  ...MAHASISWA,
  ...PERIODE,
  ...kelompok('Beban studi', [
    ['ip', 'IP dasar', '2,83'],
    ['hakSks', 'Hak SKS', '21'],
    ['jumlahSks', 'Jumlah SKS', '20', true],
  ]),
  ...kelompok(
    'Mata kuliah',
    [
      ...MAKUL,
      ['kelas', 'Kelas', 'A', true],
      ['hariJam', 'Hari dan jam', 'Senin 08:00-10:30'],
      ['ruang', 'Ruang', 'A-301'],
      ['dosen', 'Dosen', 'Dr. Dosen A, M.Kom.'],
      ['ambil', 'Baru atau ulang', 'B', true],
      ...tambahan,
    ],
    'mk',
  ),
]

const NILAI: readonly Baris[] = [
  ['nilai', 'Nilai angka', '76,30'],
  ['huruf', 'Nilai huruf', 'AB'],
  ['bobot', 'Bobot', '3,50'],
  ['mutu', 'SKS x bobot', '10,50'],
]

const KHS = [
  ...UMUM,
  ...MAHASISWA,
  ...PERIODE,
  ...kelompok('Hasil studi', [
    ['jumlahSks', 'SKS semester', '18', true],
    ['jumlahMutu', 'Jumlah mutu', '51,00'],
    ['sksTotal', 'SKS total', '66', true],
    ['ips', 'IPS', '2,83'],
    ['ipk', 'IPK', '2,76'],
    ['hakSks', 'Hak SKS berikutnya', '21'],
  ]),
  ...kelompok('Mata kuliah', [...MAKUL, ...NILAI, ['kelas', 'Kelas', 'A']], 'mk'),
]

const TRANSKRIP = [
  ...UMUM,
  ...MAHASISWA,
  ...kelompok('Kelulusan', [
    ['tempatTanggalLahir', 'Tempat, tanggal lahir', 'Bandung, 17 Agustus 2005', true],
    ['nomorIjazah', 'Nomor ijazah', '552012026000123'],
    ['pin', 'Nomor ijazah nasional', '552012026000123'],
    ['skAkreditasi', 'SK akreditasi', 'SK/AKR/2025/0012 (Unggul)'],
    ['tanggalMasuk', 'Tanggal masuk', '1 September 2023', true],
    ['tanggalLulus', 'Tanggal lulus', '20 Agustus 2027'],
    ['gelar', 'Gelar', 'Sarjana Komputer (S.Kom.)'],
    ['predikat', 'Predikat', 'Sangat Memuaskan'],
    ['judulTugasAkhir', 'Judul tugas akhir', 'Penjadwalan Kuliah dengan Pemrograman Kendala'],
    ['judulTugasAkhirInggris', 'Judul tugas akhir (Inggris)', 'Course Timetabling with Constraint Programming'],
  ]),
  ...kelompok('Hasil studi', [
    ['sksTempuh', 'SKS ditempuh', '148', true],
    ['sksLulus', 'SKS lulus', '146', true],
    ['jumlahMutu', 'Jumlah mutu', '455,50', true],
    ['ipk', 'IPK', '3,12'],
  ]),
  ...kelompok(
    'Mata kuliah',
    [
      ...MAKUL,
      ...NILAI,
      ['namaInggris', 'Mata kuliah (Inggris)', 'Data Structures'],
      ['semester', 'Semester', '3'],
      ['periode', 'Periode', '2024/2025 Ganjil'],
    ],
    'mk',
  ),
]

const KARTU_UJIAN = [
  ...UMUM,
  ...MAHASISWA,
  ...PERIODE,
  ...kelompok('Ujian', [
    ['jenisUjian', 'Jenis ujian', 'UTS', true],
    ['nomorKartu', 'Nomor kartu', '20251-UTS-0001'],
  ]),
  ...kelompok(
    'Jadwal ujian',
    [
      ...MAKUL,
      ['kelas', 'Kelas', 'A', true],
      ['tanggal', 'Tanggal', '10 November 2025'],
      ['jam', 'Jam', '08:00-09:40'],
      ['ruang', 'Ruang', 'A-301'],
      ['kursi', 'Kursi', '12'],
    ],
    'ujian',
  ),
]

const KTM = [
  ...UMUM,
  ...MAHASISWA,
  ...kelompok('Kartu', [
    ['labelProdi', 'Program studi dengan jenjang', 'S1 - Teknik Informatika'],
    ['nomorKartu', 'Nomor kartu', '2301010001-01', true],
    ['berlakuSampai', 'Berlaku sampai', '31 Agustus 2030', true],
    ['tempatTanggalLahir', 'Tempat, tanggal lahir', 'Bandung, 17 Agustus 2005'],
    ['golonganDarah', 'Golongan darah', 'O'],
    ['alamat', 'Alamat', 'Jalan Contoh 1, Bandung'],
    ['jenisKelas', 'Jenis kelas', 'Reguler Pagi'],
    ['kampus', 'Kampus', 'Kampus Utama'],
    ['kontakDarurat', 'Kontak darurat', 'Wali A (ibu), +628123456789'],
  ]),
]

const KARTU_PETUGAS = [
  ...UMUM,
  ...kelompok('Pemegang kartu', [
    ['nama', 'Nama', 'Dr. Dosen A, M.Kom.', true],
    ['nomorInduk', 'NIDN, NUPTK, NIP, atau NIM', '0412057501', true],
    ['jabatan', 'Jabatan', 'Lektor'],
    ['unit', 'Unit', 'S1 - Teknik Informatika'],
    ['status', 'Status', 'Aktif'],
  ]),
  ...kelompok('Kartu', [
    ['nomorKartu', 'Nomor kartu', '0412057501-01', true],
    ['berlakuSampai', 'Berlaku sampai', '31 Agustus 2030', true],
    ['tempatTanggalLahir', 'Tempat, tanggal lahir', 'Bandung, 12 Mei 1975'],
    ['alamat', 'Alamat', 'Jalan Contoh 1, Bandung'],
  ]),
]

const RPS = [
  ...UMUM,
  ...kelompok('Mata kuliah', [
    ['kodeMk', 'Kode mata kuliah', 'IF201', true],
    ['namaMk', 'Mata kuliah', 'Struktur Data', true],
    ['namaMkInggris', 'Mata kuliah (Inggris)', 'Data Structures'],
    ['sks', 'SKS', '3', true],
    ['semester', 'Semester', '3'],
    ['penyusun', 'Penyusun', 'Dr. Dosen A, M.Kom.'],
    ['koordinator', 'Koordinator', 'Dr. Dosen A, M.Kom.'],
    ['kaprodi', 'Ketua program studi', 'Dr. Dosen B, M.T.'],
    ['deskripsi', 'Deskripsi', 'Mata kuliah ini membahas struktur data dasar dan penerapannya.'],
    ['pustaka', 'Pustaka', 'Buku ajar struktur data, 2024'],
  ]),
  ...kelompok(
    'Capaian',
    [
      ['kode', 'Kode', 'CPMK1', true],
      ['uraian', 'Uraian', 'Menerapkan struktur data yang sesuai', true],
    ],
    'cpmk',
  ),
  ...kelompok(
    'Rencana pembelajaran',
    [
      ['pertemuan', 'Pertemuan', '1', true],
      ['materi', 'Materi', 'Pengantar dan tipe data', true],
      ['bentuk', 'Bentuk', 'Luring'],
      ['metode', 'Metode', 'Ceramah dan diskusi'],
      ['indikator', 'Indikator', 'Ketepatan menjelaskan'],
      ['bobot', 'Bobot', '5'],
    ],
    'pekan',
  ),
  ...kelompok(
    'Rencana evaluasi',
    [
      ['komponen', 'Komponen', 'UTS', true],
      ['nama', 'Nama', 'Ujian Tengah Semester', true],
      ['bobot', 'Bobot', '30', true],
    ],
    'evaluasi',
  ),
]

const sk = (jenis: keyof typeof KATA_SK): Placeholder[] => {
  const { keputusan, lampiran } = KATA_SK[jenis]
  return [...UMUM, ...kelompok('Keputusan', keputusan), ...kelompok('Lampiran', lampiran.kata, lampiran.nama)]
}

const DAFTAR: Readonly<Record<string, readonly Placeholder[]>> = {
  krs: krs([]),
  krss: krs([['biaya', 'Biaya', 'Rp 600.000']]),
  pkrs: krs([['revisi', 'Ditambah atau dibatalkan', 'Ditambah', true]]),
  khs: KHS,
  transkrip: TRANSKRIP,
  'kartu-ujian': KARTU_UJIAN,
  ktm: KTM,
  'kartu-perpustakaan': KTM,
  'kartu-dosen': KARTU_PETUGAS,
  'kartu-pegawai': KARTU_PETUGAS,
  'kartu-asisten': KARTU_PETUGAS,
  rps: RPS,
  'konversi-nilai': [...UMUM, ...MAHASISWA, ...KATA_KONVERSI],
  'sk-dosen-pa': sk('sk-dosen-pa'),
  'sk-asisten': sk('sk-asisten'),
}

/** Answers the words that templates of a kind may use, with samples; none for an unknown kind. */
export function daftarPlaceholder(jenis: string): readonly Placeholder[] {
  return DAFTAR[jenis] ?? []
}

const KATA = /\{([#/^]?)([A-Za-z][A-Za-z0-9]*)\}/g

/** Answers the words in braces of a text, loop marks apart: '{#mk}{kode}{/mk}' -> mk (loop), kode. */
export function kataDalam(teks: string): { kata: readonly string[]; larik: readonly string[] } {
  const semua = [...teks.matchAll(KATA)]
  return {
    kata: [...new Set(semua.filter(([, tanda]) => tanda === '').map(([, , nama = '']) => nama))],
    larik: [...new Set(semua.filter(([, tanda]) => tanda !== '').map(([, , nama = '']) => nama))],
  }
}

/**
 * Answers what is wrong with the words in braces of a template, or null (edge case 26):
 * 'Placeholder {namaa} tidak dikenal. Maksud Anda {nama}?'
 */
export function galatPlaceholder(jenis: string, teks: string): string | null {
  const daftar = daftarPlaceholder(jenis)
  const kata = [...new Set(daftar.map(({ nama }) => nama))]
  const larik = [...new Set(daftar.flatMap((p) => p.larik ?? []))]
  const { kata: dipakai, larik: loop } = kataDalam(teks)
  const kataAsing = dipakai.find((nama) => !kata.includes(nama))
  const asing = kataAsing ?? loop.find((nama) => !larik.includes(nama))
  if (asing === undefined) return null
  const maksud = terdekat(asing, kataAsing === undefined ? larik : kata)
  return `Placeholder {${asing}} tidak dikenal.${maksud === null ? '' : ` Maksud Anda {${maksud}}?`}`
}

export type IsiPlaceholder = Readonly<Record<string, string | null>>

/** Answers a text with its words filled in; what has no value leaves nothing behind. */
export function isiPlaceholder(teks: string, isi: IsiPlaceholder): string {
  return teks.replaceAll(KATA, (_, tanda: string, nama: string) => (tanda === '' ? (isi[nama] ?? '') : ''))
}

/** Answers whether a text has words and all of them are empty, so that a line of it says nothing. */
export function tanpaIsi(teks: string, isi: IsiPlaceholder): boolean {
  const { kata } = kataDalam(teks)
  return kata.length > 0 && kata.every((nama) => !isi[nama])
}
