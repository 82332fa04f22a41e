/** A subject of origin. */
export interface AsalUsulan {
  readonly kode: string
  readonly nama: string
  readonly sks: number
}

/** A course here that may be recognised. */
export interface MakulUsulan {
  readonly idMakul: string
  readonly kode: string
  readonly nama: string
  readonly sks: number
}

/** What was decided before for a subject of the same origin. */
export interface IngatanUsulan {
  readonly kode: string
  readonly idMakul: string
  readonly dasar: 'pemetaan' | 'keputusan'
}

export interface UsulanKonversi {
  /** Place of the subject in the list that was given. */
  readonly urut: number
  readonly idMakul: string
  readonly dasar: 'pemetaan' | 'keputusan' | 'kode' | 'nama'
  /** Likeness of the names, 0-100. */
  readonly kemiripan: number
}

const ROMAWI: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6' }
/** Words that tell nothing about what a course is about. */
const KOSONG: ReadonlySet<string> = new Set(['dan', 'the', 'of', 'mata', 'kuliah', 'pengantar', 'dasar'])

function kata(nama: string): string[] {
  const semua = nama
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .filter((satu) => satu !== '')
    .map((satu) => ROMAWI[satu] ?? satu)
  const berisi = semua.filter((satu) => !KOSONG.has(satu))
  return berisi.length > 0 ? berisi : semua
}

const angka = (daftar: readonly string[]): string => daftar.filter((satu) => /^\d+$/.test(satu)).join(' ')

function pasangan(daftar: readonly string[]): string[] {
  return daftar.flatMap((satu) => (satu.length < 2 ? [satu] : Array.from({ length: satu.length - 1 }, (_, at) => satu.slice(at, at + 2))))
}

/**
 * Answers how alike two names of courses are, 0-100: shared pairs of letters, whatever case, signs and filling words. Numbers must
 * agree, roman or not: 'Kalkulus II' is no 'Kalkulus 1'.
 */
export function kemiripanNama(a: string, b: string): number {
  const [kiri, kanan] = [kata(a), kata(b)]
  if (angka(kiri) !== angka(kanan)) return 0
  const [satu, dua] = [pasangan(kiri), pasangan(kanan)]
  if (satu.length + dua.length === 0) return 0
  const sisa = [...dua]
  let sama = 0
  for (const huruf of satu) {
    const at = sisa.indexOf(huruf)
    if (at < 0) continue
    sisa.splice(at, 1)
    sama += 1
  }
  return Math.round((200 * sama) / (satu.length + dua.length))
}

/** Names less alike than this are no proposal. */
const MIRIP = 70
const URUTAN = { pemetaan: 0, keputusan: 1, kode: 2, nama: 3 } as const
const rapikan = (kode: string): string => kode.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

interface Calon extends UsulanKonversi {
  readonly bedaSks: number
  readonly kode: string
}

function calonDari(asal: AsalUsulan, urut: number, { makul, ingatan }: Bahan): Calon[] {
  const dulu = ingatan.get(rapikan(asal.kode)) ?? new Map<string, IngatanUsulan['dasar']>()
  return makul.flatMap((m): Calon[] => {
    const kemiripan = kemiripanNama(asal.nama, m.nama)
    const dasar = dulu.get(m.idMakul) ?? (rapikan(asal.kode) === rapikan(m.kode) ? 'kode' : kemiripan >= MIRIP ? 'nama' : null)
    return dasar === null ? [] : [{ urut, idMakul: m.idMakul, dasar, kemiripan, bedaSks: Math.abs(asal.sks - m.sks), kode: m.kode }]
  })
}

interface Bahan {
  readonly makul: readonly MakulUsulan[]
  readonly ingatan: ReadonlyMap<string, ReadonlyMap<string, IngatanUsulan['dasar']>>
}

function ingatanPerKode(ingatan: readonly IngatanUsulan[]): Bahan['ingatan'] {
  const perKode = new Map<string, Map<string, IngatanUsulan['dasar']>>()
  for (const { kode, idMakul, dasar } of ingatan) {
    const peta = perKode.get(rapikan(kode)) ?? new Map<string, IngatanUsulan['dasar']>()
    if (peta.get(idMakul) !== 'pemetaan') peta.set(idMakul, dasar)
    perKode.set(rapikan(kode), peta)
  }
  return perKode
}

/**
 * Answers at most one course for each subject of origin (akademik, Beyond 11): what a saved mapping says, what was decided
 * before for the same code, an equal code, a name alike, in this order; of equals the closer SKS. A course is proposed once,
 * unless a mapping or an earlier decision makes it of several subjects.
 */
export function usulanKonversi(
  asal: readonly AsalUsulan[],
  makul: readonly MakulUsulan[],
  ingatan: readonly IngatanUsulan[],
): UsulanKonversi[] {
  const bahan: Bahan = { makul, ingatan: ingatanPerKode(ingatan) }
  const calon = asal
    .flatMap((satu, urut) => calonDari(satu, urut, bahan))
    .toSorted(
      (a, b) =>
        URUTAN[a.dasar] - URUTAN[b.dasar] ||
        b.kemiripan - a.kemiripan ||
        a.bedaSks - b.bedaSks ||
        a.urut - b.urut ||
        a.kode.localeCompare(b.kode),
    )
  const terpasang = new Map<number, UsulanKonversi>()
  const dipakai = new Set<string>()
  for (const { urut, idMakul, dasar, kemiripan } of calon) {
    const gabung = dasar === 'pemetaan' || dasar === 'keputusan'
    if (terpasang.has(urut) || (dipakai.has(idMakul) && !gabung)) continue
    terpasang.set(urut, { urut, idMakul, dasar, kemiripan })
    dipakai.add(idMakul)
  }
  return [...terpasang.values()].toSorted((a, b) => a.urut - b.urut)
}
