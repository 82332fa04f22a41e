import { idMaker } from '../kit/ids'
import { line, type TableRows } from '../kit/copy-text'
import { hash32, Random } from '../kit/random'
import { daftarKecamatan, wilayahRows, type Kecamatan } from './wilayah'

export const JUMLAH_SEKOLAH = 5_000
export const JUMLAH_PT = 300
export const JUMLAH_PRODI = 3_000

/** Ids of the shared registers. */
export const idSekolah = idMaker('bersama', 'sekolah')
export const idReferensiPt = idMaker('bersama', 'referensi_perguruan_tinggi')
export const idReferensiProdi = idMaker('bersama', 'referensi_prodi')

const JENIS = [
  ['SMA', 44],
  ['SMK', 36],
  ['MA', 14],
  ['PKBM', 3],
  ['SMALB', 1],
  ['MAK', 1],
  ['SPK', 1],
] as const
const NAMA_SWASTA = [
  'Bina Bangsa',
  'Harapan Nusantara',
  'Cahaya Ilmu',
  'Tunas Muda',
  'Karya Mandiri',
  'Mutiara Hati',
  'Bakti Negeri',
  'Pelita Kita',
] as const
const PRODI_ASAL = [
  ['55201', 'Informatika', '30'],
  ['57201', 'Sistem Informasi', '30'],
  ['61201', 'Manajemen', '30'],
  ['62201', 'Akuntansi', '30'],
  ['63201', 'Administrasi Publik', '30'],
  ['62401', 'Akuntansi', '22'],
  ['57401', 'Manajemen Informatika', '22'],
  ['26201', 'Teknik Industri', '30'],
  ['74201', 'Ilmu Hukum', '30'],
  ['70201', 'Ilmu Komunikasi', '30'],
] as const

function sekolahDi(n: number, kec: Kecamatan, acak: Random): readonly [nama: string, jenis: string, status: 'N' | 'S'] {
  const jenis = acak.weighted(JENIS)
  const negeri = jenis !== 'PKBM' && jenis !== 'SPK' && acak.chance(0.55)
  const nomor = 1 + (n % 9)
  return [negeri ? `${jenis} Negeri ${nomor} ${kec.nama}` : `${jenis} ${acak.pick(NAMA_SWASTA)} ${kec.nama}`, jenis, negeri ? 'N' : 'S']
}

function* barisSekolah(): Generator<string> {
  const kecamatan = daftarKecamatan()
  const acak = new Random(hash32('bersama/sekolah'))
  for (let n = 0; n < JUMLAH_SEKOLAH; n++) {
    acak.restart(n)
    const kec = acak.pick(kecamatan)
    const [nama, jenis, status] = sekolahDi(n, kec, acak)
    yield line([
      idSekolah(n),
      String(90_000_000 + n),
      nama,
      jenis,
      status,
      kec.kode,
      `Jalan Pendidikan Nomor ${acak.int(1, 99)}, ${kec.nama}`,
    ])
  }
}

function* barisPt(): Generator<string> {
  const kecamatan = daftarKecamatan()
  const acak = new Random(hash32('bersama/pt'))
  for (let n = 0; n < JUMLAH_PT; n++) {
    acak.restart(n)
    const kec = acak.pick(kecamatan)
    const bentuk = acak.pick(['Universitas', 'Sekolah Tinggi', 'Politeknik', 'Institut', 'Akademi'])
    const kota = kec.kota.replace(/^(Kabupaten|Kota Administrasi|Kota) /, '')
    yield line([
      idReferensiPt(n),
      String(990_000 + n),
      `${bentuk} Rujukan ${kota} ${n + 1}`,
      kec.kode,
      kec.kota,
      n % 40 === 39 ? 'N' : 'A',
      idReferensiPt(100_000 + n),
    ])
  }
}

function* barisProdi(): Generator<string> {
  const perPt = JUMLAH_PRODI / JUMLAH_PT
  for (let n = 0; n < JUMLAH_PRODI; n++) {
    const [kode, nama, jenjang] = PRODI_ASAL[n % perPt] ?? PRODI_ASAL[0]
    yield line([idReferensiProdi(n), idReferensiPt(Math.floor(n / perPt)), kode, nama, jenjang, idReferensiProdi(100_000 + n)])
  }
}

/**
 * Answers the rows that all colleges share. Regions are the real ones; schools, colleges and their prodi are made up,
 * in numbers outside of the real registers, which an installation imports for itself.
 */
export function* rujukanTables(): Generator<TableRows> {
  yield wilayahRows()
  yield { table: 'sekolah', columns: ['id', 'npsn', 'nama', 'jenis_sekolah', 'status', 'kode_wilayah', 'alamat'], lines: barisSekolah() }
  yield {
    table: 'referensi_perguruan_tinggi',
    columns: ['id', 'kode', 'nama', 'kode_wilayah', 'kota', 'status', 'id_pddikti'],
    lines: barisPt(),
  }
  yield { table: 'referensi_prodi', columns: ['id', 'id_perguruan_tinggi', 'kode', 'nama', 'jenjang', 'id_pddikti'], lines: barisProdi() }
}
