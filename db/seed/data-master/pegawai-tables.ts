import type { CollegeSeed } from '../college-seed'
import { rowsOf, type Cell, type TableRows } from '../kit/copy-text'
import { hariSesudah } from '../kit/calendar'
import { randomOf, type Random } from '../kit/random'
import { nomorHp } from './kekurangan'
import { namaOrang } from './nama'
import { kecamatan } from './college-tables'

const BANYAK = { kecil: 18, besar: 180 } as const
const BANYAK_MUNGIL = 6

const UNIT = [
  'Biro Administrasi Akademik',
  'Biro Keuangan',
  'Biro Umum dan Kepegawaian',
  'Perpustakaan',
  'Pusat Teknologi Informasi',
  'Bagian Kemahasiswaan',
  'Tata Usaha Fakultas',
  'Lembaga Penelitian',
] as const
const JABATAN = ['Staf', 'Staf senior', 'Kepala subbagian', 'Pustakawan', 'Teknisi', 'Arsiparis'] as const

type Ijazah = readonly [string | null, string]
const PENDIDIKAN: readonly [Ijazah, ...Ijazah[]] = [
  ['S.E.', '30'],
  ['A.Md.', '22'],
  [null, '6'],
]
const JENIS = ['tetap', 'tetap', 'tetap', 'kontrak', 'honorer', 'magang'] as const

const pilih = <T>(daftar: readonly [T, ...T[]], n: number): T => daftar[n % daftar.length] ?? daftar[0]

/** How somebody is employed: every kind, and a few who are no longer here. */
function kepegawaian(n: number, tahunLahir: number, acak: Random): Record<string, Cell> {
  const jenis = pilih(JENIS, n)
  const keluar = n % 15 === 14
  const tetap = jenis === 'tetap'
  return {
    unit: pilih(UNIT, n),
    jabatan: pilih(JABATAN, n * 5),
    jenis_pegawai: jenis,
    id_status_kepegawaian: tetap ? '4' : '10',
    golongan: tetap ? String(acak.int(5, 12)) : null,
    tmt_mulai: `${Math.min(2024, tahunLahir + 24)}-02-01`,
    tmt_selesai: keluar ? '2025-06-30' : null,
    status_aktif: !keluar,
  }
}

function pegawai(c: CollegeSeed, n: number, acak: Random): Record<string, Cell> {
  acak.restart(n)
  const k = kecamatan(c.def.kemendagri)
  const jenisKelamin = acak.chance(0.5) ? 'P' : 'L'
  const { nama, agama } = namaOrang(acak, jenisKelamin)
  const tanggalLahir = hariSesudah(`${acak.int(1968, 1999)}-01-01`, acak.int(0, 364))
  const [tahun = '', bulan = '', hari = ''] = tanggalLahir.split('-')
  const kodeHari = String(Number(hari) + (jenisKelamin === 'P' ? 40 : 0)).padStart(2, '0')
  const [gelar, pendidikan] = pilih(PENDIDIKAN, n)
  return {
    college_id: c.id,
    id: c.ids('pegawai')(n),
    nip: `P-${String(10_001 + n)}`,
    nama,
    gelar_belakang: gelar,
    nik: n % 12 === 5 ? null : `${k.kemendagri}${kodeHari}${bulan}${tahun.slice(2)}${String(5000 + n)}`,
    jenis_kelamin: jenisKelamin,
    tempat_lahir: 'Bandung',
    tanggal_lahir: tanggalLahir,
    id_agama: agama,
    jalan: `Jalan Pegawai Nomor ${1 + (n % 90)}`,
    kelurahan: 'Sukamaju',
    id_wilayah: k.kode,
    kode_pos: '40135',
    handphone: nomorHp(acak),
    email: `pegawai${n}@${c.def.domain}`,
    pendidikan,
    ...kepegawaian(n, Number(tahun), acak),
  }
}

/** Answers the staff of a college. */
export function* pegawaiTables(c: CollegeSeed): Generator<TableRows> {
  const acak = randomOf(c.id, 'pegawai')
  const banyak = c.lengkap ? BANYAK[c.ukuran] : BANYAK_MUNGIL
  yield rowsOf(
    'pegawai',
    Array.from({ length: banyak }, (_, n) => pegawai(c, n, acak)),
  )
}
