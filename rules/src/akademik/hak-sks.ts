import { formatAngka } from '../platform/angka'
import { bulatkan } from '../platform/bulat'
import { periodeUtama, labelPeriode, urutanPeriode } from '../platform/periode'
import { cacatRentang, teksRentang } from './rentang'

/** SKS that an IP allows, both ends of the range included (AK-R20). */
export interface PitaSks {
  readonly ipMin: number
  readonly ipMaks: number
  readonly sks: number
}

/** At most so many SKS in these semesters, whatever the IP. */
export interface BatasSemester {
  readonly dari: number
  readonly sampai: number
  readonly sks: number
}

export interface AturanHakSks {
  readonly dasar: 'ips' | 'ipk'
  readonly pita: readonly PitaSks[]
  readonly batasSemester: readonly BatasSemester[]
  /** Flat load of a short semester. */
  readonly sksSp: number
  /** Load while there is no IP yet. */
  readonly sksTanpaIp: number
  readonly sksMutlak: number
}

/** How far an extra right may go beyond sks_mutlak (AK-R20). */
const TAMBAHAN_DI_ATAS_MUTLAK = 3

/** The defaults of AK-R20, for a college that has set nothing. */
export const BAWAAN_HAK_SKS: AturanHakSks & { readonly sksMinimum: number } = {
  dasar: 'ips',
  pita: [
    { ipMin: 3, ipMaks: 4, sks: 24 },
    { ipMin: 2.5, ipMaks: 2.99, sks: 21 },
    { ipMin: 2, ipMaks: 2.49, sks: 18 },
    { ipMin: 1.5, ipMaks: 1.99, sks: 15 },
    { ipMin: 0, ipMaks: 1.49, sks: 12 },
  ],
  batasSemester: [{ dari: 1, sampai: 2, sks: 20 }],
  sksSp: 9,
  sksTanpaIp: 20,
  sksMutlak: 24,
  sksMinimum: 2,
}

export interface LangkahHak {
  readonly kode: 'SP' | 'PITA' | 'TANPA_IP' | 'BATAS_SEMESTER' | 'MUTLAK' | 'TAMBAHAN'
  readonly uraian: string
  /** SKS after this step. */
  readonly sks: number
}

export interface HakSks {
  readonly hak: number
  /** As the band is written: '[2,50, 3,00)'. */
  readonly pita: string | null
  /** Cap of the semester, where there is one. */
  readonly batas: number | null
  readonly tambahan: number
  readonly langkah: readonly LangkahHak[]
}

export interface KeadaanStudi {
  /** Any number of decimals; the stored two-decimal value decides (AK-R20). Null: no IP yet. */
  readonly ip: number | null
  readonly semesterKe: number
  readonly semesterPendek?: boolean
  /** SKS that a Supervisor has granted on top. */
  readonly tambahan?: number
}

/** Answers a band as mathematicians write it: from 2,50 to below 3,00 is '[2,50, 3,00)', the highest '[3,00, 4,00]'. */
export function teksPita({ ipMin, ipMaks }: PitaSks): string {
  const akhir = ipMaks >= 4 ? `${formatAngka(4, 2)}]` : `${formatAngka(bulatkan(ipMaks + 0.01, 2), 2)})`
  return `[${formatAngka(ipMin, 2)}, ${akhir}`
}

function langkahIp({ pita, sksTanpaIp, dasar }: AturanHakSks, ip: number | null): { pita: PitaSks | null; langkah: LangkahHak } {
  if (ip === null) {
    return { pita: null, langkah: { kode: 'TANPA_IP', uraian: `Belum ada ${dasar.toUpperCase()}: ${sksTanpaIp} SKS`, sks: sksTanpaIp } }
  }
  const kena = pita.find((p) => bulatkan(ip, 2) >= p.ipMin && bulatkan(ip, 2) <= p.ipMaks)
  if (kena === undefined) throw new RangeError(`IP ${ip} tidak tercakup pita hak SKS.`)
  const uraian = `${dasar.toUpperCase()} ${formatAngka(ip, 2)} pada pita ${teksPita(kena)}: ${kena.sks} SKS`
  return { pita: kena, langkah: { kode: 'PITA', uraian, sks: kena.sks } }
}

/**
 * Answers how many SKS a student may take and every step to it (AK-R20, PL-R33): min(band, cap of the semester, sks_mutlak)
 * plus what was granted, together at most sks_mutlak + 3. IPS 2.74 in semester 4 -> 21; 3.67 in semester 2 -> 20;
 * 2.995 counts as 3.00 -> 24; a short semester is flat. @throws RangeError when no band holds the IP
 */
export function batasSks(aturan: AturanHakSks, { ip, semesterKe, semesterPendek = false, tambahan = 0 }: KeadaanStudi): HakSks {
  if (semesterPendek) {
    const langkah = { kode: 'SP', uraian: `Semester pendek: ${aturan.sksSp} SKS`, sks: aturan.sksSp } as const
    return { hak: aturan.sksSp, pita: null, batas: aturan.sksSp, tambahan: 0, langkah: [langkah] }
  }
  const awal = langkahIp(aturan, ip)
  const langkah: LangkahHak[] = [awal.langkah]
  let hak = awal.langkah.sks
  const turun = (kode: LangkahHak['kode'], batas: number, nama: string): void => {
    hak = Math.min(hak, batas)
    langkah.push({ kode, uraian: `${nama}: paling banyak ${batas} SKS`, sks: hak })
  }
  const batas = aturan.batasSemester.find((b) => semesterKe >= b.dari && semesterKe <= b.sampai)?.sks ?? null
  if (batas !== null) turun('BATAS_SEMESTER', batas, `Semester ${semesterKe}`)
  if (hak > aturan.sksMutlak) turun('MUTLAK', aturan.sksMutlak, 'Batas mutlak')
  if (tambahan > 0) {
    hak = Math.min(hak + tambahan, aturan.sksMutlak + TAMBAHAN_DI_ATAS_MUTLAK)
    langkah.push({ kode: 'TAMBAHAN', uraian: `Hak tambahan ${tambahan} SKS`, sks: hak })
  }
  return { hak, pita: awal.pita === null ? null : teksPita(awal.pita), batas, tambahan, langkah }
}

/** A student's activity in one period, as the AKM has it. */
export interface AkmRingkas {
  readonly idPeriode: number
  readonly status: string
  readonly ips: number | null
  readonly ipk: number | null
  /** All grades of the period are final. */
  readonly final: boolean
}

export interface DasarIp {
  readonly ip: number | null
  readonly idPeriode: number | null
  /** Periods passed over and why, the latest first. */
  readonly lewat: readonly string[]
}

function sebabLewat({ status, final, ips, ipk, idPeriode }: AkmRingkas, dasar: 'ips' | 'ipk'): string | null {
  if (!'ASO'.includes(status)) return `${labelPeriode(idPeriode)} dilewati: status ${status}`
  if (!final) return `${labelPeriode(idPeriode)} dilewati: nilainya belum semua final`
  return (dasar === 'ips' ? ips : ipk) === null ? `${labelPeriode(idPeriode)} dilewati: tidak ada nilai yang dihitung` : null
}

/**
 * Answers the IP that decides a period's right (AK-R20): of the last regular period before it with status A, S or O whose
 * grades are all final. Leave, N, short semesters and what is still running are passed over.
 */
export function dasarIp(akm: readonly AkmRingkas[], periode: number, dasar: 'ips' | 'ipk'): DasarIp {
  const kini = urutanPeriode(periode)
  const lewat: string[] = []
  const sebelum = akm
    .filter((a) => periodeUtama(a.idPeriode) && urutanPeriode(a.idPeriode) < kini)
    .toSorted((a, b) => urutanPeriode(b.idPeriode) - urutanPeriode(a.idPeriode))
  for (const baris of sebelum) {
    const sebab = sebabLewat(baris, dasar)
    if (sebab === null) return { ip: dasar === 'ips' ? baris.ips : baris.ipk, idPeriode: baris.idPeriode, lewat }
    lewat.push(sebab)
  }
  return { ip: null, idPeriode: null, lewat }
}

/** Answers why bands can't be saved, one message each with the index of its row (PL-R34): 'IP 2,91-2,99 belum tercakup'. */
export function galatPita(pita: readonly PitaSks[]): readonly { readonly baris: number; readonly pesan: string }[] {
  const rentang = pita.map((p, baris) => ({ bawah: p.ipMin, atas: p.ipMaks, baris }))
  if (rentang.length === 0) return [{ baris: 0, pesan: 'Isi paling sedikit satu pita' }]
  return cacatRentang(rentang, { bawah: 0, atas: 4 }).map((c) => {
    const sendiri = teksRentang(c.baris.bawah, c.baris.atas)
    if (c.jenis === 'celah') return { baris: c.baris.baris, pesan: `IP ${teksRentang(c.bawah, c.atas)} belum tercakup` }
    if (c.jenis === 'terbalik') return { baris: c.baris.baris, pesan: `Pita ${sendiri}: batas bawah melebihi batas atas` }
    return { baris: c.baris.baris, pesan: `Pita ${sendiri} bertumpuk dengan ${teksRentang(c.dengan.bawah, c.dengan.atas)}` }
  })
}

/** Answers where SKS falls while the IP rises, which somebody must confirm (PL-R34): 24 from 3,00 but 26 from 2,50. */
export function peringatanPita(pita: readonly PitaSks[]): readonly string[] {
  const urut = pita.toSorted((a, b) => a.ipMin - b.ipMin)
  return urut.flatMap((atas, i) => {
    const bawah = urut[i - 1]
    if (bawah === undefined || atas.sks >= bawah.sks) return []
    return [
      `Mulai IP ${formatAngka(atas.ipMin, 2)} hanya ${atas.sks} SKS, padahal mulai IP ${formatAngka(bawah.ipMin, 2)} ${bawah.sks} SKS`,
    ]
  })
}

/** Usual limits of the national standard: 20 SKS in the first year, 24 later; going beyond is a hint, no refusal (AK-R60). */
export function petunjukSnDikti({ pita, batasSemester, sksMutlak, sksTanpaIp }: AturanHakSks): readonly string[] {
  const tertinggi = Math.max(sksTanpaIp, ...pita.map((p) => p.sks))
  const semester = (ke: number): number =>
    Math.min(tertinggi, sksMutlak, batasSemester.find((b) => ke >= b.dari && ke <= b.sampai)?.sks ?? 99)
  const awal = Math.max(semester(1), semester(2))
  const lanjut = Math.min(tertinggi, sksMutlak)
  return [
    ...(awal > 20 ? [`Semester 1-2 boleh ${awal} SKS; SN-Dikti lazimnya paling banyak 20`] : []),
    ...(lanjut > 24 ? [`Semester 3 ke atas boleh ${lanjut} SKS; SN-Dikti lazimnya paling banyak 24`] : []),
  ]
}
