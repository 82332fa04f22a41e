import { uraiPeriode } from '../platform/periode'

/** What PDDikti gets for a status code of ours (table 'Status codes'); the letters differ, never send them raw (DM-R29). */
export interface StatusPddikti {
  readonly nama: string
  readonly kelompok: 'studi' | 'keluar'
  /** id_status_mahasiswa of AKM, for studi. */
  readonly akm: string | null
  /** id_jenis_keluar, for keluar. */
  readonly jenisKeluar: string | null
}

const studi = (nama: string, akm: string): StatusPddikti => ({ nama, kelompok: 'studi', akm, jenisKeluar: null })
const keluar = (nama: string, jenisKeluar: string): StatusPddikti => ({ nama, kelompok: 'keluar', akm: null, jenisKeluar })

export const STATUS_MAHASISWA: Readonly<Record<string, StatusPddikti>> = {
  A: studi('Aktif', 'A'),
  C: studi('Cuti', 'C'),
  N: studi('Nonaktif', 'N'),
  S: studi('Kampus Merdeka', 'M'),
  U: studi('Menunggu Uji Kompetensi', 'U'),
  O: studi('Double Degree', 'G'),
  L: keluar('Lulus', '1'),
  M: keluar('Mutasi', '2'),
  D: keluar('Dikeluarkan', '3'),
  E: keluar('Mengundurkan Diri', '4'),
  P: keluar('Putus Sekolah', '5'),
  W: keluar('Wafat', '6'),
  '0': keluar('Selesai Pendidikan Non Gelar', '0'),
}

/** Answers id_semester for PDDikti: codes 1 and 2 as they are, 3 and 4 both as yyyy3 (DM-R29, AK-R4). */
export function idSemesterPddikti(periode: number): string {
  const { tahun, semester } = uraiPeriode(periode)
  return `${tahun - 1}${Math.min(semester, 3)}`
}
