import { hariIni } from '@sivitas/rules/platform/zona-waktu'
import { hariSesudah, saat } from '../kit/calendar'
import { rowsOf, type TableRows } from '../kit/copy-text'
import type { CollegeSeed } from '../college-seed'
import { DAFTAR, DAFTAR_GAGAL, DOKUMEN, FOTO, SALAH, type Isi } from './berkas-isi'
import { BERFOTO } from './foto-operator'
import { daftarOperator, type OperatorDemo } from './operator'

const STATUS = ['selesai', 'selesai_sebagian', 'gagal', 'dibatalkan', 'kedaluwarsa', 'antre', 'berjalan'] as const
type Status = (typeof STATUS)[number]

/** How many of the forty stand in each state. Those that wait or run are real exports, which the server finishes. */
const BANYAK: Readonly<Record<Status, number>> = {
  selesai: 16,
  selesai_sebagian: 5,
  gagal: 5,
  dibatalkan: 4,
  kedaluwarsa: 6,
  antre: 2,
  berjalan: 2,
}
const HASIL = new Set<Status>(['selesai', 'selesai_sebagian'])
const TERBUKA = new Set<Status>(['antre', 'berjalan'])

const EKSPOR = [
  ['Data Mahasiswa', '/v1/mahasiswa'],
  ['Program Studi', '/v2/master/prodi'],
  ['Fakultas', '/v1/fakultas'],
] as const
const FORMAT = ['xlsx', 'csv'] as const

interface Pekerjaan {
  readonly n: number
  readonly status: Status
  readonly oleh: OperatorDemo
  readonly hari: string
  readonly total: number
}

/** Half of them are the administrator's, so that his 'Unduhan' shows every state that lasts. */
function daftarPekerjaan(c: CollegeSeed, kini: string): Pekerjaan[] {
  const mampu = daftarOperator(c).filter((o) => o.status === 'aktif' && o.berlakuSelesai === null && o.prodi === '')
  const [admin] = mampu
  if (admin === undefined) return []
  const banyak = c.lengkap ? STATUS.flatMap((status) => Array<Status>(BANYAK[status]).fill(status)) : (['selesai', 'gagal'] as const)
  return banyak.map((status, n) => ({
    n,
    status,
    // Work that is still to come belongs to somebody with the rights of an administrator who is not at the screen.
    oleh: TERBUKA.has(status)
      ? (mampu.findLast((o) => o.hakAkses.includes('Administrator')) ?? admin)
      : n % 2 === 0
        ? admin
        : (mampu[n % mampu.length] ?? admin),
    hari: hariSesudah(kini, status === 'kedaluwarsa' ? -9 - (n % 5) : -(n % 5)),
    total: 40 + ((n * 137) % 4000),
  }))
}

/** Rows done and failed, and what is said of it. */
function isiStatus({ status, total, n }: Pekerjaan): { selesai: number; gagal_jumlah: number; pesan: string | null } {
  if (status === 'gagal')
    return { selesai: 0, gagal_jumlah: 0, pesan: n % 2 === 0 ? 'Perlu hak akses F3:B.' : 'Terjadi kesalahan pada server.' }
  if (status === 'selesai_sebagian') return { selesai: total - 3, gagal_jumlah: 3, pesan: '3 baris tidak dapat dikerjakan.' }
  if (status === 'dibatalkan') return { selesai: Math.floor(total / 3), gagal_jumlah: 0, pesan: null }
  return { selesai: TERBUKA.has(status) ? 0 : total, gagal_jumlah: 0, pesan: null }
}

function pekerjaan(c: CollegeSeed, daftar: readonly Pekerjaan[]): TableRows {
  return rowsOf(
    'pekerjaan',
    daftar.map((p) => {
      const [judul, alamat] = EKSPOR[p.n % EKSPOR.length]!
      const format = FORMAT[p.n % FORMAT.length]!
      const mulai = saat(p.hari, 30_000 + p.n * 97)
      const terbuka = TERBUKA.has(p.status)
      return {
        college_id: c.id,
        id: c.ids('pekerjaan')(p.n),
        jenis: 'ekspor_daftar',
        judul: `Ekspor ${judul} (${format.toUpperCase()})`,
        status: p.status,
        total: p.status === 'antre' ? null : p.total,
        ...isiStatus(p),
        parameter: JSON.stringify({ alamat, kueri: '', format, judul }),
        percobaan: p.status === 'gagal' && p.n % 2 === 1 ? 3 : 0,
        berulang: true,
        id_akun: c.ids('akun')(p.oleh.id),
        mulai_pada: p.status === 'antre' ? null : mulai,
        selesai_pada: terbuka ? null : saat(p.hari, 30_000 + p.n * 97 + 20),
        denyut_pada: p.status === 'antre' ? null : mulai,
        jalan_ke: p.status === 'antre' ? 0 : 1,
        coba_lagi_pada: mulai,
        kedaluwarsa_pada: HASIL.has(p.status) ? saat(hariSesudah(p.hari, 7), 30_000) : null,
        dibuat_pada: mulai,
        dibuat_oleh: c.ids('akun')(p.oleh.id),
      }
    }),
  )
}

type Baris = {
  jenis: string
  nama: string
  isi: Isi
  oleh: string
  status?: string
  pemilik?: readonly [area: string, jenis: string, id: string]
  kedaluwarsa?: string
}

function* hasilPekerjaan(c: CollegeSeed, daftar: readonly Pekerjaan[]): Generator<Baris> {
  for (const p of daftar.filter(({ status }) => HASIL.has(status))) {
    const id = c.ids('pekerjaan')(p.n)
    const umum = { jenis: 'hasil', oleh: c.ids('akun')(p.oleh.id), kedaluwarsa: saat(hariSesudah(p.hari, 7), 30_000) }
    yield { ...umum, nama: `${EKSPOR[p.n % EKSPOR.length]![0]}.csv`, isi: DAFTAR, pemilik: ['platform', 'pekerjaan', id] }
    if (p.status === 'selesai_sebagian')
      yield { ...umum, nama: 'Baris gagal.csv', isi: DAFTAR_GAGAL, pemilik: ['platform', 'pekerjaan-gagal', id] }
  }
}

function* fotoOperatorBaris(c: CollegeSeed): Generator<Baris> {
  for (const o of daftarOperator(c).slice(0, c.lengkap ? BERFOTO : 1))
    yield {
      jenis: 'foto',
      nama: `${o.username}.png`,
      isi: FOTO[o.id % FOTO.length]!,
      oleh: c.ids('akun')(o.id),
      pemilik: ['pengaturan', 'operator', String(o.id)],
    }
}

/** Uploads in every other state, and the papers that students handed in. */
function* unggahan(c: CollegeSeed, kini: string, banyak: number): Generator<Baris> {
  const oleh = c.ids('akun')(daftarOperator(c)[0]?.id ?? 0)
  for (let n = 0; n < banyak; n += 1) {
    const dokumen = DOKUMEN[n % DOKUMEN.length]!
    const mahasiswa = c.mahasiswa[(n * 11) % c.mahasiswa.length]
    if (n % 40 === 1)
      yield { jenis: 'foto', nama: `pasfoto ${n}.jpg`, isi: SALAH, oleh, status: 'karantina', kedaluwarsa: saat(hariSesudah(kini, 5), 0) }
    else if (n % 20 === 2)
      yield { jenis: 'dokumen', nama: dokumen.nama, isi: dokumen, oleh, status: 'sementara', kedaluwarsa: saat(hariSesudah(kini, 1), 0) }
    else if (n % 20 === 3) yield { jenis: 'dokumen', nama: dokumen.nama, isi: dokumen, oleh, status: 'dihapus' }
    else
      yield {
        jenis: 'dokumen',
        nama: dokumen.nama,
        isi: dokumen,
        oleh,
        pemilik: ['data-master', 'mahasiswa', c.ids('mahasiswa')(mahasiswa?.n ?? 0)],
      }
  }
}

function berkas(c: CollegeSeed, daftar: readonly Pekerjaan[], kini: string): TableRows {
  const tetap = [...fotoOperatorBaris(c), ...hasilPekerjaan(c, daftar)]
  const sisa = Math.max(0, c.besar.berkas - tetap.length)
  return rowsOf(
    'berkas',
    [...tetap, ...unggahan(c, kini, sisa)].map((b, n) => ({
      college_id: c.id,
      // The operators' photos come first, so that their rows can be named by number.
      id: c.ids('berkas')(n),
      nama: b.nama,
      mime: b.isi.mime,
      ukuran: b.isi.bytes.length,
      sha256: b.isi.sha256,
      sha256_kecil: b.isi.kecil?.sha256 ?? null,
      jenis: b.jenis,
      area: b.pemilik?.[0] ?? null,
      pemilik_jenis: b.pemilik?.[1] ?? null,
      id_pemilik: b.pemilik?.[2] ?? null,
      status: b.status ?? 'tersimpan',
      kedaluwarsa_pada: b.kedaluwarsa ?? null,
      dibuat_oleh: b.oleh,
    })),
  )
}

/**
 * Answers jobs and files of a college. They count from the day on which the seed runs, to the day: results that the
 * demo's still clock dates would be swept away in the first hour.
 */
export function* pekerjaanTables(c: CollegeSeed): Generator<TableRows> {
  const kini = hariIni(Date.now(), 'Asia/Jakarta')
  const daftar = daftarPekerjaan(c, kini)
  yield pekerjaan(c, daftar)
  yield berkas(c, daftar, kini)
}
