import type { CollegeSeed } from '../college-seed'
import { line, type TableRows } from '../kit/copy-text'
import { PERIODE_BERJALAN, hariSesudah, periodeDi } from '../kit/calendar'
import { hash32, Random } from '../kit/random'
import { bolehMembimbing } from './dosen'
import { kecamatan } from './college-tables'
import { nomorHp } from './kekurangan'
import { desimal } from './mahasiswa-tables'
import { statusKini, type Mahasiswa } from './mahasiswa'
import { namaOrang } from './nama'
import { Penduduk } from './orang'

const LAMA = { kecil: 50, besar: 500 } as const
const ASISTEN = { kecil: 9, besar: 90 } as const
const MUNGIL = 5

const KOLOM = [
  'college_id',
  'id',
  'id_mahasiswa',
  'nim',
  'nama',
  'id_prodi',
  'angkatan',
  'periode_lulus',
  'tanggal_lulus',
  'ipk',
  'predikat',
  'nomor_ijazah',
  'handphone',
  'email',
  'alamat',
  'id_wilayah',
  'bersedia_dihubungi',
  'sumber',
] as const

/** The honour of an IPK in hundredths; the finer conditions are those of AK-R58. */
const predikat = (ipk: number | null): string | null =>
  ipk === null ? null : ipk >= 351 ? 'Pujian' : ipk >= 301 ? 'Sangat Memuaskan' : ipk >= 276 ? 'Memuaskan' : null

/** Telephone and mail; one in eight can't be reached by either. */
function kontak(acak: Random, nama: string, n: number): [string | null, string | null] {
  if (n % 8 === 3) return [null, null]
  return [nomorHp(acak), n % 5 === 2 ? null : `${nama.toLowerCase().replaceAll(/[^a-z]+/g, '.')}${n}@surel.test`]
}

/** One alumnus for each registration of status L. */
function* dariSistem(c: CollegeSeed): Generator<string> {
  const acak = new Random(hash32(`${c.id}/alumni`))
  const penduduk = new Penduduk(c)
  const id = c.ids('alumni')
  for (const m of c.mahasiswa) {
    const keluar = m.jalan.keluar
    if (keluar === null || keluar.status !== 'L') continue
    const { nama, asal } = penduduk.orang(m.orang)
    acak.restart(m.n)
    const tahun = keluar.tanggal.slice(0, 4)
    yield line([
      c.id,
      id(m.n),
      c.ids('mahasiswa')(m.n),
      m.nim,
      nama,
      c.ids('prodi')(m.prodi),
      m.angkatan,
      periodeDi(keluar.tempat).id,
      keluar.tanggal,
      desimal(m.ipk),
      predikat(m.ipk),
      keluar.tanggal < '2025-10-01' ? `${c.def.kodePt}${tahun}${String(m.n).padStart(6, '0')}` : null,
      ...kontak(acak, nama, m.n),
      `Jalan Alumni Nomor ${1 + (m.n % 200)}`,
      asal.kode,
      m.n % 23 !== 11,
      'sistem',
    ])
  }
}

/** Those of the years before: imported from a list, without a registration. */
function* lama(c: CollegeSeed): Generator<string> {
  const acak = new Random(hash32(`${c.id}/alumni_lama`))
  const id = c.ids('alumni_lama')
  const k = kecamatan(c.def.kemendagri)
  const banyak = c.lengkap ? LAMA[c.ukuran] : MUNGIL
  for (let n = 0; n < banyak; n++) {
    acak.restart(n)
    const { nama } = namaOrang(acak, acak.chance(0.5) ? 'P' : 'L')
    const angkatan = 1992 + (n % 12)
    const ipk = acak.int(250, 395)
    yield line([
      c.id,
      id(n),
      null,
      `${String(angkatan).slice(2)}01${String(n).padStart(4, '0')}`,
      nama,
      c.ids('prodi')(n % Math.min(3, c.prodi.length)),
      angkatan,
      null,
      hariSesudah(`${angkatan + 4}-08-31`, acak.int(0, 200)),
      desimal(ipk),
      predikat(ipk),
      n % 4 === 1 ? null : `${c.def.kodePt}${angkatan + 4}9${String(n).padStart(5, '0')}`,
      ...kontak(acak, nama, n),
      n % 6 === 5 ? null : `Jalan Kenangan Nomor ${1 + (n % 90)}`,
      n % 6 === 5 ? null : k.kode,
      true,
      'impor',
    ])
  }
}

const bolehMengasisteni = (m: Mahasiswa): boolean => statusKini(m) === 'A' && m.angkatan <= 2023 && (m.ipk ?? 0) >= 300

/** The nth assistant: eight hours at most, so that room is left to add some. Every fifth one is of the period before. */
function barisAsisten(c: CollegeSeed, m: Mahasiswa, n: number): string | null {
  const dosen = c.dosen.filter((d) => d.prodi === m.prodi && bolehMembimbing(d))
  const pembina = dosen[n % Math.max(1, dosen.length)]
  const makul = (c.susunan.prodi[m.prodi]?.daftar ?? []).filter(({ semester }) => semester <= 4)
  const pilihan = makul[(n * 3) % Math.max(1, makul.length)]
  if (pembina === undefined || pilihan === undefined) return null
  const masa =
    n % 5 === 4
      ? [20242, '2025-02-03', '2025-06-30', '021/SK/AST/2025', n % 10 === 9 ? 'selesai' : 'aktif']
      : [PERIODE_BERJALAN, '2025-09-01', '2026-01-31', '088/SK/AST/2025', 'aktif']
  const jenis = n % 3 === 0 ? 'praktikum' : 'asisten_dosen'
  const jam = 2 + (n % 4) * 2
  return line([
    c.id,
    c.ids('asisten_lab')(n),
    c.ids('mahasiswa')(m.n),
    jenis,
    c.ids('mata_kuliah')(pilihan.n),
    c.ids('dosen')(pembina.n),
    jam,
    25_000,
    ...masa,
  ])
}

/** Assistants of the running period and the one before. The named students of the documents stay out of it. */
function* asisten(c: CollegeSeed): Generator<string> {
  const banyak = c.lengkap ? ASISTEN[c.ukuran] : MUNGIL
  const calon = c.mahasiswa.filter((m) => bolehMengasisteni(m) && !(c.prodi[m.prodi]?.kode === '55201' && m.angkatan === 2023))
  for (let n = 0; n < Math.min(banyak, calon.length); n++) {
    const m = calon[Math.floor((n * calon.length) / banyak)]
    const baris = m === undefined ? null : barisAsisten(c, m, n)
    if (baris !== null) yield baris
  }
}

/** Answers alumni of the system and of before it, and who assists in laboratories and lectures. */
export function* alumniTables(c: CollegeSeed): Generator<TableRows> {
  yield { table: 'alumni', columns: KOLOM, lines: dariSistem(c) }
  yield { table: 'alumni', columns: KOLOM, lines: lama(c) }
  yield {
    table: 'asisten_lab',
    columns: [
      'college_id',
      'id',
      'id_mahasiswa',
      'jenis',
      'id_makul',
      'id_dosen_pembina',
      'jam_per_minggu',
      'tarif_honor',
      'periode',
      'mulai',
      'selesai',
      'nomor_sk',
      'status',
    ],
    lines: asisten(c),
  }
}
