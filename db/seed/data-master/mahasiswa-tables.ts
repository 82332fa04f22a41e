import { batasStudiPeriode } from '@sivitas/rules/platform/semester-ke'
import type { CollegeSeed } from '../college-seed'
import { line, type Cell, type TableRows } from '../kit/copy-text'
import { hariSesudah, periodeDi } from '../kit/calendar'
import { hash32, Random } from '../kit/random'
import { fotoMahasiswa } from './foto-mahasiswa'
import { Kekurangan } from './kekurangan'
import { SESI_KELAS } from './college-tables'
import { nilaiKelengkapan, type Titik } from './kelengkapan-demo'
import { kolomInstansi } from './instansi'
import { tempatKe, type JalanStudi } from './jalan-studi'
import { statusKini, type Mahasiswa } from './mahasiswa'
import { Penduduk, type Orang } from './orang'
import type { ProdiDemo } from './prodi'
import { idReferensiProdi, idReferensiPt, idSekolah, JUMLAH_PRODI, JUMLAH_PT, JUMLAH_SEKOLAH } from './rujukan'
import { konsentrasiProdi } from './unit-tables'

const KOLOM = [
  'college_id',
  'id',
  'nim',
  'nim_lama',
  'id_biodata',
  'nama',
  'jenis_kelamin',
  'id_agama',
  'id_prodi',
  'id_konsentrasi',
  'id_kampus',
  'id_jenis_kelas',
  'id_kelas_default',
  'id_kelompok_sesi',
  'periode_masuk',
  'tanggal_masuk',
  'semester_awal',
  'gelombang',
  'no_pendaftaran',
  'jenis_daftar',
  'jalur_daftar',
  'pembiayaan',
  'biaya_masuk',
  'id_pt_asal',
  'id_prodi_asal',
  'nim_asal',
  'sks_diakui',
  'id_sekolah',
  'status',
  'status_sejak_periode',
  'tanggal_status',
  'id_dosen_pa',
  'batas_studi_periode',
  'ipk',
  'sks_lulus',
  'kelengkapan',
  'siap_pddikti',
  'kurang',
  'tanggal_keluar',
  'periode_keluar',
  'id_jenis_keluar',
  'nomor_sk_keluar',
  'tanggal_sk_keluar',
  'ipk_lulus',
  'nomor_ijazah',
  'judul_skripsi',
  'id_pddikti',
  'status_pddikti',
  'kunci_pddikti',
  'id_instansi',
  'jabatan_instansi',
  'unit_kerja',
  'nip_instansi',
  'jenis_tugas',
] as const

const JENIS_KELUAR: Readonly<Record<string, string>> = { L: '1', M: '2', D: '3', E: '4', P: '5', W: '6', '0': '0' }
const GELOMBANG = ['Gelombang Dini', 'Gelombang 1', 'Gelombang 2', 'Gelombang 3'] as const
const JUDUL = ['Penerapan', 'Analisis', 'Perancangan', 'Pengaruh', 'Evaluasi', 'Pengembangan'] as const
const POKOK = [
  'layanan akademik',
  'kinerja pegawai',
  'usaha mikro',
  'pelayanan publik',
  'sistem persediaan',
  'kepuasan pelanggan',
  'laporan keuangan',
  'penjadwalan produksi',
  'keamanan informasi',
  'pemasaran digital',
] as const

export const desimal = (perseratus: number | null): string | null => (perseratus === null ? null : (perseratus / 100).toFixed(2))
const pindahan = (m: Mahasiswa): boolean => m.jenisDaftar === 'pindahan' || m.jenisDaftar === 'rpl_transfer_sks'

/** Main period since which the present status holds, and the day. */
export function sejak({ masuk, status, keluar }: JalanStudi): { readonly tempat: number; readonly tanggal: string } {
  if (keluar !== null) return { tempat: keluar.tempat, tanggal: keluar.tanggal }
  let i = status.length - 1
  while (i > 0 && status[i - 1] === status[i]) i -= 1
  const tempat = tempatKe(masuk, i)
  return { tempat, tanggal: hariSesudah(periodeDi(tempat).mulai, status[i] === 'N' ? 40 : 0) }
}

/** A year that has run out: students of the third year on belong to a specialisation where the prodi has them. */
function konsentrasi(c: CollegeSeed, m: Mahasiswa): string | null {
  const { mulai, banyak } = konsentrasiProdi(c, m.prodi)
  const mulaiSemester = c.prodi[m.prodi]?.jenjang === '35' ? 2 : 5
  if (banyak === 0 || m.jalan.status.length < mulaiSemester) return null
  return c.ids('konsentrasi')(mulai + (m.n % banyak))
}

/** Where a transfer came from: college, prodi, NIM there, SKS recognised. */
export function asal(m: Mahasiswa, kurang: ReadonlySet<Titik>, c: CollegeSeed): Cell[] {
  const sks = c.akm.sksDiakui(m)
  if (!pindahan(m) || kurang.has('pendidikanAsal')) return [null, null, pindahan(m) ? `A${10_000 + m.n}` : null, sks === 0 ? null : sks]
  const prodi = (m.n * 7) % JUMLAH_PRODI
  return [idReferensiPt(Math.floor(prodi / (JUMLAH_PRODI / JUMLAH_PT))), idReferensiProdi(prodi), `A${10_000 + m.n}`, sks]
}

function keluar(c: CollegeSeed, m: Mahasiswa, acak: Random): Cell[] {
  const k = m.jalan.keluar
  if (k === null) return [null, null, null, null, null, null, null, null]
  const lulus = k.status === 'L'
  const tahun = k.tanggal.slice(0, 4)
  return [
    k.tanggal,
    periodeDi(k.tempat).id,
    JENIS_KELUAR[k.status],
    k.status === 'W' ? null : `${String((m.n % 900) + 1).padStart(3, '0')}/SK/${lulus ? 'YUD' : 'BAAK'}/${tahun}`,
    k.status === 'W' ? null : k.tanggal,
    lulus ? desimal(m.ipk) : null,
    lulus && k.tanggal < '2025-10-01' ? `${c.def.kodePt}${tahun}${String(m.n).padStart(6, '0')}` : null,
    lulus ? `${acak.pick(JUDUL)} ${acak.pick(POKOK)} pada studi kasus ${m.n % 97}` : null,
  ]
}

/** Days before the semester on which the entry was registered. */
const tanggalMasuk = (m: Mahasiswa): string => hariSesudah(periodeDi(m.jalan.masuk).mulai, -((m.n * 7) % 40) - 1)

const jalur = (m: Mahasiswa, acak: Random): string =>
  m.asing
    ? '9'
    : m.jenisKelas === 4
      ? '11'
      : acak.weighted([
          ['12', 62],
          ['4', 16],
          ['3', 12],
          ['13', 10],
        ] as const)

function registrasi(m: Mahasiswa, kurang: ReadonlySet<Titik>, acak: Random): Cell[] {
  return [
    acak.pick(GELOMBANG),
    `${String(m.angkatan).slice(2)}${String(m.n).padStart(7, '0')}`,
    m.jenisDaftar,
    kurang.has('jalurDaftar') ? null : jalur(m, acak),
    kurang.has('pembiayaan')
      ? null
      : acak.weighted([
          ['1', 86],
          ['2', 9],
          ['3', 5],
        ] as const),
    kurang.has('biayaMasuk') ? null : acak.pick([5_000_000, 7_500_000, 10_000_000, 12_500_000]),
  ]
}

/** The school of a student, of the shared register. */
export function sekolah(m: Mahasiswa, kurang: ReadonlySet<Titik>): string | null {
  if (m.asing || (kurang.has('pendidikanAsal') && !pindahan(m))) return null
  return idSekolah((m.orang * 13) % JUMLAH_SEKOLAH)
}

interface Baris {
  readonly m: Mahasiswa
  readonly prodi: ProdiDemo
  readonly orang: Orang
  readonly kurang: ReadonlySet<Titik>
  readonly acak: Random
}

/** Where a student belongs: prodi, specialisation, campus, kinds of class. */
function tempat(c: CollegeSeed, { m }: Baris): Cell[] {
  return [
    c.ids('prodi')(m.prodi),
    konsentrasi(c, m),
    c.ids('kampus')(m.kampus + 1),
    c.ids('jenis_kelas')(m.jenisKelas),
    m.kelas < 0 ? null : c.ids('kelas_default')(m.kelas),
    c.ids('kelompok_sesi')(SESI_KELAS[m.jenisKelas] ?? 0),
  ]
}

/** Completeness and what was sent to PDDikti; a foreigner's school abroad stands by its name. */
function kelengkapan(c: CollegeSeed, { m, prodi, kurang }: Baris): { isi: Cell[]; kirim: Cell[] } {
  const bersekolah: ReadonlySet<Titik> = m.asing && !pindahan(m) ? new Set([...kurang].filter((t) => t !== 'pendidikanAsal')) : kurang
  const { titik, siap, topeng } = nilaiKelengkapan(bersekolah, {
    pindahan: pindahan(m),
    nikJanggal: c.pengecualian.nikJanggal.has(m.orang),
    prodiDipetakan: prodi.tutup === undefined,
    berfoto: fotoMahasiswa(c, m.orang) !== null,
  })
  const terkirim = m.angkatan < 2025 && prodi.tutup === undefined
  return {
    isi: [titik, siap, topeng],
    kirim: [terkirim ? c.ids('pddikti_mahasiswa')(m.n) : null, terkirim ? 'TERKIRIM' : siap ? 'SIAP' : 'BELUM', false],
  }
}

const nimLama = ({ n, nim }: Mahasiswa): string[] => (n % 400 === 250 ? [`${nim.slice(0, 4)}99${nim.slice(6)}`] : [])

function baris(c: CollegeSeed, b: Baris): string {
  const { m, prodi, orang, kurang, acak } = b
  const s = sejak(m.jalan)
  const masuk = periodeDi(m.jalan.masuk).id
  const lengkap = kelengkapan(c, b)
  return line([
    c.id,
    c.ids('mahasiswa')(m.n),
    m.nim,
    nimLama(m),
    c.ids('biodata')(m.orang),
    orang.nama,
    orang.jenisKelamin,
    kurang.has('agama') ? null : orang.agama,
    ...tempat(c, b),
    masuk,
    tanggalMasuk(m),
    m.semesterAwal,
    ...registrasi(m, kurang, acak),
    ...asal(m, kurang, c),
    sekolah(m, kurang),
    statusKini(m),
    periodeDi(s.tempat).id,
    s.tanggal,
    m.pa < 0 ? null : c.ids('dosen')(m.pa),
    batasStudiPeriode({ periodeMasuk: masuk, semesterAwal: m.semesterAwal }, 2 * prodi.masaTempuh),
    desimal(m.ipk),
    m.sksLulus,
    ...lengkap.isi,
    ...keluar(c, m, acak),
    ...lengkap.kirim,
    ...kolomInstansi(c, m),
  ])
}

function* barisMahasiswa(c: CollegeSeed): Generator<string> {
  const acak = new Random(hash32(`${c.id}/mahasiswa_tables`))
  const penduduk = new Penduduk(c)
  const kekurangan = new Kekurangan(c)
  for (const m of c.mahasiswa) {
    const prodi = c.prodi[m.prodi]
    if (prodi !== undefined)
      yield baris(c, { m, prodi, orang: penduduk.orang(m.orang), kurang: kekurangan.dari(m.orang), acak: acak.restart(m.n) })
  }
}

/** Answers the rows of registrations. */
export function* mahasiswaTables(c: CollegeSeed): Generator<TableRows> {
  yield { table: 'mahasiswa', columns: KOLOM, lines: barisMahasiswa(c) }
}
