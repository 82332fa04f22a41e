import type { SesiGrid } from '@sivitas/contract/data-master/dosen/kesediaan-mengajar'

export const HARI = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const

/** One line of the grid: a time of a group, with the session that each day holds then. */
export type BarisSlot = {
  kunci: string
  kelompok: string
  jam: string
  /** By day, Monday first; null where that day has no session at this time. */
  slot: readonly (string | null)[]
}

/** The lines of a grid: sessions of one group and time stand together, since Friday's have numbers of their own. */
export function barisSlot(sesi: readonly SesiGrid[]): BarisSlot[] {
  const baris = new Map<string, { kelompok: string; jam: string; slot: (string | null)[] }>()
  for (const { id, idKelompokSesi, kelompokSesi, jamMulai, jamSelesai, hari } of sesi) {
    const kunci = `${idKelompokSesi} ${jamMulai}-${jamSelesai}`
    const satu = baris.get(kunci) ?? { kelompok: kelompokSesi, jam: `${jamMulai}-${jamSelesai}`, slot: HARI.map(() => null) }
    for (const h of hari) satu.slot[h - 1] = `${h}:${id}`
    baris.set(kunci, satu)
  }
  const urutan = [...new Set(sesi.map(({ kelompokSesi }) => kelompokSesi))]
  return [...baris.entries()]
    .map(([kunci, satu]) => ({ kunci, ...satu }))
    .toSorted((a, b) => urutan.indexOf(a.kelompok) - urutan.indexOf(b.kelompok) || (a.jam < b.jam ? -1 : 1))
}

export type Tempat = { baris: number; hari: number }

const LANGKAH: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Where an arrow leads: the next place in that direction that holds a slot; the same place where there is none. */
export function langkahSlot(baris: readonly BarisSlot[], { baris: dari, hari }: Tempat, tombol: string): Tempat | null {
  const langkah = LANGKAH[tombol]
  if (langkah === undefined) return null
  const [turun, kanan] = langkah
  let tuju = { baris: dari + turun, hari: hari + kanan }
  while (baris[tuju.baris] !== undefined && tuju.hari >= 0 && tuju.hari < HARI.length) {
    if (baris[tuju.baris]?.slot[tuju.hari]) return tuju
    tuju = { baris: tuju.baris + turun, hari: tuju.hari + kanan }
  }
  return { baris: dari, hari }
}

/** Days that hold a slot at all, so that a college without weekends has no empty columns. */
export const hariTerpakai = (baris: readonly BarisSlot[]): number[] =>
  HARI.map((_, i) => i).filter((i) => baris.some(({ slot }) => slot[i] !== null))

/** The first place of a grid that holds a slot. */
export function tempatPertama(baris: readonly BarisSlot[]): Tempat {
  const hari = baris[0]?.slot.findIndex((slot) => slot !== null) ?? 0
  return { baris: 0, hari: Math.max(0, hari) }
}
