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

const SETENGAH = 0.5

/** Answers a layer laid on the grid of half millimetres, as dragging does. */
export function tempelKisi<Isi extends Pick<Lapisan, 'x' | 'y' | 'lebar' | 'tinggi'>>(lapisan: Isi): Isi {
  const kisi = (mm: number) => Math.round(mm / SETENGAH) * SETENGAH
  return pindah({ ...lapisan, x: kisi(lapisan.x), y: kisi(lapisan.y) }, 0, 0)
}

export const PERATAAN = {
  kiri: 'Rata kiri kartu',
  tengah: 'Tengah mendatar',
  kanan: 'Rata kanan kartu',
  atas: 'Rata atas kartu',
  tegak: 'Tengah tegak',
  bawah: 'Rata bawah kartu',
} as const
export type Perataan = keyof typeof PERATAAN

/** The same among several layers. */
export const PERATAAN_BERSAMA: Readonly<Record<Perataan, string>> = {
  kiri: 'Samakan tepi kiri',
  tengah: 'Samakan tengah mendatar',
  kanan: 'Samakan tepi kanan',
  atas: 'Samakan tepi atas',
  tegak: 'Samakan tengah tegak',
  bawah: 'Samakan tepi bawah',
}

/** Answers a layer aligned with the card. */
export function ratakan<Isi extends Pick<Lapisan, 'x' | 'y' | 'lebar' | 'tinggi'>>(lapisan: Isi, cara: Perataan): Isi {
  const [sisaX, sisaY] = [KARTU.lebar - lapisan.lebar, KARTU.tinggi - lapisan.tinggi]
  const letak: Readonly<Record<Perataan, { x?: number; y?: number }>> = {
    kiri: { x: 0 },
    tengah: { x: sisaX / 2 },
    kanan: { x: sisaX },
    atas: { y: 0 },
    tegak: { y: sisaY / 2 },
    bawah: { y: sisaY },
  }
  return pindah({ ...lapisan, ...letak[cara] }, 0, 0)
}
