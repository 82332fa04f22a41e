import { batasStudiPeriode } from '@sivitas/rules/platform/semester-ke'
import type { CollegeSeed } from '../college-seed'
import { line, type Cell, type TableRows } from '../kit/copy-text'
import { hariSesudah, periodeDi } from '../kit/calendar'
import { hash32, Random } from '../kit/random'
import { Kekurangan } from './biodata-tables'
import { SESI_KELAS } from './college-tables'
import { nilaiKelengkapan, type Titik } from './kelengkapan-demo'
import { tempatKe, type JalanStudi } from './jalan-studi'
import { statusKini, type Mahasiswa } from './mahasiswa'
import { Penduduk } from './orang'
import { idReferensiProdi, idReferensiPt, idSekolah, JUMLAH_PRODI, JUMLAH_PT, JUMLAH_SEKOLAH } from './rujukan'
import { konsentrasiProdi } from './unit-tables'

const KOLOM = [
  'college_id', 'id', 'nim', 'nim_lama', 'id_biodata', 'nama', 'jenis_kelamin', 'id_prodi', 'id_konsentrasi', 'id_kampus', 'id_jenis_kelas', 'id_kelas_default', 'id_kelompok_sesi', 'periode_masuk', 'tanggal_masuk',
  'semester_awal', 'gelombang', 'no_pendaftaran', 'jenis_daftar', 'jalur_daftar', 'pembiayaan', 'biaya_masuk', 'id_pt_asal', 'id_prodi_asal', 'nim_asal', 'sks_diakui', 'id_sekolah', 'status', 'status_sejak_periode',
  'tanggal_status', 'id_dosen_pa', 'batas_studi_periode', 'ipk', 'sks_lulus', 'kelengkapan', 'siap_pddikti', 'tanggal_keluar', 'periode_keluar', 'id_jenis_keluar', 'nomor_sk_keluar', 'tanggal_sk_keluar', 'ipk_lulus',
  'nomor_ijazah', 'judul_skripsi', 'id_pddikti', 'status_pddikti', 'kunci_pddikti',
] as const

const JENIS_KELUAR: Readonly<Record<string, string>> = { L: '1', M: '2', D: '3', E: '4', P: '5', W: '6', '0': '0' }
const GELOMBANG = ['Gelombang Dini', 'Gelombang 1', 'Gelombang 2', 'Gelombang 3'] as const
const JUDUL = ['Penerapan', 'Analisis', 'Perancangan', 'Pengaruh', 'Evaluasi', 'Pengembangan'] as const
const POKOK = ['layanan akademik', 'kinerja pegawai', 'usaha mikro', 'pelayanan publik', 'sistem persediaan', 'kepuasan pelanggan', 'laporan keuangan', 'penjadwalan produksi', 'keamanan informasi', 'pemasaran digital'] as const

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

function asal(m: Mahasiswa, kurang: ReadonlySet<Titik>, c: CollegeSeed): Cell[] {
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
    k.tanggal, periodeDi(k.tempat).id, JENIS_KELUAR[k.status], k.status === 'W' ? null : `${String((m.n % 900) + 1).padStart(3, '0')}/SK/${lulus ? 'YUD' : 'BAAK'}/${tahun}`, k.status === 'W' ? null : k.tanggal,
    lulus ? desimal(m.ipk) : null, lulus && k.tanggal < '2025-10-01' ? `${c.def.kodePt}${tahun}${String(m.n).padStart(6, '0')}` : null,
    lulus ? `${acak.pick(JUDUL)} ${acak.pick(POKOK)} pada studi kasus ${m.n % 97}` : null,
  ]
}

/** Days before the semester on which the entry was registered. */
const tanggalMasuk = (m: Mahasiswa): string => hariSesudah(periodeDi(m.jalan.masuk).mulai, -((m.n * 7) % 40) - 1)

const jalur = (m: Mahasiswa, acak: Random): string => (m.asing ? '9' : m.jenisKelas === 4 ? '11' : acak.weighted([['12', 62], ['4', 16], ['3', 12], ['13', 10]] as const))

function registrasi(m: Mahasiswa, kurang: ReadonlySet<Titik>, acak: Random): Cell[] {
  return [
    acak.pick(GELOMBANG), `${String(m.angkatan).slice(2)}${String(m.n).padStart(7, '0')}`, m.jenisDaftar, kurang.has('jalurDaftar') ? null : jalur(m, acak), kurang.has('pembiayaan') ? null : acak.weighted([['1', 86], ['2', 9], ['3', 5]] as const),
    kurang.has('biayaMasuk') ? null : acak.pick([5_000_000, 7_500_000, 10_000_000, 12_500_000]),
  ]
}

function sekolah(m: Mahasiswa, kurang: ReadonlySet<Titik>): string | null {
  if (m.asing || (kurang.has('pendidikanAsal') && !pindahan(m))) return null
  return idSekolah((m.orang * 13) % JUMLAH_SEKOLAH)
}

function* barisMahasiswa(c: CollegeSeed): Generator<string> {
  const acak = new Random(hash32(`${c.id}/mahasiswa_tables`))
  const penduduk = new Penduduk(c)
  const kekurangan = new Kekurangan(c)
  const id = { m: c.ids('mahasiswa'), b: c.ids('biodata'), prodi: c.ids('prodi'), kampus: c.ids('kampus'), jenis: c.ids('jenis_kelas'), kelas: c.ids('kelas_default'), sesi: c.ids('kelompok_sesi'), dosen: c.ids('dosen'), pddikti: c.ids('pddikti_mahasiswa') }
  for (const m of c.mahasiswa) {
    const p = c.prodi[m.prodi]
    if (p === undefined) continue
    const orang = penduduk.orang(m.orang)
    const kurang = kekurangan.dari(m.orang)
    acak.restart(m.n)
    const s = sejak(m.jalan)
    const masuk = periodeDi(m.jalan.masuk).id
    // A foreigner's school abroad is not in the register.
    const tanpaSekolah: ReadonlySet<Titik> = m.asing && !pindahan(m) ? new Set([...kurang, 'pendidikanAsal' as const]) : kurang
    const lengkap = nilaiKelengkapan(tanpaSekolah, { pindahan: pindahan(m), nikJanggal: c.pengecualian.nikJanggal.has(m.orang), prodiDipetakan: p.tutup === undefined })
    const terkirim = m.angkatan < 2025 && p.tutup === undefined
    yield line([
      c.id, id.m(m.n), m.nim, m.n % 400 === 250 ? [`${m.nim.slice(0, 4)}99${m.nim.slice(6)}`] : [], id.b(m.orang), orang.nama, orang.jenisKelamin, id.prodi(m.prodi), konsentrasi(c, m), id.kampus(m.kampus + 1), id.jenis(m.jenisKelas),
      m.kelas < 0 ? null : id.kelas(m.kelas), id.sesi(SESI_KELAS[m.jenisKelas] ?? 0), masuk, tanggalMasuk(m), m.semesterAwal, ...registrasi(m, kurang, acak), ...asal(m, kurang, c), sekolah(m, kurang), statusKini(m), periodeDi(s.tempat).id,
      s.tanggal, m.pa < 0 ? null : id.dosen(m.pa), batasStudiPeriode({ periodeMasuk: masuk, semesterAwal: m.semesterAwal }, 2 * p.masaTempuh), desimal(m.ipk), m.sksLulus, lengkap.titik, lengkap.siap, ...keluar(c, m, acak),
      terkirim ? id.pddikti(m.n) : null, terkirim ? 'TERKIRIM' : lengkap.siap ? 'SIAP' : 'BELUM', false,
    ])
  }
}

const SUMBER: Readonly<Record<string, string>> = { C: 'cuti', N: 'tutup_periode', S: 'mbkm', L: 'skl' }

/** A row for every period in which the status changed; who left has a last one on the day of leaving (DM-R10). */
function* barisStatus(c: CollegeSeed): Generator<string> {
  const [id, idMahasiswa] = [c.ids('riwayat_status'), c.ids('mahasiswa')]
  let n = 0
  for (const m of c.mahasiswa) {
    const { masuk, status, keluar: k } = m.jalan
    const tulis = (tempat: number, huruf: string, tanggal: string): string => {
      const ber = huruf === 'C' || (k !== null && huruf === k.status && huruf !== 'W')
      return line([c.id, id(n++), idMahasiswa(m.n), periodeDi(tempat).id, huruf, tanggal, ber ? `${String((m.n % 900) + 1).padStart(3, '0')}/SK/${tanggal.slice(0, 4)}` : null, ber ? tanggal : null, null, SUMBER[huruf] ?? 'manual'])
    }
    for (let i = 0; i < status.length; i++) {
      const tempat = tempatKe(masuk, i)
      // One row for a period: where he left in it, that is the one that counts.
      if ((i > 0 && status[i] === status[i - 1]) || tempat === k?.tempat) continue
      yield tulis(tempat, status[i] ?? 'A', hariSesudah(periodeDi(tempat).mulai, status[i] === 'N' ? 40 : 0))
    }
    if (k !== null) yield tulis(k.tempat, k.status, k.tanggal)
  }
}

function* barisPendidikan(c: CollegeSeed): Generator<string> {
  const kekurangan = new Kekurangan(c)
  const [id, idBiodata] = [c.ids('riwayat_pendidikan'), c.ids('biodata')]
  const acak = new Random(hash32(`${c.id}/pendidikan`))
  for (const m of c.mahasiswa) {
    if (m.orang !== m.n) continue
    acak.restart(m.n)
    const tulis = (n: number, isi: readonly Cell[]): string => line([c.id, id(n), idBiodata(m.n), ...isi])
    const sekolahAsal = sekolah(m, kekurangan.dari(m.n))
    const lulus = m.angkatan - (acak.chance(0.7) ? 0 : 1)
    if (sekolahAsal !== null) yield tulis(m.n * 2, ['sekolah', '6', sekolahAsal, null, null, acak.pick(['IPA', 'IPS', 'Bahasa', 'Teknik', 'Akuntansi']), `DN-${10_000 + m.n}`, lulus - 3, lulus, String(acak.int(70, 95)), null, null])
    if (m.asing) yield tulis(m.n * 2, ['sekolah', '6', null, null, 'Sekolah menengah di luar negeri', null, null, lulus - 3, lulus, null, null, null])
    const [pt] = asal(m, kekurangan.dari(m.n), c)
    if (typeof pt === 'string') yield tulis(m.n * 2 + 1, ['perguruan_tinggi', '30', null, pt, null, null, null, m.angkatan - 2, m.angkatan, null, '3.05', null])
  }
}

/** Answers the rows of registrations, their status through time, and schooling. */
export function* mahasiswaTables(c: CollegeSeed): Generator<TableRows> {
  yield { table: 'mahasiswa', columns: KOLOM, lines: barisMahasiswa(c) }
  yield { table: 'riwayat_status', columns: ['college_id', 'id', 'id_mahasiswa', 'periode', 'status', 'tanggal', 'nomor_sk', 'tanggal_sk', 'alasan', 'sumber'], lines: barisStatus(c) }
  yield {
    table: 'riwayat_pendidikan',
    columns: ['college_id', 'id', 'id_biodata', 'jenis', 'jenjang', 'id_sekolah', 'id_referensi_pt', 'nama_lembaga', 'jurusan', 'nomor_ijazah', 'tahun_masuk', 'tahun_lulus', 'nilai_rata', 'ipk', 'gelar'],
    lines: barisPendidikan(c),
  }
}
