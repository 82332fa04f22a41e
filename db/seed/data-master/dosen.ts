import { randomOf, type Random } from '../kit/random'
import { hariSesudah } from '../kit/calendar'
import { namaOrang } from './nama'
import type { ProdiDemo } from './prodi'
import type { BesarCollege } from './ukuran'

export interface Dosen {
  readonly n: number
  readonly nama: string
  readonly gelarDepan: string | null
  readonly gelarBelakang: string | null
  readonly jenisKelamin: 'L' | 'P'
  readonly agama: string
  readonly tanggalLahir: string
  readonly jenis: 'A' | 'F' | 'T'
  /** Index into the college's prodi; -1 for a guest. */
  readonly prodi: number
  readonly keaktifan: string
  readonly jabatan: string
  readonly golongan: string
  readonly pendidikan: '35' | '40'
  readonly serdos: boolean
  readonly nidn: string | null
  readonly nuptk: string | null
  /** Advisees at most; who is full has exactly as many as this. */
  maksPa: number
}

/** Lecturers whom the documents name: the first ones of their prodi. */
interface DosenBernama {
  readonly prodi: string
  readonly nama: string
  readonly jenisKelamin: 'L' | 'P'
  readonly gelarDepan: string | null
  readonly gelarBelakang: string
  readonly golongan: string
  readonly jabatan: string
}

/** Dosen A is Kaprodi of 55201, golongan III (decisions 6); the three of 57201 still take advisees, in this order. */
const BERNAMA: readonly DosenBernama[] = [
  { prodi: '55201', nama: 'Dosen A', jenisKelamin: 'L', gelarDepan: 'Dr.', gelarBelakang: 'M.Kom.', golongan: '11', jabatan: '44' },
  { prodi: '55201', nama: 'Dosen B', jenisKelamin: 'P', gelarDepan: null, gelarBelakang: 'M.Kom.', golongan: '13', jabatan: '46' },
  { prodi: '55201', nama: 'Dosen C', jenisKelamin: 'L', gelarDepan: null, gelarBelakang: 'M.T.', golongan: '10', jabatan: '43' },
  { prodi: '57201', nama: 'Anindya Paramita', jenisKelamin: 'P', gelarDepan: null, gelarBelakang: 'M.Kom.', golongan: '10', jabatan: '43' },
  { prodi: '57201', nama: 'Baskara Wiguna', jenisKelamin: 'L', gelarDepan: null, gelarBelakang: 'M.T.I.', golongan: '11', jabatan: '44' },
  { prodi: '57201', nama: 'Citra Maheswari', jenisKelamin: 'P', gelarDepan: null, gelarBelakang: 'M.Kom.', golongan: '10', jabatan: '43' },
]

/** Advisees of the three lecturers of 57201 who have room (DM-R12). */
export const BIMBINGAN_57201 = [10, 12, 20] as const
export const LUANG_57201: readonly string[] = ['Anindya Paramita', 'Baskara Wiguna', 'Citra Maheswari']

/** Prodi with fewer than five lecturers of their own (DM-R11). */
const SEDIKIT: Readonly<Record<string, number>> = { '61001': 4, '62902': 3, '63412': 1 }

const JABATAN = [
  ['0', 14],
  ['41', 26],
  ['43', 18],
  ['44', 20],
  ['46', 9],
  ['47', 4],
  ['48', 4],
  ['50', 3],
  ['51', 2],
] as const
/** One of each jabatan comes first, so that even the small set has them all. */
const SEMUA_JABATAN = ['51', '50', '48', '47', '46', '44', '43', '41', '0'] as const
const GOLONGAN: Readonly<Record<string, readonly string[]>> = {
  '0': ['9', '10'],
  '41': ['10'],
  '43': ['11'],
  '44': ['11', '12'],
  '46': ['13'],
  '47': ['14'],
  '48': ['15'],
  '50': ['16'],
  '51': ['17'],
}
const GELAR: Readonly<Record<ProdiDemo['bidang'], readonly string[]>> = {
  komputer: ['M.Kom.', 'M.T.I.', 'M.Cs.', 'M.T.'],
  manajemen: ['M.M.', 'M.S.M.', 'M.B.A.'],
  akuntansi: ['M.Ak.', 'M.S.Ak., Ak.', 'M.Si.'],
  administrasi: ['M.A.P.', 'M.Si.', 'M.PA.'],
  industri: ['M.T.', 'M.Sc.'],
}

export interface CollegeDosen {
  readonly id: string
  readonly prodi: readonly ProdiDemo[]
  readonly besar: BesarCollege['dosen']
  readonly lengkap: boolean
}

/** How many lecturers with a homebase each prodi has: five, and more by the size of its intake. */
function bagiProdi(college: CollegeDosen, banyak: number): number[] {
  const dasar = college.prodi.map((p) => (college.lengkap ? (SEDIKIT[p.kode] ?? 5) : 5))
  const bobot = college.prodi.map((p) => (college.lengkap && SEDIKIT[p.kode] !== undefined ? 0 : p.bobot))
  const sisa = Math.max(0, banyak - dasar.reduce((n, x) => n + x, 0))
  const total = bobot.reduce((n, x) => n + x, 0)
  const jumlah = dasar.map((n, i) => n + Math.floor((sisa * (bobot[i] ?? 0)) / total))
  const kurang = banyak - jumlah.reduce((n, x) => n + x, 0)
  return jumlah.map((n, i) => (i < kurang ? n + 1 : n))
}

const dua = (n: number): string => String(n).padStart(2, '0')

/** NIDN: region, birth date, number; its digits 3-8 are the birth date. */
function nidn(n: number, tanggalLahir: string): string {
  const [tahun = '', bulan = '', hari = ''] = tanggalLahir.split('-')
  return `${dua(4 + (Math.floor(n / 100) % 20))}${hari}${bulan}${tahun.slice(2)}${dua(n % 100)}`
}

function keaktifan(n: number, acak: Random): string {
  if (n < 20) return '1'
  return acak.weighted([
    ['1', 92],
    ['27', 3],
    ['20', 1],
    ['24', 1],
    ['2', 1],
    ['23', 1],
    ['21', 1],
  ] as const)
}

/** Birth date: some retire within two years, professors at 70, the others at 65 (DM-R22). */
function lahir(jabatan: string, acak: Random, pensiun: boolean): string {
  const usia = jabatan === '50' || jabatan === '51' ? 70 : 65
  // Their day lies within 24 months both of the demo's day and of the year in which it is shown.
  if (pensiun) return hariSesudah(`${2026 - usia}-11-02`, acak.int(0, 320))
  const tahun = jabatan === '50' || jabatan === '51' ? acak.int(1960, 1970) : jabatan >= '46' ? acak.int(1964, 1978) : acak.int(1972, 1995)
  return hariSesudah(`${tahun}-01-01`, acak.int(0, 364))
}

interface Bahan {
  readonly college: CollegeDosen
  readonly acak: Random
  /** How many retire within two years. */
  readonly pensiun: number
}

interface Tempat {
  readonly n: number
  readonly prodi: number
  readonly jenis: Dosen['jenis']
}

/** Rank, grade and degree, which go together. */
function karier(
  { n, prodi, jenis }: Tempat,
  { college, acak }: Bahan,
): Pick<Dosen, 'jabatan' | 'golongan' | 'gelarDepan' | 'gelarBelakang' | 'pendidikan' | 'serdos'> {
  const tetap = jenis === 'A'
  const jabatan = tetap
    ? (SEMUA_JABATAN[n - 10] ?? acak.weighted(JABATAN))
    : acak.weighted([
        ['0', 70],
        ['41', 30],
      ] as const)
  const guruBesar = jabatan >= '50'
  const doktor = jabatan >= '47' || acak.chance(0.22)
  const bidang = college.prodi[Math.max(0, prodi)]?.bidang ?? 'komputer'
  return {
    jabatan,
    golongan: acak.pick(GOLONGAN[jabatan] ?? ['10']),
    gelarDepan: guruBesar ? 'Prof. Dr.' : doktor ? 'Dr.' : null,
    gelarBelakang: acak.pick(GELAR[bidang]),
    pendidikan: doktor ? '40' : '35',
    serdos: tetap && jabatan !== '0' && acak.chance(0.7),
  }
}

/** Numbers by which the ministry knows a lecturer; one in twenty has none yet, guests have no NIDN. */
function nomor({ n, jenis }: Tempat, tanggalLahir: string, acak: Random): Pick<Dosen, 'nidn' | 'nuptk'> {
  if (n % 20 === 19) return { nidn: null, nuptk: null }
  return {
    nidn: jenis === 'T' ? null : nidn(n, tanggalLahir),
    nuptk: `${acak.int(1000, 9999)}${tanggalLahir.replaceAll('-', '')}${String(n).padStart(4, '0')}`,
  }
}

function dosenBiasa(tempat: Tempat, bahan: Bahan): Dosen {
  const { n } = tempat
  const acak = bahan.acak.restart(n)
  const jenisKelamin = acak.chance(0.45) ? 'P' : 'L'
  const { nama, agama } = namaOrang(acak, jenisKelamin)
  const k = karier(tempat, bahan)
  const pensiun = n >= 24 && n < 24 + bahan.pensiun
  const tanggalLahir = lahir(k.jabatan, acak, pensiun)
  return {
    ...tempat,
    ...k,
    nama,
    agama,
    jenisKelamin,
    tanggalLahir,
    ...nomor(tempat, tanggalLahir, acak),
    keaktifan: pensiun ? '1' : keaktifan(n, acak),
    maksPa: 30,
  }
}

/** A named lecturer: an ordinary one, active, with the facts that the documents give. */
function dosenBernama(tempat: Tempat, fakta: DosenBernama, bahan: Bahan): Dosen {
  return {
    ...dosenBiasa(tempat, bahan),
    ...fakta,
    prodi: tempat.prodi,
    keaktifan: '1',
    pendidikan: fakta.gelarDepan === 'Dr.' ? '40' : '35',
    serdos: true,
  }
}

/** Answers the lecturers of a college, those of one prodi together, the named ones first. */
export function daftarDosen(college: CollegeDosen): Dosen[] {
  const { tetap, tidakTetap, tamu } = college.besar
  const bahan: Bahan = { college, acak: randomOf(college.id, 'dosen'), pensiun: Math.max(2, Math.round((tetap + tidakTetap + tamu) / 50)) }
  const daftar: Dosen[] = []
  const perProdi = bagiProdi(college, tetap + tidakTetap)
  const tempat = perProdi.flatMap((n, prodi) => Array.from({ length: n }, (_, i) => ({ prodi, urut: i })))
  let sisaTetap = tetap
  for (const [i, { prodi, urut }] of tempat.entries()) {
    const kode = college.prodi[prodi]?.kode
    const bernama = college.lengkap ? BERNAMA.filter((b) => b.prodi === kode)[urut] : undefined
    // Permanent ones first within the prodi, in the same share everywhere.
    const jenis = sisaTetap > 0 && (bernama !== undefined || i % 4 !== 3 || sisaTetap >= tempat.length - i) ? 'A' : 'F'
    if (jenis === 'A') sisaTetap -= 1
    const t: Tempat = { n: i, prodi, jenis }
    daftar.push(bernama === undefined ? dosenBiasa(t, bahan) : dosenBernama(t, bernama, bahan))
  }
  for (let i = 0; i < tamu; i++) daftar.push(dosenBiasa({ n: daftar.length, prodi: -1, jenis: 'T' }, bahan))
  return daftar
}

/** Whether a lecturer may have advisees. */
export const bolehMembimbing = (d: Dosen): boolean => d.jenis !== 'T' && d.keaktifan === '1'
