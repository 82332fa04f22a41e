import { selisihHari } from '@sivitas/rules/platform/tanggal-sah'
import type { CollegeSeed } from '../college-seed'
import { HARI_INI, hariSesudah, PERIODE_BERJALAN, saat } from '../kit/calendar'
import { rowsOf, type TableRows } from '../kit/copy-text'
import { ENTRI_DEMO, KEGIATAN_DEMO } from './kegiatan-demo'
import { JENDELA_DEMO, JENDELA_SEGERA, PENGECUALIAN_JENDELA } from './jendela-demo'

const SETAHUN = 364
const AKHIR_HARI = 86_399

function kegiatan(c: CollegeSeed): TableRows {
  return rowsOf(
    'kegiatan_akademik',
    KEGIATAN_DEMO.map(([kode, nama, warna, jendela, publik], i) => ({
      college_id: c.id,
      id: c.ids('kegiatan_akademik')(i),
      kode,
      nama,
      warna,
      kode_jendela: jendela,
      tampil_publik: publik ?? true,
      urut: i + 1,
    })),
  )
}

/** Two years of calendar for the full college, a tenth of it for the small ones. */
function kalender(c: CollegeSeed): TableRows {
  const entri = c.lengkap ? ENTRI_DEMO : ENTRI_DEMO.slice(3, 6)
  const tempat = new Map(KEGIATAN_DEMO.map(([kode], i) => [kode, i]))
  return rowsOf(
    'kalender_akademik',
    [0, 1].flatMap((lalu) =>
      entri.map(([semester, kode, nama, mulai, selesai, libur], i) => ({
        college_id: c.id,
        id: c.ids('kalender_akademik')(lalu * ENTRI_DEMO.length + i),
        id_periode: Math.floor(PERIODE_BERJALAN / 10 - lalu) * 10 + semester,
        id_kegiatan: c.ids('kegiatan_akademik')(tempat.get(kode) ?? 0),
        nama,
        tanggal_mulai: hariSesudah(mulai, -lalu * SETAHUN),
        tanggal_selesai: hariSesudah(selesai, -lalu * SETAHUN),
        libur: libur ?? false,
        tujuan: ['portaldos', 'portalmhs'],
        // Before the year was published, which otherwise would look outdated.
        diubah_pada: saat(`${2025 - lalu}-06-12`, 36_000 + i),
      })),
    ),
  )
}

const terbit = (c: CollegeSeed): TableRows =>
  rowsOf(
    'kalender_terbit',
    [2026, 2025].map((tahun, i) => ({
      college_id: c.id,
      id: c.ids('kalender_terbit')(i),
      tahun,
      nomor_sk: `${String(118 + i * 7).padStart(4, '0')}/REK/SK/VI/${tahun - 1}`,
      tanggal_sk: `${tahun - 1}-06-20`,
      terbit_pada: saat(`${tahun - 1}-06-23`, 36_000),
    })),
  )

/**
 * Windows open and close by the real clock, so they can't stand still with the rest of the demo: they are moved by whole
 * weeks until H is the last Wednesday (decisions 6). The bytes are therefore the same within a week, not for ever.
 */
function hariJangkar(kini: Date): { h: string; hariIni: string } {
  const hariIni = kini.toISOString().slice(0, 10)
  return { h: hariSesudah(HARI_INI, Math.floor(selisihHari(HARI_INI, hariIni) / 7) * 7), hariIni }
}

function jadwal(c: CollegeSeed): TableRows {
  const { h, hariIni } = hariJangkar(new Date())
  const baris = (periode: number, kode: string, [mulai, selesai]: readonly [string, string]) => ({
    id_periode: periode,
    kode,
    mulai: saat(mulai, 0),
    selesai: saat(selesai, AKHIR_HARI),
  })
  const kosong = {
    id_prodi: null as string | null,
    angkatan: null as number | null,
    id_mahasiswa: null as string | null,
    alasan: null as string | null,
  }
  const { dalamHari, lama } = JENDELA_SEGERA
  const umum = [
    ...JENDELA_DEMO.filter(([, kode]) => c.lengkap || kode === 'KRS' || kode === 'KULIAH').map(([periode, kode, mulai, selesai]) =>
      baris(periode, kode, [hariSesudah(h, mulai), hariSesudah(h, selesai)]),
    ),
    baris(JENDELA_SEGERA.periode, JENDELA_SEGERA.kode, [hariSesudah(hariIni, dalamHari), hariSesudah(hariIni, dalamHari + lama)]),
  ]
  const prodi = (kode: string | null): string | null => {
    const n = c.prodi.findIndex((p) => p.kode === kode)
    return n < 0 ? null : c.ids('prodi')(n)
  }
  const orang = (nim: string | null): string | null => {
    const m = c.mahasiswa.find((satu) => satu.nim === nim)
    return m === undefined ? null : c.ids('mahasiswa')(m.n)
  }
  const khusus = (c.lengkap ? PENGECUALIAN_JENDELA : []).map((x) => ({
    ...baris(x.periode, x.kode, [hariSesudah(h, x.mulai), hariSesudah(h, x.selesai)]),
    id_prodi: prodi(x.prodi),
    angkatan: x.angkatan,
    id_mahasiswa: orang(x.nim),
    alasan: x.alasan,
  }))
  return rowsOf(
    'jadwal_sistem',
    [...umum.map((row) => ({ ...row, ...kosong })), ...khusus].map((row, i) => ({
      college_id: c.id,
      id: c.ids('jadwal_sistem')(i),
      ...row,
    })),
  )
}

/** Answers the rows of the calendar and of the windows: 28 kinds, 42 entries of two years, 25 windows with 3 exceptions. */
export function* kalenderTables(c: CollegeSeed): Generator<TableRows> {
  yield kegiatan(c)
  yield kalender(c)
  yield terbit(c)
  yield jadwal(c)
}
