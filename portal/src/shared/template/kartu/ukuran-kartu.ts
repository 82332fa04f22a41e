import type { Lapisan } from '@sivitas/contract/pengaturan/template/isi'

/** CR80 in millimetres, and what is cut away around it. */
export const KARTU = { lebar: 85.6, tinggi: 53.98, lebih: 2 } as const

/** Millimetres to one decimal, as they are stored and typed. */
const bulat = (mm: number) => Math.round(mm * 10) / 10
const antara = (nilai: number, min: number, max: number) => Math.min(Math.max(nilai, min), max)

/** Answers a layer moved by so many millimetres; it stays within the bleed of the card. */
export function pindah<Isi extends Pick<Lapisan, 'x' | 'y' | 'lebar' | 'tinggi'>>(lapisan: Isi, dx: number, dy: number): Isi {
  const { lebih } = KARTU
  return {
    ...lapisan,
    x: bulat(antara(lapisan.x + dx, -lebih, KARTU.lebar + lebih - lapisan.lebar)),
    y: bulat(antara(lapisan.y + dy, -lebih, KARTU.tinggi + lebih - lapisan.tinggi)),
  }
}
