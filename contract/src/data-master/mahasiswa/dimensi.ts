/** How the list of students says one value of a dimension: a list of values, a single one, or a range. */
type Saringan = { jenis: 'banyak' | 'satu' | 'rentang'; nama: string }

/** What students are counted by: its name for people, and the filter of the list that finds the same students. */
export type Dimensi = { judul: string; saringan: Saringan | null }

const banyak = (judul: string, nama: string): Dimensi => ({ judul, saringan: { jenis: 'banyak', nama } })
const satu = (judul: string, nama: string): Dimensi => ({ judul, saringan: { jenis: 'satu', nama } })
const rentang = (judul: string, nama: string): Dimensi => ({ judul, saringan: { jenis: 'rentang', nama } })
const tanpa = (judul: string): Dimensi => ({ judul, saringan: null })

/** Dimensions of 'Rekap Mahasiswa' in the order of their picker (data-master, Screens). */
export const DIMENSI_MAHASISWA = {
  fakultas: banyak('Fakultas', 'fakultas'),
  jurusan: banyak('Jurusan', 'jurusan'),
  prodi: banyak('Program studi', 'prodi'),
  jenjang: banyak('Jenjang', 'jenjang'),
  angkatan: banyak('Angkatan', 'angkatan'),
  status: banyak('Status', 'status'),
  jenisKelamin: satu('Jenis kelamin', 'jenisKelamin'),
  agama: banyak('Agama', 'agama'),
  kewarganegaraan: tanpa('Kewarganegaraan'),
  jenisKelas: banyak('Jenis kelas', 'jenisKelas'),
  kampus: banyak('Kampus', 'kampus'),
  kelas: banyak('Kelas', 'kelasDefault'),
  jenisDaftar: banyak('Jenis daftar', 'jenisDaftar'),
  jalur: banyak('Jalur daftar', 'jalurDaftar'),
  gelombang: banyak('Gelombang', 'gelombang'),
  provinsi: satu('Provinsi', 'provinsi'),
  kota: satu('Kabupaten/kota', 'kota'),
  sekolah: satu('Sekolah asal', 'sekolah'),
  /** All that a student belongs to in the period, so that nobody is counted twice. */
  klasifikasi: tanpa('Klasifikasi'),
  instansi: banyak('Instansi', 'instansi'),
  /** Of the father, else of the mother, else of the guardian. */
  penghasilan: tanpa('Penghasilan orang tua'),
  pekerjaan: tanpa('Pekerjaan orang tua'),
  semesterKe: rentang('Semester ke', 'semesterKe'),
  umur: tanpa('Umur'),
  ipk: rentang('Rentang IPK', 'ipk'),
  dosenPa: satu('Dosen PA', 'dosenPa'),
} as const satisfies Record<string, Dimensi>

export type NamaDimensi = keyof typeof DIMENSI_MAHASISWA
export const NAMA_DIMENSI = Object.keys(DIMENSI_MAHASISWA) as [NamaDimensi, ...NamaDimensi[]]

/** Bounds of the IPK bins, lowest first (data-master, dashboard): below 2,00; 2,00-2,49; 2,50-2,74; 2,75-2,99; 3,00-3,49; 3,50-4,00. */
export const RENTANG_IPK = [
  { kunci: '0', dari: 0, sampai: 1.99, label: '< 2,00' },
  { kunci: '2', dari: 2, sampai: 2.49, label: '2,00-2,49' },
  { kunci: '2.5', dari: 2.5, sampai: 2.74, label: '2,50-2,74' },
  { kunci: '2.75', dari: 2.75, sampai: 2.99, label: '2,75-2,99' },
  { kunci: '3', dari: 3, sampai: 3.49, label: '3,00-3,49' },
  { kunci: '3.5', dari: 3.5, sampai: 4, label: '3,50-4,00' },
] as const

/** Names a bin by its lower bound. */
export const rentangIpk = (kunci: string) => RENTANG_IPK.find((one) => one.kunci === kunci)
