import type { ProdiDemo } from '../data-master/prodi'
import { kurikulum, sksPilihanWajib } from './kurikulum'
import { pilihan, type Makul } from './makul'

export interface MakulCollege extends Makul {
  /** Index into the college's courses. */
  readonly n: number
  readonly prodi: number
}

/** The courses of one prodi and what of them a student needs. */
export interface Susunan {
  readonly daftar: readonly MakulCollege[]
  readonly pilihan: readonly MakulCollege[]
  readonly sksPilihan: number
  readonly normal: number
}

export interface SusunanCollege {
  readonly makul: readonly MakulCollege[]
  readonly prodi: readonly Susunan[]
}

/** Answers the curricula of a college's prodi with courses numbered through. */
export function susunanCollege(prodi: readonly ProdiDemo[]): SusunanCollege {
  const makul: MakulCollege[] = []
  const susunan = prodi.map((p, i): Susunan => {
    const isi = kurikulum(p)
    const daftar = isi.map((m, j) => ({ ...m, n: makul.length + j, prodi: i }))
    makul.push(...daftar)
    return { daftar, pilihan: daftar.filter(pilihan), sksPilihan: sksPilihanWajib(p, isi), normal: p.masaTempuh }
  })
  return { makul, prodi: susunan }
}

/** Answers a course by code within a prodi. @throws RangeError for an unknown code. */
export function makulKode(susunan: Susunan, kode: string): MakulCollege {
  const makul = susunan.daftar.find((m) => m.kode === kode)
  if (makul === undefined) throw new RangeError(`Mata kuliah ${kode} tidak ada dalam kurikulum.`)
  return makul
}

/** Whether a course is held in a period with this semester code. */
export const ditawarkan = (makul: Makul, kodeSemester: number): boolean => makul.dua || makul.semester % 2 === kodeSemester % 2
