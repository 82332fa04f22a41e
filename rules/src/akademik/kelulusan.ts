import { formatAngka } from '../platform/angka'
import { bulatkan } from '../platform/bulat'

/** What one line of the audit says; "no answer in time" is never counted as fulfilled nor as failed. */
export type HasilSyarat = 'terpenuhi' | 'belum' | 'belum_diketahui'

/** Conditions that other areas answer (PL, sks-kelulusan). */
export const SYARAT_LAIN = {
  TA_LULUS: 'Tugas akhir lulus',
  TOEFL: 'Sertifikat TOEFL',
  SKPI_POIN: 'Poin SKPI',
  BEBAS_PUSTAKA: 'Bebas pustaka',
  LUNAS: 'Keuangan lunas',
  KUESIONER: 'Kuesioner terisi',
  BERKAS: 'Berkas lengkap',
} as const
export type KodeSyarat = keyof typeof SYARAT_LAIN

export interface SyaratKelulusan {
  readonly sksLulus: number
  readonly sksWajib: number | null
  readonly sksPilihan: number | null
  readonly ipkMin: number
  /** SKS with a D may be at most floor(this % of the SKS passed). */
  readonly persenMaksD: number
  readonly bolehE: boolean
  /** Lowest letter with which a required course counts as complete. */
  readonly nilaiMinWajib: string
  /** Months. */
  readonly masaStudiMaks: number | null
  readonly syarat: readonly KodeSyarat[]
}

export interface MakulTempuh {
  readonly kode: string
  readonly sks: number
  readonly huruf: string
  readonly indeks: number | null
  readonly lulus: boolean
}

export interface FaktaKelulusan {
  readonly sksTotal: number
  readonly ipk: number | null
  /** The attempts that count. */
  readonly tempuh: readonly MakulTempuh[]
  /** Required courses of the student's curriculum. */
  readonly wajib: readonly { readonly kode: string; readonly sks: number }[]
  /** Months of study so far (AK-R56). */
  readonly masaStudi: number
  readonly indeksHuruf: (huruf: string) => number | null
  /** SKS recognised from elsewhere without a list of the courses they stand for. */
  readonly sksDiakui?: number
  /** Data Master's package for PDDikti is complete; left out, the line is not asked for. */
  readonly siapPddikti?: boolean
  /** Answers of other areas; a condition left out is not known. */
  readonly jawaban: Partial<Readonly<Record<KodeSyarat, boolean>>>
}

export interface BarisAudit {
  readonly kode: string
  readonly label: string
  readonly ada: string
  readonly butuh: string
  readonly hasil: HasilSyarat
  /** Short words for the verdict, and the courses that are missing. */
  readonly keterangan: string | null
}

export interface AuditKelulusan {
  readonly baris: readonly BarisAudit[]
  readonly putusan: HasilSyarat
  readonly ringkas: string
}

const jumlahSks = (daftar: readonly { readonly sks: number }[]): number => daftar.reduce((n, m) => n + bulatkan(m.sks * 100), 0) / 100
const teksSks = (sks: number): string => formatAngka(sks, Number.isInteger(sks) ? 0 : 2)

interface Ukuran {
  readonly kode: string
  readonly label: string
  readonly ada: number
  readonly butuh: number
  readonly kurang: string
  readonly desimal?: number
}

/** A line that holds when `ada` reaches `butuh`. */
function paling({ kode, label, ada, butuh, kurang, desimal }: Ukuran): BarisAudit {
  const teks = (n: number): string => (desimal === undefined ? teksSks(n) : formatAngka(n, desimal))
  const cukup = ada >= butuh
  return { kode, label, ada: teks(ada), butuh: teks(butuh), hasil: cukup ? 'terpenuhi' : 'belum', keterangan: cukup ? null : kurang }
}

function hasilWajib(fakta: FaktaKelulusan, kurang: number, cukupSks: boolean): HasilSyarat {
  if (kurang === 0 && cukupSks) return 'terpenuhi'
  // Recognised SKS may stand for exactly the courses that seem to be missing.
  return kurang > 0 && kurang <= (fakta.sksDiakui ?? 0) ? 'belum_diketahui' : 'belum'
}

function barisWajib(fakta: FaktaKelulusan, { sksWajib, nilaiMinWajib }: SyaratKelulusan): BarisAudit {
  const minimum = fakta.indeksHuruf(nilaiMinWajib) ?? 0
  const cukup = new Set(fakta.tempuh.filter((m) => m.lulus && (m.indeks === null || m.indeks >= minimum)).map((m) => m.kode))
  const selesai = jumlahSks(fakta.wajib.filter((m) => cukup.has(m.kode)))
  const kurang = fakta.wajib.filter((m) => !cukup.has(m.kode))
  const butuh = Math.max(sksWajib ?? 0, jumlahSks(fakta.wajib))
  const hasil = hasilWajib(fakta, jumlahSks(kurang), selesai >= (sksWajib ?? 0))
  const nama = kurang.length > 0 ? `${kurang.length} mata kuliah wajib: ${kurang.map((m) => m.kode).join(', ')}` : 'SKS wajib'
  return {
    kode: 'WAJIB',
    label: `Mata kuliah wajib, nilai minimal ${nilaiMinWajib}`,
    ada: teksSks(selesai),
    butuh: teksSks(butuh),
    hasil,
    keterangan: hasil === 'terpenuhi' ? null : nama,
  }
}

function barisD(fakta: FaktaKelulusan, { persenMaksD }: SyaratKelulusan): BarisAudit {
  const ada = jumlahSks(fakta.tempuh.filter((m) => m.lulus && m.huruf.startsWith('D')))
  const batas = Math.floor((persenMaksD * fakta.sksTotal) / 100)
  const cukup = ada <= batas
  const butuh = `paling banyak ${batas} (${formatAngka(persenMaksD)}% dari ${teksSks(fakta.sksTotal)})`
  return {
    kode: 'NILAI_D',
    label: 'SKS bernilai D',
    ada: teksSks(ada),
    butuh,
    hasil: cukup ? 'terpenuhi' : 'belum',
    keterangan: cukup ? null : 'SKS bernilai D',
  }
}

function barisE(fakta: FaktaKelulusan): BarisAudit {
  const gagal = fakta.tempuh.filter((m) => !m.lulus)
  const cukup = gagal.length === 0
  return {
    kode: 'TANPA_E',
    label: 'Tanpa nilai tidak lulus',
    ada: String(gagal.length),
    butuh: '0',
    hasil: cukup ? 'terpenuhi' : 'belum',
    keterangan: cukup ? null : `${gagal.length} nilai tidak lulus: ${gagal.map((m) => m.kode).join(', ')}`,
  }
}

function barisMasaStudi({ masaStudi }: FaktaKelulusan, batas: number): BarisAudit {
  const cukup = masaStudi <= batas
  const butuh = `paling lama ${teksMasaStudi(batas)}`
  return {
    kode: 'MASA_STUDI',
    label: 'Masa studi',
    ada: teksMasaStudi(masaStudi),
    butuh,
    hasil: cukup ? 'terpenuhi' : 'belum',
    keterangan: cukup ? null : 'masa studi',
  }
}

function barisLain(kode: KodeSyarat, jawaban: boolean | undefined): BarisAudit {
  const hasil = jawaban === undefined ? 'belum_diketahui' : jawaban ? 'terpenuhi' : 'belum'
  const ada = { terpenuhi: 'Ya', belum: 'Belum', belum_diketahui: 'Belum diketahui' }[hasil]
  return { kode, label: SYARAT_LAIN[kode], ada, butuh: 'Ya', hasil, keterangan: hasil === 'belum' ? SYARAT_LAIN[kode].toLowerCase() : null }
}

function barisPddikti(siap: boolean): BarisAudit {
  const teks = siap ? 'Ya' : 'Belum'
  return {
    kode: 'SIAP_PDDIKTI',
    label: 'Siap PDDikti',
    ada: teks,
    butuh: 'Ya',
    hasil: siap ? 'terpenuhi' : 'belum',
    keterangan: siap ? null : 'data PDDikti',
  }
}

function susunBaris(fakta: FaktaKelulusan, syarat: SyaratKelulusan): BarisAudit[] {
  const { sksLulus, sksPilihan, ipkMin } = syarat
  const wajib = new Set(fakta.wajib.map((m) => m.kode))
  const pilihan = jumlahSks(fakta.tempuh.filter((m) => m.lulus && !wajib.has(m.kode)))
  return [
    paling({
      kode: 'SKS',
      label: 'SKS lulus',
      ada: fakta.sksTotal,
      butuh: sksLulus,
      kurang: `kurang ${teksSks(sksLulus - fakta.sksTotal)} SKS`,
    }),
    barisWajib(fakta, syarat),
    ...(sksPilihan === null
      ? []
      : [
          paling({
            kode: 'PILIHAN',
            label: 'SKS pilihan',
            ada: pilihan,
            butuh: sksPilihan,
            kurang: `kurang ${teksSks(sksPilihan - pilihan)} SKS pilihan`,
          }),
        ]),
    paling({ kode: 'IPK', label: 'IPK', ada: fakta.ipk ?? 0, butuh: ipkMin, kurang: `IPK di bawah ${formatAngka(ipkMin, 2)}`, desimal: 2 }),
    barisD(fakta, syarat),
    ...(syarat.bolehE ? [] : [barisE(fakta)]),
    ...(syarat.masaStudiMaks === null ? [] : [barisMasaStudi(fakta, syarat.masaStudiMaks)]),
    ...syarat.syarat.map((kode) => barisLain(kode, fakta.jawaban[kode])),
    ...(fakta.siapPddikti === undefined ? [] : [barisPddikti(fakta.siapPddikti)]),
  ]
}

/**
 * Answers the graduation audit, a line each with have and need (AK-R57). 146 of 144 SKS, 124 of 126 wajib without MK207, IPK 3,12,
 * 3 SKS D of at most 14 -> 'Belum memenuhi: 1 mata kuliah wajib: MK207'. What nobody answers is `belum_diketahui`.
 */
export function auditKelulusan(fakta: FaktaKelulusan, syarat: SyaratKelulusan): AuditKelulusan {
  const baris = susunBaris(fakta, syarat)
  const belum = baris.filter((b) => b.hasil === 'belum')
  if (belum.length > 0)
    return { baris, putusan: 'belum', ringkas: `Belum memenuhi: ${belum.map((b) => b.keterangan ?? b.label).join('; ')}` }
  const tanpaJawaban = baris.filter((b) => b.hasil === 'belum_diketahui')
  if (tanpaJawaban.length === 0) return { baris, putusan: 'terpenuhi', ringkas: 'Memenuhi semua syarat' }
  return { baris, putusan: 'belum_diketahui', ringkas: `Belum diketahui: ${tanpaJawaban.map((b) => b.label.toLowerCase()).join(', ')}` }
}

/** Answers months as years and months: 47 -> '3 tahun 11 bulan'. */
export function teksMasaStudi(bulan: number): string {
  return `${Math.floor(bulan / 12)} tahun ${bulan % 12} bulan`
}

/**
 * Answers whole months from the first day to the last, less the months of leave (AK-R56): 2022-09-01 to 2026-08-20 -> 47.
 * Days are YYYY-MM-DD; never below 0.
 */
export function masaStudi(mulai: string, selesai: string, bulanCuti = 0): number {
  const [tahunMulai = 0, bulanMulai = 0, hariMulai = 0] = mulai.split('-').map(Number)
  const [tahun = 0, bulan = 0, hari = 0] = selesai.split('-').map(Number)
  const penuh = 12 * (tahun - tahunMulai) + bulan - bulanMulai - (hari < hariMulai ? 1 : 0)
  return Math.max(0, penuh - bulanCuti)
}
