/**
 * Answers how many students each class gets (DM-R17): m = ceil(n / k) classes whose sizes differ by at
 * most one, the larger ones first. 95 students at 40 -> 32, 32, 31.
 */
export function ukuranKelas(n: number, kapasitas: number): number[] {
  if (!Number.isInteger(kapasitas) || kapasitas < 1) throw new RangeError('Kapasitas kelas paling sedikit 1.')
  const m = Math.ceil(n / kapasitas)
  return Array.from({ length: m }, (_, i) => Math.floor(n / m) + (i < n % m ? 1 : 0))
}

export type CaraBagi = 'blok' | 'bergilir'

/**
 * Answers the members of each class (DM-R17): `blok` cuts the list, sorted by NIM, into pieces;
 * `bergilir` deals it out. For balance by jenis kelamin deal a list sorted by it.
 */
export function bagiKelas<M>(mahasiswa: readonly M[], kapasitas: number, cara: CaraBagi): M[][] {
  const ukuran = ukuranKelas(mahasiswa.length, kapasitas)
  if (cara === 'bergilir') return ukuran.map((_, kelas) => mahasiswa.filter((_m, i) => i % ukuran.length === kelas))
  let mulai = 0
  return ukuran.map((besar) => mahasiswa.slice(mulai, (mulai += besar)))
}

export interface DosenPembimbing {
  readonly id: string
  readonly nama: string
  /** Live advisees who still study. */
  readonly beban: number
  readonly maks: number
}

export interface PembagianPa {
  /** One entry per student, in the order given; null = nobody has room. */
  readonly dosen: readonly (string | null)[]
  /** Load of each lecturer afterwards. */
  readonly beban: Readonly<Record<string, number>>
}

/**
 * Answers who advises each of n students (DM-R12): each in turn goes to the least loaded eligible
 * lecturer, ties by name; nobody over his limit, unless a Supervisor says so. Loads 10, 12, 20 and
 * 17 students -> 20, 19, 20.
 */
export function bagiPa(n: number, daftar: readonly DosenPembimbing[], supervisor = false): PembagianPa {
  const beban = new Map(daftar.map((dosen) => [dosen.id, dosen.beban]))
  const isi = (dosen: DosenPembimbing): number => beban.get(dosen.id) ?? 0
  const urut = daftar.toSorted((a, b) => (a.nama < b.nama ? -1 : Number(a.nama > b.nama)))
  const dosen = Array.from({ length: n }, () => {
    const longgar = urut.filter((calon) => supervisor || isi(calon) < calon.maks)
    const [pertama, ...lain] = longgar
    if (pertama === undefined) return null
    const terpilih = lain.reduce((ringan, calon) => (isi(calon) < isi(ringan) ? calon : ringan), pertama)
    beban.set(terpilih.id, isi(terpilih) + 1)
    return terpilih.id
  })
  return { dosen, beban: Object.fromEntries(beban) }
}
