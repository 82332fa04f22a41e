import { tempatPeriode } from '../kit/calendar'
import { KODE } from './skala'
import { makulKode, type Susunan } from './susunan'
import { naskahSasaran, naskahTertulis, type BarisNaskah, type NaskahSasaran } from './naskah'

/** Students of 55201 whose attempts the documents give one by one. */
const TERTULIS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  // 66 SKS passed; 20242 is the example of AK-R45: mutu 51 over 18 SKS, IPS 2,83.
  '2301010001': {
    20231: 'IF101 B, MK101 A, IF103 E, IF105 B, MK103 AB, MK105 B, IF107 C',
    20232: 'IF102 C, IF104 E, MK102 A, MK104 AB, IF106 C, IF108 C, IF110 BC',
    20241: 'IF203 B, IF205 B, IF207 B, IF209 BC, IF211 E, MK201 A',
    20242: 'IF204 A, IF201 AB, IF202 B, IF206 BC, MK207 A, IF208 E, MK208 L',
    20251: 'IF103 B, IF211 B, IF213 B, IF311 B, IF313 B, IF315 B, IF319 B',
  },
  // The seven attempts of AK-R46: IPK 2,31 and 13 SKS.
  '2301010002': { 20231: 'IF101 C, MK101 A, IF103 D', 20232: 'IF102 B, IF104 E', 20241: 'IF103 B, IF101 D' },
  // 58 SKS passed.
  '2301010003': {
    20231: 'IF101 C, MK101 B, IF103 E, IF105 C, MK103 B, MK105 E, IF107 C',
    20232: 'IF102 C, IF106 C, IF108 BC, IF110 C, MK102 B',
    20241: 'IF203 C, IF205 C, IF207 C, IF209 C, MK105 C, IF211 E',
    20242: 'IF201 C, IF202 C, MK207 B, MK208 L, IF104 C',
    20251: 'IF103 B, IF211 B, IF213 B, MK201 B, IF317 B, IF321 B',
  },
}

/** Students of 55201 of whom the documents give the sums. */
const SASARAN_INFORMATIKA: readonly NaskahSasaran[] = [
  // AK-R57: 146 of 144 SKS, wajib 124 of 126 without MK207, D 3 SKS, IPK 3,12.
  {
    nim: '2101010001',
    angkatan: 2021,
    semester: 8,
    ipk: 312,
    tanpa: ['MK207'],
    tambah: { 7: ['IF439'] },
    tetap: { IF331: 'D', IF307: 'B', IF400: 'A' },
    kini: ['IF441'],
  },
  // AK-R58: IPK 3,62 in semester 11; the final work took until 20242.
  {
    nim: '2001010001',
    angkatan: 2020,
    semester: 10,
    ipk: 362,
    tanpa: ['IF400'],
    tambah: { 10: ['IF400'] },
    tetap: { IF400: 'A' },
    kini: ['IF441'],
  },
  // TA-R4: 118 SKS, IPK 3,04, Metodologi Penelitian B.
  {
    nim: '2201010001',
    angkatan: 2022,
    semester: 6,
    ipk: 304,
    tetap: { IF307: 'B', IF309: 'AB' },
    kini: ['IF403', 'MK401', 'IF431', 'IF433', 'IF435'],
  },
  // Everything but the final work: defences of 10 November, and semester 9 with 6 SKS.
  { nim: '2101010010', angkatan: 2021, semester: 8, ipk: 321, tanpa: ['IF400'], kini: ['IF400'] },
  { nim: '2101010011', angkatan: 2021, semester: 8, ipk: 305, tanpa: ['IF400'], kini: ['IF400'] },
  { nim: '2101010021', angkatan: 2021, semester: 8, ipk: 288, tanpa: ['IF400'], kini: ['IF400'] },
]

const SASARAN_SISTEM_INFORMASI: readonly NaskahSasaran[] = [
  {
    nim: '2302010031',
    angkatan: 2023,
    semester: 4,
    ipk: 360,
    kini: ['SI501', 'SI502', 'SI503', 'SI504', 'SI505', 'SI506', 'SI507', 'SI508', 'MK509'],
  },
  // 25 SKS in 20222: five beyond the package of semester 4, taken early from semester 6.
  { nim: '2102010006', angkatan: 2021, semester: 8, ipk: 318, tambah: { 4: ['SI601', 'SI604'] }, tetap: { SI801: 'A' }, kini: [] },
]

/** Takes part in IF202-A of the other prodi: six courses in 20242. */
const LINTAS: NaskahSasaran = {
  nim: '2302010021',
  angkatan: 2023,
  semester: 3,
  ipk: 310,
  kini: ['SI501', 'SI502', 'SI503', 'SI504', 'SI505', 'SI506', 'SI507', 'SI508', 'MK509'],
}
const LINTAS_20242 = { 20242: 'SI401 B, SI402 AB, SI403 B, SI404 A, SI405 B' } as const

/** Active in 20251 without a KRS (decisions 7). */
export const TANPA_KRS: ReadonlySet<string> = new Set(['2301010005'])

function lintas(informatika: Susunan, si: Susunan): BarisNaskah[] {
  const if202 = { tempat: tempatPeriode(20242), makul: makulKode(informatika, 'IF202'), huruf: KODE.B }
  return [...naskahSasaran(si, LINTAS), ...naskahTertulis(si, LINTAS_20242), if202].toSorted((a, b) => a.tempat - b.tempat)
}

/** Answers the attempts of every student whom the documents name with figures, by NIM. */
export function naskahBernama(informatika: Susunan, si: Susunan): ReadonlyMap<string, readonly BarisNaskah[]> {
  const naskah = new Map<string, readonly BarisNaskah[]>()
  for (const [nim, periode] of Object.entries(TERTULIS)) naskah.set(nim, naskahTertulis(informatika, periode))
  for (const s of SASARAN_INFORMATIKA) naskah.set(s.nim, naskahSasaran(informatika, s))
  for (const s of SASARAN_SISTEM_INFORMASI) naskah.set(s.nim, naskahSasaran(si, s))
  naskah.set(LINTAS.nim, lintas(informatika, si))
  return naskah
}
