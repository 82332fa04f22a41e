import { formatAngka } from '../platform/angka'
import { bulatkan } from '../platform/bulat'
import { cacatRentang, teksRentang } from './rentang'

/** One letter of a grade scale (AK-R38). */
export interface BarisSkala {
  readonly huruf: string
  readonly indeks: number
  readonly batasBawah: number
  readonly batasAtas: number
  readonly lulus: boolean
}

/** Letters that stand outside the IP: passed, failed, postponed, withdrawn, blank (AK-R38). */
export const HURUF_KHUSUS = ['L', 'TL', 'T', 'W', 'K'] as const

/**
 * Answers the letter of a score: the row with batasBawah <= score rounded half up to two decimals < the next batasBawah
 * (AK-R38): 79.994 -> AB, 79.995 -> A. Null below 0 and above 100, or where the scale has a gap.
 */
export function hurufDari<Baris extends Pick<BarisSkala, 'batasBawah'>>(skala: readonly Baris[], angka: number): Baris | null {
  const bulat = bulatkan(angka, 2)
  if (!(bulat >= 0 && bulat <= 100)) return null
  const [baris] = skala.filter((b) => b.batasBawah <= bulat).toSorted((a, b) => b.batasBawah - a.batasBawah)
  return baris ?? null
}

export interface GalatSkala {
  /** Index of the row that the message belongs to. */
  readonly baris: number
  readonly bidang: 'huruf' | 'indeks' | 'batasBawah'
  readonly pesan: string
}

function galatHuruf(skala: readonly BarisSkala[]): GalatSkala[] {
  return skala.flatMap(({ huruf }, baris) => {
    const rapi = huruf.toUpperCase()
    if (HURUF_KHUSUS.some((h) => h === rapi))
      return [{ baris, bidang: 'huruf' as const, pesan: `Huruf ${huruf} disediakan untuk nilai khusus` }]
    const kembar = skala.findIndex((lain) => lain.huruf.toUpperCase() === rapi) < baris
    return kembar ? [{ baris, bidang: 'huruf' as const, pesan: `Huruf ${huruf} sudah ada` }] : []
  })
}

function galatRentang(skala: readonly BarisSkala[]): GalatSkala[] {
  const rentang = skala.map((b, baris) => ({ bawah: b.batasBawah, atas: b.batasAtas, huruf: b.huruf, baris }))
  return cacatRentang(rentang, { bawah: 0, atas: 100 }).map((c) => {
    const kepala = { baris: c.baris.baris, bidang: 'batasBawah' as const }
    if (c.jenis === 'terbalik') return { ...kepala, pesan: `Batas bawah ${c.baris.huruf} melebihi batas atasnya` }
    if (c.jenis === 'tumpang') return { ...kepala, pesan: `Rentang ${c.baris.huruf} bertumpuk dengan ${c.dengan.huruf}` }
    return { ...kepala, pesan: `Nilai ${teksRentang(c.bawah, c.atas)} belum tercakup` }
  })
}

function galatIndeks(skala: readonly BarisSkala[]): GalatSkala[] {
  const urut = skala
    .map((b, baris) => ({ ...b, baris }))
    .filter((b) => b.batasBawah <= b.batasAtas)
    .toSorted((a, b) => b.batasBawah - a.batasBawah)
  return urut.flatMap((bawah, i) => {
    const atas = urut[i - 1]
    if (atas === undefined || bawah.indeks < atas.indeks) return []
    const angka = `${bawah.huruf} (${formatAngka(bawah.indeks, 2)}) harus di bawah indeks ${atas.huruf} (${formatAngka(atas.indeks, 2)})`
    return [{ baris: bawah.baris, bidang: 'indeks' as const, pesan: `Indeks ${angka}` }]
  })
}

/**
 * Answers why a scale can't be used, each with its row (AK-R38, PL-R36): it covers 0,00-100,00 without gap or overlap, and the
 * index falls with every letter. 'Nilai 79,50-79,99 belum tercakup', 'Rentang AB bertumpuk dengan B'.
 */
export function galatSkala(skala: readonly BarisSkala[]): readonly GalatSkala[] {
  if (skala.length === 0) return [{ baris: 0, bidang: 'huruf', pesan: 'Isi paling sedikit satu huruf' }]
  return [...galatHuruf(skala), ...galatRentang(skala), ...galatIndeks(skala)]
}

/** Answers why weights of components don't add up to 100,00, or null (AK-R36): 33.33 x 3 -> 'Jumlah bobot 99,99; kurang 0,01'. */
export function galatBobot(bobot: readonly number[]): string | null {
  const jumlah = bobot.reduce((n, b) => n + bulatkan(b * 100), 0)
  if (jumlah === 10_000) return null
  const selisih = formatAngka(Math.abs(jumlah - 10_000) / 100, 2)
  return `Jumlah bobot ${formatAngka(jumlah / 100, 2)}; ${jumlah < 10_000 ? 'kurang' : 'lebih'} ${selisih}`
}
