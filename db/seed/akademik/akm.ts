import { TEMPAT_BERJALAN, periodeDi } from '../kit/calendar'
import { tempatKe } from '../data-master/jalan-studi'
import type { Mahasiswa } from '../data-master/mahasiswa'
import type { BarisNilai } from './baris-nilai'
import type { Kelas } from './kelas'
import type { Konversi } from './konversi'
import { INDEKS, KODE, bagiBulat, lulusDengan, terhitung } from './skala'
import type { MakulCollege } from './susunan'

/** One row of the AKM: status and sums of a student in a period (AK-R45 to AK-R50). Averages in hundredths. */
export interface Akm {
  readonly tempat: number
  readonly status: string
  readonly semesterKe: number
  readonly ips: number | null
  readonly ipk: number | null
  readonly sksSemester: number
  readonly sksLulusSemester: number
  readonly sksTempuh: number
  readonly sksTotal: number
  /** Some grade of the period is still open. */
  readonly sementara: boolean
}

/** What the sums of a college are made of. */
export interface BahanAkm {
  readonly makul: readonly MakulCollege[]
  readonly baris: BarisNilai
  readonly kelas: readonly Kelas[]
  /** SKS recognised from elsewhere, by student. */
  readonly sksDiakui: (m: Mahasiswa) => number
  /** What is listed of them, by student. */
  readonly konversi: (m: Mahasiswa) => Konversi | null
}

/** Running sums over the attempt of each course that counts: the best one, of equals the later (AK-R46). */
class Transkrip {
  private readonly terbaik = new Map<number, number>()
  private mutu = 0
  private sksIp = 0
  tempuh = 0
  lulus = 0

  catat(makul: MakulCollege, huruf: number): void {
    const lama = this.terbaik.get(makul.n)
    if (lama !== undefined && huruf > lama) return
    if (lama !== undefined) this.hitung(makul, lama, -1)
    this.terbaik.set(makul.n, huruf)
    this.hitung(makul, huruf, 1)
  }

  private hitung({ sks, lulusTidak }: MakulCollege, huruf: number, tanda: 1 | -1): void {
    const indeks = lulusTidak ? null : (INDEKS[huruf] ?? null)
    this.tempuh += tanda * sks
    if (lulusDengan(huruf)) this.lulus += tanda * sks
    if (indeks === null) return
    this.mutu += tanda * sks * indeks
    this.sksIp += tanda * sks
  }

  /** Takes an approved conversion in and answers the SKS that it lists; what does not count in the IPK is SKS only (AK-R52). */
  akui(konversi: Konversi | null): number {
    if (konversi?.status !== 'disahkan') return 0
    for (const { makul, huruf } of konversi.baris) {
      if (konversi.masukIpk) this.catat(makul, huruf)
      else {
        this.tempuh += makul.sks
        this.lulus += makul.sks
      }
    }
    return konversi.baris.reduce((n, { makul }) => n + makul.sks, 0)
  }

  get ipk(): number | null {
    return this.sksIp === 0 ? null : bagiBulat(this.mutu, this.sksIp)
  }
}

interface Semester {
  ips: number | null
  sks: number
  lulus: number
  /** Some attempt of the period has no final grade. */
  sementara: boolean
}

/** Answers whether an attempt is final: those of the running period only where the class is. */
export function sudahFinal(bahan: BahanAkm, i: number): boolean {
  return bahan.baris.tempat.get(i) < TEMPAT_BERJALAN || bahan.kelas[bahan.baris.kelas.get(i)]?.statusNilai === 'final'
}

/** Sums of one period; the attempts enter the transcript on the way. */
function hitungSemester(bahan: BahanAkm, baris: readonly number[], transkrip: Transkrip): Semester {
  let mutu = 0
  let sksIp = 0
  const jumlah: Semester = { ips: null, sks: 0, lulus: 0, sementara: false }
  for (const i of baris) {
    const makul = bahan.makul[bahan.baris.makul.get(i)]
    const huruf = bahan.baris.huruf.get(i)
    if (makul === undefined || huruf === KODE.W) continue
    jumlah.sks += makul.sks
    if (!sudahFinal(bahan, i)) jumlah.sementara = true
    if (!terhitung(huruf) || !sudahFinal(bahan, i)) continue
    if (lulusDengan(huruf)) jumlah.lulus += makul.sks
    transkrip.catat(makul, huruf)
    const indeks = makul.lulusTidak ? null : (INDEKS[huruf] ?? null)
    if (indeks === null) continue
    mutu += makul.sks * indeks
    sksIp += makul.sks
  }
  jumlah.ips = sksIp === 0 ? null : bagiBulat(mutu, sksIp)
  return jumlah
}

/** Rows of a student by place of the period. */
function perPeriode(bahan: BahanAkm, m: Mahasiswa): Map<number, number[]> {
  const [dari, sampai] = bahan.baris.rentang(m.n)
  const peta = new Map<number, number[]>()
  for (let i = dari; i < sampai; i++) {
    const tempat = bahan.baris.tempat.get(i)
    const daftar = peta.get(tempat)
    if (daftar === undefined) peta.set(tempat, [i])
    else daftar.push(i)
  }
  return peta
}

/** Answers the AKM rows of a student in the order of time: every main period, and short ones in which he took part. */
export function hitungAkm(bahan: BahanAkm, m: Mahasiswa): Akm[] {
  const periode = perPeriode(bahan, m)
  const transkrip = new Transkrip()
  const diakui = bahan.sksDiakui(m) - transkrip.akui(bahan.konversi(m))
  const akm: Akm[] = []
  let cuti = 0
  const tambah = (tempat: number, status: string, semesterKe: number): void => {
    const s = hitungSemester(bahan, periode.get(tempat) ?? [], transkrip)
    akm.push({
      tempat,
      status,
      semesterKe,
      ips: s.ips,
      ipk: transkrip.ipk,
      sksSemester: s.sks,
      sksLulusSemester: s.lulus,
      sksTempuh: transkrip.tempuh,
      sksTotal: transkrip.lulus + diakui,
      sementara: s.sementara,
    })
  }
  for (let i = 0; i < m.jalan.status.length; i++) {
    const status = m.jalan.status.charAt(i)
    const tempat = tempatKe(m.jalan.masuk, i)
    if (status === 'C') cuti += 1
    const semesterKe = Math.max(1, m.semesterAwal + i - cuti)
    tambah(tempat, status, semesterKe)
    if (periode.has(tempat + 1)) tambah(tempat + 1, 'A', semesterKe)
  }
  return akm
}

/** Whether the AKM of a period is locked: all that are closed. */
export const terkunci = (a: Akm): boolean => periodeDi(a.tempat).status === 'ditutup'
