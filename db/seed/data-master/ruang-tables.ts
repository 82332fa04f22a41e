import { hariIni } from '@sivitas/rules/platform/zona-waktu'
import type { CollegeSeed } from '../college-seed'
import { hariSesudah } from '../kit/calendar'
import { rowsOf, type Cell, type TableRows } from '../kit/copy-text'

const GEDUNG_PER_KAMPUS = 3
const LANTAI = 4
/** Rooms of a college, of which so many are online; the full one has 140 and 8. */
const RUANG = { lengkap: 140, daring: 8, mungil: 24, daringMungil: 2 } as const

/** What each kind of room is for how many, and has; kinds come around in this order. */
const JENIS = [
  ['kelas', 'Ruang Kuliah', 40, ['proyektor', 'ac', 'papan_tulis']],
  ['kelas', 'Ruang Kuliah', 45, ['proyektor', 'ac', 'papan_tulis', 'listrik_meja']],
  ['laboratorium', 'Laboratorium', 30, ['proyektor', 'ac', 'komputer', 'listrik_meja']],
  ['kelas', 'Ruang Kuliah', 60, ['proyektor', 'ac', 'audio', 'papan_tulis']],
  ['seminar', 'Ruang Seminar', 80, ['proyektor', 'ac', 'audio', 'rekam']],
  ['kelas', 'Ruang Kuliah', 35, ['papan_tulis', 'kursi_roda']],
  ['sidang', 'Ruang Sidang', 12, ['proyektor', 'ac', 'rekam']],
  ['studio', 'Studio', 25, ['audio', 'rekam', 'ac']],
  ['auditorium', 'Auditorium', 300, ['proyektor', 'ac', 'audio', 'rekam', 'kursi_roda']],
  ['dosen', 'Ruang Dosen', 10, ['ac']],
] as const

function gedung({ id, def, ids }: CollegeSeed): TableRows {
  const rows = def.kampus.flatMap((_, k) => Array.from({ length: GEDUNG_PER_KAMPUS }, (_item, g) => ({ k, g })))
  return rowsOf(
    'gedung',
    rows.map(({ k, g }, n) => ({
      college_id: id,
      id: ids('gedung')(n),
      kode: String.fromCodePoint(65 + n),
      nama: `Gedung ${String.fromCodePoint(65 + n)}`,
      id_kampus: ids('kampus')(k + 1),
      jumlah_lantai: LANTAI,
      tahun_bangun: 1990 + 3 * n + g,
      aktif: true,
    })),
  )
}

function ruangBiasa(c: CollegeSeed, n: number, gedungnya: number): Record<string, Cell> {
  const [jenis, nama, kapasitas, fasilitas] = JENIS[n % JENIS.length] ?? JENIS[0]
  const banyakGedung = GEDUNG_PER_KAMPUS * c.def.kampus.length
  const lantai = 1 + (Math.floor(n / banyakGedung) % LANTAI)
  const kode = `${String.fromCodePoint(65 + gedungnya)}-${lantai}${String(1 + Math.floor(n / banyakGedung / LANTAI)).padStart(2, '0')}`
  const komputer = (fasilitas as readonly string[]).includes('komputer')
  return {
    kode,
    nama: `${nama} ${kode}`,
    id_gedung: c.ids('gedung')(gedungnya),
    lantai,
    jenis_ruang: jenis,
    kapasitas,
    kapasitas_ujian: Math.floor(kapasitas / 2),
    luas: `${Math.round(kapasitas * 1.5)}.00`,
    fasilitas: [...fasilitas],
    jumlah_komputer: komputer ? kapasitas : null,
    boleh_dijadwalkan: jenis !== 'dosen',
    tautan_daring: null,
  }
}

const ruangDaring = (c: CollegeSeed, n: number): Record<string, Cell> => ({
  kode: `DARING-${n + 1}`,
  nama: `Ruang Daring ${n + 1}`,
  id_gedung: c.ids('gedung')(0),
  lantai: 1,
  jenis_ruang: 'daring',
  kapasitas: 100,
  kapasitas_ujian: 50,
  luas: null,
  fasilitas: ['rekam'],
  jumlah_komputer: null,
  boleh_dijadwalkan: true,
  tautan_daring: `https://meet.${c.def.domain}/ruang-${n + 1}`,
})

function ruang(c: CollegeSeed): TableRows {
  const [semua, daring] = c.lengkap ? [RUANG.lengkap, RUANG.daring] : [RUANG.mungil, RUANG.daringMungil]
  const banyakGedung = GEDUNG_PER_KAMPUS * c.def.kampus.length
  const rows = Array.from({ length: semua }, (_, n) =>
    n < semua - daring ? ruangBiasa(c, n, n % banyakGedung) : ruangDaring(c, n - (semua - daring)),
  )
  return rowsOf(
    'ruang',
    rows.map((row, n) => ({ college_id: c.id, id: c.ids('ruang')(n), ...row, prodi: [], aktif: true })),
  )
}

/** Two rooms that can't be used in these days. */
function blokir({ id, ids }: CollegeSeed): TableRows {
  const kini = hariIni(Date.now(), 'Asia/Jakarta')
  const row = (n: number, alasan: string, [dari, sampai]: readonly [number, number]) => ({
    college_id: id,
    id: ids('ruang_blokir')(n),
    id_ruang: ids('ruang')(n),
    tanggal_mulai: hariSesudah(kini, dari),
    jam_mulai: '08:00',
    tanggal_selesai: hariSesudah(kini, sampai),
    jam_selesai: '16:00',
    alasan,
  })
  return rowsOf('ruang_blokir', [row(0, 'Perbaikan pendingin ruangan', [0, 2]), row(1, 'Dipakai rapat senat', [1, 1])])
}

/** Answers the buildings and rooms of a college: three buildings a kampus. */
export function* ruangTables(c: CollegeSeed): Generator<TableRows> {
  yield gedung(c)
  yield ruang(c)
  yield blokir(c)
}
