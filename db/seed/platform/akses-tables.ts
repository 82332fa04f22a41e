import { hariIni } from '@sivitas/rules/platform/zona-waktu'
import type { CollegeSeed } from '../college-seed'
import { HARI_INI, hariSesudah, saat } from '../kit/calendar'
import { rowsOf, type TableRows } from '../kit/copy-text'
import { HAK_AKSES } from './hak-akses'
import { daftarOperator, type OperatorDemo } from './operator'

const PERMINTAAN = [
  ['A4', '/akademik/khs', 'Menjawab pertanyaan nilai di loket', 'diajukan', null],
  ['F3', '/data-master/mahasiswa/data-mahasiswa', 'Memeriksa data calon wisudawan', 'diajukan', null],
  ['LP', '/laporan/laporan-nilai', 'Menyiapkan borang program studi', 'diberikan', 'Sampai borang selesai.'],
  ['A5', '/pengaturan/jadwal-sistem-akademik', 'Melihat jadwal pengisian KRS', 'diberikan', null],
  ['K1', '/keuangan/pembayaran', 'Mengecek pelunasan mahasiswa bimbingan', 'ditolak', 'Mintalah keterangan kepada bagian keuangan.'],
  ['O1', '/pengaturan/operator/hak-akses', 'Menambah hak rekan sendiri', 'ditolak', 'Diubah oleh administrator.'],
] as const

function permintaan(c: CollegeSeed, peminta: readonly OperatorDemo[], penjawab: string): TableRows {
  return rowsOf(
    'permintaan_akses',
    PERMINTAAN.map(([scope, halaman, alasan, status, catatan], n) => {
      const dijawab = status !== 'diajukan'
      return {
        college_id: c.id,
        id: c.ids('permintaan_akses')(n),
        id_akun: c.ids('akun')(peminta[n % peminta.length]?.id ?? 0),
        scope_diminta: [scope],
        halaman,
        alasan,
        status,
        dijawab_oleh: dijawab ? penjawab : null,
        dijawab_pada: dijawab ? saat(hariSesudah(HARI_INI, -n), 32_400) : null,
        berlaku_selesai: status === 'diberikan' ? hariSesudah(HARI_INI, 7 - n) : null,
        catatan,
        dibuat_pada: saat(hariSesudah(HARI_INI, -n - 1), 28_800),
      }
    }),
  )
}

/** A role is lent by one who holds it; administrators' are never lent. */
function pelimpahan(c: CollegeSeed, aktif: readonly OperatorDemo[]): TableRows {
  const pemberi = aktif.filter(({ hakAkses }) => hakAkses.some((nama) => nama === 'Prodi' || nama === 'Nilai'))
  const [dari, lain] = pemberi
  const hak = (o: OperatorDemo | undefined) => [c.ids('hak_akses')(HAK_AKSES.findIndex(({ nama }) => nama === o?.hakAkses[0]))]
  // By the real clock, as the windows are: a loan of the demo's day would be over.
  const kini = hariIni(Date.now(), 'Asia/Jakarta')
  const rows = [
    { pemberi: dari, penerima: lain, mulai: -2, selesai: 60, alasan: 'Cuti tahunan' },
    { pemberi: lain, penerima: dari, mulai: -40, selesai: -33, alasan: 'Mengikuti pelatihan' },
  ].filter(({ pemberi: satu, penerima }) => satu !== undefined && penerima !== undefined)
  return rowsOf(
    'pelimpahan',
    rows.map((row, n) => ({
      college_id: c.id,
      id: c.ids('pelimpahan')(n),
      id_pemberi: row.pemberi?.id,
      id_penerima: row.penerima?.id,
      id_hak_akses: hak(row.pemberi),
      berlaku_mulai: hariSesudah(kini, row.mulai),
      berlaku_selesai: hariSesudah(kini, row.selesai),
      alasan: row.alasan,
    })),
  )
}

const MAHASISWA = '/data-master/mahasiswa/data-mahasiswa'
const TAMPILAN = [
  ['Aktif tanpa dosen PA', 'tanpaPa=1&status[0]=A', 'BAAK', true],
  ['Angkatan 2025', 'angkatan[0]=2025&order[nama]=asc', 'Prodi', false],
  ['Cuti', 'status[0]=C', 'BAAK', true],
  ['Belum siap PDDikti', 'siapPddikti=0&status[0]=A', null, true],
] as const

function tampilan(c: CollegeSeed, pemilik: string): TableRows {
  return rowsOf(
    'tampilan_bersama',
    TAMPILAN.map(([nama, query, hak, disematkan], n) => ({
      college_id: c.id,
      id: c.ids('tampilan_bersama')(n),
      id_akun: pemilik,
      layar: 'data-master/mahasiswa/data-mahasiswa',
      nama,
      halaman: MAHASISWA,
      panggilan: 'dataMaster.mahasiswa.list',
      query,
      id_hak_akses: hak === null ? null : c.ids('hak_akses')(HAK_AKSES.findIndex((satu) => satu.nama === hak)),
      disematkan,
    })),
  )
}

/** Answers the rows of requests for access, lent roles and shared views. */
export function* aksesTables(c: CollegeSeed): Generator<TableRows> {
  // The small colleges prove separation and have hardly anybody to ask or to lend.
  if (!c.lengkap) return
  const aktif = daftarOperator(c).filter(({ status }) => status === 'aktif')
  const admin = c.ids('akun')(aktif[0]?.id ?? 0)
  yield permintaan(c, aktif.slice(1), admin)
  yield pelimpahan(c, aktif)
  yield tampilan(c, admin)
}
