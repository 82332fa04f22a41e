import type { SkalaNilai } from '@sivitas/contract/akademik/skala-nilai'
import { HURUF_KHUSUS } from '@sivitas/rules/akademik/skala'
import type { Db } from '../../db/client'
import { teksLingkup } from '../set-studi/lingkup'
import { listBarisSkala, type BarisTersimpan } from './queries'

/** What a letter outside the IP means, and whether it passes. */
const KHUSUS: Readonly<Record<string, { nama: string; lulus: boolean }>> = {
  L: { nama: 'Lulus', lulus: true },
  TL: { nama: 'Tidak Lulus', lulus: false },
  T: { nama: 'Tunda', lulus: false },
  W: { nama: 'Mundur', lulus: false },
  K: { nama: 'Kosong', lulus: false },
}

/** The letters outside the IP as each scale carries them. */
export const BARIS_KHUSUS = HURUF_KHUSUS.map((huruf) => ({
  huruf,
  indeks: 0,
  batasBawah: null,
  batasAtas: null,
  lulus: KHUSUS[huruf]?.lulus ?? false,
  khusus: true,
}))

export type Skala = Omit<SkalaNilai, 'terpakai'>

function rangkai(baris: readonly BarisTersimpan[]): Skala {
  const [kepala] = baris
  if (!kepala) throw new Error('A scale without letters.')
  const biasa = baris.flatMap(({ huruf, indeks, batasBawah, batasAtas, lulus, khusus }) =>
    khusus || batasBawah === null || batasAtas === null ? [] : [{ huruf, indeks, batasBawah, batasAtas, lulus }],
  )
  return {
    id: kepala.idSet,
    versi: baris.reduce((n, b) => n + b.versi, 0),
    diubahPada: new Date(Math.max(...baris.map((b) => b.diubahPada.getTime()))),
    lingkup: teksLingkup(kepala),
    jenjang: kepala.jenjang,
    idProdi: kepala.idProdi,
    berlakuMulai: kepala.berlakuMulai,
    berlakuAkhir: kepala.berlakuAkhir,
    baris: biasa,
    khusus: baris.filter((b) => b.khusus).map(({ huruf, lulus }) => ({ huruf, nama: KHUSUS[huruf]?.nama ?? huruf, lulus })),
  }
}

/** Every scale of the college, general ones first, the newest of each reach before the older. */
export async function listSkala(db: Db): Promise<Skala[]> {
  const perSet = new Map<string, BarisTersimpan[]>()
  for (const b of await listBarisSkala(db)) perSet.set(b.idSet, [...(perSet.get(b.idSet) ?? []), b])
  return [...perSet.values()].map(rangkai)
}

/**
 * The scale in force for a prodi on a day (AK-R38): prodi before jenjang before all, then the one that began last.
 * Null where none is.
 */
export function skalaBerlaku(
  daftar: readonly Skala[],
  unit: { idProdi: string | null; jenjang: string | null },
  tanggal: string,
): Skala | null {
  const bobot = (s: Skala): number => (s.idProdi !== null ? 2 : s.jenjang !== null ? 1 : 0)
  const [skala] = daftar
    .filter((s) => (s.idProdi === null || s.idProdi === unit.idProdi) && (s.jenjang === null || s.jenjang === unit.jenjang))
    .filter((s) => s.berlakuMulai <= tanggal && (s.berlakuAkhir === null || tanggal <= s.berlakuAkhir))
    .toSorted((a, b) => bobot(b) - bobot(a) || b.berlakuMulai.localeCompare(a.berlakuMulai))
  return skala ?? null
}
