import { PERIODE, TEMPAT_BERJALAN, tempatPeriode } from '../kit/calendar'
import { mix32 } from '../kit/random'
import type { Mahasiswa } from '../data-master/mahasiswa'
import type { BarisNilai } from './baris-nilai'
import { ANGGOTA_IF201, ANGGOTA_IF202 } from './naskah'
import type { MakulCollege } from './susunan'

export const KAPASITAS = 40

/** How far the lecturer of a class of the running period is. */
export type StatusNilaiKelas = 'kosong' | 'draf' | 'diajukan' | 'final'

export interface Kelas {
  readonly makul: MakulCollege
  readonly tempat: number
  /** 0 = A. */
  readonly nomor: number
  readonly kapasitas: number
  terisi: number
  readonly statusNilai: StatusNilaiKelas
}

/** Answers the name of a class: 0 -> A, 25 -> Z, 26 -> AA. */
export function namaKelas(nomor: number): string {
  const huruf = String.fromCharCode(65 + (nomor % 26))
  return nomor < 26 ? huruf : `${namaKelas(Math.floor(nomor / 26) - 1)}${huruf}`
}

const nimInformatika = (n: number): string => `2301010${String(n).padStart(3, '0')}`

/** Classes with members of their own, by course code and period. */
function kelasBernama(): ReadonlyMap<string, (nim: string, urut: number) => boolean> {
  return new Map([
    [
      `IF201/${tempatPeriode(20242)}`,
      (nim: string) => nim >= nimInformatika(ANGGOTA_IF201.dari) && nim <= nimInformatika(ANGGOTA_IF201.sampai),
    ],
    [
      `IF202/${tempatPeriode(20242)}`,
      (nim: string) => nim === '2302010021' || (nim >= nimInformatika(ANGGOTA_IF202.dari) && nim <= nimInformatika(ANGGOTA_IF202.sampai)),
    ],
    [`IF209/${TEMPAT_BERJALAN}`, (_nim: string, urut: number) => urut < KAPASITAS],
  ])
}

/** In the running period few classes are final, and none of the prodi whose students the documents count by SKS. */
function statusNilai(makul: MakulCollege, tempat: number, { nomor, terlindung }: { nomor: number; terlindung: boolean }): StatusNilaiKelas {
  if (tempat !== TEMPAT_BERJALAN) return 'final'
  if (makul.kode === 'IF209' && nomor === 0 && terlindung) return 'draf'
  const dadu = mix32(makul.n * 131 + nomor * 7 + 5) % 100
  if (!terlindung && dadu >= 88) return 'final'
  return dadu < 40 ? 'kosong' : dadu < 83 ? 'draf' : 'diajukan'
}

interface Kelompok {
  readonly makul: MakulCollege
  readonly tempat: number
  readonly bernama: number[]
  readonly lain: number[]
}

/** Rows of each course and period, those of a named class apart. */
function kelompokkan(college: {
  makul: readonly MakulCollege[]
  mahasiswa: readonly Mahasiswa[]
  baris: BarisNilai
  lengkap: boolean
}): Map<number, Kelompok> {
  const { makul, baris } = college
  const bernama = college.lengkap ? kelasBernama() : new Map<string, (nim: string, urut: number) => boolean>()
  const kelompok = new Map<number, Kelompok>()
  for (const m of college.mahasiswa) {
    const [dari, sampai] = baris.rentang(m.n)
    for (let i = dari; i < sampai; i++) {
      const n = baris.makul.get(i)
      const tempat = baris.tempat.get(i)
      const kunci = tempat * makul.length + n
      const mk = makul[n]
      if (mk === undefined) continue
      const k = kelompok.get(kunci) ?? { makul: mk, tempat, bernama: [], lain: [] }
      kelompok.set(kunci, k)
      const termasuk = bernama.get(`${mk.kode}/${tempat}`)?.(m.nim, k.bernama.length)
      ;(termasuk === true ? k.bernama : k.lain).push(i)
    }
  }
  return kelompok
}

/** Cuts a list into parts that differ by one at most (DM-R17). */
function potong(daftar: readonly number[], bagian: number): number[][] {
  return Array.from({ length: bagian }, (_, i) =>
    daftar.slice(Math.floor((i * daftar.length) / bagian), Math.floor(((i + 1) * daftar.length) / bagian)),
  )
}

/**
 * Forms the classes of every course and period and puts each attempt into one: in the order of the NIM, at most 40 in
 * each. `terlindung` answers whether a prodi's running classes must stay open.
 */
export function bentukKelas(college: {
  makul: readonly MakulCollege[]
  mahasiswa: readonly Mahasiswa[]
  baris: BarisNilai
  lengkap: boolean
  terlindung: (prodi: number) => boolean
}): Kelas[] {
  const kelas: Kelas[] = []
  const kelompok = [...kelompokkan(college).entries()].toSorted(([a], [b]) => a - b)
  for (const [, k] of kelompok) {
    const bagian = [...(k.bernama.length > 0 ? [k.bernama] : []), ...potong(k.lain, Math.ceil(k.lain.length / KAPASITAS))]
    for (const [nomor, isi] of bagian.entries()) {
      for (const i of isi) college.baris.kelas.set(i, kelas.length)
      const status = statusNilai(k.makul, k.tempat, { nomor, terlindung: college.terlindung(k.makul.prodi) })
      kelas.push({ makul: k.makul, tempat: k.tempat, nomor, kapasitas: KAPASITAS, terisi: isi.length, statusNilai: status })
    }
  }
  return kelas
}

interface Penawaran {
  readonly lengkap: boolean
  readonly makul: readonly MakulCollege[]
  readonly kodeProdi: readonly string[]
}

/** How many classes of a course are offered for 20252. */
function banyakTawaran(m: MakulCollege, lalu: number, { lengkap, kodeProdi }: Penawaran): number {
  if (lengkap && kodeProdi[m.prodi] === '61201' && m.semester === 2) return 12
  return m.semester % 2 === 0 || m.dua ? lalu : 0
}

/**
 * Answers the classes offered for 20252, in which nobody has enrolled through a grade yet: as many as the last Genap
 * had, twelve of 40 for the big intake of 61201, and IF301-A, which is full.
 */
export function tawaranGenap(kelas: readonly Kelas[], college: Penawaran): Kelas[] {
  const lalu = tempatPeriode(20242)
  const tempat = tempatPeriode(20252)
  const banyak = new Map<number, number>()
  for (const k of kelas) if (k.tempat === lalu) banyak.set(k.makul.n, (banyak.get(k.makul.n) ?? 0) + 1)
  return college.makul.flatMap((makul) =>
    Array.from({ length: banyakTawaran(makul, banyak.get(makul.n) ?? 0, college) }, (_, nomor): Kelas => {
      const penuh = college.lengkap && makul.kode === 'IF301' && nomor === 0
      return { makul, tempat, nomor, kapasitas: KAPASITAS, terisi: penuh ? KAPASITAS : 0, statusNilai: 'kosong' }
    }),
  )
}

/** Id of the period of a class. */
export const idPeriodeKelas = (k: { readonly tempat: number }): number => PERIODE[k.tempat]?.id ?? 0
