import type { CollegeSeed } from '../college-seed'
import { hariSesudah, saat } from '../kit/calendar'
import { line, type TableRows } from '../kit/copy-text'
import { DOKUMEN, FOTO } from '../platform/berkas-isi'
import { daftarOperator } from '../platform/operator'
import { barisBerkas as berkas, KOLOM_BERKAS } from './berkas-tables'
import { fotoMahasiswa } from './foto-mahasiswa'
import { persons } from './kekurangan'
import type { Mahasiswa } from './mahasiswa'

/** Papers of the demo: one of ten students has one, in turn waiting, accepted and refused. */
const SETIAP = 10
const JENIS = ['ktp', 'kk', 'ijazah_asal', 'akta', 'lainnya'] as const
const STATUS = ['menunggu', 'sah', 'sah', 'ditolak', 'sah'] as const
const ALASAN = ['Gambar buram', 'Halaman tidak lengkap', 'Nama tidak sesuai'] as const

/** A day in the first weeks of the student here. */
const hariSerah = (m: Mahasiswa): string => hariSesudah(`${m.angkatan}-09-01`, m.n % 60)

function* berdokumen(c: CollegeSeed): Generator<{ m: Mahasiswa; n: number }> {
  for (const m of c.mahasiswa) if (m.n % SETIAP === 4) yield { m, n: Math.floor(m.n / SETIAP) }
}

function* barisBerkas(c: CollegeSeed): Generator<string> {
  for (const n of persons(c)) {
    const id = fotoMahasiswa(c, n)
    const m = c.mahasiswa[n]
    if (id === null || m === undefined) continue
    const pemilik = ['foto-mahasiswa', c.ids('biodata')(n)] as const
    yield berkas(c, { id, nama: `${m.nim}.png`, isi: FOTO[n % FOTO.length]!, jenis: 'foto', pemilik, hari: hariSerah(m) })
  }
  for (const { m, n } of berdokumen(c)) {
    const isi = DOKUMEN[n % DOKUMEN.length]!
    const pemilik = ['dokumen-mahasiswa', c.ids('mahasiswa')(m.n)] as const
    yield berkas(c, { id: c.ids('berkas_dokumen_mahasiswa')(m.n), nama: isi.nama, isi, jenis: 'dokumen', pemilik, hari: hariSerah(m) })
  }
}

function* barisDokumen(c: CollegeSeed): Generator<string> {
  const pemeriksa = c.ids('akun')(daftarOperator(c)[0]?.id ?? 0)
  for (const { m, n } of berdokumen(c)) {
    const status = STATUS[Math.floor(n / JENIS.length) % STATUS.length] ?? 'menunggu'
    const sudah = status !== 'menunggu'
    yield line([
      c.id,
      c.ids('dokumen_mahasiswa')(m.n),
      c.ids('mahasiswa')(m.n),
      JENIS[n % JENIS.length] ?? 'lainnya',
      c.ids('berkas_dokumen_mahasiswa')(m.n),
      `${m.angkatan}/${m.n}`,
      hariSerah(m),
      status,
      status === 'ditolak' ? (ALASAN[n % ALASAN.length] ?? null) : null,
      sudah ? pemeriksa : null,
      sudah ? saat(hariSesudah(hariSerah(m), 3), 36_000) : null,
    ])
  }
}

/** Answers photos and papers of students, and the files behind them. */
export function* dokumenMahasiswaTables(c: CollegeSeed): Generator<TableRows> {
  yield { table: 'berkas', columns: KOLOM_BERKAS, lines: barisBerkas(c) }
  yield {
    table: 'dokumen_mahasiswa',
    columns: [
      'college_id',
      'id',
      'id_mahasiswa',
      'jenis',
      'id_berkas',
      'nomor',
      'tanggal',
      'status_verifikasi',
      'alasan_tolak',
      'diverifikasi_oleh',
      'diverifikasi_pada',
    ],
    lines: barisDokumen(c),
  }
}
