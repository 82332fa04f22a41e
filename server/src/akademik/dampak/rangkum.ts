import type { Dampak } from '@sivitas/contract/pengaturan/dampak'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelProdi } from '@sivitas/rules/platform/label-prodi'
import type { Saat } from './saat'

/** One student whom a proposal would touch. */
export type Kena = {
  id: string
  nim: string
  nama: string
  idProdi: string
  jenjangProdi: string
  namaProdi: string
  sebelum: string
  sesudah: string
  /** 1 more or better than before, -1 less, 0 only different. */
  arah: -1 | 0 | 1
}

/** Counts by prodi, the most touched first, and the first ones as examples. */
export function rangkum(kena: readonly Kena[], ringkas: readonly string[], { periode, contoh }: Pick<Saat, 'periode' | 'contoh'>): Dampak {
  const perProdi = new Map<string, Dampak['perProdi'][number]>()
  for (const k of kena) {
    const baris = perProdi.get(k.idProdi) ?? {
      idProdi: k.idProdi,
      labelProdi: labelProdi(k.jenjangProdi, k.namaProdi),
      terkena: 0,
      naik: 0,
      turun: 0,
    }
    baris.terkena += 1
    if (k.arah > 0) baris.naik += 1
    if (k.arah < 0) baris.turun += 1
    perProdi.set(k.idProdi, baris)
  }
  return {
    periode,
    ringkas: [...ringkas],
    jumlah: kena.length,
    perProdi: [...perProdi.values()].toSorted((a, b) => b.terkena - a.terkena || a.labelProdi.localeCompare(b.labelProdi)),
    contoh: kena.slice(0, contoh).map(({ id, nim, nama, jenjangProdi, namaProdi, sebelum, sesudah }) => ({
      idMahasiswa: id,
      nim,
      nama,
      labelProdi: labelProdi(jenjangProdi, namaProdi),
      sebelum,
      sesudah,
    })),
  }
}

/** Answers '6.412 mahasiswa' or null for none. */
export const banyak = (n: number, benda = 'mahasiswa'): string | null => (n === 0 ? null : `${formatAngka(n)} ${benda}`)

/** Leaves out what does not happen. */
export const kalimat = (...teks: readonly (string | null | false)[]): string[] => teks.filter((t) => typeof t === 'string')
