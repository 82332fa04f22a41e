import type { CollegeSeed } from '../college-seed'
import { statusKini } from './mahasiswa'

/** Share of the students who handed in a photo: 3,000 of 50,000 (data-master, Demo data). */
const BAGIAN = 0.06
const STUDI_AKTIF = 'ASUO'

const berfoto = new WeakMap<CollegeSeed, ReadonlySet<number>>()

/** Numbers of the persons with a photo: students who attend, evenly over cohorts and prodi. */
function daftar(c: CollegeSeed): ReadonlySet<number> {
  const ada = berfoto.get(c)
  if (ada !== undefined) return ada
  const aktif = c.mahasiswa.filter((m) => m.orang === m.n && STUDI_AKTIF.includes(statusKini(m)))
  const banyak = Math.min(aktif.length, Math.round(c.mahasiswa.length * BAGIAN))
  const pilihan = new Set(Array.from({ length: banyak }, (_, i) => aktif[Math.floor((i * aktif.length) / banyak)]?.n ?? 0))
  berfoto.set(c, pilihan)
  return pilihan
}

/** Answers the file that is the photo of a person, by the person's number; none where there is no photo. */
export const fotoMahasiswa = (c: CollegeSeed, orang: number): string | null =>
  daftar(c).has(orang) ? c.ids('berkas_foto_mahasiswa')(orang) : null
