import { z } from 'zod'

/** Rows that only the style page shows; they have the shape of a list answer, and no person behind them. */
export const ContohMahasiswa = z.object({
  id: z.string(),
  versi: z.int(),
  nama: z.string().meta({ title: 'Nama' }),
  nim: z.string().meta({ title: 'NIM' }),
  prodi: z.string().meta({ title: 'Program studi' }),
  angkatan: z.int().meta({ title: 'Angkatan' }),
  status: z.enum(['aktif', 'cuti', 'lulus', 'nonaktif']).meta({ title: 'Status' }),
  ipk: z.number().meta({ title: 'IPK' }),
  sks: z.int().meta({ title: 'SKS' }),
  tanggalLahir: z.iso.date().meta({ title: 'Tanggal lahir' }),
  kota: z.string().nullable().meta({ title: 'Kota asal' }),
  email: z.string().meta({ title: 'Email' }),
})
export type ContohMahasiswa = z.infer<typeof ContohMahasiswa>

const DEPAN = [
  'Adi',
  'Ayu',
  'Bayu',
  'Citra',
  'Dewi',
  'Eko',
  'Fitri',
  'Galih',
  'Hana',
  'Indra',
  'Joko',
  'Kartika',
  'Lestari',
  'Made',
  'Nur',
  'Oki',
  'Putri',
  'Rahmat',
  'Sari',
  'Tono',
  'Utami',
  'Wahyu',
  'Yusuf',
  'Zahra',
]
const BELAKANG = [
  'Saputra',
  'Wijaya',
  'Lestari',
  'Pratama',
  'Hidayat',
  'Nugroho',
  'Permata',
  'Santoso',
  'Kusuma',
  'Ramadhan',
  'Siregar',
  'Gunawan',
  'Anggraini',
  'Maulana',
  'Setiawan',
]
export const PRODI = ['S1 - Teknik Informatika', 'S1 - Sistem Informasi', 'S1 - Manajemen', 'D3 - Akuntansi', 'S1 - Ilmu Hukum']
const STATUS = ['aktif', 'aktif', 'aktif', 'cuti', 'lulus', 'nonaktif'] as const
const KOTA = ['Bandung', 'Surabaya', 'Medan', null, 'Makassar', 'Denpasar']

const pick = <Value>(values: readonly Value[], n: number): Value => values[n % values.length] as Value

function contohAt(n: number): ContohMahasiswa {
  const angkatan = 2019 + (n % 7)
  const nim = `${angkatan % 100}01${String(n).padStart(6, '0')}`
  const nama = `${pick(DEPAN, n)} ${pick(BELAKANG, Math.floor(n / DEPAN.length))}`
  return {
    id: `m${n}`,
    versi: 1,
    nama,
    nim,
    prodi: pick(PRODI, n),
    angkatan,
    status: pick(STATUS, n),
    ipk: 2 + ((n * 37) % 200) / 100,
    sks: (n * 7) % 145,
    tanggalLahir: `${2000 + (n % 8)}-${String((n % 12) + 1).padStart(2, '0')}-${String((n % 28) + 1).padStart(2, '0')}`,
    kota: pick(KOTA, n),
    email: `${nim}@mahasiswa.example`,
  }
}

export const JUMLAH_CONTOH = 5000

/** Answers the rows of the style page: always the same, so that tests can name them. */
export const buatContoh = (): ContohMahasiswa[] => Array.from({ length: JUMLAH_CONTOH }, (_row, n) => contohAt(n + 1))
