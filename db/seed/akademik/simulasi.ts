import { TEMPAT_BERJALAN, periodeDi } from '../kit/calendar'
import type { Random } from '../kit/random'
import { tempatKe } from '../data-master/jalan-studi'
import { statusKini, type Mahasiswa } from '../data-master/mahasiswa'
import type { BarisNilai } from './baris-nilai'
import { pilihan as bolehPilih } from './makul'
import type { MakulCollege, Susunan } from './susunan'
import { ditawarkan } from './susunan'
import { BATAS, INDEKS, KODE, bagiBulat, hakDari, hurufDari, lulusDengan } from './skala'

/** A course whose letter is settled beforehand, in one period. */
export interface NilaiPaksa {
  readonly tempat: number
  readonly kode: string
  readonly huruf: number
}

const BELUM = 255
/** Chance that who failed goes to the short semester. */
const IKUT_SP = 0.3
const SKS_SP = 9

/** Answers a mark in hundredths that gives this letter; 0 outside the scale. */
export function angkaUntuk(huruf: number, acak: Random): number {
  const batas = BATAS[huruf]
  if (batas === undefined || batas === null) return 0
  return acak.int(huruf === KODE.E ? 1000 : batas[0], huruf === KODE.A ? 9600 : batas[1])
}

/**
 * Walks one student through the periods: what is taken, with which letter. It keeps to the rules that the product
 * enforces (load by the last IPS, courses by semester, retakes in the next offer or the short semester), and steers
 * who is to graduate so that everything is passed in the last semester.
 */
export class Simulasi {
  private readonly huruf: Uint8Array
  private readonly rencana: Uint8Array
  private readonly bakat: number
  private readonly akanLulus: boolean
  private ips: number | null = null
  private sisaD: number
  private readonly tinggi: boolean

  constructor(
    private readonly m: Mahasiswa,
    private readonly susunan: Susunan,
    private readonly bantu: { acak: Random; baris: BarisNilai; paksa: readonly NilaiPaksa[]; sampai: number },
  ) {
    const { acak } = bantu
    const status = statusKini(m)
    this.akanLulus = status === 'L'
    this.huruf = new Uint8Array(susunan.daftar.length).fill(BELUM)
    this.rencana = this.pilihRencana()
    const geser = this.akanLulus ? 0.25 : 'DPE'.includes(status) ? -1 : status === 'N' ? -0.6 : 0
    // Higher degrees ask for an IPK of 3,00.
    const tinggi = susunan.normal < 6 || susunan.sksPilihan === 0
    this.tinggi = tinggi
    this.bakat = Math.max(this.akanLulus ? (tinggi ? 0.8 : -0.9) : -2.4, acak.bell() + geser + (tinggi ? 0.6 : 0))
    this.sisaD = this.akanLulus ? (tinggi ? 0 : 2) : 99
  }

  jalan(): void {
    const { status, masuk } = this.m.jalan
    let aktif = 0
    for (let i = 0; i < status.length; i++) {
      if (!'ASO'.includes(status[i] ?? '') || tempatKe(masuk, i) > this.bantu.sampai) continue
      aktif += 1
      const semester = this.m.semesterAwal - 1 + aktif
      const terakhir = this.akanLulus && i === status.length - 1
      this.semester(tempatKe(masuk, i), { semester, terakhir, sisa: status.length - 1 - i })
    }
  }

  /** Required courses and enough electives; what a transfer brings along is not taken again. */
  private pilihRencana(): Uint8Array {
    const { daftar, pilihan, sksPilihan } = this.susunan
    const rencana = new Uint8Array(daftar.length)
    for (let i = 0; i < daftar.length; i++) rencana[i] = !bolehPilih(this.mk(i)) && this.mk(i).semester >= this.m.semesterAwal ? 1 : 0
    const awal = daftar[0]?.n ?? 0
    const geser = this.bantu.acak.int(0, Math.max(0, pilihan.length - 1))
    let sks = 0
    for (let i = 0; i < pilihan.length && sks < sksPilihan; i++) {
      const m = pilihan[(i + geser) % pilihan.length]
      if (m === undefined || m.sks !== 3 || m.sks + sks > sksPilihan) continue
      rencana[m.n - awal] = 1
      sks += m.sks
    }
    return rencana
  }

  private semester(tempat: number, langkah: { semester: number; terakhir: boolean; sisa: number }): void {
    const ambil = this.isiKrs(tempat, langkah)
    let mutu = 0
    let sks = 0
    for (const i of ambil) {
      const m = this.mk(i)
      const huruf = this.beriNilai(i, tempat, langkah)
      const indeks = m.lulusTidak ? null : INDEKS[huruf]
      if (indeks === null || indeks === undefined) continue
      mutu += m.sks * indeks
      sks += m.sks
    }
    this.ips = sks === 0 ? this.ips : bagiBulat(mutu, sks)
    if (tempat < TEMPAT_BERJALAN) this.semesterPendek(tempat + 1, langkah)
  }

  private mk(i: number): MakulCollege {
    const m = this.susunan.daftar[i]
    if (m === undefined) throw new RangeError('Mata kuliah di luar kurikulum.')
    return m
  }

  private sudahLulus(i: number): boolean {
    const h = this.huruf[i] ?? BELUM
    return h !== BELUM && lulusDengan(h)
  }

  private gagal(i: number): boolean {
    const h = this.huruf[i] ?? BELUM
    return h === KODE.E || h === KODE.TL
  }

  /** Courses still to pass that this period offers, failed ones first; at the very end all that are left. */
  private calon(kode: number, { semester, terakhir }: { semester: number; terakhir: boolean }): number[] {
    const gagal: number[] = []
    const baru: number[] = []
    for (let i = 0; i < this.rencana.length; i++) {
      if (this.rencana[i] !== 1 || this.sudahLulus(i)) continue
      const m = this.mk(i)
      if (terakhir || (m.semester <= semester && ditawarkan(m, kode))) (this.gagal(i) ? gagal : baru).push(i)
    }
    return [...gagal, ...baru]
  }

  /** Passed with a D, or rarely with a C, and tried again. */
  private inginUlang(i: number, kode: number): boolean {
    const huruf = this.huruf[i]
    const peluang = huruf === KODE.D ? 0.7 : huruf === KODE.C ? 0.16 : 0
    return peluang > 0 && ditawarkan(this.mk(i), kode) && this.bantu.acak.chance(peluang)
  }

  /** Chooses the courses of a period within the load that the last IPS allows. */
  private isiKrs(tempat: number, langkah: { semester: number; terakhir: boolean }): number[] {
    const hak = langkah.terakhir ? 24 : hakDari(this.ips, langkah.semester)
    const kode = periodeDi(tempat).kode
    const ambil: number[] = []
    let sks = 0
    const coba = (i: number): void => {
      if (ambil.includes(i) || sks + this.mk(i).sks > hak) return
      ambil.push(i)
      sks += this.mk(i).sks
    }
    for (const p of this.bantu.paksa) if (p.tempat === tempat) coba(this.susunan.daftar.findIndex((m) => m.kode === p.kode))
    for (const i of this.calon(kode, langkah)) coba(i)
    for (let i = 0; i < this.rencana.length && !langkah.terakhir; i++) if (this.inginUlang(i, kode)) coba(i)
    return ambil
  }

  private tulis(i: number, tempat: number, huruf: number): number {
    const lama = this.huruf[i] ?? BELUM
    if (huruf <= KODE.TL && (lama === BELUM || huruf < lama)) this.huruf[i] = huruf
    this.bantu.baris.tambah({ makul: this.mk(i).n, tempat, huruf, angka: angkaUntuk(huruf, this.bantu.acak) })
    return huruf
  }

  private beriNilai(i: number, tempat: number, { terakhir, sisa }: { terakhir: boolean; sisa: number }): number {
    const m = this.mk(i)
    const paksa = this.bantu.paksa.find((p) => p.tempat === tempat && p.kode === m.kode)
    if (paksa !== undefined) return this.tulis(i, tempat, paksa.huruf)
    // The final work goes on until the semester of graduation: K keeps it out of the IP (decisions 5).
    if (m.jenis === 'S' && !terakhir && tempat !== TEMPAT_BERJALAN) return this.tulis(i, tempat, KODE.K)
    return this.tulis(i, tempat, this.hurufBaru(i, { sisa, terakhir }))
  }

  private hurufBaru(i: number, { sisa, terakhir }: { sisa: number; terakhir: boolean }): number {
    const { acak } = this.bantu
    if (this.mk(i).lulusTidak) return this.akanLulus || acak.chance(0.96) ? KODE.L : KODE.TL
    if (!this.akanLulus && acak.chance(0.004)) return KODE.W
    const huruf = hurufDari(Math.max(500, Math.min(9800, Math.round(this.angka(i) * 100))))
    if (!this.akanLulus) return huruf
    if (this.tinggi && huruf > KODE.B) return acak.chance(0.75) ? KODE.B : KODE.BC
    return this.lunakkan(huruf, { ulang: this.gagal(i), sisa, terakhir })
  }

  private angka(i: number): number {
    const { acak } = this.bantu
    // Most failures are no matter of marks: who stays away or leaves the exam out has next to none.
    if (acak.chance(0.022 - this.bakat * 0.009)) return 20 + acak.next() * 18
    const naik = this.gagal(i) ? 6 : this.mk(i).jenis === 'S' ? 7 : 0
    return 72.5 + naik + this.bakat * 5.8 + acak.bell() * 8.5
  }

  /** A future graduate may fail once, while there is time to retake, and keep two D at most; of higher degrees nobody does. */
  private lunakkan(huruf: number, { ulang, sisa, terakhir }: { ulang: boolean; sisa: number; terakhir: boolean }): number {
    const { acak } = this.bantu
    if (huruf < KODE.D) return huruf
    if (huruf === KODE.E && !ulang && !terakhir && sisa >= 2 && acak.chance(0.8)) return KODE.E
    if (this.sisaD > 0 && acak.chance(0.6)) {
      this.sisaD -= 1
      return KODE.D
    }
    return acak.chance(0.5) ? KODE.C : KODE.BC
  }

  /** The short semester after a period: retakes of what failed; who is at the end must go. */
  private semesterPendek(tempat: number, { terakhir, sisa }: { terakhir: boolean; sisa: number }): void {
    const { acak } = this.bantu
    const wajib = this.akanLulus && sisa < 2
    const tertinggal = [...this.rencana.keys()].filter((i) => this.rencana[i] === 1 && (this.gagal(i) || (terakhir && !this.sudahLulus(i))))
    if (tertinggal.length === 0 || !(wajib || acak.chance(IKUT_SP))) return
    let sks = 0
    for (const i of tertinggal) {
      if (!wajib && sks + this.mk(i).sks > SKS_SP) continue
      sks += this.mk(i).sks
      this.tulis(
        i,
        tempat,
        this.mk(i).lulusTidak ? KODE.L : this.akanLulus ? acak.pick([KODE.B, KODE.BC, KODE.C]) : this.hurufBaru(i, { sisa, terakhir }),
      )
    }
  }
}
