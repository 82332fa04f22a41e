import type { CollegeSeed } from '../college-seed'
import { line, type TableRows } from '../kit/copy-text'
import { hariSesudah } from '../kit/calendar'
import { bolehMembimbing, type Dosen } from './dosen'

/** Ranks in the order in which a career passes them. */
const JENJANG_JABATAN = ['0', '41', '43', '44', '46', '47', '48', '50', '51'] as const
const PANGKAT_AWAL = 9
/** Ages at which S1, S2 and S3 are finished. */
const UMUR_LULUS = [23, 27, 36] as const
const PENUGASAN = [2023, 2024, 2025] as const
const KAMPUS_ASAL = [
  'Universitas Nusantara Contoh',
  'Institut Teknologi Contoh',
  'Universitas Pasundan Contoh',
  'Universitas Merdeka Contoh',
] as const

/** The day on which a lecturer was appointed: at 27, on a first of August, never later than in 2022. */
export function mulaiBertugas(d: Pick<Dosen, 'tanggalLahir' | 'n'>): string {
  const tahun = Math.min(2022, Number(d.tanggalLahir.slice(0, 4)) + 27 + (d.n % 4))
  return `${tahun}-08-01`
}

/** Rungs from the first to the present one, evenly spread over the years in office. */
function tangga<T>(d: Dosen, anak: readonly T[]): { isi: T; tanggal: string }[] {
  const awal = Number(mulaiBertugas(d).slice(0, 4))
  const lebar = Math.max(1, Math.floor((2024 - awal) / Math.max(1, anak.length)))
  return anak.map((isi, i) => ({
    isi,
    tanggal: `${Math.min(2024, awal + i * lebar)}-${i % 2 === 0 ? '10' : '04'}-${String(1 + i).padStart(2, '0')}`,
  }))
}

function jabatanDosen(d: Dosen): { isi: string; tanggal: string }[] {
  const sampai = JENJANG_JABATAN.indexOf(d.jabatan as (typeof JENJANG_JABATAN)[number])
  // Not everybody was on each rung: a lektor of 300 came there by way of 200, a professor by way of lektor kepala.
  const lewat = JENJANG_JABATAN.slice(0, sampai + 1).filter((kode, i) => i === sampai || i % 2 === sampai % 2)
  return tangga(d, lewat.slice(-4))
}

function* barisPenugasan(c: CollegeSeed): Generator<string> {
  let n = 0
  const id = c.ids('dosen_penugasan')
  for (const d of c.dosen) {
    if (d.prodi < 0) continue
    for (const tahun of PENUGASAN)
      yield line([
        c.id,
        id(n++),
        c.ids('dosen')(d.n),
        tahun,
        c.ids('prodi')(d.prodi),
        `${String(200 + (d.n % 700))}/ST/${tahun}`,
        `${tahun}-08-15`,
        `${tahun}-09-01`,
        tahun < 2025 ? `${tahun + 1}-08-31` : null,
        d.nidn === null ? null : c.ids('pddikti_penugasan')(n),
      ])
  }
}

function* barisJabatan(c: CollegeSeed): Generator<string> {
  let n = 0
  const id = c.ids('dosen_jabatan_fungsional')
  const kredit: Readonly<Record<string, string | null>> = {
    '41': '150',
    '43': '200',
    '44': '300',
    '46': '400',
    '47': '550',
    '48': '700',
    '50': '850',
    '51': '1050',
  }
  for (const d of c.dosen)
    for (const { isi, tanggal } of jabatanDosen(d))
      yield line([
        c.id,
        id(n++),
        c.ids('dosen')(d.n),
        isi,
        `${String(10 + (d.n % 900))}/JAFUNG/${tanggal.slice(0, 4)}`,
        tanggal,
        kredit[isi] ?? null,
      ])
}

function* barisPangkat(c: CollegeSeed): Generator<string> {
  let n = 0
  const id = c.ids('dosen_pangkat')
  for (const d of c.dosen) {
    const kini = Number(d.golongan)
    const naik = Array.from({ length: kini - PANGKAT_AWAL + 1 }, (_, i) => PANGKAT_AWAL + i).slice(-3)
    for (const [i, { isi, tanggal }] of tangga(d, naik).entries())
      yield line([
        c.id,
        id(n++),
        c.ids('dosen')(d.n),
        String(isi),
        `${String(20 + (d.n % 900))}/PKT/${tanggal.slice(0, 4)}`,
        tanggal,
        2 + i * 4,
        (d.n + i) % 12,
      ])
  }
}

function* barisPendidikan(c: CollegeSeed): Generator<string> {
  let n = 0
  const id = c.ids('dosen_pendidikan')
  for (const d of c.dosen) {
    const lahir = Number(d.tanggalLahir.slice(0, 4))
    const jenjang = d.pendidikan === '40' ? ['30', '35', '40'] : ['30', '35']
    for (const [i, kode] of jenjang.entries())
      yield line([
        c.id,
        id(n++),
        c.ids('dosen')(d.n),
        kode,
        KAMPUS_ASAL[(d.n + i) % KAMPUS_ASAL.length],
        c.prodi[Math.max(0, d.prodi)]?.nama ?? null,
        Math.min(2024, lahir + (UMUR_LULUS[i] ?? 36)),
        kode === '30' ? 'S.' : kode === '35' ? d.gelarBelakang : 'Dr.',
      ])
  }
}

function* barisSertifikasi(c: CollegeSeed): Generator<string> {
  const id = c.ids('dosen_sertifikasi')
  let n = 0
  for (const d of c.dosen) {
    if (d.serdos)
      yield line([
        c.id,
        id(n++),
        c.ids('dosen')(d.n),
        'serdos',
        `${String(1_000_000_000 + d.n * 97)}`,
        2012 + (d.n % 11),
        'Pendidik profesional',
        'Kementerian Pendidikan',
        null,
      ])
    if (d.n % 9 === 4)
      yield line([
        c.id,
        id(n++),
        c.ids('dosen')(d.n),
        'profesi',
        `LSP-${10_000 + d.n}`,
        2023,
        'Asesor kompetensi',
        'Lembaga Sertifikasi Contoh',
        '2026-06-30',
      ])
  }
}

/** Heads of prodi, whose duty to teach is less by their post (DM-R13): the first of each prodi who may hold an office. */
function* barisStruktural(c: CollegeSeed): Generator<string> {
  const id = c.ids('dosen_jabatan_struktural')
  for (const [i, p] of c.prodi.entries()) {
    const d = c.dosen.find((x) => x.prodi === i && bolehMembimbing(x))
    if (p.tutup === undefined && d !== undefined)
      yield line([c.id, id(i), c.ids('dosen')(d.n), 'Ketua Program Studi', p.nama, `${String(30 + i)}/SK/R/2024`, '2024-01-01', null, '4'])
  }
}

/** Everybody is active from his appointment on; who is not now became so at the beginning of the year. */
function* barisStatus(c: CollegeSeed): Generator<string> {
  const id = c.ids('dosen_status')
  const sejak = '2025-02-01'
  let n = 0
  for (const d of c.dosen) {
    const masih = d.keaktifan === '1'
    yield line([c.id, id(n++), c.ids('dosen')(d.n), '1', mulaiBertugas(d), masih ? null : hariSesudah(sejak, -1), null])
    if (!masih) yield line([c.id, id(n++), c.ids('dosen')(d.n), d.keaktifan, sejak, null, `${String(40 + (d.n % 900))}/SK/SDM/2025`])
  }
}

const awal = ['college_id', 'id', 'id_dosen'] as const

/** Answers the histories of lecturers; what stands on each of them is what they end in. */
export function* riwayatDosenTables(c: CollegeSeed): Generator<TableRows> {
  yield {
    table: 'dosen_penugasan',
    columns: [
      ...awal,
      'tahun_ajaran',
      'id_prodi',
      'nomor_surat_tugas',
      'tanggal_surat_tugas',
      'mulai_surat_tugas',
      'tanggal_keluar',
      'id_pddikti',
    ],
    lines: barisPenugasan(c),
  }
  yield { table: 'dosen_jabatan_fungsional', columns: [...awal, 'kode', 'nomor_sk', 'tmt', 'angka_kredit'], lines: barisJabatan(c) }
  yield {
    table: 'dosen_pangkat',
    columns: [...awal, 'golongan', 'nomor_sk', 'tmt', 'masa_kerja_tahun', 'masa_kerja_bulan'],
    lines: barisPangkat(c),
  }
  yield { table: 'dosen_pendidikan', columns: [...awal, 'jenjang', 'lembaga', 'prodi', 'tahun_lulus', 'gelar'], lines: barisPendidikan(c) }
  yield {
    table: 'dosen_sertifikasi',
    columns: [...awal, 'jenis', 'nomor', 'tahun', 'bidang', 'lembaga', 'berlaku_sampai'],
    lines: barisSertifikasi(c),
  }
  yield {
    table: 'dosen_jabatan_struktural',
    columns: [...awal, 'nama', 'unit', 'nomor_sk', 'mulai', 'selesai', 'ekuivalen_sks'],
    lines: barisStruktural(c),
  }
  yield { table: 'dosen_status', columns: [...awal, 'keaktifan', 'mulai', 'selesai', 'nomor_sk'], lines: barisStatus(c) }
}
