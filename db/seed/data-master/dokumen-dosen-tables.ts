import type { CollegeSeed } from '../college-seed'
import { hariSesudah } from '../kit/calendar'
import { line, type TableRows } from '../kit/copy-text'
import { DOKUMEN_DOSEN, FOTO, type JenisDokumenDosen } from '../platform/berkas-isi'
import { daftarOperator } from '../platform/operator'
import { barisBerkas, KOLOM_BERKAS } from './berkas-tables'
import type { Dosen } from './dosen'
import { fotoDosen } from './foto-dosen'
import { mulaiBertugas } from './riwayat-dosen-tables'

const STATUS = ['sah', 'sah', 'menunggu', 'sah', 'ditolak'] as const
const ALASAN = ['Hasil pindai tidak terbaca', 'Bukan dokumen yang diminta'] as const

/** What a lecturer can have handed in; every third paper is still missing. */
function jenisDari(d: Dosen): JenisDokumenDosen[] {
  const punya: JenisDokumenDosen[] = [
    'ijazah',
    ...(d.serdos ? ['serdos' as const] : []),
    ...(d.jabatan === '0' ? [] : ['sk_jabfung' as const]),
  ]
  return punya.filter((_, i) => (d.n + i) % 3 !== 2)
}

function* semua(c: CollegeSeed): Generator<{ d: Dosen; jenis: JenisDokumenDosen; n: number; hari: string }> {
  let n = 0
  for (const d of c.dosen) for (const jenis of jenisDari(d)) yield { d, jenis, n, hari: hariSesudah(mulaiBertugas(d), 30 + (n++ % 60)) }
}

function* berkas(c: CollegeSeed): Generator<string> {
  for (const d of c.dosen) {
    const id = fotoDosen(c, d)
    if (id === null) continue
    const hari = hariSesudah(mulaiBertugas(d), d.n % 30)
    yield barisBerkas(c, {
      id,
      nama: `dosen-${d.n}.png`,
      isi: FOTO[d.n % FOTO.length]!,
      jenis: 'foto',
      pemilik: ['dosen', c.ids('dosen')(d.n)],
      hari,
    })
  }
  for (const { d, jenis, n, hari } of semua(c)) {
    const isi = DOKUMEN_DOSEN[jenis]
    yield barisBerkas(c, {
      id: c.ids('berkas_dokumen_dosen')(n),
      nama: isi.nama,
      isi,
      jenis: 'dokumen',
      pemilik: ['dosen', c.ids('dosen')(d.n)],
      hari,
    })
  }
}

function* dokumen(c: CollegeSeed): Generator<string> {
  const pemeriksa = c.ids('akun')(daftarOperator(c)[0]?.id ?? 0)
  for (const { d, jenis, n, hari } of semua(c)) {
    const status = STATUS[n % STATUS.length] ?? 'menunggu'
    yield line([
      c.id,
      c.ids('dosen_dokumen')(n),
      c.ids('dosen')(d.n),
      jenis,
      c.ids('berkas_dokumen_dosen')(n),
      `${String(100 + (n % 900))}/${jenis.toUpperCase()}/${hari.slice(0, 4)}`,
      hari,
      status,
      status === 'ditolak' ? (ALASAN[n % ALASAN.length] ?? null) : null,
      status === 'menunggu' ? null : pemeriksa,
    ])
  }
}

/** Answers papers of lecturers in their three states, and the files behind them and behind their photos. */
export function* dokumenDosenTables(c: CollegeSeed): Generator<TableRows> {
  yield { table: 'berkas', columns: KOLOM_BERKAS, lines: berkas(c) }
  yield {
    table: 'dosen_dokumen',
    columns: [
      'college_id',
      'id',
      'id_dosen',
      'jenis',
      'id_berkas',
      'nomor',
      'tanggal',
      'status_verifikasi',
      'alasan_tolak',
      'diverifikasi_oleh',
    ],
    lines: dokumen(c),
  }
}
