import type { ProdiDemo } from '../data-master/prodi'
import type { MakulCollege, SusunanCollege } from './susunan'

/** The prodi that renews its curriculum, so that students of the old one can move (AK-R52, KURIKULUM). */
const KODE_PRODI = '62201'
const GABUNG = 2
const DIPERBARUI = 5

export interface KurikulumDiperbarui {
  readonly prodi: number
  /** Courses that stand in no older curriculum. */
  readonly baru: readonly MakulCollege[]
  readonly daftar: readonly MakulCollege[]
}

/**
 * Answers the renewed curriculum of a college: five required courses of the first year come back under new codes, the first two of
 * the smallest as one of both their SKS, so that its sum stays. None where the college has not got that prodi.
 */
export function kurikulumDiperbarui(prodi: readonly ProdiDemo[], { prodi: susunan, makul }: SusunanCollege): KurikulumDiperbarui | null {
  const n = prodi.findIndex(({ kode, tutup }) => kode === KODE_PRODI && tutup === undefined)
  const lama = susunan[n]?.daftar
  if (lama === undefined) return null
  const biasa = lama.filter((m) => m.semester <= 2 && m.jenis === 'A' && !m.lulusTidak && !m.bersama && m.teoriPraktek === 'T')
  const kecil = biasa.filter(({ sks }) => sks === 2).slice(0, GABUNG)
  const [pertama, kedua] = kecil
  if (pertama === undefined || kedua === undefined) return null
  const satuan = biasa.filter((m) => !kecil.includes(m)).slice(0, DIPERBARUI - GABUNG)
  const gabungan = { ...pertama, kode: `${pertama.kode}N`, nama: `${pertama.nama} dan ${kedua.nama}`, sks: pertama.sks + kedua.sks }
  const baru = [gabungan, ...satuan.map((m) => ({ ...m, kode: `${m.kode}N` }))].map((m, i) => ({ ...m, n: makul.length + i }))
  const diganti = new Set([...kecil, ...satuan])
  return { prodi: n, baru, daftar: [...lama.filter((m) => !diganti.has(m)), ...baru] }
}
