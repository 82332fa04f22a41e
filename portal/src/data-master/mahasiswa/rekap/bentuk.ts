import { DIMENSI_MAHASISWA, rentangIpk, type NamaDimensi } from '@sivitas/contract/data-master/mahasiswa/dimensi'
import { BentukRekap } from '@sivitas/contract/data-master/mahasiswa/rekap'
import { REKAP_SIAP } from '@sivitas/contract/data-master/mahasiswa/rekap-siap'

export const BARIS_MAX = 3
export const KOLOM_MAX = 2

/** What the page starts with: the matrix that is asked for most. */
export const BENTUK_AWAL: BentukRekap = REKAP_SIAP[3]?.bentuk ?? BentukRekap.parse({ baris: ['prodi'] })

/** Reads the shape in an address; one that no longer fits is the one that the page starts with. */
export function bacaBentuk(teks: string | null): BentukRekap {
  if (teks === null) return BENTUK_AWAL
  try {
    const read = BentukRekap.safeParse(JSON.parse(teks))
    return read.success ? read.data : BENTUK_AWAL
  } catch {
    // An address that somebody cut off is like one without a shape.
    return BENTUK_AWAL
  }
}

/** Puts a dimension where it was dropped or chosen; it is nowhere else then, and rows are never empty. */
export function pindahkan(bentuk: BentukRekap, dimensi: NamaDimensi, ke: 'baris' | 'kolom' | 'keluar'): BentukRekap {
  const baris = bentuk.baris.filter((one) => one !== dimensi)
  const kolom = bentuk.kolom.filter((one) => one !== dimensi)
  const next = {
    ...bentuk,
    baris: ke === 'baris' ? [...baris, dimensi] : baris,
    kolom: ke === 'kolom' ? [...kolom, dimensi] : kolom,
  }
  return muat(next) ? next : bentuk
}

/** Whether the table can be counted: one to three dimensions down, at most two across. */
export const muat = ({ baris, kolom }: Pick<BentukRekap, 'baris' | 'kolom'>): boolean =>
  baris.length >= 1 && baris.length <= BARIS_MAX && kolom.length <= KOLOM_MAX

/** Moves a dimension one place among its own. */
export function geser(list: readonly NamaDimensi[], dimensi: NamaDimensi, langkah: -1 | 1): NamaDimensi[] {
  const from = list.indexOf(dimensi)
  const to = from + langkah
  if (from < 0 || to < 0 || to >= list.length) return [...list]
  const without = list.filter((one) => one !== dimensi)
  return without.toSpliced(to, 0, dimensi)
}

type Tertulis =
  | string
  | number
  | boolean
  | readonly (string | number)[]
  | { readonly [end: string]: string | number | undefined }
  | undefined

const isList = (value: Tertulis): value is readonly (string | number)[] => Array.isArray(value)

/** One filter as the address of a list spells it: `name`, `name[0]`, `name[after]`. */
function tulis(params: URLSearchParams, name: string, value: Tertulis): void {
  if (value === undefined || value === false) return
  if (isList(value)) value.forEach((one, at) => params.set(`${name}[${at}]`, String(one)))
  else if (typeof value !== 'object') params.set(name, value === true ? '1' : String(value))
  else for (const [end, bound] of Object.entries(value)) if (bound !== undefined) params.set(`${name}[${end}]`, String(bound))
}

/** What one key of a cell means for the list; nothing where it can't say it. */
function saringanSel(dimensi: NamaDimensi | undefined, value: string | null): { nama: string; nilai: Tertulis } | null {
  const saringan = dimensi === undefined ? null : DIMENSI_MAHASISWA[dimensi].saringan
  if (saringan === null || value === null) return null
  if (saringan.jenis !== 'rentang') return { nama: saringan.nama, nilai: saringan.jenis === 'banyak' ? [value] : value }
  const bin = dimensi === 'ipk' ? rentangIpk(value) : { dari: value, sampai: value }
  return { nama: saringan.nama, nilai: { after: bin?.dari, before: bin?.sampai } }
}

/**
 * Address of the list that holds exactly the students of a cell; none where the list can't tell them: a value that is not
 * filled, a dimension without a filter, students who left in the period.
 */
export function alamatDaftar(bentuk: BentukRekap, kunci: readonly (string | null)[], periode: number): string | null {
  if (bentuk.mode === 'aktivitas') return null
  const params = new URLSearchParams()
  const dimensi: readonly NamaDimensi[] = [...bentuk.baris, ...bentuk.kolom]
  const own = new Set<string>()
  for (const [at, value] of kunci.entries()) {
    const saringan = saringanSel(dimensi[at], value)
    if (saringan === null) return null
    own.add(saringan.nama)
    tulis(params, saringan.nama, saringan.nilai)
  }
  for (const [name, value] of Object.entries(bentuk.filter)) if (!own.has(name)) tulis(params, name, value)
  params.set('periode', String(periode))
  return `/data-master/mahasiswa/data-mahasiswa?${params}`
}
