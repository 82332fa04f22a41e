import { randomOf, type Random } from '../kit/random'
import { statusKini, type Mahasiswa } from './mahasiswa'
import type { ProdiDemo } from './prodi'
import type { BesarCollege } from './ukuran'

/** Persons who differ from the ordinary: copies of another person, NIK that do not fit. */
export interface Pengecualian {
  /** Person who is entered a second time -> the person as entered first (6 pairs, DM-R4). */
  readonly mirip: ReadonlyMap<number, number>
  /** Persons whose NIK does not fit the birth date (DM-R3). */
  readonly nikJanggal: ReadonlySet<number>
  /** Registration -> the earlier registration of the same person. */
  readonly nimKedua: ReadonlyMap<number, number>
}

interface Bahan {
  readonly id: string
  readonly mahasiswa: Mahasiswa[]
  readonly prodi: readonly ProdiDemo[]
  readonly besar: BesarCollege
  readonly lengkap: boolean
}

/** Foreign students who study in 61201 (komunikasi-laporan). */
const ASING_61201 = 12
const PINDAHAN = [
  ['pindahan', 60],
  ['rpl_transfer_sks', 25],
  ['rpl_perolehan_sks', 15],
] as const

function ambil<T>(daftar: readonly T[], n: number, acak: Random): T[] {
  return acak.shuffle([...daftar]).slice(0, n)
}

function pindahan({ mahasiswa, prodi, besar }: Bahan, acak: Random): void {
  const calon = mahasiswa.filter(
    (m) => !m.bernama && ['22', '23', '30'].includes(prodi[m.prodi]?.jenjang ?? '') && m.jalan.status.length >= 3,
  )
  for (const m of ambil(calon, besar.pindahan, acak)) {
    m.jenisDaftar = acak.weighted(PINDAHAN)
    m.semesterAwal = 3
  }
}

/** The other kinds of entry, few of each. Course students leave without a degree: status 0. */
function jenisLain({ mahasiswa, prodi }: Bahan, acak: Random): void {
  const biasa = mahasiswa.filter((m) => !m.bernama && m.jenisDaftar === 'peserta_didik_baru')
  const jenjang = (m: Mahasiswa): string => prodi[m.prodi]?.jenjang ?? ''
  const banyak = Math.max(2, Math.round(mahasiswa.length / 2500))
  const tandai = (jenis: string, calon: readonly Mahasiswa[]): void => {
    for (const m of ambil(
      calon.filter((x) => x.jenisDaftar === 'peserta_didik_baru'),
      banyak,
      acak,
    ))
      m.jenisDaftar = jenis
  }
  tandai(
    'fast_track',
    biasa.filter((m) => jenjang(m) === '35'),
  )
  tandai(
    'ppg_pgp_plpg',
    biasa.filter((m) => jenjang(m) === '31'),
  )
  tandai(
    'ppg_non_pgp_plpg',
    biasa.filter((m) => jenjang(m) === '31'),
  )
  tandai(
    'join_degree',
    biasa.filter((m) => jenjang(m) === '30' && m.jenisKelas === 3),
  )
  for (const m of biasa) if (statusKini(m) === 'O') m.jenisDaftar = 'double_degree'
  tandai(
    'double_degree',
    biasa.filter((m) => jenjang(m) === '30' && m.jenisKelas === 0 && statusKini(m) === 'A'),
  )
  const peserta = biasa.filter(
    (m) => m.jalan.keluar !== null && m.jalan.keluar.status === 'E' && m.jalan.status.length <= 2 && m.jenisDaftar === 'peserta_didik_baru',
  )
  for (const m of ambil(peserta, banyak, acak)) {
    const { keluar } = m.jalan
    if (keluar === null) continue
    m.jenisDaftar = 'course'
    Object.assign(m, { jalan: { ...m.jalan, keluar: { ...keluar, status: '0' } } })
  }
}

function asing({ mahasiswa, prodi, besar, lengkap }: Bahan, acak: Random): void {
  const aktif = mahasiswa.filter((m) => !m.bernama && statusKini(m) === 'A' && m.jenisDaftar === 'peserta_didik_baru')
  const manajemen = lengkap
    ? ambil(
        aktif.filter((m) => prodi[m.prodi]?.kode === '61201'),
        ASING_61201,
        acak,
      )
    : []
  const lain = ambil(
    aktif.filter((m) => prodi[m.prodi]?.kode !== '61201'),
    Math.max(0, besar.asing - manajemen.length),
    acak,
  )
  for (const m of [...manajemen, ...lain]) m.asing = true
}

/** Graduates who came back: the second registration belongs to the person of the first. */
function nimKedua(bahan: Bahan, acak: Random): Map<number, number> {
  const { mahasiswa, prodi, besar, lengkap } = bahan
  const jenjang = (m: Mahasiswa): number => Number(prodi[m.prodi]?.jenjang ?? 0)
  const lulusan = acak.shuffle(
    mahasiswa.filter((m) => m.jalan.keluar?.status === 'L' && !m.bernama && ['22', '30'].includes(prodi[m.prodi]?.jenjang ?? '')),
  )
  const kedua = new Map<number, number>()
  const dipakai = new Set<number>()
  const pasangkan = (m: Mahasiswa): boolean => {
    const lama = lulusan.find(
      (x) => !dipakai.has(x.n) && x.jenisKelamin === m.jenisKelamin && jenjang(x) < jenjang(m) && tahunKeluar(x) <= m.angkatan,
    )
    if (lama === undefined) return false
    dipakai.add(lama.n)
    kedua.set(m.n, lama.n)
    m.orang = lama.n
    return true
  }
  const bernama = lengkap ? mahasiswa.filter((m) => m.nim === '2302010002') : []
  const tinggi = mahasiswa.filter((m) => ['31', '35', '40'].includes(prodi[m.prodi]?.jenjang ?? '') && !m.asing)
  const sarjana = mahasiswa.filter(
    (m) => prodi[m.prodi]?.jenjang === '30' && !m.bernama && !m.asing && m.angkatan >= 2017 && m.jenisDaftar === 'peserta_didik_baru',
  )
  for (const m of [...bernama, ...acak.shuffle(tinggi), ...acak.shuffle(sarjana)]) {
    if (kedua.size >= besar.duaNim) break
    pasangkan(m)
  }
  return kedua
}

const tahunKeluar = (m: Mahasiswa): number => Number(m.jalan.keluar?.tanggal.slice(0, 4) ?? 9999)

/** Marks the exceptions among the students of a college; the fields of the students are changed in place. */
export function tetapkanPengecualian(bahan: Bahan): Pengecualian {
  const acak = randomOf(bahan.id, 'pengecualian')
  pindahan(bahan, acak.restart(1))
  jenisLain(bahan, acak.restart(2))
  asing(bahan, acak.restart(3))
  const kedua = nimKedua(bahan, acak.restart(4))
  const pertama = new Set(kedua.values())
  const lama = (m: Mahasiswa): boolean => !m.bernama && !m.asing && m.orang === m.n && !pertama.has(m.n)
  const keluar = bahan.mahasiswa.filter((m) => lama(m) && 'EMP'.includes(statusKini(m)) && m.angkatan <= 2022)
  const baru = bahan.mahasiswa.filter((m) => lama(m) && statusKini(m) === 'A' && m.angkatan >= 2023)
  const mirip = new Map<number, number>()
  for (const dulu of ambil(keluar, bahan.besar.pasanganMirip, acak.restart(5))) {
    const kini = baru.find((m) => m.jenisKelamin === dulu.jenisKelamin && !mirip.has(m.n))
    if (kini !== undefined) mirip.set(kini.n, dulu.n)
  }
  const biasa = bahan.mahasiswa.filter((m) => lama(m) && m.jalan.keluar === null && !mirip.has(m.n))
  return { mirip, nimKedua: kedua, nikJanggal: new Set(ambil(biasa, bahan.besar.nikJanggal, acak.restart(6)).map((m) => m.n)) }
}
