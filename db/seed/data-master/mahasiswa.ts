import { randomOf, type Random } from '../kit/random'
import type { Angkatan } from './angkatan'
import { jalanStudi, type JalanStudi } from './jalan-studi'
import { TANGGAL_LULUS } from './angkatan-tetap'

/** One registration of the demo, as far as all generators need it; the rest is drawn when its row is written. */
export interface Mahasiswa {
  /** Number of the row; the person has the same number, save for who holds two NIM. */
  readonly n: number
  readonly nim: string
  /** Index into the college's prodi. */
  readonly prodi: number
  readonly angkatan: number
  readonly jenisKelas: number
  readonly kampus: number
  readonly jenisKelamin: 'L' | 'P'
  readonly jalan: JalanStudi
  /** In a cohort that the documents name. */
  readonly bernama: boolean
  /** Number of the person. */
  orang: number
  semesterAwal: number
  jenisDaftar: string
  asing: boolean
  /** Index into the classes of the cohort, -1 without one. */
  kelas: number
  /** Index into the college's lecturers, -1 without an advisor. */
  pa: number
  /** Copies from the newest AKM, in hundredths. */
  ipk: number | null
  sksLulus: number
}

/** Code of a NIM for each jenis kelas. */
export const KODE_KELAS_NIM = ['01', '02', '03', '04', '05'] as const
const BOBOT_JENIS_KELAS = [
  [0, 68],
  [1, 15],
  [2, 11],
  [3, 3],
  [4, 3],
] as const

function kampusDari(angkatan: Angkatan, banyakKampus: number, acak: Random): number {
  if (banyakKampus === 1 || angkatan.bernama) return 0
  return acak.weighted([
    [0, 70],
    [1, 18],
    [2, 12],
  ] as const)
}

/**
 * Answers the students of a college in the order of prodi, year and NIM. NIM follow the pattern {YY}{KP}{KK}{NNNN}
 * (DM-R1): the counter runs for each prodi, year and jenis kelas.
 */
export function daftarMahasiswa(college: { id: string; angkatan: readonly Angkatan[]; banyakKampus: number }): Mahasiswa[] {
  const acak = randomOf(college.id, 'mahasiswa')
  const daftar: Mahasiswa[] = []
  const prodiKe = new Map<string, number>()
  for (const a of college.angkatan) {
    const prodi = prodiKe.get(a.prodi.kode) ?? prodiKe.size
    prodiKe.set(a.prodi.kode, prodi)
    const urut = [0, 0, 0, 0, 0]
    for (const [i, hasil] of a.hasil.entries()) {
      acak.restart(daftar.length)
      const jenisKelas = a.bernama ? 0 : acak.weighted(BOBOT_JENIS_KELAS)
      const nomor = (urut[jenisKelas] = (urut[jenisKelas] ?? 0) + 1)
      const nim = `${String(a.angkatan).slice(2)}${a.prodi.kodeNim}${KODE_KELAS_NIM[jenisKelas]}${String(nomor).padStart(4, '0')}`
      const jalan = jalanStudi(a.angkatan, hasil, { acak, polos: a.bernama || i < 3 })
      daftar.push({
        n: daftar.length,
        nim,
        prodi,
        angkatan: a.angkatan,
        jenisKelas,
        bernama: a.bernama,
        kampus: kampusDari(a, college.banyakKampus, acak),
        jenisKelamin: acak.chance(0.52) ? 'P' : 'L',
        jalan: tanggalTetap(nim, jalan),
        orang: daftar.length,
        semesterAwal: 1,
        jenisDaftar: 'peserta_didik_baru',
        asing: false,
        kelas: -1,
        pa: -1,
        ipk: null,
        sksLulus: 0,
      })
    }
  }
  return daftar
}

function tanggalTetap(nim: string, jalan: JalanStudi): JalanStudi {
  const tanggal = TANGGAL_LULUS[nim]
  return tanggal === undefined || jalan.keluar === null ? jalan : { ...jalan, keluar: { ...jalan.keluar, tanggal } }
}

/** Answers the status of a student now. */
export function statusKini(m: Mahasiswa): string {
  return m.jalan.keluar?.status ?? m.jalan.status.at(-1) ?? 'A'
}

/** Whether a student studies now. */
export const masihStudi = (m: Mahasiswa): boolean => m.jalan.keluar === null
