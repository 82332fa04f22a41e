import { formatAngka } from './angka'
import { bulatkan } from './bulat'

/** A band of the hak-SKS table: from `dari` to `sampai` (both shown, two decimals) so many SKS. */
export interface PitaIp {
  readonly dari: number
  readonly sampai: number
  readonly sks: number
}

export interface TemuanPita {
  /** Row in the order in which the bands were given. */
  readonly baris: number
  readonly pesan: string
  /** `tahan` refuses the save (422); `tanya` must be confirmed. */
  readonly sifat: 'tahan' | 'tanya'
}

const ip = (ratus: number): string => formatAngka(ratus / 100, 2)
const rentang = (dari: number, sampai: number): string => (dari === sampai ? ip(dari) : `${ip(dari)}-${ip(sampai)}`)

/**
 * Answers what is wrong with a table of bands (PL-R34): it covers 0,00-4,00 without gap or overlap,
 * counted in hundredths because the stored IP has two decimals; SKS that fall while the IP rises are
 * only asked about.
 */
export function periksaPita(pita: readonly PitaIp[]): TemuanPita[] {
  const urut = pita
    .map((p, baris) => ({ baris, dari: bulatkan(p.dari * 100), sampai: bulatkan(p.sampai * 100), sks: p.sks }))
    .toSorted((a, b) => a.dari - b.dari)
  const temuan: TemuanPita[] = []
  const catat = (baris: number, sifat: TemuanPita['sifat'], pesan: string): void => void temuan.push({ baris, sifat, pesan })
  let tercakup = -1
  let sksLalu = Number.NEGATIVE_INFINITY
  for (const p of urut) {
    if (p.sampai < p.dari || p.dari < 0 || p.sampai > 400) catat(p.baris, 'tahan', `Rentang IP ${ip(p.dari)}-${ip(p.sampai)} tidak sah`)
    if (p.dari > tercakup + 1) catat(p.baris, 'tahan', `IP ${rentang(tercakup + 1, p.dari - 1)} belum tercakup`)
    if (p.dari <= tercakup) catat(p.baris, 'tahan', `IP ${rentang(p.dari, Math.min(tercakup, p.sampai))} tercakup dua kali`)
    if (p.sks < sksLalu) catat(p.baris, 'tanya', `SKS turun menjadi ${p.sks} mulai IP ${ip(p.dari)}`)
    tercakup = Math.max(tercakup, p.sampai)
    sksLalu = p.sks
  }
  if (tercakup < 400) catat(urut.at(-1)?.baris ?? 0, 'tahan', `IP ${rentang(tercakup + 1, 400)} belum tercakup`)
  return temuan
}
