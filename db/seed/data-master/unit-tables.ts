import { tambahTahun } from '@sivitas/rules/platform/tanggal-sah'
import { hariIni } from '@sivitas/rules/platform/zona-waktu'
import type { CollegeSeed } from '../college-seed'
import { hariSesudah } from '../kit/calendar'
import { rowsOf, type Cell, type TableRows } from '../kit/copy-text'
import { bolehMembimbing } from './dosen'
import { FAKULTAS, JURUSAN, type ProdiDemo } from './prodi'

const fakultasDari = (c: CollegeSeed) => FAKULTAS.filter((f) => c.prodi.some((p) => p.fakultas === f.kode))
const jurusanDari = (c: CollegeSeed) => JURUSAN.filter((j) => c.prodi.some((p) => p.jurusan === j.kode))

/** A lecturer of a prodi for an office: the nth who may hold one. */
function pejabat(c: CollegeSeed, kode: string, urut: number): string | null {
  const prodi = c.prodi.findIndex((p) => p.kode === kode)
  const d = c.dosen.filter((x) => x.prodi === prodi && bolehMembimbing(x))[urut]
  return d === undefined ? null : c.ids('dosen')(d.n)
}

/** A school without faculties has its departments at the top (DM-R28). */
const berfakultas = (c: CollegeSeed): boolean => c.def.bentuk === 'universitas'

function fakultas(c: CollegeSeed): TableRows {
  return rowsOf(
    'fakultas',
    fakultasDari(c).map((f, i) => {
      const pertama = c.prodi.find((p) => p.fakultas === f.kode)
      return {
        college_id: c.id,
        id: c.ids('fakultas')(i),
        kode: f.kode,
        kode_nim: f.kodeNim,
        nama: f.nama,
        nama_inggris: f.inggris,
        singkatan: f.kode,
        id_dekan: pertama === undefined ? null : pejabat(c, pertama.kode, 1),
        telepon: '+62225550110',
        email: `${f.kode.toLowerCase()}@${c.def.domain}`,
        sk_pendirian: `01${i}/SK/R/1990`,
        tanggal_sk: '1990-08-01',
        id_kampus: c.ids('kampus')(1),
        urut: i + 1,
        aktif: true,
      }
    }),
  )
}

function jurusan(c: CollegeSeed): TableRows {
  const fak = fakultasDari(c)
  return rowsOf(
    'jurusan',
    jurusanDari(c).map((j, i) => {
      const pertama = c.prodi.find((p) => p.jurusan === j.kode)
      return {
        college_id: c.id,
        id: c.ids('jurusan')(i),
        kode: j.kode,
        nama: j.nama,
        nama_inggris: j.inggris,
        id_fakultas: berfakultas(c) ? c.ids('fakultas')(fak.findIndex((f) => f.kode === j.fakultas)) : null,
        id_ketua: pertama === undefined ? null : pejabat(c, pertama.kode, 2),
        id_sekretaris: pertama === undefined ? null : pejabat(c, pertama.kode, 3),
        urut: i + 1,
        aktif: true,
      }
    }),
  )
}

const KKNI: Readonly<Record<ProdiDemo['jenjang'], number>> = { '22': 5, '23': 6, '30': 6, '31': 7, '35': 8, '40': 9 }
/** Prodi with specialisations, from semester 5 on. */
const KONSENTRASI: Readonly<Record<string, readonly string[]>> = {
  '55201': ['Rekayasa Perangkat Lunak', 'Kecerdasan Buatan', 'Jaringan dan Keamanan'],
  '57201': ['Tata Kelola', 'Analitik Bisnis', 'Sistem Enterprise'],
  '61201': ['Pemasaran', 'Keuangan', 'Sumber Daya Manusia', 'Operasi'],
  '62201': ['Akuntansi Keuangan', 'Perpajakan'],
  '63201': ['Kebijakan Publik', 'Pelayanan Publik'],
  '26201': ['Manufaktur', 'Logistik'],
  '61101': ['Manajemen Strategis', 'Manajemen Keuangan'],
}

/** First number and how many specialisations a prodi has. */
export function konsentrasiProdi(c: CollegeSeed, prodi: number): { readonly mulai: number; readonly banyak: number } {
  const banyak = (p: ProdiDemo): number => KONSENTRASI[p.kode]?.length ?? 0
  const sendiri = c.prodi[prodi]
  return { mulai: c.prodi.slice(0, prodi).reduce((n, p) => n + banyak(p), 0), banyak: sendiri === undefined ? 0 : banyak(sendiri) }
}

/** Leaders and permit of a prodi; a closed one has none of the first and a letter of closing. */
function pengelola(c: CollegeSeed, p: ProdiDemo): Record<string, Cell> {
  if (p.tutup !== undefined)
    return { status: 'H', id_kaprodi: null, id_sekretaris: null, tanggal_tutup: '2023-08-31', nomor_sk_status: '045/E/O/2023' }
  return {
    status: 'A',
    id_kaprodi: pejabat(c, p.kode, 0),
    id_sekretaris: pejabat(c, p.kode, 4),
    tanggal_tutup: null,
    nomor_sk_status: null,
  }
}

function aturanStudi(p: ProdiDemo): Record<string, Cell> {
  const konsentrasi = KONSENTRASI[p.kode] !== undefined
  return {
    sks_lulus: p.sksLulus,
    masa_tempuh: p.masaTempuh,
    batas_studi_semester: 2 * p.masaTempuh,
    ipk_minimal_lulus: p.ipkMinimal.toFixed(2),
    rumpun: p.rumpun,
    rasio_maksimum: p.rumpun === 'eksakta' ? 30 : 45,
    pakai_konsentrasi: konsentrasi,
    konsentrasi_mulai_semester: konsentrasi ? (p.jenjang === '35' ? 2 : 5) : null,
    kkni_level: KKNI[p.jenjang],
  }
}

function prodi(c: CollegeSeed): TableRows {
  const [fak, jur] = [fakultasDari(c), jurusanDari(c)]
  return rowsOf(
    'prodi',
    c.prodi.map((p, i) => ({
      college_id: c.id,
      id: c.ids('prodi')(i),
      kode: p.kode,
      kode_nim: p.kodeNim,
      nama: p.nama,
      nama_inggris: p.inggris,
      jenjang: p.jenjang,
      id_jurusan: c.ids('jurusan')(jur.findIndex((j) => j.kode === p.jurusan)),
      id_fakultas: berfakultas(c) ? c.ids('fakultas')(fak.findIndex((f) => f.kode === p.fakultas)) : null,
      gelar: p.gelar,
      singkatan_gelar: p.singkatanGelar,
      gelar_inggris: p.gelarInggris,
      sk_penyelenggaraan: `${1000 + i * 17}/D/T/2001`,
      tanggal_sk: '2001-07-02',
      tmt_sk: '2001-09-01',
      ...pengelola(c, p),
      ...aturanStudi(p),
      id_kampus: c.def.kampus.slice(0, i % 3 === 0 ? 3 : 1).map((_, k) => c.ids('kampus')(k + 1)),
      jenis_kelas: [0, 1, 2, 3, 4].slice(0, p.jenjang === '30' ? 5 : 3).map((k) => c.ids('jenis_kelas')(k)),
      bahasa: 'Indonesia',
      email: `${p.singkatan.toLowerCase()}@${c.def.domain}`,
      website: `https://${p.singkatan.toLowerCase()}.${c.def.domain}`,
      visi: `Menjadi program studi ${p.nama} yang unggul.`,
      id_pddikti: p.tutup === undefined ? c.ids('pddikti_prodi')(i) : null,
    })),
  )
}

const LEMBAGA: Readonly<Record<ProdiDemo['bidang'], string>> = {
  komputer: 'LAM-INFOKOM',
  manajemen: 'LAMEMBA',
  akuntansi: 'LAMEMBA',
  administrasi: 'LAMSPAK',
  industri: 'LAM-TEKNIK',
}
/**
 * The accreditations that the dashboards and the warnings speak of, in days from today: one is over, two end within six
 * months. All others last for more than a year, so that a filter of twelve months shows these alone; so does the one of the
 * closed prodi, which was given shortly before its end.
 */
const BERAKHIR: Readonly<Record<string, number>> = { '57401': -256, '63211': 80, '62401': 165 }
const PERINGKAT_BARU = ['U', 'BS', 'BS', 'B2'] as const
const PERINGKAT_LAMA = ['A', 'B', 'B', 'C'] as const

function akreditasi(c: CollegeSeed): TableRows {
  const rows: Record<string, Cell>[] = []
  const tambah = (isi: { prodi: number | null; lembaga: string; peringkat: string; nilai: number; mulai: string; akhir: string }): void => {
    const n = rows.length
    rows.push({
      college_id: c.id,
      id: c.ids('akreditasi')(n),
      id_prodi: isi.prodi === null ? null : c.ids('prodi')(isi.prodi),
      lembaga: isi.lembaga,
      peringkat: isi.peringkat,
      nilai: isi.nilai,
      nomor_sk: `${200 + n}/SK/${isi.lembaga}/Ak/${isi.mulai.slice(0, 4)}`,
      tanggal_sk: isi.mulai,
      tanggal_mulai: isi.mulai,
      tanggal_berakhir: isi.akhir,
      internasional: false,
    })
  }
  const kini = hariIni(Date.now(), 'Asia/Jakarta')
  const tahun = Number(kini.slice(0, 4))
  for (const [i, p] of c.prodi.entries()) {
    const sisa = c.lengkap ? BERAKHIR[p.kode] : undefined
    const akhir = sisa === undefined ? `${tahun + 2 + (i % 3)}-0${1 + (i % 9)}-15` : hariSesudah(kini, sisa)
    const mulai = hariSesudah(tambahTahun(akhir, -5), 1)
    tambah({
      prodi: i,
      lembaga: 'BAN-PT',
      peringkat: PERINGKAT_LAMA[i % 4] ?? 'B',
      nilai: 301 + ((i * 13) % 80),
      mulai: tambahTahun(mulai, -5),
      akhir: hariSesudah(mulai, -1),
    })
    tambah({ prodi: i, lembaga: LEMBAGA[p.bidang], peringkat: PERINGKAT_BARU[i % 4] ?? 'BS', nilai: 311 + ((i * 17) % 80), mulai, akhir })
  }
  tambah({ prodi: null, lembaga: 'BAN-PT', peringkat: 'B', nilai: 338, mulai: `${tahun - 8}-05-04`, akhir: `${tahun - 3}-05-03` })
  tambah({ prodi: null, lembaga: 'BAN-PT', peringkat: 'BS', nilai: 342, mulai: `${tahun - 3}-05-04`, akhir: `${tahun + 2}-05-03` })
  return rowsOf('akreditasi', rows)
}

function konsentrasi(c: CollegeSeed): TableRows {
  const rows = c.prodi.flatMap((p, i) => (KONSENTRASI[p.kode] ?? []).map((nama, k) => ({ p, i, nama, k })))
  return rowsOf(
    'konsentrasi',
    rows.map(({ p, i, nama, k }, n) => ({
      college_id: c.id,
      id: c.ids('konsentrasi')(n),
      kode: `${p.singkatan}${k + 1}`,
      nama,
      id_prodi: c.ids('prodi')(i),
      sks_minimum: 12,
      kuota: 200,
      aktif: true,
      id_pddikti: c.ids('pddikti_konsentrasi')(n),
    })),
  )
}

/** Answers the rows of faculties, departments, prodi, their accreditation and specialisations. */
export function* unitTables(c: CollegeSeed): Generator<TableRows> {
  if (berfakultas(c)) yield fakultas(c)
  yield jurusan(c)
  yield prodi(c)
  yield akreditasi(c)
  yield konsentrasi(c)
}
