import { masihStudi, type Mahasiswa } from './mahasiswa'
import type { ProdiDemo } from './prodi'

const KAPASITAS = 40
/** Cohorts that still sit in classes of their own. */
const SEJAK = 2021

/** Cohorts of which only the first so many are in a class: 95 of the 264 of 55201 wait, the 485 of 61201 all do. */
const HANYA: Readonly<Record<string, number>> = { '55201/2025': 264 - 95, '61201/2025': 0 }

export interface KelasDefault {
  readonly kode: string
  readonly nama: string
  readonly prodi: number
  readonly angkatan: number
  readonly jenisKelas: number
  readonly kampus: number
}

const huruf = (n: number): string =>
  n < 26 ? String.fromCharCode(65 + n) : `${String.fromCharCode(64 + Math.floor(n / 26))}${String.fromCharCode(65 + (n % 26))}`

interface Bahan {
  readonly mahasiswa: readonly Mahasiswa[]
  readonly prodi: readonly ProdiDemo[]
  readonly lengkap: boolean
}

/** Students of the young cohorts by prodi, year, kind of class and campus. */
function kelompokkan(mahasiswa: readonly Mahasiswa[]): Iterable<readonly Mahasiswa[]> {
  const kelompok = new Map<string, Mahasiswa[]>()
  for (const m of mahasiswa) {
    if (m.angkatan < SEJAK || !masihStudi(m)) continue
    const kunci = `${m.prodi}/${m.angkatan}/${m.jenisKelas}/${m.kampus}`
    const daftar = kelompok.get(kunci)
    if (daftar === undefined) kelompok.set(kunci, [m])
    else daftar.push(m)
  }
  return kelompok.values()
}

/** Cuts a group into classes and puts the students in. */
function bagiKelas(
  isi: readonly Mahasiswa[],
  { prodi, pertama, nomor }: { prodi: ProdiDemo; pertama: Mahasiswa; nomor: () => number },
  kelas: KelasDefault[],
): void {
  const banyak = Math.ceil(isi.length / KAPASITAS)
  for (let i = 0; i < banyak; i++) {
    const tanda = huruf(nomor())
    for (const m of isi.slice(Math.floor((i * isi.length) / banyak), Math.floor(((i + 1) * isi.length) / banyak))) m.kelas = kelas.length
    kelas.push({
      kode: `${prodi.singkatan}-${String(pertama.angkatan).slice(2)}-${tanda}`,
      nama: `${prodi.nama} ${pertama.angkatan} ${tanda}`,
      prodi: pertama.prodi,
      angkatan: pertama.angkatan,
      jenisKelas: pertama.jenisKelas,
      kampus: pertama.kampus,
    })
  }
}

/** Students who sit in the class of the cohort before theirs, for the guard of consistency. */
const SALAH_KELAS = 3

function salahKelas({ mahasiswa, prodi, lengkap }: Bahan, kelas: readonly KelasDefault[]): void {
  const nomor = prodi.findIndex(({ kode }) => kode === '63201')
  const lama = kelas.findIndex((satu) => satu.prodi === nomor && satu.angkatan === 2022)
  if (!lengkap || lama < 0) return
  for (const m of mahasiswa.filter((satu) => satu.prodi === nomor && satu.angkatan === 2023 && satu.kelas >= 0).slice(0, SALAH_KELAS))
    m.kelas = lama
}

/** Makes the classes of the young cohorts, 40 students of one campus and jenis kelas in each, and puts the students in. */
export function bentukKelasDefault(bahan: Bahan): KelasDefault[] {
  const { mahasiswa, prodi, lengkap } = bahan
  const kelas: KelasDefault[] = []
  const urut = new Map<string, number>()
  for (const anggota of kelompokkan(mahasiswa)) {
    const pertama = anggota[0]
    const p = pertama === undefined ? undefined : prodi[pertama.prodi]
    if (pertama === undefined || p === undefined) continue
    const cohort = `${p.kode}/${pertama.angkatan}`
    const nomor = (): number => {
      const n = urut.get(cohort) ?? 0
      urut.set(cohort, n + 1)
      return n
    }
    const batas = lengkap ? HANYA[cohort] : undefined
    bagiKelas(batas === undefined ? anggota : anggota.slice(0, batas), { prodi: p, pertama, nomor }, kelas)
  }
  salahKelas(bahan, kelas)
  return kelas
}
