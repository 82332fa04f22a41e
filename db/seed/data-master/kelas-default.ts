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

const huruf = (n: number): string => (n < 26 ? String.fromCharCode(65 + n) : `${String.fromCharCode(64 + Math.floor(n / 26))}${String.fromCharCode(65 + (n % 26))}`)

interface Bahan {
  readonly mahasiswa: readonly Mahasiswa[]
  readonly prodi: readonly ProdiDemo[]
  readonly lengkap: boolean
}

/** Makes the classes of the young cohorts, 40 students of one campus and jenis kelas in each, and puts the students in. */
export function bentukKelasDefault({ mahasiswa, prodi, lengkap }: Bahan): KelasDefault[] {
  const kelompok = new Map<string, Mahasiswa[]>()
  for (const m of mahasiswa) {
    if (m.angkatan < SEJAK || !masihStudi(m)) continue
    const kunci = `${m.prodi}/${m.angkatan}/${m.jenisKelas}/${m.kampus}`
    const daftar = kelompok.get(kunci)
    if (daftar === undefined) kelompok.set(kunci, [m])
    else daftar.push(m)
  }
  const kelas: KelasDefault[] = []
  const urut = new Map<string, number>()
  for (const anggota of kelompok.values()) {
    const pertama = anggota[0]
    const p = pertama === undefined ? undefined : prodi[pertama.prodi]
    if (pertama === undefined || p === undefined) continue
    const batas = lengkap ? (HANYA[`${p.kode}/${pertama.angkatan}`] ?? anggota.length) : anggota.length
    const isi = anggota.slice(0, batas)
    const banyak = Math.ceil(isi.length / KAPASITAS)
    for (let i = 0; i < banyak; i++) {
      const cohort = `${p.singkatan}-${String(pertama.angkatan).slice(2)}`
      const nomor = urut.get(cohort) ?? 0
      urut.set(cohort, nomor + 1)
      for (const m of isi.slice(Math.floor((i * isi.length) / banyak), Math.floor(((i + 1) * isi.length) / banyak))) m.kelas = kelas.length
      kelas.push({ kode: `${cohort}-${huruf(nomor)}`, nama: `${p.nama} ${pertama.angkatan} ${huruf(nomor)}`, prodi: pertama.prodi, angkatan: pertama.angkatan, jenisKelas: pertama.jenisKelas, kampus: pertama.kampus })
    }
  }
  return kelas
}
