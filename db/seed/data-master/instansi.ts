import type { CollegeSeed } from '../college-seed'
import { hash32 } from '../kit/random'
import type { Mahasiswa } from './mahasiswa'

interface InstansiDemo {
  readonly kode: string
  readonly nama: string
  readonly singkatan: string | null
  readonly jenis: string
  /** Index of the agency above. */
  readonly induk?: number
}

const KOTA = ['Kota Bandung', 'Kota Cimahi', 'Kabupaten Bandung', 'Kabupaten Sumedang', 'Kabupaten Garut', 'Kota Bogor'] as const
const DINAS = [
  ['Dinas Komunikasi dan Informatika', 'Diskominfo'],
  ['Dinas Kesehatan', 'Dinkes'],
  ['Dinas Pendidikan', 'Disdik'],
  ['Badan Kepegawaian Daerah', 'BKD'],
  ['Dinas Pekerjaan Umum', 'Dinas PU'],
] as const
const SWASTA = [
  'Mitra Sejahtera',
  'Karya Digital',
  'Sinar Niaga',
  'Bina Logistik',
  'Cipta Pangan',
  'Graha Teknologi',
  'Surya Medika',
  'Tirta Abadi',
] as const

const dinas = KOTA.flatMap((kota) =>
  DINAS.map(([nama, singkat]): Omit<InstansiDemo, 'kode'> => ({
    nama: `${nama} ${kota}`,
    singkatan: `${singkat} ${kota}`,
    jenis: kota.startsWith('Kota') ? 'pemkot' : 'pemkab',
  })),
)

/** Two of the sixty are others under another name: what a merge is for (data-master, Demo data). */
const DAFTAR: readonly InstansiDemo[] = [
  { nama: 'Kementerian Contoh', singkatan: 'Kemcontoh', jenis: 'kementerian' },
  { nama: 'Direktorat Pelayanan Kementerian Contoh', singkatan: null, jenis: 'kementerian', induk: 0 },
  { nama: 'Lembaga Riset Contoh', singkatan: 'LRC', jenis: 'lpnk' },
  { nama: 'Pemerintah Provinsi Contoh', singkatan: 'Pemprov', jenis: 'pemprov' },
  { nama: 'Komando Daerah Contoh', singkatan: 'Kodam', jenis: 'tni' },
  { nama: 'Kepolisian Resor Contoh', singkatan: 'Polres', jenis: 'polri' },
  ...dinas,
  ...SWASTA.map((nama) => ({ nama: `PT ${nama}`, singkatan: null, jenis: 'swasta' })),
  ...SWASTA.slice(0, 6).map((nama) => ({ nama: `Yayasan ${nama}`, singkatan: null, jenis: 'yayasan' })),
  { nama: 'Bank Daerah Contoh', singkatan: 'BDC', jenis: 'bumd' },
  { nama: 'Perusahaan Air Contoh', singkatan: 'PAC', jenis: 'bumd' },
  { nama: 'Perusahaan Listrik Contoh', singkatan: 'PLC', jenis: 'bumn' },
  { nama: 'Perusahaan Kereta Contoh', singkatan: 'PKC', jenis: 'bumn' },
  { nama: 'Perusahaan Pos Contoh', singkatan: 'PPC', jenis: 'bumn' },
  { nama: 'Organisasi Kesehatan Antarbangsa', singkatan: 'OKA', jenis: 'internasional' },
  { nama: 'Koperasi Pegawai Contoh', singkatan: null, jenis: 'lainnya' },
  { nama: 'Asosiasi Guru Contoh', singkatan: null, jenis: 'lainnya' },
  { nama: 'Diskominfo Kota Bandung', singkatan: 'Diskominfo', jenis: 'pemkot' },
  { nama: 'Mitra Sejahtera', singkatan: null, jenis: 'swasta' },
].map((one, n) => ({ ...one, kode: `INS${String(n + 1).padStart(3, '0')}` }))

/** Agencies of a college; the small ones know few. */
export const daftarInstansi = (c: CollegeSeed): readonly InstansiDemo[] => (c.lengkap ? DAFTAR : DAFTAR.slice(0, 6))

/** Kind of class that an agency sends its students to, and the one of people who work. */
const KERJA_SAMA = 4
const KARYAWAN = 2

/** Answers which agency a student comes from: everybody of a 'Kelas Kerja Sama', and some of those who work; -1 without one. */
export function instansiMahasiswa(c: CollegeSeed, m: Mahasiswa): number {
  const acak = hash32(`${c.id}/instansi/${m.n}`)
  if (m.jenisKelas !== KERJA_SAMA && !(m.jenisKelas === KARYAWAN && acak % 10 < 3)) return -1
  return acak % daftarInstansi(c).length
}

const JABATAN = ['Staf', 'Pranata Komputer', 'Analis', 'Kepala Seksi', 'Pengelola Keuangan'] as const
const UNIT = ['Sekretariat', 'Bidang Layanan', 'Bidang Keuangan', 'Bidang Umum'] as const
const TUGAS = ['tugas_belajar', 'izin_belajar', 'mandiri'] as const

/** Agency, post, unit, NIP and kind of assignment of a student, as his row has them. */
export function kolomInstansi(c: CollegeSeed, m: Mahasiswa): (string | null)[] {
  const n = instansiMahasiswa(c, m)
  if (n < 0) return [null, null, null, null, null]
  const pns = ['kementerian', 'lpnk', 'pemprov', 'pemkab', 'pemkot'].includes(daftarInstansi(c)[n]?.jenis ?? '')
  return [
    c.ids('instansi')(n),
    JABATAN[m.n % JABATAN.length] ?? null,
    UNIT[m.n % UNIT.length] ?? null,
    pns ? `1990${String((m.n % 12) + 1).padStart(2, '0')}152015011${String(m.n % 1000).padStart(3, '0')}` : null,
    TUGAS[m.n % TUGAS.length] ?? null,
  ]
}
