import type { BagianCetak, BarisCetak, KolomCetak, SelCetak } from '@sivitas/contract/data-master/cetakan'
import { formatAngka } from '@sivitas/rules/platform/angka'

type Tabel = Extract<BagianCetak, { jenis: 'tabel' }>
type Fakta = Extract<BagianCetak, { jenis: 'fakta' }>

/** A value as it reads on paper: numbers in Indonesian, what is not known as a dash, '' as room for a pen. */
export function tulisSel(tipe: KolomCetak['tipe'], sel: SelCetak): string {
  if (sel === null) return '-'
  return typeof sel === 'number' ? formatAngka(sel, tipe === 'desimal' ? 2 : 0) : sel
}

export const biasa = (sel: SelCetak[]): BarisCetak => ({ nada: 'biasa', sel })
export const jumlah = (sel: SelCetak[]): BarisCetak => ({ nada: 'jumlah', sel })
export const penutup = (kata: string): BarisCetak => ({ nada: 'penutup', sel: [kata] })
export const kelompok = (judul: string): BarisCetak => ({ nada: 'kelompok', sel: [judul] })

/** A column; numbers take less of the sheet than words. */
export const kolom = (judul: string, tipe: KolomCetak['tipe'] = 'teks', lebar = tipe === 'teks' ? 2 : 1): KolomCetak => ({
  judul,
  tipe,
  lebar,
})

/** A table of a print. */
export const tabel = (judul: string | null, columns: KolomCetak[], baris: BarisCetak[]): Tabel => ({
  jenis: 'tabel',
  judul,
  halamanBaru: false,
  kolom: columns,
  baris,
})

type Pasangan = readonly [label: string, isi: string | number | null | undefined]

/** Facts of a print by name; what is not known is said to be so. */
export const fakta = (
  judul: string | null,
  baris: readonly Pasangan[],
  { halamanBaru = false, idFoto = null as string | null } = {},
): Fakta => ({
  jenis: 'fakta',
  judul,
  halamanBaru,
  idFoto,
  baris: baris.map(([label, isi]) => ({ label, isi: isi === null || isi === undefined || isi === '' ? '-' : tulisSel('angka', isi) })),
})
